import type { AbuInput, AbuTarget } from '@/lib/games/nach-paris/abu/fields';
import { FACES, moved, NO_EFFECT, passesTest, Tally, type Cell } from '@/tests/games/nach-paris/by-hand';

/*
 * An ABU as a player works it out with the rulebook and a card: every fall of the die and of every test, counted. It
 * shares nothing with the calculator but the fields of the input.
 */

const isFort = ({ kind }: { readonly kind: string }): boolean => kind === 'fort' || kind === 'feste';
type Level = 'none' | 'fieldworks' | 'regular' | 'improved' | 'zone';

/** The guns that fire and their ARF (8.2.2, 8.8.1); below 6 the forts alone (11.3.5). */
function firing({ firing: all, turn }: AbuInput): { readonly guns: AbuInput['firing']; readonly arf: number } {
  const strength = (guns: AbuInput['firing']): number =>
    guns.reduce((sum, { arf }) => sum + arf, 0) / (turn >= 22 ? 2 : 1);
  const forts = all.filter(isFort);
  const guns = forts.length && strength(all) < 6 ? forts : all;
  return { guns, arf: strength(guns) };
}

/** The level of the trenches for a unit (11.1.3, 11.6.5, 11.6.6, 11.6.11, 11.6.12). */
function trenches({ works, camp, campNation, fallen, turn }: AbuInput, { nation }: AbuTarget): Level {
  const around = camp !== 'none' || works === 'improved';
  const host = camp === 'liege' ? 'belgium' : (campNation ?? (nation === 'britain' ? 'france' : nation));
  let level = works === 'improved' ? 2 : 1;
  if (camp === 'unfinished' || camp === 'liege') level--;
  if (fallen && around) level--;
  if (around && nation !== 'germany' && host !== 'germany' && host !== nation) level--;
  return turn < 3 || level <= 0 ? 'fieldworks' : level === 1 ? 'regular' : 'improved';
}

/** What covers each unit: trenches hold 8 steps, from the top of the list (11.1.4). */
function covers(input: AbuInput, guns: AbuInput['firing']): readonly Level[] {
  let room = 8;
  return input.targets.map((unit): Level => {
    const { works } = input;
    if (unit.kind === 'zone') return 'zone';
    if (!unit.dug || works === 'none') return 'none';
    if (works === 'zone') return 'zone';
    if (unit.kind === 'cav' || (works === 'fieldworks' && !['inf', 'pio', 'har'].includes(unit.kind))) return 'none';
    const level = works === 'fieldworks' ? works : trenches(input, unit);
    if (level === 'fieldworks')
      return (input.worksReading === 'all' ? guns.every(({ covered }) => covered) : guns.some(({ covered }) => covered))
        ? level
        : 'none';
    const steps = unit.kind === 'hq' || unit.kind === 'eng' ? 0 : unit.kind === 'inf' ? unit.steps : 1;
    if (!guns.some(({ covered }) => covered) || steps > room) return 'none';
    room -= steps;
    return level;
  });
}

/** The modifiers of the halved die against a unit (8.4, 8.8.1, 11.1.4, 11.2.6, 11.6.2, 11.6.13, 13.3.1, 19.3.2). */
function modifiers(
  { targets, terrain, turn, intoCamp, fowReading }: AbuInput,
  guns: AbuInput['firing'],
  unit: AbuTarget,
  cover: Level,
): number {
  const forts = guns.every(isFort);
  const german = unit.nation === 'germany';
  const mate = targets.some((other) => other !== unit && ['inf', 'cav', 'pio'].includes(other.kind));
  const latin = guns.some(({ nation }) => nation === 'france' || nation === 'belgium');
  let sum = 0;
  if (!forts && cover !== 'zone')
    sum += terrain === 'broken' ? 2 : terrain === 'rough' || terrain === 'mountain' ? 3 : 0;
  if (latin && guns.length > 1 && !forts) sum += 1;
  if (unit.kind === 'cav') sum += 3;
  if (unit.kind === 'har' && mate && (german || (unit.nation === 'france' && unit.gun120))) sum += 3;
  if (unit.kind === 'sar' && mate) sum += 5;
  if (turn >= 20 && guns.some(({ shells }) => shells === 'none')) sum += 4;
  if (cover === 'regular') sum += german ? 2 : 1;
  if (cover === 'improved') sum += german ? 5 : 4;
  if (cover === 'zone') sum += 2;
  if (intoCamp && forts) sum += 2;
  if (guns.some(({ llc }) => llc)) sum += 3;
  return !unit.fow ? sum : fowReading === 'flat' ? 6 : sum + 6;
}

function cabOf({ heat }: AbuInput, { kind, cab, march, nearHome, indoctrinated }: AbuTarget): number {
  if (kind === 'zone') return 13;
  return cab - (march === 'fom' ? 3 : 0) - (heat ? 1 : 0) + (nearHome ? 2 : 0) + (indoctrinated ? 1 : 0);
}

/**
 * Steps lost, "total/3" and "0/1" for the first unit under fire and so on; `headings` from left to right, the 3 for
 * forts first.
 */
export function abuByHand(
  input: AbuInput,
  headings: readonly number[],
  cellAt: (heading: number, row: number) => Cell,
): Tally {
  const { guns, arf } = firing(input);
  const cover = covers(input, guns);
  const units = input.targets.flatMap((unit, i) => {
    const level = cover[i] ?? 'none';
    const counted = level !== 'none' && input.numberReading === 'after' ? arf / 2 : arf;
    if (counted < 20 && (!unit.hit || unit.fow)) return [];
    const points = level === 'none' ? arf : arf / 2;
    const mayUseThree = guns.every(isFort) || (level !== 'none' && input.weakReading === 'column-3');
    const column = points < 6 && !mayUseThree ? -1 : headings.findLastIndex((heading) => heading <= points);
    const sum = modifiers(input, guns, unit, level);
    const read = (die: number): Cell => {
      const at = moved(column, Math.ceil(die / 2) + sum, 16, input.overflowReading);
      const heading = at && headings[at[0]];
      return at === undefined || heading === undefined || (heading === 3 && !mayUseThree)
        ? NO_EFFECT
        : cellAt(heading, at[1]);
    };
    return [{ read, cab: cabOf(input, unit), steps: unit.kind === 'inf' || unit.kind === 'cav' ? unit.steps : 1 }];
  });
  const tally = new Tally();
  const roll = (cells: readonly Cell[], losses: readonly number[]): void => {
    const unit = units[losses.length];
    if (!unit)
      return tally.add(1, `total/${losses.reduce((a, b) => a + b, 0)}`, ...losses.map((lost, i) => `${i}/${lost}`));
    const { bullets, number } = cells[losses.length] ?? NO_EFFECT;
    for (const test of FACES) {
      const fails = number !== null && bullets < unit.steps && !passesTest(unit.cab + number, test);
      roll(cells, [...losses, Math.min(bullets, unit.steps) + (fails ? 1 : 0)]);
    }
  };
  for (const die of input.die === undefined ? FACES : [input.die])
    roll(
      units.map(({ read }) => read(die)),
      [],
    );
  return tally;
}
