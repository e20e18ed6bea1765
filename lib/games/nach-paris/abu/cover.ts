import { stepsOf, type AbuInput, type AbuTarget } from '@/lib/games/nach-paris/abu/fields';
import type { AbuFire } from '@/lib/games/nach-paris/abu/fire';
import { canUse, dropsOf, isGuest, levelFor, type Drop, type WorksCase } from '@/lib/games/nach-paris/combat/works';
import { ENTRENCHED_STEPS } from '@/lib/games/nach-paris/tables/capacities';

/** What shelters a unit from an ABU; all but none halve the ARF (10.2.1, 11.1.4, 11.2.6, 11.6.2). */
export type Cover = 'none' | 'fieldworks' | 'regular' | 'improved' | 'zone';

export interface CoverFinding {
  readonly drops: readonly Drop[];
  /** by index among the targets */
  readonly covers: readonly Cover[];
  /** Allied units in the camp of another nation: one level lower (11.6.12) */
  readonly guests: readonly AbuTarget[];
  /** the works are there, but guns fire past them (10.1.6, 11.1.5) */
  readonly bypassed: boolean;
  /** more steps than the works hold: units further down the list stay outside (11.1.4) */
  readonly crowded: boolean;
}

/** The works of the hex as every tool judges them. */
export const caseOf = ({ works, camp, campNation, fallen, turn }: AbuInput): WorksCase => ({
  works: works === 'zone' ? 'none' : works,
  camp,
  campNation,
  fallen,
  turn,
});

/** The works that a unit has by its kind and nation, before it is asked whence the guns fire. */
function wanted(input: AbuInput, unit: AbuTarget, drops: readonly Drop[]): Cover {
  if (unit.kind === 'zone' || (input.works === 'zone' && unit.dug)) return 'zone';
  const here = caseOf(input);
  const { kind, nation, dug } = unit;
  if (!canUse(here, { kind, dug, embarked: false }) || here.works === 'none') return 'none';
  const level = levelFor(here, { nation }, drops);
  return level === 'old' ? 'none' : level;
}

/** Fieldworks need every gun in front of them, entrenchments one across their hexsides. */
function holds({ worksReading }: AbuInput, { guns }: AbuFire, cover: Cover): boolean {
  if (cover === 'none' || cover === 'zone') return true;
  return cover === 'fieldworks' && worksReading === 'all'
    ? guns.every(({ covered }) => covered)
    : guns.some(({ covered }) => covered);
}

/** The cover of every unit in the hex; entrenchments take those that come first in the list, as far as they hold. */
export function coverOf(input: AbuInput, fire: AbuFire): CoverFinding {
  const drops = dropsOf(caseOf(input));
  const all = input.targets.map((unit) => wanted(input, unit, drops));
  let room = ENTRENCHED_STEPS;
  let crowded = false;
  const covers = all.map((cover, i): Cover => {
    if (!holds(input, fire, cover)) return 'none';
    if (cover !== 'regular' && cover !== 'improved') return cover;
    const unit = input.targets[i];
    const steps = !unit || unit.kind === 'hq' || unit.kind === 'eng' ? 0 : stepsOf(unit);
    if (steps > room) {
      crowded = true;
      return 'none';
    }
    room -= steps;
    return cover;
  });
  const guests = input.targets.filter((unit, i) => all[i] !== 'none' && isGuest(caseOf(input), unit));
  return { drops, covers, guests, bypassed: all.some((cover) => !holds(input, fire, cover)), crowded };
}
