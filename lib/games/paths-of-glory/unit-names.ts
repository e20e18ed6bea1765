import type { Localised } from '@/lib/core/language';
import { oncePer } from '@/lib/core/once';
import type { Face, PogData, UnitType } from '@/lib/games/paths-of-glory/data';
import { nationOf } from '@/lib/games/paths-of-glory/catalogue';
import type { Counter } from '@/lib/games/paths-of-glory/combat/forces';

const KINDS: Readonly<Record<'army' | 'corps', Localised>> = {
  army: { en: 'army', es: 'Ejército', it: 'armata' },
  corps: { en: 'corps', es: 'Cuerpo', it: 'corpo' },
};
const NOBODY: Localised = { en: 'nobody', es: 'nadie', it: 'nessuno' };

const REDUCED_IT = { army: 'ridotta', corps: 'ridotto' } as const;
/** A name with the word for what the rulebook shows by parentheses. */
export const reducedName = ({ en, es, it }: Localised, { kind }: Pick<UnitType, 'kind'>): Localised => ({
  en: `reduced ${en}`,
  es: `${es} reducido`,
  it: `${it} ${REDUCED_IT[kind]}`,
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A name or a list of names where a sentence begins. */
export const atStart = ({ en, es, it }: Localised): Localised => ({
  en: capital(en),
  es: capital(es),
  it: capital(it),
});

/** The names of every counter, made once for the data. */
const namesOf = oncePer((data: PogData) =>
  oncePer((type: UnitType): Readonly<Record<Face, Localised>> => {
    const mark = type.special?.toUpperCase() ?? nationOf(data, type.nation)?.abbr?.en;
    const kind = KINDS[type.kind];
    const full = mark
      ? { en: `${mark} ${kind.en}`, es: `${kind.es} ${mark}`, it: `${kind.it} ${mark}` }
      : { en: type.name.en, es: type.name.es, it: type.name.it };
    return { full, reduced: reducedName(full, type) };
  }),
);

/** "GE army", "reduced FR corps": in words, where the rulebook puts a reduced unit in parentheses. */
export const unitName = ({ type, face }: Counter, data: PogData): Localised => namesOf(data)(type)[face];

/** "2 × GE army, reduced GE corps" */
export function unitsName(units: readonly Counter[], data: PogData): Localised {
  const [first, ...others] = units;
  if (!first) return NOBODY;
  const names = namesOf(data);
  if (!others.length) return names(first.type)[first.face];
  const counts = new Map<Localised, number>();
  for (const { type, face } of units) {
    const name = names(type)[face];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  let [en, es, it] = ['', '', ''];
  for (const [name, n] of counts) {
    const before = `${en && ', '}${n > 1 ? `${n} × ` : ''}`;
    en += before + name.en;
    es += before + name.es;
    it += before + name.it;
  }
  return { en, es, it };
}
