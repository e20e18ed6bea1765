import { text, type Block, type Step, type Text, type ValueRow } from '@/lib/calc/evaluation';
import { fact, notApplied, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Refused } from '@/lib/calc/refusal';
import { hexNamed } from '@/lib/sheet/choice';
import type { SheetData } from '@/lib/games/nach-paris/data';
import { boardingOpen, boardingSteps, halvedNot } from '@/lib/games/nach-paris/rail/board';
import type { Boarding } from '@/lib/games/nach-paris/rail/boarding';
import { bestBoarding, boardingAt } from '@/lib/games/nach-paris/rail/ends';
import { faultAnswer, faultOpen, faultText, type FaultAnswer } from '@/lib/games/nach-paris/rail/fault-words';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { railUserOf } from '@/lib/games/nach-paris/rail/hexes';
import { railUse } from '@/lib/games/nach-paris/rail/network';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { railStatus, type LineStatus } from '@/lib/games/nach-paris/rail/status';
import { sheetOf } from '@/lib/games/nach-paris/sheet/ready';
import type { SheetView } from '@/lib/games/nach-paris/sheet/view';

const say = sayIn('rail');

export interface HexAnswer {
  readonly mode: 'hex';
  readonly hex: string;
  readonly lines: readonly {
    readonly line: number;
    readonly grade: 'hcr' | 'lcr';
    readonly usable: boolean;
    readonly deadEnd: boolean;
    readonly last: LineStatus['last'];
    readonly fault?: FaultAnswer;
    /** what keeps trains from passing a usable line */
    readonly cut?: FaultAnswer;
    readonly boarding?: { readonly row: string; readonly capacity: number; readonly halved: boolean };
  }[];
  /** Total Steps of the most useful line; 0 when none is usable */
  readonly capacity: number;
}

const lineName = ({ grade, line }: LineStatus): Text =>
  say('value.lineName', { grade: say(`options.line.${grade}`), line });
const endOf = ({ deadEnd, last }: LineStatus): RailInput['end'] =>
  deadEnd ? 'dead' : last === 'structure' ? 'structure' : last === 'yes' ? 'last' : 'through';

/** The lines of a hex: usable or not and why, and what boards there (12.1.5 to 12.1.7, 12.2.1, 16.1.9). */
export function hexPart(input: RailInput, data: SheetData): RailPart<HexAnswer> | Refused {
  const chosen = sheetOf(input, data);
  if (!chosen.ok) return chosen;
  const { view, fact: sheet } = chosen.value;
  const at = hexNamed(view, 'hex', input.hex);
  if (!at.ok) return at;
  const lines = railStatus(railUse(view, railUserOf(input.nation)))(at.value);
  const best = bestBoarding(view, lines);
  const [first] = lines;
  const open = best
    ? [
        ...boardingOpen(best.boarding, endOf(best.line)),
        ...(best.line.last === 'structure' ? [OPEN_POINTS.passage] : []),
        OPEN_POINTS.period,
      ]
    : [];
  return {
    facts: [
      sheet,
      fact(
        say('facts.hex', {
          hex: input.hex,
          nation: text(`unit.options.nation.${input.nation}`),
          lines: lines.length,
        }),
        '12.1.5',
      ),
    ],
    steps: present(
      first
        ? step('control', '12.1.2', say(`step.control.${view.control[at.value] ?? 'allied'}`, { hex: input.hex }))
        : step('none', '12.1.5', say('step.none', { hex: input.hex })),
      lines.map((line, i): Step =>
        step(
          `line-${i}`,
          line.fault?.rule ?? '12.1.5',
          say('step.line', { line: lineName(line), state: stateText(view, line) }),
        ),
      ),
      lines.flatMap(({ cut }, i): readonly Step[] =>
        cut ? [step(`cut-${i}`, cut.rule, say('step.cut', { reason: faultText(view, cut) }))] : [],
      ),
      best && boardingSteps(best.boarding),
    ),
    notApplied: present(
      first && !lines.some(({ deadEnd }) => deadEnd) && notApplied('deadEnd', '12.1.5', say('not.deadEnd')),
      best && halvedNot(best.boarding, endOf(best.line)),
    ),
    blocks: [hexVerdict(view, input.hex, lines, best?.boarding), ...linesBlock(view, lines)],
    open: [
      ...new Set([
        ...open,
        ...lines.flatMap(({ fault, cut }) => present(fault && faultOpen(fault), cut && OPEN_POINTS.cut)),
      ]),
    ],
    data: {
      mode: 'hex',
      hex: input.hex,
      lines: lines.map((line) => ({
        line: line.line,
        grade: line.grade,
        usable: line.usable,
        deadEnd: line.deadEnd,
        last: line.last,
        ...(line.fault ? { fault: faultAnswer(view, line.fault) } : {}),
        ...(line.cut ? { cut: faultAnswer(view, line.cut) } : {}),
        ...(line.usable
          ? {
              boarding: (({ row, capacity, halved }: Boarding) => ({ row: row.id, capacity, halved }))(
                boardingAt(view, line),
              ),
            }
          : {}),
      })),
      capacity: first ? (best?.boarding.capacity ?? 0) : 0,
    },
  };
}

function stateText(view: SheetView, line: LineStatus): Text {
  if (line.fault) return say('state.no', { reason: faultText(view, line.fault) });
  return line.cut ? say('state.cut', { reason: faultText(view, line.cut) }) : say(`state.${endOf(line)}`);
}

function hexVerdict(view: SheetView, hex: string, lines: readonly LineStatus[], boarding: Boarding | undefined): Block {
  const [first] = lines;
  if (!first) return verdictBlock(say('verdict.noRail', { hex }), 'neutral', '12.1.5');
  if (boarding) return verdictBlock(say('verdict.usable', { hex, capacity: boarding.capacity }), 'yes', '12.2.1');
  const fault = first.fault;
  return verdictBlock(
    say('verdict.unusable', { hex, reason: fault ? faultText(view, fault) : '' }),
    'no',
    fault?.rule ?? '12.1.5',
  );
}

function linesBlock(view: SheetView, lines: readonly LineStatus[]): readonly Block[] {
  const rows = lines.map((line): ValueRow => {
    const boarding = line.usable ? boardingAt(view, line) : undefined;
    const value = boarding
      ? say('value.lineSteps', {
          state: stateText(view, line),
          row: say(`row.${boarding.row.id}`),
          capacity: boarding.capacity,
        })
      : stateText(view, line);
    return valueRow(lineName(line), value, line.fault?.rule ?? '12.2.1');
  });
  return valuesBlock('lines', say('value.lines'), rows);
}
