import { encodeInput } from '@/lib/calc/address';
import type { Block, Fact, NotApplied, OpenPoint, Taken, TextParam } from '@/lib/calc/evaluation';
import { formOf } from '@/lib/calc/form';
import { notApplied, openPoints, present, sayIn, valueRow } from '@/lib/calc/ledger';
import { once } from '@/lib/core/once';
import type { Lacks } from '@/lib/games/when-eagles-fight/attack/conditions';
import { attackSchema, type AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import type { SheetAttack } from '@/lib/games/when-eagles-fight/attack/on-sheet';
import { listed } from '@/lib/games/when-eagles-fight/unit-words';

/* What a sheet adds to the answer of an attack: where it was read off, what it left open, other hexes to attack. */

const say = sayIn('attack');
const form = once(() => formOf(attackSchema));

/** The rule of each thing that a sheet may leave open. */
const GAPS = {
  terrain: '13.13',
  country: '13.14',
  attack: '2.9',
  defence: '2.9',
  steps: '2.11',
  supply: '9.1',
} as const;

/** What counts in the place of what the sheet does not say. */
const taken = ({ terrain, country, attackFactor, defenceFactor }: AttackInput) => ({
  terrain: say(`options.terrain.${terrain}`),
  country: say(`options.country.${country}`),
  attack: attackFactor,
  defence: defenceFactor,
});

/** Units by what they are called, those that are called alike once: three Russian corps of one hex. */
const namesOf = (names: readonly TextParam[]): TextParam =>
  listed([...new Map(names.map((name) => [JSON.stringify(name), name])).values()]);

/** The units that a gap is about, where it is about some. */
const lackingIn = ({ attack, defence, attackerSteps, defenderSteps }: Lacks) => ({
  attack: { units: namesOf(attack) },
  defence: { units: namesOf(defence) },
  steps: { units: namesOf([...attackerSteps, ...defenderSteps]) },
  terrain: {},
  country: {},
  supply: {},
});

/** The same attack entered by hand, to be changed there. */
const byHand = (input: AttackInput) => ({
  tool: 'attack',
  text: say('link.byHand'),
  query: encodeInput(form(), { ...input }),
});

export function blocksOf({ view, input, target, from, targets }: SheetAttack): readonly Block[] {
  const name = (hex: number): string => view.names[hex] ?? '';
  return [
    {
      kind: 'values',
      id: 'onSheet',
      title: say('value.onSheet'),
      rows: input.attackers.map(({ from: direction, units }, i) =>
        valueRow(
          say('value.from', { hex: name(from[i] ?? -1), where: say(`options.from.${direction}`) }),
          say('value.unitsFrom', { units: units.length }),
          '13.3',
        ),
      ),
      link: byHand(input),
    },
    {
      kind: 'choices',
      id: 'target',
      title: say('value.targets'),
      rule: '13.3',
      options: targets.map((hex) => ({
        id: name(hex),
        text: say('value.target', { hex: name(hex), units: view.unitsAt.get(hex)?.length ?? 0 }),
        assumed: hex === target,
      })),
    },
  ];
}

export const factsOf = ({ fact, facts }: SheetAttack): readonly Fact[] => [fact, ...facts];

/** What the sheet decides, whatever was entered in the fields. */
export const takenOf = ({ told, given, input }: SheetAttack): readonly Taken[] => [
  ...told.map((field) => ({ field, value: input[field], from: input.target, fixed: true })),
  ...(given ? [] : [{ field: 'target', value: input.target, from: say('value.firstTarget') }]),
];

export const notAppliedOf = ({ barred, beyond }: SheetAttack): readonly NotApplied[] =>
  present(
    barred.length > 0 && notApplied('barred', '12.11', say('not.barred', { hexes: listed(barred) })),
    beyond.length > 0 && notApplied('beyond', '14.3', say('not.beyond', { hexes: listed(beyond) })),
  );

export function openOf({ gaps, input, lacks, given, targets }: SheetAttack): readonly OpenPoint[] {
  const [values, units] = [taken(input), lackingIn(lacks)];
  return openPoints(say, [
    ...[...new Set(gaps)].map((gap) => ({
      id: `gap.${gap}`,
      rule: GAPS[gap],
      params: { ...values, ...units[gap] },
      when: true,
    })),
    { id: 'noTarget', rule: '13.3', params: { hex: input.target }, when: !given && targets.length > 1 },
  ]);
}
