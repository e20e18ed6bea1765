import type { FormField, Shape } from '@/lib/calc/form';

/** How a field is entered. `none` is for what is entered elsewhere or not by hand. */
export type Control =
  | 'switch'
  | 'chips'
  | 'select'
  | 'stepper'
  | 'text'
  | 'names'
  | 'many'
  | 'units'
  | 'attackers'
  | 'space'
  | 'reserve'
  | 'cards'
  | 'record'
  | 'group'
  | 'die'
  | 'board'
  | 'moves'
  | 'counters'
  | 'none';

const CHIPS_AT_MOST = 6;
const OPTIONS_AS_CHIPS = 3;

/** The control of a field: what its schema asks for where the shape allows it, else what the shape suggests. */
export function controlOf({ shape, info, preset }: FormField): Control {
  switch (info.control) {
    case 'hidden':
      return isMoves(shape) ? 'moves' : 'none';
    case 'choices':
      // With a default it is one of the game's positions, else a pick among the answer's own choices.
      return shape.kind === 'text' && preset !== undefined ? 'board' : 'none';
    case 'die':
      return 'die';
    case 'units':
      if (listsGroupsWith(shape, 'type')) return 'units';
      break;
    case 'attackers':
      if (listsGroupsWith(shape, 'units')) return 'attackers';
      break;
    case 'space':
      if (shape.kind === 'text') return 'space';
      break;
    case 'reserve':
      if (shape.kind === 'record' && shape.value.kind === 'group') return 'reserve';
      break;
    case 'counters':
      if (shape.kind === 'list' && shape.item.kind === 'group') return 'counters';
      break;
    case 'chips':
      if (shape.kind === 'choice' || (shape.kind === 'number' && span(shape) <= 2 * CHIPS_AT_MOST)) return 'chips';
      break;
  }
  return byShape(shape);
}

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
      if (listsGroupsWith(shape, 'type')) return 'units';
      return LISTS[shape.item.kind] ?? 'none';
    case 'record':
      return shape.keys ? 'record' : 'none';
    case 'group':
      return 'group';
    default:
      return 'none';
  }
}

/** Moves are entered by hand even where a schema leaves them to the map. */
const isMoves = (shape: Shape): boolean => ['type', 'from', 'to'].every((member) => listsGroupsWith(shape, member));

/** How many values a number may take. */
const span = ({ min, max }: { readonly min: number | undefined; readonly max: number | undefined }): number =>
  min === undefined || max === undefined ? Infinity : max - min + 1;

function listsGroupsWith(shape: Shape, member: string): boolean {
  return shape.kind === 'list' && shape.item.kind === 'group' && shape.item.fields.some(({ name }) => name === member);
}

/** The values of a number's chips. */
export const numbersOf = ({
  min,
  max,
}: {
  readonly min: number | undefined;
  readonly max: number | undefined;
}): readonly number[] =>
  min === undefined || max === undefined ? [] : Array.from({ length: max - min + 1 }, (_, i) => min + i);
