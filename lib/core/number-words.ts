import { LANGUAGES, type Language } from '@/lib/core/language';

/* Numbers and places in a row in words, folded, in the three languages at once: players mix them. */

const ONES =
  'one|uno|uno two|dos|due three|tres|tre four|cuatro|quattro five|cinco|cinque six|seis|sei seven|siete|sette ' +
  'eight|ocho|otto nine|nueve|nove';
const TEENS =
  'ten|diez|dieci eleven|once|undici twelve|doce|dodici thirteen|trece|tredici fourteen|catorce|quattordici ' +
  'fifteen|quince|quindici sixteen|dieciseis|sedici seventeen|diecisiete|diciassette eighteen|dieciocho|diciotto ' +
  'nineteen|diecinueve|diciannove';
const TENS =
  'twenty|veinte|venti thirty|treinta|trenta forty|cuarenta|quaranta fifty|cincuenta|cinquanta ' +
  'sixty|sesenta|sessanta seventy|setenta|settanta eighty|ochenta|ottanta ninety|noventa|novanta';

type Words = readonly [english: string, spanish: string, italian: string];
const listOf = (words: string) => words.split(' ').map((some) => some.split('|') as unknown as Words);
const ones = listOf(ONES);
const tens = listOf(TENS);
/** From 1 on. */
const upToNineteen = [...ones, ...listOf(TEENS)];

/**
 * A ten and a unit in one word: "twentyone" and "trentadue"; Spanish does so with twenty only. Italian drops the last
 * vowel of the ten before another.
 */
const joined = ([ten, veinte, venti]: Words, [one, uno, it]: Words): readonly string[] => [
  ten + one,
  ...(veinte === 'veinte' ? [`veinti${uno}`] : []),
  /^[uo]/.test(it) ? venti.slice(0, -1) + it : venti + it,
];

/** The numbers from 1 to 99 that are a single word. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ['veintiun', 21] as const,
  ...upToNineteen.flatMap((words, i) => words.map((word) => [word, i + 1] as const)),
  ...tens.flatMap((ten, t) => [
    ...ten.map((word) => [word, 10 * (t + 2)] as const),
    ...ones.flatMap((one, i) => joined(ten, one).map((word) => [word, 10 * (t + 2) + i + 1] as const)),
  ]),
]);

/** A number from 1 to 19 in the word of a language. */
export function numberWord(n: number, lang: Language): string {
  const word = upToNineteen[n - 1]?.[LANGUAGES.indexOf(lang)];
  if (word === undefined) throw new Error(`no word is known for ${n}`);
  return word;
}

/** The places in a row from the first on, in the three languages, where a male noun follows; between bars. */
export const ORDINAL_WORDS: readonly (readonly [english: string, spanish: string, italian: string])[] = [
  ['first', 'primer|primero', 'primo'],
  ['second', 'segundo', 'secondo'],
  ['third', 'tercer|tercero', 'terzo'],
  ['fourth', 'cuarto', 'quarto'],
  ['fifth', 'quinto', 'quinto'],
  ['sixth', 'sexto', 'sesto'],
  ['seventh', 'septimo', 'settimo'],
  ['eighth', 'octavo', 'ottavo'],
  ['ninth', 'noveno', 'nono'],
  ['tenth', 'decimo', 'decimo'],
  ['eleventh', 'undecimo|decimoprimero', 'undicesimo'],
  ['twelfth', 'duodecimo|decimosegundo', 'dodicesimo'],
  ['thirteenth', 'decimotercer|decimotercero', 'tredicesimo'],
  ['fourteenth', 'decimocuarto', 'quattordicesimo'],
  ['fifteenth', 'decimoquinto', 'quindicesimo'],
  ['sixteenth', 'decimosexto', 'sedicesimo'],
  ['seventeenth', 'decimoseptimo', 'diciassettesimo'],
  ['eighteenth', 'decimoctavo', 'diciottesimo'],
  ['nineteenth', 'decimonoveno', 'diciannovesimo'],
  ['twentieth', 'vigesimo', 'ventesimo'],
  ['twenty first', 'vigesimoprimer|vigesimoprimero|vigesimo primer', 'ventunesimo'],
  ['twenty second', 'vigesimosegundo|vigesimo segundo', 'ventiduesimo'],
  ['twenty third', 'vigesimotercer|vigesimotercero|vigesimo tercer', 'ventitreesimo'],
  ['twenty fourth', 'vigesimocuarto|vigesimo cuarto', 'ventiquattresimo'],
  ['twenty fifth', 'vigesimoquinto', 'venticinquesimo'],
  ['twenty sixth', 'vigesimosexto', 'ventiseiesimo'],
  ['twenty seventh', 'vigesimoseptimo', 'ventisettesimo'],
  ['twenty eighth', 'vigesimoctavo', 'ventottesimo'],
  ['twenty ninth', 'vigesimonoveno', 'ventinovesimo'],
  ['thirtieth', 'trigesimo', 'trentesimo'],
];
