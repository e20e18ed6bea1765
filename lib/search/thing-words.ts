import type { DocumentKind } from '@/lib/search/document';
import { stem } from '@/lib/search/text';
import type { TypedWord } from '@/lib/search/typed-words';

/**
 * Words that say which kind of thing is wanted, in English, Spanish and Italian, folded: "fire table", "calculadora de
 * asedio". Words that rules turn on ("roll", "card", "board") are none of them.
 */
const TOOL =
  'calculator calculate calculation calc compute checker check tool helper simulator solver tracer finder wizard app tester estimator ' +
  'calculadora calcular calculo comprobar comprobador comprobacion herramienta ayudante simulador verificar probador estimador ' +
  'calcolatore calcolatrice calcolare verifica strumento aiutante simulatore tester calcola';
const CHART =
  'table chart list schedule overview summary sheet ' +
  'tabla cuadro lista listado resumen hoja ' +
  'tabella lista elenco riepilogo prospetto foglio';

/** "Namur fort", "where is Nancy", "fuerte de Lieja": a place is meant by its name all the same. */
const PLACE =
  'fort fortress city town hex space place map position location located castle ' +
  'fuerte fortaleza ciudad pueblo casilla espacio hexagono lugar mapa plaza queda situado ubicacion ' +
  'forte fortezza citta paese esagono casella spazio luogo mappa piazzaforte dov trova situato';

const tokensOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
const TOOLS = tokensOf(TOOL);
const CHARTS = tokensOf(CHART);
const PLACES = tokensOf(PLACE);

/** The kind of thing that a text asks for besides what it is about. */
export interface AskedThing {
  /** the kinds that may answer, the one that is asked for first */
  readonly kinds: readonly DocumentKind[];
  /** what it is about */
  readonly about: readonly TypedWord[];
}

/** "Fire table" asks for a table about fire; undefined where no kind is named, or nothing else is. */
export function askedThing(words: readonly TypedWord[]): AskedThing | undefined {
  const isNamed = ({ token }: TypedWord): boolean => TOOLS.has(token) || CHARTS.has(token);
  const about = words.filter((word) => !isNamed(word));
  const named = words.filter(isNamed);
  if (named.length === 0 || about.length === 0) return undefined;
  return { kinds: named.some(({ token }) => CHARTS.has(token)) ? ['chart', 'tool'] : ['tool', 'chart'], about };
}

/** A text without the words that only say that a place is meant; undefined where there are none, or nothing else. */
export function withoutPlace(words: readonly TypedWord[]): readonly TypedWord[] | undefined {
  const rest = words.filter(({ token }) => !PLACES.has(token));
  return rest.length > 0 && rest.length < words.length ? rest : undefined;
}

/** The tokens of a name without those that only say what kind of thing it is. */
export const withoutKind = (tokens: readonly string[]): readonly string[] => {
  const rest = tokens.filter((token) => !TOOLS.has(token) && !CHARTS.has(token));
  return rest.length > 0 ? rest : tokens;
};
