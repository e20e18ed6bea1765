/*
 * An attack counted from the rulebook alone, in plain numbers and by trying everything: which units lend their factor
 * (8.6), the sums (9.3, 9.10), the odds (13.8 to 13.10), the DRM (13.11 to 13.19, 14.2, 15.2), each face of the die and
 * each way in which the defender may satisfy a result (13.15, 13.21 to 13.24).
 */

export type Nation = 'german' | 'austro-hungarian' | 'russian' | 'romanian';
export interface Counter {
  readonly nation: Nation;
  readonly kind: 'infantry' | 'active' | 'cavalry' | 'fortress' | 'heavy-artillery';
  readonly size: 'corps' | 'division';
  readonly factor: number;
  readonly steps: number;
  readonly reduced: boolean;
  readonly supply: 'edge' | 'sea' | 'limited' | 'out';
  readonly ammo: boolean;
}
export interface Fight {
  readonly turn: number;
  readonly brusilov: number | undefined;
  readonly stavka: 'none' | 'some' | 'all';
  readonly terrain: 'clear' | 'forest' | 'swamp' | 'mountain';
  readonly river: boolean;
  readonly city: 'none' | 'city' | 'kovno';
  readonly country: 'germany' | 'russia' | 'poland';
  readonly hexes: readonly { readonly from: string; readonly units: readonly Counter[] }[];
  readonly defenders: readonly Counter[];
}
/** A cell as printed: "1/E" is ['1', 'E']. */
export type Table = (column: string, row: number) => readonly [attacker: string, defender: string];

const COMPASS = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const isRussian = ({ nation }: Counter): boolean => nation === 'russian' || nation === 'romanian';
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const stepsOf = ({ kind, nation, steps, reduced }: Counter): number =>
  kind === 'heavy-artillery' ? 0 : kind === 'fortress' || nation === 'austro-hungarian' ? 1 : reduced ? 1 : steps;

/** What a unit brings, in exact halves: 3.3 before 9.3 and 9.10, halved once for whatever reason. */
function worth(unit: Counter, turn: number, attacks: boolean, walls: boolean): number {
  if (unit.kind === 'heavy-artillery') return 0;
  const short = turn === 1 && isRussian(unit) && unit.kind !== 'fortress' ? 1 : 0;
  const factor = Math.max(0, unit.factor - short);
  // A fortress feeds whoever defends in it (13.15).
  const starved = attacks ? unit.supply === 'out' || unit.supply === 'limited' : unit.supply === 'out' && !walls;
  return starved || unit.ammo ? factor / 2 : factor;
}

/** Room in a hex: a division is half a corps, fortress infantry and heavy artillery take none (8.1, 8.5). */
const roomOf = (units: readonly Pick<Counter, 'kind' | 'size'>[]): number =>
  sum(
    units.map(({ kind, size }) =>
      kind === 'fortress' || kind === 'heavy-artillery' ? 0 : size === 'division' ? 0.5 : 1,
    ),
  );

/** The fewest steps off a hex until three corps are left, trying every choice of units (8.3). */
export function fewestSteps(units: readonly Counter[]): number {
  let fewest = Infinity;
  for (let choice = 0; choice < 1 << units.length; choice++) {
    const gone = units.filter((_, i) => choice & (1 << i));
    if (roomOf(units.filter((_, i) => !(choice & (1 << i)))) <= 3) fewest = Math.min(fewest, sum(gone.map(stepsOf)));
  }
  return fewest;
}

/** The best that a hex can bring: every choice of units is tried, from Turn 12 on of two corps at most. */
function bestOf(units: readonly Counter[], turn: number, attacks: boolean): number {
  let best = 0;
  const walls = units.some(({ kind }) => kind === 'fortress');
  for (let choice = 0; choice < 1 << units.length; choice++) {
    const chosen = units.filter((_, i) => choice & (1 << i));
    const corps = roomOf(chosen);
    if (turn < 12 || corps <= 2) best = Math.max(best, sum(chosen.map((unit) => worth(unit, turn, attacks, walls))));
  }
  return best;
}

/** All halves are added before a fraction goes up, whatever hex they are in (9.3). */
const total = (stacks: readonly (readonly Counter[])[], turn: number, attacks: boolean): number =>
  Math.ceil(sum(stacks.map((units) => bestOf(units, turn, attacks))));

/** Two opposite, three with a hex between each, or more than three: every turn of the ring is tried (13.16). */
export function concentric(from: readonly string[]): boolean {
  const here = (at: number): boolean => from.includes(COMPASS[at % 6] ?? '');
  const turns = [0, 1, 2, 3, 4, 5];
  return (
    from.length > 3 ||
    turns.some((at) => here(at) && here(at + 3)) ||
    turns.some((at) => here(at) && here(at + 2) && here(at + 4))
  );
}

function modifier({ hexes, defenders, ...one }: Fight, odds: string): number {
  const attackers = hexes.flatMap(({ units }) => units);
  const [russianAttack, russianDefence] = [attackers.some(isRussian), defenders.every(isRussian)];
  const fort = defenders.some(({ kind }) => kind === 'fortress');
  const full = (unit: Counter, feeds: readonly string[]): boolean =>
    unit.kind === 'active' && !unit.reduced && feeds.includes(unit.supply);
  const age = one.brusilov === undefined ? -1 : one.turn - one.brusilov;
  const offensive =
    russianAttack &&
    age >= 0 &&
    age <= 2 &&
    (odds === '1:1' || odds === '2:1') &&
    defenders.every(({ nation }) => nation === 'austro-hungarian');
  const parts = [
    Math.max(0, odds.startsWith('1:') ? 0 : Number(odds.split(':')[0]) - 5),
    one.terrain === 'swamp' ? -1 : one.terrain === 'mountain' ? -2 : 0,
    one.river ? -1 : 0,
    one.city !== 'city' ? 0 : one.country === 'russia' && russianDefence ? -2 : -1,
    fort ? -1 : 0,
    !fort && concentric(hexes.map(({ from }) => from)) ? (defenders.every((u) => u.nation === 'german') ? 1 : 2) : 0,
    hexes.some(
      ({ units }) =>
        units.every(({ nation }) => nation === 'german') &&
        units.some(({ kind }) => kind !== 'heavy-artillery') &&
        units.some(({ kind, supply }) => kind === 'heavy-artillery' && supply === 'edge'),
    )
      ? 3
      : 0,
    attackers.some((unit) => full(unit, ['edge', 'sea'])) ? 1 : 0,
    defenders.some((unit) => full(unit, ['edge', 'sea', 'limited', fort ? 'out' : 'edge'])) ? -1 : 0,
    russianAttack ? (one.stavka === 'all' && !offensive ? 1 : 0) : one.stavka === 'none' ? 0 : -1,
    offensive ? 3 - age : 0,
  ];
  return sum(parts);
}

/** Steps left to each unit in every way of taking so many off. */
function spread(units: readonly number[], points: number): readonly (readonly number[])[] {
  const [first, ...rest] = units;
  if (first === undefined) return points > 0 ? [] : [[]];
  return Array.from({ length: Math.min(first, points) + 1 }, (_, off) => off).flatMap((off) =>
    spread(rest, points - off).map((left) => [first - off, ...left]),
  );
}

/** What a result does to the defenders: steps lost standing and retreating, and whether their hex is empty. */
function suffer(defenders: readonly Counter[], loss: string, around: number) {
  const fort = defenders.some(({ kind }) => kind === 'fortress');
  const field = defenders.filter(({ kind }) => kind !== 'fortress').map(stepsOf);
  const all = sum(field);
  if (loss === 'E') return { standing: all, retreating: all, hex: 'destroyed' };
  const points = Number(loss);
  if (points === 0) return { standing: 0, retreating: 0, hex: 'held' };
  const lost = Math.min(points, all);
  if (fort) return { standing: lost, retreating: lost, hex: 'held' };
  // A retreat satisfies one point; somebody has to be left to make it, and an empty hex around to make it to (13.22).
  const retreats = around < 6 && spread(field, points - 1).some((left) => sum(left) > 0);
  if (retreats) return { standing: lost, retreating: points - 1, hex: 'retreat' };
  return { standing: lost, retreating: lost, hex: lost === all ? 'destroyed' : 'held' };
}

/** The whole attack; undefined where the rulebook gives no odds, against a defence of 0. */
export function enumerateAttack(fight: Fight, table: Table) {
  const { hexes, defenders, turn } = fight;
  const attack = total(
    hexes.map(({ units }) => units),
    turn,
    true,
  );
  const defence = total([defenders], turn, false);
  if (defence === 0) return undefined;
  const odds =
    attack >= defence ? `${Math.floor(attack / defence)}:1` : attack === 0 ? '0:1' : `1:${Math.ceil(defence / attack)}`;
  const own = { attack, defence, odds };
  if (attack * 2 < defence) return { ...own, column: null, drm: 0, result: 'E/0', chances: null, expected: null };
  const drm = modifier(fight, odds);
  const column = !odds.startsWith('1:') && Number(odds.split(':')[0]) > 5 ? '5:1' : odds;
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    const row = Math.min(9, Math.max(1, face + drm));
    const [a, d] = table(column, row);
    const steps = sum(hexes.flatMap(({ units }) => units.map(stepsOf)));
    return {
      ...suffer(defenders, d, hexes.length),
      attacker: a === 'E' ? steps : a === 'B' ? 0 : Math.min(steps, Number(a)),
    };
  });
  const count = (hex: string): number => faces.filter((one) => one.hex === hex).length;
  return {
    ...own,
    column,
    drm,
    result: null,
    chances: { destroyed: count('destroyed'), retreat: count('retreat'), held: count('held') },
    expected: {
      attacker: sum(faces.map((one) => one.attacker)),
      standing: sum(faces.map((one) => one.standing)),
      retreating: sum(faces.map((one) => one.retreating)),
    },
  };
}
