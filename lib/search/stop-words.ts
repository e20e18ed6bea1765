/**
 * Words that carry no subject in English, Spanish and Italian, folded. One set serves the three languages, since a
 * player asks in one language and reads in another; a word that is empty in one and a subject in another ("sea",
 * "re", "us") is therefore left out. Negations, numerals and "who" stay: rules turn on them.
 */
const ENGLISH =
  'a all an and any are as at be been being but by can could did do does for from had has have having he her him his how i if in instead into is it its ' +
  'just many may me might more much must my of on only or our shall she should so some than that the their them then there these they this those to ' +
  's t d ll l n don am every get gets got go goes going come comes make makes let still also too up was we were what when where which while why will with would you your happen happens need needs';
const SPANISH =
  'al aunque cada como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde el ella ellas ellos en entre era es esa ese eso ' +
  'esta estan estar estas este esto estos fue ha han hemos hace hacen hacer haber hay la las le les lo los mas me mi mientras mis muy o para pasa pero por porque ' +
  'pueda puede pueden puedo podemos que se ser si sido sobre solo son su sus tambien te tengo tiene tienen tu tus un una uno unas unos y ya falta ir va van voy vez veces dar da hago';
const ITALIAN =
  'ad agli ai alla alle allo dell nell sull dall quell anche c che ci coi cosa cui da dagli dai dal dalla dalle dallo degli dei del della delle dello di dove e ed essere stare ' +
  'gli ha hanno i il in l la le lo ma mentre mi mio ne negli nei nel nella nelle nello o ogni per perche piu possa possiamo posso possono puo quali ' +
  'quale quando quanta quante quanti quanto qual questa queste questi questo sia si sono su sua sue sugli sui sul sulla sulle suo suoi ' +
  'succede tra fra un uno una viene vengono serve servono caso fa fare fanno va vanno andare';

const WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH} ${ITALIAN}`.split(' '));

/** Whether a folded word is dropped from texts and queries. */
export function isStopWord(word: string): boolean {
  return WORDS.has(word);
}
