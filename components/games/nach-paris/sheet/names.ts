import { useMemo } from 'react';
import type { Say, SheetNames } from '@/components/sheet/kit';
import type { Np } from '@/components/games/nach-paris/sheet/types';
import { useSpeaker } from '@/components/words/words';
import { DIRECTIONS, type Direction } from '@/lib/board/hex/grid';
import { shapeOf } from '@/lib/board/hex/plane';
import { ORIENTATION } from '@/components/games/nach-paris/sheet/orientation';
import { sheetUnitName, type PlacedUnit, type SheetView } from '@/lib/games/nach-paris/sheet/view';
import type { SheetUnit } from '@/lib/games/nach-paris/sheet/schema';
import type { Kind, Nation } from '@/lib/games/nach-paris/units';

/** Compass points of the directions on the map of this game, where 0 is north. */
export const { compass: COMPASS } = shapeOf(ORIENTATION);
export const directionWord = (direction: Direction): string => `hex-sheet.direction.${COMPASS[direction] ?? 'n'}`;

/** Words for units and hexes in the page's language. */
export interface UnitNames extends SheetNames<Np> {
  nation(nation: Nation): string;
  kind(kind: Kind): string;
  /** its name, else type and number */
  unit(unit: Pick<SheetUnit, 'name' | 'id' | 'kind'>): string;
  /** type, rank, steps and factors in one line */
  detail(unit: SheetUnit): string;
}

export function namesWith(t: Say): UnitNames {
  const nation = (one: Nation): string => t(`unit.options.nation.${one}`);
  const kind = (one: Kind): string => t(`unit.options.kind.${one}`);
  return {
    nation,
    kind,
    unit: sheetUnitName,
    detail: (one) =>
      t('hex-sheet.unit.detail', {
        kind: kind(one.kind),
        rank: one.rank,
        steps: one.steps,
        values: [one.cbf, one.arf, one.cab, one.mf].join('-'),
      }),
    hex: (view, hex) => describe(view, hex, t, (one) => spoken(one, t)),
  };
}

const spoken = (one: PlacedUnit, t: Say): string =>
  t('hex-sheet.say.unit', {
    unit: sheetUnitName(one),
    side: t(`hex-sheet.side.${one.side}`),
    steps: one.steps,
    direction: t(directionWord(one.facing)),
  });

function describe(view: SheetView, hex: number, t: Say, unit: (one: PlacedUnit) => string): string {
  const cell = view.cells[hex];
  const name = view.names[hex] ?? '';
  const sides = DIRECTIONS.flatMap((direction) => {
    const kind = view.sideAt(hex, direction);
    return kind === 'none'
      ? []
      : [
          t('hex-sheet.say.side', {
            kind: t(`unit.options.hexside.${kind}`),
            direction: t(directionWord(direction)),
          }),
        ];
  });
  const rails = view.sheet.rails.flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : []));
  const parts = [
    t(`unit.options.terrain.${view.terrainAt(hex)}`),
    ...(cell && cell.country !== 'none' ? [t(`hex-sheet.options.country.${cell.country}`)] : []),
    ...(cell?.control ? [t('hex-sheet.say.control', { side: t(`hex-sheet.side.${cell.control}`) })] : []),
    ...(cell && cell.city !== 'none' ? [t(`hex-sheet.say.city.${cell.city}`)] : []),
    ...(cell?.enc ? [cell.enc] : []),
    ...(cell?.forts ?? []).map((fort) =>
      t(fort.active ? 'hex-sheet.say.fort' : 'hex-sheet.say.fortDestroyed', {
        kind: t(`hex-sheet.options.kind.${fort.kind}`),
        name: fort.name,
        cbf: fort.cbf,
      }),
    ),
    ...(cell?.works ? [t(`hex-sheet.options.level.${cell.works.level}`)] : []),
    ...(cell?.zone ? [t('hex-sheet.fields.zone')] : []),
    ...(cell?.oldFort ? [t('hex-sheet.fields.oldFort')] : []),
    ...(cell?.port ? [t('hex-sheet.fields.port')] : []),
    ...sides,
    ...(rails.length ? [t('hex-sheet.say.rails', { hexes: rails.join(', ') })] : []),
    ...(['german', 'allied'] as const)
      .filter((side) => (view.zoc[side][hex] ?? []).length > 0)
      .map((side) => t('hex-sheet.say.zoc', { side: t(`hex-sheet.side.${side}`) })),
  ];
  const units = (view.unitsAt.get(hex) ?? []).map(unit);
  return `${name}: ${parts.join(', ')}. ${units.length ? `${units.join('; ')}.` : t('hex-sheet.panel.noUnits')}`;
}

export function useNpNames(): UnitNames {
  const { say } = useSpeaker();
  return useMemo(() => namesWith((key, params) => say(params ? { key, params } : { key })), [say]);
}
