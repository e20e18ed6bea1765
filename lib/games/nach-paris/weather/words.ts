import { D20, saidFaces } from '@/lib/calc/dice';
import {
  text,
  type Block,
  type DieFaces,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type ValueRow,
} from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { signed } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { successOdds } from '@/lib/games/nach-paris/d20-odds';
import { isMarcher } from '@/lib/games/nach-paris/movement/forced-march';
import { RAIN_MF } from '@/lib/games/nach-paris/tables/marching';
import { mayMarch, RAIN_FROM, type Going, type WeatherFinding } from '@/lib/games/nach-paris/weather/finding';

const say = sayIn('weather');

export const factsOf = ({ input }: WeatherFinding): readonly Fact[] => [
  fact(
    say('facts.turn', {
      turn: input.turn,
      heat: input.heat ? 'yes' : 'no',
      rain: input.rain ? 'yes' : 'no',
    }),
    '3.3.2',
  ),
  fact(
    // Nation, rank and steps count for a forced march alone (7.5).
    say(isMarcher(input.kind) ? 'facts.unit' : 'facts.other', {
      nation: text(`unit.options.nation.${input.nation}`),
      kind: text(`unit.options.kind.${input.kind}`),
      rank: input.rank,
      mf: input.mf,
      lost: input.lost,
    }),
    '2.5.9',
  ),
];

export function stepsOf({ input, answer }: WeatherFinding): readonly Step[] {
  const { rain, wet, dry } = answer;
  // Before the roll both are open; the values show them side by side.
  const now = wet && dry ? undefined : (wet ?? dry);
  return present(
    rain !== 'none' && step('roll', '15.1.2', say('step.roll')),
    (rain === 'dry' || rain === 'torrential') && step('result', '15.1.2', say(`step.${rain}`, { die: input.die ?? 0 })),
    wet !== null && [
      step('mf', '15.1.2', say('step.mf'), { before: input.mf, after: wet.mf }),
      step('wetMarch', '15.1.2', say('step.wetMarch')),
      step('attack', '15.1.2', say('step.attack')),
    ],
    input.heat && step('heat', '15.1.1', say('step.heat')),
    input.heat && rain !== 'torrential' && step('heatMarch', '15.1.1', say('step.heatMarch')),
    rain === 'none' && !input.heat && step('fine', '15.1', say('step.fine')),
    now && now.exm1 !== null && step('exm', '7.4.1', say('step.exm', { mf: now.mf, exm1: now.exm1 })),
  );
}

export const notAppliedOf = ({ input, answer }: WeatherFinding): readonly NotApplied[] =>
  present(
    answer.rain === 'none' &&
      notApplied('rain', input.rain ? '3.2.2' : '15.1.2', say(input.rain ? 'not.firstTurn' : 'not.rain')),
    answer.rain === 'dry' && notApplied('rain', '15.1.2', say('not.dry')),
    !input.heat && notApplied('heat', '15.1.1', say('not.heat')),
    input.heat && answer.rain === 'torrential' && notApplied('heatMarch', '15.1.2', say('not.heatMarch')),
    !isMarcher(input.kind) && notApplied('exm', '7.4.1', say('not.exm')),
    !isMarcher(input.kind) && notApplied('march', '7.5.1', say('not.marchKind')),
    isMarcher(input.kind) &&
      !mayMarch(input) &&
      notApplied('march', '7.5.2', say(input.kind === 'cav' ? 'not.marchCav' : 'not.marchInf', { lost: input.lost })),
  );

function verdictOf({ input, answer }: WeatherFinding): Block {
  const heat = input.heat ? 'yes' : 'no';
  const tone = answer.rain === 'torrential' ? 'no' : 'neutral';
  return verdictBlock(
    say(`verdict.${answer.rain}`, { heat }),
    tone,
    answer.rain !== 'none' ? '15.1.2' : input.heat ? '15.1.1' : input.rain ? '3.2.2' : '15.1',
  );
}

function rowsOf({ input, answer }: WeatherFinding): readonly ValueRow[] {
  const { dry, wet } = answer;
  const both = (of: (going: Going) => number | string | Text): ValueRow['value'] =>
    dry && wet ? say('values.both', { dry: of(dry), wet: of(wet) }) : (dry ?? wet) ? of((dry ?? wet) as Going) : '';
  const row = (id: string, rule: Rule, value: ValueRow['value']): ValueRow =>
    valueRow(say(`values.${id}`), value, rule);
  return [
    row(
      'mf',
      wet ? '15.1.2' : '2.5.9',
      both(({ mf }) => mf),
    ),
    row(
      'exm1',
      '7.4.1',
      both(({ exm1 }) => exm1 ?? say('values.noExm1')),
    ),
    row(
      'march',
      '7.5.3',
      both(({ march }) => (march ? signed(march) : say('values.noMarch'))),
    ),
    row(
      'train',
      '12.3.4',
      both(({ train }) => train),
    ),
    row('cab', '15.1.1', input.heat ? '−1' : '0'),
    row('attack', '15.1.2', dry && wet ? say('values.both', { dry: '0', wet: '+4' }) : wet ? '+4' : '0'),
  ];
}

export function blocksOf(finding: WeatherFinding): readonly Block[] {
  const { rain, chance } = finding.answer;
  return present(
    verdictOf(finding),
    rain === 'roll' &&
      successOdds('rain', chance, say('odds.title', { from: RAIN_FROM }), say('odds.torrential'), say('odds.dry')),
    valuesBlock('effects', say(rain === 'roll' ? 'values.titleBoth' : 'values.title'), rowsOf(finding)),
  );
}

/** What each face of the rain roll brings, where one is made (15.1.2). */
export const facesOf = ({ answer: { rain } }: WeatherFinding): readonly DieFaces[] =>
  rain === 'roll' || rain === 'dry' || rain === 'torrential'
    ? [
        saidFaces(
          'die',
          say('face.needs', { from: RAIN_FROM }),
          (face) => say(face >= RAIN_FROM ? 'face.torrential' : 'face.dry'),
          D20,
        ),
      ]
    : [];

export const openOf = ({ input, answer: { wet } }: WeatherFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: 'trains',
      rule: '15.1.2',
      dispute: 'torrential-rain-odds',
      params: { mf: RAIN_MF },
      when: wet !== null,
    },
    { id: 'exm', rule: '7.4.1', dispute: 'exm-which-mf', when: wet !== null && isMarcher(input.kind) },
    { id: 'heat', rule: '15.1.1', dispute: 'heat-and-fom', when: input.heat },
  ]);
