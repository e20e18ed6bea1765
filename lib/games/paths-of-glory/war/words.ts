import { signed } from '@/lib/core/numbers';
import { text, type Fact, type NotApplied, type OpenPoint, type Step, type Text } from '@/lib/calc/evaluation';
import { LEVELS, PHASE_POINTS } from '@/lib/games/paths-of-glory/war/phase';
import type { WarFinding } from '@/lib/games/paths-of-glory/war/status';

export const key = (path: string): string => `war-status.${path}`;
export const SIDES = ['central', 'allied'] as const;
const LAST_TURN_RULE = { introductory: '5.3.1', 'limited-war': '5.4.1', campaign: '5.5.1' } as const;
export const RESULT_RULE: Readonly<Record<string, string>> = {
  introductory: '5.3.4',
  'limited-war': '5.4.2',
  campaign: '5.5.2.2',
  'campaign-brest-litovsk': '5.5.2.1',
};

/** The inputs as understood. */
export const factsOf = ({ input, turn, answer }: WarFinding): readonly Fact[] => [
  {
    text: text(key('facts.turn'), { turn: turn.name, scenario: text(key(`options.scenario.${input.scenario}`)) }),
    rule: '5.1.1',
  },
  { text: text(key('facts.vp'), { vp: input.vp }), rule: '5.1.1' },
  {
    text: text(key('facts.status'), { central: input.central, allied: input.allied, combined: answer.combined }),
    rule: '9.5.1.3',
    assumed: input.combined === undefined,
  },
];

export const levelText = (level: (typeof LEVELS)[number]): Text => text(key(`options.centralLevel.${level}`));

function levelSteps({ input, checksLevels, answer, bonus }: WarFinding): readonly Step[] {
  if (!checksLevels) return [];
  const rises = SIDES.map((side): Step => {
    const [before, after] = [input[`${side}Level`], answer.levels[side]];
    const name = before === after ? 'levelStays' : 'levelRises';
    return {
      id: `level-${side}`,
      rule: after === 'total' ? '16.1.4' : '16.1.3',
      text: text(key(`step.${name}`), { side: text(key(`side.${side}`)), level: levelText(after) }),
    };
  });
  return [
    ...rises,
    ...(answer.turkeyEnters ? [{ id: 'turkey', rule: '16.1.3.1', text: text(key('step.turkey')) }] : []),
    ...(bonus
      ? [
          {
            id: 'firstToCommit',
            rule: '5.1.3',
            text: text(key('step.firstToCommit'), { vp: bonus }),
            before: answer.vpAfterE1,
            after: answer.vp,
          },
        ]
      : []),
  ];
}

/** The rule that ends the game. */
export function endRule({ input, answer }: WarFinding): string {
  switch (answer.end?.reason) {
    case 'automatic':
      return answer.end.result === 'central' ? '5.2.1' : '5.2.2';
    case 'armistice':
      return '16.2.1';
    case 'total-war':
      return '5.4.1';
    case 'peace':
      return input.tournament ? '5.6.4' : '16.5.2';
    default:
      return LAST_TURN_RULE[input.scenario];
  }
}

function endSteps(finding: WarFinding): readonly Step[] {
  const { input, answer, row, drawTurned } = finding;
  const { end } = answer;
  if (!end) return [];
  const why: Step = { id: 'end', rule: endRule(finding), text: text(key(`step.end.${end.reason}`)) };
  if (end.reason === 'peace') return [why];
  if (end.reason === 'automatic')
    return [why, ...(input.tournament ? [{ id: 'bid', rule: '5.6.2.1', text: text(key('step.bidIgnored')) }] : [])];
  return [
    why,
    ...(input.tournament
      ? [
          {
            id: 'bid',
            rule: '5.6.2',
            text: text(key('step.bid'), { bid: input.bid }),
            before: answer.vp,
            after: answer.vp + input.bid,
          },
        ]
      : []),
    ...(drawTurned ? [{ id: 'drawTurned', rule: '5.6.3', text: text(key('step.drawTurned')) }] : []),
    {
      id: 'result',
      rule: RESULT_RULE[row] ?? '5.1.1',
      text: text(key('step.result'), {
        vp: answer.vp + (input.tournament ? input.bid : 0),
        result: text(key(`result.${end.result}`)),
      }),
    },
  ];
}

/** The segments in their order. */
export function stepsOf(finding: WarFinding): readonly Step[] {
  const { input, thresholds, inForce, answer } = finding;
  const e1 = inForce.map(({ id, rule }): Step => ({
    id,
    rule,
    text: text(key(`step.${id}`), { vp: signed(answer.changes.find((change) => change.id === id)?.vp ?? 0) }),
  }));
  const automatic = answer.end?.reason === 'automatic';
  if (input.peaceAccepted) return endSteps(finding);
  return [
    { id: 'e1', rule: '6.0.E.1', text: text(key('step.e1')), before: input.vp, after: answer.vpAfterE1 },
    ...e1,
    {
      id: 'e2',
      rule: '6.0.E.2',
      text: text(key(automatic ? 'step.e2Won' : 'step.e2'), {
        vp: answer.vpAfterE1,
        high: thresholds.automatic.central,
        low: thresholds.automatic.allied,
      }),
    },
    ...(automatic
      ? []
      : [
          {
            id: 'e3',
            rule: '6.0.E.3',
            text: text(key(answer.end?.reason === 'armistice' ? 'step.e3Armistice' : 'step.e3'), {
              combined: answer.combined,
              armistice: thresholds.armistice,
            }),
          },
        ]),
    ...levelSteps(finding),
    ...endSteps(finding),
  ];
}

/** Changes of E.1 and other rules that were looked at and do not hold. */
export const notAppliedOf = ({ input, checksLevels, inForce, bonus, answer }: WarFinding): readonly NotApplied[] => [
  ...PHASE_POINTS.filter((change) => !inForce.includes(change)).map(({ id, rule }) => ({
    id,
    rule,
    text: text(key(input.peaceAccepted ? 'not.over' : `not.${id}`)),
  })),
  ...(checksLevels
    ? []
    : [
        {
          id: 'levels',
          rule: input.scenario === 'introductory' ? '5.3.2' : '6.0.E.4',
          text: text(
            key(
              input.scenario === 'introductory'
                ? 'not.levelsIntroductory'
                : input.turn === 1
                  ? 'not.levelsAugust'
                  : 'not.over',
            ),
          ),
        },
      ]),
  ...(answer.turkeyEnters ? [] : [{ id: 'turkey', rule: '16.1.3.1', text: text(key('not.turkey')) }]),
  ...(bonus
    ? []
    : [
        {
          id: 'firstToCommit',
          rule: '5.1.3',
          text: text(key(input.firstToCommit ? 'not.firstToCommit' : 'not.firstToCommitOff')),
        },
      ]),
  ...(input.tournament ? [] : [{ id: 'bid', rule: '5.6.2', text: text(key('not.bid')) }]),
];

/** War Status 4 lifts the limits on the coast and on Russian forts, and stays (11.1.9, 15.1.10, 16.1.5). */
export const freed = ({ central, centralLevel }: WarFinding['input']): boolean =>
  central >= 4 || centralLevel !== 'mobilization';

/** Rulings that the answer rests on. */
export const openOf = ({ input, bonus, answer }: WarFinding): readonly OpenPoint[] => [
  { text: text(key('open.order')), rule: '6.0.E.1', dispute: 'vp-before-automatic-victory' },
  ...(answer.end?.reason === 'automatic'
    ? [{ text: text(key('open.exact')), rule: '5.2.1', dispute: 'automatic-victory-exact' }]
    : []),
  ...(answer.changes.length ? [{ text: text(key('open.points')), rule: '5.1.2' }] : []),
  ...(input.tournament ? [{ text: text(key('open.bid')), rule: '5.6.2', dispute: 'tournament-bid' }] : []),
  ...(bonus ? [{ text: text(key('open.bonus')), rule: '5.1.3', dispute: 'first-to-level-moment' }] : []),
  ...(freed(input) && !answer.end
    ? [{ text: text(key('open.immediate')), rule: '11.1.9', dispute: 'war-status-4-immediate' }]
    : []),
  ...(input.combined === undefined && (input.centralLevel === 'total' || input.alliedLevel === 'total')
    ? [{ text: text(key('open.combined'), { combined: answer.combined }), rule: '16.1.6' }]
    : []),
  ...(input.russia === 'fall-of-the-tsar'
    ? [{ text: text(key('open.bolshevik')), rule: '16.4.6', dispute: 'bolshevik-next-turn' }]
    : []),
  ...(input.unitedStates === 'zimmermann'
    ? [{ text: text(key('open.overThere')), rule: '16.3.4', dispute: 'over-there-next-turn' }]
    : []),
];
