/* Numbers of rules as one says them, or as a telephone takes them down: "16 point 4 point 9", "nueve punto cinco". */

const UNITS =
  'one|uno|un two|dos|due three|tres|tre four|cuatro|quattro five|cinco|cinque six|seis|sei seven|siete|sette ' +
  'eight|ocho|otto nine|nueve|nove ten|diez|dieci eleven|once|undici twelve|doce|dodici thirteen|trece|tredici ' +
  'fourteen|catorce|quattordici fifteen|quince|quindici sixteen|dieciseis|sedici seventeen|diecisiete|diciassette ' +
  'eighteen|dieciocho|diciotto nineteen|diecinueve|diciannove twenty|veinte|venti twentyone|veintiuno|ventuno ' +
  'twentytwo|veintidos|ventidue';
const VALUES: ReadonlyMap<string, number> = new Map(
  UNITS.split(' ').flatMap((words, i) => words.split('|').map((word) => [word, i + 1] as const)),
);
const TWENTY = 20;
/** What one says for the sign between two parts. */
const POINT = 'point|dot|punto|coma|comma|virgola|dash|hyphen|guion|trattino|slash|barra|stroke';

const WORD = [...VALUES.keys()].join('|');
const PIECE = `(?:\\d{1,2}|${WORD})`;
const LETTER = '(?:[a-z]\\d?)';
const BEFORE = '(?<![\\p{L}\\d.,])';
const AFTER = '(?![\\p{L}\\d])';
const TENS = new RegExp(`${BEFORE}(?:twenty)[\\s-]+(one|two)${AFTER}`, 'gu');
/** Parts with a spoken sign between them: one number wherever they stand. */
const POINTED = new RegExp(`${BEFORE}${PIECE}(?:\\s+(?:${POINT})\\s+(?:${PIECE}|${LETTER}))+${AFTER}`, 'gu');
/** Number words in a row with nothing between them: "twelve three three". */
const ROW = new RegExp(`^(?:${PIECE}\\s+)+(?:${PIECE}|${LETTER})${AFTER}`, 'u');
const LONE = new RegExp(`^(?:${WORD})$`, 'u');
const SPOKEN = new RegExp(`${BEFORE}(?:${WORD})${AFTER}`, 'u');
const digits = (piece: string): string => String(VALUES.get(piece) ?? piece);

/** A folded text with the numbers of rules in it written in digits, dots between. */
export function unspoken(folded: string): string {
  const whole = folded.replace(TENS, (_, unit: string) => String(TWENTY + (VALUES.get(unit) ?? 0)));
  return whole.replace(POINTED, (number) =>
    number
      .split(new RegExp(`\\s+(?:${POINT})\\s+`, 'u'))
      .map(digits)
      .join('.'),
  );
}

/** The same for number words in a row at the beginning, or for a single one that is the whole text. */
export function unspokenRow(folded: string): string {
  if (!SPOKEN.test(folded)) return folded;
  return folded.replace(ROW, (row) => row.split(/\s+/).map(digits).join('.')).replace(LONE, digits);
}
