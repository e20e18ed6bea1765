import type { Desk } from '@/components/sheet/kit';
import { Palette } from '@/components/sheet/panel/palette';
import { TracePanel } from '@/components/sheet/trace/trace-panel';
import { PANEL_ID } from '@/components/sheet/use-cursor';
import { useWords } from '@/components/words/words';

interface Props {
  readonly desk: Desk;
  readonly wide: boolean;
}

/**
 * What belongs to the mode: beside the sheet where there is room, with the hex that is pointed at; else a drawer under
 * it.
 */
export function Panel({ desk, wide }: Props) {
  const t = useWords();
  const { mode, cursor, view, kit } = desk;
  const { HexPanel } = kit;
  const told = t(`hex-sheet.hint.${mode === 'units' && !kit.units.faced ? 'unitsPlain' : mode}`);
  if (!wide && (!desk.drawer || mode === 'look')) return null;
  const tool = mode === 'trace' && kit.trace ? <TracePanel desk={desk} kit={kit.trace} /> : <Palette desk={desk} />;
  const hint = mode !== 'trace' && <p className="text-sm text-soft">{told}</p>;
  if (!wide) {
    return (
      <section
        aria-label={t(`hex-sheet.modes.${mode}`)}
        className={`board-panel border-t border-line bg-paper px-3 py-1 ${mode === 'trace' ? 'board-panel-steady' : ''}`}
      >
        {tool}
        {mode !== 'trace' && <p className="text-xs text-soft">{told}</p>}
      </section>
    );
  }
  return (
    <section
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={t(`hex-sheet.modes.${mode}`)}
      className="board-panel bg-paper px-3 py-2"
    >
      <div className="grid gap-3">
        <h2 className="text-lg font-bold">{t(`hex-sheet.panel.mode.${mode}`)}</h2>
        {tool}
        {hint}
      </div>
      {cursor !== undefined && mode !== 'trace' && (
        <div className="mt-4 border-t border-line pt-3">
          <h2 className="mb-2 text-lg font-bold">{view.names[cursor]}</h2>
          <HexPanel key={cursor} desk={desk} hex={cursor} />
        </div>
      )}
    </section>
  );
}
