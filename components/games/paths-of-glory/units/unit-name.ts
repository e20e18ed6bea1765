import { PLAIN } from '@/components/games/paths-of-glory/units/groups';
import type { Speaker } from '@/lib/calc/say';
import type { Language } from '@/lib/core/language';
import type { Nation, PogData, UnitType } from '@/lib/games/paths-of-glory/data';

export const nationAbbr = ({ abbr, name }: Nation, lang: Language): string => abbr?.[lang] ?? name[lang];

/** What stands on a counter for its nation: "GE", "BEF". */
export function markOf(type: UnitType, nations: readonly Nation[], lang: Language): string {
  const home = nations.find(({ id }) => id === type.nation);
  return type.special?.toUpperCase() ?? (home ? nationAbbr(home, lang) : type.nation);
}

/** "GE army"; undefined for what is no counter of the game. */
export function unitName(id: string, data: unknown, { say, lang }: Speaker): string | undefined {
  if (id === PLAIN) return say({ key: 'tools.plainUnit' });
  const { types, nations } = (data as PogData).units;
  const type = types.find((one) => one.id === id);
  return type && say({ key: `tools.unitNames.${type.kind}`, params: { mark: markOf(type, nations, lang) } });
}
