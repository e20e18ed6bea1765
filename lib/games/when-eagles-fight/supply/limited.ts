import type { PlacedUnit, SheetView } from '@/lib/games/when-eagles-fight/sheet/view';
import type { Country, Nation } from '@/lib/games/when-eagles-fight/sides';

/** A limited source in a unit's own hex: a fortress that stands, by the unit that is it, or a capital (9.7). */
export type Limited =
  | { readonly kind: 'fortress'; readonly rule: '9.7' | '6.2'; readonly fortress: PlacedUnit }
  | { readonly kind: 'capital'; readonly rule: '9.7' };

/** Whose capital lies in a country: Berlin; Vienna and Budapest; Petrograd (9.7). */
const CAPITAL_OF: Readonly<Partial<Record<Country | 'none', Nation>>> = {
  germany: 'german',
  'austria-hungary': 'austro-hungarian',
  russia: 'russian',
};

/** The nation by whose fortresses and capital a unit lives: Romanians count as Russians for supply (15.6). */
const ownNation = (nation: Nation): Nation => (nation === 'romanian' ? 'russian' : nation);

/** The limited source that a unit stands in; a German one may use Austro-Hungarian fortresses too (6.2). */
export function limitedBy({ unitsAt, cells }: SheetView, { at, nation }: PlacedUnit): Limited | undefined {
  const forts = (unitsAt.get(at) ?? []).filter(({ kind }) => kind === 'fortress');
  const own = forts.find((fort) => ownNation(fort.nation) === ownNation(nation));
  if (own) return { kind: 'fortress', rule: '9.7', fortress: own };
  const ally = nation === 'german' && forts.find((fort) => fort.nation === 'austro-hungarian');
  if (ally) return { kind: 'fortress', rule: '6.2', fortress: ally };
  const cell = cells[at];
  return cell?.place === 'capital' && CAPITAL_OF[cell.country] === ownNation(nation)
    ? { kind: 'capital', rule: '9.7' }
    : undefined;
}
