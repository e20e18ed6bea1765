import { HEATED } from '@/lib/games/nach-paris/typed/state-words';
import { FIRST_TURN, type Told } from '@/lib/games/nach-paris/typed/told/shared';
import { field, filler } from '@/lib/typed/form';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What players tell in a clause of its own beside the weather in 1914 Nach Paris. */

const SYMBOL_EN = 'symbol|sign|icon|marker|one';

const TRACK_EN = inRow(
  '|on|in',
  '|the|this turn s',
  'track|turn track|weather track|game turn track|turn record track|box|turn box|table|space',
);

const TRACK_ES = inRow(
  'en|en la|en el|sobre el',
  'registro|tabla|tabla de turnos|registro de turnos|casilla|casilla del turno|pista|carta de turnos|cuadro de turnos',
);

const TRACK_IT = inRow(
  'sul|nel|nella|sulla',
  'tracciato|tracciato dei turni|tabella|tabella dei turni|casella|casella del turno|registro|registro dei turni',
);

/** What the turn track shows of the weather (15.1). */
const shown = (en: string, es: string, it: string): string =>
  words(
    inRow(
      '|there s|there is|with|has|it has|showing|shows|a hot one ,|a wet one ,',
      '|a|the|an',
      en,
      SYMBOL_EN,
      '|is|for it|for heat|for rain',
      '|there|showing|shown|printed|present',
      `|${TRACK_EN}`,
    ),
    inRow(
      '|the',
      'track|turn track|weather track|turn box|box|table|turn',
      'shows|has|says|gives|reads|calls for|marks|brings',
      '|a|the',
      en,
      `|${SYMBOL_EN}`,
    ),
    inRow(en, TRACK_EN),
    inRow(
      '|hay|con|sale|aparece|tiene|lleva|muestra|esta',
      '|el|un|la|icono de',
      inRow('simbolo|icono|signo|marca', 'de|del', es),
      `|${TRACK_ES}`,
    ),
    inRow(
      '|la|el',
      'tabla|tabla de turnos|registro|registro de turnos|casilla|pista|turno|casilla del turno',
      'marca|muestra|trae|pone|dice|tiene|indica|senala',
      '|el|un|simbolo de|el simbolo de|el simbolo del',
      es,
    ),
    inRow(es, TRACK_ES),
    inRow(
      '|c e|con|compare|appare|ha|mostra|porta|esce',
      '|il|un|l',
      inRow('simbolo|icona|segno', 'di|del|della|dell', it),
      `|${TRACK_IT}`,
    ),
    inRow(
      '|il|la',
      'tracciato|tracciato dei turni|tabella|casella|registro|turno|casella del turno',
      'segna|mostra|porta|dice|ha|indica|riporta',
      '|il|un|simbolo di|il simbolo di|il simbolo del|il simbolo della',
      it,
    ),
    inRow(it, TRACK_IT),
  );

export const WEATHER: Told = {
  takes: { firstTurn: 'weather.fields.firstTurn' },
  entries: [
    field(shown('heat|sun|hot weather|sunshine', 'calor|sol', 'caldo|sole|calura|calore'), 'heat', true),
    field(
      words(
        inRow(
          '|there s|there is|with|has|shows',
          'no|without a|without any|not a',
          'rain',
          `|${SYMBOL_EN}`,
          `|is there|there|${TRACK_EN}`,
        ),
        inRow('|no hay|sin|no sale|ningun|no tiene', 'simbolo|icono', 'de|de la', 'lluvia', `|${TRACK_ES}`),
        inRow('|non c e|senza|nessun|non ha', '|il|un', 'simbolo|icona', 'di|della|della', 'pioggia', `|${TRACK_IT}`),
      ),
      'rain',
      false,
    ),
    field(shown('rain|raincloud|cloud', 'lluvia', 'pioggia'), 'rain', true),
    field(HEATED, 'heat', true),
    field(FIRST_TURN, 'firstTurn', true),
    filler(
      'what s left|what is left|left|left of|remains of|is left|que queda|cuanto queda|queda|quedan|que le queda|que queda de|che resta|cosa resta|resta|restano|quanto resta|rimane|rimangono|che rimane di|slow|slows|slow down|slows down|track|weather track|the track|does|on the weather track|frena|ralentiza|rallenta|for|para|per|a unit|una unidad|un unita|there',
    ),
  ],
};
