import { useMemo } from 'react';
import { useSpeaker } from '@/components/words/words';
import type { Language } from '@/lib/core/language';
import type { Speaker } from '@/lib/calc/say';
import { boardUnitName } from '@/lib/games/paths-of-glory/board/words';
import type { BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import type { PogData, Space, UnitType } from '@/lib/games/paths-of-glory/data';
import { fortIn, nodeIn, trenchIn, type Scene } from '@/components/games/paths-of-glory/board/scene';

/** Words for units and spaces in the page's language. */
export interface Namer {
  /** "GE", "BEF": what a counter carries */
  mark(type: UnitType): string;
  /** "GE army 3", reduced ones in parentheses */
  unit(unit: Pick<BoardUnit, 'type' | 'face' | 'designation'>): string;
  space(id: string): string;
  nation(id: string | null): string | undefined;
  /** everything of a space in one sentence, for those who do not see the map */
  spaceLabel(scene: Scene, space: Space): string;
}

function spaceLabel(scene: Scene, space: Space, unitName: Namer['unit'], { say }: Speaker): string {
  const t = (key: string, params?: Record<string, string | number>): string =>
    say(params ? { key: `board.${key}`, params } : { key: `board.${key}` });
  const node = nodeIn(scene, space.id);
  const neutral = scene.board.barred[node] === 'neutral';
  const fort = fortIn(scene, space.id);
  const trench = trenchIn(scene, space.id);
  const units = (scene.stacks.get(space.id) ?? []).map(
    (unit) => `${unitName(unit)}, ${t(scene.traced.get(unit.id)?.inSupply ? 'supply.in' : 'supply.out')}`,
  );
  const parts = [
    neutral ? t('side.neutral') : t(`side.${scene.board.control[node] ?? 'allied'}`),
    t(`terrain.${space.terrain}`),
    ...(fort ? [t(`fort.label.${fort}`, { factor: space.fort ?? 0 })] : []),
    ...(trench ? [t('trench.label', { level: trench })] : []),
    ...(space.port ? [t('sign.port')] : []),
    ...(space.vp ? [t('sign.vp')] : []),
    ...(space.supply.length ? [t('sign.source')] : []),
    ...(scene.board.beachhead === space.id ? [t('sign.beachhead')] : []),
  ];
  return `${space.name}: ${parts.join(', ')}. ${units.length ? `${units.join('; ')}.` : t('space.empty')}`;
}

function namer(data: PogData, speaker: Speaker): Namer {
  const lang: Language = speaker.lang;
  const nations = new Map(data.units.nations.map((nation) => [nation.id, nation]));
  const spaces = new Map(data.spaces.map((space) => [space.id, space.name]));
  const unit: Namer['unit'] = (one) => boardUnitName(one, data)[lang];
  return {
    mark: (type) => type.special?.toUpperCase() ?? nations.get(type.nation)?.abbr?.[lang] ?? type.nation,
    unit,
    space: (id) => spaces.get(id) ?? id,
    nation: (id) => (id === null ? undefined : nations.get(id)?.name[lang]),
    spaceLabel: (scene, space) => spaceLabel(scene, space, unit, speaker),
  };
}

/** The names of a game's units and spaces in the page's language. */
export function useNamer(data: PogData): Namer {
  const speaker = useSpeaker();
  return useMemo(() => namer(data, speaker), [data, speaker]);
}
