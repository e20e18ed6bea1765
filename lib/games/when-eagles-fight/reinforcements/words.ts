import type { Barred } from '@/lib/calc/bars';
import type { Fact, NotApplied, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, partStep, present, sayIn, step } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { isConversion, isReturning } from '@/lib/games/when-eagles-fight/reinforcements/due';
import type { Arrival } from '@/lib/games/when-eagles-fight/reinforcements/fields';
import type { Arriving, ReinforcementsFinding } from '@/lib/games/when-eagles-fight/reinforcements/finding';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';

export const say = sayIn('reinforcements');

export const doesEnter = ({ outcome }: Arriving): boolean => outcome === 'enters';
export const isPlaced = (one: Arriving): boolean => doesEnter(one) && !isConversion(one.unit);

/** Where a nation's units of this kind enter, in words. */
export const entryOf = ({ nation, turkish }: Arrival): Text =>
  say(`entry.${nation === 'german' && turkish ? 'turkish' : nation}`);
export const placeOf = ({ nation, place }: Arrival): Text =>
  say(place === 'city' ? `city.${nation}` : `place.${place}`);

export const whyOf = ({ unit, due }: Arriving, { id }: Barred): Text => {
  const params = { due: due ?? 0, entry: entryOf(unit), place: placeOf(unit) };
  if (id === 'unmet') return say(`bar.unmet.${unit.cause}`, params);
  if (id === 'late' && isConversion(unit)) return say('bar.lateConversion', params);
  return say(`bar.${id}`, params);
};

export const factsOf = ({ input, units }: ReinforcementsFinding): readonly Fact[] => [
  fact(say('facts.turn', { turn: input.turn }), '5.1'),
  ...units.map(({ unit, rule }) =>
    fact(say('facts.unit', { who: unitName(unit), cause: say(`options.cause.${unit.cause}`) }), rule),
  ),
];

/** The rule under which a unit enters. */
export const enterRule = ({ unit, rule }: Arriving): Rule =>
  isConversion(unit) || unit.cause === 'rebuilt' ? rule : unit.nation === 'romanian' ? '10.4' : '10.2';

/** At which strength a unit comes (10.7, 10.12; question `returning-strength`). */
export function strengthOf({ cause, nation }: Arrival): Text {
  if (cause === 'rebuilt') return say('strength.rebuilt');
  return say(nation === 'austro-hungarian' && isReturning({ cause }) ? 'strength.side' : 'strength.full');
}

/** Whether it may go on by rail at once (10.7, 11.2, 11.5). */
export function railOf({ nation, place }: Arrival): { readonly words: Text; readonly rule: Rule } {
  if (nation === 'romanian') return { words: say('rail.romanian'), rule: '11.5' };
  if (place === 'west') return { words: say('rail.west'), rule: '10.7' };
  return { words: say(place === 'south' ? 'rail.south' : 'rail.city'), rule: '11.2' };
}

export function stepsOf({ input, units }: ReinforcementsFinding): readonly Step[] {
  if (!units.length) return [step('nobody', '10.1', say('step.nobody', { turn: input.turn }))];
  return units.flatMap((one, i): readonly Step[] => {
    const { unit, barred, rule, due } = one;
    const who = unitName(unit);
    if (barred.length)
      return barred.map((bar) =>
        partStep(bar.id, `${bar.id}-${i}`, bar.rule, say('step.stop', { who, why: whyOf(one, bar) })),
      );
    const when = unit.cause !== 'rebuilt' && step(`due-${i}`, rule, say('step.due', { who, due: due ?? input.turn }));
    if (isConversion(unit)) return present(when, step(`enters-${i}`, '10.14', say('step.converted', { who })));
    const rail = railOf(unit);
    return present(
      when,
      step(`enters-${i}`, enterRule(one), say('step.enters', { who, place: placeOf(unit) })),
      step(
        `able-${i}`,
        unit.cause === 'rebuilt' ? '10.12' : '10.7',
        say('step.able', { who, strength: strengthOf(unit) }),
      ),
      step(`rail-${i}`, rail.rule, say('step.rail', { who, rail: rail.words })),
    );
  });
}

export function notAppliedOf({ units }: ReinforcementsFinding): readonly NotApplied[] {
  const hit = new Set(units.flatMap(({ barred }) => barred.map(({ id }) => id)));
  const free = (units[0]?.free ?? []).filter(({ id }) => !hit.has(id));
  return present(
    free.map(({ id, rule }) => notApplied(id, rule, say(`free.${id}`))),
    notApplied('spread', '10.2', say('not.spread')),
    notApplied('keep', '10.6', say('not.keep')),
  );
}

export function openOf({ units }: ReinforcementsFinding): readonly OpenPoint[] {
  const some = (is: (unit: Arrival, one: Arriving) => boolean): boolean => units.some((one) => is(one.unit, one));
  return openPoints(say, [
    {
      id: 'city',
      rule: '10.2',
      dispute: 'reinforcement-city',
      when: some(({ place, supply }) => place === 'city' && supply !== 'edge'),
    },
    {
      id: 'proper',
      rule: '10.2',
      dispute: 'city-russian-proper',
      when: some(({ nation, place }) => nation === 'russian' && (place === 'city' || place === 'poland')),
    },
    { id: 'turkish', rule: '10.2', dispute: 'tu-corps-entry', when: some(({ turkish }) => turkish) },
    {
      id: 'rail',
      rule: '10.7',
      dispute: 'reinforcements-strategic',
      when: some(({ place, nation }, one) => isPlaced(one) && place !== 'west' && nation !== 'romanian'),
    },
    { id: 'strength', rule: '10.7', dispute: 'returning-strength', when: some((unit) => isReturning(unit)) },
    { id: 'guard', rule: '10.16', dispute: 'guard-corps-return', when: some(({ cause }) => cause === 'guard') },
    { id: 'italy', rule: '7.2.J', dispute: 'event-j-once', when: some(({ cause }) => cause === 'eventJ') },
    { id: 'jassy', rule: '10.4', dispute: 'romania-neutral', when: some(({ nation }) => nation === 'romanian') },
    {
      id: 'edge',
      rule: '10.14',
      dispute: 'edge-supply-by-sea',
      when: some((unit) => isConversion(unit) && (unit.supply === 'sea' || unit.supply === 'limited')),
    },
  ]);
}
