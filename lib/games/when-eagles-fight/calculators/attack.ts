import { D6, facesOnCard } from '@/lib/calc/dice';
import { tool } from '@/lib/calc/tool';
import type { Fraction } from '@/lib/prob/fraction';
import { resultText } from '@/lib/games/when-eagles-fight/attack/blocks';
import { settleCase, type AttackCase } from '@/lib/games/when-eagles-fight/attack/case';
import { chancesOf } from '@/lib/games/when-eagles-fight/attack/chances';
import { attackSchema } from '@/lib/games/when-eagles-fight/attack/fields';
import { ATTACK_MODIFIERS } from '@/lib/games/when-eagles-fight/attack/modifiers';
import { levelText } from '@/lib/games/when-eagles-fight/attack/odds';
import { lentBy } from '@/lib/games/when-eagles-fight/attack/strength';
import * as words from '@/lib/games/when-eagles-fight/attack/words';
import { hexBeside } from '@/lib/games/when-eagles-fight/concentric/hexes';
import type { Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';
import { CRT } from '@/lib/games/when-eagles-fight/crt/result';
import { missingCard } from '@/lib/games/when-eagles-fight/data';

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

function answerOf({ finding }: AttackCase): AttackAnswer {
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

/** An attack from the odds to the advance (13.0), with everything that other chapters add to it. */
export const attack = tool({
  id: 'when-eagles-fight/attack',
  tables: TABLES,
  modifiers: [{ list: ATTACK_MODIFIERS, unused: true }],
  schema: attackSchema,
  refuse: (_, data) => missingCard(data, TABLES),
  settle: settleCase,
  words,
  answer: answerOf,
  taken: words.takenOf,
  dice: {
    fields: ['die'],
    idle: ({ finding }) => (finding.hopeless ? ['die'] : []),
    faces: (_, { cards }, before) => [facesOnCard('die', D6, before, cards)],
  },
});
