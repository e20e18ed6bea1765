import type { Rule } from '@/lib/core/rule';

/* The occasions on which a rule asks for a test of Combat Ability, and what each does with it. */

export const OCCASIONS = [
  'combat',
  'bombardment',
  'retreat-zoc',
  'cavalry-retreat',
  'assault',
  'fort',
  'fieldworks',
  'upgrade',
  'recon',
  'command',
  'french-reserve',
  'doctrine',
  'sluice',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface OccasionFacts {
  /** the rule that asks for the test */
  readonly rule: Rule;
  /** a CAB that the rule gives, whatever the unit's own */
  readonly cab?: number;
  /** the table's result gives a modifier and automatic losses: with this many at most */
  readonly result?: { readonly rule: Rule; readonly mostLosses: number };
  /** whether the test falls into the Combat Phase that follows the unit's own move */
  readonly ownCombatPhase: 'always' | 'attacker' | 'never';
  /** what a failure costs: a step of the unit, a step of the fortification, or something else */
  readonly cost: 'step' | 'fort' | 'other';
}

export const OCCASION_FACTS: Readonly<Record<Occasion, OccasionFacts>> = {
  combat: { rule: '9.3.2', result: { rule: '9.3.2', mostLosses: 3 }, ownCombatPhase: 'attacker', cost: 'step' },
  bombardment: { rule: '8.3.3', result: { rule: '8.3.3', mostLosses: 2 }, ownCombatPhase: 'never', cost: 'step' },
  'retreat-zoc': { rule: '9.6.2', ownCombatPhase: 'attacker', cost: 'step' },
  'cavalry-retreat': { rule: '9.2.4', ownCombatPhase: 'never', cost: 'step' },
  assault: { rule: '11.5.6', ownCombatPhase: 'always', cost: 'step' },
  fort: { rule: '8.6.3', result: { rule: '8.6.3', mostLosses: 1 }, ownCombatPhase: 'never', cost: 'fort' },
  fieldworks: { rule: '10.1.3', ownCombatPhase: 'always', cost: 'other' },
  upgrade: { rule: '11.1.7', ownCombatPhase: 'always', cost: 'other' },
  recon: { rule: '20.2.7', ownCombatPhase: 'never', cost: 'step' },
  command: { rule: '13.2.2', ownCombatPhase: 'never', cost: 'other' },
  'french-reserve': { rule: '9.4.12', ownCombatPhase: 'always', cost: 'other' },
  doctrine: { rule: '21.1.1', cab: 15, ownCombatPhase: 'never', cost: 'other' },
  sluice: { rule: '17.2.1', cab: 12, ownCombatPhase: 'never', cost: 'other' },
};

/** The CAB of a unit is tested, so that its state counts: not that of a fortification nor a number of the rules. */
export const testsUnit = (occasion: Occasion): boolean =>
  OCCASION_FACTS[occasion].cab === undefined && OCCASION_FACTS[occasion].cost !== 'fort';

/** Occasions of French infantry divisions, on which indoctrination can matter (21.2.1). */
export const DOCTRINE_OCCASIONS: readonly Occasion[] = ['combat', 'bombardment', 'retreat-zoc', 'assault'];

/** The last turn in which a test is still needed (9.4.12, 13.2.1). */
export const LAST_TURNS: Partial<Readonly<Record<Occasion, { readonly turn: number; readonly rule: Rule }>>> = {
  'french-reserve': { turn: 17, rule: '9.4.12' },
  command: { turn: 21, rule: '13.2.3' },
};
