import { CLAUSES } from '@/lib/games/grand-illusion/typed/battle-clauses';
import { TOLD } from '@/lib/games/grand-illusion/typed/battle-told';
import { BATTLE, numberWords } from '@/lib/games/grand-illusion/typed/battle-words';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { LANDINGS } from '@/lib/games/grand-illusion/typed/landing-words';
import { NATION_WORDS } from '@/lib/games/grand-illusion/typed/nation-words';
import type { Kind } from '@/lib/games/grand-illusion/units';
import { SLIPS_AWAY } from '@/lib/typed/slips';
import { asksOf, entry, field, lostWords, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { NO_TRENCH, ON_DIE, TRENCH, UNITS, WITHDRAWS, words, WORTH } from '@/lib/typed/table-words';
import { nthTurns } from '@/lib/typed/turn-words';

/* The words of a battle in Grand Illusion but its places, in the three languages. */

const LAST_TURN = 19;

const KINDS: Readonly<Record<Kind, string>> = {
  corps: words(UNITS.infantryCorps, UNITS.infantry),
  division: UNITS.division,
  brigade: UNITS.brigade,
  cavalry: words(UNITS.cavalryCorps, UNITS.cavalryDivision, UNITS.cavalry),
  fort: UNITS.fort,
};

/** "From 4 hexes", "desde cuatro hexágonos": out of so many of them. */
function fromHexes(n: number): string {
  return paired(
    'from|out of|attacking from|coming from|desde|atacando desde|da|attaccando da',
    paired(numberWords(n), 'hexes|different hexes|hexagonos|hexagonos distintos|esagoni|esagoni diversi'),
  );
}

/** "Three hexes concentric", "it's concentric, three hexes": the number on either side of the word. */
function concentricOf(n: number): string {
  const number = numberWords(n);
  const attack = words(
    inRow(
      '|a|the|it s|it is|is|in|as',
      '|a',
      'concentric|concentrically|concentric attack|concentric assault|surround|surrounding',
    ),
    inRow('|un|es|en|el', '|un', 'concentrico|concentricamente|ataque concentrico|asalto concentrico|modo concentrico'),
    inRow(
      '|un|e|in|il',
      '|un',
      'concentrico|concentricamente|attacco concentrico|assalto concentrico|modo concentrico',
    ),
  );
  return words(
    inRow('|with|from|con|da|desde', number, 'hexes|hex|hexagonos|esagoni', '|of|de|di|,', attack),
    inRow(attack, '|,|: ', '|from|out of|by|through|over|desde|por|da|su', number, 'hexes|hexagonos|esagoni'),
  );
}

/** Results of the Fortunes of War by the names that the form gives them; those with two numbers are asked for. */
const FORTUNES: readonly Entry[] = [
  field('cautious attacker|cautious|atacante cauto|atacante cauteloso|atacante prudente|attaccante cauto', 'fow', '3'),
  field('skirmish|escaramuza|scaramuccia|schermaglia', 'fow', '4'),
  field(
    'defender tactical advantage|tactical advantage|ventaja tactica|ventaja tactica del defensor|vantaggio tattico|' +
      'vantaggio tattico del difensore',
    'fow',
    '7',
  ),
  field(
    'attacker surprise|surprise|surprise attack|sneak attack|ataque sorpresa|attacco a sorpresa|sorpresa|sorpresa del atacante|sorpresa dell attaccante',
    'fow',
    '8',
  ),
  field('counterattack|counter attack|contraataque|contrattacco', 'fow', '10'),
];

/** "Two French sixes": a corps by its strength. */
const BY_STRENGTH: readonly Entry[] = [
  'twos|2s|doses',
  'threes|3s|treses',
  'fours|4s|cuatros',
  'fives|5s|cincos',
  'sixes|6s|seises',
  'sevens|7s|sietes',
  'eights|8s|ochos',
].map((words, i) => trait(words, { kind: 'corps', cs: i + 2 }));

/** What only says how or where a unit is. */
export const STATES = [
  'front',
  'back',
  'disrupted',
  'besieged',
  'mountain',
  'cs',
  'dcs',
  'hits',
  'steps',
  'withdraws',
  'brackets',
  'circle',
  'allied',
] as const;

/** Territorials are counters of their own, with numbers of their own: the II Territorial is not the II corps. */
export const TERRITORIAL =
  'territorial|territorials|territoriales|territoriale|territoriali|territorial group|grupo territorial|gruppo territoriale|' +
  'territorial corps|cuerpo territorial|corpo territoriale';

const spaceWords = (n: number): string =>
  [n, ...(SPACE_NUMBERS[n - 1] ?? [])]
    .flatMap((one) =>
      ['space', 'column', 'casilla', 'columna', 'casella', 'spazio', 'colonna'].flatMap((word) => [
        `${word} ${one}`,
        ...['in', 'en la', 'en', 'nella', 'in'].map((at) => `${at} ${word} ${one}`),
      ]),
    )
    .join('|');
const SPACE_NUMBERS = [
  ['one', 'uno'],
  ['two', 'dos', 'due'],
  ['three', 'tres', 'tre'],
  ['four', 'cuatro', 'quattro'],
];

/** A strength in brackets only defends (2.4). */
const ONLY_DEFENDS = words(
  inRow('|in|between|with a|has a|with', 'brackets|bracket|bracketed|parentheses', '|strength|number|factor'),
  inRow('|is|s', '|one that|of those that|of the ones that|the kind that', 'can only|may only|only', 'defend|defends'),
  inRow('|is|s|for', 'defence|defense', 'only'),
  inRow('cannot|can t|may not|can never', 'attack'),
  'entre parentesis|con parentesis|solo de defensa|es solo de defensa|solo defensiva|solo defensivo|no puede atacar',
  inRow('|es', '|de las que|de los que|una que|uno que', 'solo', 'puede defender|defiende|defienden'),
  'tra parentesi|fra parentesi|solo difensiva|solo difensivo|solo da difesa|non puo attaccare',
  inRow('puo|possono', 'solo|soltanto', 'difendere|difendersi'),
  inRow('|e', '|di quelle che|di quelli che|una che|uno che', 'difende|difendono', 'solo|soltanto'),
);
/** A strength in a red circle (12.2). */
const IN_CIRCLE = words(
  inRow('|in|with|has', '|a|the|its', '|strength|number', '|is', 'circled|red circle|red ring|circled in red'),
  inRow('|en|va en|con|lleva|de', '|un|el', 'circulo rojo|redondel rojo|redondel|circulo|cerco rojo'),
  inRow('|in|nel|con|ha|dal', '|un|il|lo', 'cerchio rosso|tondo rosso|cerchietto rosso|cerchietto'),
  'rodeada de rojo|rodeado de rojo|cerchiata|cerchiato|cerchiata di rosso',
);

export const WORDS: readonly Entry[] = [
  ...BATTLE,
  ...LANDINGS,
  ...CLAUSES,
  ...TOLD,
  ...[1, 2, 3].map((n) => trait(lostWords(n), { hits: n })),
  trait(WITHDRAWS, { withdraws: true }),
  trait(ONLY_DEFENDS, { brackets: true }),
  trait(IN_CIRCLE, { circle: true }),
  // Their brigade is French (9.3.2).
  trait(
    'chasseurs alpins|chasseurs alpins brigade|brigada chasseurs alpins|brigata chasseurs alpins|cazadores alpinos',
    {
      nation: 'french',
      kind: 'brigade',
      mountain: true,
    },
  ),
  ...BY_STRENGTH,
  trait(TERRITORIAL, { territorial: true }),
  entry('hexes|hexagonos|esagoni|sides|lados|lati', { kind: 'filler' }),
  asksOf('en el|nel|nell|in the', 'hex', 'field', FIRST_HEX, LAST_HEX, { optional: true }),
  field('no terrain|sin terreno|senza terreno|nessun terreno', 'tem', 0),
  asksOf('strong|de fuerza|di forza', 'cs', 'trait', 0, 12, { before: true, optional: true }),
  // "In front 1", "in reserve behind space 2": a space of the battle board by its number (9.2.1).
  ...[1, 2, 3, 4].map((n) => trait(spaceWords(n), { front: n })),
  asksOf(
    'in reserve behind space|in reserve behind|reserve behind space|reserve behind|reserve space|in reserve space|en reserva detras de la casilla|reserva detras de la casilla|' +
      'reserva detras de|casilla de reserva|in riserva dietro la casella|riserva dietro la casella|casella di riserva|' +
      'in reserve|reserve|as reserve|en reserva|de reserva|reserva|in riserva|riserva|di riserva',
    'back',
    'trait',
    0,
    12,
    { without: true },
  ),
  asksOf(
    'primera linea|la primera linea|en la primera linea|first line|in the first line|prima linea|nella prima linea|front space|in front space|casilla de frente|casilla delantera|casella di fronte|casella frontale|in line|in front|front|in the front|in the front line|front line|en el frente|en frente|delante|en primera linea|' +
      'en linea|al frente|al fronte|in prima linea|davanti|in linea|in fronte|sul fronte',
    'front',
    'trait',
    0,
    12,
    { without: true },
  ),
  trait(
    'disrupted|broken|shaken|stunned|scosso|scossa|scossi|scosse|roto|rotos|aturdido|aturdida|aturdidos|aturdidas|reduced|flipped|desorganizado|desorganizada|desorganizados|desorganizadas|desordenado|desordenada|' +
      'desordenados|desordenadas|volteado|volteados|disgregado|disgregada|disgregati|disorganizzato|disorganizzata|' +
      'disorganizzati|disorganizzate|girato|girati|scompaginato|scompaginati|trastornado|trastornados|desbaratado',
    { disrupted: true },
  ),
  trait(
    'undisrupted|full|fresh|sound|enteros|entero|sanos|sano|frescos|integri|integro|full strength|sin desorganizar|completo|completos|intero|interi|fresco|freschi',
    {
      disrupted: false,
    },
  ),
  trait(
    words(
      // No longer than what the other tools call it.
      'besieged|asediado|sitiado|assediato|beleaguered|sieged|under siege|in siege|under a siege|siege marker|siege counter',
      'bajo asedio|bajo sitio|en asedio|marcador de asedio|marcador de sitio|sufre asedio|sufria asedio|sufriendo asedio',
      'sotto assedio|segnalino assedio|segnalino di assedio|segnalino d assedio|cinto d assedio|cinta d assedio|stretto d assedio',
      inRow(
        'lo|la|l',
        'stanno assediando|hanno assediato|assediano|tienen sitiado|tienen asediado|han sitiado|estan asediando',
      ),
    ),
    { besieged: true },
  ),
  trait(SLIPS_AWAY, { withdraws: true }),
  ...[2, 3, 4, 5, 6].map((n) => field(concentricOf(n), 'concentric', n)),
  trait(
    'mountain troops|tropas de montana|de montana|truppe da montagna|da montagna|alpini|alpinos|alpine|alpina|alpinas|alpino|alpine troops|tropas alpinas|truppe alpine|unidad de montana|unita di montagna|unita da montagna|di montagna|mountain trained|mountain unit|mountain units',
    {
      mountain: true,
    },
  ),
  asksOf(
    'cs|strength|combat strength|fuerza|fuerza de combate|forza|forza di combattimento|factor|fattore',
    'cs',
    'trait',
    0,
    12,
    {
      before: true,
    },
  ),
  asksOf(WORTH, 'cs', 'trait', 0, 12, { optional: true }),
  asksOf(
    'terrain effect|terrain effect of|efecto del terreno|efecto de terreno|effetto del terreno|effetto di terreno|effetto terreno|tem|mountain tem|montana tem|montagna tem|terrain modifier|modificador de terreno|modificatore di terreno',
    'tem',
    'field',
    0,
    2,
    { before: true },
  ),
  asksOf('terrain|terreno', 'tem', 'field', 0, 2, { optional: true }),
  asksOf(TRENCH, 'trench', 'field', 0, 2, { before: true, without: 1 }),
  field(NO_TRENCH, 'trench', 0),
  asksOf(
    'rodeo desde|rodeamos desde|los rodeo desde|surround him from|li circondo da|lo circondo da|rodeo por|rodeo|rodeamos por|rodeamos|rodean por|rodean|los rodeo por|surround from|surround them from|concentric|concentric from|concentrico desde|ataque concentrico desde|concentrico da|attacco concentrico da|in concentrico da|concentric attack from|surrounded from|surrounded|surrounded on|surrounded from|rodeado|rodeados|rodeado por|circondato|circondati|in concentrico|en concentrico|concentric attack|concentric hexes|concentrico|ataque concentrico|attacco concentrico|concentrica',
    'concentric',
    'field',
    0,
    6,
    { before: true },
  ),
  // "From 4 hexes": those of the attackers (9.2.3.b).
  ...[2, 3, 4, 5, 6].map((n) => field(fromHexes(n), 'concentric', n)),
  // A battle has dice for each space.
  ...Object.entries({
    attackDie:
      'attack roll|attack die|attack rolls|attack dice|tirada de ataque|dado de ataque|tiro d attacco|dado d attacco',
    defenceDie:
      'defence roll|defense roll|defence die|defense die|defence rolls|defense rolls|defence dice|tirada de defensa|dado de defensa|tiro di difesa|dado di difesa',
    freeDie:
      'free shot|free shot roll|free shot die|disparo gratis|disparo libre|tiro gratis|tiro libero|tiro gratuito',
  }).map(([name, words]) => asksOf(words, name, 'field', 1, 6)),
  asksOf(
    'threw|threw a|throws|throws a|rolled|rolled a|rolls|rolls a|roll|roll a|die|saco|saco un|saca|saca un|sacan|saque|saque un|dado|tira|tira un|tiro|tirato|tirano|lancia|lancia un|esce',
    'die',
    'field',
    1,
    6,
    { optional: true },
  ),
  asksOf(ON_DIE, 'die', 'field', 1, 6, { before: true }),
  asksOf(
    'of the hexes around it|of the hexes around|hexes around it|hexes around|de los hexagonos alrededor|hexagonos alrededor|degli esagoni intorno|esagoni intorno',
    'concentric',
    'field',
    0,
    6,
    { before: true },
  ),
  ...nthTurns(LAST_TURN),
  asksOf('turn|gt|game turn|turno|tg', 'turn', 'field', 1, LAST_TURN),
  asksOf('hex|hexagono|esagono|hex number|hex no|casilla', 'hex', 'field', FIRST_HEX, LAST_HEX),
  asksOf(
    'fow : a|fow : an|fow : un|fortunes of war : a|fortunes of war : an|fortunes : a|fortunes : an|fortunes of war , a|fow , a|fortunas de guerra : un|fortune di guerra : un|en las fortunas he sacado|en las fortunas he sacado un|en las fortunas saque un|en las fortunas sale un|nelle fortune e uscito un|nelle fortune ho fatto|on fortunes i rolled a|fortunes roll|fow|fog of war|fow came up|fortunes of war came up|fortunes came up|fortunes of war is|fow is|fow roll|fortunas sale|fortuna sale|escono fortune|esce fortune|fortunes of war|fortunes|fortuna de la guerra|fortuna de guerra|fortunas de la guerra|fortuna della guerra|fortuna di guerra|fortunas de guerra|azares de la guerra|fortune di guerra|sorti della guerra',
    'fow',
    'field',
    2,
    12,
  ),
  field(
    'mandated|mandated offensive|ofensiva obligatoria|ofensiva ordenada|offensiva obbligatoria|mandated battle|obligatoria|batalla obligatoria|batalla por mandato|mandato|plan 17|plan xvii|piano 17|obbligatoria|battaglia obbligatoria|' +
      'ordenada|imposta|por mandato',
    'mandated',
    true,
  ),
  ...FORTUNES,
  // Words that are no slip of a unit, of a state or of a place.
  {
    words: alternatives('fell|fork|forks|grand|gland|gang|house|houses|hose|flesh'),
    lang: 'en',
    means: { kind: 'other' },
  },
  {
    words: alternatives('fuente|gano|gana|rosa|ropa|casa|casas|cama|camas|toma|tomo|toman|santo'),
    lang: 'es',
    means: { kind: 'other' },
  },
  { words: alternatives('rito|paria'), lang: 'it', means: { kind: 'other' } },
  // "È uscita schermaglia"
  entry('uscita|uscito|uscite|salido|came up|comes up|encuentran|se encuentran', { kind: 'filler', exact: true }),
  ...Object.entries(KINDS).map(([kind, words]) => trait(words, { kind })),
  ...Object.entries(NATION_WORDS).map(([nation, words]) => trait(words, { nation })),
];
