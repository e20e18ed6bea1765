import { directionOf } from '@/lib/board/hex/numbering';
import {
  text,
  type Block,
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
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { successOdds } from '@/lib/games/nach-paris/d20-odds';
import { isFirstTurn } from '@/lib/games/nach-paris/first-turn';
import {
  changeIn,
  isCorpsInfantry,
  isTied,
  isUnread,
  TIED_UNTIL,
  type Command,
} from '@/lib/games/nach-paris/loc/command';
import {
  LIGHT_MF,
  NORMAL_MF,
  sourceOf,
  threatsTo,
  type LocFinding,
  type LogisticLine,
  type UnitLoc,
} from '@/lib/games/nach-paris/loc/finding';
import { breaksOn, type LineHex } from '@/lib/games/nach-paris/loc/lines';
import { cancelsZoc, type LineBreak } from '@/lib/games/nach-paris/loc/logistics';
import type { SheetLoc } from '@/lib/games/nach-paris/loc/on-sheet';
import { PENALTIES, type Penalty } from '@/lib/games/nach-paris/loc/penalties';
import { ANTWERP } from '@/lib/games/nach-paris/loc/sources';
import { enemyOf, sheetUnitName, sized, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { sizePoints } from '@/lib/games/nach-paris/sizes';

const say = sayIn('loc');
const hexName = (view: SheetView, hex: number): string => view.names[hex] ?? '?';
const inHex = (unit: PlacedUnit): string => `${sheetUnitName(unit)} · ${unit.hex}`;

/** "AC33 → AB33 10 → AA32 20" */
export const pathText = (view: SheetView, hexes: readonly LineHex[]): string =>
  hexes.map(({ hex, mf }, i) => (i === 0 ? hexName(view, hex) : `${hexName(view, hex)} ${mf}`)).join(' → ');

export function breakText(view: SheetView, found: LineBreak): Text {
  const hex = hexName(view, found.hex);
  if (found.kind === 'side')
    return say('break.side', {
      hex,
      from: hexName(view, found.from),
      hexside: text(`unit.options.hexside.${view.sideAt(found.from, directionOf(view, found.from, found.hex) ?? 0)}`),
    });
  return say(`break.${found.kind}`, { hex, by: 'by' in found ? found.by : '' });
}

export function commandText(command: Command): Text {
  switch (command.kind) {
    case 'camp':
      return say('command.camp', { camp: command.camp });
    case 'hq':
    case 'far': {
      const { hq, distance, radius, reduced } = command.reach;
      return say(`command.${isUnread(command) ? 'unread' : command.kind}`, {
        hq: inHex(hq),
        distance,
        radius,
        reduced: reduced ? 'yes' : 'no',
      });
    }
    default:
      return say(`command.${command.kind}`);
  }
}

export function lineText(view: SheetView, line: LogisticLine): Text {
  const goal = hexName(view, line.hexes.at(-1)?.hex ?? -1);
  if (line.kind !== 'none') {
    const params = { mf: line.mf, limit: line.limit, goal };
    return line.source
      ? say('line.fed', {
          ...params,
          source: say(`source.${line.source.kind}`, { name: line.source.name }),
        })
      : say(`line.${line.kind}`, params);
  }
  if (line.full)
    return say('line.full', {
      source: say(`source.${line.full.kind}`, { name: line.full.name }),
      capacity: line.full.capacity,
    });
  if (line.break) return say('line.broken', { reason: breakText(view, line.break) });
  return say(line.why === 'rail' ? 'line.rail' : 'line.far', { mf: line.mf, limit: line.limit, goal });
}

/** What decides the status: command where it fails, else the line. */
function reasonText(view: SheetView, { command, line }: UnitLoc): Text {
  if (command.kind === 'destroyed' && line.kind !== 'normal')
    return say('command.destroyedFar', { line: lineText(view, line) });
  return command.kind === 'camp' || command.kind === 'far' || command.kind === 'none' || command.kind === 'destroyed'
    ? commandText(command)
    : lineText(view, line);
}

export const statusText = ({ status }: Pick<UnitLoc, 'status'>): Text => say(`status.${status}`);

/** `isExample`: on a sheet of the game's own, where all units together are no verdict about the player's army. */
export function verdictOf(finding: LocFinding, one: UnitLoc | undefined, isExample: boolean): Block {
  if (one)
    return verdictBlock(
      say(isUnread(one.command) ? 'verdict.unread' : 'verdict.one', {
        unit: inHex(one.unit),
        status: statusText(one),
        reason: reasonText(finding.view, one),
      }),
      isUnread(one.command) ? 'neutral' : one.status === 'loc' ? 'yes' : 'no',
      one.rule,
    );
  const count = (status: UnitLoc['status']): number => finding.units.filter((unit) => unit.status === status).length;
  if (!finding.units.length) return verdictBlock(say('verdict.nobody'), 'neutral', '13.1.6');
  const [llc, ooc] = [count('llc'), count('ooc')];
  const all = say('verdict.all', { units: finding.units.length, loc: count('loc'), llc, ooc });
  return isExample
    ? verdictBlock(say('verdict.example', { all }), 'neutral', '13.1.6')
    : verdictBlock(all, llc + ooc ? 'no' : 'yes', '13.1.6');
}

const penaltyRow = ({ id, rule, value }: Penalty): ValueRow =>
  valueRow(say(`penalty.${id}`), value === undefined ? say('penalty.forbidden') : signed(value), rule);

export function penaltyBlocks(units: readonly Pick<UnitLoc, 'status'>[]): readonly Block[] {
  return (['llc', 'ooc'] as const).flatMap((status): readonly Block[] =>
    units.some((unit) => unit.status === status)
      ? valuesBlock(`penalties-${status}`, say(`penalty.title.${status}`), PENALTIES[status].map(penaltyRow))
      : [],
  );
}

/** Rows of a list; a sheet may have hundreds of units. */
const MOST_ROWS = 40;

/** Every camp and port with what it feeds of its capacity, the busiest first. */
function feedBlock({ fed }: LocFinding): readonly Block[] {
  const rows = [...fed]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_ROWS)
    .map(([source, steps]): ValueRow =>
      valueRow(
        say(`source.${source.kind}`, { name: source.name }),
        say('value.fed', { steps, capacity: source.capacity }),
        source.rule,
      ),
    );
  return valuesBlock('fed', say('value.fedTitle'), rows);
}

/** Whether only the reduced radius puts the unit out of command (dispute reduced-radius-who). */
const wouldReach = (command: Command): command is Extract<Command, { kind: 'far' }> =>
  command.kind === 'far' && command.reach.reduced && command.reach.distance <= command.reach.hq.radius;

/** Breaks that one unit's block names; a hopeless line may have dozens. */
const MOST_BREAKS = 6;

/** Where a single enemy unit would end the line, hexes that its own side holds by themselves. */
function threatRows(view: SheetView, one: UnitLoc): readonly ValueRow[] {
  const threats = threatsTo(view, one);
  if (!threats) return [];
  const { kind, rule } = one.line;
  const [held, open] = [true, false].map((ours) =>
    threats.filter((hex) => view.unitsAt.has(hex) === ours).map((hex) => hexName(view, hex)),
  );
  return present<ValueRow>(
    open && open.length > 0 && valueRow(say('value.threats', { kind }), open.join(', '), rule),
    held && held.length > 0 && valueRow(say('value.held'), held.join(', '), rule),
    !threats.length && valueRow(say('value.threats', { kind }), say('value.noThreat'), rule),
  );
}

/** For one unit its command, its line hex by hex, what would end it, and a way to shorten it. */
function oneBlock({ view }: LocFinding, one: UnitLoc): readonly Block[] {
  const { unit, command, line } = one;
  const none = line.kind === 'none';
  const breaks = breaksOn(line.hexes).slice(0, MOST_BREAKS);
  const change = changeIn(command);
  const rows = present(
    valueRow(say('value.command'), commandText(command), command.rule),
    valueRow(say('value.line'), lineText(view, line), line.rule),
    wouldReach(command) &&
      valueRow(
        say('value.full'),
        say('value.fullRadius', { distance: command.reach.distance, radius: command.reach.hq.radius }),
        '13.2.1',
      ),
    line.hexes.length > 1 &&
      valueRow(say(none ? 'value.triedPath' : 'value.path'), pathText(view, line.hexes), '13.1.4'),
    breaks.map((found) => valueRow(say('value.break'), breakText(view, found), found.rule)),
    threatRows(view, one),
    line.kind !== 'none' &&
      line.shortcut &&
      valueRow(say('value.shortcut'), shortcutText(view, line.shortcut), '13.1.4'),
    line.kind === 'none' &&
      line.full &&
      valueRow(
        say('value.fedFirst'),
        say(unit.steps <= line.full.capacity ? 'value.fedFits' : 'value.fedNever', {
          steps: unit.steps,
          capacity: line.full.capacity,
        }),
        '13.1.11',
      ),
    change &&
      valueRow(
        say('value.change'),
        say('value.changeTo', {
          pair: isCorpsInfantry(unit) ? 'yes' : 'no',
          hq: inHex(change.hq),
          distance: change.distance,
          radius: change.radius,
        }),
        '13.2.2',
      ),
  );
  return valuesBlock('unit', say('value.title'), rows);
}

/** The CAB test of a change of HQ (13.2.2). */
function changeOdds({ command }: UnitLoc): readonly Block[] {
  const change = changeIn(command);
  return change
    ? successOdds(
        'change',
        passChance(change.cab),
        say('change.title', { cab: change.cab }),
        say('change.won'),
        say('change.lost'),
      )
    : [];
}

const shortcutText = (
  view: SheetView,
  {
    mf,
    hexes,
    breaks,
  }: { readonly mf: number; readonly hexes: readonly LineHex[]; readonly breaks: readonly LineBreak[] },
): Text =>
  say('value.shortcutOver', {
    mf,
    hexes: [...new Set(breaks.map(({ hex }) => hexName(view, hex)))].join(', '),
    path: pathText(view, hexes),
  });

function listBlock({ view, units }: LocFinding): readonly Block[] {
  const rows = units
    .filter(({ status }) => status !== 'loc')
    .slice(0, MOST_ROWS)
    .map((unit): ValueRow =>
      valueRow(
        say('value.unit', { unit: inHex(unit.unit), status: statusText(unit) }),
        reasonText(view, unit),
        unit.rule,
      ),
    );
  return valuesBlock('units', say('value.units'), rows);
}

/** Each unit to be looked at by itself, those in trouble first. */
function choiceBlock({ units }: LocFinding, one: UnitLoc | undefined): readonly Block[] {
  const order = [
    ...units.filter(({ status }) => status !== 'loc'),
    ...units.filter(({ status }) => status === 'loc'),
  ].slice(0, MOST_ROWS);
  const options = order.map((unit) => ({
    id: unit.unit.id,
    text: say('value.unit', { unit: inHex(unit.unit), status: statusText(unit) }),
    assumed: unit === one,
  }));
  return options.length ? [{ kind: 'choices', id: 'unit', title: say('value.choose'), rule: '13.1.6', options }] : [];
}

export function blocksOf(finding: SheetLoc): readonly Block[] {
  const { one } = finding;
  const isExample = finding.input.sheet === undefined;
  return one
    ? present(
        verdictOf(finding, one, isExample),
        oneBlock(finding, one),
        changeOdds(one),
        sourceOf(one.line) && feedBlock(finding),
        !isUnread(one.command) && penaltyBlocks([one]),
        choiceBlock(finding, one),
      )
    : [
        verdictOf(finding, undefined, isExample),
        ...listBlock(finding),
        ...feedBlock(finding),
        ...penaltyBlocks(finding.units),
        ...choiceBlock(finding, undefined),
      ];
}

function unitSteps(view: SheetView, one: UnitLoc): readonly Step[] {
  const { unit, command, line } = one;
  const id = unit.id;
  const name = inHex(unit);
  return present(
    step(`command-${id}`, command.rule, say('step.unit', { unit: name, what: commandText(command) })),
    unit.light &&
      step(`light-${id}`, '13.1.12', say('step.light', { unit: name, more: LIGHT_MF }), {
        before: NORMAL_MF,
        after: NORMAL_MF + LIGHT_MF,
      }),
    step(`line-${id}`, line.rule, say('step.unit', { unit: name, what: lineText(view, line) })),
    line.kind !== 'none' && line.shortcut && step(`shortcut-${id}`, '13.1.4', shortcutText(view, line.shortcut)),
    step(`status-${id}`, one.rule, say('step.status', { unit: name, status: statusText(one) })),
  );
}

export function stepsOf({ view, units, railheads, one }: SheetLoc): readonly Step[] {
  const nations = [...railheads].filter(([nation]) => !one || nation === one.unit.nation);
  const shown = one ? [one] : units.filter(({ status }) => status !== 'loc').slice(0, MOST_ROWS);
  return [
    step('check', '13.1.6', say('step.check', { units: units.length })),
    ...nations.map(([nation, hexes]): Step =>
      step(
        `railheads-${nation}`,
        '12.1.5',
        say('step.railheads', { nation: text(`unit.options.nation.${nation}`), count: hexes.length }),
      ),
    ),
    ...shown.flatMap((unit) => unitSteps(view, unit)),
  ];
}

/** The exceptions of 13.1 and 13.2, with their rules. */
const EXCEPTIONS = {
  cavalry: '13.1.2',
  destroyed: '13.1.7',
  camp: '13.1.8',
  campFeeds: '13.1.9',
  portFeeds: '13.1.10',
  light: '13.1.12',
  tied: '13.2.1',
} as const;
type Exception = keyof typeof EXCEPTIONS;

/** Why nobody is tied to the HQ of his army (13.2.1). */
export type Untied = 'noGerman' | 'lateTurn' | 'cavalryCorps' | 'atCamp' | 'exempt';

/** The exceptions that nobody has made use of in a turn. */
export const unusedOf = (
  used: Readonly<Record<Exclude<Exception, 'tied'>, boolean>>,
  turn: number,
  untied: Untied | undefined,
): readonly NotApplied[] =>
  (Object.keys(EXCEPTIONS) as Exception[])
    .filter((id) => (id === 'tied' ? untied !== undefined : !used[id]))
    .map((id) => notApplied(id, EXCEPTIONS[id], say(`not.${(id === 'tied' && untied) || id}`, { turn })));

/** Why none of the units is tied to the HQ of its army; undefined where one is. */
export function untiedOf(german: readonly Pick<Command, 'kind'>[], isLate: boolean): Untied | undefined {
  if (!german.length) return 'noGerman';
  if (isLate) return 'lateTurn';
  const all = (kind: Command['kind']): boolean => german.every((one) => one.kind === kind);
  if (all('cavalry')) return 'cavalryCorps';
  if (all('camp')) return 'atCamp';
  return german.every(({ kind }) => kind === 'cavalry' || kind === 'camp') ? 'exempt' : undefined;
}

export function notAppliedOf({ view, units, one }: SheetLoc): readonly NotApplied[] {
  const looked = one ? [one] : units;
  const some = (found: (unit: UnitLoc) => boolean): boolean => looked.some(found);
  const german = looked.filter(({ unit }) => unit.nation === 'germany').map(({ command }) => command);
  const untied = untiedOf(german, view.sheet.turn > TIED_UNTIL);
  return unusedOf(
    {
      cavalry: some(({ command }) => command.kind === 'cavalry'),
      destroyed: some(({ command }) => command.kind === 'destroyed'),
      camp: some(({ command }) => command.kind === 'camp'),
      campFeeds: some(({ line }) => line.kind !== 'none' && line.source?.kind === 'camp'),
      portFeeds: some(({ line }) => line.kind !== 'none' && line.source?.kind === 'port'),
      light: some(({ unit }) => unit.light),
    },
    view.sheet.turn,
    untied,
  );
}

export const factsOf = ({ view, fact: sheet, input: { destroyed } }: SheetLoc): readonly Fact[] => [
  sheet,
  fact(say('facts.units', { units: view.units.length }), '13.1.6'),
  ...destroyed.map(({ nation, army }) =>
    fact(say('facts.destroyed', { nation: text(`unit.options.nation.${nation}`), army: army || 'none' }), '13.1.7'),
  ),
];

/** Whether an enemy ZOC reaches a unit in whose hex nobody cancels it (13.1.4). */
const isAloneInZoc = ({ zoc, unitsAt }: SheetView, { at, side, nation }: PlacedUnit): boolean =>
  (zoc[enemyOf(side)][at]?.length ?? 0) > 0 && !unitsAt.get(at)?.some((unit) => cancelsZoc(unit, nation));

export function openOf({ view, units, fed, one, input: { reading } }: SheetLoc): readonly OpenPoint[] {
  const looked = one ? [one] : units;
  const sources = looked.flatMap(({ line }) => sourceOf(line) ?? []);
  const fortZoc = looked.some(({ line }) =>
    [
      line.kind === 'none' ? line.break : undefined,
      ...(line.kind !== 'none' && line.shortcut ? line.shortcut.breaks : []),
    ].some((found) => found?.kind === 'zoc' && view.fortsAt.has(found.from)),
  );
  const params = { reading };
  const antwerp = view.cells[view.index.get(ANTWERP) ?? -1]?.port !== undefined;
  const first = isFirstTurn({ turn: view.sheet.turn, firstTurn: false }) && looked.length > 0;
  const from = (kind: (typeof sources)[number]['kind']): boolean => sources.some((source) => source.kind === kind);
  const command = (kind: UnitLoc['command']['kind']): boolean => looked.some((each) => each.command.kind === kind);
  const noArmy = looked.some(({ unit }) => unit.nation === 'germany' && unit.army === '' && isTied(view, unit));
  const reduced = looked.some(({ unit }) => isTied(view, unit) && unit.corps !== '');
  const marked = looked.some(({ status }) => status !== 'loc');
  const shared = [...fed].some(([, steps]) => steps > 0) && !one;
  return [
    ...openPoints(say, [
      { id: 'camp', rule: '13.1.9', dispute: 'enc-supply-steps', params, when: from('camp') },
      { id: 'port', rule: '13.1.10', dispute: 'port-loc', params, when: from('port') },
      { id: 'order', rule: '13.1.11', when: shared },
      { id: 'antwerp', rule: '18.1.5', dispute: 'antwerp-port-zero', params, when: antwerp },
      { id: 'fortZoc', rule: '11.6.7', dispute: 'fort-zoc', params, when: fortZoc },
      { id: 'army', rule: '13.2.1', when: noArmy },
      { id: 'cavalry', rule: '13.1.2', dispute: 'cavalry-corps-nation', params, when: command('cavalry') },
      { id: 'reduced', rule: '13.2.1', dispute: 'reduced-radius-who', params, when: reduced },
      { id: 'first', rule: '3.2.2', dispute: 'first-allied-admin', params, when: first },
      { id: 'flipped', rule: '13.2.3', when: looked.some((each) => isUnread(each.command)) },
      { id: 'destroyed', rule: '13.1.7', dispute: 'hq-destroyed', params, when: command('destroyed') },
      { id: 'marker', rule: '13.1.6', dispute: 'supply-marker-until', params, when: marked },
      {
        id: 'ownHex',
        rule: '13.1.4',
        dispute: 'own-hex-zoc',
        params,
        when: looked.some(({ unit }) => isAloneInZoc(view, unit)),
      },
    ]),
    ...sizePoints((one ? [one.unit] : view.units).map(sized)),
  ];
}
