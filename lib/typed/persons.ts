import type { SideName } from '@/lib/typed/reading';

/* The persons of a talk at the table, in the three languages: who speaks, all the others, and who fights whom. */

const SPEAKER =
  'i|im|we|my|our|me|us|mine|yo|mi|mis|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|soy|estoy|somos|estamos|' +
  'io|noi|mio|mia|miei|mie|nostro|nostra|nostri|nostre|sono|siamo';
const OTHERS =
  'he|she|they|you|him|her|them|el|ella|ellos|ellas|tu|te|ti|vosotros|vosotras|usted|ustedes|lui|lei|loro|voi';

/** Before a unit: there is one, or there are some, of his. */
export const POSSESSIVE =
  /^(?:my|our|your|his|her|their|mis?|tus?|sus?|nuestr[oa]s?|mi[oa]|miei|mie|tu[oa]|tuoi|tue|su[oa]|suoi|sue|nostr[oaie])$/;
/** Who speaks, and what is his. */
export const OF_SPEAKER = new RegExp(`^(?:${SPEAKER})$`);
/** Anybody at the table: whose side he is on the words do not say. */
export const PERSON = new RegExp(`^(?:${SPEAKER}|${OTHERS})$`);
/** Before a unit or in its place: whoever speaks has it. */
export const OWN = /^(?:my|our|mine|ours|mi|mis|nuestr[oa]s?|mi[oa]|miei|mie|nostr[oaie])$/;

const THIRD = 'he|she|they|ella|ellos|ellas|lui|lei|loro';
/** Of the others those of whom something is told: "you" is spoken to, and "el" is an article. */
export const THEY = new RegExp(`^(?:${THIRD})$`);
/** … and whom something happens to; "él" is none without its accent. */
export const OF_THEM = new RegExp(`^(?:${THIRD}|him|his|them|their|él)$`);

/** Whoever attacks or defends, by that name. */
export const WHO_FIGHTS = {
  attack: 'attacker|attackers|atacante|atacantes|attaccante|attaccanti',
  defence: 'defender|defenders|defensor|defensores|defensora|difensore|difensori',
} as const;
/**
 * The words for fighting by their form. Which of them stand for a side depends on what is read beside them: a reader of
 * parts knows verbs by their meaning, and takes "defend" and "attacked" with who stands around them; whoever reads
 * the words of a clause alone takes all forms.
 */
const FIGHTING: Readonly<Record<SideName, Partial<Readonly<Record<Form, string>>>>> = {
  attack: {
    doing: 'attacking|atacando|attaccando',
    does: 'attacks|ataca|atacan|attacca|attaccano',
    noun: 'attack|ataque|attacco',
    who: WHO_FIGHTS.attack,
  },
  defence: {
    doing: 'defending|defendiendo|defendiendome|difendendo|difendendomi',
    does: 'defends|defiende|defienden|difende|difendono',
    noun: 'defence|defense|defensa|difesa',
    who: WHO_FIGHTS.defence,
    others: 'defend|defended|defiendo',
    suffered: 'attacked|atacado|atacada|atacados|atacadas|attaccato|attaccata|attaccati|attaccate',
  },
};
type Form = 'doing' | 'does' | 'noun' | 'who' | 'others' | 'suffered';

const SIDES = new Map(
  (['attack', 'defence'] as const).flatMap((side) =>
    Object.entries(FIGHTING[side]).flatMap(([form, words]) =>
      words.split('|').map((word) => [`${form} ${word}`, side] as const),
    ),
  ),
);
/** The side that a word for fighting names in one of some forms. */
export const sideOfVerb = (word: string, ...forms: readonly Form[]): SideName | undefined =>
  forms.map((form) => SIDES.get(`${form} ${word}`)).find((side) => side !== undefined);
/** "The attacking corps": before whoever fights; in Spanish and Italian he fights with another word. */
export const isFightingBefore = (word: string): boolean => /^(?:attacking|defending)$/.test(word);
