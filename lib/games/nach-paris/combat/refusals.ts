import { text, type TextParam } from '@/lib/calc/evaluation';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { Rule } from '@/lib/core/rule';
import { targetAtSea } from '@/lib/games/nach-paris/at-sea';
import type { Attacker, AttackingHex, CombatInput, Marker } from '@/lib/games/nach-paris/combat/fields';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { attackersOf, hasForts, hexOf } from '@/lib/games/nach-paris/combat/forces';
import { fights, hexSum, isFighter, isFull } from '@/lib/games/nach-paris/combat/ground';
import { inCamp } from '@/lib/games/nach-paris/combat/works';
import { sideOf, type Rank } from '@/lib/games/nach-paris/units';

const forbid = (
  field: string,
  given: unknown,
  key: string,
  rule: Rule,
  params?: Readonly<Record<string, TextParam>>,
): Refused => illegal(field, given, text(`combat.refused.${key}`, params), rule);

/**
 * Whether a marker of steps lost still bars an attack (9.3.6): the rank shortens losses in combat, not by bombardment.
 */
function isBarred(marker: Marker, rank: Rank): boolean {
  if (marker === 'one') return rank !== 'A+';
  if (marker === 'turned') return rank !== 'A+' && rank !== 'A';
  return marker !== 'none';
}

/** Steps of INF and CAV that may attack out of a hex in a phase (9.1.1). */
export const MOST_STEPS = 12;

type Counter = Pick<Attacker, 'kind' | 'nation' | 'indoctrinated'> &
  Partial<Pick<Attacker, 'flashy' | 'light' | 'reserve' | 'footArtillery' | 'shells'>>;
/** What counters do not exist: the field that is wrong, with the rule that says whose they are. */
const NO_COUNTERS: readonly {
  readonly id: string;
  readonly field: keyof Counter;
  readonly rule: Rule;
  readonly is: (unit: Counter) => boolean;
}[] = [
  { id: 'sar', field: 'kind', rule: '2.2.2', is: ({ kind, nation }) => kind === 'sar' && nation !== 'germany' },
  { id: 'pio', field: 'kind', rule: '2.5.4', is: ({ kind, nation }) => kind === 'pio' && nation !== 'germany' },
  {
    id: 'flashy',
    field: 'flashy',
    rule: '2.5.18',
    is: ({ flashy, nation }) => flashy === true && (nation === 'germany' || nation === 'britain'),
  },
  {
    id: 'light',
    field: 'light',
    rule: '2.5.19',
    is: ({ light, kind, nation }) => light === true && (kind !== 'inf' || nation === 'belgium' || nation === 'britain'),
  },
  {
    id: 'indoctrinated',
    field: 'indoctrinated',
    rule: '21.1.1',
    is: ({ indoctrinated, kind, nation }) => indoctrinated && (kind !== 'inf' || nation !== 'france'),
  },
  {
    id: 'reserve',
    field: 'reserve',
    rule: '9.4.12',
    is: ({ reserve, kind, nation }) => reserve === true && (kind !== 'inf' || nation !== 'france'),
  },
  {
    id: 'footArtillery',
    field: 'footArtillery',
    rule: '9.6.6',
    is: ({ footArtillery, kind, nation }) => footArtillery === true && (kind !== 'har' || nation !== 'france'),
  },
  {
    id: 'shells',
    field: 'shells',
    rule: '2.5.17',
    is: ({ shells = 'none', kind }) => shells !== 'none' && kind !== 'sar',
  },
];

function refuseCounter(unit: Counter, at: string): Refused | undefined {
  const wrong = NO_COUNTERS.find(({ is }) => is(unit));
  return wrong && forbid(`${at}.${wrong.field}`, unit[wrong.field], `counter.${wrong.id}`, wrong.rule);
}

/** What forbids a single attacking unit (9.1.1, 9.1.4, 9.1.6, 9.1.7, 9.4.3, 11.5.7). */
function refuseUnit(unit: Attacker, at: string, hex: AttackingHex, first: Attacker | undefined): Refused | undefined {
  if (first && unit.nation !== first.nation) return forbid(`${at}.nation`, unit.nation, 'nations', '9.1.1');
  const noCounter = refuseCounter(unit, at);
  if (noCounter) return noCounter;
  if (unit.active) return forbid(`${at}.active`, true, 'active', '9.1.1');
  if (unit.attacked) return forbid(`${at}.attacked`, true, 'attacked', '9.1.4');
  if (unit.assaulted) return forbid(`${at}.assaulted`, true, 'assaulted', '11.5.7');
  if (isFighter(unit.kind) && isBarred(unit.marker, unit.rank))
    return forbid(`${at}.marker`, unit.marker, 'marker', unit.marker === 'bombardment' ? '8.3.4' : '9.3.6');
  if (unit.commitment === 'full')
    return isFighter(unit.kind) && unit.weak ? forbid(`${at}.weak`, true, 'weak', '9.1.7') : undefined;
  if (!isFighter(unit.kind)) return forbid(`${at}.commitment`, 'partial', 'partialKind', '9.1.6');
  if (unit.nation !== 'germany' && unit.nation !== 'britain')
    return forbid(`${at}.commitment`, 'partial', 'partialNation', '9.1.6');
  return hex.hexside === 'mountain-range' ? forbid(`${at}.commitment`, 'partial', 'partialRange', '9.4.3') : undefined;
}

/** Steps beyond what may attack from the hex in this combat (9.1.1, 9.4.4), or by the other reading in this phase. */
function refuseSteps(hex: AttackingHex, i: number, input: CombatInput): Refused | undefined {
  const { used, most } = hexSum(hex, i, input.terrain);
  if (used > most)
    return forbid(`attackers.${i}.units`, used, 'steps', most === MOST_STEPS ? '9.1.1' : '9.4.4', {
      hex: i + 1,
      steps: halves(used),
      most,
    });
  return input.stepsReading === 'phase' && used + hex.used > MOST_STEPS
    ? forbid(`attackers.${i}.used`, hex.used, 'stepsPhase', '9.1.1', {
        hex: i + 1,
        steps: halves(used + hex.used),
        most: MOST_STEPS,
      })
    : undefined;
}

/** Steps in words: "7½". */
export const halves = (steps: number): string =>
  Number.isInteger(steps) ? String(steps) : `${Math.floor(steps) || ''}½`;

function refuseAttack(input: CombatInput): Refused | undefined {
  const units = attackersOf(input);
  for (const [i, hex] of input.attackers.entries()) {
    if (hex.terrain === 'flooded') return forbid(`attackers.${i}.terrain`, hex.terrain, 'flooded', '6.4.1');
    for (const [j, unit] of hex.units.entries()) {
      const refused = refuseUnit(unit, `attackers.${i}.units.${j}`, hex, units[0]);
      if (refused) return refused;
    }
    const refused = refuseSteps(hex, i, input);
    if (refused) return refused;
  }
  if (!units.some(fights)) return forbid('attackers', 'hq', 'onlyStaff', '9.1.14');
  if (!units.some(isFull))
    return units.some(({ kind }) => isFighter(kind))
      ? forbid('attackers', 'partial', 'noneFull', '9.1.6')
      : forbid('attackers', 'art', 'onlyArtillery', '9.1.5');
  return input.fortSupport > 0 && !units.some(({ nearHome }) => nearHome)
    ? forbid('fortSupport', input.fortSupport, 'fortSupport', '11.3.8')
    : undefined;
}

/** What forbids that the hex is attacked (9.1.1, 9.1.4, 11.3.7, 11.3.9, 18.1.4). */
function refuseTarget(input: CombatInput): Refused | undefined {
  const [first] = attackersOf(input);
  const side = sideOf(first?.nation ?? 'germany');
  const friend = input.defenders.findIndex(({ nation }) => sideOf(nation) === side);
  if (friend >= 0) return forbid(`defenders.${friend}.nation`, input.defenders[friend]?.nation, 'friends', '9.1.1');
  const noCounter = input.defenders
    .map((unit, i) => refuseCounter(unit, `defenders.${i}`))
    .find((refused) => refused !== undefined);
  if (noCounter) return noCounter;
  const away = targetAtSea(input.defenders, 'defenders');
  if (away) return away;
  if (input.terrain === 'flooded') return forbid('terrain', input.terrain, 'flooded', '6.4.1');
  if (input.fallen && !inCamp(input)) return forbid('fallen', true, 'noCamp', '11.6.11');
  if (input.fallen && hasForts(input)) return forbid('fallen', true, 'fallen', '11.6.11');
  if (input.zone && side === 'german') return forbid('zone', true, 'ownZone', '11.2.1');
  const { active, fought, sheltered, withdrawn, bareZone } = hexOf(input);
  if (bareZone || active.length > 0 || withdrawn.length > 0) return undefined;
  if (fought.length > 0) return forbid('defenders', fought.length, 'allFought', '9.1.4');
  if (sheltered.length > 0) return forbid('defenders', sheltered.length, 'onlySheltered', '11.3.9');
  return hasForts(input) ? forbid('defenders', 0, 'fortAlone', '11.3.7') : forbid('defenders', 0, 'nobody', '9.1.1');
}

/** What forbids a cavalry retreat (9.2.1, 9.2.7, 9.2.8). */
function refuseWithdrawal({ defenders, attackers }: CombatInput): Refused | undefined {
  const cavalry = attackers.some(({ units }) => units.some(({ kind }) => kind === 'cav'));
  const company = defenders.some(({ kind }) => isFighter(kind));
  for (const [i, { kind, withdraws, withdrew }] of defenders.entries()) {
    if (!withdraws) continue;
    const at = `defenders.${i}.withdraws`;
    if (kind !== 'cav' && kind !== 'hq') return forbid(at, true, 'withdrawKind', '9.2.1');
    if (cavalry) return forbid(at, true, 'withdrawCavalry', '9.2.1');
    if (kind === 'cav' && withdrew) return forbid(at, true, 'withdrawTwice', '9.2.7');
    if (kind === 'hq' && !company) return forbid(at, true, 'withdrawHq', '9.2.8');
  }
  return undefined;
}

/** The first rule that forbids the combat as given. */
export const refuseCombat = (input: CombatInput): Refused | undefined =>
  refuseAttack(input) ?? refuseTarget(input) ?? refuseWithdrawal(input);

/** A ratio below the card, by the reading that allows no such attack (9.1.12). */
export const refuseRatio = ({
  input,
  ratio,
  special,
}: Pick<CombatFinding, 'input' | 'ratio' | 'special'>): Refused | undefined =>
  ratio.below && !special && input.lowReading === 'none'
    ? forbid('attackers', ratio.shown, 'belowCard', '9.1.12', { ratio: ratio.shown })
    : undefined;
