import type { ReactNode } from 'react';
import type { HexProps } from '@/components/sheet/kit';
import { Icon } from '@/components/sheet/panel/icon';
import type { SheetTypes, UnitIn } from '@/components/sheet/types';
import { useWords } from '@/components/words/words';
import { moveUnits, removeUnit } from '@/lib/sheet/edits';

interface Props<G extends SheetTypes> extends HexProps<G> {
  /** the unit whose values are open to be changed */
  readonly open: string | undefined;
  onOpen(id: string | undefined): void;
  /** how the unit looks, what it is called, and the rest of it in one line */
  readonly sign: (unit: UnitIn<G>) => ReactNode;
  readonly name: (unit: UnitIn<G>) => string;
  readonly detail: (unit: UnitIn<G>) => string;
  /** keys before those that every unit has, in the same bar */
  readonly keys?: (unit: UnitIn<G>) => ReactNode;
  readonly editor: (unit: UnitIn<G>) => ReactNode;
  /** ways to add units */
  readonly children: ReactNode;
}

/** The units of a hex, the top one first: moved, put on top, copied, taken off, and changed. */
export function UnitList<G extends SheetTypes>(props: Props<G>) {
  const t = useWords();
  const { desk, hex, open, onOpen, editor, children } = props;
  const units = [...((desk.view.unitsAt.get(hex) ?? []) as readonly UnitIn<G>[])].reverse();
  return (
    <section aria-label={t('hex-sheet.panel.units')} className="grid gap-2">
      {units.length === 0 && <p className="text-soft">{t('hex-sheet.panel.noUnits')}</p>}
      <ul className="grid">
        {units.map((unit) => (
          <li key={unit.id} className="border-b border-line py-1 last:border-0">
            <UnitRow
              {...props}
              unit={unit}
              shown={open === unit.id}
              onEdit={() => onOpen(open === unit.id ? undefined : unit.id)}
            />
            {open === unit.id && editor(unit)}
          </li>
        ))}
      </ul>
      {units.length > 1 && (
        <button
          type="button"
          className="btn w-fit"
          onClick={() => desk.move({ ids: units.map(({ id }) => id), from: hex })}
        >
          {t('board.move.all', { count: units.length })}
        </button>
      )}
      {children}
    </section>
  );
}

interface RowProps<G extends SheetTypes> extends Pick<Props<G>, 'desk' | 'sign' | 'name' | 'detail' | 'keys'> {
  readonly unit: UnitIn<G>;
  readonly shown: boolean;
  onEdit(): void;
}

function UnitRow<G extends SheetTypes>({ desk, unit, shown, onEdit, sign, name: nameOf, detail, keys }: RowProps<G>) {
  const t = useWords();
  const { state } = desk;
  const name = nameOf(unit);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <button
        type="button"
        className="flex min-h-11 min-w-32 flex-1 items-center gap-2 text-left"
        aria-expanded={shown}
        onClick={onEdit}
      >
        {sign(unit)}
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-soft">{detail(unit)}</span>
        </span>
      </button>
      <div className="ml-auto flex -space-x-px">
        {keys?.(unit)}
        <button
          type="button"
          className="btn rounded-none px-2.5 first:rounded-l-lg"
          aria-label={t('board.unit.move', { unit: name })}
          onClick={() => desk.move({ ids: [unit.id], from: desk.view.index.get(unit.hex) ?? -1 })}
        >
          {t('board.unit.moveShort')}
        </button>
        <button
          type="button"
          className="btn rounded-none px-0"
          aria-label={t('hex-sheet.unit.top', { unit: name })}
          onClick={() => state.apply(moveUnits([unit.id], unit.hex))}
        >
          <Icon name="top" />
        </button>
        <button
          type="button"
          className="btn rounded-none px-0"
          aria-label={t('hex-sheet.unit.copy', { unit: name })}
          onClick={() => state.apply(state.edits.copyUnit(unit.id))}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className="btn rounded-l-none px-0"
          aria-label={t('board.unit.remove', { unit: name })}
          onClick={() => state.apply(removeUnit(unit.id))}
        >
          <Icon name="remove" />
        </button>
      </div>
    </div>
  );
}
