import { tool, wordsBy } from '@/lib/calc/tool';
import type { Rule } from '@/lib/core/rule';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { locByHand, type HandLoc } from '@/lib/games/nach-paris/loc/by-hand';
import * as handWords from '@/lib/games/nach-paris/loc/by-hand-words';
import { isUnread } from '@/lib/games/nach-paris/loc/command';
import { locSchema } from '@/lib/games/nach-paris/loc/fields';
import { sourceOf, threatsTo, type SupplyStatus, type UnitLoc } from '@/lib/games/nach-paris/loc/finding';
import { breaksOn, type LineHex } from '@/lib/games/nach-paris/loc/lines';
import type { LineBreak } from '@/lib/games/nach-paris/loc/logistics';
import { settleOnSheet, type SheetLoc } from '@/lib/games/nach-paris/loc/on-sheet';
import { PENALTIES, type Penalty } from '@/lib/games/nach-paris/loc/penalties';
import * as words from '@/lib/games/nach-paris/loc/words';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';
import type { Nation } from '@/lib/games/nach-paris/units';

/** A hex of a line, with the MF spent up to and including it. */
interface PathHex {
  readonly hex: string;
  readonly mf: number;
}
interface BreakAnswer {
  readonly kind: LineBreak['kind'];
  readonly rule: Rule;
  readonly hex: string;
  /** the hex from which the line would enter, for a hexside */
  readonly from?: string;
  readonly by?: string;
}

/** The answer for programs and for the map, hexes by their names. */
export interface LocAnswer {
  readonly units: readonly {
    readonly id: string;
    readonly hex: string;
    readonly status: SupplyStatus;
    readonly rule: Rule;
    readonly command: {
      readonly kind: UnitLoc['command']['kind'];
      readonly rule: Rule;
      readonly hq?: string;
      readonly distance?: number;
      readonly radius?: number;
      /** the flipped side of the HQ counts, and its radius has not been entered: the status is not decided */
      readonly unread?: true;
    };
    /** `path` is the way of last resort, with what breaks it, when `kind` is none */
    readonly line: {
      readonly kind: 'normal' | 'long' | 'none';
      readonly rule: Rule;
      readonly mf: number;
      readonly limit: number;
      readonly path: readonly PathHex[];
      readonly source?: string;
      readonly breaks: readonly BreakAnswer[];
      /** for the unit that is asked about: single hexes that end its line by the railway, nearest first */
      readonly threats?: readonly string[];
      readonly shortcut?: {
        readonly mf: number;
        readonly path: readonly PathHex[];
        readonly breaks: readonly BreakAnswer[];
      };
    };
  }[];
  readonly sources: readonly {
    readonly kind: 'camp' | 'port';
    readonly name: string;
    readonly capacity: number;
    readonly fed: number;
  }[];
  readonly railheads: Readonly<Partial<Record<Nation, readonly string[]>>>;
  readonly penalties: Readonly<Record<SupplyStatus, readonly Penalty[]>>;
}

const nameIn = (view: SheetView, hex: number): string => view.names[hex] ?? '';
const pathOf = (view: SheetView, hexes: readonly LineHex[]): readonly PathHex[] =>
  hexes.map(({ hex, mf }) => ({ hex: nameIn(view, hex), mf }));
const breakOf = (view: SheetView, found: LineBreak): BreakAnswer => ({
  kind: found.kind,
  rule: found.rule,
  hex: nameIn(view, found.hex),
  ...('from' in found ? { from: nameIn(view, found.from) } : {}),
  ...('by' in found ? { by: found.by } : {}),
});

function unitAnswer(view: SheetView, one: UnitLoc, alone: boolean): LocAnswer['units'][number] {
  const { unit, status, rule, command, line } = one;
  const reach =
    'reach' in command
      ? {
          hq: command.reach.hq.id,
          distance: command.reach.distance,
          radius: command.reach.radius,
          ...(isUnread(command) ? ({ unread: true } as const) : {}),
        }
      : {};
  const source = sourceOf(line);
  const shortcut = line.kind === 'none' ? undefined : line.shortcut;
  const threats = alone ? threatsTo(view, one) : undefined;
  return {
    id: unit.id,
    hex: unit.hex,
    status,
    rule,
    command: { kind: command.kind, rule: command.rule, ...reach },
    line: {
      kind: line.kind,
      rule: line.rule,
      mf: line.mf,
      limit: line.limit,
      path: pathOf(view, line.hexes),
      ...(source ? { source: source.name } : {}),
      breaks: breaksOn(line.hexes).map((found) => breakOf(view, found)),
      ...(threats ? { threats: threats.map((hex) => nameIn(view, hex)) } : {}),
      ...(shortcut
        ? {
            shortcut: {
              mf: shortcut.mf,
              path: pathOf(view, shortcut.hexes),
              breaks: shortcut.breaks.map((found) => breakOf(view, found)),
            },
          }
        : {}),
    },
  };
}

const sheetAnswer = ({ view, units, fed, railheads, one }: SheetLoc): LocAnswer => ({
  units: (one ? [one] : units).map((unit) => unitAnswer(view, unit, one !== undefined)),
  sources: [...fed].map(([{ kind, name, capacity }, steps]) => ({ kind, name, capacity, fed: steps })),
  railheads: Object.fromEntries(
    [...railheads].map(([nation, hexes]) => [nation, hexes.map((hex) => nameIn(view, hex))]),
  ),
  penalties: PENALTIES,
});

/** One unit that stands on no sheet: it has no id, no hex and no way. */
function handAnswer({ status, rule, command, line, input: { distance, radius, mf } }: HandLoc): LocAnswer {
  const measured = command.kind === 'hq' || command.kind === 'far';
  return {
    units: [
      {
        id: '',
        hex: '',
        status,
        rule,
        command: { ...command, ...(measured ? { distance, radius } : {}) },
        line: { ...line, mf, path: [], breaks: [] },
      },
    ],
    sources: [],
    railheads: {},
    penalties: PENALTIES,
  };
}

const isOnSheet = (finding: SheetLoc | HandLoc): finding is SheetLoc => 'view' in finding;

/**
 * The Line of Communications of the units on a sheet, of one of them, or of a unit by its numbers (13): its status with
 * the reason, the HQ, the logistic line hex by hex, and what follows from the status.
 */
export const loc = tool({
  id: 'nach-paris/loc',
  schema: locSchema,
  settle: (input, data: SheetData) => (input.source === 'hand' ? locByHand(input) : settleOnSheet(input, data)),
  words: wordsBy(isOnSheet, words, handWords),
  answer: (finding): LocAnswer => (isOnSheet(finding) ? sheetAnswer(finding) : handAnswer(finding)),
});
