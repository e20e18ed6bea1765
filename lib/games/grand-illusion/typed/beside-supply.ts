import type { GiData } from '@/lib/games/grand-illusion/data';
import { lexiconOf } from '@/lib/games/grand-illusion/typed/lexicon';
import { areOpposed } from '@/lib/typed/asked';
import { heldIn } from '@/lib/typed/control';
import { choice, field, filler } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { Entry, Value } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { words } from '@/lib/typed/table-words';
import { firstOf, lastOf } from '@/lib/typed/tokens';

/* What is told beside the units whose supply is asked for: the forts of Namur and Maubeuge, enemies, logistics. */

export const SUPPLY_WORDS: readonly Entry[] = [
  ...choice('fort', {
    gone: words(
      'destroyed|is destroyed|has been destroyed|eliminated|is eliminated|knocked out|is gone|has gone|taken|has been taken|captured|has surrendered|surrendered|has fallen|fell|fallen|no fort left|no fort|no more fort|razed|out of play',
      'destruido|esta destruido|eliminado|esta eliminado|ha caido|cayo|caido|cargado|nos hemos cargado|se ha rendido|rendido|tomado|hemos tomado|ya no esta|ya no existe|sin fuerte|ya no hay fuerte|no queda fuerte|arrasado',
      'distrutto|e distrutto|eliminato|e eliminato|caduto|e caduto|e caduta|caduta|fatto fuori|abbiamo fatto fuori|si e arreso|arreso|abbiamo preso|non c e piu|non esiste piu|nessun forte|niente forte|raso al suolo',
    ),
    besieged: words(
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
  readonly input: Readonly<Record<string, Value>>;
  readonly isEnemy: boolean;
}

/** "Is a German corps in hex 45 in supply, Namur has fallen, there is a French corps in there with it". */
export function besideSupply(reading: Reading, items: readonly Item[], data: GiData): BesideSupply {
  const { fields, tokens } = reading;
  const lexicon = lexiconOf(data);
  const states = fields.filter(({ field: name }) => name === 'fort');
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
  const units = items.filter((item) => !isFort(item));
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
    whole: { ...reading, fields: fields.filter((one) => !forts.includes(one)) },
    all: units.filter((item) => !enemies.includes(item) && !isPlayer(item)),
    forts,
    input: {
      ...(isGone ? { namurGone: true } : {}),
      ...(place !== undefined && place === maubeuge && state !== undefined ? { maubeuge: state } : {}),
      ...(logistics ? { logistics: true } : {}),
    },
    isEnemy: enemies.length > 0 || fields.some(({ field: name }) => name === 'enemy'),
  };
}
