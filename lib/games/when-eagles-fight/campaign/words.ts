import { text, type Block, type Fact, type OpenPoint, type Step, type ValueRow } from '@/lib/calc/evaluation';
import {
  doubtPoints,
  fact,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
  type Doubt,
} from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { isLastTurn, nextTurn, phaseOf } from '@/lib/games/when-eagles-fight/campaign/advance';
import {
  ammunitionCard,
  brusilovCard,
  checkCards,
  commandCard,
  eventsCard,
  unitsCard,
  verdunCard,
} from '@/lib/games/when-eagles-fight/campaign/cards';
import { coming, dueIn, type Due } from '@/lib/games/when-eagles-fight/campaign/due';
import type { ClocksInput } from '@/lib/games/when-eagles-fight/campaign/fields';
import { hasVerdun, meaningNow } from '@/lib/games/when-eagles-fight/campaign/state';
import { lastTurn } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { isPastVerdun } from '@/lib/games/when-eagles-fight/clocks/verdun';
import type { WefData } from '@/lib/games/when-eagles-fight/data';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';

export const say = sayIn('clocks');

export const factsOf = ({ turn }: ClocksInput): readonly Fact[] => [
  fact(say('facts.turn', { turn, year: String(yearOf(turn)) }), '5.1'),
];

export function stepsOf(one: ClocksInput): readonly Step[] {
  const { turn } = one;
  const meaning = meaningNow(one);
  const { box } = phaseOf(one);
  return present(
    step('turn', '5.1', say('step.turn', { turn })),
    meaning &&
      step(
        'event',
        `7.2.${meaning.as}`,
        say(meaning.takes ? 'step.event' : 'step.noEvent', { letter: meaning.rolled, to: meaning.as }),
      ),
    box !== undefined &&
      step('marker', '7.3', say('step.marker'), {
        ...(one.marker !== undefined && turn >= 16 ? { before: one.marker } : {}),
        after: box,
      }),
    isLastTurn(one) && step('last', lastRule(one), say('step.last')),
  );
}

export const openOf = (one: ClocksInput): readonly OpenPoint[] => doubtPoints(say, DOUBTS, one);

/** What makes the turn the last: the end of the scenario, or the marker. */
const lastRule = ({ turn, scenario }: ClocksInput): Rule =>
  turn < lastTurn(scenario) ? '7.3' : scenario === 'schlieffen-east' ? '17.0' : '4.3';

const DOUBTS: readonly Doubt<ClocksInput>[] = [
  { id: 'calendar', rule: '5.2', touches: () => true },
  {
    id: 'verdun-single-ha',
    rule: '7.3',
    touches: (one) => isPastVerdun(one.turn) && !hasVerdun(one) && one.guns > 0,
  },
];

/** What the player sees: the turn, the key to the next one, what is due, then a card a clock. */
export function blocksOf(one: ClocksInput, { cards }: WefData): readonly Block[] {
  return present(
    verdict(one),
    nextBlock(one),
    valuesBlock('due', say('titles.due'), dueIn(one, one.turn).map(dueRow)),
    eventsCard(one),
    verdunCard(one, cards),
    brusilovCard(one),
    ammunitionCard(one),
    commandCard(one),
    checkCards(one, cards),
    unitsCard(one),
    valuesBlock(
      'coming',
      say('titles.coming'),
      coming(one).flatMap(({ turn, due }) =>
        due.map(({ id, rule, params }) => valueRow(say('turn', { turn }), say(`due.${id}`, params), rule)),
      ),
    ),
  );
}

const verdict = (one: ClocksInput): Block =>
  isLastTurn(one)
    ? verdictBlock(say('verdict.last', { turn: one.turn }), 'neutral', lastRule(one))
    : verdictBlock(say('verdict.turn', { turn: one.turn, year: String(yearOf(one.turn)) }), 'neutral', '5.1');

const dueRow = ({ id, rule, params }: Due): ValueRow =>
  valueRow(say(`when.${phaseOfDue(id)}`), say(`due.${id}`, params), rule);

/** The phase in which something falls due (5.2). */
function phaseOfDue(id: string): 'events' | 'units' | 'movement' | 'russian' | 'check' {
  if (['events', 'verdunFirst', 'verdunLast', 'quiet'].includes(id)) return 'events';
  if (['winter', 'start'].includes(id)) return 'movement';
  if (['declare', 'declareLast', 'ammunition', 'ammunitionPlus', 'twoCorps'].includes(id)) return 'russian';
  return ['check', 'end'].includes(id) ? 'check' : 'units';
}

/** The key to the next turn, with what it takes along. */
function nextBlock(one: ClocksInput): readonly Block[] {
  const next = nextTurn(one);
  if (!next) return [];
  const added = (next.past ?? []).filter((past) => !one.past.includes(past));
  const gone = one.past.filter((past) => !next.past?.includes(past));
  const left = (next.away ?? []).length - one.away.length;
  return [
    {
      kind: 'next',
      id: 'turn',
      title: say('titles.next'),
      rows: present(
        valueRow(say('next.turn'), next.turn ?? 0, '5.1'),
        next.marker !== one.marker &&
          next.marker !== undefined &&
          valueRow(say('next.marker'), say('turn', { turn: next.marker }), '7.3'),
        next.guns !== one.guns && valueRow(say('next.guns'), next.guns ?? 0, '7.3'),
        added.map(({ event }) =>
          valueRow(
            say('next.added'),
            say('event', { letter: event, name: text(`events.name.${event}`) }),
            `7.2.${event}`,
          ),
        ),
        gone.map(({ event }) =>
          valueRow(say('next.gone'), say('event', { letter: event, name: text(`events.name.${event}`) }), '4.5'),
        ),
        left !== 0 && valueRow(say('next.away'), (next.away ?? []).length, '10.15'),
      ),
      text: say('next.go', { turn: next.turn ?? 0 }),
      values: next,
    },
  ];
}
