import forcedMarch from '@/content/nach-paris/tables/forced-march.json';
import weather from '@/content/nach-paris/tables/weather.json';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/** How the unit marched: each marker takes the place of the one before (7.4, 7.5). */
export const MARCHES = ['none', 'exm-1', 'exm-2', 'fom'] as const;
export type March = (typeof MARCHES)[number];

/* What marching on costs and brings (7.4, 7.5), and what the weather does (15.1), each by its chart. */

const marching = (row: string, column: 'mf' | 'cab'): number => printedNumber(asChart(forcedMarch), row, column);
const inWeather = (row: 'heat' | 'rain', column: string): number => printedNumber(asChart(weather), row, column);

/** The CAB modifier of a march marker (7.4.2, 7.5.4). */
export const MARCH_CAB: Readonly<Record<March, number>> = {
  none: 0,
  'exm-1': marching('exm-1', 'cab'),
  'exm-2': marching('exm-2', 'cab'),
  fom: marching('fom-fast', 'cab'),
};

/** MF of a forced march, of the units that march far and of all others (7.5.3), and what heat takes of it (15.1.1). */
export const MARCH_MF = { fast: marching('fom-fast', 'mf'), slow: marching('fom-slow', 'mf') } as const;
export const HEAT_MARCH = inWeather('heat', 'fom');
/** What heat does to every CAB (15.1.1). */
export const HEAT_CAB = inWeather('heat', 'cab');

/** MF that torrential rain takes from every unit, and what it does to an attack (15.1.2). */
export const RAIN_MF = -inWeather('rain', 'mf');
export const RAIN_ATTACK = inWeather('rain', 'combat');
