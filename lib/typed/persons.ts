/* The persons of a talk at the table, in the three languages: who speaks, and all the others. */

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
