import stackingAndLimits from '@/content/paths-of-glory/tables/stacking-and-limits.json';
import warStatus from '@/content/paths-of-glory/tables/war-status.json';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/* The numbers of the rules that the charts of limits and of War Status show, each read from its row there. */

const limit = (row: string): number => printedNumber(asChart(stackingAndLimits), row, 'value');
const threshold = (row: string): number => printedNumber(asChart(warStatus), row, 'threshold');

/** Units of a side in a space (10.1.1). */
export const STACKING_LIMIT = limit('stacking');
/** Activation Points for the MEF army, and for each corps, supplied through the MEF Beachhead (9.2.7.1). */
export const MEF_COST = { army: limit('activation-mef-army'), corps: limit('activation-mef-corps') } as const;
/** SR points (13.1.2). */
export const SR_COST = { army: limit('sr-army'), corps: limit('sr-corps') } as const;
/** Corps that may go to or from the Near East in a turn (13.2.1, 13.2.2, 13.2.3). */
export const NEAR_EAST_LIMIT = {
  british: limit('sr-near-east-british'),
  russian: limit('sr-near-east-russian'),
  central: limit('sr-near-east-central'),
} as const;
/** The highest trench (11.2.3), and what the marker of a failed attempt does to the next (11.2.9). */
export const HIGHEST_TRENCH = limit('trench-level');
export const SECOND_TRY_DRM = limit('entrench-optional');
/** Spaces that a flank attempt needs (12.3.1), what each that does not pin adds (12.3.2), the die to reach (12.3.3). */
export const FLANK_SPACES = limit('flank-spaces');
export const FLANK_DRM = limit('flank-drm');
export const FLANK_SUCCESS = limit('flank-roll');
/** What the Sinai does to the attacker's die (12.2.6). */
export const SINAI_DRM = limit('sinai-drm');
/** On the siege rolls of August and September 1914 (15.3.3). */
export const EARLY_SIEGE_DRM = limit('siege-drm');

/** War Status of the Central Powers from which Germans attack Russian forts (15.1.10). */
export const RUSSIAN_FORTS_FROM = threshold('russian-forts');
/** War Status of a side from which its Limited War begins (16.1.3). */
export const LIMITED_WAR_FROM = threshold('limited-war');
