import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* That all attackers are in Sinai (12.2.6), told of a people, of "the attackers", or of the attack. */

const SINAI = inRow('|the|el|il|lo', 'sinai', '|space|box|desert|itself');
const VERBS = [
  'is|are|s|re|being|was|were|all|all of them',
  'esta|estan|son|se encuentra|se encuentran|salen|sale|parte|parten|viene|vienen|ataca|atacan|llega|llegan|arranca|arrancan|andan|todos',
  'e|sono|sta|stanno|si trova|si trovano|parte|partono|viene|vengono|attacca|attaccano|arriva|arrivano|muove|muovono|comincia|cominciano|tutti',
] as const;
const inPlace = ([en, es, it]: readonly [string, string, string]): string =>
  words(
    inRow(
      en,
      '|all|both|every one|every one of them|only|just|currently',
      'in|inside|within|from|out of|standing in|sitting in|sit in|sits in|stand in|stands in|stationed in|based in|placed in|start in|starts in|start from|starts from|starting in|starting from|come from|comes from|coming from|come out of|comes out of|coming out of|attack from|attacks from|attacking from|set out from|sets out from|set off from|launched from|is launched from|camped in|gathered in|massed in',
      SINAI,
    ),
    inRow(
      es,
      '|todos|todas|todo|ambos|solo|solamente|unicamente',
      '|metidos|metidas|situados|situadas|colocados|apostados|plantados|dentro|concentrados|puestos|saliendo|viniendo|partiendo|llegando',
      'en|de|desde|del',
      SINAI,
    ),
    inRow(
      it,
      '|tutti|tutte|tutto|entrambi|solo|soltanto|unicamente',
      '|dentro|schierati|schierate|piazzati|messi|fermi|concentrati|in partenza',
      'nel|in|dal|da|dallo|nello',
      SINAI,
    ),
  );
const EVERY =
  '|,|to a man|all of them|, all of them|, every one of them|, the lot|, the whole lot|every one|todos|, todos|, todos ellos|, todas|tutti|, tutti|, tutti quanti|, nessuno escluso|, without exception|and nowhere else|y de ningun otro sitio|e da nessun altra parte|alone|only';
/** … of whoever is named before it. */
export const inSinai = (who: string): string =>
  words(
    inRow(who, inPlace(VERBS), EVERY),
    inRow(
      who,
      '|all|both',
      'start in|starts in|start from|starts from|come from|comes from|come out of|comes out of|attack from|attacks from|set out from|sets out from|set off from',
      SINAI,
      EVERY,
    ),
  );

const ATTACKERS = words(
  inRow(
    '|all|every|all of|the whole|whole|both',
    '|the|my|our|his',
    'attacker|attackers|attack|assault|attacking army|attacking corps|attacking units|attacking force|attacking stack|attack force|units attacking|men attacking',
  ),
  inRow(
    '|todo|todos|todas|ambos',
    '|el|los|las|mis|nuestros|la',
    'ataque|atacantes|atacante|cuerpos atacantes|ejercito atacante|unidades atacantes|que atacan|que ataca|fuerza atacante|asalto|pila atacante',
  ),
  inRow(
    '|tutto|tutti|tutte|entrambi',
    '|il|l|gli|le|i|chi|quelli che',
    'attacco|attaccanti|attaccante|corpi attaccanti|armata attaccante|unita attaccanti|attacca|attaccano|assalto|corpi che attaccano|pila attaccante',
  ),
);
/** "Arrivando solo dal Sinai": whoever goes, nobody goes from elsewhere. */
const ONLY = words(
  inRow(
    SINAI,
    'is|es|e',
    'the only place|the only space|el unico sitio|el unico lugar|el unico espacio|l unico posto|l unico luogo|l unico spazio',
    '|that|from where|where|de donde|desde donde|del que|da dove|da cui',
    'the attackers come from|the attack comes from|they come from|the attackers come|vienen los atacantes|viene el ataque|vengono gli attaccanti|viene l attacco',
  ),
  inRow(
    'coming|starting|arriving|attacking|setting out|moving|all|everyone|everybody|every one of us|every one of them|each of them|each attacker|they all|we all',
    '|only|just|all|is|are|come|comes|coming|start|starts|attack',
    'from|out of|in',
    SINAI,
    '|only|alone|and nowhere else',
  ),
  inRow(
    'llegando|saliendo|viniendo|partiendo|atacando|todos|todas|todos ellos',
    '|solo|solamente|unicamente|todos|desde|salen|vienen|estan',
    'en|de|desde|del',
    SINAI,
    '|solo|unicamente',
  ),
  inRow(
    'arrivando|partendo|venendo|uscendo|attaccando|muovendo|tutti|tutte|tutti quanti',
    '|solo|soltanto|unicamente|tutti|partono|vengono|sono|stanno',
    'nel|in|dal|da',
    SINAI,
    '|soltanto|solo',
  ),
);
/** "None of the attackers is anywhere but Sinai", "nessun attaccante fuori dal Sinai". */
const NOWHERE_ELSE = words(
  inRow(
    'none|not one|no one|nobody',
    '|of',
    ATTACKERS,
    '|is|are|stands|starts|comes|attacks|sits',
    'anywhere but|anywhere else but|anywhere other than|anywhere except|elsewhere than|outside|outside of|from outside|from anywhere but|from elsewhere than|from anywhere else but|but in|except in|except from',
    '|in|from',
    SINAI,
  ),
  inRow(
    'no|nobody|no one',
    '|of',
    '|attacker|attackers|attacking unit|attacking army|attacking corps|unit',
    '|is|are|stands|starts|comes|attacks|sits',
    'anywhere but|anywhere else but|anywhere other than|anywhere except|elsewhere than|outside|outside of|from outside|from anywhere but|from elsewhere than',
    '|in|from',
    SINAI,
  ),
  inRow(
    'ningun|ninguno|ninguno de|ninguna|ninguna de|no hay ningun|nadie|sin ningun',
    '|los|las',
    '|atacante|atacantes|unidad atacante|unidad que ataca|cuerpo atacante|ejercito atacante|de los atacantes|de los que atacan|unidades atacantes|unidad|que ataca',
    '|esta|sale|viene|ataca|parte|hay|queda',
    'fuera|desde fuera|de fuera|en otro sitio que no sea|en otro sitio que|mas que en|mas que desde|desde otro sitio que|salvo en|excepto en|que no este en|que no salga de|que no sea en',
    '|de|del|en',
    SINAI,
  ),
  inRow(
    'nessun|nessuno|nessuno degli|nessuna|nessuna delle|non c e nessun|nessuno dei|senza nessun',
    '|attaccante|attaccanti|unita attaccante|unita attaccanti|corpo attaccante|armata attaccante|che attacca',
    '|e|sta|parte|viene|attacca|si trova',
    'fuori|da fuori|altrove che|in altro posto che|se non|se non in|se non nel|tranne che nel|che non sia nel|che non parta dal|al di fuori',
    '|da|dal|del|nel|in',
    SINAI,
  ),
);
export const ALL_IN_SINAI: Entry = field(
  words(
    NOWHERE_ELSE,
    inRow(
      '|they re|they are|we re|all of us',
      'coming|starting|setting out|attacking|launched|arriving|saliendo|viniendo|partiendo|atacando|partendo|venendo|uscendo|attaccando',
      'from|out of|in|de|del|desde|dal|da',
      SINAI,
      '|,',
      'all of them|all of us|every one of them|the lot of them|the lot|all|everybody|to the last man|todos|todos ellos|todas|tutti|tutti quanti|tutte|dal primo all ultimo',
    ),
    inRow(
      '|the|el|l|il',
      'attack|assault|ataque|asalto|attacco|assalto',
      '|is|comes|starts|is coming|viene|parte|sale|arranca|proviene|e|arriva',
      '|launched|made',
      'wholly|entirely|completely|exclusively|totally|only|solely|all|integramente|enteramente|por entero|totalmente|exclusivamente|solo|unicamente|interamente|totalmente|esclusivamente|soltanto|tutto|unicamente|per intero',
      'from|out of|de|del|desde|dal|da|in|en|nel',
      SINAI,
    ),
    inRow(ATTACKERS, inPlace([`|${VERBS[0]}`, `|${VERBS[1]}`, `|${VERBS[2]}`]), EVERY),
    ONLY,
  ),
  'sinai',
  true,
);
