import { barLines, type Barred } from '@/lib/calc/bars';
import { text, type Fact, type NotApplied, type OpenPoint, type Step, type Text } from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, partStep, present, sayIn, step } from '@/lib/calc/ledger';
import type { ReplacementsFinding, Served } from '@/lib/games/when-eagles-fight/replacements/finding';
import { MOST_SAVED } from '@/lib/games/when-eagles-fight/replacements/fields';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';

export const say = sayIn('replacements');

export const nationName = ({ input }: ReplacementsFinding): Text => say(`nation.${input.nation}`);
const eventName = (letter: string): Text => say('event', { letter, name: text(`events.name.${letter}`) });
export const nameOf = ({ input }: ReplacementsFinding, { unit }: Served) => unitName({ ...unit, nation: input.nation });

/** What a unit gets: back to full strength on the map, or out of the dead pile on one of its sides. */
export const whatOf = ({ input }: ReplacementsFinding, { unit, side, cost }: Served): Text =>
  say(
    unit.where === 'map'
      ? 'what.restored'
      : cost === 2
        ? 'what.full'
        : side === 'back'
          ? input.nation === 'austro-hungarian'
            ? 'what.back'
            : 'what.reduced'
          : 'what.oneStep',
  );

export const whyOf = ({ unit, cost, left, side }: Served, { id }: Barred): Text =>
  say(id === 'supply' ? `bar.supply.${unit.supply}` : `bar.${id}`, {
    cost,
    left: left ?? 0,
    side: say(`side.${side}`),
  });

export const factsOf = (finding: ReplacementsFinding): readonly Fact[] => {
  const { input, printed } = finding;
  const how = printed === undefined ? 'unknown' : input.printed === undefined ? 'card' : 'typed';
  return present(
    fact(say('facts.turn', { turn: input.turn, nation: nationName(finding) }), '10.8'),
    input.nation !== 'romanian' && fact(say(`facts.${how}`, { steps: printed ?? 0, turn: input.turn }), '10.8'),
    fact(say('facts.when'), '10.11'),
  );
};

/** What the turn brings, from the track to what may be used. */
function incomeSteps(finding: ReplacementsFinding): readonly Step[] {
  const { input, meaning, printed, changes, arrive, saved, taken, total } = finding;
  return present(
    meaning &&
      meaning.takes &&
      meaning.as !== meaning.rolled &&
      step('event', `7.2.${meaning.rolled}`, say('step.event', { event: eventName(meaning.rolled), as: meaning.as })),
    input.nation !== 'romanian' &&
      step('track', '10.8', say(printed === undefined ? 'step.unknown' : 'step.track'), {
        after: printed ?? '?',
      }),
    changes.map(({ id, rule, before, after }) =>
      step(id, rule, say(`step.${id}`, { event: meaning ? meaning.as : '' }), {
        before: before ?? '?',
        after: after ?? '?',
      }),
    ),
    taken > 0 && step('taken', '7.2.K', say('step.taken', { taken })),
    saved > 0 && step('saved', '10.9', say('step.saved', { saved }), { before: arrive ?? '?', after: total ?? '?' }),
  );
}

export function stepsOf(finding: ReplacementsFinding): readonly Step[] {
  const { units, kept, lost, most } = finding;
  const served = units.flatMap((one, i): readonly Step[] => {
    const who = nameOf(finding, one);
    if (one.barred.length)
      return one.barred.map((bar) =>
        partStep(bar.id, `${bar.id}-${i}`, bar.rule, say('step.stop', { who, why: whyOf(one, bar) })),
      );
    const rule = one.unit.where === 'map' ? '10.11' : '10.12';
    const words = say('step.serves', { who, what: whatOf(finding, one), cost: one.cost });
    return [
      step(
        `serves-${i}`,
        rule,
        words,
        one.left === undefined ? undefined : { before: one.left + one.cost, after: one.left },
      ),
    ];
  });
  return present(
    incomeSteps(finding),
    served,
    kept !== undefined && kept > 0 && step('kept', '10.9', say('step.kept', { kept, most })),
    lost !== undefined &&
      lost > 0 &&
      step('lost', most === 0 ? '7.2.K' : '10.9', say(most === 0 ? 'step.lostVerdun' : 'step.lost', { lost, most })),
    finding.input.nation === 'romanian' && !units.length && step('none', '10.8', say('step.none')),
  );
}

export function notAppliedOf(finding: ReplacementsFinding): readonly NotApplied[] {
  const { meaning, unchanged, units, input, most } = finding;
  const hit = new Set(units.flatMap(({ barred }) => barred.map(({ id }) => id)));
  const free = (units[0]?.free ?? []).filter(({ id }) => !hit.has(id));
  return present(
    meaning &&
      !meaning.takes &&
      notApplied('noEvent', `7.2.${meaning.as}`, say('not.noEvent', { event: eventName(meaning.rolled) })),
    barLines(unchanged, (id) => say(`not.${id}`)),
    input.nation === 'german' && most > 0 && notApplied('verdun', '7.2.K', say('not.verdun', { most: MOST_SAVED })),
    barLines(free, (id) => say(`free.${id}`)),
    notApplied('lending', '10.8', say('not.lending')),
    notApplied('enemies', '10.11', say('not.enemies')),
  );
}

export function openOf({ input, meaning, changes, units }: ReplacementsFinding): readonly OpenPoint[] {
  const some = (is: (one: Served) => boolean): boolean => units.some(is);
  const rolled = meaning?.rolled;
  return openPoints(say, [
    { id: 'saved', rule: '7.2', dispute: 'event-c-stored', when: changes.some(({ id }) => EVENTS.includes(id)) },
    { id: 'as', rule: '7.2.C', dispute: 'event-c-after-15', when: meaning !== undefined && meaning.as !== rolled },
    { id: 'window', rule: '7.2.K', dispute: 'event-k-turns', when: rolled === 'K' },
    { id: 'italy', rule: '7.2.J', dispute: 'event-j-once', when: rolled === 'J' },
    {
      id: 'asterisk',
      rule: '10.10',
      dispute: 'ah-asterisk',
      when: input.nation === 'austro-hungarian' && some(({ unit }) => unit.asterisk !== 'none'),
    },
    {
      id: 'sea',
      rule: '10.11',
      dispute: 'edge-supply-by-sea',
      when: some(({ unit }) => unit.where === 'map' && (unit.supply === 'sea' || unit.supply === 'limited')),
    },
    {
      id: 'schlieffen',
      rule: '17.0',
      dispute: 'schlieffen-replacements',
      when: input.scenario === 'schlieffen-east' && (input.nation === 'german' || input.nation === 'austro-hungarian'),
    },
  ]);
}

/** Changes that an event makes. */
const EVENTS: readonly string[] = ['west', 'isonzo', 'italy'];
