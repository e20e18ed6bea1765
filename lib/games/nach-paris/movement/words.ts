import { barsMet, barSteps } from '@/lib/calc/bars';
import {
  text,
  type Fact,
  type NotApplied,
  type OpenPoint,
  type Step,
  type Text,
  type TextParam,
} from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, present, sayIn, step } from '@/lib/calc/ledger';
import { plain } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { chargesOf, marchOf, type Charge } from '@/lib/games/nach-paris/movement/budget';
import type { MoveFinding } from '@/lib/games/nach-paris/movement/finding';
import { exm1From, isMarcher } from '@/lib/games/nach-paris/movement/forced-march';
import type { Leg, ZocStatus } from '@/lib/games/nach-paris/movement/legs';
import type { Trod } from '@/lib/games/nach-paris/movement/path';
import { BORDER_TURN, hasBorder } from '@/lib/games/nach-paris/movement/sheet';
import { sheetUnitName } from '@/lib/games/nach-paris/sheet/view';
import { sizePoints } from '@/lib/games/nach-paris/sizes';
import { hexCapacity, HEXSIDE_CAPACITIES } from '@/lib/games/nach-paris/tables/capacities';
import { MARCH_CAB } from '@/lib/games/nach-paris/tables/marching';
import type { Nation } from '@/lib/games/nach-paris/units';

const say = sayIn('movement');

/** The name of a hex on the path; the number of the leg when it is typed in. */
export function legName({ sheet, legs }: MoveFinding, at: number): Text {
  const hex = sheet?.ground.view.names[sheet.hexes[at] ?? -1];
  const leg = legs[at];
  const ground = text(`unit.options.terrain.${leg?.terrain ?? 'clear'}`);
  const place = hex === undefined ? say('leg.hand', { n: at + 1, ground }) : say('leg.sheet', { hex, ground });
  return leg && leg.hexside !== 'none'
    ? say('leg.over', { place, hexside: text(`unit.options.hexside.${leg.hexside}`) })
    : place;
}

/** How the unit that moves is called: by its name, else by its type. */
export const whoMoves = ({ unit }: Pick<MoveFinding, 'unit'>): TextParam =>
  unit.name === '' ? text(`unit.options.kind.${unit.kind}`) : unit.name;

/** The rule on where the unit stands before it goes on. */
const STARTS: Readonly<Record<ZocStatus, Rule>> = {
  free: '7.6.3',
  'start-zoc': '7.6.3',
  'cav-zoc': '7.6.2',
  'covered-zoc': '7.6.3',
  'stopped-zoc': '7.6.1',
  'stopped-zone': '11.2.2',
};

export function factsOf({ unit, input, journey: { budget, start }, sheet }: MoveFinding): readonly Fact[] {
  const who = whoMoves({ unit });
  return present(
    sheet?.fact,
    fact(
      say(sheet ? 'facts.unitOn' : 'facts.unit', {
        who,
        mf: unit.mf,
        mobility: text(`unit.options.mobility.${unit.mobility}`),
        ...(sheet ? { hex: sheet.ground.unit.hex } : {}),
      }),
      '2.5.9',
    ),
    fact(say(`facts.start.${start}`), STARTS[start], start === 'free' && !sheet),
    budget.rain ? fact(say('facts.rain', { rain: budget.rain, mf: budget.mf }), '15.1.2') : [],
    sheet &&
      start === 'start-zoc' &&
      [...sheet.ground.covers.values()].map((friend) =>
        fact(say('facts.cover', { who: sheetUnitName(friend), hex: friend.hex }), '7.6.3', true),
      ),
    input.done === 'nothing' &&
      fact(say(input.spent ? 'facts.moving' : 'facts.ready'), input.spent ? '7.1.2' : '7.1.1', true),
  );
}

/** The steps that a hexside and a hex let pass in a phase, with those of the unit (7.3). */
function roadSteps({ steps }: MoveFinding['unit'], { hexside, terrain, crossed, entered }: Leg, at: number) {
  const road = (id: 'sideRoad' | 'hexRoad', rule: Rule, most: number | null, before: number): readonly Step[] =>
    most === null
      ? []
      : [
          step(
            `${id}-${at}`,
            rule,
            say(`step.${id}`, { hexside: text(`unit.options.hexside.${hexside}`), steps, most }),
            { before, after: before + steps },
          ),
        ];
  return [
    ...road('sideRoad', '7.3.2', HEXSIDE_CAPACITIES[hexside], crossed),
    ...road('hexRoad', '7.3.1', hexCapacity(terrain), entered),
  ];
}

/** What a step into a hex means beyond its cost. */
function effects({ unit }: MoveFinding, { leg, standing, before }: Trod, at: number): readonly Step[] {
  const effect = (id: string, rule: Rule): Step => step(`${id}-${at}`, rule, say(`step.${id}`));
  return present(
    roadSteps(unit, leg, at),
    leg.holds === 'hq' && effect('overrun', '7.1.6'),
    before === 'start-zoc' && leg.enemyZoc && effect('covered', '7.6.3'),
    before === 'start-zoc' && !leg.enemyZoc && effect('leftZoc', '7.6.3'),
    standing === 'stopped-zone' && effect('zoneStops', '11.2.2'),
    standing === 'stopped-zoc' && effect('zocStops', '7.6.1'),
    standing === 'cav-zoc' && unit.kind === 'cav' && effect('cavGoesOn', '7.6.2'),
  );
}

/** Payments besides the steps, from an amount already spent. */
function chargeSteps(charges: readonly Charge[], from: number): readonly Step[] {
  let spent = from;
  return charges.map(({ id, rule, mf }) => {
    const before = spent;
    spent += mf;
    return step(id, rule, say(`step.${id}`, { mf }), { before, after: spent });
  });
}

/** Ids of the conditions of a forced march, apart from those of the move. */
const marked = <T extends NotApplied>(all: readonly T[]): readonly T[] =>
  all.map((one) => ({ ...one, id: `march-${one.id}` }));

export function stepsOf(finding: MoveFinding): readonly Step[] {
  const { journey, traced, unit, input } = finding;
  const { budget } = journey;
  const { trod, stop, spent } = traced;
  const march = marchOf(unit, budget, spent);
  const short = stop?.bar.id === 'mf' && stop.at < finding.legs.length;
  return present(
    step('mf', '7.1.2', say('step.mf', { mf: unit.mf })),
    budget.rain ? step('rain', '15.1.2', say('step.rain'), { before: unit.mf, after: budget.mf }) : [],
    chargeSteps(budget.before, 0),
    trod.flatMap((one, at): readonly Step[] => [
      step(
        `leg-${at}`,
        one.leg.hexside !== 'none' ? '7.2.1' : '7.1.7',
        say('step.leg', { leg: legName(finding, at), cost: one.cost }),
        { before: one.total - one.cost, after: one.total },
      ),
      ...effects(finding, one, at),
    ]),
    !stop && chargeSteps(budget.after, spent - chargesOf(budget.after)),
    stop &&
      step(
        'break',
        stop.bar.rule,
        say('step.break', {
          leg: stop.at < finding.legs.length ? legName(finding, stop.at) : say('leg.end'),
          why: barText(finding),
        }),
      ),
    march === 'fom' || (short && budget.bonus && input.forced)
      ? step(
          'bonus',
          '7.5.3',
          say(input.heat ? 'step.bonusHeat' : 'step.bonus', {
            tariff: budget.tariff,
            bonus: budget.bonus,
          }),
          { before: budget.mf, after: budget.mf + budget.bonus },
        )
      : [],
    short && marked(barSteps('movement.march', budget.barred, { kind: unit.kind })),
    march !== 'none' &&
      step(
        'marker',
        march === 'fom' ? '7.5.4' : '7.4.2',
        say(`step.${march}`, { spent, mf: budget.mf, cab: plain(MARCH_CAB[march]) }),
      ),
  );
}

/** Why the path breaks. */
export function barText({ traced: { stop }, journey: { budget }, input, legs, unit }: MoveFinding): Text {
  if (!stop) return say('bar.mf', { needs: 0, has: budget.mf });
  const has = budget.mf + (input.forced ? budget.bonus : 0);
  const leg = legs[stop.at];
  return say(`bar.${stop.bar.id}`, {
    needs: stop.needs,
    has,
    hexside: text(`unit.options.hexside.${leg?.hexside ?? 'none'}`),
    capacity: leg ? (HEXSIDE_CAPACITIES[leg.hexside] ?? 0) : 0,
    most: leg ? (hexCapacity(leg.terrain) ?? 0) : 0,
    crossed: leg?.crossed ?? 0,
    entered: leg?.entered ?? 0,
    steps: unit.steps,
  });
}

/** Why no border stops a unit (3.3.2). */
function noBorder(nation: Nation, turn: number): string {
  if (!hasBorder(nation)) return 'borderNation';
  return turn > BORDER_TURN ? 'borderTurn' : 'borderPath';
}

export function notAppliedOf(finding: MoveFinding): readonly NotApplied[] {
  const { journey, traced, unit, input, legs, turn } = finding;
  const { budget, start } = journey;
  const march = marchOf(unit, budget, traced.spent);
  const marcher = isMarcher(unit.kind);
  const short = traced.stop?.bar.id === 'mf';
  const not = (id: string, rule: Rule, holds: boolean, params?: Text['params']): readonly NotApplied[] =>
    holds ? [notApplied(id, rule, say(`not.${id}`, params))] : [];
  return present(
    not('rain', '15.1.2', !input.rain),
    not('noMarkers', '7.4.1', !marcher),
    not('exm', '7.4.1', marcher && march === 'none', { half: exm1From(budget.mf) }),
    not(traced.stop ? 'fomNoHelp' : 'fomNotNeeded', '7.5.1', march !== 'fom' && !short && budget.bonus > 0),
    !short && marked(barSteps('movement.march', budget.barred, { kind: unit.kind })),
    march === 'fom' &&
      marked(
        barsMet(
          'movement.march',
          budget.free.filter(({ id }) => id !== 'rain'),
        ),
      ),
    not('heat', '15.1.1', march === 'fom' && !input.heat),
    not('startZoc', '7.6.3', start === 'free'),
    not('zoc', unit.kind === 'cav' ? '7.6.2' : '7.6.1', !traced.trod.some(({ leg }) => leg.enemyZoc)),
    not('zones', '11.2.2', !legs.some(({ zone, holds }) => zone || holds === 'zone')),
    not(
      'transit',
      '7.3',
      !legs.some(({ terrain, hexside }) => hexCapacity(terrain) !== null || HEXSIDE_CAPACITIES[hexside] !== null),
    ),
    !legs.some(({ holds }) => holds === 'border') &&
      notApplied('border', '3.3.2', say(`not.${noBorder(unit.nation, turn)}`, { turn, free: BORDER_TURN + 1 })),
  );
}

const DEAR_SIDES = ['deep-forest', 'mountain-range', 'flooded'] as const;

export function openOf(finding: MoveFinding): readonly OpenPoint[] {
  const { journey, traced, unit, input, legs, turn } = finding;
  const { budget, start, marcher } = journey;
  const march = marchOf(unit, budget, traced.spent);
  const reached = legs.slice(0, traced.trod.length + 1);
  const over = (sides: readonly string[]): boolean => reached.some(({ hexside }) => sides.includes(hexside));
  const limited = reached.some(
    ({ terrain, hexside }) => hexCapacity(terrain) !== null || HEXSIDE_CAPACITIES[hexside] !== null,
  );
  const counts = unit.kind === 'hq' || unit.kind === 'eng' || unit.kind === 'sar';
  const forced = march === 'fom';
  const covered = reached[0]?.enemyZoc === true && reached[0].holds === 'friend';
  const zone = reached.some((leg) => leg.zone || leg.holds === 'zone');
  const holds = (what: MoveFinding['legs'][number]['holds']): boolean => reached.some((leg) => leg.holds === what);
  const cavZoc = unit.kind === 'cav' && reached.some(({ enemyZoc }) => enemyZoc);
  const dear = marcher.mobility !== 'min' && over(DEAR_SIDES);
  const unloads = unit.embarked && marcher.mobility !== 'min';
  return [
    ...openPoints(say, [
      { id: 'columns', rule: '7.2.1', dispute: 'mobility-column-order', when: dear },
      { id: 'columns', rule: '12.2.1', dispute: 'mobility-column-order', when: unloads && !dear },
      { id: 'unload', rule: '12.2.1', dispute: 'embark-cost-table', when: unit.embarked },
      { id: 'flooded', rule: '7.2.1', dispute: 'flooded-rivers', when: over(['flooded', 'partly-flooded']) },
      { id: 'noBridge', rule: '7.2.1', dispute: 'major-river-no-bridge', when: over(['major-river']) },
      { id: 'transit', rule: '7.3.1', dispute: 'transit-who-counts', when: limited && counts },
      { id: 'cavZoc', rule: '7.6.2', dispute: 'cav-another-zoc', when: cavZoc },
      { id: 'covered', rule: '7.6.3', dispute: 'zoc-to-zoc', when: start === 'start-zoc' && covered },
      { id: 'zones', rule: '11.2.2', dispute: 'fortified-zones', when: zone },
      { id: 'overrun', rule: '7.1.6', dispute: 'hq-overrun', when: holds('hq') },
      { id: 'border', rule: '3.3.2', dispute: 'border-rule-gt1', when: turn < BORDER_TURN && holds('border') },
      { id: 'rest', rule: '7.5.1', dispute: 'fom-remainder', when: forced },
      { id: 'ladder', rule: '7.5.4', dispute: 'exm2-and-fom', when: forced },
      { id: 'heat', rule: '15.1.1', dispute: 'heat-and-fom', when: forced && input.heat },
      { id: 'share', rule: '7.4.1', dispute: 'exm-which-mf', when: march === 'exm-1' && budget.mf - traced.spent < 10 },
    ]),
    ...sizePoints([{ ...unit, who: whoMoves(finding) }]),
  ];
}
