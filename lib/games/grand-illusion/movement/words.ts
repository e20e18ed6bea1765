import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
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
import { isDisrupted } from '@/lib/games/grand-illusion/entry/bars';
import type { GroupPart } from '@/lib/games/grand-illusion/entry/fields';
import type { InForce } from '@/lib/games/grand-illusion/entry/settle';
import { hexText, partsText } from '@/lib/games/grand-illusion/entry/words';
import { USUAL_MA, type MovementInput } from '@/lib/games/grand-illusion/movement/fields';
import type { MovementFinding } from '@/lib/games/grand-illusion/movement/finding';
import {
  isOneHex,
  lendsHq,
  ownMa,
  type Progress,
  type Stage,
  type Walk,
} from '@/lib/games/grand-illusion/movement/walk';
import { FREE_FROM } from '@/lib/games/grand-illusion/scenario/schlieffen';

const say = sayIn('movement');

const has = ({ group }: MovementInput, ...parts: readonly GroupPart[]): boolean =>
  parts.some((part) => group.includes(part));

export const factsOf = ({ input }: MovementFinding): readonly Fact[] =>
  present(
    fact(say('facts.group', { parts: partsText(input.group), mover: say(`options.mover.${input.mover}`) }), '8.4'),
    has(input, 'corps', 'division') && fact(say('facts.ma', { ma: input.ma }), '2.4', input.ma === USUAL_MA.ma),
    has(input, 'cavalry') &&
      fact(say('facts.cavalryMa', { ma: input.cavalryMa }), '2.4', input.cavalryMa === USUAL_MA.cavalryMa),
    input.group.some(isOneHex) && fact(say('facts.oneHex'), '8.4'),
    has(input, 'hq') &&
      fact(
        say('facts.hq', { ma: input.hqMa, foreign: input.foreignHq ? 'yes' : 'no' }),
        '8.4.1',
        input.hqMa === USUAL_MA.hqMa,
      ),
    fact(say('facts.turn', { turn: input.turn }), '8.4.8', input.turn === 1),
  );

/** The hex of a stage by its name or number, or as the first, second … of the way. */
const placeOf = ({ entry }: Stage, i: number): Text =>
  entry.toHex ? hexText(entry.toHex) : say('place', { n: i + 1 });

/** Why some of the group do not enter a hex, in the words of the tool for a single step. */
const barText = ({ fromHex, toHex }: Stage['entry'], { id, parts }: InForce): Text =>
  text(`hex-entry.bar.${id}`, { parts: partsText(parts), from: hexText(fromHex), to: hexText(toHex) });

/** Bars whose words name the hex, where it has a number. */
const NAMING: readonly string[] = ['supply', 'schlieffen', 'belgium'];

/** The same with the hex of the way that it is about. */
function barredText(stage: Stage, i: number, bar: InForce): Text {
  const why = barText(stage.entry, bar);
  return stage.entry.toHex && NAMING.includes(bar.id) ? why : say('step.barred', { place: placeOf(stage, i), why });
}

function stageSteps(stage: Stage, i: number): readonly Step[] {
  const { entry, spent } = stage;
  const { barred, enters, cost, side, battle, goOn } = entry;
  const at = placeOf(stage, i);
  return present(
    spent.length > 0 && step(`spent-${i}`, '8.4.2', say('step.spent', { place: at, parts: partsText(spent), cost })),
    barred.map((bar) => step(`${bar.id}-${i}`, bar.rule, barredText(stage, i, bar))),
    enters.length > 0 &&
      step(`enter-${i}`, '8.4.2', say('step.enter', { place: at, parts: partsText(enters), cost, side })),
    battle !== 'none' && step(`battle-${i}`, BATTLES[battle], say(`step.battle.${battle}`, { place: at })),
    enters.length > 0 &&
      goOn.length === 0 &&
      battle !== 'screen' &&
      step(`stop-${i}`, '8.4.4', say('step.stop', { place: at })),
    entry.danger && step(`danger-${i}`, '8.4.9.b', say('step.danger')),
  );
}

const BATTLES = { must: '9.1.2.b', may: '9.1.2.c', screen: '9.6.3' } as const;

/** For which hex nobody has the MP. */
const shortText = ({ stages }: Walk, short: Stage): Text =>
  say('step.spent', {
    place: placeOf(short, stages.length),
    parts: partsText(short.spent),
    cost: short.entry.cost,
  });

export function stepsOf({ input, walked, flips, endsInParis, stands }: MovementFinding): readonly Step[] {
  if (stands) return [step(stands.id, stands.rule, say(`stands.${stands.id}`))];
  return present(
    lendsHq(input) && input.group.length > 1 && step('lends', '8.4.1', say('step.lends', { ma: input.hqMa })),
    walked.stages.flatMap(stageSteps),
    walked.short && step(`spent-${walked.stages.length}`, '8.4.2', shortText(walked, walked.short)),
    flips.map(({ id, rule }) => step(`flip-${id}`, rule, say(`flip.${id}`))),
    endsInParis && step('paris', '8.4.7.b', say('step.paris')),
    step('stacking', '8.4.6.a', say('step.stacking')),
  );
}

export const notAppliedOf = ({ input, not, stands }: MovementFinding): readonly NotApplied[] =>
  present(
    not.map(({ id, rule, reason = id }) => notApplied(`flip-${id}`, rule, say(`noFlip.${reason}`))),
    !input.group.includes('hq') && notApplied('hq', '8.4.1', say('not.hq')),
    input.group.includes('hq') && input.foreignHq && notApplied('foreign', '8.4.6.a', say('not.foreign')),
    input.group.includes('ha') && notApplied('ha', '8.4.1', say('not.ha')),
    !input.named && notApplied('named', '8.5', say('not.named')),
    !input.begun && !stands && notApplied('begun', '8.2.2', say('not.begun')),
    notApplied('pickUp', '8.4', say('not.pickUp')),
  );

function verdictOf({ input, walked, flips, endsInParis, stands }: MovementFinding): Block {
  if (stands) return verdictBlock(say('verdict.stands', { why: say(`stands.${stands.id}`) }), 'no', stands.rule);
  if (endsInParis) return verdictBlock(say('verdict.paris'), 'no', '8.4.7.b');
  const farthest = Math.max(...walked.group.map(({ hexes }) => hexes));
  const flip = flips.length ? 'yes' : input.group.includes('hq') ? 'no' : 'none';
  const screen = walked.stages.at(-1)?.entry.battle === 'screen' ? 'yes' : 'no';
  if (farthest === 0) return nobodyEnters(walked);
  const abreast = walked.group.every(({ hexes }) => hexes === farthest);
  const together = !abreast ? 'no' : screen === 'yes' ? 'waits' : 'yes';
  const params = { hexes: farthest, of: input.way.length, together, flip, screen };
  const all = abreast && farthest === input.way.length;
  return verdictBlock(say(all ? 'verdict.all' : 'verdict.some', params), all ? 'yes' : 'neutral', '8.4.2');
}

/** Nobody gets into the first hex: why, by the rule that keeps them out. */
function nobodyEnters(walked: Walk): Block {
  const [first] = walked.stages;
  const [bar] = first?.entry.barred ?? [];
  const why = first && bar ? barText(first.entry, bar) : walked.short ? shortText(walked, walked.short) : '';
  return verdictBlock(say('verdict.none', { why }), 'no', bar?.rule ?? '8.4.2');
}

/** "2 hexes, 3 MP of 4" */
function progressText(input: MovementInput, one: Progress, walked: Walk): Text {
  const last = walked.stages[one.hexes - 1];
  if (one.hexes === 0 || !last) return say('row.stays');
  const place = placeOf(last, one.hexes - 1);
  const lent = lendsHq(input) && one.withHq > 0 && one.part !== 'hq' && one.part !== 'ha';
  if (isOneHex(one.part) && !lent) return say('row.oneHex', { place });
  const ma = lent ? Math.max(ownMa(input, one.part), input.hqMa) : ownMa(input, one.part);
  return say('row.went', { place, spent: one.spent, ma, hexes: one.hexes });
}

export const blocksOf = (finding: MovementFinding): readonly Block[] => {
  const { input, walked, flips, stands } = finding;
  if (stands) return [verdictOf(finding)];
  const parts = walked.group.map((one) =>
    valueRow(partsText([one.part] satisfies readonly GroupPart[]), progressText(input, one, walked), '8.4.2'),
  );
  const way = walked.stages.map((stage, i) =>
    valueRow(
      placeOf(stage, i),
      stage.entry.enters.length
        ? say('row.stage', {
            cost: stage.entry.cost,
            parts: partsText(stage.entry.enters),
            on: stage.entry.battle === 'screen' ? 'screen' : stage.entry.goOn.length ? 'yes' : 'no',
          })
        : say('row.closed'),
      stage.entry.enters.length ? '8.4.4' : (stage.entry.barred[0]?.rule ?? '8.4.4'),
    ),
  );
  return [
    verdictOf(finding),
    ...valuesBlock('parts', say('block.parts'), parts),
    ...valuesBlock('way', say('block.way'), way),
    ...(input.group.includes('hq')
      ? valuesBlock('hq', say('block.hq'), [
          valueRow(say('row.hq'), say(flips.length ? 'row.flips' : 'row.holds'), '8.4.1'),
        ])
      : []),
  ];
};

export function openOf({ input, walked, stands }: MovementFinding): readonly OpenPoint[] {
  const worn = walked.group.some(({ part, withHq }) => isDisrupted(part) && withHq > 0);
  const must = walked.stages.some(({ entry }) => entry.battle === 'must');
  return openPoints(say, [
    { id: 'counters', rule: '2.4', when: !stands },
    { id: `flip.${input.flipReading}`, rule: '8.4.1', dispute: 'hq-flip-timing', when: worn && lendsHq(input) },
    { id: 'lent', rule: '8.4.1', when: lendsHq(input) && input.hqMa >= 3 && !stands },
    { id: 'battle', rule: '8.4.4', dispute: 'entry-table-battle', when: must },
    { id: 'begun', rule: '8.2.2', dispute: 'move-before-first-battle', when: input.begun || input.named },
    { id: 'hexes', rule: '8.4.8', when: input.way.some(({ to }) => to === undefined) && !stands },
    {
      id: `sp.${input.turnReading}`,
      rule: '8.4.8',
      dispute: 'until-gt-7',
      when: input.mover === 'german' && input.turn === FREE_FROM && walked.stages.some(({ entry }) => entry.toHex?.sp),
    },
  ]);
}
