import { text } from '@/lib/calc/evaluation';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { AT_FORT, OBEROST } from '@/lib/games/paths-of-glory/typed/card-words';
import { die, TURNS } from '@/lib/games/paths-of-glory/typed/forms';
import {
  FALLS,
  FORT_FACTOR,
  FORT_LED,
  FORT_RATED,
  NOT_SUPPLIED,
  OCCUPIED,
  ROUND_FORT,
  SIEGE_DIE,
  SIEGE_TURNS,
  STATUS,
  TURNS_AHEAD,
} from '@/lib/games/paths-of-glory/typed/siege-words';
import { lexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { named } from '@/lib/games/paths-of-glory/typed/units';
import { fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import { fell, field, filler, numberIn } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import { areAllies } from '@/lib/typed/parts';
import { toldOf } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* A siege of Paths of Glory, as a text names it and fills it in. */

const BESIEGERS = ['germany', 'austria-hungary', 'russia'];

const countOf = (items: readonly Item[], kind: string): number =>
  items.filter(({ traits }) => traits.kind === kind).reduce((sum, { count }) => sum + (count ?? 1), 0);

/** What a siege takes from a text besides its units. */
const TAKEN = ['space', 'fort', 'turn', 'turns', 'die', 'oberost', 'supplied', 'occupied', 'warStatus'];
/** … of which these are a case of it where nobody says which fort it is. */
const TELLING = ['die', 'turn', 'turns', 'supplied', 'occupied', 'warStatus'];

/** "Siege of Verdun", "asedio de un fuerte de factor 2 en agosto de 1914". */
export const siege: AskedTool<PogData> = {
  tool: 'siege',
  words:
    `${NOT_SUPPLIED}|${FALLS}|` +
    'siege|sieges|siege of|siege of a fort|siege of the fort|siege fort|besiege|besieges|besieged|besieging|' +
    'asedio|asediar|asedia|asedian|asediado|asediando|sitio de|sitio a|cercado|cercada|cercar|cerca a|cercan|sitiar|sitia|sitian|sitiamos|asediamos|sitiando|assediamo|assediando|assedio|assediare|assedia|assediano|assediato',
  also: `${OBEROST}|${AT_FORT}`,
  entries: [
    ...TURNS,
    ...FORT_RATED,
    FORT_LED,
    FORT_FACTOR,
    SIEGE_DIE,
    TURNS_AHEAD,
    SIEGE_TURNS,
    OCCUPIED,
    STATUS,
    ROUND_FORT,
    field(`${OBEROST}|with oberost|con oberost`, 'oberost', true),
    filler(AT_FORT),
    field(NOT_SUPPLIED, 'supplied', false),
    field(
      'oberost|oberost played|oberost has been played|se ha jugado oberost|oberost jugado|oberost giocata|e stata giocata oberost',
      'oberost',
      true,
    ),
    die,
    ...fell(6),
    filler(
      'left outside the fort|left outside|outside the fort|lo rodea|lo rodean|la rodea|frente al fuerte|frente a la fortaleza|lo circonda|lo circondano|round it|around it|around|alrededor|intorno|tutto intorno|surrender|for the surrender|en la rendicion|rendicion|para la rendicion|per la resa|la resa|resa|besieging force|the besieging force|fuerza sitiadora|la fuerza de asedio|forza d assedio|la forza d assedio|lo tiene accerchiato|accerchiato|accerchiata|cercado|lo tiene cercado|has it encircled|encircles it|ancora|aun|todavia|still|russian fort|fuerte ruso|forte russo|french fort|fuerte frances|forte francese|german fort|fuerte aleman|forte tedesco|ante|before|in front of|davanti a|davanti al',
    ),
  ],
  make(reading, all, data) {
    const lexicon = lexiconOf(data);
    const besieger = all.map(({ traits }) => traits.nation).find((one) => one !== undefined);
    // "Siege of Verdun, two German armies and a French army": the besieged do not besiege (15.2.1).
    const isBesieger = ({ traits }: Item): boolean =>
      traits.nation === undefined || areAllies(traits.nation, besieger, lexicon);
    const items = all.filter(isBesieger);
    const space = saidIn(reading, 'space');
    const fort = saidIn(reading, 'fort');
    const value = typeof fort === 'number' ? fort : undefined;
    const at = saidIn(reading, 'turn');
    const rolled = saidIn(reading, 'die');
    const over = numberIn(reading, 'turns');
    const status = numberIn(reading, 'warStatus');
    // "Siege of a fort by one army, I threw a six": which fort it is may stay as the form has it.
    const isTold =
      TELLING.some((name) => saidIn(reading, name) !== undefined) &&
      items.some(({ traits }) => traits.kind !== undefined);
    if (space === undefined && value === undefined && !isTold) return undefined;
    const units = items.map((item) => named(item, data));
    const counted = items.some(({ traits }) => traits.kind !== undefined);
    const told = toldOf(units, data);
    return {
      input: {
        ...(space === undefined ? {} : { space }),
        ...(value === undefined ? {} : { value }),
        ...(at === undefined ? {} : { turn: at }),
        ...(over === undefined ? {} : { turns: over }),
        ...(rolled === undefined ? {} : { die: rolled }),
        ...(saidIn(reading, 'oberost') === true ? { oberost: true } : {}),
        ...(saidIn(reading, 'supplied') === false ? { supplied: false } : {}),
        ...(saidIn(reading, 'occupied') === true ? { occupied: true } : {}),
        ...(status === undefined ? {} : { warStatus: status }),
        ...(counted ? { armies: countOf(items, 'army'), corps: countOf(items, 'corps') } : {}),
        ...(besieger === undefined ? {} : { besieger: BESIEGERS.includes(String(besieger)) ? besieger : 'other' }),
      },
      ...told,
      field: (one) =>
        one.field === 'oberost' || one.field === 'occupied'
          ? text(`siege.fields.${one.field}`)
          : one.field === 'warStatus'
            ? text('fight.field', { name: text('siege.fields.warStatus'), value: Number(one.value) })
            : one.field === 'supplied'
              ? text('fight.no', { name: text('siege.fields.supplied') })
              : told.field(one),
      takes: TAKEN,
      unused: [...fieldsBut(reading, ...TAKEN), ...all.filter((item) => !isBesieger(item))],
    };
  },
};
