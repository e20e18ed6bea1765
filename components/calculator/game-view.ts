import type { FormField } from '@/lib/calc/form';
import type { Localised } from '@/lib/core/language';
import type { CardBook } from '@/lib/tables/card';
import type { Chart } from '@/lib/tables/chart';

export interface SpaceView {
  readonly id: string;
  readonly name: string;
  readonly nation: string | null;
  readonly terrain?: string;
  readonly fort?: number | null;
  readonly aka: readonly string[];
}

/** What the controls of a tool read of a game's data. A game without units or named spaces leaves them out. */
export interface GameView {
  readonly charts?: Readonly<Record<string, Chart>>;
  /** charts that players fill in, with what this device keeps of them */
  readonly cards?: CardBook;
  readonly units?: { readonly nations: readonly { readonly id: string; readonly name: Localised }[] };
  readonly spaces?: readonly SpaceView[];
  /** what is printed on a counter, for a game whose counters players type in themselves */
  readonly counters?: {
    readonly form: readonly FormField[];
    /** counters of which a source that is no rule tells something, for a player to take over */
    readonly offered?: {
      readonly source: Localised;
      readonly units: readonly (Readonly<Record<string, unknown>> & { readonly name: Localised })[];
    };
  };
  /** positions of the whole board that a situation may start from */
  readonly boards?: readonly { readonly id: string; readonly title: Localised }[];
}
