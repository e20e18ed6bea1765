import { D20 } from '@/lib/calc/dice';
import { fraction } from '@/lib/prob/fraction';
import type { CombatInput, FacingHex } from '@/lib/games/nach-paris/combat/fields';
import type { NpData } from '@/lib/games/nach-paris/data';
import { advanceBar, barEverywhere } from '@/lib/games/nach-paris/combat/bars';
import { cellUses, firstSide, ratioOf, sidesOf, type CellUse, type Ratio } from '@/lib/games/nach-paris/combat/cells';
import { drmOf } from '@/lib/games/nach-paris/combat/drm';
import { facingRule, type FacingRule } from '@/lib/games/nach-paris/combat/facing';
import { attackersOf, hexOf, numberOf, type Hex } from '@/lib/games/nach-paris/combat/forces';
import {
  fights,
  hexSum,
  isArtillery,
  isFighter,
  isFull,
  worstHex,
  type HexSum,
} from '@/lib/games/nach-paris/combat/ground';
import type { StackOf } from '@/lib/games/nach-paris/combat/losses';
import { combatOdds, type CombatOdds, type Sides } from '@/lib/games/nach-paris/combat/odds';
import { failureWeights, RESERVE_DRM, reserveTests, type ReserveTest } from '@/lib/games/nach-paris/combat/reserves';
import { shotsOf, supportingGuns } from '@/lib/games/nach-paris/combat/siege-guns';
import { defenceOf, hexPoints, points, type Defence } from '@/lib/games/nach-paris/combat/strength';
import { struck, struckZone, supportOf, type Struck } from '@/lib/games/nach-paris/combat/tests';
import { withdrawnOf, withWithdrawn, type Withdrawn } from '@/lib/games/nach-paris/combat/withdrawal';
import type { ShotCount } from '@/lib/games/nach-paris/bombardment/ammunition';
import type { Applied, Failed } from '@/lib/calc/modifiers';
import type { SideResult } from '@/lib/games/nach-paris/result';

/** A cell that was read and what it does to whom. */
export interface ReadResult {
  readonly use: CellUse;
  readonly text: string;
  readonly attacker: SideResult;
  readonly defender: SideResult;
  readonly first: 'attacker' | 'defender';
}

/** A combat worked out as far as the card is known. */
export interface CombatFinding {
  readonly input: CombatInput;
  readonly hex: Hex;
  readonly facing: FacingRule | undefined;
  readonly sums: readonly HexSum[];
  readonly worst: HexSum;
  readonly defence: Defence;
  readonly ratio: Ratio;
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
  /** the sum of all modifiers, reserve tests whose die is known included */
  readonly drm: number;
  readonly reserves: readonly ReserveTest[];
  readonly uses: readonly CellUse[];
  readonly struck: readonly Struck[];
  readonly withdrawn: readonly Withdrawn[];
  /** the counts of shots that the support of siege guns lowers; none where no die is rolled */
  readonly shots: readonly ShotCount[];
  /** why no die is rolled: every target slipped away (9.2), or siege guns are overrun (9.1.10) */
  readonly special: 'calledOff' | 'overrun' | undefined;
  /** the one cell of a roll that is known */
  readonly read: ReadResult | undefined;
  readonly odds: CombatOdds | undefined;
  /** nothing is left to chance */
  readonly final: boolean;
}

/** Whether something attacks through this part: not where all units of the hex are only partially committed (9.4.1). */
const attacksFrom = (input: CombatInput, parts: readonly FacingHex[], part: FacingHex): boolean =>
  input.attackers.some(
    ({ units }, i) => parts[i] === part && units.some((unit) => fights(unit) && unit.commitment === 'full'),
  );

function specialOf(input: CombatInput, hex: Hex): CombatFinding['special'] {
  if (hex.active.length === 0 && !hex.bareZone) return 'calledOff';
  const here = [...hex.active, ...hex.fought];
  const guns =
    here.length > 0 && here.every(({ unit }) => unit.kind === 'sar' && unit.arf === 0) && hex.sheltered.length === 0;
  const attackCbf = attackersOf(input).reduce(
    (sum, unit) => sum + (isFull(unit) || isArtillery(unit.kind) ? unit.cbf : 0),
    0,
  );
  return guns && attackCbf >= 1 ? 'overrun' : undefined;
}

/** The stacks of both sides with the CAB of every unit (9.3.3, 9.5). */
function sidesIn(input: CombatInput, hex: Hex, defence: Defence): Sides {
  const attackers = attackersOf(input);
  const [fromAttacker, fromDefender] = [
    supportOf(attackers, supportingGuns(input).length > 0),
    supportOf(
      hex.active.map(({ unit }) => unit),
      false,
    ),
  ];
  const attacker = input.attackers.map((from, i): StackOf => {
    const { units, idle } = from;
    const list = units.map((unit, at) => ({
      unit,
      struck: struck(
        unit,
        {
          side: 'attacker',
          hex: i,
          at,
          number: numberOf(input, i, at),
          shelter: 'none',
          way: from,
          advances: !advanceBar(unit, from),
        },
        fromDefender,
        input,
      ),
    }));
    const held = idle || units.some((unit) => isFighter(unit.kind) && !isFull(unit));
    return {
      first: list.filter(({ unit }) => isFull(unit)).map((one) => one.struck),
      alone: list.filter(({ unit }) => isArtillery(unit.kind)).map((one) => one.struck),
      held,
      attended: units.some((unit) => !fights(unit)),
      advances: list.some(({ unit, struck: { advances } }) => advances && isFighter(unit.kind) && !isFull(unit)),
      stays: !units.some(isFull),
    };
  });
  const present = [
    ...hex.active.map((one, i) => ({ ...one, shelter: defence.works.shelters[i]?.level ?? 'none' })),
    ...hex.fought.map((one) => ({ ...one, shelter: 'none' as const })),
  ];
  const defenders = present.map(({ at, unit, shelter }) => ({
    unit,
    struck: struck(
      unit,
      {
        side: 'defender',
        hex: 0,
        at,
        number: at + 1,
        shelter,
        way: input,
        advances: fights(unit) && !unit.fought && !barEverywhere(unit, input.attackers),
      },
      fromAttacker,
      input,
    ),
  }));
  const isFirst = ({ unit }: (typeof defenders)[number]): boolean => isFighter(unit.kind) && !unit.fought;
  const first = hex.bareZone ? [struckZone(input)] : defenders.filter(isFirst).map((one) => one.struck);
  return {
    attacker,
    defender: [
      {
        first,
        alone: defenders.filter((one) => !isFirst(one)).map((one) => one.struck),
        held: false,
        attended: false,
        advances: false,
        stays: false,
      },
    ],
  };
}

function readOf(uses: readonly CellUse[]): ReadResult | undefined {
  const [use, ...others] = uses;
  if (!use?.found || others.length > 0) return undefined;
  const { attacker, defender } = sidesOf(use.found);
  return { use, text: use.found.text, attacker, defender, first: firstSide(attacker, defender) };
}

/** Works a legal combat out, given as it is played. */
export function settleCombat(input: CombatInput, data: NpData): CombatFinding {
  const hex = hexOf(input);
  const facing = facingRule(
    input,
    [...hex.active, ...hex.fought, ...hex.sheltered].map(({ unit }) => unit),
  );
  const parts = input.attackers.map(({ part }) => facing?.part ?? part);
  const sums = input.attackers.map((one, i) => hexSum(one, i, input.terrain));
  const worst = worstHex(sums);
  const defence = defenceOf(
    input,
    hex.active.map(({ unit }) => unit),
    parts,
  );
  const attack = input.attackers.reduce((total, one) => total + hexPoints(one), input.fortSupport);
  const ratio = ratioOf(fraction(attack), points(defence.twentieths), data.cards);
  const fullHexes = sums.filter(({ counts }) => counts).length;
  const { applied, not } = drmOf({
    input,
    hex,
    worst,
    fullHexes,
    facing,
    flank: attacksFrom(input, parts, 'flank'),
    rear: attacksFrom(input, parts, 'rear'),
  });
  const reserves = reserveTests(input);
  const known = reserves.filter(({ die }) => die !== undefined);
  const drm = [...applied.map(({ value }) => value), ...known.map(({ fails }) => (fails > 0 ? RESERVE_DRM : 0))].reduce(
    (sum, value) => sum + value,
    0,
  );
  const open = reserves.filter(({ die }) => die === undefined);
  const special = specialOf(input, hex);
  const faces = input.die === undefined ? D20 : [input.die];
  const uses = special
    ? []
    : cellUses(data.cards, ratio.column, faces, drm, failureWeights(open), input.overflowReading, RESERVE_DRM);
  const sides = sidesIn(input, hex, defence);
  const cells = uses.flatMap((use) => (use.found ? [{ ...sidesOf(use.found), weight: use.weight }] : []));
  const withdrawn = withdrawnOf(input, hex);
  const fought = cells.length === uses.length ? combatOdds(sides, cells, input.stay) : undefined;
  const odds = fought && withWithdrawn(fought, withdrawn);
  const read = input.die === undefined ? undefined : readOf(uses);
  const all = [...sides.attacker, ...sides.defender].flatMap(({ first, alone }) => [
    ...first,
    // Siege guns on rails test last (9.3.3).
    ...alone.filter(({ onRails }) => !onRails),
    ...alone.filter(({ onRails }) => onRails),
  ]);
  return {
    input,
    hex,
    facing,
    sums,
    worst,
    defence,
    ratio,
    applied,
    not,
    drm,
    reserves,
    uses,
    struck: all,
    withdrawn,
    shots: special ? [] : shotsOf(input, all),
    special,
    read,
    odds,
    final: read !== undefined && odds !== undefined && isCertain(odds),
  };
}

const isCertain = ({ units }: CombatOdds): boolean =>
  units.every(
    ({ lost, leaves, affected }) => lost.length === 1 && [leaves, affected].every(({ n, d }) => n === 0n || n === d),
  );
