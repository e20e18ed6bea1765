import type { Localised } from '@/lib/core/language';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';

const KINDS: Readonly<Record<'army' | 'corps', Localised>> = {
  army: { en: 'army', es: 'Ejército', it: 'armata' },
  corps: { en: 'corps', es: 'Cuerpo', it: 'corpo' },
};
const NOBODY: Localised = { en: 'nobody', es: 'nadie', it: 'nessuno' };

/** "GE army", "(FR corps)": the rulebook's way, a reduced unit in parentheses. */
export function unitName(unit: Counter, data: PogData): Localised {
  const nation = data.units.nations.find(({ id }) => id === unit.type.nation);
  const mark = unit.type.special?.toUpperCase() ?? nation?.abbr?.en;
  const say = (lang: keyof Localised): string => {
    const name = mark
      ? lang === 'en'
        ? `${mark} ${KINDS[unit.type.kind].en}`
        : `${KINDS[unit.type.kind][lang]} ${mark}`
      : unit.type.name[lang];
    return unit.face === 'full' ? name : `(${name})`;
  };
  return { en: say('en'), es: say('es'), it: say('it') };
}

/** "2 × GE army, (GE corps)" */
export function unitsName(units: readonly Counter[], data: PogData): Localised {
  if (!units.length) return NOBODY;
  const groups = new Map<string, { unit: Counter; n: number }>();
  for (const unit of units) {
    const key = `${unit.type.id}:${unit.face}`;
    const known = groups.get(key);
    groups.set(key, { unit, n: (known?.n ?? 0) + 1 });
  }
  const join = (lang: keyof Localised): string =>
    [...groups.values()]
      .map(({ unit, n }) => (n > 1 ? `${n} × ${unitName(unit, data)[lang]}` : unitName(unit, data)[lang]))
      .join(', ');
  return { en: join('en'), es: join('es'), it: join('it') };
}
