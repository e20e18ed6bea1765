import { trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives } from '@/lib/typed/phrases';
import { PEOPLES, UNITS, words } from '@/lib/typed/table-words';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind, Size } from '@/lib/games/when-eagles-fight/units';

/* What players call nations and their units in When Eagles Fight. */

export const NATIONS: Readonly<Record<Nation, string>> = {
  // The Turkish corps counts as German (2.5).
  german: words(
    PEOPLES.german,
    PEOPLES.turkish,
    'central powers|cp|potencias centrales|poderes centrales|imperi centrali|al|de german',
    'landwehr|guard reserve|reserva de la guardia|riserva della guardia',
  ),
  'austro-hungarian': PEOPLES.austrian,
  russian: words(
    PEOPLES.russian,
    'russian guard|russian guards|guardia rusa|de la guardia|la guardia|guardia|guardia russa|della guardia',
  ),
  romanian: PEOPLES.romanian,
};

/** Words of a kind of unit with a size, put together as each language does. */
const sized = (kind: Kind, size: Size, words: string): Entry => trait(words, { kind, size });

/** "Active German corps", "cuerpo alemán activo": the nation stands between. */
const ACTIVE: readonly Entry[] = Object.entries(NATIONS).flatMap(([nation, words]) =>
  alternatives(words).map((people) =>
    trait(
      ['active X corps', 'cuerpo X activo', 'cuerpos X activos', 'corpo X attivo', 'corpi X attivi']
        .map((form) => form.replace('X', people))
        .join('|'),
      { kind: 'active', size: 'corps', nation },
    ),
  ),
);

/** "Una guarnición alemana de fortaleza": here it stands between as well. */
const GARRISONS: readonly Entry[] = Object.entries(NATIONS).flatMap(([nation, words]) =>
  trait(
    alternatives(words)
      .flatMap((people) => [
        `guarnicion ${people} de fortaleza`,
        `infanteria ${people} de fortaleza`,
        `guarnigione ${people} di fortezza`,
        `fanteria ${people} da fortezza`,
      ])
      .join('|'),
    { kind: 'fortress', nation },
  ),
);

export const TROOPS: readonly Entry[] = [
  ...ACTIVE,
  ...GARRISONS,
  sized(
    'active',
    'corps',
    'active corps|active|actives|active army corps|cuerpo activo|cuerpos activos|activo|activos|corpo attivo|corpi attivi|attivo|attivi',
  ),
  sized('infantry', 'corps', UNITS.infantryCorps),
  sized('infantry', 'division', UNITS.division),
  sized('cavalry', 'corps', UNITS.cavalryCorps),
  sized('cavalry', 'division', UNITS.cavalryDivision),
  trait(UNITS.infantry, { kind: 'infantry' }),
  // Who is known by his people alone is infantry of the Tsar.
  trait(
    'siberian|siberians|siberiano|siberiana|siberianos|siberiani|siberiane|caucasian|caucasians|del caucaso|caucasico|caucasicos|caucasici|' +
      'turkestan|turkoman|turkomans|turcomano|turcomanos|turcomanni|finnish|finns|finlandes|finlandeses|finlandesi|finlandese|' +
      'latvian|latvians|leton|letones|lettone|lettoni|grenadier|grenadiers|granadero|granaderos|granatiere|granatieri',
    { kind: 'infantry', nation: 'russian' },
  ),
  trait(
    'guard corps|guards|guard infantry|cuerpo de la guardia|cuerpos de la guardia|corpo della guardia|corpi della guardia',
    {
      kind: 'infantry',
      size: 'corps',
      nation: 'russian',
    },
  ),
  trait('cossack|cossacks|cosaco|cosacos|cosaca|cosacco|cosacchi|cosacca', { kind: 'cavalry', nation: 'russian' }),
  trait('guard cavalry|guard cav|guards cavalry|caballeria de la guardia|cavalleria della guardia', {
    kind: 'cavalry',
    nation: 'russian',
  }),
  trait(
    words(
      UNITS.cavalry,
      'mounted|mounted men|mounted unit|mounted units|on horseback|horse soldiers|riders|a caballo|montado|montada|montados|montadas|gente a caballo|a cavallo|montato|montata|montati|montate|gente a cavallo',
    ),
    { kind: 'cavalry' },
  ),
  trait(
    words(
      UNITS.fort,
      'fortress infantry|fortress unit|fortress garrison|garrison|infanteria de fortaleza|guarnicion',
      'fanteria da fortezza|guarnigione',
    ),
    { kind: 'fortress' },
  ),
  trait(words(UNITS.heavyArtillery, UNITS.siegeArtillery, 'ha|guns|canones|cannoni'), {
    kind: 'heavy-artillery',
    nation: 'german',
  }),
];
