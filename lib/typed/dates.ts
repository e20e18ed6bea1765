import type { TextPart } from '@/lib/typed/parts';
import type { Token } from '@/lib/typed/tokens';

/* Months with their year: a number in them counts nothing, whether the game knows the date or not. */

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre)$/;
const OF = /^(?:of|de|del|di|dell)$/;
const YEAR = /^(?:19)?1[4-9]$/;

/** "January of 15", "enero del 15", which no word of the game is: a part that nobody here understands. */
export function dateAt(tokens: readonly Token[], at: number): TextPart | undefined {
  if (!MONTH.test(tokens[at]?.folded ?? '')) return undefined;
  const year = OF.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  return tokens[year]?.kind === 'number' && YEAR.test(tokens[year].folded)
    ? { from: at, to: year + 1, meaning: { kind: 'unknown', other: true } }
    : undefined;
}
