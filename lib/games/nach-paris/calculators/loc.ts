import * as z from 'zod';
import { calculator } from '@/lib/calc/calculator';
import { text, type Evaluation, type Refusal } from '@/lib/calc/evaluation';
import { fact } from '@/lib/calc/ledger';
import { fieldsOf } from '@/lib/calc/fields-of';
import { fail, ok, type Result } from '@/lib/core/result';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { handFields, locByHand, type HandLoc } from '@/lib/games/nach-paris/loc/by-hand';
import { handBlocks, handFacts, handNotApplied, handOpen, handSteps } from '@/lib/games/nach-paris/loc/by-hand-words';
import { isUnread, RADIUS_READINGS } from '@/lib/games/nach-paris/loc/command';
import {
  settleLoc,
  sourceOf,
  type LocFinding,
  type SupplyStatus,
  type UnitLoc,
} from '@/lib/games/nach-paris/loc/finding';
import { PENALTIES, type Penalty } from '@/lib/games/nach-paris/loc/penalties';
import { blocksOf, notAppliedOf, openOf, stepsOf } from '@/lib/games/nach-paris/loc/words';
import type { LineHex } from '@/lib/games/nach-paris/loc/lines';
import type { LineBreak } from '@/lib/games/nach-paris/loc/logistics';
import { onSheet, sourceFields } from '@/lib/games/nach-paris/sheet/fields';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import { sheetUnitName, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import { unitField, type Nation } from '@/lib/games/nach-paris/units';
import { sizePoints } from '@/lib/games/nach-paris/sizes';

const field = fieldsOf('loc');
const unitWords = fieldsOf('unit');

const lostHq = z.strictObject({
  nation: unitWords.as(unitField.nation.clone(), 'nation', '13.1.7'),
  army: field.text('army', '2.2.4', 16),
});

const schema = z.strictObject({
  ...sourceFields('loc', 'example-17', 'sheet'),
  unit: field.as(z.string().min(1).max(40).optional(), 'unit', '13.1.6', { control: 'choices', when: onSheet }),
  destroyed: field.list('destroyed', '13.1.7', lostHq, [0, 12], undefined, { rare: true, when: onSheet }),
  reading: field.reading('reading', '13.2.1', RADIUS_READINGS, 'reduced-radius-who', onSheet),
  ...handFields,
});
type Input = z.output<typeof schema>;

/** A hex of a line, with the MF spent up to and including it. */
interface PathHex {
  readonly hex: string;
  readonly mf: number;
}
interface BreakAnswer {
  readonly kind: LineBreak['kind'];
  readonly rule: string;
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
    readonly rule: string;
    readonly command: {
      readonly kind: UnitLoc['command']['kind'];
      readonly rule: string;
      readonly hq?: string;
      readonly distance?: number;
      readonly radius?: number;
      /** the flipped side of the HQ counts, and its radius has not been entered: the status is not decided */
      readonly unread?: true;
    };
    /** `path` is the way of last resort, with what breaks it, when `kind` is none */
    readonly line: {
      readonly kind: 'normal' | 'long' | 'none';
      readonly rule: string;
      readonly mf: number;
      readonly limit: number;
      readonly path: readonly PathHex[];
      readonly source?: string;
      readonly breaks: readonly BreakAnswer[];
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

function unitAnswer(view: SheetView, { unit, status, rule, command, line }: UnitLoc): LocAnswer['units'][number] {
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
      breaks: line.hexes.flatMap(({ breaks }) => breaks).map((found) => breakOf(view, found)),
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

const answerOf = ({ view, fed, railheads }: LocFinding, units: readonly UnitLoc[]): LocAnswer => ({
  units: units.map((unit) => unitAnswer(view, unit)),
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

function byHand(input: Input): Evaluation<LocAnswer> {
  const found = locByHand(input);
  return {
    facts: handFacts(found),
    steps: handSteps(found),
    notApplied: handNotApplied(found),
    outcome: { blocks: handBlocks(found), data: handAnswer(found) },
    open: handOpen(found),
  };
}

function evaluate(input: Input, data: SheetData): Result<Evaluation<LocAnswer>, Refusal> {
  if (input.source === 'hand') return ok(byHand(input));
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { view, fact: sheet } = chosen.value;
  const finding = settleLoc(view, input.destroyed, input.reading);
  const one = input.unit === undefined ? undefined : finding.units.find(({ unit }) => unit.id === input.unit);
  if (input.unit !== undefined && !one)
    return fail({
      code: 'invalid-input',
      field: 'unit',
      given: input.unit,
      text: text('loc.refused.unit', { unit: input.unit }),
    });
  return ok({
    facts: [
      sheet,
      fact(text('loc.facts.units', { units: view.units.length }), '13.1.6'),
      ...input.destroyed.map(({ nation, army }) =>
        fact(
          text('loc.facts.destroyed', { nation: text(`unit.options.nation.${nation}`), army: army || 'none' }),
          '13.1.7',
        ),
      ),
    ],
    steps: stepsOf(finding, one),
    notApplied: notAppliedOf(finding, one),
    outcome: {
      blocks: blocksOf(finding, one, input.sheet === undefined),
      data: answerOf(finding, one ? [one] : finding.units),
    },
    open: [
      ...openOf(finding, one, input.reading),
      ...sizePoints((one ? [one.unit] : view.units).map((unit) => ({ ...unit, who: sheetUnitName(unit) }))),
    ],
  });
}

/**
 * The Line of Communications of the units on a sheet, of one of them, or of a unit by its numbers (13): its status with
 * the reason, the HQ, the logistic line hex by hex, and what follows from the status.
 */
export const loc = calculator({
  id: 'nach-paris/loc',
  game: 'nach-paris',
  tables: [],
  schema,
  evaluate,
});
