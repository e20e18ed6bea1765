import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/*
 * What cards give to a side or to a flank attempt, said in one breath with whose it is: "+2 from cards for the
 * Germans", "la difesa somma 2 con le carte", "un modificador de carta de +1 al atacar".
 */

/** How a modifier is said: "+1", "plus one", "uno de más"; a bare number as well, where a card stands beside it. */
const numberOf = (n: number): string => {
  const bare = words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang)), ...(n === 1 ? ['uno'] : []));
  return words(
    `+${n}`,
    bare,
    inRow('plus|mas|piu|+|a plus|un mas|un piu', bare),
    inRow('a|an|un|uno', words(`+${n}`, n === 1 ? 'one' : bare)),
    inRow(bare, 'more|extra|in piu|de mas|mas'),
    ...(n === 1 ? ['an extra one', 'one more'] : []),
  );
};
const MOST = 4;

const CARD = words(
  'card|cards|combat card|combat cards|carta|cartas|carte|carta de combate|cartas de combate|carta combattimento|carte combattimento',
  inRow('|card|cards|combat card', 'drm|drms|modifier|modifiers|bonus|bonuses|mod|mods'),
  inRow(
    'modificador|modificadores|modificatore|modificatori|bonus|bonificador|bonificadores|bonificacion|bono|drm|mod',
    '|de|por|di|da|per|dalle|delle',
    '|la|las|le|mi|mis',
    '|carta|cartas|carte|carta de combate|cartas de combate',
  ),
  inRow(
    'pip|pips|point|points|punto|puntos|punti',
    'of|de|di',
    'card|cards|carta|cartas|carte',
    '|drm|modifiers|bonus',
  ),
);
const THE =
  '|the|a|an|his|her|my|our|their|una|un|la|las|el|los|il|lo|gli|le|i|su|sus|mi|mis|nuestras|sue|sua|mie|mia|nostre';
const BY = '|of|with|from|by|off|in|due to|thanks to|con|por|gracias a|de|da|dalla|dalle|di|per|grazie a|col|coi';
const BY_CARD = inRow(BY, THE, CARD);
const THERE = '|there s|there is|there are|hay|c e|ci sono|with|con|tengo|i have|we have|ho|abbiamo|tenemos';
const WORTH =
  '|of|worth|worth of|at|for|de|di|da|por|per|por valor de|del valore di|giving|totalling|que suman|que suma|che danno|che da|:|is|are|es|son|e|sono|give|gives|adds|add|suma|suman|aggiunge|aggiungono|danno';
const THAT_ADDS =
  'that adds|that add|which adds|which add|that gives|that give|which gives|giving|adding|adds|gives|que suma|que suman|que da|que dan|que anade|que aporta|sumando|che somma|che sommano|che da|che danno|che aggiunge|che aggiungono|sommando';

/** Whom something is of: as who has it, and as to whom it goes. */
interface Whose {
  readonly who: string;
  readonly has: string;
  readonly to: string;
}

const phrasesOf = ({ who, has, to }: Whose, n: number): string => {
  const number = numberOf(n);
  return words(
    inRow(THERE, THE, CARD, WORTH, number, to),
    inRow(THERE, THE, CARD, to, `|${BY_CARD}`, '|:|of|de|di|is|es|e', number),
    inRow(number, BY_CARD, to),
    inRow(number, to, BY_CARD),
    inRow(THERE, THE, CARD, THAT_ADDS, number, to),
    inRow(has, number, BY_CARD),
    // "He plays a combat card for +1 on his defending roll"
    inRow(
      '|he|she|they|i|we|you|yo|el|ellos|io|lui|loro',
      'play|plays|played|use|uses|used|have|has|juega|juegan|juego|jugamos|usa|usan|uso|tiene|tengo|gioca|giocano|gioco|giochiamo|ha|ho|usano',
      THE,
      CARD,
      WORTH,
      number,
      to,
    ),
    inRow(
      who,
      'play|plays|played|use|uses|juega|juegan|usa|usan|gioca|giocano|usano',
      THE,
      CARD,
      'for|por|per|de|di|da',
      number,
    ),
  );
};

/** "I rolled a 5 for the attack": the number of a die with whose it is. */
const rolledFor = (to: string, n: number): string =>
  inRow(
    '|i|we|he|they|yo|io',
    'rolled|threw|roll|throw|got|saco|saque|sacamos|he sacado|tire|tiro|he tirado|ho tirato|ho fatto|abbiamo tirato|abbiamo fatto|mi e uscito|me salio|me ha salido',
    '|a|an|un|uno|il|el',
    words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang)), ...(n === 1 ? ['uno'] : [])),
    to,
  );
const DIE_FACES = 6;

const ADDS =
  'adds|add|gets|get|has|have|takes|receives|suma|suman|tiene|tienen|lleva|llevan|recibe|reciben|anade|anaden|somma|sommano|ha|hanno|prende|prendono|riceve|ricevono|aggiunge|aggiungono|is|es|e';
const PLAYER = '|s|player|side|jugador|giocatore|parte|bando|lado';
const TO_EN = inRow('to|on|for|of|with', '|the|his|her|their');
const TO_ES = inRow('para|a|de|del|al|por', '|el|la|los|las|parte de|parte de los');
const TO_IT = inRow(
  'per|a|al|alla|allo|all|ai|agli|alle|di|del|della|dello|dell|dei|degli|dalla|sul|sulla|nel|nella|nell',
  '|il|la|lo|l|i|gli|le|parte del|parte della|parte dell|parte dei|parte degli',
);

/** "The Germans have", "to the Germans", by whatever words call them. */
const peopleOf = (who: string): Whose => ({
  who: inRow('|the|el|la|los|las|il|l|lo|i|gli|le', who, PLAYER),
  has: inRow('|the|el|la|los|las|il|l|lo|i|gli|le', who, PLAYER, ADDS),
  to: words(inRow(TO_EN, who, PLAYER), inRow(TO_ES, who), inRow(TO_IT, who)),
});

const ROLES: Readonly<Record<'attack' | 'defence', readonly [who: string, how: string]>> = {
  attack: [
    'attacker|attackers|attack|attacking side|attack roll|attack die|attacker s roll|attacker s die|attacking roll|atacante|atacantes|ataque|que ataca|quien ataca|tirada de ataque|dado de ataque|dado del atacante|attaccante|attaccanti|attacco|chi attacca|tiro d attacco|tiro dell attaccante',
    'attacking|when attacking|while attacking|in attack|in the attack|on attack|for attacking|atacando|al atacar|en ataque|en el ataque|attaccando|in attacco|nell attacco|quando attacca',
  ],
  defence: [
    'defender|defenders|defence|defense|defending side|defence roll|defender s roll|defender s die|defending roll|defensor|defensores|defensa|que defiende|quien defiende|tirada de defensa|dado del defensor|difensore|difensori|difesa|chi difende|tiro di difesa|tiro del difensore',
    'defending|when defending|while defending|in defence|in defense|on defence|on the defending side|for defending|defendiendo|al defender|en defensa|en la defensa|difendendo|in difesa|nella difesa|quando difende',
  ],
};

const FLANK_ROLL = words(
  inRow('flank|flanking', '|attempt|try', '|roll|die'),
  inRow('|intento de|dado de|tirada de|dado del|tirada del|dado para el', 'flanco|flanqueo'),
  inRow('|tentativo di|dado del|tiro del|tiro di|dado di|tiro per il|dado per il', 'fianco|aggiramento|l aggiramento'),
);
const FLANK: Whose = {
  who: FLANK_ROLL,
  has: inRow('|the|el|il|l|al|a la', FLANK_ROLL, '|le|gli', words(ADDS, 'da|dan|danno')),
  to: words(inRow(TO_EN, FLANK_ROLL), inRow(words(TO_ES, 'en el|en la'), FLANK_ROLL), inRow(TO_IT, FLANK_ROLL)),
};

const entriesOf = (name: string, whose: Whose): readonly Entry[] =>
  Array.from({ length: MOST }, (_, i) => field(phrasesOf(whose, i + 1), name, i + 1));

/** Of a people in the words of such a field: which one the words themselves say. */
export const PEOPLE = 'people';

/** The words of both roles, of the flank attempt, and of all nations. */
export const cardNumbers = (nations: Readonly<Record<string, string>>): readonly Entry[] => [
  ...Object.entries(ROLES).flatMap(([side, [who, how]]) => {
    const whose = peopleOf(who);
    const to = words(whose.to, how);
    return [
      ...entriesOf(`drm ${side}`, { ...whose, to }),
      ...Array.from({ length: DIE_FACES }, (_, i) => field(rolledFor(to, i + 1), `die ${side}`, i + 1)),
    ];
  }),
  ...entriesOf('flankDrm', FLANK),
  ...entriesOf(`drm ${PEOPLE}`, peopleOf(words(...Object.values(nations)))),
];
