import type { OwnControl } from '@/lib/calc/field';
import type { FormField, Shape } from '@/lib/calc/form';

/** How fields of any game are entered. `none` is for what is entered elsewhere or not by hand. */
export type CommonControl =
  | 'switch'
  | 'chips'
  | 'select'
  | 'stepper'
  | 'text'
  | 'names'
  | 'many'
  | 'space'
  | 'cards'
  | 'record'
  | 'group'
  | 'die'
  | 'board'
  | 'none';

/** How a field is entered: in a common way or in one of its game's own. */
export type Control = CommonControl | OwnControl;

const CHIPS_AT_MOST = 6;
const OPTIONS_AS_CHIPS = 3;

/** The control of a field: what its schema asks for where the shape allows it, else what the shape suggests. */
export function controlOf({ shape, info, preset }: FormField): Control {
  if (isOwn(info.control)) return info.control;
  switch (info.control) {
    case 'hidden':
      return 'none';
    case 'choices':
      // With a default it is one of the game's positions, else a pick among the answer's own choices.
      return shape.kind === 'text' && preset !== undefined ? 'board' : 'none';
    case 'die':
      return 'die';
    case 'space':
      if (shape.kind === 'text') return 'space';
      break;
    case 'chips':
      if (shape.kind === 'choice' || (shape.kind === 'number' && span(shape) <= 2 * CHIPS_AT_MOST)) return 'chips';
      break;
    case 'select':
      if (shape.kind === 'choice' || (shape.kind === 'number' && span(shape) < Infinity)) return 'select';
      break;
  }
  return byShape(shape);
}

/** Whether a control is one that the game brings itself. */
export const isOwn = (control: string | undefined): control is OwnControl => control?.startsWith('own:') ?? false;

/** How a list is entered, by what it lists. */
const LISTS: Partial<Record<Shape['kind'], Control>> = { choice: 'many', group: 'cards', text: 'names' };

function byShape(shape: Shape): Control {
  switch (shape.kind) {
    case 'switch':
      return 'switch';
    case 'choice':
      return shape.options.length <= OPTIONS_AS_CHIPS ? 'chips' : 'select';
    case 'number':
      return span(shape) <= CHIPS_AT_MOST ? 'chips' : 'stepper';
    case 'text':
      return 'text';
    case 'list':
      return LISTS[shape.item.kind] ?? 'none';
    case 'record':
      return shape.keys ? 'record' : 'none';
    case 'group':
      return 'group';
    default:
      return 'none';
  }
}

/** How many values a number may take. */
const span = ({ min, max }: { readonly min: number | undefined; readonly max: number | undefined }): number =>
  min === undefined || max === undefined ? Infinity : max - min + 1;

/** The values of a number's chips. */
export const numbersOf = ({
  min,
  max,
}: {
  readonly min: number | undefined;
  readonly max: number | undefined;
}): readonly number[] =>
  min === undefined || max === undefined ? [] : Array.from({ length: max - min + 1 }, (_, i) => min + i);
