import type { Block, Fact, NotApplied, OpenPoint, Step, ValueRow } from '@/lib/calc/evaluation';
import { fact, notApplied, openPoints, present, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { fail } from '@/lib/core/result';
import type { Rule } from '@/lib/core/rule';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { sheetOf } from '@/lib/games/when-eagles-fight/sheet/ready';
import { refuseEarlyArmy } from '@/lib/games/when-eagles-fight/sheet/romania';
import { overIce, type SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { SupplyInput } from '@/lib/games/when-eagles-fight/supply/fields';
import { settleSupply, sharedHex, sideSupply, type UnitSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { guardsOf, isFed } from '@/lib/games/when-eagles-fight/supply/guards';
import { limitedBy } from '@/lib/games/when-eagles-fight/supply/limited';
import {
  asksMap,
  effectText,
  hexName,
  inHex,
  lackText,
  pathText,
  placeName,
  reasonText,
  say,
  sideText,
  statusOf,
  statusSentence,
  statusText,
  tracedText,
} from '@/lib/games/when-eagles-fight/supply/words';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';
import { listed } from '@/lib/games/when-eagles-fight/unit-words';

/** The units of a sheet with their supply, and the one that is asked about. */
export interface SheetFinding {
  readonly view: SheetView;
  /** names the sheet */
  readonly fact: Fact;
  readonly units: readonly UnitSupply[];
  readonly one: UnitSupply | undefined;
}

/** Refused: units of both sides in a hex, Romanians too early, a unit that is not there. */
export function settleOnSheet(input: SupplyInput, data: SheetData): SheetFinding | Refused {
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { fact: named } = chosen.value;
  const view = input.iceReading === 'ice' ? overIce(chosen.value.view) : chosen.value.view;
  const shared = sharedHex(view);
  if (shared !== undefined)
    return illegal('sheet', hexName(view, shared), say('refused.shared', { hex: hexName(view, shared) }), '12.4');
  const early = refuseEarlyArmy(view.sheet);
  if (early) return early;
  const units = settleSupply(view);
  const one = input.unit === undefined ? undefined : units.find(({ unit }) => unit.id === input.unit);
  if (input.unit !== undefined && !one)
    return fail({
      code: 'invalid-input',
      field: 'unit',
      given: input.unit,
      text: say('refused.unit', { unit: input.unit }),
    });
  return { view, fact: named, units, one };
}

/** Rows of a list; a sheet may have hundreds of units. */
const MOST_ROWS = 40;

const verdictOf = (view: SheetView, units: readonly UnitSupply[], one: UnitSupply | undefined): Block => {
  if (one) {
    const status = statusOf(one);
    return verdictBlock(
      statusSentence(view, one),
      status === 'in' ? 'yes' : status === 'out' ? 'no' : 'neutral',
      one.rule,
    );
  }
  if (!units.length) return verdictBlock(say('verdict.nobody'), 'neutral', '9.1');
  const count = (status: ReturnType<typeof statusOf>): number =>
    units.filter((unit) => statusOf(unit) === status).length;
  const [out, unknown, limited] = [count('out'), count('unknown'), count('limited')];
  return verdictBlock(
    say('verdict.all', { units: units.length, in: count('in'), limited, out, unknown }),
    out ? 'no' : unknown || limited ? 'neutral' : 'yes',
    '9.1',
  );
};

/** For one unit its route, its railway, what cuts it or what is missing, and what a single enemy could do. */
function oneBlocks(view: SheetView, one: UnitSupply): readonly Block[] {
  const { unit, traced, limited } = one;
  const way = 'way' in traced ? traced.way : undefined;
  const lacks = 'lacks' in traced ? traced.lacks : [];
  const threats = traced.status === 'in' ? sideSupply(view)(unit.side).threats(unit.at) : [];
  const [held, open] = [true, false].map((ours) =>
    threats.filter((hex) => (view.unitsAt.get(hex)?.length ?? 0) > 0 === ours).map((hex) => placeName(view, hex)),
  );
  const inside = limitedBy(view, unit);
  const cuts = (row: 'threats' | 'held') => say(inside ? `value.${row}Inside` : `value.${row}`);
  const cutRule = inside?.rule ?? '9.5';
  const rows = present<ValueRow>(
    limited && valueRow(say('value.route'), tracedText(view, traced), '9.5'),
    way && valueRow(say(traced.status === 'in' ? 'value.path' : 'value.tried'), pathText(view, way.route), '9.5'),
    way && way.rail.length > 0 && valueRow(say('value.rail'), pathText(view, way.rail), '9.6'),
    lacks.map((lack) => valueRow(say(lack.open ? 'value.missing' : 'value.break'), lackText(view, lack), lack.rule)),
    traced.status === 'unknown' && townRow(view, one),
    valueRow(say('value.attack'), effectText('attack', one.attack), '9.3'),
    valueRow(say('value.defence'), effectText('defence', one.defence), '9.3'),
    valueRow(say('value.attrition'), effectText('attrition', one.defence), '9.4'),
    open && open.length > 0 && valueRow(cuts('threats'), open.join(', '), cutRule),
    held && held.length > 0 && valueRow(cuts('held'), held.join(', '), cutRule),
    traced.status === 'in' && !threats.length && valueRow(cuts('threats'), say('value.noThreat'), cutRule),
  );
  return valuesBlock('unit', say('value.title'), rows);
}

/** The unpainted hexes within reach, any of which may be a town: what to look for on the map. */
function townRow(view: SheetView, { unit, traced }: UnitSupply): ValueRow | undefined {
  if (!('lacks' in traced) || !traced.lacks.some(({ code }) => code === 'town')) return undefined;
  const hexes = sideSupply(view)(unit.side)
    .within(unit.at)
    .filter((hex) => !view.cells[hex]);
  return valueRow(say('value.towns'), hexes.map((hex) => hexName(view, hex)).join(', '), '9.6');
}

const unitRow = (view: SheetView, one: UnitSupply): ValueRow =>
  valueRow(say('value.unit', { unit: inHex(one), status: statusText(statusOf(one)) }), reasonText(view, one), one.rule);

/** Whom the attrition phase of each side would eliminate, and of whom nobody knows it (9.4). */
function attritionBlock(units: readonly UnitSupply[]): readonly Block[] {
  const rows = (['russian', 'central'] as const).flatMap((side): readonly ValueRow[] => {
    const dying = units.filter(({ unit, defence }) => unit.side === side && defence === 'out');
    return dying.length ? [valueRow(sideText(side), say('value.dying', { units: dying.length }), '9.4')] : [];
  });
  return valuesBlock('attrition', say('value.attritionTitle'), rows);
}

const inTrouble = (one: UnitSupply): boolean => statusOf(one) !== 'in';

/** How many units a row names. */
const MOST_NAMES = 6;

/** What a single enemy unit would cut off of the whole sheet (9.5, 9.6). */
function guardBlock(view: SheetView, units: readonly UnitSupply[]): readonly Block[] {
  const name = (one: UnitSupply) =>
    limitedBy(view, one.unit) ? say('value.guardInside', { unit: inHex(one) }) : inHex(one);
  const rows = guardsOf(view)
    .slice(0, MOST_ROWS)
    .map(({ hexes, side, held, units: those }): ValueRow => {
      const list = hexes.map((hex) => placeName(view, hex)).join(', ');
      return valueRow(
        say('value.guard', { side: sideText(side), hexes: list, held: held ? 'yes' : 'no' }),
        say('value.guarded', {
          units: listed(those.slice(0, MOST_NAMES).map(name)),
          more: Math.max(0, those.length - MOST_NAMES),
        }),
        '9.5',
      );
    });
  const safe = !rows.length && units.some(isFed);
  return valuesBlock(
    'guards',
    say('value.guards'),
    safe ? [valueRow(say('value.guardNone'), say('value.noThreat'), '9.5')] : rows,
  );
}

function allBlocks(view: SheetView, units: readonly UnitSupply[]): readonly Block[] {
  const rows = units
    .filter(inTrouble)
    .slice(0, MOST_ROWS)
    .map((one) => unitRow(view, one));
  return [...valuesBlock('units', say('value.units'), rows), ...guardBlock(view, units), ...attritionBlock(units)];
}

/** Each unit to be looked at by itself, those in trouble first. */
function choiceBlock(units: readonly UnitSupply[], one: UnitSupply | undefined): readonly Block[] {
  const order = [...units.filter(inTrouble), ...units.filter((unit) => !inTrouble(unit))].slice(0, MOST_ROWS);
  const options = order.map((each) => ({
    id: each.unit.id,
    text: say('value.unit', { unit: inHex(each), status: statusText(statusOf(each)) }),
    assumed: each === one,
  }));
  return options.length ? [{ kind: 'choices', id: 'unit', title: say('value.choose'), rule: '9.1', options }] : [];
}

function unitSteps(view: SheetView, one: UnitSupply): readonly Step[] {
  const { unit, traced, limited, rule } = one;
  const name = inHex(one);
  const sentence = (what: ReturnType<typeof say>, asks: ReturnType<typeof asksMap> = 'no') =>
    say('step.unit', { unit: name, what, asks });
  if (unit.supply !== 'trace') return [step(`said-${unit.id}`, '9.1', sentence(say('said')))];
  const broken = 'lacks' in traced ? traced.lacks[0] : undefined;
  return present(
    step(
      `traced-${unit.id}`,
      broken?.rule ?? (traced.status === 'in' ? '9.6' : '9.5'),
      sentence(tracedText(view, traced), asksMap(traced)),
    ),
    limited && step(`limited-${unit.id}`, limited.rule, sentence(reasonText(view, one))),
    step(`status-${unit.id}`, rule, sentence(statusText(statusOf(one)))),
  );
}

/** The special cases of 6.2, 9.6 and 9.7 that no unit looked at has made use of. */
export function notAppliedOf(finding: SheetFinding): readonly NotApplied[] {
  const { view } = finding;
  const looked = lookedAt(finding);
  const some = (test: (one: UnitSupply) => boolean): boolean => looked.some(test);
  const lakes = Object.values(view.sheet.sides).includes('lake');
  const checks: readonly (readonly [id: string, rule: Rule, used: boolean])[] = [
    ['sea', '9.6', some(({ traced }) => traced.status === 'in' && traced.origin.kind === 'sea')],
    ['fortress', '9.7', some(({ limited }) => limited?.kind === 'fortress')],
    ['ally', '6.2', some(({ limited }) => limited?.rule === '6.2')],
    ['capital', '9.7', some(({ limited }) => limited?.kind === 'capital')],
    // Frozen lakes never help supply; they are told of where there are any.
    ['ice', '12.11', !isWinter(view.sheet.turn) || !lakes],
  ];
  return checks.filter(([, , used]) => !used).map(([id, rule]) => notApplied(id, rule, say(`not.${id}`)));
}

export function openOf(finding: SheetFinding): readonly OpenPoint[] {
  const { view } = finding;
  const looked = lookedAt(finding);
  const lacking = (code: string): boolean =>
    looked.some(({ traced }) => 'lacks' in traced && traced.lacks.some((lack) => lack.code === code));
  const lakes = Object.values(view.sheet.sides).includes('lake');
  const sea = looked.some(({ traced }) => traced.status === 'in' && traced.origin.kind === 'sea');
  const capital = looked.some(({ limited }) => limited?.kind === 'capital');
  return openPoints(say, [
    { id: 'map', rule: '9.6', when: looked.some(({ traced }) => traced.status === 'unknown') },
    { id: 'complete', rule: '9.6', when: view.sheet.complete && looked.some(inTrouble) },
    { id: 'neutral', rule: '3.2', dispute: 'romania-neutral', when: lacking('neutral') },
    { id: 'jassy', rule: '9.6', dispute: 'jassy-source', when: view.sheet.romania },
    {
      id: view.overIce ? 'ice.ice' : 'ice.closed',
      rule: '12.11',
      dispute: 'supply-frozen-lakes',
      when: lakes && isWinter(view.sheet.turn),
    },
    { id: 'sea', rule: '9.6', dispute: 'edge-supply-by-sea', when: sea },
    { id: 'edge', rule: '9.6', dispute: 'supply-through-edge', when: lacking('edge') },
    { id: 'capital', rule: '9.7', dispute: 'limited-own-nation', when: capital },
  ]);
}

const lookedAt = ({ units, one }: SheetFinding): readonly UnitSupply[] => (one ? [one] : units);

export const factsOf = ({ fact: named, units }: SheetFinding): readonly Fact[] => [
  named,
  fact(say('facts.units', { units: units.length }), '9.1'),
];

export function stepsOf(finding: SheetFinding): readonly Step[] {
  const { view, units, one } = finding;
  const shown = one ? [one] : units.filter(inTrouble).slice(0, MOST_ROWS);
  return [
    step('check', '9.5', say('step.check', { units: lookedAt(finding).length })),
    ...shown.flatMap((each) => unitSteps(view, each)),
  ];
}

export const blocksOf = ({ view, units, one }: SheetFinding): readonly Block[] => [
  verdictOf(view, units, one),
  ...(one ? oneBlocks(view, one) : allBlocks(view, units)),
  ...choiceBlock(units, one),
];
