import { text, type Block, type LitCell, type Text, type ValueRow } from '@/lib/calc/evaluation';
import type { Side } from '@/lib/games/paths-of-glory/data';
import type { WarFinding } from '@/lib/games/paths-of-glory/war/status';
import { endRule, freed, key, levelText, RESULT_RULE, SIDES } from '@/lib/games/paths-of-glory/war/words';

const sideText = (side: Side): Text => text(key(`side.${side}`));
const resultText = (result: string): Text => text(key(`result.${result}`));
const rises = ({ input, answer }: WarFinding, side: Side): boolean => answer.levels[side] !== input[`${side}Level`];

/** What ends or goes on, and what each side reaches this turn: news first. */
function verdictsOf(finding: WarFinding): readonly Block[] {
  const { answer, row } = finding;
  const { end, vp, now } = answer;
  const news = SIDES.filter((side) => rises(finding, side)).map((side): Block => {
    const turkey = side === 'central' && answer.turkeyEnters;
    const said = text(key(turkey ? 'verdict.risesTurkey' : 'verdict.rises'), {
      side: sideText(side),
      level: levelText(answer.levels[side]),
    });
    return { kind: 'verdict', text: said, tone: 'yes', rule: answer.levels[side] === 'total' ? '16.1.4' : '16.1.3' };
  });
  if (end)
    return [
      {
        kind: 'verdict',
        text: text(key(`verdict.${end.reason}`), { result: resultText(end.result) }),
        tone: 'yes',
        rule: endRule(finding),
      },
      ...news,
    ];
  return [
    ...news,
    {
      kind: 'verdict',
      text: text(key('verdict.goesOn'), { vp, now: resultText(now) }),
      tone: 'neutral',
      rule: RESULT_RULE[row],
    },
  ];
}

/** A side's level in E.4: it rises, stays, is not checked, or the game is over (16.1.2 to 16.1.4). */
function levelRow(finding: WarFinding, side: Side): ValueRow {
  const { input, thresholds, checksLevels, answer } = finding;
  const level = answer.levels[side];
  const over = answer.end?.reason === 'automatic' || answer.end?.reason === 'armistice';
  const missing =
    level === 'total' ? 0 : (level === 'mobilization' ? thresholds.limited : thresholds.total) - input[side];
  const said = over ? 'over' : !checksLevels ? 'unchecked' : rises(finding, side) ? 'rises' : 'stays';
  const rule =
    over || !checksLevels
      ? input.scenario === 'introductory'
        ? '5.3.2'
        : '6.0.E.4'
      : level === 'total'
        ? '16.1.4'
        : '16.1.3';
  return {
    label: text(key('phase.e4'), { side: sideText(side) }),
    value: text(key(`phase.${said}`), { level: levelText(level), missing }),
    rule,
  };
}

/** E.1 to E.4 in their order, each with what it brings (6.0.E). */
function phaseOf(finding: WarFinding): readonly Block[] {
  const { input, thresholds, answer } = finding;
  if (input.peaceAccepted) return [];
  const { automatic, armistice } = thresholds;
  const reason = answer.end?.reason;
  const won =
    answer.end?.reason === 'automatic'
      ? text(key('phase.won'), { result: resultText(answer.end.result) })
      : text(key('phase.none'), { high: automatic.central, low: automatic.allied });
  const peace = reason === 'automatic' ? 'over' : reason === 'armistice' ? 'armistice' : 'noArmistice';
  const rows: readonly ValueRow[] = [
    {
      label: text(key('phase.e1')),
      value: answer.changes.length
        ? text(key('phase.change'), { before: input.vp, after: answer.vpAfterE1 })
        : answer.vpAfterE1,
      rule: '6.0.E.1',
    },
    { label: text(key('phase.e2')), value: won, rule: '6.0.E.2' },
    {
      label: text(key('phase.e3')),
      value: text(key(`phase.${peace}`), { combined: answer.combined, missing: armistice - answer.combined }),
      rule: '6.0.E.3',
    },
    ...SIDES.map((side) => levelRow(finding, side)),
  ];
  return [{ kind: 'values', id: 'phase', title: text(key('phase.title')), rows }];
}

/** What the new state of things allows or forbids. */
function statusRows({ input, answer, bonus }: WarFinding): readonly ValueRow[] {
  if (answer.end) return [];
  const forced = answer.levels.central === 'total' && answer.levels.allied !== 'total';
  const row = (label: string, value: string, rule: string): ValueRow => ({
    label: text(key(`value.${label}`)),
    value: text(key(`value.${value}`)),
    rule,
  });
  return [
    ...(bonus ? [{ label: text(key('value.vp')), value: answer.vp, rule: '5.1.3' }] : []),
    ...(answer.turkeyEnters ? [row('turkey', 'turkeyEnters', '16.1.3.1')] : []),
    ...(freed(input) ? [row('coast', 'coastOpen', '11.1.9'), row('forts', 'fortsOpen', '15.1.10')] : []),
    ...(forced ? [row('forced', 'eventOnly', '9.5.2.5')] : []),
  ];
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
  text(
    key(
      allowed
        ? 'track.allowed'
        : nextTurn && missing === 0
          ? 'track.nextTurn'
          : nextTurn
            ? 'track.nextTurnMissing'
            : 'track.missing',
    ),
    {
      event: text(key(`event.${event}`)),
      ...(missing > 0 ? { need: text(key(`need.${event}`), { missing }) } : {}),
    },
  );

/** The name of a box of either track: the start, an event, or that an event is allowed. */
function boxText(name: string): Text {
  if (name === 'god-save-the-tsar' || name === 'neutral') return text(key(`box.${name}`));
  return name.endsWith('-allowed')
    ? text(key('box.allowed'), { event: text(key(`event.${name.replace(/-allowed$/, '')}`)) })
    : text(key(`event.${name}`));
}

function trackRows({ input, answer }: WarFinding): readonly ValueRow[] {
  const { russia, unitedStates, boxes } = answer;
  return [
    { label: text(key('track.russianVp')), value: input.russianVp + Number(input.baku), rule: '16.4.2' },
    { label: text(key('track.russianBox')), value: boxText(boxes.russia), rule: '16.4.1' },
    {
      label: text(key('track.russia')),
      value: russia ? nextText(russia) : text(key('track.treaty')),
      rule: russia?.rule ?? '16.4.8',
    },
    { label: text(key('track.usBox')), value: boxText(boxes.unitedStates), rule: '16.3.1' },
    {
      label: text(key('track.unitedStates')),
      value: unitedStates ? nextText(unitedStates) : text(key('track.overThere')),
      rule: unitedStates?.rule ?? '16.3.4',
    },
    ...(input.unitedStates === 'neutral'
      ? []
      : [{ label: text(key('track.points14')), value: text(key('track.points14Allowed')), rule: '16.3.5' }]),
  ];
}

function litOf({ row, answer }: WarFinding): readonly LitCell[] {
  const automatic = answer.end?.reason === 'automatic';
  const result = answer.end?.result ?? answer.now;
  return result === 'both-lose'
    ? [{ row: 'tournament', role: 'use' }]
    : [{ row: automatic ? 'automatic' : row, column: result, role: 'use' }];
}

/** The news first, then the phase in its order, what follows from it, the tracks and the chart of victory levels. */
export function blocksOf(finding: WarFinding): readonly Block[] {
  const status = statusRows(finding);
  return [
    ...verdictsOf(finding),
    ...phaseOf(finding),
    ...(status.length
      ? [{ kind: 'values' as const, id: 'status', title: text(key('value.title')), rows: status }]
      : []),
    ...(finding.answer.end
      ? []
      : [{ kind: 'values' as const, id: 'tracks', title: text(key('track.title')), rows: trackRows(finding) }]),
    { kind: 'chart', id: 'levels', table: 'victory-levels', title: text(key('levels')), lit: litOf(finding) },
  ];
}
