import { sayIn } from '@/lib/calc/ledger';
import type { OpenPoint, Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import { OPEN_POINTS } from '@/lib/games/nach-paris/rail/part';
import type { RailFault } from '@/lib/games/nach-paris/rail/status';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

const say = sayIn('rail');
export const nameIn = (view: SheetView, hex: number): string => view.names[hex] ?? '';

/** Why a line cannot be used, for programs. */
export interface FaultAnswer {
  readonly kind: RailFault['kind'];
  readonly rule: Rule;
  readonly hex: string;
  /** for a destroyed structure: the hex on its other side */
  readonly other?: string;
  readonly by?: string;
}

/** A fault for programs, hexes by their names. */
export const faultAnswer = (view: SheetView, fault: RailFault): FaultAnswer => ({
  kind: fault.kind,
  rule: fault.rule,
  hex: nameIn(view, fault.hex),
  ...(fault.kind === 'broken' ? { other: nameIn(view, fault.other) } : {}),
  ...(fault.kind === 'cut' || fault.kind === 'standing' ? { by: fault.by } : {}),
});

const ROOT: OpenPoint = { text: say('open.root'), rule: '12.1.5' };

/** The rulings behind a fault. */
export function faultOpen({ kind }: RailFault): readonly OpenPoint[] {
  const points: Partial<Record<RailFault['kind'], readonly OpenPoint[]>> = {
    broken: [OPEN_POINTS.passage],
    cut: [OPEN_POINTS.cut],
    small: [OPEN_POINTS.small],
    neutral: [OPEN_POINTS.neutral],
    camp: [OPEN_POINTS.police],
    deadEnd: [OPEN_POINTS.lowDeadEnd],
    apart: [ROOT],
    full: [OPEN_POINTS.convoys],
    standing: [OPEN_POINTS.standing],
    against: [OPEN_POINTS.convoys],
  };
  return points[kind] ?? [];
}

/** Why a line cannot be used, as a part of a sentence. */
export function faultText(view: SheetView, fault: RailFault): Text {
  const hex = nameIn(view, fault.hex);
  switch (fault.kind) {
    case 'broken':
      return say('fault.broken', { hex, other: nameIn(view, fault.other) });
    case 'cut':
    case 'standing':
      return say(`fault.${fault.kind}`, { hex, by: fault.by });
    case 'camp':
      return say('fault.camp', { hex, camp: fault.camp });
    case 'full':
      return say('fault.full', { hex, capacity: fault.capacity });
    case 'few':
      return say('fault.few', {
        count: fault.found.length,
        hexes: fault.found.map((found) => nameIn(view, found)).join(', '),
      });
    default:
      return say(`fault.${fault.kind}`, { hex });
  }
}
