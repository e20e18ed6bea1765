import { useTool } from '@/components/calculator/tool-context';
import { faceOf, PLAIN, type Group } from '@/components/games/paths-of-glory/units/groups';
import { markOf, nationAbbr } from '@/components/games/paths-of-glory/units/unit-name';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Face, Nation, PogData, Side, UnitType } from '@/lib/games/paths-of-glory/data';

/** A group of counters in words and factors. */
export interface Described {
  /** "GE army" */
  readonly name: string;
  /** "GE", "BEF" */
  readonly mark: string;
  readonly kind: 'army' | 'corps';
  readonly side: Side | undefined;
  /** "5-3", "(3-3)" for a reduced one */
  readonly factors: string;
}

export interface Units {
  readonly types: readonly UnitType[];
  /** nations that have counters */
  readonly nations: readonly Nation[];
  nation(id: string | undefined): Nation | undefined;
  abbr(nation: Nation): string;
  type(id: string): UnitType | undefined;
  describe(group: Group): Described;
}

/** "5-3", in brackets for the reduced face. */
export const factorsText = (cf: number | undefined, lf: number | undefined, face: Face): string =>
  face === 'full' ? `${cf ?? '?'}-${lf ?? '?'}` : `(${cf ?? '?'}-${lf ?? '?'})`;

/** The counters of the tool's game. */
export function useUnits(): Units {
  const t = useWords();
  const { lang } = useSpeaker();
  const { tool } = useTool();
  const { types, nations } = (tool.data as PogData).units;
  const nation = (id: string | undefined) => nations.find((one) => one.id === id);
  const abbr = (one: Nation) => nationAbbr(one, lang);
  const type = (id: string) => types.find((one) => one.id === id);
  const describe = (group: Group): Described => {
    const face = faceOf(group);
    const known = type(group.type);
    if (!known) {
      const kind = group.kind ?? 'corps';
      return {
        name: group.type === PLAIN ? t(`tools.plain.${kind}`) : group.type,
        mark: '',
        kind,
        side: undefined,
        factors: factorsText(face === 'full' ? group.cf : (group.reducedCf ?? group.cf), group.lf, face),
      };
    }
    const home = nation(known.nation);
    const mark = markOf(known, nations, lang);
    return {
      name: t(`tools.unitNames.${known.kind}`, { mark }),
      mark,
      kind: known.kind,
      side: home?.side,
      factors: factorsText(known[face].cf, known[face].lf, face),
    };
  };
  return {
    types,
    nations: nations.filter((one) => types.some((kind) => kind.nation === one.id)),
    nation,
    abbr,
    type,
    describe,
  };
}
