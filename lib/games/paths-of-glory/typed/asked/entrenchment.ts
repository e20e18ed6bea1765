import { text } from '@/lib/calc/evaluation';
import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { unplayed } from '@/lib/games/paths-of-glory/typed/card-words';
import { die } from '@/lib/games/paths-of-glory/typed/forms';
import { FAILED } from '@/lib/games/paths-of-glory/typed/round-words';
import { groupOf } from '@/lib/games/paths-of-glory/typed/units';
import { saidIn, type AskedTool } from '@/lib/typed/asked';
import { asks, choice, fell, field, filler, numberIn } from '@/lib/typed/form';
import { inRow, paired } from '@/lib/typed/phrases';
import { NO_TRENCH, STATES, words } from '@/lib/typed/table-words';
import { others, unitsTold, wholeIn } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* Units of Paths of Glory that dig in, as a text names them. */

/** "Two French armies dig in": the units of the space; a second level is tried where the first stands (11.2.1). */
export const entrench: AskedTool<PogData> = {
  tool: 'entrench',
  words:
    'me atrinchero|atrinchero|mi trincero|entrench|entrenches|entrenching|entrench roll|dig|digs|dig in|digs in|digging|digging in|dig a trench|build a trench|dig trenches|atrincherarse|atrincherar|se atrinchera|' +
    'se atrincheran|atrincheran|cavar|cava|cavan|cavar trincheras|cavar trinchera|trincerarsi|si trincera|si trincerano|scavare|scava|scavano|scavare trincee|' +
    'tirada de atrincheramiento|tiro di trinceramento|trench roll',
  entries: [
    asks(
      words(
        inRow('|the|la|a|un|una', 'trench|trench marker|trinchera|trincea|marcador de trinchera|segnalino trincea'),
        'already level|already|already trench|already in trench|trench there|ya nivel|ya|ya con trinchera|ya en trinchera|gia livello|gia|gia in trincea',
      ),
      'level',
      0,
      2,
      { optional: true },
    ),
    field(
      words(
        NO_TRENCH,
        'no trench yet',
        paired('no hay|aun no hay|todavia no hay', 'trinchera|ninguna trinchera'),
        paired('non c e|non c e ancora', 'trincea|nessuna trincea'),
      ),
      'level',
      0,
    ),
    {
      words:
        'for level two|for level 2|to level two|to level 2|trying for level two|trying for level 2|going for level two|para nivel dos|para nivel 2|a nivel dos|a nivel 2|al nivel dos|al nivel 2|per il livello due|per il livello 2|al livello due|al livello 2|second trench|second level|level two trench|segunda trinchera|segundo nivel|trinchera de segundo nivel|seconda trincea|secondo livello'.split(
          '|',
        ),
      means: { kind: 'field', field: 'level', value: 1 },
    },
    filler(
      'dug|already dug|cavado|ya cavado|scavato|gia scavato|c e gia|ya esta|is there|is there already|already there|already in place|already in the space|ya hay|ya puesta|ya construida|gia presente|gia li|gia pronta',
    ),
    asks(
      words(
        inRow(
          '|from|on|on top of|starting from|starting at|going from|up from|above|over|desde|a partir de|partiendo de|partiendo del|encima de|encima de un|sobre|sobre un|se parte de|se parte del|partimos de|da|dal|partendo da|partendo dal|si parte da|si parte dal|si parte dal un|sopra|sopra un|sopra a un|su|su un',
          '|a|the|un|una|el|il|la',
          'level|nivel|livello|trench level|nivel de trinchera|livello di trincea|trench of level|trinchera de nivel|trincea di livello|level trench',
        ),
        inRow(
          'there is|there s|there s a|we have|we have a|they ve got|it has|it has a|the space has|the space has a|already has|el espacio tiene|lo spazio ha|hay|hay una|tiene|tiene una|ya hay|c e|c e una|c e gia|ha una|ha gia|abbiamo|hay ya',
          'trench|trinchera|trincea',
          '|of level|level|de nivel|nivel|di livello|livello',
        ),
      ),
      'level',
      0,
      2,
      { optional: true },
    ),
    ...[1, 2].map((n) =>
      field(
        words(
          inRow(
            '|there is|there s|we have|we ve got|they ve got|they have|it has|with|on|hay|tiene|tenemos|con|sobre|c e|ha|abbiamo|su',
            '|a|the|una|la|already a',
            n === 1 ? 'first|1st|level one|level 1|level i' : 'second|2nd|level two|level 2|level ii|full',
            'level trench|trench',
            'already|there already|there|there now|now|already there|in place|already in place|in the space',
          ),
          inRow(
            'hay|ya hay|tiene|ya tiene|tienen|ya tienen|tenemos|con|sobre|c e|c e gia|ha|ha gia|hanno|hanno gia|abbiamo|su',
            '|una|la',
            'trinchera|trincea',
            'de|di',
            n === 1 ? 'primer nivel|primo livello' : 'segundo nivel|secondo livello',
            '|ya|ahi|alli|gia|li|adesso|ahora',
          ),
          inRow(
            '|there s|there is|hay|c e|con|with|a|una',
            'trench|trinchera|trincea',
            '|level|nivel|livello',
            words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))),
            'there now|there|now|there already|already|already there|here|ahi ahora|ahora|alli|ya|ahi ya|ahi|adesso|li|gia|ora|qui|in place',
          ),
        ),
        'level',
        n,
      ),
    ),
    filler('trench|trenches|trinchera|trincheras|trincea|trincee'),
    field(
      'second entrench attempt|second entrenchment attempt|second trench attempt|second try|second attempt|second go|segundo intento|segunda tentativa|secondo tentativo',
      'secondTry',
      true,
    ),
    field(
      unplayed(
        'entrench|the entrench|la entrench|el entrench|entrenchment|trenches|atrincheramiento|atrincherarse|atrincherar|trincheras|las trincheras|de trincheras|de atrincherarse|de atrincheramiento|trinceramento|trincerarsi|trincerare|trincee|le trincee|delle trincee|del trinceramento|that event|ese evento|quell evento',
      ),
      'event',
      false,
    ),
    field(
      paired(
        words(
          paired(
            '|the|la|el|l|il',
            'entrench|entrench event|entrench card|evento entrench|carta entrench|event|evento',
          ),
          'it',
        ),
        'is still in the deck|is still in hand|still sits in someone s hand|is in the deck|isn t out|isn t out yet|hasn t happened|hasn t come|sigue en el mazo|esta en el mazo|sigue en la mano|sigue en la mano de alguien|no ha salido|aun no ha salido|todavia no ha salido|non e ancora uscito|non e ancora uscita|hasn t come out|hasn t come out yet|e ancora nel mazzo|sta ancora nel mazzo|e nel mazzo|e ancora in mano a qualcuno|non e uscito|non e uscita|deve ancora uscire',
      ),
      'event',
      false,
    ),
    field(
      'nobody has the entrench event out|nobody has the event out|nobody has entrench out|nadie ha sacado el evento entrench|nadie ha sacado entrench|nadie ha sacado el evento|nessuno ha tirato fuori entrench|nessuno ha tirato fuori l evento|no one s had the event so far|nobody s had the event|nobody has had the event|nadie ha tenido el evento|nessuno ha avuto l evento|we don t have the event|no tenemos el evento',
      'event',
      false,
    ),
    asks(
      'it s dug in at|is dug in at|dug in at|it is dug in at|it s entrenched at|entrenched at|now entrenched at|esta atrincherado a|atrincherado a|esta atrincherada a|atrincherado en|ya esta atrincherado a|ahora mismo esta atrincherado a|e trincerata a|trincerata a|trincerato a|e trincerato a|adesso e trincerata a',
      'level',
      0,
      2,
    ),
    filler(
      'improve|want to improve|we want to improve|mejorar|queremos mejorar|quiero mejorar|migliorare|vogliamo migliorare|voglio migliorare|pelado|secco|flat|deuce|now|ahora mismo|adesso',
    ),
    field(FAILED, 'failed', true),
    field(
      words(
        STATES.unsupplied,
        'has no supply|has no supplies|is cut off|cannot trace supply|can t trace supply|no tiene suministro|no le llega suministro|no puede trazar suministro|non ha rifornimento|non ha rifornimenti|non puo tracciare rifornimento',
      ),
      'supplied',
      false,
    ),
    field(words('is supplied|it is supplied', STATES.supplied), 'supplied', true),
    ...choice('activation', {
      combat:
        'activated for combat|activated for attack|for combat|activated to attack|activado para combate|activada para combate|activado para atacar|activado para combatir|para combate|attivato per combattere|attivato per il combattimento|attivata per il combattimento|attivato per attaccare|per il combattimento',
      movement:
        'activated for movement|activated to move|for movement|activado para movimiento|activada para movimiento|activado para mover|para movimiento|attivato per muovere|attivato per il movimento|attivata per il movimento|per il movimento',
    }),
    filler('the space is|the space was|el espacio esta|el espacio fue|lo spazio e|lo spazio e stato'),
    field(
      'failed before|failed last round|failed in the last round|failed in the previous round|failed the previous round|fallo la ronda anterior|fallo en la ronda anterior|ha fallado antes|ha fallado en la ronda anterior|ha fallito prima|ha fallito nel round precedente',
      'failed',
      true,
    ),
    die,
    ...fell(6),
  ],
  make(reading, items, data) {
    const units = wholeIn(items, data);
    if (units.length === 0) return undefined;
    const level = numberIn(reading, 'level');
    const rolled = numberIn(reading, 'die');
    const told = unitsTold(units, data);
    return {
      input: {
        units: units.map(groupOf),
        ...(level === undefined ? {} : { level }),
        ...(rolled === undefined ? {} : { die: rolled }),
        ...(saidIn(reading, 'event') === false ? { event: false } : {}),
        ...Object.fromEntries(
          ['supplied', 'activation'].flatMap((name) => {
            const said = saidIn(reading, name);
            return said === undefined ? [] : [[name, said] as const];
          }),
        ),
        ...Object.fromEntries(
          TRIES.filter((name) => saidIn(reading, name) === true).map((name) => [name, true] as const),
        ),
      },
      ...told,
      takes: ['level', 'die', 'event', 'supplied', 'activation', ...TRIES],
      field: (one) =>
        one.field === 'die'
          ? text('fight.field', { name: text('entrench.fields.die'), value: Number(one.value) })
          : one.field === 'event'
            ? text('fight.no', { name: text('entrench.fields.event') })
            : one.field === 'supplied'
              ? one.value === true
                ? text('entrench.fields.supplied')
                : text('fight.no', { name: text('entrench.fields.supplied') })
              : one.field === 'activation'
                ? text('fight.field', {
                    name: text('entrench.fields.activation'),
                    value: text(`entrench.options.activation.${String(one.value)}`),
                  })
                : TRIES.includes(one.field)
                  ? text(`entrench.fields.${one.field}`)
                  : (told.field?.(one) ?? text('entrench.title')),
      unused: others(reading, items, 'level', 'die', 'event', 'supplied', 'activation', ...TRIES),
    };
  },
};

/** Whether it is a second try, and the first one failed (11.2.9). */
const TRIES = ['secondTry', 'failed'];
