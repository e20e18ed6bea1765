import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { FORT_HEXES, isVosges } from '@/lib/games/grand-illusion/map/places';
import { LAST_TURN } from '@/lib/games/grand-illusion/scenario/scenario';
import { sideOf, type Nation } from '@/lib/games/grand-illusion/sides';
import { numberWords } from '@/lib/games/grand-illusion/typed/battle-words';
import { besideSupply, SUPPLY_WORDS } from '@/lib/games/grand-illusion/typed/beside-supply';
import { inRow, paired } from '@/lib/typed/phrases';
import { FORT_GONE } from '@/lib/games/grand-illusion/typed/fallen-words';
import { ENTERING, HOLLAND_OPTION, PREPARED_BELGIANS, SCENARIO } from '@/lib/games/grand-illusion/typed/field-words';
import { FORM_TOOLS } from '@/lib/games/grand-illusion/typed/forms';
import { hexesNamed, lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { MOVE_TOOLS } from '@/lib/games/grand-illusion/typed/moves';
import { besidesForts, GUN_WORDS, SECOND_DIE, SIEGE_WORDS } from '@/lib/games/grand-illusion/typed/siege-words';
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
  entry,
  fell,
  field,
  filler,
  numbersIn,
  trait,
  withArrivals,
} from '@/lib/typed/form';
import { heldIn, HOLDING } from '@/lib/typed/control';
import type { Item } from '@/lib/typed/items';
import { words } from '@/lib/typed/table-words';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { clauseAround } from '@/lib/typed/tokens';

/* Tools of Grand Illusion that a text names and fills in: a siege, a bombardment of forts, a stack, supply. */

const say = sayIn('typed');

/** Guns are counted and named beside the fort that they bombard. */
const GUNS =
  'heavy artillery units|heavy artillery unit|heavy artillery counters|siege artillery units|ha units|ha unit|ha counters|unidades de artilleria pesada|unidad de artilleria pesada|artillerias pesadas|unita di artiglieria pesante|artiglierie pesanti|batterie pesanti|' +
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
const OWN = ['die', 'factor', 'dieSecond', 'others', 'turns', 'first', 'second', 'namurTurn'];
/** … and those that are on or off. */
const SWITCHES: readonly string[] = [
  'concentrated',
  'standing',
  'supplied',
  'besieged',
  'fired',
  'holland',
  'belgianPreparation',
  'railEnd',
  'betterUse',
  'antwerpFort',
];
/** … and those of which one of several values is chosen. */
const CHOICES: readonly string[] = ['moment', 'gone', 'scenario'];

/** What a siege and the heavy artillery ask alike, of the forts of a hex. */
const OF_FORTS: readonly string[] = ['first', 'second', 'belgianPreparation'];

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
  const nameOf = (field: string): Text =>
    text(`${tool !== 'supply' && OF_FORTS.includes(field) ? 'fort' : tool}.fields.${field}`);
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
      const name = nameOf(field);
      if (SWITCHES.includes(field)) return value === true ? name : text('fight.no', { name });
      if (CHOICES.includes(field))
        return say('field', { name, value: text(`${tool}.options.${field}.${String(value)}`) });
      if (field === 'turn') return say('field', { name: text('battle.fields.turn'), value: Number(value) });
      if (OWN.includes(field)) return say('field', { name, value: Number(value) });
      return say('place', {
        name:
          field === 'place' ? (data.hexes.hexes.find(({ name: one }) => one?.en === value)?.name ?? String(value)) : '',
        hexes: hexesOf(reading, data).join(', '),
      });
    },
    label: (field) =>
      OWN.includes(field) ? nameOf(field) : text(`battle.fields.${field === 'place' ? 'hex' : field}`),
  };
}

/** Fields of a siege that the text may say besides. */
const OF_SIEGE = [
  'dieSecond',
  'others',
  'turns',
  'standing',
  'supplied',
  'gone',
  'scenario',
  'holland',
  'belgianPreparation',
];

const A_COUPLE = 'a couple of|a pair of|un par de|un paio di';
/** "Two other units inside": they are not those who besiege. */
function othersOf(n: number): string {
  const number = n === 2 ? words(numberWords(n), A_COUPLE) : numberWords(n);
  return words(
    inRow('other|another|the other', number, '|defending|more', 'units|unit|defenders', '|inside|in it'),
    inRow(
      number,
      'more|additional|further',
      'units|unit|defenders',
      '|inside|in it|with it|in the fort|defend|defend it',
    ),
    inRow('otras|otros|otra', number, 'unidades|unidad|defensores', '|dentro'),
    inRow(number, 'unidades|unidad|defensores', 'mas', '|dentro|con el'),
    inRow('altre|altri|altra', number, 'unita|difensori', '|dentro'),
    inRow(number, 'unita|difensori', 'in piu', '|dentro|con lui'),
    besidesForts(number),
  );
}

/** "Siege of Antwerp", "asedio en el hexágono 63". */
const siege: AskedTool<GiData> = {
  tool: 'siege',
  words:
    'se rinde|se rinden|rendirse|surrender|surrenders|does surrender|gives up|give up|capitulate|capitulates|capitula|capitulan|si arrende|si arrendono|arrendersi|resa|resa del forte|rendicion|surrender of|cercado|cercada|cercar|cercan|assediato|siege|sieges|siege of|besiege|besieges|besieged|besieging|asedio|asediar|asedia|asedian|asediando|sitio de|sitio a|sitiar|sitiado|sitiada|sitiamos|sitio|sitiando|asediamos|asedio a|assediamo|assediando|' +
    'assedio|assediare|assedia|assediano',
  entries: [
    ...FORT_GONE,
    ...SCENARIO,
    HOLLAND_OPTION,
    PREPARED_BELGIANS,
    ...SIEGE_WORDS,
    SECOND_DIE,
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
    ...[1, 2, 3, 4, 5].map((n) => field(othersOf(n), 'others', n)),
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
    ...fell(6),
    filler(
      'round it|round the fort|round it all|around it|around|alrededor|intorno|attrition phase|attrition|in attrition phase|what roll|que tirada|fort|fuerte|forte|garrison|guarnicion|guarnigione|surrender|surrenders|give up|gives up|rendirse|rinde|se rinde|arrendersi|si arrende|chance|qualche',
    ),
  ],
  make(reading, items, data) {
    const forts = fortHexesOf(reading, data);
    const [hex, other] = forts;
    if (hex === undefined) return undefined;
    const turn = saidIn(reading, 'turn');
    const die = saidIn(reading, 'die');
    const counted = items.filter(
      ({ traits, own }) => own.includes('kind') && ['corps', 'division'].includes(String(traits.kind)),
    );
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

/** Fields of a bombardment that the text may say besides. */
const OF_GUNS = ['scenario', 'belgianPreparation', 'second'];

/** "Heavy guns on Maubeuge", "bombardeo de Namur". */
const bombardment: AskedTool<GiData> = {
  tool: 'heavy-artillery',
  words:
    'pound|pounds|pounding|canonazo|canonazo de los gordos|canonea|canonean|bombardo|bombardiamo|bombardeamos|shell|shells|heavy artillery|siege artillery|ha|bombard|bombards|bombarding|bombardment|bombardment of|big bertha|big berthas|' +
    'artilleria pesada|artilleria de asedio|bombardeo|bombardear|bombardea|bombardean|artiglieria pesante|' +
    'artiglieria d assedio|bombardamento|bombardare|bombarda|bombardano',
  also: GUNS,
  entries: [
    ...SCENARIO,
    PREPARED_BELGIANS,
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
    ...fell(6),
  ],
  grammar: { many: ['factor', 'die'] },
  make(reading, items, data) {
    const forts = fortHexesOf(reading, data);
    const [hex, other] = forts;
    if (hex === undefined) return undefined;
    const guns = items.filter(({ traits }) => traits.kind === 'gun');
    // "A factor 3 and a factor 2 gun": the factors are counted, and not the word.
    const isNumbered = ({ count, article }: Item): boolean =>
      count !== undefined && !(article && numbersIn(reading, 'factor').length > 1);
    const said = guns.filter(isNumbered);
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
        ...Object.fromEntries(
          OF_GUNS.flatMap((name) => {
            const value = saidIn(reading, name);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
        ...(rolls.length > 0 ? { rolls } : {}),
      },
      faults: other === undefined ? [] : [hexFault(reading, forts)],
      ...told('heavy-artillery', reading, data),
      takes: ['hex', 'place', 'die', 'factor', 'first', ...OF_GUNS],
      unused: [
        ...fieldsBut(
          reading,
          'hex',
          'place',
          'die',
          'first',
          ...OF_GUNS,
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
  inRow('at|by|on', '|the', 'end', 'of', 'its|their|the|his|our', 'move|moves|movement|march'),
  inRow('al|en el', 'final|acabar|terminar|fin', '|de|del', '|su|el', 'movimiento|marcha'),
  inRow('alla|a', 'fine', 'del|della|di', '|suo|sua|loro', 'movimento|mossa|marcia'),
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
  inRow(
    '|they|we',
    'won t|don t|will not|do not|are not|re not',
    'stop|stay|stopping|staying|end their move|end up',
    'there|here|in it',
    '|,',
    '|they go on|only crossing the hex|only crossing|they move on',
  ),
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
const VOSGES = words(
  inRow(
    '|the hex|that hex|this hex|it|hex',
    '|is|s|lies|stands',
    '|one of|in|up in|part of|among|belongs to|on',
    '|the',
    'vosges',
    '|mountains|range|hexes|hills',
  ),
  inRow(
    '|el hex|ese hex|este hex|el hexagono|ese hexagono',
    '|es|esta|queda|pertenece|alla|arriba|cae|se trata',
    'uno de|en|de|a|parte de',
    'los vosgos|los hex de los vosgos',
  ),
  inRow(
    '|l esagono|quell esagono|quest esagono',
    '|e|sta|appartiene|si trova|su|lassu|fa parte',
    'uno dei|nei|dei|ai|degli esagoni dei|tra i',
    'vosgi',
  ),
  inRow('hex|hexagono|esagono|l esagono|el hex|the hex', '102|103'),
  inRow(
    '|we re|we are|i m|estamos|stiamo',
    'talking|talk|speaking|hablamos|hablando|parliamo|parlando|se trata|si tratta|it concerns|es|e|it is|it s',
    'about|of|del|de|dell|di|el|l|',
    '|the|el|l',
    'hex|hexagono|esagono',
    '102|103',
  ),
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

const PAIR = words(
  'both|both the|a pair of|a couple of|the two',
  'ambos|ambas|los dos|las dos|un par de|una pareja de',
  'entrambi i|entrambi|tutti e due i|tutti e due|i due|una coppia di|un paio di',
);
const STACKED = { corps: 'corps', division: 'divisions', brigade: 'brigades', cavalry: 'cavalry' } as const;

/** "Nine German corps in the same hex": whoever is named is there already. */
const stacking: AskedTool<GiData> = {
  tool: 'stacking',
  words:
    `${STACKING}|${ENDING_HERE}|` +
    'si sfora l impilamento|sfora l impilamento|sforiamo l impilamento|si supera l impilamento|superiamo l impilamento|nos pasamos de apilamiento|se pasa el apilamiento|se supera el apilamiento|is it overstacked|are we overstacked|does it break stacking|' +
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
    field(words(MOUNTAIN_HEX, VOSGES), 'hex', 102),
    asks(
      'es el|e il|it s number|that s number|en el hexagono|en un hexagono|nell esagono|in un esagono|in the hex',
      'hex',
      FIRST_HEX,
      LAST_HEX,
      {
        optional: true,
      },
    ),
    filler(
      'up there|up there in the|mountains|in the mountains|vosges mountains|alla arriba|arriba|en la montana|montana|lassu|lassu nei|in montagna|montagna|montagne|of foot|foot|on foot|a pie|de a pie|a piedi|got there first|antes han llegado|prima sono arrivati|sono arrivati prima|a heap of|una pila de|la pila ya es de|la pila e gia di|ce ne stanno gia ammucchiati|ce ne stanno',
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
    filler(
      'that has|a hex that has|in a hex that has|que tiene|che ha|as well|in that hex as well|ancora|still|todavia',
    ),
    // "Can two corps enter the hex"
    asks(
      'hex|hexagono|esagono|hex number|hex is number|hex is|number|numero|el numero|il numero|hexagono numero|esagono numero',
      'hex',
      FIRST_HEX,
      LAST_HEX,
      { optional: true },
    ),
    entry(words(PAIR), { kind: 'number', value: 2 }),
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
/** … and of the turn, of the net of rails and the options that are played. */
const OF_SUPPLY: readonly string[] = [
  'turn',
  'moment',
  'railEnd',
  'namurTurn',
  'holland',
  'betterUse',
  'belgianPreparation',
  'antwerpFort',
];

const MOVES_FROM =
  /(?:^| )(?:moves?|moving|march(?:es)?|mueven?|muovo(?:no)?|muove|marcian?o?|marchan?)(?: .*)? (?:from|desde|dal|dall)(?: |$)/;

/** Where the clause begins in which something is said. */
const clauseOf = ({ tokens }: Reading, [at = 0]: readonly number[] = []): number => clauseAround(tokens, at).from;

/** "Supply of German corps in hex 34". */
const supply: AskedTool<GiData> = {
  tool: 'supply',
  words:
    'supply|in supply|out of supply|supplied|supply of|supply for|supply line|sin suministro|fuera de suministro|fuori rifornimento|senza rifornimento|suministro|en suministro|abastecimiento|abastecido|' +
    'abastecidos|abastecida|rifornimento|in rifornimento|rifornito|riforniti',
  entries: [...SUPPLY_WORDS, HOLDING],
  make(given, everybody, data) {
    // "Moves from 53, out of supply now": of a move it is said beside.
    if (MOVES_FROM.test(given.tokens.map(({ folded }) => folded).join(' '))) return undefined;
    const { whole, all, forts, others, input, isEnemy } = besideSupply(given, everybody, data);
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
    const unitsOf = (some: readonly Item[]): number => some.reduce((sum, { count }) => sum + (count ?? 1), 0);
    const isWorn = ({ traits }: Item): boolean => traits.disrupted === true;
    const ofKind = (kind: string): readonly Item[] => items.filter(({ traits }) => traits.kind === kind);
    const [hq, ha] = [ofKind('hq'), ofKind('ha')];
    const combat = items.filter((item) => !hq.includes(item) && !ha.includes(item));
    const worn = unitsOf(combat.filter(isWorn));
    const sound = unitsOf(combat.filter((item) => !isWorn(item)));
    // "The German units in 45, an HA is in that hex": a people in another clause are others than what is beside them.
    const isBeside = ({ said, own }: Item): boolean =>
      own.includes('nation') && clauseOf(reading, said.nation) !== clauseOf(reading, said.kind);
    const isAlone = worn > 0 || (hq.length + ha.length > 0 && ![...hq, ...ha].some(isBeside));
    return {
      input: {
        stacks: [
          {
            hex,
            ...(nation === undefined ? {} : { nation }),
            ...(worn > 0 ? { disrupted: worn } : {}),
            ready: sound || (isAlone ? 0 : 1),
            ...(hq.length > 0 ? { hq: unitsOf(hq) } : {}),
            ...(ha.length > 0 ? { ha: unitsOf(ha) } : {}),
            ...(isEnemy ? { enemy: true } : {}),
          },
        ],
        ...input,
        ...Object.fromEntries(
          OF_SUPPLY.flatMap((name) => {
            const value = saidIn(reading, name);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
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
      takes: ['hex', 'place', 'fort', ...OF_STACK, ...OF_SUPPLY],
      // "Supplied at Calais from Le Havre": the first place is where they stand.
      // "The French are in the hex too": it is the one that was named.
      forgives: (fault) =>
        (fault.code === 'twice' && (fault.field === 'place' || fault.field === 'fort')) ||
        (fault.code === 'range' && fault.field === 'hex' && fault.given === undefined),
      unused: [
        ...fieldsBut(reading, 'hex', 'place', ...OF_STACK, ...OF_SUPPLY),
        ...others,
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
