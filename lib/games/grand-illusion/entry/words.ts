import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, ValueRow } from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { isCombatPart, isDisrupted, isRider } from '@/lib/games/grand-illusion/entry/bars';
import type { GroupPart, Presence } from '@/lib/games/grand-illusion/entry/fields';
import { isCombat } from '@/lib/games/grand-illusion/entry/kinds';
import { oneHexMovers, type EntryFinding } from '@/lib/games/grand-illusion/entry/settle';
import type { Hex } from '@/lib/games/grand-illusion/map/hexes';
import { isEmergencyTurn } from '@/lib/games/grand-illusion/emergency';
import { FREE_FROM } from '@/lib/games/grand-illusion/scenario/schlieffen';

const say = sayIn('hex-entry');

/** "undisrupted infantry corps and HQ": the parts of a group, in the reader's language. */
export function partsText(parts: readonly GroupPart[]): Text {
  const [last] = parts.slice(-1);
  if (!last) return say('parts.none');
  const before = parts.slice(0, -1);
  if (!before.length) return say(`parts.${last}`);
  const first = before.map((part) => say(`parts.${part}`)).reduce((all, part) => say('parts.more', { all, part }));
  return say('parts.and', { first, last: say(`parts.${last}`) });
}

/** "hex 26", "Antwerp (52)", or "the hex" while nobody named it. */
export const hexText = (hex: Hex | undefined): Text =>
  !hex ? say('hex.none') : hex.name ? say('hex.named', { name: hex.name, n: hex.n }) : say('hex.plain', { n: hex.n });

export function factsOf({ input, from, to, fromHex, toHex }: EntryFinding): readonly Fact[] {
  return present(
    fact(say('facts.group', { mover: say(`options.mover.${input.mover}`), parts: partsText(input.group) }), '2.9'),
    fact(say(`facts.from.${from}`, { hex: hexText(fromHex) }), '8.3.2'),
    fact(say(`facts.to.${to}`, { hex: hexText(toHex) }), '8.3.2'),
    fact(say('facts.turn', { turn: input.turn }), '8.4.8'),
    (!input.supplied || !input.suppliedThere) &&
      fact(say('facts.supply', { now: String(input.supplied), there: String(input.suppliedThere) }), '8.4.3'),
  );
}

export function stepsOf(finding: EntryFinding): readonly Step[] {
  const { input, to, cost, side, barred, enters, battle, control, blocks, danger, goOn, toHex } = finding;
  const some = enters.length > 0;
  const combat = enters.some(isCombatPart);
  return present<Step>(
    to === 'friendly' && input.toEnemy === 'besieged' && step('besieged', '8.4.4', say('step.besieged')),
    to === 'enemy-vacant' && input.toEnemy === 'hq' && step('hqAlone', '8.4.4', say('step.hqAlone')),
    barred.map(({ id, rule, parts }) =>
      step(id, rule, say(`bar.${id}`, { parts: partsText(parts), ...hexParams(finding) })),
    ),
    some &&
      step('cost', '8.4.2', say('step.cost', { side, oneHex: oneHexMovers(finding).length ? 'yes' : 'no' }), {
        before: input.mp,
        after: Math.max(0, input.mp - cost),
      }),
    some && step('enter', '8.4.4', say(`step.enter.${battle === 'screen' ? battle : to}`, { hex: hexText(toHex) })),
    battle !== 'none' && step('battle', BATTLE_RULES[battle], say(`step.battle.${battle}`)),
    some &&
      input.toEnemy === 'hq' &&
      combat &&
      to === 'enemy-vacant' &&
      step('hqLeaves', '9.4.4', say('step.hqLeaves')),
    some && step('control', CONTROL_RULES[control], say(`step.control.${control}`)),
    blocks && step('blocks', '8.4.5.a', say('step.blocks')),
    goOn.length > 0 &&
      step('goOn', '8.4.4', say('step.goOn', { parts: partsText(goOn), mp: Math.max(0, input.mp - cost) })),
    danger && step('danger', '8.4.9.b', say('step.danger')),
  );
}

const BATTLE_RULES = { must: '9.1.2.b', may: '9.1.2.c', screen: '9.6.3' } as const;
const CONTROL_RULES = {
  friendly: '8.3.1',
  enemy: '8.3.2',
  turns: '8.3.3',
  'turns-cavalry': '8.3.4',
  screen: '9.6.3',
} as const;

const hexParams = ({ fromHex, toHex }: EntryFinding): NonNullable<Text['params']> => ({
  from: hexText(fromHex),
  to: hexText(toHex),
});

export const notAppliedOf = (finding: EntryFinding): readonly NotApplied[] =>
  barLines(finding.free, (reason) => say(`free.${reason}`, hexParams(finding)));

/** An enemy presence that is no combat unit. */
const isOther = (enemy: Presence): boolean => enemy !== 'none' && !isCombat(enemy);
/** A Belgian hex of one rulebook only (8.4.7.a). */
const isDoubtfulSoil = ({ mover }: EntryFinding['input'], toHex: EntryFinding['toHex']): boolean =>
  mover === 'belgian' && typeof toHex?.belgian === 'string';

function verdictOf({ enters, barred, input, goOn, battle, to, toHex, fromHex }: EntryFinding): Block {
  const [first] = barred;
  if (!enters.length && first) {
    const why = say(`bar.${first.id}`, { parts: partsText(first.parts), from: hexText(fromHex), to: hexText(toHex) });
    return verdictBlock(say('verdict.no', { why }), 'no', first.rule);
  }
  const then =
    battle === 'must' || battle === 'screen'
      ? battle
      : goOn.length
        ? 'on'
        : to === 'friendly' || to === 'enemy-vacant'
          ? 'spent'
          : 'stop';
  const all = enters.length === new Set(input.group).size;
  const may = all
    ? say(`verdict.${then}`)
    : say('verdict.part', { parts: partsText(enters), then: say(`verdict.${then}`) });
  const soil = isDoubtfulSoil(input, toHex) && input.soilReading === 'both';
  return verdictBlock(
    soil ? say('verdict.soil', { hex: hexText(toHex), may }) : may,
    all && !soil ? 'yes' : 'neutral',
    battle === 'must' || battle === 'screen' ? BATTLE_RULES[battle] : '8.4.4',
  );
}

function resultRows({
  enters,
  barred,
  battle,
  control,
  blocks,
  cost,
  side,
  goOn,
  input,
}: EntryFinding): readonly ValueRow[] {
  const out = barred.flatMap(({ parts, rule }) => parts.map((part) => ({ part, rule })));
  return present<ValueRow>(
    valueRow(say('row.enters'), partsText(enters), '8.4.4'),
    out.map(({ part, rule }) => valueRow(say('row.out'), partsText([part]), rule)),
    enters.length > 0 && [
      valueRow(
        say('row.then'),
        goOn.length
          ? say('row.on', { parts: partsText(goOn), mp: input.mp - cost })
          : say(battle === 'screen' ? 'row.screen' : 'row.stop'),
        '8.4.4',
      ),
      valueRow(say('row.battle'), say(`row.battles.${battle}`), battle === 'none' ? '9.1.2' : BATTLE_RULES[battle]),
      valueRow(say('row.control'), say(`row.controls.${control}`), CONTROL_RULES[control]),
      valueRow(say('row.side'), say(blocks ? 'row.blocks' : 'row.open'), '8.4.5.a'),
      valueRow(say('row.cost'), say('row.mp', { cost, side }), '8.4.2'),
    ],
  );
}

export const blocksOf = (finding: EntryFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('result', say('block.result'), resultRows(finding)),
];

/** Readings that the answer rests on. */
export function openOf(finding: EntryFinding): readonly OpenPoint[] {
  const { input, from, to, enters, battle, barred, toHex, danger } = finding;
  const inForce = (id: string): boolean => barred.some((bar) => bar.id === id);
  const companions = input.group.some((part) => isDisrupted(part) || !isCombatPart(part));
  return openPoints(say, [
    { id: 'fort', rule: '8.3.1', dispute: 'stop-for-forts', when: input.toEnemy === 'fort' && enters.length > 0 },
    {
      id: `fortAlone.${input.fortReading}`,
      rule: '9.6.1',
      dispute: 'cavalry-alone-fort-hex',
      when: inForce('fortAlone') || (to === 'enemy-occupied' && input.toEnemy === 'fort' && enters.every(isRider)),
    },
    { id: 'battle', rule: '8.4.4', dispute: 'entry-table-battle', when: battle === 'must' },
    {
      id: `occupied.${input.occupiedReading}`,
      rule: '8.4.4',
      dispute: 'entry-table-occupied',
      when: to.startsWith('enemy') && input.toEnemy === 'hq',
    },
    {
      id: `contested.${input.contestedReading}`,
      rule: '8.3.2',
      dispute: 'contested-hex-units',
      when: to.startsWith('friendly') && input.toEnemy === 'hq',
    },
    {
      id: `escort.${input.escortReading}`,
      rule: '8.4.4.b',
      dispute: 'entry-table-escort',
      when: to === 'enemy-contested' && companions,
    },
    {
      id: 'exit',
      rule: '8.4.4.c',
      dispute: 'exit-to-friendly-hex',
      when: from === 'enemy-contested' && to === 'friendly',
    },
    { id: 'vacant', rule: '8.4.4', when: from === 'enemy-vacant' },
    { id: 'marker', rule: '8.4.5.b', dispute: 'block-without-marker', when: inForce('blocked') },
    {
      id: `lastUnit.${input.blockReading}`,
      rule: '8.4.5.c',
      dispute: 'block-last-unit',
      when: inForce('blocked') || (input.blocked && [input.fromEnemy, input.toEnemy].some(isOther)),
    },
    {
      id: `soil.${input.soilReading}`,
      rule: '8.4.7.a',
      dispute: 'belgian-hex-75-83',
      when: isDoubtfulSoil(input, toHex),
    },
    {
      id: 'emergency',
      rule: '8.4.3.a',
      dispute: 'emergency-supply-armies',
      when: input.mover === 'german' && isEmergencyTurn(input) && !input.suppliedThere,
    },
    { id: 'screen', rule: '12.5.2', dispute: 'antwerp-two-corps', when: inForce('antwerp') || inForce('ghent') },
    {
      id: 'withdrawn',
      rule: '12.5.1',
      dispute: 'antwerp-following-rules',
      when: inForce('antwerp') || inForce('ghent'),
    },
    {
      id: `ghent.${input.ghentReading}`,
      rule: '12.5.3',
      dispute: 'ghent-enter-or-convert',
      when: inForce('ghent') || input.ghentReading === 'convert',
    },
    {
      id: `ghentUntil.${input.ghentEndReading}`,
      rule: '12.5.3',
      dispute: 'ghent-until-when',
      when: (inForce('ghent') && input.turn >= FREE_FROM) || input.ghentEndReading === 'gt7',
    },
    {
      id: `opener.${input.openerReading}`,
      rule: '8.4.8',
      dispute: 'sp-hex-only-fort',
      when:
        (inForce('schlieffen') || input.openerReading === 'any') &&
        (input.toEnemy === 'fort' || input.toEnemy === 'hq'),
    },
    {
      id: `gt7.${input.turnReading}`,
      rule: '8.4.8',
      dispute: 'until-gt-7',
      when: input.mover === 'german' && toHex?.sp === true && input.turn === FREE_FROM,
    },
    { id: 'danger', rule: '8.4.9.b', dispute: 'paris-emergency-start', when: danger && input.turn < 3 },
    { id: 'scenario', rule: '13.3.1', dispute: 'scenario-3-special-rules', when: inForce('maubeuge') && input.whatIf },
  ]);
}
