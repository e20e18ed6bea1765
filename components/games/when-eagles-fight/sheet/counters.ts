import { drawn, type RosterUnit } from '@/components/calculator/counters/roster';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { kindsOf, newUnit, UNIT_NATIONS } from '@/components/games/when-eagles-fight/sheet/new-units';
import type { UnitInput, Wef } from '@/components/games/when-eagles-fight/sheet/types';
import type { SheetCounters } from '@/components/sheet/kit';
import { formOf, isAsked } from '@/lib/calc/form';
import { placedUnitSchema, type SheetUnit } from '@/lib/games/when-eagles-fight/sheet/schema';

const printed = placedUnitSchema.omit({ id: true, hex: true, reduced: true, shortage: true, supply: true });
const FIELDS = formOf(printed);

/** A counter as it is put on the sheet, on its full side; what nobody knows of it stays open there. */
export function placed(counter: RosterUnit): UnitInput {
  const nation = UNIT_NATIONS.find((one) => one === counter.nation) ?? 'german';
  const [first = 'infantry'] = kindsOf(nation);
  const kind = kindsOf(nation).find((one) => one === counter.kind) ?? first;
  return printed.parse(drawn(FIELDS, counter, membersOf(newUnit(nation, kind))));
}

const FACTORS = { attack: 'backAttack', defence: 'backDefence', move: 'backMove' } as const;
/** Marks that most counters lack: one that is absent was most likely not looked for. */
const MARKS: readonly string[] = ['asterisk', 'guard'];

/** What a typed unit tells of its counter: the factors of the side that lies up, front or back (2.9, 2.11). */
function told(unit: SheetUnit): Members {
  const up: Readonly<Record<string, string>> = unit.reduced ? FACTORS : {};
  return Object.fromEntries(
    Object.entries(membersOf(unit)).flatMap(([name, value]) =>
      MARKS.includes(name) && value === false ? [] : [[up[name] ?? name, value]],
    ),
  );
}

/** A counter as a unit of the sheet shows it: with the factors of the side that lies up (2.9, 2.11). */
function shown(counter: RosterUnit, { reduced }: SheetUnit): RosterUnit {
  if (!reduced) return counter;
  return { ...counter, ...Object.fromEntries(Object.entries(FACTORS).map(([front, back]) => [front, counter[back]])) };
}

/** How the player's counters stand on the sheet. */
export const COUNTERS: SheetCounters<Wef> = {
  fields: FIELDS,
  main: (unit) => FIELDS.filter((field) => isAsked(field, FIELDS, unit)),
  placed,
  told,
  shown,
};
