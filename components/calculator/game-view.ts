import type { FormField } from '@/lib/calc/form';
import type { Localised } from '@/lib/core/language';
import type { CardBook } from '@/lib/tables/card';
import type { Chart } from '@/lib/tables/chart';

/** A side of a war, for the shape and colour of a unit's symbol. */
export type Side = 'allied' | 'central';
export type Face = 'full' | 'reduced';
export const FACES: readonly Face[] = ['full', 'reduced'];

export interface NationView {
  readonly id: string;
  readonly abbr: Localised | null;
  readonly side: Side;
  readonly name: Localised;
}

export interface UnitTypeView {
  readonly id: string;
  readonly nation: string;
  readonly kind: 'army' | 'corps';
  readonly special: string | null;
  readonly name: Localised;
  readonly full: FactorsView;
  readonly reduced: FactorsView;
}
interface FactorsView {
  readonly cf: number;
  readonly lf: number;
  readonly mf: number;
}

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
  readonly units?: { readonly nations: readonly NationView[]; readonly types: readonly UnitTypeView[] };
  readonly spaces?: readonly SpaceView[];
  /** what is printed on a counter, for a game whose counters players type in themselves */
  readonly counters?: {
    readonly form: readonly FormField[];
    /** nations of the Central Powers; all others are Allied */
    readonly central: readonly string[];
  };
  /** positions of the whole board that a situation may start from */
  readonly boards?: readonly { readonly id: string; readonly title: Localised }[];
}
