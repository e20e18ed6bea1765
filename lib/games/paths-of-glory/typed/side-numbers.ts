import { fold } from '@/lib/search/text';
import { PEOPLE } from '@/lib/games/paths-of-glory/typed/card-numbers';
import { HOW_LOST } from '@/lib/games/paths-of-glory/typed/card-words';
import { ASKED_OF, FIRE } from '@/lib/games/paths-of-glory/typed/fire-words';
import { outOfSupply } from '@/lib/games/paths-of-glory/typed/out-of-supply';
import { inSinai } from '@/lib/games/paths-of-glory/typed/sinai-words';
import { asks, counted, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { WHO_FIGHTS } from '@/lib/typed/persons';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Dice and modifiers of a side that is named with them: "the German rolled a five", "the attacker's cards give +2". */

const CARDS =
  'card|cards|combat card|combat cards|carta|cartas|carte|carta de combate|cartas de combate|carta combattimento|carte combattimento|drm|modifier|bonus|modificador|modificatore';
const BY_CARD = inRow(
  '|with|from|by|off|thanks to|con|por|gracias a|de|da|dalla|dalle|per|grazie a',
  '|a|the|his|her|una|la|las|le|sus|su|sue|sua',
  `|${CARDS}`,
);
const OF = 'del|de la|de los|de|dell|della|dei|degli|di|da';
const TO = 'to|on|for|onto|al|a la|en el|en la|sul|sulla|nel|alla';
const ROLL = 'roll|die|dice|die roll|fire|dado|tirada|tiro|fuego|fuoco';
const WHO = '|the|el|la|los|las|il|l|lo|i|gli|le|whoever is';
/** An article: "ejército ruso sin suministro" names a unit. */
const THE = 'the|el|los|las|il|i|gli|le';
const PLAYER = '|s|player|side|player s|jugador|giocatore';

/** … leads to the number of his die */
const dieBefore = (who: string): string =>
  words(
    inRow(
      WHO,
      who,
      PLAYER,
      words(
        'saco|sacan|sacaron|ha sacado|han sacado|tiro|ha tirado|han tirado|tiro y saco|tira y saca|tiro y fue|hizo|ha tirato|hanno tirato|ha fatto|hanno fatto|ha lanciato|tira e fa|tirano e fanno|rolled and got',
      ),
      '|a|an|just|only|just a|un|il|uno|solo un|solo',
    ),
    inRow(
      'a|al|a la|a los|a las|all|alla|ai|agli|alle',
      who,
      PLAYER,
      '|le|les|gli|e',
      '|ha|han|e',
      'salio|salido|sale|toco|tocado|uscito|esce|venuto',
      '|un|il|uno',
    ),
    inRow(
      WHO,
      who,
      PLAYER,
      'die|dice|die roll',
      '|is|was|came up|comes up|shows|showed|came out',
      '|:',
      '|a|an|just a',
    ),
    // "The French roll a 4": a verb.
    inRow(WHO, who, PLAYER, 'roll', 'is|was|came up|comes up|came out|:', '|a|an|just a'),
    inRow(
      '|the|el|la|il|en el|en la|sul|nel|on the',
      'die|roll|dado|tirada|tiro|lancio',
      `of|of the|of whoever|${OF}`,
      who,
      '|is|was|came up|es|fue|ha sido|da|marca|salio|ha salido|sale|fa|segna|e|e stato|e uscito|esce|ha fatto',
      '|:',
      '|a|un|uno|il',
    ),
  );

/** … leads to the number of his modifier */
const drmBefore = (who: string): string =>
  words(
    inRow(
      WHO,
      who,
      PLAYER,
      'plays|play|played|uses|use|used|has|have|gets|juega|juegan|jugo|usa|usan|tiene|tienen|lleva|gioca|giocano|ha|hanno',
      '|a|his|their|una|su|sus|le sue|la sua',
      CARDS,
      'worth|of|for|with|giving|that give|that gives|that add|that adds|de|por|con|que dan|que da|que suman|que suma|que valen|que vale|da|di|per|che danno|che da|che aggiungono|che vale|che valgono|:',
    ),
    inRow(
      WHO,
      who,
      '|s',
      CARDS,
      '|is|are',
      'worth|of|give|gives|giving|give him|give them|add|adds|:|amount to|come to|total',
    ),
    inRow(
      '|the|la|las|le|el|il',
      CARDS,
      `of|of the|${OF}|`,
      who,
      '|le|les|gli|him|them',
      'da|dan|suma|suman|aporta|aportan|danno|aggiunge|aggiungono|valgono|vale|valen|give|gives|add|adds|:',
    ),
    inRow(
      'al|a la|a los|all|alla|ai|agli|for the|to the',
      who,
      '|,',
      '|le|les|gli',
      '|una|la|las|le|a|the',
      `|${CARDS}`,
      '|le|les|gli',
      'da|dan|suma|suman|danno|aggiunge|aggiungono|gives|give|adds|add',
    ),
  );

/** … stands behind it */
const drmBehind = (who: string): string =>
  words(
    inRow(TO, '|the|his', who, '|s', ROLL, BY_CARD),
    inRow(TO, ROLL, `|${OF}`, who, BY_CARD),
    inRow('from|off|by|por|de|da|dalle|dalla|per|thanks to', '|the|la|las|le', who, '|s', CARDS),
    inRow('from|off|by|por|de|da|dalle|dalla|per|delle', '|the|la|las|le', CARDS, `of the|${OF}`, who),
  );

const ATTACKER = words(WHO_FIGHTS.attack, 'attacking|attack|que ataca|ataque|chi attacca|attacco');
const DEFENDER = words(WHO_FIGHTS.defence, 'defending|defence|defense|que defiende|defensa|chi difende|difesa');

/** … leads to it behind its number: "6 on the attack die" */
const dieBehind = (who: string): string =>
  words(
    inRow('on|with|in', '|the|my|our|his|a', who, '|s|player s', 'die|dice|roll|die roll'),
    inRow('en|con|para', 'el|la', 'dado|tirada', OF, '|los|la|el', who),
    inRow('sul|nel|col|con il|per il|al', 'dado|tiro|lancio', `${OF}|d`, who),
  );

/** "Asking for the French side's shooting", "pregunto por el fuego francés": whose fire is asked about. */
const asksFire = (who: string): string =>
  words(
    inRow(ASKED_OF, '|the', who, '|s|side|side s|player|player s|players', FIRE),
    inRow(ASKED_OF, '|el|la|il|lo|i|del|al', FIRE, `|${OF}`, '|los', who),
  );

/** "I threw a five with the German" */
const rolledWith = (who: string): string =>
  inRow(
    '|i|we|he|they|yo|io|ha|he|han|ho|hanno|abbiamo',
    'rolled|roll|threw|throw|got|saco|saque|sacamos|saca|sacado|tire|tiro|tiramos|tira|tirado|tirato|fatto|lanciato|faccio|fa|hago|hice',
    '|a|an|just a|un|uno|el|il|solo un',
    '#',
    'with|for|as|on|con|para|por|del|per|col|coi|con il|come|da',
    WHO,
    who,
    PLAYER,
  );
/** "A four for the Germans on the die", "un cuatro en el dado alemán", "the German throws a 4" */
const numberOf = (who: string): string =>
  words(
    inRow(
      '|a|an|un|uno|il|el',
      '#',
      'for|of|para|de|per|di|del|dei|degli',
      WHO,
      who,
      PLAYER,
      'on|in|with|en|con|su|sul|nel|col',
      '|the|el|la|il',
      ROLL,
    ),
    inRow('|a|an|un|uno|il|el', '#', 'en|con|sul|nel|col', '|el|la|il', 'dado|tirada|tiro|lancio', who),
    inRow(WHO, who, PLAYER, 'throws|threw|lanza|ha lanzado', 'a|an|un|uno', '#'),
  );
/** "My cards add two": whose they are, "my" does not say. */
const OWN_CARDS = counted(
  inRow(
    'my|our|mis|mi|nuestras|le mie|la mia|le nostre',
    CARDS,
    '|me|mi|nos|ci',
    'give|gives|add|adds|grant|suman|suma|dan|da|aportan|aggiungono|aggiunge|danno|sommano',
    '|me|us|a|un|uno|+|plus|mas|piu',
    '#',
    '|drm',
    '|to my die|to the die|to my roll|on the die|al dado|a mi dado|en el dado|a la tirada|al tiro|al mio dado|sul dado',
  ),
  'drm own',
  1,
  6,
);

const [DRM, DIE, POLICY, ROLE, SINAI, UNSUPPLIED] = ['drm', 'die', 'policy', 'role', 'sinai', 'unsupplied'] as const;
const entriesOf = (who: string, side: string): readonly Entry[] => [
  asks(dieBefore(who), `${DIE} ${side}`, 1, 6, { optional: true }),
  counted(words(rolledWith(who), numberOf(who), inRow('#', dieBehind(who))), `${DIE} ${side}`, 1, 6),
  asks(dieBehind(who), `${DIE} ${side}`, 1, 6, { before: true, optional: true }),
  asks(drmBefore(who), `${DRM} ${side}`, -6, 6, { optional: true }),
  asks(drmBehind(who), `${DRM} ${side}`, -6, 6, { before: true, optional: true }),
];

/** The words of both roles, and of each nation by its id. */
export const sideNumbers = (nations: Readonly<Record<string, string>>): readonly Entry[] => [
  // "A card adds one to the French roll": the number is told by what follows.
  filler(
    inRow(
      '|with|con|by|off',
      '|a|the|my|our|his|una|la|las|mi|mis|nuestra|nuestras|su|sus|le|la mia|la nostra|la sua|le mie|le nostre|le sue',
      'card|cards|combat card|combat cards|carta|cartas|carte|carta de combate|cartas de combate|carta combattimento|carte combattimento',
      '|we|i|se|si',
      'gives|give|adds|add|helps|suma|suman|sumo|sumamos|da|dan|ayuda en|ayudan en|aporta|aportan|aggiunge|aggiungono|aggiungo|aggiungiamo|danno|aiuta di|aiutano di',
    ),
  ),
  OWN_CARDS,
  filler('add|adds|adding|sumamos|suma|suman|aggiunge|aggiungono|aggiungiamo|danno'),
  ...entriesOf(ATTACKER, 'attack'),
  ...entriesOf(DEFENDER, 'defence'),
  ...Object.entries(nations).flatMap(([id, who]) => [
    ...entriesOf(who, id),
    field(asksFire(who), `${ROLE} ${id}`, true),
    field(inSinai(inRow('|all|all of|todos|tutti', THE, who)), `${SINAI} ${id}`, true),
    field(outOfSupply(inRow(THE, who)), `${UNSUPPLIED} ${id}`, true),
    ...Object.entries(HOW_LOST).map(([value, how]) => field(inRow(WHO, who, PLAYER, how), `${POLICY} ${id}`, value)),
  ]),
];

const OWNED = /^(drm|die|policy|role|sinai|unsupplied) (.+)$/;
/** Whether a number is of a side that is named, and that side is not in the fight or on both sides. */
export const isOwned = ({ field }: FieldRead): boolean => OWNED.test(field);

/** The nation whose word, the longest of them, stands among some words. */
function nationAmong(said: string, nations: Readonly<Record<string, string>>): string | undefined {
  const all = Object.entries(nations).flatMap(([id, who]) => who.split('|').map((word) => ({ id, word: fold(word) })));
  const found = all.filter(({ word }) => ` ${said} `.includes(` ${word} `));
  return found.toSorted((a, b) => b.word.length - a.word.length)[0]?.id;
}

/** A reading in which each such number is of the side whose units are of its nation. */
export function withSideNumbers(reading: Reading, nations: Readonly<Record<string, string>>): Reading {
  const isOn = (side: 'attack' | 'defence', who: string): boolean =>
    who === side || reading[side].some(({ traits }) => traits.nation === who);
  const own = (one: FieldRead): FieldRead => {
    const [, field, named = ''] = OWNED.exec(one.field) ?? [];
    if (field === undefined) return one;
    const said = one.tokens.map((at) => reading.tokens[at]?.folded ?? '').join(' ');
    const who = named === PEOPLE ? (nationAmong(said, nations) ?? '') : named;
    const sides = (['attack', 'defence'] as const).filter((side) => isOn(side, who));
    const [side, other] = sides;
    if (side === undefined || other !== undefined) return one;
    if (field === ROLE) return { ...one, field, value: side === 'attack' ? 'attacker' : 'defender', side, role: true };
    // All attackers are in Sinai, or the defender is out of supply: of the other side nothing is asked.
    if (field === SINAI)
      return side === 'attack' && reading.attack.every(({ traits }) => traits.nation === who) ? { ...one, field } : one;
    if (field === UNSUPPLIED) return side === 'defence' ? { ...one, field: 'defenderOutOfSupply', side } : one;
    const name = field === POLICY ? (side === 'attack' ? 'attackerPolicy' : 'defenderPolicy') : field;
    return { ...one, field: name, side, role: true };
  };
  return { ...reading, fields: reading.fields.map(own) };
}
