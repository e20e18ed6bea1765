import { asks, field, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { DIE, GROUND, NO_TRENCH, ON_DIE, PEOPLES, STATES, TRENCH, UNITS, words } from '@/lib/typed/table-words';

/* What players call things besides the names that the data has: a short list by hand, in the three languages. */

export const KIND_WORDS = { army: UNITS.army, corps: UNITS.corps } as const;

/** Peoples by the id of their nation, where the adjective of its units is not all that players say. */
export const NATIONS: Readonly<Record<string, string>> = {
  germany: PEOPLES.german,
  'austria-hungary': PEOPLES.austrian,
  bulgaria: 'bulgarians|bulgara|bulgaras|bulgari|bulgare|bul',
  turkey: PEOPLES.turkish,
  france: PEOPLES.french,
  britain: PEOPLES.british,
  russia: PEOPLES.russian,
  italy: 'italians|italiana|italianas|italiani|italiane|ita',
  'united-states':
    'american|americans|americano|americanos|americana|americani|americane|estadounidenses|statunitensi|yankees|yanks|usa|eeuu',
  belgium: PEOPLES.belgian,
  serbia: 'serb|serbs|serbian|serbia|serbios|serbi|serbe|ser',
  romania: PEOPLES.romanian,
  greece: 'greeks|griega|griegas|griegos|greci|greche|gre',
  montenegro: 'montenegrins|montenegrina|montenegrini|montenegrine',
};

/** Named units by their mark on the counter. */
export const SPECIAL_WORDS: Readonly<Record<string, string>> = {
  yld: 'yilderim|yildirim|yilderim army',
  aoi: 'army of islam|ejercito del islam|armata dell islam|ejercito turco del islam|islam army|islam',
  sn: 'senussi|senusso|senussiti|senusi|senussi tribe|tribu senussi',
  or:
    'army of the orient|army of orient|orient army|or army|ejercito del oriente|ejercito de oriente|ejercito or|armata or|' +
    'armata d oriente|armata dell oriente|armee d orient|orient|oriente',
  bef: 'british expeditionary force|expeditionary force|fuerza expedicionaria britanica|corpo di spedizione britannico',
  mef: 'mediterranean expeditionary force|fuerza expedicionaria mediterranea|corpo di spedizione mediterraneo',
  ne: 'near east army|near east|british near east|ejercito de oriente proximo|oriente proximo|vicino oriente|armata ne|ejercito ne|ne army',
  aus: 'australian|australians|australiano|australianos|australiani|anzac|anzacs|anz|aussie|aussies',
  cnd: 'canadian|canadians|canadiense|canadienses|canadese|canadesi|cdn',
  pt: 'portuguese|portugues|portuguesa|portugueses|portoghese|portoghesi',
  ana: 'arab northern army|northern arab army|arab|arabs|arabes|ejercito arabe del norte|armata araba del nord|arabi',
  cau:
    'caucasus army|caucasian army|army of the caucasus|ejercito del caucaso|ejercito de caucaso|armata del caucaso|ruso del caucaso|rusos del caucaso|russo del caucaso|russa del caucaso|del caucaso|russian caucasus|' +
    'russian caucasus army|russian army of the caucasus',
};

export const FIELD_WORDS: readonly Entry[] = [
  // Combat cards in whose name somebody or something stands: what they do is on the card.
  {
    words: (
      'yanks and tanks|french mutiny|british reinforcements|german reinforcements|russian reinforcements|' +
      'french reinforcements|italian reinforcements|usa reinforcements|turkish reinforcements|arab northern army card|' +
      'royal tank corps|rape of belgium|motin frances|refuerzos alemanes|refuerzos britanicos'
    ).split('|'),
    means: { kind: 'other' },
  },
  // In Spanish it is a verb, and no town.
  { words: ['van'], means: { kind: 'filler', exact: true }, lang: 'es' },
  {
    words:
      'what do i|need|que necesito|necesito|cosa mi serve|mi serve|mi servono|di cosa ho bisogno|what number|what die'.split(
        '|',
      ),
    means: { kind: 'filler' },
  },
  trait(
    words(
      STATES.reduced,
      'cut in half|halved|half dead|half gone|mauled|battered|tired|damaged|worn out|red',
      'a la mitad|debilitado|tocado|tocada|tocados|tocadas|a medias|medio muerto',
      'dimezzato|dimezzata|dimezzati|dimezzate|malridotto|malridotta|malridotti|mezzo morto|mezza morta',
    ),
    { face: 'reduced' },
  ),
  trait(STATES.full, { face: 'full' }),
  ...(['clear', 'forest', 'mountain', 'swamp', 'desert'] as const).map((one) => field(GROUND[one], 'terrain', one)),
  {
    words: (
      'spaces|different spaces|separate spaces|spots|directions|espacios|espacios distintos|sitios|sitios distintos|casillas distintas|lugares|lugares distintos|' +
      'spazi|spazi diversi|posti|posti diversi|direzioni|direcciones'
    ).split('|'),
    means: { kind: 'asks', of: 'field', name: 'spaces', min: 1, max: 6, before: true, without: 0 },
  },
  field(
    'double trench|trinchera doble|doble trinchera|trincheras dobles|trincea doppia|doppia trincea|dug in twice|dug in two deep|two deep|twice dug in|atrincherado dos veces|trincerata due volte|trincerato due volte',
    'trench',
    2,
  ),
  field('dug in once', 'trench', 1),
  {
    words:
      'percent|per cent|percent chance|per cent chance|por ciento|por ciento de probabilidad|per cento|per cento di probabilita'.split(
        '|',
      ),
    means: { kind: 'asks', of: 'field', name: 'percent', min: 1, max: 100, before: true },
  },
  {
    words: (
      'flank drm|flank modifier|flanking drm|modificador de flanco|modificador de flanqueo|modificador al flanqueo|modificatore di fianco|' +
      'modificatore al fianco|modificatore di aggiramento'
    ).split('|'),
    means: { kind: 'asks', of: 'field', name: 'flankDrm', min: -3, max: 3 },
  },
  // Whose space is the pinning one (12.3.2): whoever stands before the word.
  field(
    'pins|pin|pinning|pins them|pinning space|is the pinning space|fija|fijan|fijando|inmoviliza|inmovilizan|espacio fijador|fijador|fissa|fissano|' +
      'inchioda|inchiodano|aggancia|agganciano|spazio di fissaggio',
    'pinning',
    true,
  ),
  asks(words(TRENCH, 'trincerate'), 'trench', 0, 2, { without: 1, before: true }),
  // "Verdun t1"
  asks('t', 'trench', 1, 2, { optional: true }),
  field(NO_TRENCH, 'trench', 0),
  asks(words(UNITS.fort, 'fort factor'), 'fort', 0, 3, { without: true, before: true }),
  field(
    'no fort|without fort|without the fort|fort destroyed|destroyed fort|sin fuerte|sin fortaleza|fuerte destruido|senza forte|' +
      'senza fortezza|forte distrutto',
    'fort',
    0,
  ),
  {
    words: (
      'drm|drms|card|cards|combat card|combat cards|card modifier|modifier|modificador|modificatore|carta|cartas|carte|' +
      'carta de combate|carta combattimento|mod|bonus|to the die|al dado|event'
    ).split('|'),
    means: { kind: 'asks', of: 'field', name: 'drm', min: -6, max: 6 },
  },
  field(STATES.unsupplied, 'defenderOutOfSupply', true),
  field(
    'out of sinai|out of the sinai|from sinai|from the sinai|come out of sinai|comes out of sinai|all from sinai|del sinai|desde sinai|desde el sinai|saliendo del sinai|salgo del sinai|dal sinai|uscendo dal sinai|across sinai|across the sinai|through the sinai|a traves del sinai|cruzando el sinai|por el sinai|attraverso il sinai',
    'sinai',
    true,
  ),
  field(
    'from another space|from another one|from elsewhere|desde otro sitio|desde otro espacio|desde otra casilla|da un altro spazio|da un altra casella|da un altro posto',
    'elsewhere',
    true,
  ),
  field('pipeline|sinai pipeline|oleoducto|oleodotto|acquedotto|acueducto', 'pipeline', true),
  {
    words: (
      'flanks|flank a|flank an|flank the|flanking|flanquea|flanqueo a|flanquean|flanqueando|fiancheggia|fiancheggiano|aggira|aggirano|attacks the flank of|' +
      'ataca por el flanco a|atacan por el flanco a|attacca sul fianco|attaccano sul fianco|flank attacks'
    ).split('|'),
    means: { kind: 'versus', force: 1, also: 'flank' },
  },
  { words: ['aggiro', 'aggiriamo', 'flanqueamos a'], means: { kind: 'versus', force: 1, also: 'flank', mine: true } },
  {
    words:
      'flank roll|flank die|flanking roll|flanking die|dado de flanqueo|tirada de flanqueo|dado dell aggiramento|tiro di aggiramento|flank attempt roll|tirada de flanco|dado de flanco|tiro di fianco|tiro per il fianco|dado del fianco'.split(
        '|',
      ),
    means: { kind: 'asks', of: 'field', name: 'flankDie', min: 1, max: 6 },
  },
  asks(words(DIE, 'attack die|fa|hace'), 'die', 1, 6),
  // "I tedeschi fanno 4", but "quanto fanno due corpi"
  asks('fanno|hacen', 'die', 1, 6, { optional: true }),
  asks(ON_DIE, 'die', 1, 6, { before: true }),
  // Whoever "did" a five rolled it.
  {
    words: 'saco|saque|he sacado|ha sacado|he tirado|ha tirado|ho fatto|ha fatto|ho tirato|ha tirato|threw'.split('|'),
    means: { kind: 'asks', of: 'field', name: 'die', min: 1, max: 6, optional: true },
  },
  field(
    'flank|flank attack|flanking|flank attempt|flank try|intento de flanqueo|intento de flanco|intento de flanquear|tentativo di fianco|tentativo di aggiramento|tentativo di fiancheggiamento|flanking attack|from the flank|flanco|ataque de flanco|por el flanco|flanqueo|' +
      'flanqueando|fianco|sul fianco|attacco sul fianco|attacco di fianco|aggiramento|with a flank attack',
    'flank',
    true,
  ),
];
