import { chanceOf, type Distribution } from '@/lib/prob/distribution';
import { ZERO, type Fraction } from '@/lib/prob/fraction';
import type { SideResult } from '@/lib/games/nach-paris/result';
import type { CabInput } from '@/lib/games/nach-paris/cab/fields';
import {
  ASSAULT_MODIFIERS,
  COMBAT_MODIFIERS,
  FIELDWORKS_MODIFIERS,
  FORT_MODIFIERS,
  RECON_MODIFIERS,
  RETREAT_MODIFIERS,
  STATE_MODIFIERS,
  UPGRADE_MODIFIERS,
  type CabState,
} from '@/lib/games/nach-paris/cab/modifiers';
import {
  DOCTRINE_OCCASIONS,
  LAST_TURNS,
  OCCASION_FACTS,
  OCCASIONS,
  testsUnit,
  type Occasion,
  type OccasionFacts,
} from '@/lib/games/nach-paris/cab/occasions';
import { type Applied, type Failed, setAside, weigh, type Weighed } from '@/lib/calc/modifiers';
import { modifiedCab, mustTest, passChance, passes, stepLosses } from '@/lib/games/nach-paris/cab/test';

/** Why no test is made: the automatic losses leave nothing, an assault frees the unit, the turn is past. */
export type NoTest = 'gone' | 'freed' | 'free';

export interface CabFinding {
  readonly input: CabInput;
  readonly facts: OccasionFacts;
  /** the CAB before modifiers */
  readonly base: number;
  readonly result: SideResult;
  readonly steps: number;
  readonly applied: readonly Applied[];
  /** modifiers of this occasion that do not apply, and those of other occasions */
  readonly not: readonly Failed[];
  readonly elsewhere: readonly Failed[];
  /** the CAB that is rolled against */
  readonly cab: number;
  readonly noTest: NoTest | undefined;
  readonly chance: Fraction;
  readonly passed: boolean | null;
  readonly lost: Distribution<number>;
}

/** The state of the unit, as far as it can matter on this occasion. */
const stateOf = (input: CabInput): CabState => {
  const phase = OCCASION_FACTS[input.occasion].ownCombatPhase;
  return {
    ...input,
    indoctrinated: input.indoctrinated && DOCTRINE_OCCASIONS.includes(input.occasion),
    ownCombatPhase: phase === 'always' || (phase === 'attacker' && input.attacking),
  };
};

interface Part {
  readonly on: readonly Occasion[];
  readonly sorted: Weighed;
}

/** Every modifier of the book, by the occasions of its chart. */
const partsOf = (input: CabInput): readonly Part[] => [
  { on: ['combat'], sorted: weigh(COMBAT_MODIFIERS, input) },
  { on: ['retreat-zoc'], sorted: weigh(RETREAT_MODIFIERS, input) },
  { on: ['assault'], sorted: weigh(ASSAULT_MODIFIERS, input) },
  {
    on: ['fort'],
    sorted: weigh(FORT_MODIFIERS, {
      ...input,
      reducedFeste: input.fortKind === 'feste-reduced',
    }),
  },
  { on: ['fieldworks'], sorted: weigh(FIELDWORKS_MODIFIERS, { ...input, fired: input.bombarded }) },
  { on: ['upgrade'], sorted: weigh(UPGRADE_MODIFIERS, input) },
  { on: ['recon'], sorted: weigh(RECON_MODIFIERS, input) },
  { on: OCCASIONS.filter(testsUnit), sorted: weigh(STATE_MODIFIERS, stateOf(input)) },
];

const STEPS = { fort: 1, feste: 2, 'feste-reduced': 1 } as const;

function noTestOf(input: CabInput, result: SideResult, steps: number): NoTest | undefined {
  const last = LAST_TURNS[input.occasion];
  if (last && input.turn > last.turn) return 'free';
  if (input.occasion === 'assault' && input.freed) return 'freed';
  return mustTest(result, { steps }) ? undefined : 'gone';
}

/** Everything that an answer says of the test: the CAB with its modifiers, the chance, the result of the die. */
export function settleCab(input: CabInput): CabFinding {
  const facts = OCCASION_FACTS[input.occasion];
  const parts = partsOf(input);
  const here = parts.filter(({ on }) => on.includes(input.occasion));
  const result: SideResult = facts.result
    ? { losses: input.losses, modifier: input.result }
    : { losses: 0, modifier: 0 };
  const steps = facts.cost === 'fort' ? STEPS[input.fortKind] : input.steps;
  const base = facts.cab ?? input.cab;
  const applied = here.flatMap(({ sorted }) => sorted.applied);
  const beforeResult = modifiedCab(base, applied);
  const cab = beforeResult + (result.modifier ?? 0);
  const noTest = noTestOf(input, result, steps);
  // At 0 or less nobody rolls (5.1.2).
  const rolled = noTest || cab <= 0 ? undefined : input.die;
  return {
    input,
    facts,
    base,
    result,
    steps,
    applied,
    not: here.flatMap(({ sorted }) => sorted.not),
    elsewhere: parts
      .filter((part) => !here.includes(part))
      .flatMap(({ sorted }) => [...sorted.applied.map(setAside), ...sorted.not]),
    cab,
    noTest,
    chance: noTest ? ZERO : passChance(cab),
    passed: rolled === undefined ? null : passes(cab, rolled),
    lost: facts.cost === 'other' || noTest === 'freed' ? [] : stepLosses(result, { cab: beforeResult, steps }, rolled),
  };
}

/** The chance that the losses take the last step. */
export const goneChance = ({ lost, steps }: CabFinding): Fraction => chanceOf(lost, (n) => n >= steps);
