import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
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
import type { Rule } from '@/lib/core/rule';
import { EMERGENCY, hasEmergencyBegun, isEmergencyTurn } from '@/lib/games/grand-illusion/emergency';
import { hexOf, type HexList } from '@/lib/games/grand-illusion/map/hexes';
import { MAUBEUGE } from '@/lib/games/grand-illusion/map/places';
import { isEmergency, isRailEnd, type SupplyBoard } from '@/lib/games/grand-illusion/supply/board';
import type { EnteredStack } from '@/lib/games/grand-illusion/supply/fields';
import type { SupplyFinding } from '@/lib/games/grand-illusion/supply/finding';
import type { Lack, SupplyLine } from '@/lib/games/grand-illusion/supply/line';
import type { Attrition, EmergencyRecovery, SuppliedStack } from '@/lib/games/grand-illusion/supply/settle';

const say = sayIn('supply');

export function hexText(list: HexList, n: number): Text {
  const { name } = hexOf(list, n);
  return name ? say('hex.named', { name, n }) : say('hex.plain', { n });
}

const stackText = ({ list }: SupplyBoard, { stack }: SuppliedStack): Text =>
  say('stack', { nation: say(`options.nation.${stack.nation}`), hex: hexText(list, stack.hex) });

/** "72 – 64 – 63" */
const wayText = ({ hexes }: SupplyLine): string => (hexes.length > 1 ? hexes.join(' – ') : '');

export function lackText({ list }: SupplyBoard, lack: Lack): Text {
  const other = 'other' in lack ? hexText(list, lack.other) : '';
  return say(`lack.${lack.code}`, { hex: hexText(list, lack.n), other });
}

const firstLack = ({ lacks }: SupplyLine): Lack | undefined => lacks.find(({ open }) => !open) ?? lacks[0];

/** The rule that names the sources of a stack. */
const sourceRule = ({ stack }: SuppliedStack): Rule => (stack.nation === 'german' ? '11.2.5' : '11.2.4');

/** Why a stack stands as it does. */
function reasonOf(board: SupplyBoard, one: SuppliedStack): { readonly text: Text; readonly rule: Rule } {
  const { standing, by, line, emergency } = one;
  if (by) return { text: say(`reason.${by}`), rule: sourceRule(one) };
  if (standing === 'in') return { text: say('reason.line', { way: wayText(line) }), rule: '11.2.1' };
  if (standing === 'emergency')
    return {
      text: say('reason.emergency', { way: wayText(emergency ?? line) || String(EMERGENCY) }),
      rule: '11.2.1.c.1',
    };
  const told = standing === 'unknown' && line.status === 'out' && emergency ? emergency : line;
  const lack = firstLack(told);
  if (!lack) return { text: say('reason.none'), rule: '11.2.1' };
  return { text: say('reason.lack', { why: lackText(board, lack), way: wayText(told) || 'none' }), rule: lack.rule };
}

export function factsOf({ board, stacks }: SupplyFinding): readonly Fact[] {
  const { input } = board;
  return present(
    stacks.map((one) =>
      fact(
        say('facts.stack', {
          what: stackText(board, one),
          ready: one.stack.ready,
          disrupted: one.stack.disrupted,
          hq: one.stack.hq,
          ha: one.stack.ha,
        }),
        '11.2.1',
      ),
    ),
    fact(say('facts.turn', { turn: input.turn, moment: input.moment }), '11.2'),
    fact(say(`facts.maubeuge.${input.maubeuge}`), '11.2.1.c'),
  );
}

export function stepsOf(finding: SupplyFinding): readonly Step[] {
  const { board, stacks, attrition, recovery } = finding;
  const each = stacks.flatMap((one, i) => {
    const id = `${i}`;
    const { text, rule } = reasonOf(board, one);
    const what = stackText(board, one);
    const sources = board.sources(one.stack.nation).join(', ');
    const unknowns = one.standing === 'unknown' ? one.line.lacks.filter(({ open }) => open) : [];
    return present<Step>(
      step(`sources-${id}`, sourceRule(one), say('step.sources', { what, sources })),
      step(`standing-${id}`, rule, say(`step.${one.standing}`, { what, why: text })),
      unknowns.map((lack, at) => step(`lack-${id}-${at}`, lack.rule, say('step.lack', { why: lackText(board, lack) }))),
      one.line.cavalry.map((n) =>
        step(`cavalry-${id}-${n}`, '11.2.1.b', say('step.cavalry', { hex: hexText(board.list, n) })),
      ),
      attritionSteps(what, id, one, attrition[i], finding),
    );
  });
  return present(
    each,
    recovery.stacks.length > 1 &&
      step('recover-emergency', '11.2.1.c.2', say('step.together', togetherParams(finding))),
  );
}

/** What the sentence about all that recovers on emergency supply needs to name. */
const togetherParams = ({ board, recovery }: SupplyFinding) => ({
  n: recovery.units,
  reading: board.input.perHexReading,
});

function attritionSteps(
  what: Text,
  id: string,
  { standing }: SuppliedStack,
  found: Attrition | undefined,
  { board, recovery }: SupplyFinding,
): readonly Step[] {
  if (!found) return [];
  const { stack, limit } = found;
  if (standing === 'out') return [step(`attrition-${id}`, '11.2.6', say('step.attrition', { what }))];
  if (!stack.disrupted) return [];
  const rules = { none: '11.2.7', enemy: '11.2.7.b', fatigue: '13.1', emergency: '11.2.1.c.2' } as const;
  const params = { what, n: found.recover, reading: board.input.perHexReading, ...sharedParam(stack, recovery) };
  return [step(`recover-${id}`, rules[limit], say(`step.recover.${limit}`, params))];
}

/** What could have changed the lines and does not. */
export function notAppliedOf({ board, stacks }: SupplyFinding): readonly NotApplied[] {
  const { input } = board;
  const german = stacks.some(({ stack }) => stack.nation === 'german');
  const cavalry = stacks.some(({ line }) => line.cavalry.length > 0);
  return present(
    !cavalry && notApplied('cavalry', '11.2.1.b', say(input.moment === 'action' ? 'not.cavalryAction' : 'not.cavalry')),
    german && !isEmergency(board) && notApplied('emergency', '11.2.1.c', say(`not.emergency.${emergencyGap(board)}`)),
    german &&
      !isRailEnd(board, 'german') &&
      notApplied('railEnd', '11.2.1.d', say(input.namurGone ? 'not.railEndGone' : 'not.railEndNamur')),
    german && !input.logistics && notApplied('logistics', '13.3.4.b3', say('not.logistics')),
  );
}

/** The first condition of emergency supply that fails. */
function emergencyGap({ input, control }: SupplyBoard): string {
  if (!isEmergencyTurn(input)) return 'turn';
  if (input.maubeuge !== 'besieged') return input.maubeuge;
  if (control(MAUBEUGE) !== 'german') return 'hex54';
  return control(EMERGENCY) === 'german' ? 'ended' : 'hex44';
}

function verdictOf({ board, stacks }: SupplyFinding): Block {
  const count = (standing: SuppliedStack['standing']): number =>
    stacks.filter((one) => one.standing === standing).length;
  const [only] = stacks;
  if (only && stacks.length === 1) {
    const { text, rule } = reasonOf(board, only);
    const tone = only.standing === 'out' ? 'no' : only.standing === 'in' ? 'yes' : 'neutral';
    return verdictBlock(say(`verdict.${only.standing}`, { why: text }), tone, rule);
  }
  const [out, unknown, emergency] = [count('out'), count('unknown'), count('emergency')];
  const sentence = say('verdict.many', { n: stacks.length, out, unknown, emergency });
  return verdictBlock(sentence, out ? 'no' : unknown ? 'neutral' : 'yes', '11.2.1');
}

export function blocksOf(finding: SupplyFinding): readonly Block[] {
  const { board, stacks, attrition, recovery } = finding;
  const lines = stacks.map((one): ValueRow => {
    const { text, rule } = reasonOf(board, one);
    return valueRow(stackText(board, one), say(`row.${one.standing}`, { why: text }), rule);
  });
  const guards = stacks.flatMap((one) =>
    one.threats ? [valueRow(stackText(board, one), one.threats.join(', ') || say('threats.none'), '11.2.1')] : [],
  );
  const losses = stacks.flatMap((one, i): readonly ValueRow[] => {
    const found = attrition[i];
    return found
      ? [valueRow(stackText(board, one), effectText(found, recovery), one.standing === 'out' ? '11.2.6' : '11.2.7')]
      : [];
  });
  return present(
    verdictOf(finding),
    valuesBlock('lines', say('block.lines'), lines),
    valuesBlock('threats', say('threats.title'), guards),
    board.input.moment === 'attrition' &&
      valuesBlock(
        'attrition',
        say('block.attrition'),
        present(
          losses,
          recovery.stacks.length > 1 &&
            valueRow(say('together.label'), say('together.value', togetherParams(finding)), '11.2.1.c.2'),
        ),
      ),
  );
}

/** Whether what a stack may recover is only the most, since others share it. */
const sharedParam = (stack: EnteredStack, { shared }: EmergencyRecovery) => ({
  shared: shared.includes(stack) ? 'yes' : 'no',
});

/** What attrition and recovery do to a stack: of what it has not, nothing is said (11.2.6, 11.2.7). */
function effectText({ stack, eliminated, disrupted, recover, hq, ha }: Attrition, recovery: EmergencyRecovery): Text {
  const parts = present(
    eliminated > 0 && say('effect.eliminated', { n: eliminated }),
    disrupted > 0 && say('effect.disrupted', { n: disrupted }),
    recover > 0 && say('effect.recover', { n: recover, ...sharedParam(stack, recovery) }),
    hq !== 'none' && say('effect.hq', { side: hq }),
    ha !== 'none' && say('effect.ha', { side: ha }),
  );
  return parts.length ? parts.reduce((before, after) => say('effect.then', { before, after })) : say('effect.none');
}

/** Readings that the answer rests on. */
export function openOf({ board, stacks }: SupplyFinding): readonly OpenPoint[] {
  const { input, map } = board;
  const emergency = isEmergency(board) && stacks.some(({ stack }) => stack.nation === 'german');
  // Germans who would live on it if it were there.
  const cut = stacks.some(({ stack, standing }) => stack.nation === 'german' && standing !== 'in');
  const firstStepBarred = stacks.some(({ line }) => {
    const [a, b] = line.hexes;
    return a !== undefined && b !== undefined && map.side(a, b).passage === 'closed';
  });
  return openPoints(say, [
    { id: 'source', rule: '11.2.1', dispute: 'supply-source-own-hex', when: stacks.some(({ by }) => by === 'source') },
    {
      id: `hexside.${input.hexsideReading}`,
      rule: '11.2.1',
      dispute: 'supply-through-hexsides',
      when: firstStepBarred || input.hexsideReading === 'stops',
    },
    {
      id: `window.${input.windowReading}`,
      rule: '11.2.1.c',
      dispute: 'emergency-supply-window',
      when: emergency || (cut && hasEmergencyBegun(input) && input.maubeuge !== 'gone'),
    },
    {
      id: `namur.${input.namurReading}`,
      rule: '11.2.1.c',
      dispute: 'emergency-supply-namur',
      when: input.maubeuge === 'gone' && !input.namurGone && isEmergencyTurn(input),
    },
    {
      id: 'ready',
      rule: '11.2.1.c.2',
      dispute: 'emergency-undisrupted',
      when: stacks.some(({ standing, stack }) => standing === 'emergency' && stack.ready > 0),
    },
    {
      id: `ha.${input.haReading}`,
      rule: '11.2.1.c.2',
      dispute: 'emergency-ha',
      when: stacks.some(({ standing, stack }) => standing === 'emergency' && stack.ha > 0),
    },
    {
      id: `perHex.${input.perHexReading}`,
      rule: '11.2.1.c.2',
      dispute: 'emergency-one-per-hq-hex',
      when: stacks.some(({ standing, stack }) => standing === 'emergency' && stack.disrupted > 0),
    },
    { id: 'railEnd', rule: '11.2.1.d', dispute: 'rail-end-marker', when: isRailEnd(board, 'german') },
    {
      id: 'besieged',
      rule: '11.2.7.b',
      dispute: 'recovery-besieged-fort',
      when: stacks.some(({ stack, standing }) => stack.enemy && stack.disrupted > 0 && standing === 'in'),
    },
    {
      id: `between.${input.betweenReading}`,
      rule: '13.3.4.b3',
      dispute: 'logistics-hex-between',
      when: input.logistics,
    },
    {
      id: `antwerp.${input.antwerpReading}`,
      rule: '13.3.4.b5',
      dispute: 'holland-antwerp-source',
      when: input.holland,
    },
  ]);
}
