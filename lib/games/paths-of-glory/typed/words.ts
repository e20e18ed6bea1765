import { field, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';

/* What players call things besides the names that the data has: a short list by hand, in the three languages. */

export const KIND_WORDS = {
  army: 'army|armies|ejercito|ejercitos|armata|armate|armada|full army|esercito|eserciti|arm|ej|ejs|ejto',
  corps:
    'corps|corp|cuerpo|cuerpos|cuerpo de ejercito|cuerpos de ejercito|corpo|corpi|corpo d armata|corpi d armata|army corps',
} as const;

/** Peoples by the id of their nation, where the adjective of its units is not all that players say. */
export const PEOPLES: Readonly<Record<string, string>> = {
  germany:
    'ted|kraut|krauts|jerry|jerries|boche|boches|hun|huns|teuton|teutones|crucchi|crucco|germans|alemana|alemanas|tedesco|tedeschi|tedesche|germanico|germanicos|germanici|deutsche|aleman|alemanes',
  'austria-hungary':
    'austrian|austrians|austro|austro hungarian|austro hungarians|austria|hungary|hungarian|hungarians|austriaco|' +
    'austriacos|austriaca|austriacas|austriaci|austriache|austro hungaro|austro hungaros|austrohungara|austrohungaras|' +
    'hungaro|hungaros|austro ungarico|austro ungarici|austro ungariche|austroungarico|austroungarica|austroungarici|' +
    'austroungariche|ungherese|ungheresi|a h|kuk|k u k|k k|austria hungary|austria hungria|austria ungheria',
  bulgaria: 'bulgarians|bulgara|bulgaras|bulgari|bulgare|bul',
  turkey:
    'turks|turkish|turk|turca|turcas|turcos|turchi|turche|ottoman|ottomans|otomano|otomanos|ottomano|ottomani|tur',
  france: 'french|frogs|poilus|gabachos|franchutes|frenchman|frances|francesa|francesas|francesi|fra',
  britain:
    'british|tommies|tommy|brits|brit|english|england|britanica|britanicas|inglesa|ingles|ingleses|inglese|inglesi|' +
    'britannico|britannici|britanniche|inglaterra|inghilterra|uk|great britain',
  russia: 'russians|russkies|ivans|ivan|rusa|rusas|rusos|russo|russi|russe|rus',
  italy: 'italians|italiana|italianas|italiani|italiane|ita',
  'united-states':
    'american|americans|americano|americanos|americana|americani|americane|estadounidenses|statunitensi|yankees|yanks|usa|eeuu',
  belgium: 'belgians|belgas|belgi|belghe|bel',
  serbia: 'serb|serbs|serbian|serbia|serbios|serbi|serbe|ser',
  romania: 'romanians|rumanian|rumanians|rumana|rumanas|rumanos|rumeni|rumene|rumania|rom',
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
    'reduced|cut in half|halved|a la mitad|dimezzato|dimezzata|dimezzati|dimezzate|half dead|half gone|mauled|battered|tired|damaged|weakened|on its reduced side|debilitado|worn out|tocado|tocada|tocados|tocadas|a medias|medio muerto|malridotto|malridotta|malridotti|mezzo morto|mezza morta|flipped|half strength|reduced strength|at half strength|reducido|reducida|reducidos|reducidas|volteado|' +
      'a media fuerza|fuerza reducida|ridotto|ridotta|ridotti|ridotte|girato|girata|a forza ridotta|red',
    { face: 'reduced' },
  ),
  trait(
    'entero|entera|enteros|enteras|lleno|llena|llenos|llenas|pieno|piena|pieni|piene|interi|intere|full|full strength|at full strength|completo|completa|completos|completas|a plena fuerza|a plena potencia|plena potencia|fuerza completa|plena fuerza|' +
      'a fuerza completa|piena forza|a piena forza|a pieno organico|intero|intera|intatto|intatta|al completo|fresh',
    {
      face: 'full',
    },
  ),
  field(
    'clear|open|open ground|plain|plains|claro|terreno claro|despejado|terreno despejado|llano|llanura|campo abierto|' +
      'aperto|terreno aperto|libero|terreno libero|sereno|pianura|sgombro|chiaro|terreno chiaro',
    'terrain',
    'clear',
  ),
  field('forest|forests|woods|wood|woodland|bosque|bosques|foresta|foreste|bosco|boschi', 'terrain', 'forest'),
  field(
    'mountain|mountains|mountainous|mtn|montana|montanas|monte|montes|montagna|montagne|monti',
    'terrain',
    'mountain',
  ),
  field('swamp|swamps|marsh|marshes|pantano|pantanos|cienaga|palude|paludi', 'terrain', 'swamp'),
  field('desert|desierto|deserto', 'terrain', 'desert'),
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
  {
    words: (
      'dug in|dug in at|well dug in|trincerate|trench|trenches|tr|trn|entrenched|entrenchment|entrenchments|trench level|trinchera|trincheras|atrincherado|atrincherada|' +
      'atrincherados|atrincheramiento|trincea|trincee|trincerato|trincerata|trincerati|trinceramento'
    ).split('|'),
    means: { kind: 'asks', of: 'field', name: 'trench', min: 0, max: 2, without: 1, before: true },
  },
  field(
    'niente trincea|niente trincee|nessuna trincea|nessun trinceramento|ninguna trinchera|no trench|no trenches|without trench|without trenches|untrenched|sin trinchera|sin trincheras|senza trincea|senza trincee',
    'trench',
    0,
  ),
  {
    words: 'fort|fortress|fort factor|forts|fuerte|fortaleza|fuertes|forte|fortezza|forti'.split('|'),
    means: { kind: 'asks', of: 'field', name: 'fort', min: 0, max: 3, without: true, before: true },
  },
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
  field(
    'out of supply|oos|unsupplied|not in supply|sin suministro|fuera de suministro|sin abastecimiento|desabastecido|' +
      'desabastecidos|sin abastecer|fuori rifornimento|non rifornito|non riforniti|senza rifornimento|senza rifornimenti|' +
      'isolato',
    'defenderOutOfSupply',
    true,
  ),
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
  {
    words: (
      'die|dice|roll|rolls|rolled|rolling|dado|tira|tiran|tirada|saca|sacan|tirando|sacando|tiro|tirano|lancia|lanciano|' +
      'die roll|attack die|fa|hace'
    ).split('|'),
    means: { kind: 'asks', of: 'field', name: 'die', min: 1, max: 6 },
  },
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
