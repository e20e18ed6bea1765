import type { Localised } from '@/lib/core/language';

/** A sheet that comes with a game. */
export interface ReadySheet<Input extends object = object> {
  readonly id: string;
  readonly title: Localised;
  /** what of it is ours, since the picture of the example is lost */
  readonly note?: Localised;
  readonly rules: readonly string[];
  readonly sheet: Input;
}
