import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { counted, field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives, inRow } from '@/lib/typed/phrases';
import { GROUND, words } from '@/lib/typed/table-words';

/* Clauses of their own that tell of the ground of a fight: its terrain, its trench and its fort. */

const LANDS: Readonly<Record<string, string>> = {
  mountain: words(
    GROUND.mountain,
    'peaks|high peaks|mountain peaks|alps|alpine passes|mountain passes|mountain pass|ridges|mountain ridges|summits|crags|alpine ground|alpine terrain|mountain terrain|mountain country|mountain range|mountain slopes|rocky heights|snowy peaks|highlands',
    'picos|cumbres|cimas|sierra|sierras|alpes|riscos|cordillera|zona montanosa|terreno montanoso|terreno de montana|puertos de montana|alta montana|montana pura|laderas de montana',
    'cime|vette|alpi|picchi|creste|zona montuosa|terreno montuoso|terreno di montagna|alta montagna|valichi alpini|passi di montagna|catena montuosa|terreno alpino|sulle alpi',
  ),
  forest: words(
    GROUND.forest,
    'thickets|thicket|dense forest|thick forest|deep forest|woodland terrain|wooded ground|wooded terrain|wooded country|dense woods|thick woods|deep woods|undergrowth',
    'espesura|selva|pinar|pinares|zona boscosa|terreno boscoso|bosque espeso|bosque cerrado|arboleda espesa|robledal|maleza',
    'selva|pineta|zona boscosa|terreno boscoso|bosco fitto|foresta fitta|fitta foresta|fitto bosco|sottobosco|macchia|alberi fitti',
  ),
  swamp: words(
    GROUND.swamp,
    'quagmire|pripet marshes|pripyat marshes|marshy land|swampy land|soggy ground|boggy land|morass|fens|fen',
    'zona pantanosa|lodazal|tierra pantanosa|barrizal|aguas pantanosas|terreno encharcado|ciénaga',
    'acquitrino|zona paludosa|terra paludosa|pantano|pantani|melmaio|terreno acquitrinoso',
  ),
  desert: words(
    GROUND.desert,
    'sand dunes|desert terrain|desert country|sandy desert|sandy ground|sandy waste|barren desert|arabian desert|open desert',
    'zona desertica|terreno desertico|dunas|arenal|arenales|pleno desierto|desierto abierto|dunas de arena',
    'zona desertica|terreno desertico|dune|pieno deserto|sabbie del deserto|deserto aperto|dune di sabbia',
  ),
  clear: words(
    GROUND.clear,
    'open country|open fields|flat land|flat country|clear country|open land|open plain',
    'terreno abierto|campo raso|campos abiertos|llanura abierta|terreno raso|pleno llano|la llanura',
    'aperta campagna|campo aperto|terreno sgombro|piena pianura|pianura aperta|campagna aperta|terreno pianeggiante',
  ),
};
const WHERE_EN = [
  '|they|we|he|it|the defenders|the defender|defenders|all of it|all this|the fight|the fighting|the battle|fighting|fight|the combat|combat|the space|the defence|the attack|everything|this one|battle|the lot',
  '|is|are|s|re|hold|holds|defend|defends|defending|sit|sits|stand|stands|sitting|standing|holding|sheltering|lies|takes place|happens|fighting|fought|being fought|going on|all|it s all',
  '|up|high|high up|knee deep|waist deep|thick|deep|out|far up|right|well|somewhere|down',
  'in|on|among|amid|amongst|between|inside|across|through|into|atop|on top of|in the middle of|surrounded by|within',
  '|the|some|a|an|all|those|these|real|proper',
] as const;
const WHERE_ES = [
  '|ellos|el defensor|los defensores|se|el combate|la batalla|el ataque|todo|todo esto|la lucha|el espacio|la defensa|esto|aquello',
  '|es|esta|estan|son|se|defiende|defienden|aguanta|aguantan|resisten|combaten|luchan|pelean|combate|lucha|pelea|sucede|ocurre|ocurre todo|transcurre|pasa|va',
  '|arriba|metidos|metido|subidos|situados|alla arriba|alli arriba|en lo alto|dentro|hundidos|todo|perdidos|escondidos',
  'en|entre|por|sobre|en medio de|en medio del|en lo mas hondo del|en lo alto de|en mitad de|a traves de|rodeados de|dentro de|en plena|en pleno|de',
  '|las|los|la|el|unas|unos|un|una|plena|pleno|puro|pura',
] as const;
const WHERE_IT = [
  '|loro|il difensore|i difensori|si|il combattimento|la battaglia|l attacco|tutto|tutto questo|lo scontro|lo spazio|la difesa',
  '|e|sta|stanno|sono|difende|difendono|tiene|tengono|resistono|combatte|combattono|combattiamo|si svolge|avviene|succede|si trova|si trovano',
  '|su|lassu|in alto|dentro|nascosti|sperduti|tutto|proprio',
  'in|tra|fra|nel fitto del|nel fitto della|nel folto del|nel folto della|nel bel mezzo del|sulle|sui|sugli|su|nelle|nei|nella|nel|nello|in mezzo a|in mezzo alle|in mezzo ai|in cima alle|attraverso|per|in piena|in pieno|nell',
  '|le|i|gli|la|il|delle|dei|degli|un|una|pieno|piena|vera|vero',
] as const;
const LAND_SORT =
  '|sort of ground|kind of ground|sort of terrain|kind of terrain|ground|terrain|country|space|area|stuff|everywhere|all around|all over|over there|up there|, proper mountain|alrededor|por todas partes|ahi|alli|por alli|ovunque|li|tutto intorno|dappertutto';
const IT_IS = inRow(
  '|it s|it is|that s|that is|this is|the ground is|the space is|the terrain is|the terrain there is|the ground there is|the terrain s|we re talking|es|el terreno es|el terreno ahi es|el espacio es|es un|es una|es terreno de|se trata de|e|il terreno e|il terreno li e|lo spazio e|e un|e una|si tratta di|parliamo di|hablamos de|hay|c e|ci sono|there are|there s|there is',
  '|all|a|an|proper|real|pure|nothing but|only|just|very|todo|puro|pura|solo|mucho|mucha|un|una|tutto|tutta|puro|pura|solo|vero|vera|proprio|pieno|pieno di|full of|lleno de|some|las|los|le|i',
);
/** "Dos ejércitos de tres": a number, and no trees. */
const withoutTrees = (lands: string): string =>
  alternatives(lands)
    .filter((one) => one !== 'trees')
    .join('|');
export const TERRAIN_CLAUSES: readonly Entry[] = Object.entries(LANDS).map(([value, all]) => {
  const lands = withoutTrees(all);
  return field(
    words(
      ...[WHERE_EN, WHERE_ES, WHERE_IT].map((lists) => inRow(...lists, lands, LAND_SORT)),
      inRow(
        'they|we|he|i difensori|los defensores|the defenders',
        'hold|holds|tengono|tienen|ocupan|occupano|occupy|have|sit on',
        'the|las|los|le|i|gli',
        lands,
      ),
      inRow(IT_IS, lands, LAND_SORT),
      inRow(
        '|with|using|con|usando|tenendo',
        '|the|el|la|los|las|il|i|le',
        lands,
        'for cover|as cover|to cover them|to hide in|de por medio|para cubrirse|como cobertura|que los cubre|a coprirli|come copertura|che li copre|per coprirsi|di mezzo',
      ),
    ),
    'terrain',
    value,
  );
});

const numbers = (n: number): string =>
  words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang)), ...(n === 1 ? ['i'] : n === 2 ? ['ii'] : []));
const TRENCHES =
  'trench|trenches|trench line|trench system|trench works|trenchworks|trench marker|trinchera|trincheras|linea de trincheras|atrincheramiento|marcador de trinchera|trincea|trincee|linea di trincee|trinceramento|segnalino trincea|segnalino di trincea';
const BEHIND =
  '|and|with|a|has|have|they have|he has|they ve got|he s got|there s|there is|behind|in|inside|covered by|sheltered by|sheltering in|sheltering behind|protected by|dug into|sitting in|holding|manning|using|the defender has|the defenders have|defended by|helped by|facing|assaulting|against|thanks to|under|con|tras|detras de|en|dentro de|tienen|tiene|hay|ocupan|metidos en|metido en|refugiados en|cubiertos por|cubierto por|protegidos por|protegido por|parapetados en|parapetados tras|el defensor tiene|contra|gracias a|ante|dietro|in|dentro|dentro a|hanno|ha|c e|riparato da|riparati da|riparata da|riparate da|al riparo di|al riparo di|coperto da|coperti da|coperta da|protetto da|protetti da|protetta da|protette da|trincerati in|chiusi in|appostati in|il difensore ha|contro|grazie a|sotto|davanti a';
const ART = '|a|an|the|his|their|one|some|una|un|la|el|su|sus|il|lo|le|l|una sola|le loro|la loro';
const COVER =
  '|to cover them|to cover him|to shelter them|to shelter in|to help them|to protect them|for cover|for protection|around them|in front of them|on the defence|there|in the space|protecting them|covering them|shielding them|to hide in|marker|que los cubre|que les cubre|que los protege|que lo protege|que les protege|para cubrirse|para protegerse|en su defensa|a su favor|ahi|alli|en el espacio|como proteccion|a coprirli|che li copre|che lo copre|che li protegge|che lo protegge|per proteggersi|per coprirsi|a proteggerli|in difesa|a loro favore|li|nello spazio|come riparo|davanti';
const LEVEL = 'level|levels|lvl|grade|degree|nivel|niveles|grado|livello|livelli';
const LEVELS: Readonly<Record<number, string>> = {
  1: words('first|1st|single|primer|primera|primo|prima|1st|basic'),
  2: words('second|2nd|double|top|full|maximum|segundo|segunda|doble|secondo|seconda|doppia|doppio'),
};
/** "With trench level one to cover them", "riparato da una trincea di primo livello", "trinchera de las de nivel 2". */
export const TRENCH_CLAUSES: readonly Entry[] = [1, 2].map((n) =>
  field(
    words(
      inRow(
        BEHIND,
        ART,
        TRENCHES,
        '|is|are|es|e|son|sono',
        '|of|at|de|del|di|al|a|in',
        '|the|las de|las de|quelle di|il|el|un',
        words(inRow(LEVEL, numbers(n)), inRow(LEVELS[n] ?? '', LEVEL), inRow(numbers(n), LEVEL)),
        COVER,
      ),
      inRow(
        BEHIND,
        ART,
        words(inRow(LEVEL, numbers(n)), inRow(LEVELS[n] ?? '', `|${LEVEL}`), inRow(numbers(n), LEVEL)),
        '|of|de|di',
        '|the|las|le|la',
        TRENCHES,
        COVER,
      ),
      inRow(
        '|is|are|they re|he s|being|well|estan|esta|se han|e|sono|si sono|si e',
        'entrenched|dug in|trenched in|atrincherado|atrincherados|atrincherada|trincerato|trincerati|trincerata|trincerate',
        '|at|to|up to|a|en|al|hasta|con|ad|fino al|con il|with',
        '|the|el|il|un|a',
        words(inRow(LEVEL, numbers(n)), inRow(LEVELS[n] ?? '', LEVEL), inRow(numbers(n), LEVEL)),
        `|of|de|di|${TRENCHES}`,
        COVER,
      ),
    ),
    'trench',
    n,
  ),
);

const FORTS_EN = 'fort|fortress|fortification|fortifications|stronghold|citadel|fortified place|bastion';
const FORTS_ES = 'fuerte|fortaleza|fuertazo|fortin|fortificacion|ciudadela|bastion|fuertecito|plaza fuerte|fortaleza';
const FORTS_IT = 'forte|fortezza|fortone|fortino|fortificazione|roccaforte|cittadella|bastione|piazzaforte|fortezzona';
const FORTS = words(FORTS_EN, FORTS_ES, FORTS_IT);
const BIG =
  '|big|strong|small|weak|mighty|huge|massive|little|stout|heavy|local|intact|enemy|french|german|russian|good|nice|gran|buen|pequeno|poderoso|enorme|tremendo|viejo|grosso|grande|piccolo|bel|potente|enorme|robusto';
const WITH =
  'with|plus|and|also|there s|there is|there s also|we face|they have|he has|has|have|behind|and there s|inside|the space has|the space holds|the defender has|facing|against|helped by|in|con|mas|hay|tambien hay|y|tienen|tiene|dentro de|el espacio tiene|el defensor tiene|ademas hay|ademas|contra|apoyado por|apoyados por|piu|c e|c e anche|e|ha|hanno|lo spazio ha|il difensore ha|dentro|dietro|inoltre c e|contro|aiutato da|aiutati da|sostenuto da|sostenuti da';
const A = '|a|an|the|its|one|un|una|el|la|il|uno|su|l';
const RATED =
  'rated|rated at|worth|worth a|valued at|strength|of strength|with strength|with a strength of|factor|of factor|loss factor|with loss factor|with a loss factor of|lf|value|of value|with value|with a value of|level|of level|rating|with a rating of|defence|that is worth|which is worth|that s worth|whose value is|whose strength is|whose factor is|with an lf of|with lf|de factor|de fuerza|de valor|de nivel|con factor|con fuerza|con valor|con un factor de|con un valor de|con un factor de perdidas de|factor|fuerza|valor|nivel|vale|que vale|que tiene|cuyo factor es|cuyo valor es|con factor de perdidas|di fattore|di forza|di valore|di livello|con fattore|con forza|con valore|con un fattore di|con un valore di|fattore|forza|valore|livello|che vale|vale|il cui valore e|il cui fattore e|dal valore di|con fattore perdite|del valore di';
const STANDS =
  '|there|in it|in there|in the space|here|inside|stands in the space|stands there|is there|sits there|sits in the space|helps them|helps the defender|helps him|defends|protects them|to boot|as well|too|ahi|alli|en el espacio|dentro|esta ahi|les ayuda|tambien|ayuda al defensor|defiende|li protege|de su lado|li|nello spazio|dentro|anche|ad aiutarli|aiuta il difensore|in difesa|difende|al loro fianco';
const POINTS_BEHIND = '|point|points|factor|factors|punto|puntos|punti|factores|fattori';
const POINTS = '|point|points|factor|factors|strength|level|value|lf';
/** "The trench marker is flipped to 2" */
const TRENCH_MARKER: Entry = counted(
  inRow(
    '|the|el|il|un|una|la',
    'trench marker|trench counter|trench|marcador de trinchera|ficha de trinchera|trinchera|segnalino trincea|segnalino di trincea|trincea',
    'is|was|has been|s|esta|ha sido|e|e stato|sta|sits',
    '|already|ya|gia',
    'flipped to|turned to|flipped on|at|on|on its|volteado a|girado al|girado a|en|en el|al|a|por el|girato sul|girato a|sul|al|su',
    '|level|nivel|livello|side',
    '#',
  ),
  'trench',
  0,
  2,
);
export const FORT_CLAUSES: readonly Entry[] = [
  TRENCH_MARKER,
  counted(
    words(
      inRow(`|${WITH}`, A, BIG, FORTS, STANDS, '|,', RATED, '|:|is|es|e', '#', STANDS),
      inRow(
        WITH,
        A,
        BIG,
        FORTS,
        '|there|alli|ahi|li|,',
        'of|de|da|di|:',
        '|the|los|quelli da',
        '#',
        POINTS_BEHIND,
        STANDS,
      ),
      inRow(WITH, A, 'strength|factor|value|level|lf|loss factor', '#', FORTS, STANDS),
      inRow(WITH, A, BIG, '#', POINTS, FORTS_EN, STANDS),
      inRow(
        'the|its|his|their|that|el|la|su|il|lo|quel|ese',
        BIG,
        FORTS,
        'there|alli|ahi|li|in the space|is|es|e|has|tiene|ha|counts|cuenta|conta|adds|suma|somma|:',
        '|is|es|e|a|an|un|uno|for|por|per',
        '#',
        `|${POINTS}`,
      ),
    ),
    'fort',
    0,
    3,
  ),
];
