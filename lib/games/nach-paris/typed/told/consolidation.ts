import { text } from '@/lib/calc/evaluation';
import { ENEMY_ZOC } from '@/lib/games/nach-paris/typed/state-words';
import { FIRED } from '@/lib/games/nach-paris/typed/told/shared';
import type { AskedTool } from '@/lib/typed/asked';
import { asks, counted, field, filler, lostWords, trait, type Form } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';
import { words } from '@/lib/typed/table-words';
import { clauseAround, firstOf, lastOf } from '@/lib/typed/tokens';

/* A consolidation in 1914 Nach Paris, as players tell of it. */

/** They stand in two hexes (6.5.2); "in the same hex" without a "not" is none of these. */
const APART = words(
  inRow(
    '|but|and',
    '|they|the units|both|both units|the two|units|these',
    'aren t|are not|not|don t stand|do not stand|don t sit|do not sit|isn t|not both|re not|never',
    '|standing|sitting|both|together',
    'in|on',
    '|the|one and the',
    'same hex|same place|one hex',
  ),
  inRow(
    '|but|and',
    '|they|the units|both|the two',
    'don t share|do not share|aren t sharing|not sharing',
    'a hex|the hex|one hex|the same hex|hexes',
  ),
  inRow(
    '|but|and',
    '|they|the units|both|the two|each|one of them|one unit|the other one|the other|units',
    '|are|stand|sit|is|stands|sits|re|lie|lies',
    'in',
    '|two|its|their|a|an',
    'different|separate|own|adjacent|neighbouring|neighboring|distinct|other|another|another adjacent',
    'hexes|hex',
  ),
  inRow(
    '|but',
    'one|one of them|one unit|the other|the other one',
    '|is|stands|sits',
    'in',
    'another|a different',
    'hex',
  ),
  inRow('each', '|one|of them|unit', '|is|stands|sits', 'in', 'its|a', '|own|different|separate', 'hex'),
  inRow('the|their', 'hexes', 'aren t|are not|differ|are', '|the', 'same|different|apart|not the same'),
  inRow(
    '|pero|y',
    '|las unidades|las dos|ellas|ambas',
    'no',
    '|estan|esta|se encuentran',
    '|las dos|juntas|ambas',
    'en',
    'el mismo|un mismo|un solo',
    'hex|hexagono|sitio',
  ),
  inRow('|pero|y', '|las dos', 'no', 'comparten', '|el|un|mismo|el mismo', 'hex|hexagono'),
  inRow(
    '|pero|y',
    '|estan|una esta|cada una esta',
    'en',
    '|dos',
    'hexes|hexagonos|hexs',
    'distintos|diferentes|separados|contiguos|adyacentes|vecinos',
  ),
  inRow(
    '|pero|y',
    'cada',
    'una|unidad|cual',
    '|esta',
    'en',
    'su|un',
    '|propio',
    'hex|hexagono',
    '|distinto|propio|diferente',
  ),
  inRow(
    '|pero|y',
    'una|una de ellas|la otra|otra',
    '|esta|se encuentra',
    'en',
    'otro|un',
    'hex|hexagono',
    '|distinto|diferente|contiguo|vecino',
  ),
  inRow(
    '|ma|e',
    '|le unita|le due|loro',
    'non',
    '|sono|stanno|si trovano',
    '|tutte e due|insieme|entrambe',
    'nello stesso|in uno stesso|in un solo',
    'esagono|posto',
  ),
  inRow('|ma|e', '|le due', 'non', 'condividono', 'l|un|lo stesso', '|stesso', 'esagono'),
  inRow(
    '|ma|e',
    '|sono|stanno|si trovano',
    'in',
    '|due',
    'esagoni',
    'diversi|differenti|separati|vicini|adiacenti|distinti',
  ),
  inRow(
    '|ma|e',
    'ognuna|ciascuna|ognuno|ciascuno',
    '|e|sta',
    'nel|in un',
    '|suo|proprio',
    'esagono',
    '|suo|diverso|proprio',
  ),
  inRow(
    '|ma|e',
    'una|una di loro|l altra|un altra',
    '|e|sta|si trova',
    'in',
    'un altro|un',
    'esagono',
    '|diverso|vicino|adiacente',
  ),
);

/** "… from a worn one that is in another hex": told of who gives the steps. */
const IN_ANOTHER_HEX = words(
  inRow(
    'which|that|who|but',
    '|but|though|however',
    'is|stands|sits|lies',
    '|though|however',
    'in',
    'another|a different|the next|a neighbouring|an adjacent',
    'hex',
  ),
  inRow(
    'que',
    '|pero|sin embargo',
    'esta|se encuentra|queda',
    '|sin embargo',
    'en',
    'otro|un',
    'hex|hexagono',
    '|distinto|vecino|adyacente|contiguo|aparte',
  ),
  inRow(
    'che',
    '|pero|invece',
    'e|sta|si trova',
    '|pero|invece',
    'in',
    'un altro|un',
    'esagono',
    '|diverso|vicino|adiacente|a parte',
  ),
);

const ONE_EN =
  'one|one of them|one of the two|one of the pair|one of the units|one unit|either|either of them|the one|the other|the other one|both|both of them|both units|one of these|one of ours|them|it|a unit';
const ZOC_EN = inRow(
  '|an|the|a|some|one',
  'enemy|hostile|enemy s|opposing|opponent s|german|french',
  'zoc|zocs|zone of control|zones of control',
);
const UNA =
  'una|una de ellas|una de las dos|una de las unidades|una de la pareja|una unidad|la otra|alguna de ellas|ambas|las dos|alguna|la una|ellas';
const ZOC_ES = inRow(
  '|una|la|en',
  'zoc|zona de control',
  'enemiga|contraria|hostil|del enemigo|del contrario|alemana|francesa|adversaria',
);
const UNA_IT =
  'una|una di loro|una delle due|una delle unita|una della coppia|un unita|l altra|qualcuna di loro|entrambe|tutte e due|loro';
const ZOC_IT = inRow(
  '|una|la|in',
  'zoc|zona di controllo',
  'nemica|avversaria|ostile|del nemico|dell avversario|tedesca|francese',
);

/** Who is in an enemy ZOC does not consolidate (6.5.2); one of the two is enough. */
const ZOC_ON_ONE = words(
  inRow(
    '|with|but|and|because',
    ONE_EN,
    '|is|are|sits|sit|stands|stand|lies|lie|being|finds itself|caught|standing|sitting',
    'in|inside|within|under|covered by|reached by|touched by',
    ZOC_EN,
  ),
  inRow('|there s|there is|with', ZOC_EN, '|is|lies', 'on|over|covering|reaching|touching|around', ONE_EN),
  inRow(ZOC_EN, 'reaches|covers|touches|extends to|extends over|hits|affects|is on|lies on|falls on|takes in', ONE_EN),
  inRow(
    '|con|pero|y',
    UNA,
    '|esta|estan|se halla|se encuentra|queda|cae|metida|metidas|estando|hallandose',
    '|metida|metidas',
    'en|dentro de|bajo|alcanzada por|cubierta por|tocada por',
    ZOC_ES,
  ),
  inRow('|hay|con', ZOC_ES, '|esta|cae', 'sobre|en|encima de|cubriendo|alcanzando', UNA),
  inRow('|a', UNA, '|la|las', 'alcanza|cubre|toca|llega', ZOC_ES),
  inRow(ZOC_ES, '|la|las', 'alcanza|cubre|toca|llega|llega a|cae sobre|afecta|pilla', '|a|sobre', UNA),
  inRow(
    '|con|ma|e',
    UNA_IT,
    '|e|sono|sta|stanno|si trova|si trovano|resta|cade',
    '|finita',
    'in|dentro|sotto|raggiunta dalla|coperta dalla|toccata dalla|nella',
    ZOC_IT,
  ),
  inRow('|c e|con', ZOC_IT, '|e|cade', 'su|sopra|addosso a', UNA_IT),
  inRow(ZOC_IT, '|la|le', 'raggiunge|copre|tocca|arriva a|arriva su|cade su|prende', UNA_IT),
);

/** "Two infantry units": who consolidates, and no number that the form asks. */
const BOTH: readonly Entry[] = Object.entries({
  inf: [
    'infantry|inf|infantry units|infantry divisions|inf units|divisions|foot',
    'infanterias|unidades de infanteria|divisiones de infanteria|inf|divisiones',
    'fanterie|unita di fanteria|divisioni di fanteria|inf|divisioni',
  ],
  cav: [
    'cavalry|cav|cavalry units|cavalry divisions|cav units',
    'caballerias|unidades de caballeria|divisiones de caballeria|cav',
    'cavallerie|unita di cavalleria|divisioni di cavalleria|cav',
  ],
}).map(([kind, [en = '', es = '', it = '']]) =>
  trait(
    words(
      inRow('|my|our|the|these', 'two|2|both|a pair of', '|of my|of our|of the|my|our', en),
      inRow('|mis|nuestras|las|estas|a', 'dos|2|ambas|un par de', '|de mis|de nuestras|de las', es),
      inRow('|le mie|le nostre|le|queste', 'due|2|entrambe le|un paio di', '|delle mie|delle nostre|delle', it),
    ),
    { kind, unit: true },
  ),
);

const DID_OTHER = words(
  inRow(
    '|it|they|one of them|one|one unit|the unit',
    '|has|have|already|has already',
    'did|done|acted|does',
    '|something|anything',
    'else|already|otherwise|something else',
    '|in this|this|in the|during the',
    '|combat phase|phase',
  ),
  inRow(
    '|ya|una|una de ellas',
    'hizo|ha hecho|hace',
    'otra cosa|algo mas|algo',
    '|en',
    '|esta|la',
    '|fase de combate|fase',
  ),
  inRow(
    '|gia|una|una di loro',
    'ha fatto|fa|ha gia fatto',
    'altro|qualcos altro|qualcosa',
    '|in|nella',
    '|questa|la',
    '|fase di combattimento|fase',
  ),
);

/** "Consolidating infantry: it has lost two steps" (6.5). */
export const CONSOLIDATION: Form = {
  tool: 'consolidation',
  words:
    'consolidate|consolidates|consolidating|consolidation|consolidar|consolida|consolidan|consolidando|consolidacion|consolidare|consolidano|consolidamento|consolidazione|consolido|consolidiamo',
  takes: {
    lost: 'consolidation.fields.lost',
    gain: 'consolidation.fields.gain',
    sameHex: 'consolidation.fields.sameHex',
    sameType: 'consolidation.fields.sameType',
    enemyZoc: 'consolidation.fields.enemyZoc',
    pioneer: 'consolidation.fields.pioneer',
    fired: 'consolidation.fields.fired',
    giverSteps: 'consolidation.fields.giverSteps',
    giverRank: 'consolidation.fields.giverRank',
    busy: 'consolidation.fields.busy',
    needCbf: 'consolidation.fields.needCbf',
    needArf: 'consolidation.fields.needArf',
    giverCbf: 'consolidation.fields.giverCbf',
    giverArf: 'consolidation.fields.giverArf',
  },
  traits: { kind: 'unit.fields.kind', rank: 'consolidation.fields.rank' },
  beside: ['unit', 'nation', 'name'],
  grammar: { sums: undefined, strength: [], states: ['rank', 'steps', 'unit', 'reserve'] },
  entries: [
    ...BOTH,
    field(IN_ANOTHER_HEX, 'sameHex', false),
    field(APART, 'sameHex', false),
    field(ZOC_ON_ONE, 'enemyZoc', true),
    field(DID_OTHER, 'busy', true),
    field(
      words(
        inRow('|but', 'one|one of them|one unit|the other', 'is|stands|sits|lies', '|in|inside|within', ENEMY_ZOC),
        inRow('|pero', 'una|una de ellas|la otra', '|esta|cae', '|en|dentro de', words(ENEMY_ZOC, 'zoc')),
        inRow('|ma', 'una|una di loro|l altra', '|e|sta|cade', '|in|dentro', words(ENEMY_ZOC, 'zoc')),
      ),
      'enemyZoc',
      true,
    ),
    field(
      words(
        inRow('one|one of them|one unit|the other', FIRED),
        inRow('una|una de ellas|la otra', FIRED),
        inRow('una|una di loro|l altra', FIRED),
        FIRED,
      ),
      'fired',
      true,
    ),
    counted(
      words(
        inRow(
          '|the',
          'degraded|worn|other|second',
          '|unit|one',
          'has|with|still has|keeps',
          '|only',
          '#',
          'steps|step',
          '|left',
        ),
        inRow(
          '|la',
          'degradada|otra|desgastada',
          '|unidad',
          'tiene|con|conserva',
          '|solo',
          '#',
          'pasos|paso',
          '|restantes',
        ),
        inRow('|la|l', 'degradata|altra|logora', '|unita', 'ha|con|conserva', '|solo', '#', 'passi|passo', '|rimasti'),
      ),
      'giverSteps',
      1,
      5,
    ),
    counted(
      words(
        inRow(
          '|to|it would|wants to|would|it|gaining|get|to get',
          'gain|get back|regain|recover|gets back|gains|gaining|get|regaining|regains|recovers|takes back|take back|takes|take|restores|receives',
          '#',
          'steps|step',
          '|back',
        ),
        inRow(
          '|para|puede|quiere',
          'recuperar|recupera|gana|ganar|recuperando|recobra|recobrar|recibe|toma|retoma|repone',
          '#',
          'pasos|paso',
        ),
        inRow(
          '|per|puo|vuole',
          'recuperare|recupera|guadagna|guadagnare|recuperando|riprende|riprendere|riceve|prende|ripristina',
          '#',
          'passi|passo',
        ),
      ),
      'gain',
      1,
      4,
    ),
    counted(
      inRow(
        '|needs|need|gains|gain|gaining|gana|necesita|guadagna|serve',
        '#',
        'cbf',
        '|more|mas|in piu|gained|ganado|guadagnato',
      ),
      'needCbf',
      0,
      30,
    ),
    counted(
      inRow(
        '|needs|need|gains|gain|gaining|gana|necesita|guadagna|serve',
        '#',
        'arf',
        '|more|mas|in piu|gained|ganado|guadagnato',
      ),
      'needArf',
      0,
      30,
    ),
    filler(
      'want|want to|i want to|quiero|queremos|voglio|vogliamo|se|si|one of them|una de ellas|una di loro|both|ambas|entrambe',
    ),
    ...[1, 2, 3, 4].map((n) => field(lostWords(n), 'lost', n)),
    field(
      words(
        inRow(
          '|but|the units|they|both|units',
          '|are|stand|is',
          'not|aren t|isn t|are not|not both',
          '|standing|both',
          'in|on',
          '|the',
          'same hex|one hex',
        ),
        inRow('|they|the units', 'are|stand|sit', 'in', 'different hexes|separate hexes|two hexes|adjacent hexes'),
        inRow(
          '|pero|las unidades|las dos',
          'no',
          '|estan|esta',
          '|las dos|juntas',
          'en',
          'el mismo|un mismo',
          'hex|hexagono',
        ),
        inRow('|estan', 'en', 'hexes|hexagonos', 'distintos|diferentes|separados|contiguos'),
        inRow('|ma|le unita|le due', 'non', '|sono|stanno|e', '|tutte e due', 'nello stesso|in uno stesso', 'esagono'),
        inRow('|sono|stanno', 'in', 'esagoni', 'diversi|differenti|separati|vicini'),
      ),
      'sameHex',
      false,
    ),
    field('in the same hex|same hex|en el mismo hex|en el mismo hexagono|nello stesso esagono', 'sameHex', true),
    field(
      words(
        inRow('not|of different|different|another', '|the same', 'type|types|nationality|nationalities|unit type'),
        inRow('de', 'distinto|otro|diferente|distinta', 'tipo|nacionalidad'),
        inRow('di', 'tipo|nazionalita', 'diverso|diversa'),
      ),
      'sameType',
      false,
    ),
    field(
      words(
        ENEMY_ZOC,
        inRow('|one of them is|one is|una esta|una de ellas esta|una e|una di loro e', 'in|en|dentro de', ENEMY_ZOC),
      ),
      'enemyZoc',
      true,
    ),
    field(
      'a pio would give it|a pio gives the step|pioneers give the step|un pio daria el paso|los pioneros dan el paso|un pio darebbe il passo',
      'pioneer',
      true,
    ),
    field(
      'one of them bombarded|bombarded this turn|one bombarded|una bombardeo|ha bombardeado|una ha bombardato|ha bombardato',
      'fired',
      true,
    ),
    asks(
      words(
        inRow('steps', 'back|regained|gained|to get back|to gain|to recover'),
        inRow('pasos', 'recuperados|ganados|que recupera|de vuelta|para recuperar'),
        inRow('passi', 'recuperati|guadagnati|da recuperare|che recupera'),
      ),
      'gain',
      1,
      4,
      { before: true },
    ),
    filler(
      'that loses steps|loses steps|que pierde pasos|pierde pasos|che perde passi|perde passi|gives|gives up|giving|cede|cediendo|da|dando|dona|cedendo|a degraded|degraded one|a worn|a worn one|una degradada|degradada|una desgastada|una degradata|degradata|logora|una logora|degraded|the degraded unit|worn|units|unit|it has|has|they|it|with|but|ha|ma|pero|la|unidades|unita|le|las|can i|it s|y|e|and|step|steps|pasos|passi|another|otra|un altra',
    ),
  ],
};

const WORN = /^(?:degrad\w+|worn|desgastad[ao]|logor[ao]|gives|giving|gave|cede|cedes|ceda|dona|loses|pierde|perde)$/;
const MEANT = ['rank', 'unit', 'kind', 'nation'];

/** Of two units whose ranks are told who is worn gives the steps, else who is named second (6.5.1). */
function giverOf({ tokens }: Reading, items: readonly Item[]): Item | undefined {
  const [first, second, third] = items
    .filter(({ own }) => own.includes('rank'))
    .toSorted((a, b) => firstOf(a) - firstOf(b));
  const isPlain = ({ own }: Item): boolean => own.every((name) => MEANT.includes(name));
  // "The one that loses steps is a C"
  const { from, to } = clauseAround(tokens, Math.min(...(first?.said.rank ?? [0])));
  if (first && !second && isPlain(first) && tokens.slice(from, to).some(({ folded }) => WORN.test(folded)))
    return first;
  if (!first || !second || third || !isPlain(first) || !isPlain(second)) return undefined;
  const isWorn = (from: number, to: number): boolean =>
    tokens.slice(Math.max(0, from), to).some(({ folded }) => WORN.test(folded));
  return isWorn(0, firstOf(second) - 1) && !isWorn(lastOf(first) + 1, lastOf(second)) ? first : second;
}

/** "Two infantry units consolidate, the one that loses steps is a D": the infantry is not his alone. */
function othersOf(giver: Item, { tokens }: Reading): readonly Item[] {
  const rank = giver.said.rank ?? [];
  const { from } = clauseAround(tokens, Math.min(...rank));
  const { rank: _, ...traits } = giver.traits;
  const own = giver.own.filter((name) => name !== 'rank');
  const left = giver.tokens.filter((at) => !rank.includes(at));
  return rank.length > 0 && left.some((at) => at < from) ? [{ ...giver, traits, own, tokens: left }] : [];
}

/** A consolidation with the rank of the unit that gives its steps. */
export const withGiver = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const giver = giverOf(reading, items);
    if (!giver) return tool.make(reading, items, data);
    const { rank = 'B' } = giver.traits;
    const one = { field: 'giverRank', value: rank, side: 'attack' as const, tokens: giver.said.rank ?? giver.tokens };
    const rest = items.flatMap((item) => (item === giver ? othersOf(giver, reading) : [item]));
    const made = tool.make({ ...reading, fields: [...reading.fields, one] }, rest, data);
    return (
      made && {
        ...made,
        item: (item) =>
          item === giver
            ? text('fight.field', { name: text('consolidation.fields.giverRank'), value: String(rank) })
            : (made.item?.(item) ?? text('consolidation.title')),
      }
    );
  },
});
