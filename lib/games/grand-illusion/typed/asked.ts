import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { FORT_HEXES, isVosges } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN } from '@/lib/games/grand-illusion/scenario/scenario';
import { sideOf, type Nation } from '@/lib/games/grand-illusion/sides';
import { besideSupply, SUPPLY_WORDS } from '@/lib/games/grand-illusion/typed/beside-supply';
import { FORM_TOOLS } from '@/lib/games/grand-illusion/typed/forms';
import { hexesNamed, lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { MOVE_TOOLS } from '@/lib/games/grand-illusion/typed/moves';
import { STATES } from '@/lib/games/grand-illusion/typed/words';
import { areOpposed, fieldsBut, isAsked, saidIn, type AskedCase, type AskedTool } from '@/lib/typed/asked';
import {
  ENDING,
  ENTERED,
  MOVES,
  MOVING,
  STACKING,
  asks,
  choice,
  fell,
  field,
  filler,
  numbersIn,
  trait,
  withArrivals,
} from '@/lib/typed/form';
import { heldIn, HOLDING } from '@/lib/typed/control';
import type { Item } from '@/lib/typed/items';
import type { Entry } from '@/lib/typed/meaning';
import { paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';
import type { FieldRead, Reading } from '@/lib/typed/reading';

/* Tools of Grand Illusion that a text names and fills in: a siege, a bombardment of forts, a stack, supply. */

const say = sayIn('typed');

/** Guns are counted and named beside the fort that they bombard. */
const GUNS =
  'heavies|pesados|pesadas|pesanti|canones pesados|canon pesado|cannoni pesanti|cannone pesante|pezzi pesanti|piezas pesadas|artillery|artilleria|artilleria gorda|artiglieria|pieces|piezas|pezzi|420|305|il 420|il 305|big gun|big guns|gun|guns|heavy gun|heavy guns|siege gun|siege guns|canon|canones|cannone|cannoni|ha unit|ha units';

const die = asks('die|dice|die roll|roll of|rolled|dado|dados|dadi|saco|saca|esce', 'die', 1, 6);

/** The hexes that the text may mean: its number, or those of its name. */
function hexesOf(reading: Reading, data: GiData): readonly number[] {
  const said = saidIn(reading, 'hex');
  if (said !== undefined) return [Number(said)];
  return hexesNamed(data).get(String(saidIn(reading, 'place'))) ?? [];
}

const fortHexesOf = (reading: Reading, data: GiData): readonly string[] =>
  hexesOf(reading, data)
    .map(String)
    .filter((hex) => FORT_HEXES.some((one) => one === hex));
/** Two forts of one name: which one has to be said. */
const hexFault = (reading: Reading, hexes: readonly string[]): Text =>
  say('fault.hex', { name: String(saidIn(reading, 'place') ?? ''), hexes: hexes.join(', ') });

const countOf = (items: readonly Item[], kind: string): number =>
  items.filter(({ traits }) => traits.kind === kind).reduce((sum, { count }) => sum + (count ?? 1), 0);

/** Fields that have their name in the form of their tool; the others have it in that of the battle. */
const OWN = ['die', 'factor', 'dieSecond', 'others', 'turns', 'first'];
/** … and those that are on or off. */
const SWITCHES: readonly string[] = ['concentrated', 'standing', 'supplied', 'besieged', 'fired'];

/** How places and numbers of units are told. */
function told(tool: string, reading: Reading, data: GiData): Required<Pick<AskedCase, 'item' | 'field' | 'label'>> {
  const labels: Readonly<Record<string, string>> = {
    corps: 'corps',
    division: 'divisions',
    brigade: 'brigades',
    cavalry: 'cavalry',
    fort: 'forts',
    gun: 'guns',
    hq: 'hq',
  };
  return {
    item: ({ traits, count }) =>
      tool === 'supply'
        ? say('counted', {
            n: count ?? 1,
            unit: text(
              traits.nation === undefined
                ? `unit.options.kind.${String(traits.kind ?? 'corps')}`
                : `unit.counter.${String(traits.nation)}.${String(traits.kind ?? 'corps')}`,
            ),
          })
        : tool !== 'stacking' && traits.kind === 'fort'
          ? text('unit.options.kind.fort')
          : say('field', { name: text(`${tool}.fields.${labels[String(traits.kind)] ?? 'corps'}`), value: count ?? 1 }),
    field: ({ field, value }: FieldRead) => {
      const name = text(`${tool}.fields.${field}`);
      if (SWITCHES.includes(field)) return value === true ? name : text('fight.no', { name });
      if (field === 'moment') return say('field', { name, value: text(`stacking.options.moment.${String(value)}`) });
      if (field === 'turn') return say('field', { name: text('battle.fields.turn'), value: Number(value) });
      if (OWN.includes(field)) return say('field', { name, value: Number(value) });
      return say('place', {
        name:
          field === 'place' ? (data.hexes.hexes.find(({ name: one }) => one?.en === value)?.name ?? String(value)) : '',
        hexes: hexesOf(reading, data).join(', '),
      });
    },
    label: (field) =>
      text(OWN.includes(field) ? `${tool}.fields.${field}` : `battle.fields.${field === 'place' ? 'hex' : field}`),
  };
}

/** Fields of a siege that the text may say besides. */
const OF_SIEGE = ['dieSecond', 'others', 'turns', 'standing', 'supplied'];

/** Whoever besieges, and how it stands with him and the siege. */
const BESIEGER = words(
  'besieger|the besieger|besiegers|the besiegers|besieging corps|the besieging corps|besieging units|siege troops|the siege troops|besieging force|besieging army',
  'sitiador|el sitiador|sitiadores|los sitiadores|al sitiador|a los sitiadores|tropas de asedio|las tropas de asedio|asediante|asediantes|los asediantes|cuerpos sitiadores',
  'assediante|l assediante|assedianti|gli assedianti|all assediante|agli assedianti|truppe d assedio|le truppe d assedio|corpi assedianti',
);
const inRow = (...parts: readonly string[]): string => parts.reduceRight((rest, part) => paired(part, rest));
const CUT_OFF = [
  inRow(
    '|are|is|have been|has been',
    'cut off from supply|cut off from supplies|cut off , out of supply|cut off|out of supply|without a supply line|unable to trace a line|unable to trace supply|short of supply',
  ),
  inRow(
    '|esta|estan|se han quedado|se ha quedado|van|quedan',
    'cortados , sin suministro|cortados|sin suministro|sin linea de suministro|sin linea|aislados|desabastecidos|sin suministros',
  ),
  inRow(
    '|e|sono|e rimasto|sono rimasti|restano|resta',
    'tagliati fuori dai rifornimenti|tagliati fuori|tagliato fuori|senza rifornimento|senza rifornimenti|senza linea di rifornimento|senza linea|isolati',
  ),
] as const;
const NO_LINE = [
  'can t trace a line|cannot trace a line|can t trace supply|cannot trace supply|trace no line|can t trace a supply line|have no line|has no line|don t trace a line',
  'no trazan linea|no traza linea|no trazan suministro|no pueden trazar linea|no tienen linea',
  'non tracciano la linea|non traccia la linea|non tracciano rifornimento|non possono tracciare la linea|non hanno linea|non tracciano linea',
] as const;
const AROUND_IT = [
  inRow(
    '|the',
    'germans|french|men|troops|besiegers|allies|corps|ones|units',
    '|there|around it|around the fort|around it there|outside',
  ),
  inRow(
    '|los|las',
    'alemanes|franceses|tropas|hombres|sitiadores|cuerpos|que cercan el fuerte|que asedian|que lo cercan|que sitian',
    '|de alli|alli|de ahi|ahi',
  ),
  inRow(
    '|i|le|gli|quelli|chi',
    'tedeschi|francesi|truppe|uomini|assedianti|corpi|intorno al forte|assedia|assediano|che assediano',
    '|li|la|intorno',
  ),
] as const;
const SIEGE_MARKER = words(
  inRow('|the|a|its', 'siege marker|besieged marker|siege counter|marker|siege marker'),
  inRow('|el|un|su', 'marcador de asedio|marcador|contador de asedio'),
  inRow('|il|un|il suo', 'segnalino di assedio|segnalino d assedio|segnalino assedio|segnalino'),
);
const SIEGE_WORDS: readonly Entry[] = [
  field(
    words(
      ...([0, 1, 2] as const).map((lang) => inRow(AROUND_IT[lang], words(CUT_OFF[lang], NO_LINE[lang]))),
      ...CUT_OFF,
      ...NO_LINE,
    ),
    'supplied',
    false,
  ),
  field(
    words(
      inRow(
        'there is|there s|it has|has|it s got|we have',
        '|already',
        SIEGE_MARKER,
        'on it|there|on it already|there already|already',
      ),
      inRow(
        SIEGE_MARKER,
        'was|has been|is',
        '|already',
        'placed|put there|put down|laid|set|put',
        '|earlier|before|already|last turn',
      ),
      inRow('hay|ya hay|tiene|ya tiene|lleva', SIEGE_MARKER, 'encima|puesto|ya|alli|encima ya|ya puesto'),
      inRow(
        SIEGE_MARKER,
        'lo pusimos|lo puse|se puso|esta puesto|lo hemos puesto|lo pusieron|ya esta puesto',
        '|antes|ya|desde antes|el turno pasado',
      ),
      inRow('c e|c e gia|ha|ha gia|porta', '|gia', '|sopra', SIEGE_MARKER, '|sopra|gia|li'),
      inRow(
        SIEGE_MARKER,
        'l abbiamo messo|l ho messo|e stato messo|era stato messo|l hanno messo|e messo',
        '|prima|gia|da prima|il turno scorso',
      ),
      inRow(
        '|it s|it has|they have|been|they ve',
        'been',
        'under siege|besieged',
        '|since',
        'last turn|before|earlier',
      ),
      inRow('the ring|the siege', 'was|has been', 'closed|laid|begun|started', '|earlier|before|last turn'),
    ),
    'standing',
    true,
  ),
  filler(
    'lo rodean|los rodean|lo circondano|li circondano|lo sitian|lo assedia|lo assediano|surround it|are around it|lie around it|sitting there|sit there|to watch it|i left|we left|he left|ho lasciato|ho lasciato li|abbiamo lasciato|he dejado|hemos dejado|good|sound|fresh|frescos|freschi|sani|sanos|nuestros|nostri',
  ),
  asks(
    'roll of|a roll of|with a roll of|una tirada de|tirada de|tirada : |tirada :|un tiro di|tiro di|tiro :|roll :',
    'die',
    1,
    6,
    {
      optional: true,
    },
  ),
  asks(
    'surrender roll|surrender die|tirada de rendicion|dado de rendicion|tiro di resa|tiro per la resa|dado della resa',
    'die',
    1,
    6,
    {
      optional: true,
    },
  ),
  field(
    'supply line is cut|supply line cut|line is cut|isn t in supply|aren t in supply|aren t supplied|isn t supplied|are not supplied|is not supplied|la linea esta cortada|linea cortada|no estan en suministro|no esta en suministro|no tienen suministro|non sono in rifornimento|non e in rifornimento|non hanno rifornimento|linea tagliata',
    'supplied',
    false,
  ),
  field(
    'since last turn|besieged since last turn|the siege goes on|siege goes on|siege continues|desde antes|desde el turno anterior|desde el turno pasado|sigue el asedio|el asedio sigue|dal turno scorso|dal turno precedente|continua l assedio|l assedio continua',
    'standing',
    true,
  ),
  field(
    words(
      paired(
        'siege marker|the siege marker|marker|the marker|siege counter|the siege counter',
        'is already there|already there|is already on it|is already on|already on it|already placed|already lies there|is there|is on it|is in place',
      ),
      'there is already a siege marker|there s already a siege marker|already has a siege marker|already has its siege marker|has a siege marker already',
      paired(
        'we had it|we had them|it was|they were|he had it|already|it is|it s|was|had been',
        'already besieged|besieged before|besieged already|already invested|invested before|already under siege|under siege before|besieged earlier|besieged last turn',
      ),
      'siege was already on|siege had already begun|siege has already begun|siege began before|the siege is not new',
      paired(
        'marcador de asedio|el marcador de asedio|marcador|el marcador',
        'ya puesto|ya esta|ya esta puesto|ya esta ahi|ya esta alli|puesto ya|esta puesto|esta ya',
      ),
      'ya tiene puesto el marcador de asedio|ya tiene el marcador de asedio|ya tiene marcador de asedio|ya hay marcador de asedio|ya hay un marcador de asedio|tiene ya el marcador de asedio|ya lleva el marcador de asedio',
      paired(
        'ya|ya la teniamos|ya lo teniamos|ya los teniamos|ya estaba|ya estaban|la teniamos ya|lo teniamos ya|estaba ya|ya esta',
        'asediada|asediado|asediados|sitiada|sitiado|cercada|cercado|bajo asedio|en asedio',
      ),
      paired(
        'el cerco|el asedio|el sitio',
        'venia de antes|viene de antes|ya estaba puesto|ya estaba|es de antes|ya habia empezado|no es nuevo',
      ),
      paired(
        'segnalino di assedio|il segnalino di assedio|segnalino d assedio|il segnalino d assedio|segnalino assedio|il segnalino',
        'c e gia|e gia li|e gia sopra|e gia posto|gia li|gia posto|e gia al suo posto|gia sopra|gia presente',
      ),
      'ha gia il segnalino di assedio|ha gia il segnalino d assedio|c e gia il segnalino di assedio|c e gia il segnalino d assedio|c e gia un segnalino di assedio',
      paired(
        'l avevamo gia|li avevamo gia|era gia|erano gia|l avevamo|lo avevamo gia|e gia|gia',
        'messa sotto assedio|messo sotto assedio|messi sotto assedio|sotto assedio|assediata|assediato|assediati|sotto assedio prima|in assedio|accerchiata',
      ),
      paired(
        'l anello|l assedio|il cerchio',
        'era chiuso da prima|e chiuso da prima|era gia chiuso|era gia in corso|durava da prima|viene da prima|e di prima|era gia cominciato',
      ),
    ),
    'standing',
    true,
  ),
  field(
    words(
      'out of supply|unsupplied|not in supply|not supplied|without supply|cut off|are cut off|is cut off|oos|starving|no supply',
      paired(
        'nobody feeds|nothing reaches|no supply reaches|no supplies reach|no supply for|nothing gets to',
        BESIEGER,
      ),
      'sin suministro|fuera de suministro|desabastecidos|desabastecido|sin abastecer|no esta abastecido|no estan abastecidos|aislados|va oos|van oos|' +
        'no le llega nada|no les llega nada|no le llega suministro|no les llega suministro|no reciben nada|no recibe nada|sin suministros|cortados',
      'fuori rifornimento|senza rifornimento|non rifornito|non riforniti|isolati|isolato|e oos|sono oos|non arriva niente|non arriva nulla|non riceve niente|non ricevono niente|non ricevono rifornimenti|senza rifornimenti|tagliati fuori|tagliato fuori',
    ),
    'supplied',
    false,
  ),
  filler(
    words(
      BESIEGER,
      'keep the ring closed|keeps the ring closed|hold the ring|ring closed|keep the ring|neither flipped|none flipped|neither is flipped|not flipped|neither disrupted|none disrupted|undisrupted|maintain the siege|keep it closed|' +
        'mantienen el cerco|mantiene el cerco|mantienen|sin aturdir|ninguno girado|ninguno aturdido|ninguno volteado|sin girar|no aturdidos|cierran el cerco|asediado|asediada|besieged|' +
        'l anello lo tengono|tengono l anello|l anello|anello|lo tengono|tengono|chiuso|nessuno girato|nessuno disorganizzato|non disorganizzati|non disorganizzato|non girati|all',
    ),
  ),
  asks(
    words(
      paired('threw|rolled|got|tiro|saco|sacamos|fatto|tirato|venuto|uscito', 'a deuce of|un|una'),
      'abbiamo fatto|abbiamo fatto un|abbiamo tirato|abbiamo tirato un|mi e venuto|mi e venuto un|ci e venuto|ci e venuto un|e venuto un|e venuto fuori un|hemos sacado|hemos sacado un|salio|salio un|salio el|me ha salido un|nos ha salido un|nos sale un|we rolled a|we rolled|we threw a|we threw',
    ),
    'die',
    1,
    6,
    { optional: true },
  ),
  field('a deuce|deuce', 'die', 2),
  filler(
    'al tirar|tirando|rolling|for the surrender|para la rendicion|per la resa|en el dado|sul dado|on the die|col dado',
  ),
];

/** "Siege of Antwerp", "asedio en el hexágono 63". */
const siege: AskedTool<GiData> = {
  tool: 'siege',
  words:
    'se rinde|se rinden|rendirse|surrender|surrenders|does surrender|gives up|give up|capitulate|capitulates|capitula|capitulan|si arrende|si arrendono|arrendersi|resa|resa del forte|rendicion|surrender of|cercado|cercada|cercar|cercan|assediato|siege|sieges|siege of|besiege|besieges|besieged|besieging|asedio|asediar|asedia|asedian|asediando|sitio de|sitio a|sitiar|sitiado|sitiada|sitiamos|sitio|sitiando|asediamos|asedio a|assediamo|assediando|' +
    'assedio|assediare|assedia|assediano',
  entries: [
    ...SIEGE_WORDS,
    asks(
      'second fort roll|second roll|roll for the second fort|tirada del segundo fuerte|segunda tirada|tiro del secondo forte|secondo tiro',
      'dieSecond',
      1,
      6,
    ),
    asks(
      'other units|other defenders|defending units|otras unidades|otros defensores|unidades defensoras|altre unita|altri difensori|unita in difesa',
      'others',
      0,
      12,
      { before: true },
    ),
    asks('turns ahead|turns to look ahead|turnos por delante|turni in avanti', 'turns', 1, LAST_TURN, { before: true }),
    field(
      'already besieged|siege marker already there|siege marker is there|ya asediado|ya asediada|marcador de asedio puesto|gia assediato|gia assediata|segnalino di assedio gia posto',
      'standing',
      true,
    ),
    field(
      'out of supply|unsupplied|not in supply|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento',
      'supplied',
      false,
    ),
    field('in supply|supplied|con suministro|abastecidos|in rifornimento|riforniti', 'supplied', true),
    die,
    fell(6),
    filler(
      'around it|around|alrededor|intorno|attrition phase|attrition|in attrition phase|what roll|que tirada|fort|fuerte|forte|garrison|guarnicion|guarnigione|surrender|surrenders|give up|gives up|rendirse|rinde|se rinde|arrendersi|si arrende|chance|qualche',
    ),
  ],
  make(reading, items, data) {
    const forts = fortHexesOf(reading, data);
    const [hex, other] = forts;
    if (hex === undefined) return undefined;
    const turn = saidIn(reading, 'turn');
    const die = saidIn(reading, 'die');
    const counted = items.filter(({ traits }) => ['corps', 'division'].includes(String(traits.kind)));
    return {
      input: {
        hex,
        ...(turn === undefined ? {} : { turn }),
        ...(die === undefined ? {} : { die }),
        ...(counted.length > 0 ? { corps: countOf(counted, 'corps'), divisions: countOf(counted, 'division') } : {}),
        ...Object.fromEntries(
          OF_SIEGE.flatMap((name) => {
            const value = saidIn(reading, name);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      },
      faults: other === undefined ? [] : [hexFault(reading, forts)],
      ...told('siege', reading, data),
      takes: ['hex', 'place', 'turn', 'die', ...OF_SIEGE],
      unused: [
        ...fieldsBut(reading, 'hex', 'place', 'turn', 'die', ...OF_SIEGE),
        ...items.filter((item) => !counted.includes(item) && item.traits.kind !== 'fort'),
      ],
    };
  },
};

const gunOf = (factor: number | undefined, fired: boolean) => ({
  at: 'first',
  fired,
  ...(factor === undefined ? {} : { factor }),
});

/** "Heavy artillery 6 and 5": the numbers behind the name are the guns' factors. */
const NAMES =
  'heavy artillery|siege artillery|ha|artilleria pesada|artilleria de asedio|artiglieria pesante|artiglieria d assedio';

const HAS_SHOT = words(
  paired(
    'has already|has|have already|already|it has already|it has|it already|we ve already|we have already|we',
    words(
      'fired|shot|fired it|used it|been fired|been used',
      paired('fired|shot|used it|used it once|fired once|fired it|been used|shot once', 'this turn|already'),
    ),
  ),
  'flipped fired|is flipped|flipped|used once this turn|used this turn',
  paired(
    'ya ha|ha|ya|ya la|la hemos|ya la hemos',
    words(
      'disparado|disparo|usado|usada|usamos|gastado',
      paired('disparado|disparo|usado|usamos|gastado', 'este turno|ya'),
    ),
  ),
  'girada|esta girada|volteada|ya ha tirado|ya tiro',
  paired(
    'ha gia|ha|gia|l abbiamo gia|l abbiamo|abbiamo gia',
    words(
      'sparato|tirato|usata|usato|usata una volta',
      paired('sparato|tirato|usata|usato', 'questo turno|in questo turno|gia'),
    ),
  ),
  'girata|e girata',
);
const PUT = 'commit|committed|announce|announced|employ|employed|use|used|fire|fired|declare|declared';
const TOGETHER = words(
  paired(
    words(PUT, paired('we|i', PUT)),
    'them together|both together|together|both at once|both before the first roll|both|them before the first roll',
  ),
  paired('both|the two|they fire', 'together|at once|at the same time'),
  paired(
    'las empleamos|las usamos|las anunciamos|las emplee|las anuncie|anuncie|anunciamos|emplee|empleamos|disparan|tiran',
    'juntas|las dos|las dos juntas|a la vez|las dos a la vez|las dos antes de la primera tirada|ambas antes de la primera tirada|antes de la primera tirada|juntas antes de la primera tirada',
  ),
  'las dos a la vez|ambas a la vez|las dos juntas|ambas juntas',
  paired(
    'le impegniamo|le usiamo|le annunciamo|le impiego|le ho annunciate|le ho impegnate|le abbiamo annunciate|le abbiamo impegnate|ho annunciato|annunciamo|sparano',
    'insieme|assieme|tutte e due|tutte e due insieme|entrambe|entrambe insieme|entrambe prima del primo tiro|tutte e due prima del primo tiro|prima del primo tiro|insieme prima del primo tiro',
  ),
  'tutte e due assieme|tutte e due insieme|entrambe assieme|entrambe insieme|concentrate|concentradas',
);
/** "Only one step left": of the first fort. */
const stepsLeft = (n: number): string => {
  const number =
    [
      ['one', 'uno', 'un'],
      ['two', 'dos', 'due'],
      ['three', 'tres', 'tre'],
      ['four', 'cuatro', 'quattro'],
    ][n - 1] ?? [];
  const all = words(
    String(n),
    ...number,
    ...(n === 1 ? ['a single', 'un solo', 'only one', 'just one', 'solo un'] : []),
  );
  const [en, es, it] = [
    paired(all, 'step|steps|level|levels'),
    paired(all, 'paso|pasos|nivel|niveles'),
    paired(all, 'livello|livelli|passo|passi'),
  ];
  return words(
    en,
    paired(
      en,
      'left|is left|are left|remaining|remains|remain|is all that s standing|is all that is standing|is all that is left|is all it has|to go',
    ),
    es,
    paired('le queda|le quedan|queda|quedan|solo le queda|solo le quedan|le resta|tiene|con', es),
    it,
    paired('resta|restano|rimane|rimangono|gli rimane|gli rimangono|gli resta|gli restano|ha ancora|con', it),
    paired(it, 'rimasto|rimasti|residuo|residui'),
  );
};
const NOW_TURN =
  '|this turn|for the turn|this turn already|already|earlier|in this turn|de este turno|del turno|este turno|en este turno|antes|di questo turno|questo turno|in questo turno|del turno|prima';
const BOTH_GUNS = words(
  '|both|both of them|them both|the two|them|the two together|both together',
  '|las dos|ambas|las dos juntas|las dos a la vez|a las dos',
  '|le due|tutte e due|entrambe|le due insieme|tutte e due insieme',
);
const BEFOREHAND = words(
  'before rolling|before i roll|before we roll|before any roll|before the first roll|beforehand|in advance|up front|declared beforehand|declared in advance|before the roll',
  'antes de tirar|antes de tirar nada|antes de la primera tirada|de antemano|por adelantado|declarado de antemano|anunciado antes|al principio|antes del primer tiro',
  'prima di tirare|prima del primo tiro|in anticipo|dichiarato in anticipo|annunciato prima del primo tiro|annunciato prima|prima del tiro',
);
const GUN_WORDS: readonly Entry[] = [
  field(
    words(
      inRow(
        '|it|has|it has|has already|already',
        '|already',
        'used|spent|fired|shot',
        '|its|the',
        '|shot|shots|fire|bombardment',
        NOW_TURN.slice(1),
      ),
      inRow('|has|it has|already|it', 'used|spent|had|used up', 'its|the', 'shot|fire|bombardment', NOW_TURN),
      inRow(
        '|it',
        'did|has done|made|has made',
        'a bombardment|its bombardment|one bombardment',
        'already|already this turn|this turn|earlier',
      ),
      inRow('is|lies|stands|is lying', 'on', 'its|the', 'fired side|used side|spent side|back side'),
      inRow(
        'ya|ya ha|ha|ya la ha',
        'gasto|gastado|hecho|uso|usado|consumido',
        'su|el',
        'disparo|tiro|fuego|bombardeo',
        NOW_TURN,
      ),
      inRow(
        'ya|ya ha',
        'hecho fuego|abierto fuego|hizo fuego|bombardeo|bombardeado|disparo|tiro',
        '|otra vez|una vez',
        NOW_TURN,
      ),
      inRow('|esta|va', 'por', 'la|su', 'cara de', 'fired|disparada|usada|disparado'),
      inRow('|esta', 'gastada|agotada|descargada', '|,', 'tiro antes|ya tiro|disparo antes|ya disparo'),
      inRow('ha|ha gia|gia', 'speso|usato|consumato|fatto', 'il suo|il|un', 'tiro|colpo|fuoco|bombardamento', NOW_TURN),
      inRow('ha|ha gia', 'fatto fuoco|aperto il fuoco|bombardato|sparato', NOW_TURN),
      inRow('|e|sta', 'sul', 'lato', 'fired|usato|sparato'),
      inRow('|e', 'scarica|esaurita', '|,', 'ha tirato prima|ha gia tirato|ha sparato prima|ha gia sparato'),
    ),
    'fired',
    true,
  ),
  field(
    words(
      inRow('|i|we|he|they', 'commit|announce|declare|use|employ|fire|throw in|said|say', BOTH_GUNS, BEFOREHAND),
      inRow('|,', BOTH_GUNS, '|,', '|announced|declared|committed', BEFOREHAND),
      inRow(
        'comprometo|comprometemos|anuncio|anunciamos|declaro|declaramos|empleo|uso|usamos|meto',
        BOTH_GUNS,
        BEFOREHAND,
      ),
      inRow('le', 'impegno|impegniamo|annuncio|annunciamo|dichiaro|uso|usiamo|metto', BOTH_GUNS, BEFOREHAND),
      inRow('they|we', 'fire|shoot', 'as one|together|as a single gun', '|,', words('', BEFOREHAND)),
      inRow('tiran|disparan', 'como una sola|juntas|como una', '|,', words('', BEFOREHAND)),
      inRow('sparano|tirano', 'come una sola|insieme|come una', '|,', words('', BEFOREHAND)),
      inRow(
        'we|i',
        'said|announced|declared',
        '|up front|before|at the start',
        'that',
        'they',
        'shoot|fire',
        'together',
      ),
      inRow(
        'avisamos|dijimos|anunciamos|avise',
        '|al principio|antes|de entrada',
        '|de',
        'que',
        'disparan|tiran',
        'juntas|a la vez',
      ),
      inRow(
        'abbiamo detto|ho detto|abbiamo annunciato',
        '|subito|prima|all inizio',
        'che',
        'tirano|sparano',
        'insieme|assieme',
      ),
    ),
    'concentrated',
    true,
  ),
  ...[1, 2, 3].map((n) =>
    field(
      inRow(
        'holds out|resists|holds on|aguanta|resiste|resta|regge|sobrevive|holds',
        'with|con',
        words(
          [
            'a single|only one|one|just one|un unico|un solo|uno|solo uno|un',
            'two|only two|dos|solo dos|due|solo due',
            'three|tres|tre',
          ][n - 1] ?? '',
          String(n),
        ),
        'step|steps|level|levels|paso|pasos|nivel|niveles|livello|livelli|passo',
      ),
      'first',
      n,
    ),
  ),
  field(
    words(
      inRow('|ya', 'no', 'le', 'queda|quedan', 'mas que', 'un|1', 'paso|nivel'),
      inRow('non', 'gli', 'resta|rimane', 'che|altro che', 'un|1', 'livello|passo'),
      inRow('has|it has', 'no more than', 'one|a|1', 'step|level', '|left'),
    ),
    'first',
    1,
  ),
  field(HAS_SHOT, 'fired', true),
  field(
    'spent|used up|has had its shot|had its shot|fired earlier|has bombarded already|already bombarded|has already bombarded|done for this turn|marked as fired|gastada|agotada|ya ha bombardeado|ya bombardeo|marcada como disparada|esaurita|consumata|ha gia bombardato|segnata come usata',
    'fired',
    true,
  ),
  field(
    'last step|its last step|down to its last step|ultimo paso|su ultimo paso|en su ultimo paso|ultimo livello|all ultimo livello|l ultimo livello|ultimo passo',
    'first',
    1,
  ),
  field(TOGETHER, 'concentrated', true),
  ...[1, 2, 3, 4].map((n) => field(stepsLeft(n), 'first', n)),
  filler(
    'skoda|krupp|on its last legs|last legs|a fort on its last legs|en las ultimas|esta en las ultimas|agli sgoccioli|e agli sgoccioli|only has|has only|has just|all that s standing',
  ),
  trait('artillerias pesadas|artiglierie pesanti|heavy artilleries|baterias pesadas', { kind: 'gun' }),
];

/** "Heavy guns on Maubeuge", "bombardeo de Namur". */
const bombardment: AskedTool<GiData> = {
  tool: 'heavy-artillery',
  words:
    'pound|pounds|pounding|canonazo|canonazo de los gordos|canonea|canonean|bombardo|bombardiamo|bombardeamos|shell|shells|heavy artillery|siege artillery|ha|bombard|bombards|bombarding|bombardment|bombardment of|big bertha|big berthas|' +
    'artilleria pesada|artilleria de asedio|bombardeo|bombardear|bombardea|bombardean|artiglieria pesante|' +
    'artiglieria d assedio|bombardamento|bombardare|bombarda|bombardano',
  also: GUNS,
  entries: [
    ...GUN_WORDS,
    trait(GUNS, { kind: 'gun' }),
    { words: ['both', 'ambos', 'ambas', 'entrambi', 'entrambe'], means: { kind: 'number', value: 2 } },
    asks(NAMES, 'factor', 1, 9, { optional: true }),
    asks('of|de|da|di', 'factor', 1, 9, { optional: true }),
    asks(
      'factor|factors|factores|fattori|fattore|factor of|factor de|fattore di|strength|fuerza|forza',
      'factor',
      1,
      9,
      {
        optional: true,
        before: true,
      },
    ),
    filler(
      'shoots at|shoot at|shoots|shoot|shooting at|fires at|fires on|firing at|disparando a|tira|tiran|sparando su|fires|fire|shells|dispara|disparan|spara|sparano|fort|forts|fuerte|fuertes|forte|forti|against|contra|contro',
    ),
    field(
      'before the first roll|antes de la primera tirada|antes del primer tiro|prima del primo tiro|together before the first roll|committed together|both committed together|anunciadas juntas|impiegati insieme|concentrated|concentrated fire|concentrating|concentrados|concentradas|fuego concentrado|tiro concentrado|concentrati|concentrate|fuoco concentrato|tiro concentrato',
      'concentrated',
      true,
    ),
    filler('first fort intact|fort intact|intact|intacto|fuerte intacto|intatto|forte intatto'),
    die,
    fell(6),
  ],
  grammar: { many: ['factor', 'die'] },
  make(reading, items, data) {
    const forts = fortHexesOf(reading, data);
    const [hex, other] = forts;
    if (hex === undefined) return undefined;
    const guns = items.filter(({ traits }) => traits.kind === 'gun');
    const said = guns.filter(({ count }) => count !== undefined);
    const counted = said.length > 0 ? countOf(said, 'gun') : undefined;
    const rolls = numbersIn(reading, 'die').map((die) => ({ die }));
    const factors = numbersIn(reading, 'factor');
    const hasFired = saidIn(reading, 'fired') === true;
    const first = saidIn(reading, 'first');
    // Several factors are those of as many guns; else nobody knows which gun has which.
    const isEach = factors.length > 1 && (counted ?? factors.length) === factors.length;
    const isTold = factors.length < 2 || isEach;
    const of = isTold ? factors : [];
    // "It has fired this turn": the gun that is spoken of.
    const count = counted ?? (factors.length > 0 || hasFired ? Math.max(1, of.length) : 0);
    return {
      input: {
        hex,
        ...(count > 0
          ? { guns: Array.from({ length: count }, (_, i) => gunOf(isEach ? of[i] : of[0], hasFired && count === 1)) }
          : {}),
        ...(saidIn(reading, 'concentrated') === true && count > 1 ? { concentrated: true } : {}),
        ...(first === undefined ? {} : { first }),
        ...(rolls.length > 0 ? { rolls } : {}),
      },
      faults: other === undefined ? [] : [hexFault(reading, forts)],
      ...told('heavy-artillery', reading, data),
      takes: ['hex', 'place', 'die', 'factor', 'first'],
      unused: [
        ...fieldsBut(
          reading,
          'hex',
          'place',
          'die',
          'first',
          ...(count === 1 ? ['fired'] : []),
          ...(isTold ? ['factor'] : []),
          ...(count > 1 ? ['concentrated'] : []),
        ),
        ...items.filter(({ traits }) => traits.kind !== 'gun' && traits.kind !== 'fort'),
      ],
    };
  },
};

/** "End its move here" */
const ENDING_HERE = words(
  ENDING,
  paired(
    paired('terminar|termina|terminan|acabar|acaba|acaban', 'aqui|alli|ahi|en el|dentro'),
    'su movimiento|el movimiento',
  ),
  paired(
    paired('finire|finisce|finiscono|terminare|termina|terminano', 'qui|li|la|dentro'),
    'il movimento|il suo movimento|il loro movimento',
  ),
);

const RETREATED = words(
  inRow('|at|after', '|the', 'end of', 'a|the|their', 'retreat'),
  inRow('when', 'the|their|a', 'retreat', 'ends|is over|finishes|stops', '|there|here'),
  inRow(
    '|after|beaten|beaten ,|defeated|defeated ,',
    'they|having',
    'retreat|retreated|fall back|fell back',
    'into it|there|here|into the hex|to that hex|into that hex',
  ),
  inRow('despues de|tras|al', 'retirarse|retroceder|replegarse|una retirada|la retirada'),
  inRow('|cuando|donde', 'la|su|una', 'retirada', 'termina|acaba|finaliza', '|ahi|alli|aqui'),
  inRow(
    '|derrotados|derrotados ,|vencidos ,',
    'nos|se',
    'replegamos|retiramos|repliegan|retiran',
    'a ese hexagono|alli|ahi|a el|aqui',
  ),
  inRow('|las unidades que', 'se retiran', 'paran|se paran|acaban|terminan', '|ahi|alli|aqui'),
  inRow('dopo', 'essersi|esser', 'ritirati|ritirate|ripiegati'),
  inRow('|quando|dove', 'la|la loro|una', 'ritirata', 'finisce|termina', '|li|qui|la'),
  inRow(
    '|battuti|battuti ,|sconfitti ,',
    'si ritirano|ripieghiamo|ci ritiriamo|ripiegano',
    'in quell esagono|li|la|qui|nell esagono',
  ),
  inRow('|le unita', 'in ritirata', 'si fermano|finiscono', '|li|qui|la'),
);
const PASSED = words(
  inRow('nobody|no one|none', 'stops|stays|ends', '|up', 'there|here'),
  inRow('|they|we', 'won t|don t|will not|do not|are not|re not', 'stop|stay|stopping|staying|end their move|end up', 'there|here|in it', '|,', '|they go on|only crossing the hex|only crossing|they move on'),
  'just on the way|on the way elsewhere|on their way elsewhere|on their way somewhere else|heading elsewhere|not staying|not staying , only crossing the hex|just on the way , nobody stops there|won t stop there|they won t stop there|will not stop there',
  inRow('|van|estan|siguen', 'de camino', 'a otro sitio|a otra parte|hacia otro sitio|a otro lado'),
  inRow(
    '|no se paran|no se paran ,|no acaban ahi|no acaban ahi ,|no acaban alli ,',
    'siguen camino|van mas lejos|siguen de largo|van mas alla',
  ),
  'nada mas que cruzarlo|solo cruzarlo|no hacen mas que cruzarlo|no acaban ahi|no acaban alli',
  inRow('|stanno', 'andando', 'altrove', '|e ci passano|e passano'),
  inRow('|non finiscono li|non finiscono li ,|non si fermano ,', 'vanno oltre|proseguono|tirano dritto|vanno altrove'),
  inRow('lo attraversano|ci passano|lo passano', 'e basta|soltanto|solo'),
  'non finiscono li|non finiscono qui',
);
const MOUNTAIN_HEX = inRow(
  '|it s|it is|es|e|that s|that is|the|el|l',
  'mountain hex|vosges hex|hexagono de montana|esagono di montagna|esagono dei vosgi|hexagono de los vosgos|one of the two vosges hexes|one of the vosges hexes|uno de los dos hexagonos de los vosgos|uno dei due esagoni dei vosgi',
  words(
    '',
    inRow(
      'with|con|col|with the|con el|con il|that has|que tiene|che ha',
      '|a|the|un|el|il',
      'three corps limit|limit of three corps|limit of three|limite de tres cuerpos|limite de tres|limite di tre corpi|limite di tre|three corps stacking limit',
    ),
  ),
);

/** When it is looked at (8.4.6.a). */
const MOMENTS = choice('moment', {
  end: ENDING_HERE,
  retreat: words(
    RETREATED,
    'after losing the battle|after a lost battle|after the lost battle|tras perder la batalla|tras perder|tras la batalla perdida|dopo aver perso la battaglia|dopo aver perso|dopo la sconfitta|after a defeat|after the defeat|tras la derrota|retreat there|retreated there',
    'after a retreat|after retreating|in retreat|tras una retirada|tras retirarse|en retirada|dopo una ritirata|in ritirata',
    'end up there after a retreat|end up here after a retreat|acaban ahi tras una retirada|acaban alli tras una retirada|finiscono li dopo una ritirata|finiscono qui dopo una ritirata',
    paired(
      'where the retreat|the retreat|a retreat|retreat',
      'ends|ends here|ends there|ended|takes them|brings them|finishes',
    ),
    paired(
      'donde termina|donde acaba|termina|acaba|termina aqui|acaba aqui|termina ahi|fin de',
      'la retirada|su retirada|una retirada',
    ),
    paired(
      'dove finisce|finisce|termina|dove termina|finisce qui|finisce li|fine di',
      'la ritirata|la loro ritirata|una ritirata',
    ),
    paired(
      'thrown|pushed|driven|beaten|forced|fell|falling|fallen|fall',
      'back into|back to|back there|back here|back',
    ),
    'retreat|retreats|retreated|retreating|they retreat|retirada|se retiran|se han retirado|retirarse|se retira|han retrocedido|retroceden|ritirata|si ritirano|si sono ritirati|ritirarsi|si ritira|indietreggiano',
    paired('echado|echados|rechazado|rechazados|empujado|empujados', 'atras|hacia atras|hasta|hasta ahi'),
    'echado atras hasta|ricacciati|ricacciati indietro|ricacciati in|respinti|respinti in|respinti indietro',
  ),
  through: words(
    PASSED,
    'in transit|only transit|on their way|move on|moving on|keep moving|they don t stop|don t stop there|en transito|de camino|no se paran|no se quedan|no se detienen|in transito|di strada|non si fermano|non restano',
    'moving through|move through|moves through|passing through|pasando por|de paso|passando per|di passaggio',
    'march through|marching through|go through|going through|pass through|just passing|only passing|passing by|carry on|without stopping|keep going|do not stop|don t stop|crossing it|only crossing',
    'atraviesan el hexagono|atraviesan|lo atraviesan|cruzan el hexagono|lo cruzan|pasan por alli|pasan por ahi|solo pasan|sin quedarse|sin pararse|sin detenerse|pasan de largo|y siguen|siguen adelante',
    'attraversano l esagono|attraversano|lo attraversano|passano di li|passano di la|passano soltanto|passano solo|senza restare|senza fermarsi|e vanno avanti|vanno avanti|proseguono|e proseguono',
  ),
});

const STACKED = { corps: 'corps', division: 'divisions', brigade: 'brigades', cavalry: 'cavalry' } as const;

/** "May three more corps enter a hex with four corps": whoever is named before it enters. */
const ENTERING =
  'enter a hex with|enters a hex with|enter the hex with|enter a hex that has|entrar en un hexagono con|entran en un hexagono con|' +
  'entra en un hexagono con|entrare in un esagono con|entrano in un esagono con|entra in un esagono con';

/** "Nine German corps in the same hex": whoever is named is there already. */
const stacking: AskedTool<GiData> = {
  tool: 'stacking',
  words:
    `${STACKING}|${ENDING_HERE}|` +
    'share a hex|share the hex|quanti corpi in piu|cuantos cuerpos mas|nello stesso esagono|' +
    'in the same hex|in one hex|en el mismo hexagono|en un mismo hexagono|ammassare|ammassamento',
  also: `${ENTERED}|${ENTERING}|in the hex and|en el hexagono y|nell esagono e|y entran|y entra|and enter|and enters|ne entra|ne entrano|ne entra un altro|ne entrano altri|entrano altri|entra un altro|entran otros|entra otro|entran otras`,
  entries: [
    ...MOVING,
    trait(ENTERING, { arrives: true }),
    trait('hq|hqs|headquarters|cuartel general|cuarteles generales|cg|qg|quartier generale|quartieri generali', {
      kind: 'hq',
    }),
    ...MOMENTS,
    field(MOUNTAIN_HEX, 'hex', 102),
    filler(
      'up there|up there in the|mountains|in the mountains|vosges mountains|alla arriba|arriba|en la montana|montana|lassu|lassu nei|in montagna|montagna|montagne|of foot|foot|on foot|a pie|de a pie|a piedi|all infantry|todos de infanteria|tutti fanteria|tutti di fanteria|got there first|antes han llegado|prima sono arrivati|sono arrivati prima|a heap of|una pila de|la pila ya es de|la pila e gia di|ce ne stanno gia ammucchiati|ce ne stanno',
    ),
    field(
      'in the vosges mountains|in the vosges|the vosges mountains|en los vosgos|nei vosgi|vosges mountains',
      'hex',
      102,
    ),
    field(
      '102 or 103|102 o 103|102 and 103|102 y 103|102 e 103|hex 102 or 103|hexagono 102 o 103|esagono 102 o 103|vosges hex|a vosges hex|hexagono de los vosgos|esagono dei vosgi',
      'hex',
      102,
    ),
    filler(
      'dentro|inside|it already holds|already holds|holds|standing in it|amontonan|se amontonan|ya se amontonan|ammucchiati|gia ammucchiati|one of the two|uno de los dos|uno dei due|una delle due|it s one of|si tratta|se trata|and carry on|that hex|ese hexagono|in quell esagono|quell esagono|hasta ese hexagono',
    ),
    filler('that has|a hex that has|in a hex that has|que tiene|che ha'),
    // "Can two corps enter the hex"
    asks(
      'hex|hexagono|esagono|hex number|hex is number|hex is|number|numero|el numero|il numero|hexagono numero|esagono numero',
      'hex',
      FIRST_HEX,
      LAST_HEX,
      { optional: true },
    ),
    // "Three corps in 102, do two more fit"
    trait('more|mas|in piu|di piu|additional|adicionales|aggiuntivi', { arrives: true }),
    // "Ne entrano altri due": others than those who stand there.
    { words: ['ne'], lang: 'it', means: { kind: 'and' } },
    filler(
      'quanti di fanteria|how many infantry|cuantos de infanteria|here|there|already|aqui|alli|ya|qui|gia|in the hex|in a hex|en el hexagono|en un hexagono|en el hex|en un hex|en ese hex|in that hex|nell esagono|in un esagono',
    ),
  ],
  grammar: { states: [...STATES, ...MOVES], joins: MOVES, there: true },
  make(reading, given, data) {
    const items = withArrivals(reading, given);
    const all = items.filter(
      ({ traits }) => (String(traits.kind) in STACKED || traits.kind === 'hq') && traits.leaves !== true,
    );
    // "All infantry" beside those that are counted says what they are.
    const counted = all.some(({ count }) => count !== undefined) ? all.filter(({ count }) => count !== undefined) : all;
    const isCounted = counted.some(({ count, article }) => count !== undefined && !article);
    // "Two corps enter 86": alone they stack with nobody.
    const areBoth = [true, undefined].every((arrives) => counted.some(({ traits }) => traits.arrives === arrives));
    if (!isCounted || areOpposed(counted, lexiconOf(data)) || !(areBoth || isAsked(reading))) return undefined;
    const hexes = hexesOf(reading, data);
    const sumsOf = (some: readonly Item[]) =>
      Object.fromEntries(Object.entries(STACKED).map(([kind, name]) => [name, countOf(some, kind)] as const));
    const here = sumsOf(counted.filter(({ traits }) => traits.arrives !== true));
    const hq = countOf(counted, 'hq');
    const moment = saidIn(reading, 'moment');
    const entering = sumsOf(counted.filter(({ traits }) => traits.arrives === true));
    return {
      input: {
        here,
        entering,
        vosges: hexes.some(isVosges),
        forts: countOf(items, 'fort'),
        ...(hq > 0 ? { hq } : {}),
        ...(moment === undefined ? {} : { moment }),
      },
      ...told('stacking', reading, data),
      takes: ['hex', 'place', 'moment'],
      unused: [
        ...fieldsBut(reading, 'hex', 'place', 'moment'),
        ...items.filter((item) => !counted.includes(item) && item.traits.kind !== 'fort'),
      ],
    };
  },
};

/** Said of the units that are asked for, or of the game. */
const OF_STACK = ['enemy', 'logistics'];

/** "Supply of German corps in hex 34". */
const supply: AskedTool<GiData> = {
  tool: 'supply',
  words:
    'supply|in supply|out of supply|supplied|supply of|supply for|supply line|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento|suministro|en suministro|abastecimiento|abastecido|' +
    'abastecidos|abastecida|rifornimento|in rifornimento|rifornito|riforniti',
  entries: [...SUPPLY_WORDS, HOLDING],
  make(given, everybody, data) {
    const { whole, all, forts, input, isEnemy } = besideSupply(given, everybody, data);
    const held = heldIn(whole, all, ['place', 'hex'], lexiconOf(data));
    // Of a name that is several hexes nobody knows which one is held.
    const places = (held?.places ?? []).flatMap((one) => {
      const [n, other] = hexesOf({ ...whole, fields: [one] }, data);
      return n === undefined || other !== undefined ? [] : [{ one, n }];
    });
    const reading = { ...whole, fields: whole.fields.filter((one) => held?.places.includes(one) !== true) };
    const items = all.filter((item) => item !== held?.holder);
    const hexes = hexesOf(reading, data);
    const [hex, other] = hexes;
    if (hex === undefined) return undefined;
    const nations = [...new Set(items.flatMap(({ traits }) => traits.nation ?? []))];
    const [nation] = nations;
    const words = told('supply', reading, data);
    const name = String(saidIn(reading, 'place') ?? hex);
    return {
      input: {
        stacks: [
          {
            hex,
            ...(nation === undefined ? {} : { nation }),
            ready: items.reduce((sum, { count }) => sum + (count ?? 1), 0) || 1,
            ...(isEnemy ? { enemy: true } : {}),
          },
        ],
        ...input,
        ...(held && places.length > 0
          ? { control: Object.fromEntries(places.map(({ n }) => [n, sideOf(held.nation as Nation)])) }
          : {}),
      },
      faults: [
        ...(nations.length === 1 ? [] : [say('fault.nation')]),
        ...(other === undefined ? [] : [say('fault.hex', { name, hexes: hexes.join(', ') })]),
      ],
      ...words,
      item: (item) => {
        if (item === held?.holder) return text('supply.fields.control');
        if (items.includes(item)) return words.item(item);
        return text(item.traits.kind === 'fort' ? 'unit.options.kind.fort' : 'supply.fields.enemy');
      },
      field: (one) => {
        if (forts.includes(one)) return text(`supply.fields.${input.namurGone === true ? 'namurGone' : 'maubeuge'}`);
        if (OF_STACK.includes(one.field)) return text(`supply.fields.${one.field}`);
        return told('supply', { ...whole, fields: [one] }, data).field(one);
      },
      takes: ['hex', 'place', 'fort', ...OF_STACK],
      // "Supplied at Calais from Le Havre": the first place is where they stand.
      // "The French are in the hex too": it is the one that was named.
      forgives: (fault) =>
        (fault.code === 'twice' && (fault.field === 'place' || fault.field === 'fort')) ||
        (fault.code === 'range' && fault.field === 'hex' && fault.given === undefined),
      unused: [
        ...fieldsBut(reading, 'hex', 'place', ...OF_STACK),
        ...(held?.places ?? []).filter((one) => places.every((other) => other.one !== one)),
        ...reading.fields.filter(({ field }) => field === 'place').slice(1),
      ],
    };
  },
};

export const ASKED_TOOLS: readonly AskedTool<GiData>[] = [
  siege,
  bombardment,
  stacking,
  supply,
  ...FORM_TOOLS,
  ...MOVE_TOOLS,
];
