import { changeUnit, flipUnit, removeUnits } from '@/components/games/paths-of-glory/board/edits';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { UnitSymbol } from '@/components/games/paths-of-glory/units/unit-symbol';
import { factorsText } from '@/components/games/paths-of-glory/units/use-units';
import { useWords } from '@/components/words/words';
import type { BoardUnit } from '@/lib/games/paths-of-glory/board/state';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly unit: BoardUnit;
  /** its place in the space's stack */
  readonly place: number;
}

/** One counter: its supply, and turning it over, moving it, taking it off. */
export function UnitRow({ desk, scene, unit, place }: Props) {
  const t = useWords();
  const { type, face, space } = unit;
  const name = desk.names.unit(unit);
  const cut = !scene.traced.get(unit.id)?.inSupply;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-1.5 last:border-0">
      <UnitSymbol kind={type.kind} side={unit.side} face={face} />
      <p className="min-w-24 flex-1 leading-tight">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-soft">
          {factorsText(type[face].cf, type[face].lf, face)} ·{' '}
          <span className={cut ? 'font-semibold text-bad' : ''}>{t(cut ? 'board.supply.out' : 'board.supply.in')}</span>
        </span>
      </p>
      <div className="ml-auto flex -space-x-px">
        {type.designations && type.designations.length > 1 && (
          <Designation desk={desk} scene={scene} unit={unit} place={place} />
        )}
        <button
          type="button"
          className="btn rounded-r-none px-2.5 first:rounded-l-lg not-first:rounded-l-none"
          aria-label={t('board.unit.flip', { unit: name })}
          onClick={() => desk.board.apply(flipUnit(space, place))}
        >
          {t('board.unit.flipShort')}
        </button>
        <button
          type="button"
          className="btn rounded-none px-2.5"
          aria-label={t('board.unit.move', { unit: name })}
          onClick={() => desk.move({ from: space, places: [place] })}
        >
          {t('board.unit.moveShort')}
        </button>
        <button
          type="button"
          className="btn rounded-l-none px-0"
          aria-label={t('board.unit.remove', { unit: name })}
          onClick={() => desk.board.apply(removeUnits(space, [place]))}
        >
          <span aria-hidden>✕</span>
        </button>
      </div>
    </li>
  );
}

/** Which of the counters of its type it is. */
function Designation({ desk, scene, unit, place }: Props) {
  const t = useWords();
  const taken = new Set(
    scene.board.units
      .filter((one) => one.type.id === unit.type.id && one.id !== unit.id)
      .map(({ designation }) => designation),
  );
  const free = (unit.type.designations ?? []).filter((name) => !taken.has(name));
  return (
    <select
      aria-label={t('board.unit.number', { unit: desk.names.unit(unit) })}
      value={unit.designation ?? ''}
      onChange={(event) =>
        desk.board.apply(changeUnit(unit.space, place, { designation: event.target.value || undefined }))
      }
      className="min-h-11 w-15 rounded-l-lg border border-line bg-card pl-2"
    >
      <option value="">–</option>
      {free.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
