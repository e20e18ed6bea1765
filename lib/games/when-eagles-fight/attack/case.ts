import type { Refused } from '@/lib/calc/refusal';
import { cardOf } from '@/lib/tables/card-cell';
import type { AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import { settleAttack, type AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { readAttack, type SheetAttack } from '@/lib/games/when-eagles-fight/attack/on-sheet';
import { refuseAttack } from '@/lib/games/when-eagles-fight/attack/refusals';
import { CRT } from '@/lib/games/when-eagles-fight/crt/result';
import type { SheetData, WefData } from '@/lib/games/when-eagles-fight/data';

/** An attack as it is answered, and where it is read off a sheet what was read there. */
export interface AttackCase {
  readonly finding: AttackFinding;
  readonly sheet?: SheetAttack;
}

/** The attack typed in or read off its sheet. Refused where it cannot be read, is not allowed or cannot be compared. */
export function settleCase(given: AttackInput, data: WefData & SheetData): AttackCase | Refused {
  const read = given.source === 'hand' ? undefined : readAttack(given, data);
  if (read?.ok === false) return read;
  const sheet = read?.value;
  const input = sheet?.input ?? given;
  const refused = refuseAttack(input, cardOf(data.cards, CRT).card);
  if (refused) return refused;
  const finding = settleAttack(input, data.cards);
  if ('error' in finding) return finding;
  return sheet ? { finding, sheet } : { finding };
}
