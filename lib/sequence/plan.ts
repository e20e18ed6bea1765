import type { SpokenPhase } from '@/lib/sequence/spoken';

/** All that the checklist of a game needs, in one language. It fits the `Course` of the progress reducer. */
export interface Plan {
  readonly turns: readonly { readonly n: number; readonly name: string; readonly season: string }[];
  readonly scenarios: readonly {
    readonly id: string;
    readonly name: string;
    readonly lastTurn: number;
    readonly anyFirstTurn?: boolean | undefined;
  }[];
  readonly standard: string;
  readonly phases: readonly SpokenPhase[];
  /** the tools of its steps by id ("<game>/fire") */
  readonly tools: Readonly<Record<string, { readonly href: string; readonly name: string }>>;
}

/** What the start page needs to name the place of a game in progress. */
export interface PlanOutline extends Omit<Plan, 'phases' | 'tools'> {
  readonly phases: readonly (Pick<SpokenPhase, 'id' | 'letter' | 'label' | 'rounds' | 'parts'> & {
    readonly steps: readonly { readonly id: string }[];
  })[];
}

/** The words in which the checklist speaks: those of the area `turn`. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;
