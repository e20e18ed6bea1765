import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { InSupply, TracedSupply, UnitSupply } from '@/lib/games/when-eagles-fight/supply/finding';
import { MOST_HEXES, type Lack } from '@/lib/games/when-eagles-fight/supply/lacks';
import type { Limited } from '@/lib/games/when-eagles-fight/supply/limited';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';

export const say = sayIn('supply');

export const hexName = ({ names }: SheetView, hex: number): string => names[hex] ?? '?';

/** A hex with the name of its town: "Königsberg (2314)". */
export function placeName(view: SheetView, hex: number): string {
  const name = view.cells[hex]?.name ?? '';
  return name ? `${name} (${hexName(view, hex)})` : hexName(view, hex);
}

/** "17 · 2517", "Russian infantry · 2417" */
export const inHex = ({ unit }: Pick<UnitSupply, 'unit'>): Text => say('unit', { unit: unitName(unit), hex: unit.hex });

/** "2417 → 2516 → 2616" */
export const pathText = (view: SheetView, hexes: readonly number[]): string =>
  hexes.map((hex) => hexName(view, hex)).join(' → ');

export function lackText(view: SheetView, lack: Lack): Text {
  const [foe] = view.unitsAt.get(lack.hex) ?? [];
  const by = (lack.code === 'enemy' || lack.code === 'railEnemy') && foe ? unitName(foe) : '';
  return say(`lack.${lack.code}`, {
    hex: placeName(view, lack.hex),
    by,
    other: 'other' in lack ? hexName(view, lack.other) : '',
    open: lack.open ? 'yes' : 'no',
  });
}

/** Why units in a hex are in supply by a route, or are not. */
export function tracedText(view: SheetView, traced: TracedSupply): Text {
  switch (traced.status) {
    case 'in': {
      const hexes = traced.way.route.length - 1;
      const source = placeName(view, traced.way.route.at(-1) ?? -1);
      return traced.origin.kind === 'sea'
        ? say('traced.sea', { hexes, source })
        : say('traced.rail', { hexes, source, edge: say(`edge.${traced.origin.exit}`) });
    }
    case 'far': {
      const source = placeName(view, traced.way.route.at(-1) ?? -1);
      return say('traced.far', { hexes: traced.way.route.length - 1, source, most: MOST_HEXES });
    }
    case 'none':
      return say('traced.none');
    default: {
      const [first] = traced.lacks;
      return first ? lackText(view, first) : say('traced.none');
    }
  }
}

const limitedText = (limited: Limited): Text =>
  limited.kind === 'fortress'
    ? say('limited.fortress', { fortress: unitName(limited.fortress), ally: limited.rule === '6.2' ? 'yes' : 'no' })
    : say('limited.capital');

/** What decides the supply of a unit. */
export function reasonText(view: SheetView, { unit, traced, limited }: UnitSupply): Text {
  if (unit.supply !== 'trace') return say('said');
  return limited ? limitedText(limited) : tracedText(view, traced);
}

/** Whether what is said of a way is a question about the map, which brings its own mark. */
export const asksMap = (traced: TracedSupply): 'yes' | 'no' =>
  'lacks' in traced && traced.lacks[0]?.open ? 'yes' : 'no';

export type Status = 'in' | 'limited' | 'out' | 'unknown';
/** Attack and defence in one word: limited where it is out of supply, or open, when it attacks only. */
export const statusOf = ({ attack, defence }: { readonly attack: InSupply; readonly defence: InSupply }): Status =>
  attack === defence ? attack : 'limited';
export const statusText = (status: Status): Text => say(`status.${status}`);

/** What an answer means for a battle or for attrition: full factors, half, eliminated, open. */
export const effectText = (what: 'attack' | 'defence' | 'attrition', supply: InSupply): Text =>
  say(`effect.${what === 'attrition' ? 'attrition' : 'combat'}.${supply}`);

export const sideText = (side: 'central' | 'russian'): Text => text(`supply.side.${side}`);

/** A unit with its status and what decides it, as one sentence. */
export const statusSentence = (view: SheetView, one: UnitSupply): Text =>
  say('verdict.one', {
    unit: inHex(one),
    status: statusText(statusOf(one)),
    reason: reasonText(view, one),
    asks: one.unit.supply === 'trace' && !one.limited ? asksMap(one.traced) : 'no',
  });
