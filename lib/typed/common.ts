import { alternatives } from '@/lib/typed/phrases';
import { NUMBER_WORDS } from '@/lib/core/number-words';
import { AGAINST, ATTACKED, ATTACKS, COMES_WITH, DEFENDED, HELD_BY, I_ATTACK, I_COME_WITH } from '@/lib/typed/between';
import type { Entry, Meaning } from '@/lib/typed/meaning';
import { WHO_FIGHTS } from '@/lib/typed/persons';

/* The words of a fight that belong to no game, in the three languages at once: players mix them. */

const all = (words: string, means: Meaning): Entry => ({ words: alternatives(words), means });
/** Number words; they are added up where they meet ("thirty three", "treinta y tres", "ciento veinte"). */
const NUMBERS: readonly Entry[] = [
  ...[...NUMBER_WORDS].map(([word, value]): Entry => all(word, { kind: 'number', value })),
  all('pair', { kind: 'number', value: 2 }),
  all('hundred|a hundred|one hundred|cien|ciento|cento', { kind: 'number', value: 100 }),
  all('two hundred|doscientos|doscientas|duecento', { kind: 'number', value: 200 }),
  ...[...NUMBER_WORDS].map(([word, value]): Entry => all(`cento${word}`, { kind: 'number', value: 100 + value })),
];

const ORDINALS =
  'first|primer|primero|primera|primo|prima second|segundo|segunda|secondo|seconda third|tercer|tercero|tercera|terzo|terza ' +
  'fourth|cuarto|cuarta|quarto|quarta fifth|quinto|quinta sixth|sexto|sexta|sesto|sesta seventh|septimo|septima|settimo|settima ' +
  'eighth|octavo|octava|ottavo|ottava ninth|noveno|novena|nono|nona tenth|decimo|decima eleventh|undecimo|undicesimo ' +
  'twelfth|duodecimo|dodicesimo';

const DEFENDS =
  'defend|defends|defending|defended|defiende|defienden|defendiendo|se defiende|se defienden|difende|difendono|' +
  'in difesa|en defensa|a la defensiva|on defence|on defense|on the defensive|sulla difensiva|si difende|si difendono|holds|hold|holding|aguanta|aguantan|resiste|resisten|resistono|tengono|defiendo|defendemos|difendo|difendiamo';
const ATTACKER =
  'who attacks|the one attacking|the ones attacking|los que atacan|el que ataca|quien ataca|chi attacca|quelli che attaccano';
/** "The corps under attack", "el cuerpo atacado"; behind "has" the same word is a verb of whoever attacks. */
const SUFFERS =
  'under attack|being attacked|that is attacked|which is attacked|who is attacked|that s attacked|bajo ataque|bajo el ataque|sotto attacco|atacado|atacada|atacados|atacadas|attaccato|attaccata|attaccati|attaccate';
const DEFENDER =
  'who defends|the one defending|the ones defending|los que defienden|el que defiende|quien defiende|chi difende|quelli che difendono';

/** Who speaks, of whom, and how he asks: of the fight they say nothing. */
const TALK =
  'stop there|stops there|stopping there|whats|pls|plz|uh|uhm|um|umm|er|erm|hm|hmm|mmm|ah|oh|eh|ehm|mah|beh|boh|bueno|vamos|digamos|pongamos|diciamo|mettiamo|vediamo|dunque|ecco|say|let me see|lets see|you know|like|' +
  'they re|you re|he ll|they ll|we ll|i ll|' +
  'unos|unas|algunos|algunas|alcuni|alcune|dei pochi|ones|guys|lads|boys|chaps|blokes|troops|soldiers|poor|old|em|already|yet|anyway|legal|allowed|together|extra|spare|additional|supplementary|on its own|by itself|on his own|on their own|head on|at once|all at once|all at the same time|but|though|pero|aunque|even|plays|have a chance|a chance|how bad|how bad is it|how good|or not|ma|' +
  'hombres|soldados|tios|chavales|incluido|incluida|por si solo|por su cuenta|va|van|vale|puede ser|ni nada|o no|que multiplicador|cuantos puntos son|uomini|soldati|ragazzi|da solo|da sola|per conto suo|compreso|compresa|va bene|' +
  'bring|brings|we|he|she|you|they|him|her|me|us|mine|ours|your|yours|am|im|ive|be|been|being|get|got|getting|gets|was|were|this|these|those|then|so|well|ok|okay|right|only|also|' +
  'how many columns|cuantas columnas|quante colonne|what column|which column|que columna|que columna es|che colonna|quale colonna|what s that|what is that|what happens|who wins|how does it work|how does that go|what do i get|what do you say|quanto monta|a quanto monta|cuanto monta|a cuanto monta|work out|give me|show me|tell me|i want to know|i want|let s|lets|i d like to know|do i|does he|does it|do they|can it|can i|can we|could i|could we|may i|may we|should i|should we|is that|any good|enough|gone|' +
  'between them|between the two|between both|stack|stacks|group|force|forces|troops|ground|type|kind|sitting|sits|sit|standing|placed|located|down|out|up|total|in total|in all|altogether|total of|' +
  'yo|tu|tus|me|te|le|les|nos|tuyo|suyo|suya|suyos|soy|somos|tengo|tenemos|estoy|esto|este|esta|estan|entonces|pues|luego|ademas|tambien|aqui|' +
  'que sale|que pasa|que resultado|que probabilidad|que probabilidades|quien gana|cual es la columna|cual es|quiero saber|quiero|dime|dame|a ver|saber|puedo|podemos|podria|podriamos|son|es|entre las dos|entre los dos|entre todos|entre todas|entre ambos|entre ambas|fuerzas|tropas|en total|mas o menos|metido|metidos|metida|metidas|puesto|puestos|ya|' +
  'casilla|casillas|arriva|arrivano|le meto|les meto|viene|vienen|vengono|vieni|io|tu|noi|lui|loro|tuo|suo|suoi|sono|siamo|ho|abbiamo|questo|questa|questi|allora|poi|quindi|anche|inoltre|' +
  'pass|passes|pasa|pasan|passa|passano|che succede|chi vince|che probabilita|quante probabilita|quanto fa|qual e|voglio|vorrei sapere|posso|possiamo|potrei|potremmo|dimmi|tra le due|tra i due|tra tutti|truppe|in tutto|in totale|messo|messi|c e|si|ci|quante|cosa succede|come va';

/** "Isn't", "haven't": as they are typed without their apostrophe, and with it. */
const NOT = 'isn|aren|wasn|weren|hasn|haven|hadn|doesn|don|didn|can|won|couldn|wouldn|ain'
  .split('|')
  .flatMap((verb) => [`${verb} t`, ...(verb === 'can' || verb === 'won' ? [] : [`${verb}t`])])
  .join('|');

/** From every place that was named, or to every unit. */
const EACH =
  'each|apiece|each side|each hex|every side|every hex|per side|per hex|cada uno|cada una|cada sitio|cada lado|cada hexagono|por cada lado|por cada hexagono|' +
  'por lado|por hexagono|l uno|l una|ciascuno|ciascuna|ognuno|ognuna|ogni lato|ogni esagono|per lato|per esagono';

/** Whoever stands before such words is attacked, and nobody is named who does it. */
const HIT =
  'got hit|get hit|gets hit|getting hit|were hit|was hit|are hit|is hit|got attacked|get attacked|gets attacked|are attacked|is attacked|were attacked|was attacked|' +
  'son atacados|es atacado|son atacadas|es atacada|vengono attaccati|viene attaccato|vengono attaccate|viene attaccata';

/** … and by whom: these words belong together. */
const HIT_BY = alternatives(HIT)
  .flatMap((words) => ['by', 'por', 'da', 'dai', 'dal', 'dalle', 'dalla'].map((by) => `${words} ${by}`))
  .join('|');

/** Who was named before is attacked by whoever stands before such words: "two armies on it". */
const THERE =
  'on it|on them|on him|on em|at it|at them|at him|at em|on me|on us|at me|at us|coming at me|coming at us|coming at them|coming at it|encima|cae encima|caen encima|addosso|piomba addosso|piombano addosso|arriva addosso|arrivano addosso';
/** Who speaks tells of himself. */
const SELF =
  'i am|i m|im|we are|we re|i have|we have|i ve|we ve|i ve got|we ve got|i got|i only have|we only have|we only got|i only got|yo soy|yo tengo|yo tenia|yo|soy|somos|' +
  'tengo|tenemos|nosotros|solo tengo|solo tenemos|io sono|io ho|io|noi|noi siamo|siamo|ho|abbiamo|ho solo|abbiamo solo|it s just|we re just|just me';

/** Words that every fight may use, whatever the game. */
export const COMMON: readonly Entry[] = [
  all(AGAINST, { kind: 'versus', force: 3 }),
  all('->|=>|→|>', { kind: 'versus', force: 3 }),
  all(ATTACKED, { kind: 'versus', force: 3, turned: true }),
  all(HELD_BY, { kind: 'versus', force: 2, by: true }),
  all(DEFENDED, { kind: 'versus', force: 2 }),
  // "Attack 30, defence 11": a noun for either side.
  all('defence|defense|defensa|difesa', { kind: 'versus', force: 2, whose: 'defence' }),
  all(COMES_WITH, { kind: 'versus', force: 1, with: true }),
  all(I_COME_WITH, { kind: 'versus', force: 1, with: true, mine: true }),
  all(I_ATTACK, { kind: 'versus', force: 1, mine: true }),
  all(ATTACKS, { kind: 'versus', force: 1 }),
  all(DEFENDS, { kind: 'defends' }),
  all(HIT, { kind: 'defends', hit: true }),
  all(HIT_BY, { kind: 'versus', force: 3, turned: true }),
  all(THERE, { kind: 'versus', force: 1, there: true }),
  all('caigo encima|caemos encima|vado addosso|andiamo addosso', { kind: 'versus', force: 1, there: true, mine: true }),
  // "Il corpo monta in treno", "dead tired": no slips of "monte" and of "tiro".
  all('monta|montano|montan|tired|cansado|cansados|cansada|cansadas|stanco|stanchi|stanca|stanche', { kind: 'other' }),
  // "El terreno da +1": in Spanish a verb, which leads to no strength.
  { words: ['da', 'dan'], lang: 'es', means: { kind: 'filler', exact: true } },
  // "Ha dato Routed": no die.
  { words: ['dato', 'data', 'dati'], lang: 'it', means: { kind: 'filler', exact: true } },
  // "I turchi": in other languages an article.
  { words: ['i'], lang: 'en', means: { kind: 'filler', exact: true, speaker: true } },
  all('we', { kind: 'filler', exact: true, speaker: true }),
  all('my|our|mis|nuestro|nuestra|nuestros|nuestras|mio|mia|mios|mias|miei|mie|nostro|nostra|nostri|nostre', {
    kind: 'filler',
    exact: true,
    own: true,
  }),
  all(':', { kind: 'filler', ends: true }),
  all(SELF, { kind: 'filler', exact: true, self: true }),
  all(`${ATTACKER}|${WHO_FIGHTS.attack}`, { kind: 'role', side: 'attack' }),
  all(`${DEFENDER}|${SUFFERS}|${WHO_FIGHTS.defence}`, { kind: 'role', side: 'defence' }),
  all('another|otro|otra|un otro|altro|altra|un altro|un altra|one more|otro mas', { kind: 'again' }),
  all('others|otros|otras|altri|altre', { kind: 'again', several: true }),
  all('the other|the other one|el otro|la otra|l altro|l altra', { kind: 'again', definite: true }),
  all('(', { kind: 'open' }),
  all(')', { kind: 'shut' }),
  all('and|y|e|ed|et|as well as|asi como|insieme a|junto a|junto con|together with|&|+|/', {
    kind: 'and',
  }),
  all(',|;', { kind: 'and', loose: true }),
  all('with|w|con|col|coi|cogli|usando|using', { kind: 'with' }),
  all(
    'from|out of|desde|da|dal|dalla|dallo|dai|partendo da|saliendo de|coming from|come from|comes from|arriving from|viene de|vienen de|viene del|vienen del|' +
      'procedente de|procedentes de|venido de|venidos de|viene da|vengono da|venendo da|proveniente da|provenienti da',
    { kind: 'from' },
  ),
  // "Two corps, one of which is reduced"
  all('of which|of whom|de los cuales|de las cuales|dei quali|delle quali|dei quali e|delle quali e|di cui', {
    kind: 'filler',
  }),
  all('of them|de ellos|de ellas|di essi|di esse|di loro', { kind: 'filler', them: true }),
  all('inside|inside it|in there|in it|dentro|adentro|alli dentro|ahi dentro|la dentro', { kind: 'inside' }),
  all('in|at|en|nel|nella|nello|nei|nelle|nell|dentro de|stationed in|ad|presso', { kind: 'at' }),
  ...NUMBERS,
  all('a', { kind: 'number', value: 1, article: true, at: true }),
  // "Ataco a la 51e DR": no number stands before another article.
  all('a la|a los|a las', { kind: 'filler' }),
  { words: ['una'], lang: 'it', means: { kind: 'number', value: 1, article: true, feminine: true } },
  all('an|un|una|single', { kind: 'number', value: 1, article: true }),
  all('x|×|times|por|veces|volte', { kind: 'times' }),
  all('twice|dos veces|due volte', { kind: 'twice' }),
  // "After September 1914", "no trench": another value than the one that follows, which nobody said.
  all(
    'after|before|since|until|till|not|no|without|except|unless|despues de|despues del|antes de|antes del|desde antes de|desde antes del|hasta|hasta el|sin|salvo|excepto|dopo|dopo il|prima di|prima del|prima della|' +
      'never|cannot|neither|no longer|ya no|nunca|jamas|tampoco|mai|neanche|nemmeno|neppure|non piu|' +
      `${NOT}|` +
      'fino a|fino al|non|senza|niente|nada de|nessuna|nessun|ningun|ninguna|tranne|nor|ni|or|o|u|oppure|instead of|rather than|en vez de|en lugar de|invece di',
    { kind: 'but' },
  ),
  all('near|next to|beside|close to|adjacent to|cerca de|al lado de|proximo a|vicino a|accanto a|a fianco di', {
    kind: 'but',
    beside: true,
  }),
  all(
    'no wait|wait no|wait|uh no wait|er no|uh no|no espera|espera no|espera|no aspetta|aspetta no|aspetta|' +
      'i mean|or rather|rather|sorry|make that|correction|mejor dicho|digo|perdon|quiero decir|o sea|o mejor|anzi|cioe|scusa|' +
      'scusate|volevo dire|o meglio',
    { kind: 'rather' },
  ),
  all(
    'al otro lado de|al otro lado del|on the other side of|on the far side of|dall altra parte di|dall altra parte del|behind|across|crossing|crosses|cruza|cruzan|cruzo|cruzamos|attraversa|attraversano|attraversiamo|beyond|through|via|past|detras de|a traves de|a traves del|cruzando|tras|mas alla de|pasando por|' +
      'dietro|attraverso|oltre|passando per|passando',
    { kind: 'through' },
  ),
  ...ORDINALS.split(' ').map((words, i) => all(words, { kind: 'place', value: i + 1 })),
  { words: ['plus', 'mas', 'piu'], means: { kind: 'plus', sign: 1 } },
  { words: ['minus', 'menos', 'meno'], means: { kind: 'plus', sign: -1 } },
  all('the|el|la|los|las|il|gli|le|l', { kind: 'filler', the: true }),
  all(
    'of|on|onto|into|to|upon|over|by|his|their|i|is|are|there|that|which|who|some|unit|units|battle|combat|' +
      'fight of|lo|de|del|al|sobre|su|sus|mi|que|hay|unidad|unidades|combate|batalla|' +
      'd|di|dello|della|dei|degli|delle|dell|sul|sulla|sullo|sui|sugli|sulle|tra|fra|alla|allo|ai|agli|alle|che|ci sono|unita|' +
      'combattimento|battaglia|odds|probabilidades|probabilita|chances|what are the odds of|what are the odds|what if|if it was|if it were|if it is|it is|it was|is it|' +
      'how about|que pasa si|che succede se|calculate|calcula|calcola|please|por favor|hex|hexagono|esagono|space|' +
      'espacio|spazio|s|where|donde|dove|when|cuando|se|si|if|level|nivel|livello|lvl|value|valor|valore|:|for|para|per|it|' +
      'them|ellos|ellas|essi|esse|loro|both|ambos|ambas|entrambi|entrambe|todos|todas|tutti|tutte|cui|which|' +
      'por medio|de por medio|in mezzo|in between|its|terrain|terreno|go|goes|gets|has|have|tiene|tienen|ha|hanno|full of|solo|only|lone|alone|still|just|now|ahora|ora|\n',
    { kind: 'filler' },
  ),
  all(TALK, { kind: 'filler', exact: true }),
  all(EACH, { kind: 'filler', exact: true, each: true }),
  // "No shells this turn": which one it is nobody said.
  all(
    'this turn|next turn|last turn|every turn|each turn|este turno|el proximo turno|proximo turno|cada turno|questo turno|il prossimo turno|prossimo turno|ogni turno',
    { kind: 'filler' },
  ),
  // "Towards Nancy": no slip of "versus".
  { words: ['verso', 'verso il'], lang: 'it', means: { kind: 'filler', exact: true } },
  // "From another space": which one nobody said.
  all(
    'desde otro sitio|desde otro espacio|desde otra casilla|desde otro hexagono|from another space|from another hex|from elsewhere|' +
      'da un altro spazio|da un altro esagono|da un altra casella',
    { kind: 'but' },
  ),
];
