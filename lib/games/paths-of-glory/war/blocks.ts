import type { Block, LitCell, Text, ValueRow } from '@/lib/calc/evaluation';
import { present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Side } from '@/lib/games/paths-of-glory/data';
import type { WarFinding } from '@/lib/games/paths-of-glory/war/status';
import { endRule, freed, levelText, RESULT_RULE, say, SIDES } from '@/lib/games/paths-of-glory/war/words';

const sideText = (side: Side): Text => say(`side.${side}`);
const resultText = (result: string): Text => say(`result.${result}`);
const rises = ({ input, answer }: WarFinding, side: Side): boolean => answer.levels[side] !== input[`${side}Level`];

/** What ends or goes on, and what each side reaches this turn: news first. */
function verdictsOf(finding: WarFinding): readonly Block[] {
  const { answer, row } = finding;
  const { end, vp, now } = answer;
  const news = SIDES.filter((side) => rises(finding, side)).map((side): Block => {
    const turkey = side === 'central' && answer.turkeyEnters;
    const said = say(turkey ? 'verdict.risesTurkey' : 'verdict.rises', {
      side: sideText(side),
      level: levelText(answer.levels[side]),
    });
    return verdictBlock(said, 'yes', answer.levels[side] === 'total' ? '16.1.4' : '16.1.3');
  });
  if (end)
    return [
      verdictBlock(say(`verdict.${end.reason}`, { result: resultText(end.result) }), 'yes', endRule(finding)),
      ...news,
    ];
  return [...news, verdictBlock(say('verdict.goesOn', { vp, now: resultText(now) }), 'neutral', RESULT_RULE[row])];
}

/** A side's level in E.4: it rises, stays, is not checked, or the game is over (16.1.2 to 16.1.4). */
function levelRow(finding: WarFinding, side: Side): ValueRow {
  const { input, thresholds, unchecked, answer } = finding;
  const level = answer.levels[side];
  const over = answer.end?.reason === 'automatic' || answer.end?.reason === 'armistice';
  const missing =
    level === 'total' ? 0 : (level === 'mobilization' ? thresholds.limited : thresholds.total) - input[side];
  const said = over ? 'over' : unchecked ? 'unchecked' : rises(finding, side) ? 'rises' : 'stays';
  return valueRow(
    say('phase.e4', { side: sideText(side) }),
    say(`phase.${said}`, { level: levelText(level), missing }),
    unchecked?.rule ?? (level === 'total' ? '16.1.4' : '16.1.3'),
  );
}

/** E.1 to E.4 in their order, each with what it brings (6.0.E). */
function phaseOf(finding: WarFinding): readonly Block[] {
  const { input, thresholds, answer } = finding;
  if (input.peaceAccepted) return [];
  const { automatic, armistice } = thresholds;
  const reason = answer.end?.reason;
  const won =
    answer.end?.reason === 'automatic'
      ? say('phase.won', { result: resultText(answer.end.result) })
      : say('phase.none', { high: automatic.central, low: automatic.allied });
  const peace = reason === 'automatic' ? 'over' : reason === 'armistice' ? 'armistice' : 'noArmistice';
  const rows: readonly ValueRow[] = [
    valueRow(
      say('phase.e1'),
      answer.changes.length ? say('phase.change', { before: input.vp, after: answer.vpAfterE1 }) : answer.vpAfterE1,
      '6.0.E.1',
    ),
    valueRow(say('phase.e2'), won, '6.0.E.2'),
    valueRow(
      say('phase.e3'),
      say(`phase.${peace}`, { combined: answer.combined, missing: armistice - answer.combined }),
      '6.0.E.3',
    ),
    ...SIDES.map((side) => levelRow(finding, side)),
  ];
  return valuesBlock('phase', say('phase.title'), rows);
}

/** What the new state of things allows or forbids. */
function statusRows({ input, answer, bonus }: WarFinding): readonly ValueRow[] {
  if (answer.end) return [];
  const forced = answer.levels.central === 'total' && answer.levels.allied !== 'total';
  return present(
    bonus > 0 && valueRow(say('value.vp'), answer.vp, '5.1.3'),
    answer.turkeyEnters && valueRow(say('value.turkey'), say('value.turkeyEnters'), '16.1.3.1'),
    freed(input) && [
      valueRow(say('value.coast'), say('value.coastOpen'), '11.1.9'),
      valueRow(say('value.forts'), say('value.fortsOpen'), '15.1.10'),
    ],
    forced && valueRow(say('value.forced'), say('value.eventOnly'), '9.5.2.5'),
  );
}

/** What the next event of a track needs, or that it may be played. */
const nextText = ({
  event,
  allowed,
  missing,
  nextTurn,
}: {
  readonly event: string;
  readonly allowed: boolean;
  readonly missing: number;
  readonly nextTurn: boolean;
}): Text =>
  say(
    allowed
      ? 'track.allowed'
      : nextTurn && missing === 0
        ? 'track.nextTurn'
        : nextTurn
          ? 'track.nextTurnMissing'
          : 'track.missing',
    {
      event: say(`event.${event}`),
      ...(missing > 0 ? { need: say(`need.${event}`, { missing }) } : {}),
    },
  );

/** The name of a box of either track: the start, an event, or that an event is allowed. */
function boxText(name: string): Text {
  if (name === 'god-save-the-tsar' || name === 'neutral') return say(`box.${name}`);
  return name.endsWith('-allowed')
    ? say('box.allowed', { event: say(`event.${name.replace(/-allowed$/, '')}`) })
    : say(`event.${name}`);
}

function trackRows({ input, answer }: WarFinding): readonly ValueRow[] {
  const { russia, unitedStates, boxes } = answer;
  return present(
    valueRow(say('track.russianVp'), input.russianVp + Number(input.baku), '16.4.2'),
    valueRow(say('track.russianBox'), boxText(boxes.russia), '16.4.1'),
    valueRow(say('track.russia'), russia ? nextText(russia) : say('track.treaty'), russia?.rule ?? '16.4.8'),
    valueRow(say('track.usBox'), boxText(boxes.unitedStates), '16.3.1'),
    valueRow(
      say('track.unitedStates'),
      unitedStates ? nextText(unitedStates) : say('track.overThere'),
      unitedStates?.rule ?? '16.3.4',
    ),
    input.unitedStates !== 'neutral' && valueRow(say('track.points14'), say('track.points14Allowed'), '16.3.5'),
  );
}

function litOf({ row, answer }: WarFinding): readonly LitCell[] {
  const automatic = answer.end?.reason === 'automatic';
  const result = answer.end?.result ?? answer.now;
  return result === 'both-lose'
    ? [{ row: 'tournament', role: 'use' }]
    : [{ row: automatic ? 'automatic' : row, column: result, role: 'use' }];
}

/** The news first, then the phase in its order, what follows from it, the tracks and the chart of victory levels. */
export const blocksOf = (finding: WarFinding): readonly Block[] =>
  present(
    verdictsOf(finding),
    phaseOf(finding),
    valuesBlock('status', say('value.title'), statusRows(finding)),
    finding.answer.end === null && valuesBlock('tracks', say('track.title'), trackRows(finding)),
    { kind: 'chart', id: 'levels', table: 'victory-levels', title: say('levels'), lit: litOf(finding) },
  );
