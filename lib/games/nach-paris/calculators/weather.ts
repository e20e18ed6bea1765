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
import { calculator } from '@/lib/calc/calculator';
import { D20, diceFor, plainDice, saidFaces } from '@/lib/calc/dice';
import {
  text,
  type Block,
  type DieFaces,
  type Evaluation,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Refusal,
  type Step,
  type ValueRow,
  type Wanted,
} from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { successOdds } from '@/lib/games/nach-paris/d20-odds';
import { isMarcher } from '@/lib/games/nach-paris/movement/forced-march';
import {
  goingOf,
  mayMarch,
  RAIN_FROM,
  rainOf,
  weatherSchema,
  type Going,
  type Rain,
  type WeatherInput,
} from '@/lib/games/nach-paris/weather';
import { fraction, ONE, ZERO, type Fraction } from '@/lib/prob/fraction';
import { RAIN_MF, HEAT_CAB, RAIN_ATTACK } from '@/lib/games/nach-paris/tables/marching';

export interface WeatherAnswer {
  readonly rain: Rain;
  /** chance of torrential rain, from here on */
  readonly chance: Fraction;
  /** change of every unit's CAB */
  readonly cab: number;
  /** modifier of combat for every attacker if it pours */
  readonly attack: number;
  /** the unit's movement; the one that cannot come about any more is null */
  readonly dry: Going | null;
  readonly wet: Going | null;
}

const say = sayIn('weather');
const CHANCE = fraction(21 - RAIN_FROM, 20);
const chanceOf = (rain: Rain): Fraction => (rain === 'roll' ? CHANCE : rain === 'torrential' ? ONE : ZERO);

interface Finding {
  readonly input: WeatherInput;
  readonly answer: WeatherAnswer;
}

function settle(input: WeatherInput): Finding {
  const rain = rainOf(input);
  const answer: WeatherAnswer = {
    rain,
    chance: chanceOf(rain),
    cab: input.heat ? HEAT_CAB : 0,
    attack: rain === 'torrential' || rain === 'roll' ? RAIN_ATTACK : 0,
    dry: rain === 'torrential' ? null : goingOf(input, false),
    wet: rain === 'torrential' || rain === 'roll' ? goingOf(input, true) : null,
  };
  return { input, answer };
}

const factsOf = ({ input }: Finding): readonly Fact[] => [
  fact(
    say('facts.turn', {
      turn: input.turn,
      heat: input.heat ? 'yes' : 'no',
      rain: input.rain ? 'yes' : 'no',
    }),
    '3.3.2',
  ),
  fact(
    say('facts.unit', {
      nation: text(`unit.options.nation.${input.nation}`),
      kind: text(`unit.options.kind.${input.kind}`),
      rank: input.rank,
      mf: input.mf,
      lost: input.lost,
    }),
    '2.5.9',
  ),
];

function stepsOf({ input, answer }: Finding): readonly Step[] {
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

const notAppliedOf = ({ input, answer }: Finding): readonly NotApplied[] =>
  present(
    answer.rain === 'none' &&
      notApplied('rain', input.rain ? '3.2.2' : '15.1.2', say(input.rain ? 'not.firstTurn' : 'not.rain')),
    answer.rain === 'dry' && notApplied('rain', '15.1.2', say('not.dry')),
    !input.heat && notApplied('heat', '15.1.1', say('not.heat')),
    input.heat && answer.rain === 'torrential' && notApplied('heatMarch', '15.1.2', say('not.heatMarch')),
    !isMarcher(input.kind) && notApplied('exm', '7.4.1', say('not.exm')),
    !mayMarch(input) && notApplied('march', '7.5.2', say('not.march')),
  );

function verdictOf({ input, answer }: Finding): Block {
  const heat = input.heat ? 'yes' : 'no';
  const tone = answer.rain === 'torrential' ? 'no' : 'neutral';
  return verdictBlock(
    say(`verdict.${answer.rain}`, { heat }),
    tone,
    answer.rain !== 'none' ? '15.1.2' : input.heat ? '15.1.1' : input.rain ? '3.2.2' : '15.1.2',
  );
}

function rowsOf({ input, answer }: Finding): readonly ValueRow[] {
  const { dry, wet } = answer;
  const both = (of: (going: Going) => number | string): ValueRow['value'] =>
    dry && wet ? say('values.both', { dry: of(dry), wet: of(wet) }) : (dry ?? wet) ? of((dry ?? wet) as Going) : '';
  const row = (id: string, rule: string, value: ValueRow['value']): ValueRow =>
    valueRow(say(`values.${id}`), value, rule);
  return [
    row(
      'mf',
      '15.1.2',
      both(({ mf }) => mf),
    ),
    row(
      'exm1',
      '7.4.1',
      both(({ exm1 }) => exm1 ?? '—'),
    ),
    row(
      'march',
      '7.5.3',
      both(({ march }) => (march ? signed(march) : '—')),
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

function blocksOf(finding: Finding): readonly Block[] {
  const { rain, chance } = finding.answer;
  return present(
    verdictOf(finding),
    rain === 'roll' &&
      successOdds('rain', chance, say('odds.title', { from: RAIN_FROM }), say('odds.torrential'), say('odds.dry')),
    valuesBlock('effects', say(rain === 'roll' ? 'values.titleBoth' : 'values.title'), rowsOf(finding)),
  );
}

/** What each face of the rain roll brings, where one is made (15.1.2). */
const facesOf = ({ answer: { rain } }: Finding): readonly DieFaces[] =>
  rain === 'roll'
    ? [
        saidFaces(
          'die',
          say('face.needs', { from: RAIN_FROM }),
          (face) => say(face >= RAIN_FROM ? 'face.torrential' : 'face.dry'),
          D20,
        ),
      ]
    : [];

const openOf = ({ input, answer: { wet } }: Finding): readonly OpenPoint[] =>
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

function evaluate(input: WeatherInput, _data: unknown, wanted?: Wanted): Result<Evaluation<WeatherAnswer>, Refusal> {
  const finding = settle(input);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks: blocksOf(finding), data: finding.answer },
    open: openOf(finding),
    ...diceFor(wanted, () => {
      const before = settle({ ...input, die: undefined });
      return { ...plainDice(input, ['die'], () => blocksOf(before)), faces: facesOf(before) };
    }),
  });
}

/** Heat and torrential rain: the roll, and what is left of a unit's movement (15). */
export const weather = calculator({
  id: 'nach-paris/weather',
  game: 'nach-paris',
  tables: ['weather', 'forced-march'],
  schema: weatherSchema,
  evaluate,
});
