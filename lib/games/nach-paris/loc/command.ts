import { distance } from '@/lib/board/hex/grid';
import type { Camp } from '@/lib/games/nach-paris/sheet/camps';
import type { PlacedUnit, SheetView } from '@/lib/games/nach-paris/sheet/view';
import { isInfantry, type Nation } from '@/lib/games/nach-paris/units';

/** Last turn of the German restriction of command (13.2.1). */
export const TIED_UNTIL = 21;

/** An HQ as a unit may use it. */
export interface Reach {
  readonly hq: PlacedUnit;
  readonly distance: number;
  readonly radius: number;
  /** the smaller of its two radii counts */
  readonly reduced: boolean;
  /** the longer radius of its flipped side counts, and nobody has entered it: the one given is that of the front */
  readonly unread: boolean;
}

/** Another HQ that a German unit may change to, with the divisions of its corps on the sheet (13.2.2). */
export interface HqChange extends Reach {
  readonly units: readonly PlacedUnit[];
  /** the worst CAB of those that change */
  readonly cab: number;
}

/** Whether and how a unit is in command, with the HQ that decided it. */
export type Command =
  | { readonly kind: 'camp'; readonly rule: '13.1.8'; readonly camp: string }
  | { readonly kind: 'cavalry'; readonly rule: '13.1.2' }
  | { readonly kind: 'hq'; readonly rule: '13.1.1' | '13.2.1'; readonly reach: Reach }
  | { readonly kind: 'destroyed'; readonly rule: '13.1.7'; readonly change?: HqChange }
  /** the nearest HQ that it may use lies too far away */
  | {
      readonly kind: 'far';
      readonly rule: '13.1.1' | '13.2.1' | '13.2.3';
      readonly reach: Reach;
      readonly change?: HqChange;
    }
  /** no HQ that it may use is on the sheet */
  | { readonly kind: 'none'; readonly rule: '13.1.1' | '13.2.1'; readonly change?: HqChange };

/** The change of HQ that is open to a unit whose own does not command it (13.2.2). */
export const changeIn = (command: Command): HqChange | undefined => ('change' in command ? command.change : undefined);

/** Out of the radius of the front of every HQ, when the back counts and nobody has entered its radius (13.2.3). */
export const isUnread = (command: Command): boolean => command.kind === 'far' && command.reach.unread;

export const inCommand = ({ kind }: Pick<Command, 'kind'>): boolean =>
  kind === 'camp' || kind === 'cavalry' || kind === 'hq';

export const isTied = (view: SheetView, unit: PlacedUnit): boolean =>
  unit.nation === 'germany' && view.sheet.turn <= TIED_UNTIL;

/** INF divisions of a corps, and their parts, to which a German HQ reaches less far (13.2.1); not its PIO and Jäger. */
export const isCorpsInfantry = ({ kind, corps, light }: PlacedUnit): boolean =>
  kind === 'inf' && corps !== '' && !light;

/**
 * To whom a German HQ reaches less far: the INF divisions of a corps alone, or all its INF (dispute
 * reduced-radius-who).
 */
export const RADIUS_READINGS = ['divisions', 'corps'] as const;
export type RadiusReading = (typeof RADIUS_READINGS)[number];

/** Whether the reduced radius is for this unit; PIO and Jäger are INF of their corps too (2.2.1, 2.5.19). */
const isReduced = (unit: PlacedUnit, reading: RadiusReading): boolean =>
  reading === 'corps' ? isInfantry(unit.kind) && unit.corps !== '' : isCorpsInfantry(unit);

/** From GT22 German HQs lie on their other side, with a longer radius (13.2.3). */
const isFlipped = (view: SheetView, { nation }: PlacedUnit): boolean =>
  nation === 'germany' && view.sheet.turn > TIED_UNTIL;

function reachOf(view: SheetView, unit: PlacedUnit, hq: PlacedUnit, reduced: boolean): Reach {
  const flipped = isFlipped(view, hq);
  const full = flipped && hq.flipped > 0 ? hq.flipped : hq.radius;
  return {
    hq,
    distance: distance(view.grid, unit.at, hq.at),
    radius: reduced ? hq.reduced : full,
    reduced,
    unread: flipped && hq.flipped === 0,
  };
}

/** The one with the most room to spare, the first of equals. */
const best = (reaches: readonly Reach[]): Reach | undefined =>
  reaches.reduce<Reach | undefined>(
    (found, reach) => (found && found.radius - found.distance >= reach.radius - reach.distance ? found : reach),
    undefined,
  );

/** A destroyed HQ: that of an army, or of a nation that has none (13.1.7). */
export interface LostHq {
  readonly nation: Nation;
  readonly army: string;
}

/** Who can command on a sheet, and which HQs are off the map. */
export interface Commanders {
  readonly hqs: readonly PlacedUnit[];
  readonly camps: readonly Camp[];
  readonly destroyed: readonly LostHq[];
  readonly reading: RadiusReading;
}

/** The command of a unit (13.1.1 to 13.1.3, 13.1.7, 13.1.8, 13.2). */
export function commandOf(
  view: SheetView,
  unit: PlacedUnit,
  { hqs: all, camps, destroyed, reading }: Commanders,
): Command {
  const camp = camps.find(
    ({ nation, held, hexes }) =>
      held && nation === unit.nation && hexes.some((hex) => distance(view.grid, hex, unit.at) <= 1),
  );
  if (camp) return { kind: 'camp', rule: '13.1.8', camp: camp.name };
  if (unit.kind === 'cav' && unit.cavalryCorps) return { kind: 'cavalry', rule: '13.1.2' };
  const tied = isTied(view, unit);
  const rule = tied ? '13.2.1' : '13.1.1';
  const hqs = all.filter(({ nation }) => nation === unit.nation);
  const reaches = hqs
    .filter((hq) => !tied || hq.army === unit.army)
    // An HQ whose reduced radius nobody entered is taken with the one that is known.
    .map((hq) => reachOf(view, unit, hq, tied && isReduced(unit, reading) && hq.reduced > 0));
  const own = best(reaches);
  if (own && own.distance <= own.radius) return { kind: 'hq', rule, reach: own };
  const other = tied ? changeOf(view, unit, hqs) : undefined;
  const change = other ? { change: other } : {};
  if (destroyed.some(({ nation, army }) => nation === unit.nation && army === unit.army))
    return { kind: 'destroyed', rule: '13.1.7', ...change };
  // Where the radius of some HQ is not known, that one may reach the unit after all.
  const nearest = best(reaches.filter(({ unread }) => unread)) ?? own;
  return nearest
    ? { kind: 'far', rule: nearest.unread ? '13.2.3' : rule, reach: nearest, ...change }
    : { kind: 'none', rule, ...change };
}

/** The HQ of another army in whose reduced radius a unit stands, with the other division of its corps. */
function changeOf(view: SheetView, unit: PlacedUnit, hqs: readonly PlacedUnit[]): HqChange | undefined {
  const sisters = isCorpsInfantry(unit)
    ? view.units.filter(
        (one) =>
          one !== unit &&
          isCorpsInfantry(one) &&
          one.nation === unit.nation &&
          one.army === unit.army &&
          one.corps === unit.corps,
      )
    : [];
  const units = [unit, ...sisters];
  const reach = (one: PlacedUnit, hq: PlacedUnit): Reach => reachOf(view, one, hq, hq.reduced > 0);
  const near = hqs.filter(
    (hq) => hq.army !== unit.army && units.every((one) => reach(one, hq).distance <= reach(one, hq).radius),
  );
  const found = best(near.map((hq) => reach(unit, hq)));
  return found && { ...found, units, cab: Math.min(...units.map(({ cab }) => cab)) };
}
