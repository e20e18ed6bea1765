import { sortBars, type Bar, type Barred } from '@/lib/calc/bars';
import { RECON_MODIFIERS, STATE_MODIFIERS, type CabState } from '@/lib/games/nach-paris/cab/modifiers';
import { type Applied, type Failed, type Modifier, sumOf, weigh } from '@/lib/calc/modifiers';
import { modifiedCab } from '@/lib/games/nach-paris/cab/test';
import type { ReconInput } from '@/lib/games/nach-paris/recon/fields';

const RANGE = 8;
const NEAR = 3;
/** Highest modified roll that succeeds (20.1.7, 20.2.4). */
const SUCCESS = 8;
const ATTEMPT_MF = 30;
const DANGEROUS = 18;

const AIR_BARS: readonly Bar<ReconInput>[] = [
  { id: 'byRail', rule: '20.1.2', stops: ({ byRail }) => byRail },
  { id: 'squadrons', rule: '20.1.3', stops: ({ squadrons }) => squadrons === 0 },
  { id: 'airfield', rule: '20.1.4', stops: ({ airfieldInZoc }) => airfieldInZoc },
  { id: 'range', rule: '20.1.5', stops: ({ distance }) => distance > RANGE },
  { id: 'firstTurn', rule: '20.1.6', stops: ({ turn }) => turn === 1 },
  {
    id: 'border',
    rule: '20.1.6',
    stops: ({ nation, turn, crossesBorder }) => nation === 'france' && turn === 2 && crossesBorder,
    spares: ({ nation, turn }) => (nation !== 'france' ? 'borderOthers' : turn === 2 ? 'border' : 'borderLater'),
  },
  { id: 'airTerrain', rule: '20.1.7', stops: ({ terrain }) => !['clear', 'lowlands', 'flood-plain'].includes(terrain) },
  { id: 'airAttempts', rule: '20.1.11', stops: ({ attempts }) => attempts >= 2 },
  { id: 'sameHex', rule: '20.1.11', stops: ({ sameHex }) => sameHex },
  { id: 'failures', rule: '20.1.12', stops: ({ failures }) => failures >= 2 },
];
/** A success in the hex earlier in the phase makes every later stack a target: only the target counts then (20.1.9). */
const AUTOMATIC_BARS = AIR_BARS.filter(({ id }) => id === 'byRail' || id === 'airTerrain');

const CAVALRY_BARS: readonly Bar<ReconInput>[] = [
  { id: 'fired', rule: '7.1.1', stops: ({ fired }) => fired },
  { id: 'supply', rule: '20.2.2', stops: ({ supply }) => supply !== 'loc' },
  {
    id: 'cavalryTerrain',
    rule: '20.2.2',
    stops: ({ terrain }) => !['clear', 'broken', 'flood-plain'].includes(terrain),
  },
  { id: 'mf', rule: '20.2.4', stops: (input) => input.mfLeft !== undefined && input.mfLeft < costOf(input) },
  { id: 'tried', rule: '20.2.5', stops: ({ tried }) => tried },
  { id: 'cavalryAttempts', rule: '20.2.5', stops: ({ attempts }) => attempts >= 2 },
];

export const AIR_MODIFIERS: readonly Modifier<ReconInput>[] = [
  { id: 'near', rule: '20.1.7', value: -4, needs: [({ distance }) => distance <= NEAR] },
  { id: 'far', rule: '20.1.7', value: 2, needs: [({ distance }) => distance > NEAR] },
  { id: 'size4', rule: '20.1.7', value: 0, needs: [({ targetSteps }) => targetSteps >= 4] },
  { id: 'size3', rule: '20.1.7', value: 2, needs: [({ targetSteps }) => targetSteps === 3] },
  { id: 'size2', rule: '20.1.7', value: 4, needs: [({ targetSteps }) => targetSteps === 2] },
];
const SECRET = ['size4', 'size3', 'size2'];

export const CAVALRY_MODIFIERS: readonly Modifier<ReconInput>[] = [
  { id: 'cav3', rule: '20.2.6', value: -4, needs: [({ steps }) => steps === 3] },
  { id: 'cav2', rule: '20.2.6', value: -2, needs: [({ steps }) => steps === 2] },
  { id: 'cav1', rule: '20.2.6', value: 2, needs: [({ steps }) => steps === 1] },
  { id: 'extra', rule: '20.2.6', value: -3, needs: [({ extra, reading }) => extra || reading === 'same'] },
  { id: 'fomRecon', rule: '20.2.6', value: 5, needs: [({ fom }) => fom] },
  { id: 'works', rule: '20.2.6', value: 4, needs: [({ works }) => works] },
];

/** MF of a cavalry reconnaissance: 30, and a further 30 for the −3 (dispute recon-extra-mf). */
export const costOf = ({ extra, reading }: ReconInput): number => (extra && reading === 'further' ? 2 : 1) * ATTEMPT_MF;

/** The test after a natural 18 to 20 (20.2.7). */
export interface Danger {
  readonly natural: number;
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
  readonly cab: number;
}

export interface ReconFinding {
  readonly input: ReconInput;
  readonly barred: readonly Barred[];
  readonly free: readonly Barred[];
  readonly applied: readonly Applied[];
  readonly not: readonly Failed[];
  /** of the roll; what the target's owner keeps to himself included */
  readonly modifier: number;
  /** the highest natural roll that succeeds: 0 or less when none does */
  readonly upTo: number;
  /** the natural roll, that of the earlier success where it is automatic */
  readonly roll: number | undefined;
  readonly success: boolean | undefined;
  /** the owner must say that the target is small: a single step, or its size made the roll fail (20.1.8) */
  readonly smallUnit: boolean;
  /** the tests that a cavalry reconnaissance may bring: all three, or that of the roll */
  readonly dangers: readonly Danger[];
}

const EXTENDED = ['exm1', 'exm2'];

function dangerOf(input: ReconInput, natural: number): Danger {
  const state: CabState = {
    march: input.fom ? 'fom' : 'none',
    nearHome: input.nearHome,
    indoctrinated: false,
    heat: input.heat,
    marchReading: 'ladder',
    ownCombatPhase: false,
  };
  const [own, shared] = [weigh(RECON_MODIFIERS, { natural }), weigh(STATE_MODIFIERS, state)];
  const applied = [...own.applied, ...shared.applied];
  // It tests in the Movement Phase: what it has marched so far is not asked.
  const not = [...own.not, ...shared.not].map((one) =>
    EXTENDED.includes(one.id) ? { ...one, reason: 'exmPhase' } : one,
  );
  return { natural, applied, not, cab: modifiedCab(input.cab, applied) };
}

/** Highest natural roll that succeeds against a target of so many total steps; 0: none (20.1.7, 20.1.8). */
export function airUpTo(input: ReconInput, targetSteps: number): number {
  if (targetSteps < 2) return 0;
  return SUCCESS - sumOf(weigh(AIR_MODIFIERS, { ...input, targetSteps }).applied);
}

/** Highest natural roll that succeeds if the target's size did not count: what the flyer can see for himself. */
export const openUpTo = ({ applied }: Pick<ReconFinding, 'applied'>): number =>
  SUCCESS - sumOf(applied.filter(({ id }) => !SECRET.includes(id)));

/** Whether the reconnaissance may be tried, what it needs, and what the dice make of it (20.1, 20.2). */
export function settleRecon(input: ReconInput): ReconFinding {
  const air = input.by === 'air';
  const automatic = air && input.earlier !== undefined;
  const checked = sortBars(air ? (automatic ? AUTOMATIC_BARS : AIR_BARS) : CAVALRY_BARS, input);
  const { applied, not } = weigh(air ? AIR_MODIFIERS : CAVALRY_MODIFIERS, input);
  const modifier = sumOf(applied);
  const upTo = air ? airUpTo(input, input.targetSteps) : SUCCESS - modifier;
  const roll = checked.barred.length ? undefined : automatic ? input.earlier : input.die;
  const success = roll === undefined ? undefined : roll <= upTo;
  const smallUnit = air && success === false && (input.targetSteps === 1 || (roll ?? 0) <= openUpTo({ applied }));
  const faces = roll === undefined ? [18, 19, 20] : roll >= DANGEROUS ? [roll] : [];
  return {
    input,
    ...checked,
    applied,
    not,
    modifier,
    upTo,
    roll,
    success,
    smallUnit,
    dangers: air || checked.barred.length ? [] : faces.map((natural) => dangerOf(input, natural)),
  };
}
