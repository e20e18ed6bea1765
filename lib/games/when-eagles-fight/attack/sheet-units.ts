import { text, type TextParam } from '@/lib/calc/evaluation';
import type { Lacks } from '@/lib/games/when-eagles-fight/attack/conditions';
import type { AttackInput, AttackingUnit, DefendingUnit, Supply } from '@/lib/games/when-eagles-fight/attack/fields';
import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import { edgeSupply, settleSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';
import { isField } from '@/lib/games/when-eagles-fight/units';

/* The counters of a sheet as units of a battle. */

/** What a sheet may leave open of a battle. */
export type Gap = 'terrain' | 'country' | 'attack' | 'defence' | 'steps' | 'supply';

/** Supply as a battle looks at it (9.3, 9.7); what nobody knows is taken to be there, and told. */
function supplyOf(view: SheetView, unit: PlacedUnit): { readonly supply: Supply; readonly known: boolean } {
  const found = settleSupply(view).find((one) => one.unit === unit);
  if (!found || found.attack === 'unknown') return { supply: 'edge', known: false };
  if (found.attack === 'in') return { supply: edgeSupply(view, unit) === 'in' ? 'edge' : 'sea', known: true };
  return { supply: found.defence === 'in' ? 'limited' : 'out', known: true };
}

/** A counter as an attacker and as a defender; factors that nobody has entered are those of the fields. */
export function readUnit(
  view: SheetView,
  unit: PlacedUnit,
  { attackFactor, defenceFactor }: AttackInput,
): { readonly attacking: AttackingUnit; readonly defending: DefendingUnit } {
  const { name, nation, kind, size, attack, defence, steps, reduced, shortage, second } = unit;
  const same = {
    name,
    nation,
    kind,
    size,
    steps: steps ?? 1,
    reduced,
    supply: supplyOf(view, unit).supply,
    ammo: shortage,
    spare: false,
  };
  return {
    attacking: { ...same, attack: attack ?? attackFactor, secondArmy: second },
    defending: { ...same, defence: defence ?? defenceFactor, retreated: false },
  };
}

type Factor = 'attack' | 'defence';
const lacksFactor =
  (factor: Factor) =>
  (unit: PlacedUnit): boolean =>
    unit.kind !== 'heavy-artillery' && unit[factor] === undefined;
const lacksSteps = ({ kind, nation, steps }: PlacedUnit): boolean =>
  isField(kind) && nation !== 'austro-hungarian' && steps === undefined;

/** What the sheet does not say of some units of a battle. */
export function hasGap(view: SheetView, units: readonly PlacedUnit[], factor: Factor): readonly Gap[] {
  const gaps: readonly (readonly [gap: Gap, open: boolean])[] = [
    [factor, units.some(lacksFactor(factor))],
    ['steps', units.some(lacksSteps)],
    ['supply', units.some((unit) => !supplyOf(view, unit).known)],
  ];
  return gaps.filter(([, open]) => open).map(([gap]) => gap);
}

/** A counter as a player finds it: by its name, else by nation, type and hex. */
const calledOf = (unit: PlacedUnit): TextParam =>
  unit.name.trim() || text('attack.lacking.unit', { unit: unitName(unit), hex: unit.hex });

/** The units of a battle that lack their factor or their steps on the sheet. */
export function lacksOf(attackers: readonly PlacedUnit[], defenders: readonly PlacedUnit[]): Lacks {
  return {
    attack: attackers.filter(lacksFactor('attack')).map(calledOf),
    defence: defenders.filter(lacksFactor('defence')).map(calledOf),
    attackerSteps: attackers.filter(lacksSteps).map(calledOf),
    defenderSteps: defenders.filter(lacksSteps).map(calledOf),
  };
}
