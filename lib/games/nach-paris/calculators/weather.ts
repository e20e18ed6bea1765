import { tool } from '@/lib/calc/tool';
import { weatherSchema } from '@/lib/games/nach-paris/weather/fields';
import { settleWeather } from '@/lib/games/nach-paris/weather/finding';
import * as words from '@/lib/games/nach-paris/weather/words';

/** Heat and torrential rain: the roll, and what is left of a unit's movement (15). */
export const weather = tool({
  id: 'nach-paris/weather',
  tables: ['weather', 'forced-march'],
  schema: weatherSchema,
  settle: settleWeather,
  words,
  answer: ({ answer }) => answer,
  dice: { fields: ['die'], faces: words.facesOf },
});
