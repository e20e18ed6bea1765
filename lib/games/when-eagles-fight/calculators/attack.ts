import { calculator } from '@/lib/calc/calculator';
import { cardDice, D6, diceFor } from '@/lib/calc/dice';
import type { Block, Evaluation, Refusal, Wanted } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal } from '@/lib/calc/refusal';
import { ok, type Result } from '@/lib/core/result';
import type { Fraction } from '@/lib/prob/fraction';
import { cardOf } from '@/lib/tables/card-cell';
import { blocksOf, resultText } from '@/lib/games/when-eagles-fight/attack/blocks';
import { chancesOf } from '@/lib/games/when-eagles-fight/attack/chances';
import { NO_LACKS, withConditions, type Lacks } from '@/lib/games/when-eagles-fight/attack/conditions';
import { attackSchema, type AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import { settleAttack, type AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { factsOf, notAppliedOf, stepsOf } from '@/lib/games/when-eagles-fight/attack/ledger';
import { ATTACK_MODIFIERS } from '@/lib/games/when-eagles-fight/attack/modifiers';
import { levelText } from '@/lib/games/when-eagles-fight/attack/odds';
import { readAttack } from '@/lib/games/when-eagles-fight/attack/on-sheet';
import { openOf } from '@/lib/games/when-eagles-fight/attack/open';
import { refuseAttack } from '@/lib/games/when-eagles-fight/attack/refusals';
import { withSheet } from '@/lib/games/when-eagles-fight/attack/sheet-words';
import { lentBy } from '@/lib/games/when-eagles-fight/attack/strength';
import { hexBeside } from '@/lib/games/when-eagles-fight/concentric/hexes';
import type { Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';
import { CRT } from '@/lib/games/when-eagles-fight/crt/result';
import { missingCard, type SheetData, type WefData } from '@/lib/games/when-eagles-fight/data';
import { sheetOf } from '@/lib/games/when-eagles-fight/sheet/ready';

export interface AttackAnswer {
  /** numbers of the defender's hex and of the attacking ones, where they are known */
  readonly target: string | null;
  readonly from: readonly (string | null)[];
  readonly attack: number | null;
  readonly defence: number | null;
  /** what the units of each attacking hex lend, in full and before they are halved with those of the others */
  readonly lent: readonly { readonly full: number; readonly halved: number }[];
  /** "3:1"; "0:1" without any attack factor */
  readonly odds: string;
  readonly column: string | null;
  readonly drm: number;
  readonly concentric: Concentric | null;
  readonly rows: readonly { readonly row: number; readonly faces: readonly number[]; readonly result: string | null }[];
  /** cells that nobody has filled in yet */
  readonly missing: number;
  /** steps that each side loses on average: the defender standing and retreating; null while cells are missing */
  readonly expected: { readonly attacker: Fraction; readonly standing: Fraction; readonly retreating: Fraction } | null;
  readonly chances: { readonly destroyed: Fraction; readonly retreat: Fraction; readonly held: Fraction } | null;
  /** the result that fell */
  readonly result: string | null;
}

function answerOf(finding: AttackFinding): AttackAnswer {
  const { sums, level, hopeless, column, drm, concentric, uses, result, stakes, input } = finding;
  const chances = hopeless || input.die !== undefined ? undefined : chancesOf(uses, stakes);
  return {
    target: input.target || null,
    from: input.attackers.map(({ from }) => hexBeside(input.target, from) ?? null),
    attack: sums?.attack ?? null,
    defence: sums?.defence ?? null,
    lent: input.attackers.map((_, hex) => lentBy(finding.attack, hex)),
    odds: levelText(level),
    column: hopeless ? null : column,
    drm: hopeless ? 0 : drm,
    concentric: concentric ?? null,
    rows: uses.map(({ row, faces, found }) => ({ row, faces, result: found?.text ?? null })),
    missing: uses.filter(({ found }) => !found).length,
    expected: chances
      ? { attacker: chances.attackerSteps, standing: chances.standingSteps, retreating: chances.retreatingSteps }
      : null,
    chances: chances ? chances.hex : null,
    result: result ? resultText(result) : null,
  };
}

const TABLES = [CRT] as const;

function settled(
  input: AttackInput,
  data: WefData,
  lacks: Lacks,
  wanted?: Wanted,
): Result<Evaluation<AttackAnswer>, Refusal> {
  const refused = refuseAttack(input, cardOf(data.cards, CRT).card);
  if (refused) return refused;
  const finding = settleAttack(input, data.cards);
  if (!finding) return illegal('defenders', 0, sayIn('attack.refused')('noDefence'), '13.8');
  const told = (one: AttackFinding): readonly Block[] => withConditions(one, lacks, blocksOf(one, data.cards));
  const blocks = told(finding);
  return ok({
    facts: factsOf(finding),
    steps: stepsOf(finding),
    notApplied: notAppliedOf(finding),
    outcome: { blocks, data: answerOf(finding) },
    open: openOf(finding),
    ...(finding.hopeless ? { idleDice: ['die'] } : {}),
    ...diceFor(wanted, () =>
      cardDice(
        input,
        ['die'],
        data.cards,
        blocks,
        (before) => {
          const open = settleAttack(before, data.cards);
          return open ? told(open) : [];
        },
        D6,
      ),
    ),
  });
}

function evaluate(
  input: AttackInput,
  data: WefData & SheetData,
  wanted?: Wanted,
): Result<Evaluation<AttackAnswer>, Refusal> {
  const absent = missingCard(data, TABLES);
  if (absent) return absent;
  if (input.source === 'hand') return settled(input, data, NO_LACKS, wanted);
  const opened = sheetOf(input, data);
  if (!opened.ok) return opened;
  const read = readAttack(input, opened.value.view);
  if (!read.ok) return read;
  const answer = settled(read.value.input, data, read.value.lacks, wanted);
  return answer.ok ? ok(withSheet(answer.value, opened.value, read.value)) : answer;
}

/** An attack from the odds to the advance (13.0), with everything that other chapters add to it. */
export const attack = calculator({
  id: 'when-eagles-fight/attack',
  game: 'when-eagles-fight',
  tables: TABLES,
  modifiers: [{ list: ATTACK_MODIFIERS, unused: true }],
  schema: attackSchema,
  evaluate,
});
