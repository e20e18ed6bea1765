import victoryPoints from '@/content/grand-illusion/tables/victory-points.json';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/** What a row of the chart of VP counts (3.2, 13.4). */
const vp = (row: string): number => printedNumber(asChart(victoryPoints), row, 'vp');

/** Plan 17 VP at the start, for Mulhouse (3.1.3.d). */
export const START = vp('start');
/** Each mandated battle that was not fought (9.1.1.b). */
export const UNFOUGHT = { allied: vp('allied-unfought'), german: vp('german-unfought') } as const;
/** Each turn that ends with British units in Schlieffen hexes, GT 1 to 5 (12.1). */
export const BEF_ALONE = vp('bef');
/** Nothing sent to the Eastern Front (7.3). */
export const NOTHING_EAST = vp('eastern-front');
/** The fall of Paris (3.2.4.a). */
export const PARIS_VP = vp('paris');
/** What the Germans are given in scenario 2 (13.2.2.c). */
export const SHORT_VP = {
  fortsGone: vp('maubeuge'),
  screened: vp('antwerp'),
  frenchLost: vp('french-corps'),
  britishLost: vp('british-steps'),
} as const;

/** The turn from which the long scenarios count the German VP hexes (3.2.4.d). */
export const INTERIM = 9;
/** The turn from which the losses of scenario 2 are counted (13.2.2.c). */
export const LOSSES_FROM = 5;
