import type { GiData } from '@/lib/games/grand-illusion/data';
import { inRow } from '@/lib/typed/phrases';
import { GONE } from '@/lib/games/grand-illusion/typed/fallen-words';
import { lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { areOpposed } from '@/lib/typed/asked';
import { heldIn } from '@/lib/typed/control';
import { asks, choice, counted, field, filler, trait } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { Entry, Value } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { words } from '@/lib/typed/table-words';
import { firstOf, lastOf } from '@/lib/typed/tokens';

/* What is told beside the units whose supply is asked for: the forts of Namur and Maubeuge, enemies, logistics. */

const FORT_GONE = words(
  inRow(
    '|we|they|i',
    '|have|ve|already|have already|has|has already',
    'took out|taken out|knocked out|destroyed|reduced|captured',
    '|the fort of|the fort at',
  ),
  inRow(
    '|ya|los alemanes ya|ya nos',
    'cargamos|hemos cargado|destruimos|hemos destruido|tomamos|tomado|hemos eliminado|eliminamos|reducimos',
    '|el fuerte de|a',
  ),
  inRow('|gia|abbiamo gia|abbiamo|l abbiamo', 'fatto fuori|distrutto|eliminato|preso|espugnato', '|il forte di'),
  inRow('|ya', 'no', 'queda|hay|tiene|existe', '|ya|ningun|ya ningun|mas|el', 'fuerte'),
  inRow('|ya', 'rindio|ha rendido|perdio|ha perdido', 'su|el', 'fuerte'),
  inRow('|gia', 'non', 'resta|c e|ha|esiste|rimane', '|piu', 'nessun|il|alcun|un', 'forte'),
  inRow('ha|ha gia', 'ceduto|perso|arreso', 'il suo|il', 'forte'),
  inRow('has|there is|there s|has got', 'no|no more', 'fort', '|left|there|any more'),
  inRow('surrendered|lost|gave up|has lost|has surrendered', 'its|the', 'fort'),
);
const SIEGE_ON = words(
  inRow('|the|under', 'siege of|siege at', '|is still on|goes on'),
  inRow('|the', 'siege', 'is on|goes on|is going on|is still on|continues'),
  inRow('|sigue|continua|dura', 'el', 'sitio|asedio|cerco', '|de'),
  inRow('|l|continua l|prosegue l', 'assedio', '|di'),
  'en curso|esta en curso|sigue en curso|in corso|e in corso|e ancora in corso|ancora in corso',
);
const SHARES = words(
  inRow(
    '|it|they|he|the stack',
    'shares|share|is sharing|has to share|shared',
    'the|its|their|that|a',
    'hex|hexagon',
    '|with',
  ),
  inRow('the|that|its', 'hex', 'is', 'shared', '|with'),
  inRow('|lo', 'comparte|comparten|compartiendo', '|el|su|ese', 'hexagono', '|con'),
  inRow('|lo', 'divide|dividono|condivide|condividono', '|l|il suo', 'esagono', '|con'),
);
const BOTH_SIDES = words(
  inRow('both sides|units of both sides', 'are|stand|have units', 'in it|in the hex|in that hex|there|in the same hex'),
  inRow('|estan', 'los dos bandos|ambos bandos|las dos partes', '|estan', 'en el hexagono|alli|ahi|en ese hexagono'),
  inRow(
    '|nell esagono|li',
    'ci sono',
    'tutte e due le parti|entrambe le parti|tutti e due gli schieramenti',
    '|nell esagono|li',
  ),
  inRow(
    'he s|he has|he|they have|they ve|they',
    '|still|still got|got',
    'units|troops|men',
    'in that hex|in the hex|in there|there|in it',
  ),
);
const FELL_ON = words(
  inRow(
    '|it|which',
    'fell|was taken|was eliminated|was destroyed|has fallen|surrendered|went down|gone since|gone|eliminated|lost',
    'on|in|since|back in|already in',
    'turn|gt|game turn',
  ),
  inRow(
    '|ya',
    'cayo|fue tomado|fue eliminado|ha caido|se rindio|se perdio|eliminado|perdido|caido',
    'en el|en|el|desde el',
    'turno|gt|turno de juego',
  ),
  inRow(
    '|gia',
    'e caduta|e caduto|cadde|caduta|caduto|preso|eliminato|si e arresa|perso',
    'al|nel|dal|gia al',
    'turno|gt',
  ),
);
/** "It was GT 3 when Namur went": the turn of that, and not the one that is played. */
const WHEN_IT_FELL = words(
  inRow('|it was|that was|was', '|in|on', 'turn|gt|game turn', '#', 'when', '|the fort of|the fort at', '|went|fell'),
  inRow('|era|fue|fue en|era en', '|el|en el', 'turno|gt', '#', 'cuando', '|cayo|se rindio|perdio'),
  inRow('|era|fu', '|il|nel|al', 'turno|gt', '#', 'quando', '|e caduta|e caduto|cadde|si e arresa'),
);
export const SUPPLY_WORDS: readonly Entry[] = [
  asks(FELL_ON, 'namurTurn', 1, 15),
  counted(WHEN_IT_FELL, 'namurTurn', 1, 15),
  trait('hq|hqs|headquarters|army hq|cuartel general|cuarteles generales|cg|quartier generale|quartieri generali|qg', {
    kind: 'hq',
  }),
  trait('ha|heavy artillery|heavy guns|artilleria pesada|artiglieria pesante', { kind: 'ha' }),
  ...choice('moment', {
    action: words(
      inRow('|in|during|now in|it s|it is', '|the|an', 'action phase|action segment|phase of action'),
      inRow('|en|durante|es|estamos en', '|la|el', 'fase de accion|segmento de accion'),
      inRow(
        '|in|durante|e|siamo in|nella|nel',
        '|la|il',
        'fase d azione|fase di azione|segmento d azione|segmento di azione',
      ),
    ),
    attrition: words(
      inRow(
        '|in|during|for|now in|it s|it is',
        '|the|an',
        'attrition segment|attrition phase|attrition step|attrition',
      ),
      inRow('|en|durante|es|para|estamos en', '|la|el', 'segmento de desgaste|fase de desgaste|desgaste'),
      inRow(
        '|in|durante|e|per|nella|nel',
        '|la|il',
        'segmento di logoramento|fase di logoramento|logoramento|fase d attrito|attrito',
      ),
    ),
  }),
  field(
    words(
      inRow(
        '|an|the|some',
        'enemy',
        'fort or unit|unit or fort|fort or combat unit|combat unit or fort|units or forts',
        '|in that hex|in the hex|in its hex|there|in it',
      ),
      inRow(
        '|un|una',
        'fuerte o unidad|unidad o fuerte|unidad de combate o fuerte',
        'enemiga|enemigo',
        '|en ese hex|en el hex|alli',
      ),
      inRow('|un|una', 'forte o unita|unita o forte', 'nemica|nemico', '|in quell esagono|nell esagono|li'),
      inRow('enemigos|unidades|nemici|unita', 'combatientes|combattenti|combattente', '|enemigas|nemiche|nemica'),
      inRow('conviven|convive|convivono', '|en el hex|en el hexagono|nell esagono', 'con|col', '|el', 'enemigo|nemico'),
      inRow('|una|un', 'unita combattente|unidad combatiente', 'nemica|enemiga'),
    ),
    'enemy',
    true,
  ),
  filler(
    'fort of|fort at|the fort|the fort of|the fort at|the forts of|the forts at|after the forts of|after the fort of|after the fort at|once the fort of|with the fort of|fuerte de|el fuerte de|con el fuerte de|forte di|il forte di|con il forte di',
  ),
  filler('stack|a stack|the stack|pila|una pila|la pila|la pila di|pila di|pila de|una pila di|una pila de'),
  field(
    words(
      BOTH_SIDES,
      inRow(
        '|there is|there s|hay|c e|with|con',
        '|an|a|un',
        'enemy corps|enemy unit|enemy division|cuerpo enemigo|unidad enemiga|corpo nemico|unita nemica',
        '|in the hex|in there|in it|en el hexagono|nell esagono|alli|li',
        '|with it|with them|too|con el|con lui',
      ),
      inRow(
        '|the|el|il',
        'enemy|enemigo|nemico',
        'still has|has|sigue teniendo|tiene|todavia tiene|ha ancora|ha',
        '|some',
        'units|troops|unidades|tropas|unita|truppe',
        '|there|alli|ahi|li|in it',
      ),
    ),
    'enemy',
    true,
  ),
  filler(words(SHARES, 'giochiamo con|giochiamo con l|jugamos con|we play with|we re playing with')),
  ...choice('fort', {
    gone: words(
      FORT_GONE,
      ...GONE,
      inRow(
        'after|since|once',
        '|the',
        'elimination|destruction|fall|loss|removal',
        'of',
        '|the',
        'forts|fort',
        '|of|at',
      ),
      inRow(
        'tras|despues de',
        '|la',
        'eliminar|destruir|perder|tomar|reducir|eliminacion de|destruccion de|caida de',
        '|el|del|los',
        'fuerte|fuertes',
        'de',
      ),
      inRow(
        'dopo',
        '|l|la',
        'eliminazione|distruzione|caduta|perdita|eliminare|distruggere',
        '|del|dei',
        'forte|forti',
        'di',
      ),
      inRow('e|resta|si ritrova|ormai', 'rimasta|rimasto|senza', '|senza', '|piu|il|alcun', 'forte|forti'),
      inRow('|se', 'ha quedado|quedo|queda|esta', 'sin', '|su|el|ningun', 'fuerte|fuertes'),
      inRow('has|is|was|got', 'left|been left', 'without', '|a|its|any', 'fort|forts'),
      inRow(
        '|with|after|since|now that|once',
        '|we have|they have|we|they',
        'eliminating|eliminated|destroying|knocking out|taking out|losing|destroyed|the fall of|the loss of|lost',
        '|the',
        'fort|fortress',
        'of|at|in',
      ),
      inRow(
        '|con|tras|una vez',
        'eliminado|eliminado ya|eliminar|destruido|destruido ya|la caida de|la perdida de|destruir|perdido|perder',
        '|el',
        'fuerte',
        'de',
      ),
      inRow(
        '|con|dopo|una volta',
        'eliminato|eliminato ormai|aver eliminato|distrutto|la caduta di|la perdita di|distrutto ormai|perso',
        '|il',
        'forte',
        'di',
      ),
      'wiped out|is wiped out|was wiped out|were wiped out|has been wiped out|destroyed|is destroyed|has been destroyed|eliminated|is eliminated|knocked out|is gone|has gone|taken|has been taken|captured|has surrendered|surrendered|has fallen|fell|fallen|no fort left|no fort|no more fort|razed|out of play',
      'destruido|esta destruido|eliminado|esta eliminado|ha caido|cayo|caido|cargado|nos hemos cargado|se ha rendido|rendido|tomado|hemos tomado|ya no esta|ya no existe|sin fuerte|ya no hay fuerte|no queda fuerte|arrasado',
      'distrutto|e distrutto|eliminato|e eliminato|caduto|e caduto|e caduta|caduta|fatto fuori|abbiamo fatto fuori|si e arreso|arreso|abbiamo preso|non c e piu|non esiste piu|nessun forte|niente forte|raso al suolo',
    ),
    besieged: words(
      SIEGE_ON,
      'under siege|is under siege|besieged|is besieged|invested|is invested|surrounded|surrounded by our siege|siege|siege marker|ringed',
      'asediada|asediado|esta asediada|esta asediado|sitiada|sitiado|cercada|cercado|bajo asedio|en asedio|asedio|marcador de asedio',
      'assediata|assediato|e assediata|e assediato|sotto assedio|in stato d assedio|accerchiata|accerchiato|circondata|circondato|assedio|segnalino di assedio',
    ),
  }),
  field(
    words(
      'enemy|the enemy s|hostile troops|hostiles|enemy troops|enemy units|enemy unit|enemy combat unit|enemy combat units|enemy corps|enemies|an enemy|the enemy|enemy fort',
      'enemigo|enemiga|enemigas|tropas enemigas|unidades enemigas|unidad enemiga|unidades de combate enemigas|enemigos|un enemigo|el enemigo|cuerpo enemigo|fuerte enemigo',
      'nemico|nemica|nemiche|truppe nemiche|unita nemiche|unita nemica|unita di combattimento nemiche|nemici|un nemico|il nemico|corpo nemico|forte nemico',
    ),
    'enemy',
    true,
  ),
  field(
    'improved logistics|logistics|better logistics|logistics option|logistica mejorada|logistica|mejor logistica|logistica migliorata|migliore logistica',
    'logistics',
    true,
  ),
  filler(
    words(
      'in the same hex|in the hex too|in the hex|en el mismo hexagono|en el mismo sitio|nello stesso esagono|hasn t fallen|has not fallen|not fallen|holds out|still holds',
      'no ha caido|aguanta|resiste|non e caduta|non e caduto|regge|but|ma|pero|only|solo|it s not alone|not alone|is not alone|no esta solo|non e solo',
      'with it|with them|con el|con ellos|con lui|con loro|in there|sit|sits|dentro|inside|too|tambien|anche|he paid|he took|took|takes|picked|paid|pays|chose|bought|option|as his option',
      'eligio|pago|pagado|ha pagado|hanno pagato|han pagado|escogio|opcion|su opcion|como opcion|scelto|ha scelto|pagato|ha pagato|preso|ha preso|come opzione|opzione|we ve|i ve|nos hemos|abbiamo',
      '2 vp|the 2 vp|two vp|los 2 vp|2 pv|los 2 pv|dos pv|i 2 vp|i 2 pv|improved|mejorada|migliorata|mejora|migliora',
    ),
  ),
];

const THERE = /^(?:there|in|inside|dentro|too|also|same|with|hay|c|ci|mismo|con|tambien|anche|nello|nell|stesso)$/;
const NEAR = 4;

/** A text about supply: what is left of it for the units, and what it says beside them. */
export interface BesideSupply {
  readonly whole: Reading;
  readonly all: readonly Item[];
  readonly forts: readonly FieldRead[];
  /** units of which nothing is known that the form asks for */
  readonly others: readonly Item[];
  readonly input: Readonly<Record<string, Value>>;
  readonly isEnemy: boolean;
}

/** "Is a German corps in hex 45 in supply, Namur has fallen, there is a French corps in there with it". */
export function besideSupply(reading: Reading, items: readonly Item[], data: GiData): BesideSupply {
  const { fields, tokens } = reading;
  const lexicon = lexiconOf(data);
  const fell = fields.filter(({ field: name }) => name === 'namurTurn');
  const states = [
    ...fields.filter(({ field: name }) => name === 'fort'),
    // "Namur fell on turn 4": it is no more, and since when.
    ...fell.map((one) => ({ ...one, value: 'gone' })),
  ];
  const placed = (name: string): FieldRead | undefined =>
    states.length === 0 ? undefined : fields.find(({ field: one, value }) => one === 'place' && value === name);
  const [namur, maubeuge] = [placed('Namur'), placed('Maubeuge')];
  // "Has not fallen, it is only besieged": the siege says more.
  const state = (states.find(({ value }) => value === 'besieged') ?? states[0])?.value;
  const isGone = namur !== undefined && maubeuge === undefined && state === 'gone';
  const place = isGone ? namur : namur === undefined ? maubeuge : undefined;
  const forts = place === undefined ? [] : [place, ...states];
  const isFort = ({ traits, count, article }: Item): boolean =>
    place !== undefined && traits.kind === 'fort' && (count === undefined || article);
  // Beside units that are asked for a fort is no more of them.
  const isBeside = (item: Item): boolean =>
    item.traits.kind === 'fort' && items.some(({ own, traits }) => own.includes('kind') && traits.kind !== 'fort');
  const units = items.filter((item) => !isFort(item) && !isBeside(item));
  const isThere = (item: Item): boolean =>
    tokens.slice(Math.max(0, firstOf(item) - NEAR), lastOf(item) + NEAR + 1).some(({ folded }) => THERE.test(folded));
  // Whoever stands beside the name of the tool is meant, and not who is there "with him".
  const [hex] = fields.filter(({ field: name }) => name === 'hex');
  const isPlaced = (item: Item): boolean =>
    hex !== undefined && Math.abs(firstOf(hex) - lastOf(item)) <= NEAR && lastOf(item) < firstOf(hex);
  const main =
    units.find((item) => item.own.includes('kind') && isPlaced(item)) ??
    units.find(({ own }) => own.includes('kind')) ??
    units[0];
  const holder = heldIn(reading, units, ['place', 'hex'], lexicon)?.holder;
  const enemies = units.filter(
    (item) =>
      main !== undefined && item !== main && item !== holder && areOpposed([main, item], lexicon) && isThere(item),
  );
  // "The German picked logistics": of his units nothing more is said.
  const logistics = fields.some(({ field: name }) => name === 'logistics');
  const isPlayer = (item: Item): boolean =>
    logistics && item !== main && item.own.join() === 'nation' && item.traits.nation === main?.traits.nation;
  return {
    whole: { ...reading, fields: fields.filter((one) => !forts.includes(one) && !(isGone && fell.includes(one))) },
    all: units.filter((item) => !enemies.includes(item) && !isPlayer(item)),
    forts,
    others: items.filter((item) => !isFort(item) && isBeside(item)),
    input: {
      ...(isGone ? { namurGone: true } : {}),
      ...(isGone && fell[0] !== undefined ? { namurTurn: fell[0].value } : {}),
      ...(place !== undefined && place === maubeuge && state !== undefined ? { maubeuge: state } : {}),
      ...(logistics ? { logistics: true } : {}),
    },
    isEnemy: enemies.length > 0 || fields.some(({ field: name }) => name === 'enemy'),
  };
}
