import { useMemo } from 'react';
import type { Wef } from '@/components/games/when-eagles-fight/sheet/types';
import { factorsOf } from '@/components/games/when-eagles-fight/sheet/unit-shapes';
import type { Say, SheetNames } from '@/components/sheet/kit';
import { useSpeaker } from '@/components/words/words';
import { DIRECTIONS } from '@/lib/board/hex/grid';
import { shapeOf, type Orientation } from '@/lib/board/hex/plane';
import type { SheetUnit } from '@/lib/games/when-eagles-fight/sheet/schema';
import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind } from '@/lib/games/when-eagles-fight/units';

/** The map lies with the north up: rows grow to the south, columns to the east. */
export const ORIENTATION: Orientation = { rows: 'down', columns: 'right' };
const { compass: COMPASS } = shapeOf(ORIENTATION);

/** Words for units and hexes in the page's language. */
export interface WefNames extends SheetNames<Wef> {
  nation(nation: Nation): string;
  kind(kind: Kind): string;
  /** type, factors and state in one line */
  detail(unit: SheetUnit): string;
}

export function namesWith(t: Say): WefNames {
  const unit = ({ id, name, nation, kind }: Pick<PlacedUnit, 'id'> & Partial<PlacedUnit>): string =>
    name?.trim() || (nation && kind ? t(`unit.counter.${nation}.${kind}`) : id);
  return {
    nation: (one) => t(`unit.options.nation.${one}`),
    kind: (one) => t(`unit.options.kind.${one}`),
    unit,
    detail: (one) =>
      [
        t(`unit.counter.${one.nation}.${one.kind}`),
        factorsOf(one),
        ...(['reduced', 'shortage'] as const).flatMap((state) => (one[state] ? [t(`ground.fields.${state}`)] : [])),
      ]
        .filter(Boolean)
        .join(' · '),
    hex: (view, hex) => describe(view, hex, t, unit),
  };
}

/** Everything of a hex in one sentence. */
function describe(view: SheetView, hex: number, t: Say, unitName: (one: PlacedUnit) => string): string {
  const { sheet, names } = view;
  const [cell, name = ''] = [view.cells[hex], names[hex]];
  const option = (key: 'place' | 'country' | 'exit' | 'control', value: string | undefined): readonly string[] =>
    value === undefined || value === 'none'
      ? []
      : [t(`ground.say.${key}`, { what: t(`ground.options.${key}.${value}`) })];
  const sides = DIRECTIONS.flatMap((direction) => {
    const kind = view.sideAt(hex, direction);
    const where = t(`hex-sheet.direction.${COMPASS[direction] ?? 'n'}`);
    return kind === 'none' ? [] : [t('ground.say.side', { kind: t(`ground.options.side.${kind}`), direction: where })];
  });
  const rails = sheet.rails.flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : []));
  const parts = [
    t(`ground.options.terrain.${view.terrainAt(hex)}`),
    ...(cell?.name ? [cell.name] : []),
    ...option('place', cell?.place),
    ...option('country', cell?.country),
    ...option('control', cell?.control),
    ...(['river', 'victory', 'pass'] as const).flatMap((mark) => (cell?.[mark] ? [t(`ground.fields.${mark}`)] : [])),
    ...sides,
    ...(rails.length ? [t('ground.say.rails', { hexes: rails.join(', ') })] : []),
    ...option('exit', cell?.exit),
    ...(sheet.stavka === name ? ['STAVKA'] : []),
    ...(sheet.oberost === name ? ['OberOst'] : []),
  ];
  const units = (view.unitsAt.get(hex) ?? []).map(unitName);
  return `${name}: ${parts.join(', ')}. ${units.length ? `${units.join('; ')}.` : t('hex-sheet.panel.noUnits')}`;
}

export function useWefNames(): WefNames {
  const { say } = useSpeaker();
  return useMemo(() => namesWith((key, params) => say(params ? { key, params } : { key })), [say]);
}
