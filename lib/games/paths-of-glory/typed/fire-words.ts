import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Whose fire a text asks about: "for the defender's die", "pregunto por el fuego francés". */

/** Leads to whose fire is asked about: "for", "I mean", "pregunto por". */
export const ASKED_OF =
  'for|about|i mean|meaning|asking for|asking about|i ask about|i m asking about|talking about|looking at|it s about|in terms of|para|por|hablo de|hablo del|pregunto por|preguntando por|mirando|miro|me refiero a|me refiero al|se trata de|se trata del|per|intendo|parlo di|parlo del|chiedo|chiedo per|chiedendo per|guardo|guardando|si tratta di|si tratta del|mi riferisco a|mi riferisco al';
export const FIRE =
  'fire|shot|shots|shooting|firing|die|dice|roll|fuego|disparo|disparos|dado|tirada|fuoco|sparo|tiro|lancio';
type Six = readonly [en: string, es: string, it: string, doesEn: string, doesEs: string, doesIt: string];
/** What either role is called, and who does what it does. */
const SIDES: Readonly<Record<'attack' | 'defence', Six>> = {
  attack: [
    'attacker|attackers|attacking side|attacking player|attack',
    'atacante|atacantes|ataque|que ataca|bando atacante',
    'attaccante|attaccanti|attacco|chi attacca|che attacca',
    'attacking|who attacks|who is attacking',
    'que ataca|que estoy atacando|atacando',
    'che attacca|attaccando|attaccare',
  ],
  defence: [
    'defender|defenders|defending side|defending player|defence|defense',
    'defensor|defensores|defensa|que defiende|bando defensor',
    'difensore|difensori|difesa|chi difende|che difende',
    'defending|who defends|who is defending',
    'que defiende|que estoy defendiendo|defendiendo',
    'che difende|difendendo|difendere',
  ],
};
/** Whose fire is asked about, by his role: "for the defender's die", "the one who shoots is the defender". */
export const fireOf = (side: 'attack' | 'defence'): string => {
  const [en, es, it, en1, es1, it1] = SIDES[side];
  const the = '|the|el|la|il|lo|l|del|al';
  return words(
    inRow(`|${ASKED_OF}`, the, en, 's', FIRE),
    inRow(
      `|${ASKED_OF}`,
      the,
      FIRE,
      'of|de|del|de la|de los|di|del|della|dell|dei|degli',
      '|the|el|la',
      words(en, es, it),
    ),
    inRow(
      '|it s|it is|and it s|es|e|y|a',
      '|the one who|the one that|who|el que|quien|chi|quello che',
      'shoots is|fires is|rolls is|is shooting is|dispara es|tira es|spara e|tira e|sparare e|tirare e',
      the,
      words(en, es, it),
    ),
    inRow(
      'it s|it is|es|e',
      the,
      words(en, es, it),
      'who|that|which|el que|quien|que|chi|a|che',
      'shoots|fires|rolls|is shooting|is firing|is rolling|dispara|tira|spara|sparare|tirare',
    ),
    inRow(
      'from|seen from|for|desde|dal|visto desde|visto dal',
      '|the|el|il|l',
      words(
        inRow(en, '|s', 'point of view|side|viewpoint|angle|end'),
        inRow('punto de vista|lado|punto di vista|lato', 'del|de la|dell|della|di|de', words(es, it)),
      ),
    ),
    inRow('dispara|tira|spara|tirano|disparan|shooting is|firing is', 'el|la|il|l|the|los|gli|i', words(es, it, en)),
    inRow(
      'i m|i am|we re|we are|yo soy|soy|somos|io sono|sono|siamo',
      'the one|the ones|the side|the player|el|los|quien|quello|quelli|chi',
      words(en1, es1, it1),
    ),
    inRow('i m|i am|we re|we are|estoy|estamos|sto|stiamo|sono io a|tocca a me', words(en1, es1, it1)),
    inRow(
      '|que|cuanto|cosa|che|quanto|y que|e cosa',
      '|le|les|gli|me le',
      'hace falta|hacen falta|haria falta|hara falta|occorre|occorrono|serve|servono|ci vuole|servirebbe',
      'al|a los|a la|a|all|alla|agli|ai|a chi|al que|a quien',
      words(es, it),
    ),
    inRow(
      'what does|what must|what should|que|cosa|che cosa|quanto|cuanto',
      '|the|le|gli',
      words(en, 'necesita|necesita sacar|necesita tirar|debe sacar|tiene que sacar|serve|deve fare|deve tirare'),
      words('need|need to roll|have to roll|roll|must roll', paired('el|la|al|all|alla|il|l', words(es, it))),
    ),
  );
};
