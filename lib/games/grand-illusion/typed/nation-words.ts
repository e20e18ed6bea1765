import type { Nation } from '@/lib/games/grand-illusion/sides';
import { PEOPLES, words } from '@/lib/typed/table-words';

/** Bavarians and the Landwehr count as Germans, colonial and North African troops as French (2.5, 2.7). */
export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  german: words(
    PEOPLES.german,
    'bavarian|bavarians|bavaro|bavara|bavaros|bavaras|bavarese|bavaresi|baviera|landwehr|lw',
  ),
  french: words(
    PEOPLES.french,
    'colonial|colonials|coloniales|coloniale|coloniali|moroccan|moroccans|marroqui|marroquies',
    'marocchino|marocchina|marocchini|marocchine|zouave|zouaves|zuavos|zuavi|tirailleurs',
  ),
  british: words(PEOPLES.british, 'indian|indians|indiano|indiani|indios'),
  belgian: PEOPLES.belgian,
};
