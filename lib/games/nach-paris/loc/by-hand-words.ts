import {
  text,
  type Block,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
} from '@/lib/calc/evaluation';
import { fact, openPoints, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { isFirstTurn } from '@/lib/games/nach-paris/first-turn';
import type { HandLoc } from '@/lib/games/nach-paris/loc/by-hand';
import { inCommand } from '@/lib/games/nach-paris/loc/command';
import { LIGHT_MF, NORMAL_MF } from '@/lib/games/nach-paris/loc/finding';
import { penaltyBlocks, statusText, untiedOf, unusedOf } from '@/lib/games/nach-paris/loc/words';

const say = sayIn('loc');

/** In or next to a camp nobody asks for a line (13.1.8). */
const needsLine = ({ command }: HandLoc): boolean => command.kind !== 'camp';

function commandText({ command, input: { distance, radius } }: HandLoc): Text {
  return say(`hand.command.${command.kind}`, { distance, radius });
}

function lineText({ line, input: { goal, mf } }: HandLoc): Text {
  if (goal === 'none') return say('hand.line.none');
  return say(`hand.line.${line.kind === 'none' ? 'far' : line.kind}`, {
    mf,
    limit: line.limit,
    goal: say(`hand.goal.${goal}`),
  });
}

/** What decides the status: command where it fails, else the line. */
const reasonText = (found: HandLoc): Text =>
  !needsLine(found) || (!inCommand(found.command) && found.command.kind !== 'destroyed')
    ? commandText(found)
    : found.command.kind === 'destroyed'
      ? say('hand.both', { command: commandText(found), line: lineText(found) })
      : lineText(found);

export function blocksOf(found: HandLoc): readonly Block[] {
  const { command, line, status, rule } = found;
  return [
    verdictBlock(
      say('hand.verdict', { status: statusText(found), reason: reasonText(found) }),
      status === 'loc' ? 'yes' : 'no',
      rule,
    ),
    ...valuesBlock(
      'unit',
      say('value.title'),
      present(
        valueRow(say('value.command'), commandText(found), command.rule),
        needsLine(found) && valueRow(say('value.line'), lineText(found), line.rule),
      ),
    ),
    ...penaltyBlocks([found]),
  ];
}

/** Whether the hexes to its HQ have been counted. */
const isMeasured = ({ command: { kind } }: HandLoc): boolean => kind === 'hq' || kind === 'far';

export function factsOf(found: HandLoc): readonly Fact[] {
  const { nation, turn, goal } = found.input;
  return present(
    fact(say('hand.facts.unit', { nation: text(`unit.options.nation.${nation}`), turn }), '13.1.6'),
    isMeasured(found) && fact(say('hand.facts.hexes'), '13.1.1', true),
    needsLine(found) && goal !== 'none' && fact(say('hand.facts.line'), '13.1.4', true),
  );
}

export const stepsOf = (found: HandLoc): readonly Step[] =>
  present(
    step('command', found.command.rule, say('hand.step', { what: commandText(found) })),
    needsLine(found) &&
      found.input.light &&
      step('light', '13.1.12', say('hand.light', { more: LIGHT_MF }), {
        before: NORMAL_MF,
        after: NORMAL_MF + LIGHT_MF,
      }),
    needsLine(found) && step('line', found.line.rule, say('hand.step', { what: lineText(found) })),
    step('status', found.rule, say('hand.step', { what: statusText(found) })),
  );

export function notAppliedOf(found: HandLoc): readonly NotApplied[] {
  const { command, german, input } = found;
  const { goal, light, turn } = input;
  const lineless = !needsLine(found);
  return unusedOf(
    {
      cavalry: command.kind === 'cavalry',
      destroyed: command.kind === 'destroyed',
      camp: command.kind === 'camp',
      // Nobody is asked what feeds a line that is not needed, nor for whom it is longer where there is none.
      campFeeds: lineless || goal === 'camp',
      portFeeds: lineless || goal === 'port',
      light: lineless || goal === 'none' || light,
    },
    turn,
    untiedOf(german ? [command] : [], german === 'free'),
  );
}

export function openOf(found: HandLoc): readonly OpenPoint[] {
  const { command, german, status, input } = found;
  const measured = isMeasured(found);
  const lined = needsLine(found);
  return openPoints(say, [
    { id: 'camp', rule: '13.1.9', dispute: 'enc-supply-steps', when: measured && input.goal === 'camp' },
    { id: 'port', rule: '13.1.10', dispute: 'port-loc', when: measured && input.goal === 'port' },
    { id: 'fedSteps', rule: '13.1.11', when: lined && (input.goal === 'camp' || input.goal === 'port') },
    { id: 'cavalry', rule: '13.1.2', dispute: 'cavalry-corps-nation', when: command.kind === 'cavalry' },
    { id: 'radius', rule: '13.2.1', dispute: 'reduced-radius-who', when: measured && german === 'tied' },
    { id: 'changeHq', rule: '13.2.2', when: german === 'tied' && status === 'ooc' && !inCommand(command) },
    { id: 'turned', rule: '13.2.3', when: measured && german === 'free' },
    {
      id: 'first',
      rule: '3.2.2',
      dispute: 'first-allied-admin',
      when: isFirstTurn({ turn: input.turn, firstTurn: false }),
    },
    { id: 'destroyed', rule: '13.1.7', dispute: 'hq-destroyed', when: command.kind === 'destroyed' },
    { id: 'marker', rule: '13.1.6', dispute: 'supply-marker-until', when: status !== 'loc' },
    { id: 'ownHex', rule: '13.1.4', dispute: 'own-hex-zoc', when: lined && input.goal !== 'none' },
  ]);
}
