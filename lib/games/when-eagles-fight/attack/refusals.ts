import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { parseResult } from '@/lib/tables/card-result';
import type { CardChart } from '@/lib/tables/card';
import type { AttackInput, AttackingHex } from '@/lib/games/when-eagles-fight/attack/fields';
import { attackersIn, isRussianSide } from '@/lib/games/when-eagles-fight/attack/modifiers';
import { hexBeside, isHex } from '@/lib/games/when-eagles-fight/concentric/hexes';
import { halvesIn } from '@/lib/games/when-eagles-fight/stacking/overstack';
import { sideOf } from '@/lib/games/when-eagles-fight/sides';
import { isOver } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';
import { HEX_LIMIT, germanLimit } from '@/lib/games/when-eagles-fight/stacking/limits';

/* What makes an attack impossible: who is who, where it comes from, what must not attack, what must not stand there. */

const say = sayIn('attack.refused');

type Stack = readonly { readonly kind: string; readonly nation: string }[];
const isGunner = ({ kind }: { readonly kind: string }): boolean => kind === 'heavy-artillery';
const count = (units: Stack, nation: string): number => units.filter((unit) => unit.nation === nation).length;

function refuseSides(input: AttackInput): Refused | undefined {
  const attackers = attackersIn(input);
  const [first] = attackers;
  const side = first && sideOf(first.nation);
  if (attackers.some(({ nation }) => sideOf(nation) !== side))
    return illegal('attackers', undefined, say('attackerSides'), '2.5');
  if (input.defenders.some(({ nation }) => sideOf(nation) === side))
    return illegal('defenders', undefined, say('defenderSide'), '2.5');
  const odd = [...attackers, ...input.defenders].find(
    ({ kind, nation }) => (kind === 'active' || kind === 'heavy-artillery') && nation !== 'german',
  );
  return odd && illegal('attackers', odd.nation, say(odd.kind === 'active' ? 'activeNation' : 'gunNation'), '2.7');
}

/** A number that is no hex of the map, and attackers from beyond its edge. */
function refuseTarget({ target, attackers }: AttackInput): Refused | undefined {
  if (target === '') return undefined;
  if (!isHex(target)) return noHex('target', target);
  const beyond = attackers.findIndex(({ from }) => hexBeside(target, from) === undefined);
  return beyond < 0
    ? undefined
    : illegal(`attackers.${beyond}.from`, attackers[beyond]?.from, say('beyond', { hex: target }), '2.2');
}

export const noHex = (field: string, hex: string): Refused => illegal(field, hex, say('noHex', { hex }), '2.2');

function refuseHexes({ attackers }: AttackInput): Refused | undefined {
  const twice = attackers.find(({ from }, i) => attackers.findIndex((one) => one.from === from) < i);
  if (twice) return illegal('attackers', twice.from, say('sameHex'), '13.3');
  const barred = attackers.findIndex(({ barrier }) => barrier !== 'none');
  const kind = attackers[barred]?.barrier;
  return kind && illegal(`attackers.${barred}.barrier`, kind, say(kind), '12.11');
}

function refuseStacks({ attackers, defenders }: AttackInput): Refused | undefined {
  const stacks = [
    ...attackers.map(({ units }, i) => ({ units, field: `attackers.${i}.units` })),
    { units: defenders, field: 'defenders' },
  ];
  for (const { units, field } of stacks) {
    const halves = halvesIn(units);
    if (halves > HEX_LIMIT) return illegal(field, halves / 2, say('stack', { corps: halves / 2 }), '8.1');
    if (units.filter(isGunner).length > 1) return illegal(field, 2, say('guns'), '8.5');
  }
  const alone = attackers.findIndex(({ units }) => units.every(isGunner));
  if (alone >= 0) return illegal(`attackers.${alone}.units`, undefined, say('gunsAlone'), '13.18');
  return defenders.every(isGunner) ? illegal('defenders', undefined, say('gunsDefend'), '13.18') : undefined;
}

/** In its phase OberOst lets supplied Germans attack; what supplies no attack does not count (14.3, 9.7). */
function refuseOberost(input: AttackInput): Refused | undefined {
  if (input.phase !== 'oberost') return undefined;
  const attackers = attackersIn(input);
  if (attackers.some(({ nation }) => nation !== 'german')) return illegal('phase', 'oberost', say('oberost'), '14.3');
  const unfed = attackers.find(({ supply }) => supply === 'out' || supply === 'limited');
  return unfed && illegal('attackers', unfed.supply, say('oberostSupply', { unit: unitName(unfed) }), '14.3');
}

/**
 * Romania is neutral until B+3: nobody attacks into it, and it has no army (3.2, 10.4). Where no declaration is entered
 * the answer asks about it instead.
 */
function refuseRomania(input: AttackInput): Refused | undefined {
  if (input.brusilov === undefined || isOver(input.turn, input.brusilov)) return undefined;
  if (input.country === 'romania') return illegal('country', input.country, say('neutral'), '3.2');
  const early = [...attackersIn(input), ...input.defenders].some(({ nation }) => nation === 'romanian');
  return early ? illegal('attackers', 'romanian', say('romanian'), '10.4') : undefined;
}

/** Cavalry never has an ammunition marker (9.11). */
function refuseMarkers(input: AttackInput): Refused | undefined {
  const marked = [...attackersIn(input), ...input.defenders].some(({ kind, ammo }) => kind === 'cavalry' && ammo);
  return marked ? illegal('ammo', true, say('ammoCavalry'), '9.11') : undefined;
}

function refuseTurn(input: AttackInput): Refused | undefined {
  const attackers = attackersIn(input);
  if (input.turn > 1 || input.freeSetUp) return undefined;
  if (input.stavka !== 'none') return illegal('stavka', input.stavka, say('stavkaTurnOne'), '14.2');
  if (attackers.some(isRussianSide)) return illegal('turn', 1, say('russianTurnOne'), '3.4');
  return attackers.some(({ secondArmy }) => secondArmy) ? illegal('turn', 1, say('secondArmy'), '3.5') : undefined;
}

const isMixed = ({ units }: AttackingHex): boolean =>
  count(units, 'german') > 0 && count(units, 'austro-hungarian') > 0;

/** Germans and Austro-Hungarians attack together only out of mixed stacks, and so many Germans may be in them (6.4). */
function refuseCooperation({ attackers, turn, brusilov }: AttackInput): Refused | undefined {
  const all = attackers.flatMap(({ units }) => units);
  const germans = count(all, 'german');
  if (germans === 0 || germans === all.length || count(all, 'austro-hungarian') === 0) return undefined;
  if (!attackers.some(isMixed)) return illegal('attackers', undefined, say('apart'), '6.4');
  const limit = germanLimit(turn, brusilov);
  return germans > limit ? illegal('attackers', germans, say('germans', { germans, limit }), '6.4') : undefined;
}

/** Why an attack cannot be; undefined for a legal one. */
export function refuseAttack(input: AttackInput, card: CardChart): Refused | undefined {
  if (input.result && !parseResult(card.results, input.result))
    return illegal('result', input.result, say('result', { example: card.results.example }), '13.21');
  return (
    refuseTarget(input) ??
    refuseSides(input) ??
    refuseHexes(input) ??
    refuseStacks(input) ??
    refuseTurn(input) ??
    refuseOberost(input) ??
    refuseRomania(input) ??
    refuseMarkers(input) ??
    refuseCooperation(input) ??
    (input.strength === 'totals' && input.defence === 0 ? illegal('defence', 0, say('noDefence'), '13.8') : undefined)
  );
}
