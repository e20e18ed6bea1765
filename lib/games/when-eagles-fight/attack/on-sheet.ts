import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import type { Fact, Refusal } from '@/lib/calc/evaluation';
import { fact, sayIn } from '@/lib/calc/ledger';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import { hexNamed } from '@/lib/sheet/choice';
import type { Lacks } from '@/lib/games/when-eagles-fight/attack/conditions';
import {
  AROUND,
  type AttackingHex,
  type AttackingUnit,
  type AttackInput,
  type DefendingUnit,
} from '@/lib/games/when-eagles-fight/attack/fields';
import { noHex } from '@/lib/games/when-eagles-fight/attack/refusals';
import { groundIn, stavkaIn } from '@/lib/games/when-eagles-fight/attack/sheet-ground';
import { hasGap, lacksOf, readUnit, type Gap } from '@/lib/games/when-eagles-fight/attack/sheet-units';
import { DECLARED, isOver, isRomaniaAtWar, OFFENSIVE_TURNS } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { compassOf, directionTo, isHex } from '@/lib/games/when-eagles-fight/concentric/hexes';
import type { SheetData } from '@/lib/games/when-eagles-fight/data';
import { sheetOf } from '@/lib/games/when-eagles-fight/sheet/ready';
import { refuseRomania } from '@/lib/games/when-eagles-fight/sheet/romania';
import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import { sharedHex, sideSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { listed, unitName } from '@/lib/games/when-eagles-fight/unit-words';

/* An attack as a hex sheet shows it: the defender's hex, and whoever stands around it. */

const say = sayIn('attack');

/** A hex next to the defender's, with the enemies of the defender in it. */
interface Near {
  readonly hex: number;
  readonly direction: Direction;
  readonly units: readonly PlacedUnit[];
  readonly barrier: 'none' | 'lake' | 'sea';
}

/** An attack read off a sheet, in the form in which it is entered by hand. */
export interface SheetAttack {
  readonly view: SheetView;
  /** names the sheet */
  readonly fact: Fact;
  readonly input: AttackInput;
  readonly target: number;
  /** the defender's hex was given; else it is the first that may be attacked */
  readonly given: boolean;
  /** the attacking hexes, by their place in the input */
  readonly from: readonly number[];
  /** what the sheet does not show and was taken from the fields */
  readonly gaps: readonly Gap[];
  /** fields that the sheet decides, whatever was entered in them */
  readonly told: readonly ('terrain' | 'river' | 'city' | 'country' | 'stavka')[];
  readonly lacks: Lacks;
  /** hexes next to the defender's that are behind a lake or all sea (12.11) */
  readonly barred: readonly string[];
  /** hexes next to the defender's from which nobody may attack in the OberOst phase (14.3) */
  readonly beyond: readonly string[];
  /** every hex that could be attacked */
  readonly targets: readonly number[];
  readonly facts: readonly Fact[];
}

const nameOf = (view: SheetView, hex: number): string => view.names[hex] ?? '';

const namesOf = (view: SheetView, near: readonly Near[]) => listed(near.map(({ hex }) => nameOf(view, hex)));

/** The enemies around a hex, clockwise from the north. */
function nearTo(view: SheetView, target: number): readonly Near[] {
  const side = view.unitsAt.get(target)?.[0]?.side;
  return AROUND.flatMap((where): readonly Near[] => {
    const direction = directionTo(where);
    const hex = view.neighbours[target * DIRECTIONS.length + direction] ?? -1;
    const units = (view.unitsAt.get(hex) ?? []).filter((unit) => unit.side !== side);
    if (!units.length) return [];
    const between = view.sideAt(target, direction);
    return [{ hex, direction, units, barrier: between === 'pass' ? 'none' : between }];
  });
}

/** Whether units of a hex may attack over that hexside: not over water (12.11), no heavy artillery alone (13.18). */
const mayAttack = ({ units, barrier }: Near): boolean =>
  barrier === 'none' && units.some(({ kind }) => kind !== 'heavy-artillery');

/** Hexes within which OberOst lets Germans attack again (14.3). */
const OBEROST_HEXES = 2;

/**
 * Whether units of a hex may attack in the phase: in that of OberOst only Germans, and where its marker lies on the
 * sheet those whose route to it has two hexes at most, traced like one of supply (14.3; question `oberost-range`).
 */
function mayInPhase(view: SheetView, { phase }: Pick<AttackInput, 'phase'>): (near: Near) => boolean {
  if (phase !== 'oberost') return () => true;
  const marker = view.index.get(view.sheet.oberost ?? '');
  const reach = marker === undefined ? undefined : new Set(sideSupply(view)('central').within(marker, OBEROST_HEXES));
  return ({ hex, units }) => units.some(({ nation }) => nation === 'german') && (reach?.has(hex) ?? true);
}

/** The hexes from which a hex can be attacked in a phase, clockwise from the north (12.11, 13.3, 13.18, 14.3). */
export function attackableFrom(view: SheetView, target: number, phase: AttackInput['phase']): readonly number[] {
  const inPhase = mayInPhase(view, { phase });
  return nearTo(view, target)
    .filter((near) => mayAttack(near) && inPhase(near))
    .map(({ hex }) => hex);
}

/** The hexes that may be attacked; in Turn 1 nobody attacks the Central Powers, but in the free set-up (3.4, 3.9). */
function targetsOn(view: SheetView, { freeSetUp }: AttackInput, able: (near: Near) => boolean): readonly number[] {
  const russianTurn = view.sheet.turn > 1 || freeSetUp;
  return [...view.unitsAt]
    .filter(([, [first]]) => first?.side === 'russian' || russianTurn)
    .filter(([hex, units]) => units.some(({ kind }) => kind !== 'heavy-artillery') && nearTo(view, hex).some(able))
    .map(([hex]) => hex);
}

/** The defender's hex: as given, or the first that may be attacked. */
function targetIn(view: SheetView, { target }: AttackInput, targets: readonly number[]): Result<number, Refusal> {
  if (target === '') {
    const [first] = targets;
    return first === undefined ? illegal('target', '', say('refused.nobodyNear'), '13.3') : ok(first);
  }
  if (!isHex(target)) return noHex('target', target);
  const found = hexNamed(view, 'target', target);
  if (!found.ok) return found;
  return view.unitsAt.has(found.value)
    ? found
    : illegal('target', target, say('refused.emptyTarget', { hex: target }), '13.2');
}

/** The hexes that the player attacks from: those that he names, or all around. */
function chosen(
  view: SheetView,
  target: number,
  near: readonly Near[],
  { only }: AttackInput,
  inPhase: (near: Near) => boolean,
): Result<readonly Near[], Refusal> {
  if (!only.length) {
    const able = near.filter(mayAttack);
    const ready = able.filter(inPhase);
    if (ready.length) return ok(ready);
    const hex = nameOf(view, target);
    if (able.length)
      return illegal('target', hex, say('refused.beyondOberost', { hexes: namesOf(view, able) }), '14.3');
    return near.some(({ barrier }) => barrier !== 'none')
      ? illegal('target', hex, say('refused.onlyWater', { hex }), '12.11')
      : illegal('target', hex, say('refused.nobodyAround', { hex }), '13.3');
  }
  const picked: Near[] = [];
  for (const [i, name] of only.entries()) {
    if (!isHex(name)) return noHex(`only.${i}`, name);
    const one = near.find(({ hex }) => nameOf(view, hex) === name);
    if (one && !inPhase(one)) return illegal(`only.${i}`, name, say('refused.beyondOberost', { hexes: name }), '14.3');
    if (one) {
      if (!picked.includes(one)) picked.push(one);
      continue;
    }
    const hex = view.index.get(name);
    const params = { hex: name, target: nameOf(view, target) };
    const touches = DIRECTIONS.some((direction) => view.neighbours[target * 6 + direction] === hex);
    if (hex === undefined || !touches) return illegal(`only.${i}`, name, say('refused.notNext', params), '13.3');
    return view.unitsAt.has(hex)
      ? illegal(`only.${i}`, name, say('refused.ownSide', params), '2.5')
      : illegal(`only.${i}`, name, say('refused.emptyHex', params), '13.3');
  }
  return ok(picked);
}

/** Where Romania is at war the offensive is over: then it was declared three turns ago at the latest (15.6). */
function declaredIn({ sheet }: SheetView, { brusilov }: AttackInput): Pick<AttackInput, 'brusilov'> {
  const latest = Math.min(DECLARED.last, sheet.turn - OFFENSIVE_TURNS);
  return { brusilov: brusilov ?? (isRomaniaAtWar(sheet) ? latest : undefined) };
}

/** What no battle of a sheet has: neutral Romania or its army (3.2, 10.4), a marker on the Russian Guard (9.11). */
function refuseShown(view: SheetView, input: AttackInput, from: readonly number[], units: readonly PlacedUnit[]) {
  const marked = units.find(({ nation, guard, shortage }) => nation === 'russian' && guard && shortage);
  if (marked) return illegal('sheet', marked.id, say('refused.ammoGuard', { unit: unitName(marked) }), '9.11');
  if (isRomaniaAtWar(view.sheet) && isOver(input.turn, input.brusilov)) return undefined;
  const there = from.find((hex) => view.cells[hex]?.country === 'romania');
  if (input.country === 'romania' || there !== undefined)
    return illegal('sheet', there === undefined ? input.target : nameOf(view, there), say('refused.neutral'), '3.2');
  const early = units.find(({ nation }) => nation === 'romanian');
  return early && illegal('sheet', early.id, say('refused.romanian'), '10.4');
}

/** The attack on a sheet. Refused with the rule: hexes that are none, empty or apart, and units of the wrong side. */
export function readAttack(given: AttackInput, data: SheetData): Result<SheetAttack, Refusal> {
  const opened = sheetOf(given, data);
  if (!opened.ok) return opened;
  const { view, fact: sheet } = opened.value;
  const odd = refuseRomania(view.sheet, given.brusilov);
  if (odd) return odd;
  const shared = sharedHex(view);
  if (shared !== undefined) return illegal('sheet', nameOf(view, shared), say('refused.shared'), '12.4');
  const inPhase = mayInPhase(view, given);
  const targets = targetsOn(view, given, (one) => mayAttack(one) && inPhase(one));
  const found = targetIn(view, given, targets);
  if (!found.ok) return found;
  const target = found.value;
  const near = nearTo(view, target);
  const from = chosen(view, target, near, given, inPhase);
  if (!from.ok) return from;
  const stranger = given.stay.findIndex((id) => !from.value.some(({ units }) => units.some((one) => one.id === id)));
  if (stranger >= 0)
    return illegal(
      `stay.${stranger}`,
      given.stay[stranger],
      say('refused.notThere', { unit: given.stay[stranger] ?? '' }),
      '13.6',
    );
  const going = from.value
    .map((one) => ({ ...one, units: one.units.filter(({ id }) => !given.stay.includes(id)) }))
    .filter(({ units }) => units.length);
  if (!going.length) return illegal('stay', given.stay, say('refused.allStay'), '13.3');
  const defending = view.unitsAt.get(target) ?? [];
  const attackers = going.map(({ units, direction, barrier }): AttackingHex => ({
    from: compassOf(direction),
    units: units.map((unit): AttackingUnit => readUnit(view, unit, given).attacking),
    barrier,
  }));
  const ground = groundIn(view, target, given);
  const all = going.flatMap(({ units }) => units);
  const input: AttackInput = {
    ...given,
    source: 'hand',
    sheet: undefined,
    target: nameOf(view, target),
    only: [],
    stay: [],
    attackers,
    defenders: defending.map((unit): DefendingUnit => readUnit(view, unit, given).defending),
    ...ground.fields,
    stavka: stavkaIn(view, all, defending, given.stavka),
    turn: view.sheet.turn,
    ...declaredIn(view, given),
  };
  const hexes = going.map(({ hex }) => hex);
  const shown = refuseShown(view, input, hexes, [...all, ...defending]);
  if (shown) return shown;
  return ok({
    view,
    fact: sheet,
    input,
    target,
    given: given.target !== '',
    from: hexes,
    gaps: [...ground.gaps, ...hasGap(view, all, 'attack'), ...hasGap(view, defending, 'defence')],
    told: [...ground.told, ...(view.index.has(view.sheet.stavka ?? '') ? (['stavka'] as const) : [])],
    lacks: lacksOf(all, defending),
    barred: near.filter(({ barrier }) => barrier !== 'none').map(({ hex }) => nameOf(view, hex)),
    beyond: near.filter((one) => mayAttack(one) && !inPhase(one)).map(({ hex }) => nameOf(view, hex)),
    targets,
    facts: [
      fact(
        say('fact.onSheet', {
          target: nameOf(view, target),
          from: listed(hexes.map((hex) => nameOf(view, hex))),
        }),
        '13.3',
        given.target === '',
      ),
    ],
  });
}
