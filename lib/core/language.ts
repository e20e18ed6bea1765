/** Languages of the interface, in the order in which they are offered. */
export const LANGUAGES = ['en', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', it: 'Italiano' };

/** A short text in every interface language. */
export type Localised = Readonly<Record<Language, string>>;

/** A label that is either the same in every language ("6-8") or given for each. */
export type Label = string | Localised;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((lang) => lang === value);
}

/** The text of a label in a language. */
export function inLanguage(label: Label, lang: Language): string {
  return typeof label === 'string' ? label : label[lang];
}

/** The different texts of a label over all languages. */
export const inEveryLanguage = (label: Label): readonly string[] =>
  typeof label === 'string' ? [label] : [...new Set(LANGUAGES.map((lang) => label[lang]))];

/**
 * The language in which a game's rules are shown to a reader of `wanted`:
 * the same when the game has it, else English, which every game has.
 */
export function contentLanguage(wanted: Language, available: readonly Language[]): Language {
  return available.includes(wanted) ? wanted : 'en';
}
