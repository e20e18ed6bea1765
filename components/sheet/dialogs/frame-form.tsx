import { NumberStepper } from '@/components/calculator/form/number-stepper';
import type { DialogProps } from '@/components/sheet/dialogs/props';
import { useKit } from '@/components/sheet/kit-context';
import { useDraft } from '@/components/storage/drafts';
import { cornerOf, frameOf, SHEET_CORNERS, type SheetCorner } from '@/lib/board/hex/corner';
import type { Frame } from '@/lib/board/hex/numbering';
import { useWords } from '@/components/words/words';
import { MAX_SIZE } from '@/lib/sheet/schema';
import { same } from '@/lib/calc/same';

/** Which part of the map the sheet shows, and the game turn. */
export function FrameForm({ desk, id, onDialog }: DialogProps) {
  const t = useWords();
  const { sheet, apply, edits } = desk.state;
  const { kind, orientation, lastTurn, words } = useKit();
  const nameAt = (frame: Frame, where: SheetCorner): string => cornerOf(kind.numbering, orientation, frame, where);
  const name = `${kind.game}/sheet/${id}/frame`;
  const [typedCorner, setCorner, cornerDone] = useDraft(`${name}/corner`, 'south-east');
  const corner = SHEET_CORNERS.find((one) => one === typedCorner) ?? 'south-east';
  const [hex, setHex, hexDone] = useDraft(`${name}/hex`, nameAt(sheet.frame, corner));
  const [columns, setColumns, columnsDone] = useCount(`${name}/columns`, sheet.frame.columns);
  const [rows, setRows, rowsDone] = useCount(`${name}/rows`, sheet.frame.rows);
  const frame = frameOf(kind.numbering, orientation, { corner, hex, columns, rows }, MAX_SIZE);
  const wrong = typeof frame === 'string';
  const lost = wrong ? 0 : edits.lostBy(sheet, frame);
  const put = () => {
    if (wrong) return;
    if (!same(frame, sheet.frame)) apply(edits.setFrame(frame));
    for (const done of [cornerDone, hexDone, columnsDone, rowsDone]) done();
    onDialog(undefined);
  };
  return (
    <form
      className="grid gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      <p className="text-sm text-soft">{t('hex-sheet.frame.hint')}</p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <label className="grid text-xs font-semibold text-soft">
          {t('hex-sheet.frame.hex')}
          <input
            type="text"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={4}
            value={hex}
            aria-invalid={wrong || undefined}
            aria-describedby="frame-wrong"
            onChange={(event) => setHex(event.target.value)}
            className="min-h-11 w-20 rounded-lg border border-line bg-card px-3 text-base font-normal text-ink uppercase"
          />
        </label>
        <label className="grid text-xs font-semibold text-soft">
          {t('hex-sheet.frame.corner')}
          <select
            value={corner}
            onChange={(event) => {
              const next = SHEET_CORNERS.find((one) => one === event.target.value) ?? corner;
              if (!wrong) setHex(nameAt(frame, next));
              setCorner(next);
            }}
            className="min-h-11 rounded-lg border border-line bg-card px-2 text-base font-normal text-ink"
          >
            {SHEET_CORNERS.map((one) => (
              <option key={one} value={one}>
                {t(`hex-sheet.frame.corners.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Count label={t('hex-sheet.frame.columns')} value={columns} onChange={setColumns} />
        <Count label={t('hex-sheet.frame.rows')} value={rows} onChange={setRows} />
      </div>
      <p id="frame-wrong" role="status" className={`text-sm ${wrong ? 'text-bad' : lost ? 'text-warn' : 'text-soft'}`}>
        {wrong
          ? t((frame === 'name' && words.name) || `hex-sheet.frame.wrong.${frame}`)
          : lost
            ? t('hex-sheet.frame.lost', { count: lost })
            : t('hex-sheet.frame.reach', { from: nameAt(frame, 'north-west'), to: nameAt(frame, 'south-east') })}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <button type="submit" className="btn btn-primary" disabled={wrong}>
          {t('hex-sheet.frame.put')}
        </button>
      </div>
      <div className="border-t border-line pt-2">
        <p aria-hidden className="mb-0.5 text-xs font-semibold text-soft">
          {t(words.turn)}
        </p>
        <NumberStepper
          label={t(words.turn)}
          value={sheet.turn}
          min={1}
          max={lastTurn}
          onChange={(turn) => turn !== undefined && turn >= 1 && turn <= lastTurn && apply(edits.setTurn(turn))}
        />
      </div>
    </form>
  );
}

/** A number that is kept while it is being changed. */
function useCount(name: string, settled: number): readonly [number, (value: number) => void, () => void] {
  const [typed, type, done] = useDraft(name, String(settled));
  return [Number(typed) || settled, (value) => type(String(value)), done];
}

function Count({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <div>
      <p aria-hidden className="mb-0.5 text-xs font-semibold text-soft">
        {label}
      </p>
      <NumberStepper
        label={label}
        value={value}
        min={1}
        max={MAX_SIZE}
        onChange={(next) => next !== undefined && onChange(next)}
      />
    </div>
  );
}
