import fc from 'fast-check';
import { run } from '@/lib/calc/calculator';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { loadData, type NpData } from '@/lib/games/nach-paris/data';
import { add, fraction, multiply, ONE, ZERO, type Fraction } from '@/lib/prob/fraction';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';

/*
 * The odds against a combat played out by hand: every fall of every die that is rolled is tried, with the weight that
 * it has, by a player who follows 9.3.3 and 9.6 sentence by sentence.
 */

export const data: NpData = await loadData();

interface Man {
  readonly kind: 'inf' | 'cav' | 'har' | 'sar' | 'hq';
  readonly rank: 'A+' | 'A' | 'B';
  readonly steps: number;
  readonly lost: number;
  readonly cab: number;
  readonly partial: boolean;
  readonly fought: boolean;
  readonly rail: boolean;
}
/**
 * Where the retreat leads: a CAB modifier by 9.6.2 for an enemy ZOC, a closed hexside, nowhere, room for so many steps.
 */
interface Way {
  readonly arf: number | null;
  readonly cav: boolean;
  readonly closed: boolean;
  readonly none: boolean;
  readonly room: number | null;
}
interface Side {
  readonly hexes: readonly (readonly Man[])[];
  /** by hex */
  readonly ways: readonly Way[];
  readonly works: 'none' | 'regular' | 'improved' | 'fieldworks';
  readonly attacks: boolean;
}
interface Half {
  readonly losses: number;
  readonly modifier: number | null;
}
interface Game {
  readonly attacker: Side;
  readonly defender: Side;
  readonly result: { readonly attacker: Half; readonly defender: Half };
  readonly stay: boolean;
}
type Name = 'attacker' | 'defender';

interface Piece extends Man {
  lostNow: number;
  toResult: number;
  gone: boolean;
  went: boolean;
  back: boolean;
  crowded: boolean;
}
/** Whether a die that has to be rolled against a CAB passes. */
type Roll = (cab: number) => boolean;

/** Plays one side's part. */
function suffer(side: Side, half: Half, bound: boolean, stay: boolean, roll: Roll): Piece[][] {
  const hexes = side.hexes.map((hex) =>
    hex.map((man): Piece => ({
      ...man,
      lostNow: 0,
      toResult: 0,
      gone: false,
      went: false,
      back: false,
      crowded: false,
    })),
  );
  const rooms = hexes.map((_, i) => side.ways[i]?.room ?? Infinity);
  const needsRoom = ({ kind }: Piece): boolean => kind === 'inf' || kind === 'cav' || kind === 'har';
  const hit = (piece: Piece): void => {
    piece.lostNow = Math.min(half.losses, piece.steps);
    if (piece.lostNow < piece.steps && half.modifier !== null && !roll(piece.cab + half.modifier)) piece.lostNow += 1;
    if (piece.lostNow === piece.steps) piece.gone = true;
    piece.toResult = piece.lostNow;
  };
  const leave = (piece: Piece, { arf, cav, closed, none }: Way, i: number): void => {
    [piece.gone, piece.went] = [true, true];
    if (none || (closed && piece.kind !== 'inf')) piece.lostNow = piece.steps;
    else if (closed) piece.lostNow += 1;
    const excess = needsRoom(piece) ? piece.steps - piece.lostNow - (rooms[i] ?? Infinity) : 0;
    if (excess > 0) [piece.lostNow, piece.crowded] = [piece.lostNow + excess, true];
    if (piece.lostNow < piece.steps && arf !== null) {
      const zoc = arf === 0 ? 3 : arf < 5 ? 0 : arf < 12 ? -3 : -6;
      if (!roll(piece.cab + zoc - (cav ? 3 : 0))) piece.lostNow += 1;
    }
    piece.back = piece.lostNow < piece.steps;
    if (needsRoom(piece)) rooms[i] = (rooms[i] ?? Infinity) - (piece.steps - piece.lostNow);
  };
  const inWorks = (piece: Piece): boolean => piece.kind !== 'cav' && !piece.fought;
  const wouldGoBack = (piece: Piece): boolean => {
    if (piece.gone || piece.lostNow === 0) return false;
    const worn = piece.lost + piece.lostNow >= 2;
    const fighter = piece.kind === 'inf' || piece.kind === 'cav';
    if (fighter && piece.rank !== 'B') return worn;
    if (side.works === 'improved' && inWorks(piece)) return worn;
    if (side.works === 'regular' && inWorks(piece)) return worn || half.losses > 0;
    return true;
  };
  for (const [i, hex] of hexes.entries()) {
    const way = side.ways[i] ?? OPEN;
    const retreat = (pieces: readonly Piece[]): void => {
      for (const piece of pieces) if (bound && wouldGoBack(piece)) leave(piece, way, i);
    };
    const front = hex.filter(({ kind, partial, fought }) => (kind === 'inf' || kind === 'cav') && !partial && !fought);
    front.forEach(hit);
    retreat(front);
    const rest = hex.filter((piece) => !front.includes(piece));
    if (front.some(({ gone }) => !gone) || rest.some(({ partial }) => partial)) continue;
    const late = rest.filter(({ kind, rail }) => kind === 'sar' && rail);
    const others = rest.filter((piece) => !late.includes(piece));
    others.forEach(hit);
    // Nobody of a side that need not go back leaves by choice, nor do guns that attack from a hex of their own.
    const own = side.attacks && front.length === 0;
    for (const piece of others) {
      retreat([piece]);
      const free = !way.closed && !way.none && (!needsRoom(piece) || (rooms[i] ?? Infinity) >= piece.steps);
      if (bound && !own && !piece.gone && piece.lostNow === 0 && !stay && free) leave(piece, way, i);
    }
    const alone = others.every(({ gone }) => gone);
    for (const piece of late) {
      if (alone) [piece.lostNow, piece.toResult, piece.gone] = [piece.steps, piece.steps, true];
      else {
        hit(piece);
        retreat([piece]);
      }
    }
  }
  return hexes;
}

const lossOf = (hexes: readonly (readonly Piece[])[]): number =>
  hexes.flat().reduce((sum, { lostNow }) => sum + lostNow, 0);
const isHit = (hexes: readonly (readonly Piece[])[]): boolean => hexes.flat().some(({ toResult }) => toResult > 0);
const worse = (a: Half, b: Half): boolean =>
  a.losses > b.losses || (a.losses === b.losses && (a.modifier ?? 99) < (b.modifier ?? 99));

/** Plays with every fall of the dice: each roll takes the branch that this game's plan says, or opens a new one. */
function everyFall(play: (roll: Roll, done: () => Fraction) => void): void {
  const plan: boolean[] = [];
  for (;;) {
    let [at, chance] = [0, ONE];
    play(
      (cab) => {
        const faces = Math.min(20, Math.max(0, cab));
        if (faces === 0 || faces === 20) return faces === 20;
        const passes = (plan[at] ??= true);
        at += 1;
        chance = multiply(chance, fraction(passes ? faces : 20 - faces, 20));
        return passes;
      },
      () => chance,
    );
    while (plan.at(-1) === false) plan.pop();
    if (plan.length === 0) return;
    plan[plan.length - 1] = false;
  }
}

/** The chances by name. */
export function playAll({ attacker, defender, result, stay }: Game): ReadonlyMap<string, Fraction> {
  const sides = { attacker, defender };
  const sums = new Map<string, Fraction>();
  everyFall((roll, done) => {
    const first: Name = worse(result.attacker, result.defender) ? 'attacker' : 'defender';
    const second: Name = first === 'attacker' ? 'defender' : 'attacker';
    const leading = suffer(sides[first], result[first], true, stay, roll);
    const following = suffer(sides[second], result[second], !isHit(leading), stay, roll);
    const played = { [first]: leading, [second]: following } as Record<Name, Piece[][]>;
    const beaten = isHit(leading) ? first : isHit(following) ? second : 'nobody';
    const chance = done();
    const note = (key: string): void => void sums.set(key, add(sums.get(key) ?? ZERO, chance));
    const stands = (side: Name): boolean => !played[side].flat().some(({ went }) => went);
    const emptied = played.defender.flat().every(({ gone }) => gone);
    note(`beaten ${beaten}`);
    if (emptied) note('emptied');
    if (played.attacker.every((hex) => hex.every(({ gone }) => gone))) note('cleared');
    if (emptied && stands('attacker') && played.attacker.flat().some(({ gone, kind }) => !gone && kind !== 'sar'))
      note('attacker advances');
    if (
      stands('defender') &&
      played.defender.flat().some(({ gone, kind, fought }) => !gone && kind !== 'sar' && kind !== 'hq' && !fought) &&
      played.attacker.some((hex) => hex.every(({ gone }) => gone))
    )
      note('defender advances');
    for (const side of ['attacker', 'defender'] as const) {
      note(`${side} lost ${lossOf(played[side])}`);
      if (!stands(side)) note(`${side} back`);
      if (played[side].flat().some(({ crowded }) => crowded)) note(`${side} crowded`);
      played[side].forEach((hex, i) =>
        hex.forEach((piece, at) => {
          if (piece.partial) return;
          note(`${side} ${i} ${at} lost ${piece.lostNow}`);
          if (piece.back) note(`${side} ${i} ${at} back`);
          if (piece.crowded) note(`${side} ${i} ${at} crowded`);
        }),
      );
    }
  });
  return sums;
}

const hasSiege = ({ hexes }: Side): boolean => hexes.flat().some(({ kind }) => kind === 'sar');

const halfText = ({ losses, modifier }: Half): string =>
  `${'•'.repeat(losses)} ${modifier === null ? (losses ? '' : '—') : String(modifier)}`.trim();

/** The same game as an input of the tool. */
export function inputOf({ attacker, defender, stay }: Game) {
  // Siege guns are German, and only Germans and British may be partially committed.
  const germans: Name = hasSiege(defender) ? 'defender' : 'attacker';
  const unit = ({ kind, rank, steps, lost, cab, partial, fought, rail }: Man, side: Name) => ({
    kind,
    rank,
    steps,
    lost,
    cab,
    arf: 1,
    mobility: rail ? 'rail' : 'normal',
    nation: side === germans ? 'germany' : side === 'attacker' ? 'britain' : 'france',
    ...(side === 'attacker' ? { commitment: partial ? 'partial' : 'full' } : { fought }),
  });
  const way = ({ arf, cav, closed, none, room }: Way = OPEN) => ({
    ...(room === null ? {} : { room }),
    zocRetreat: arf !== null,
    zocArf: arf ?? 0,
    zocCav: cav,
    wayClosed: closed,
    noWay: none,
  });
  return {
    ...way(defender.ways[0]),
    attackers: attacker.hexes.map((hex, i) => ({
      ...way(attacker.ways[i]),
      units: hex.map((man) => unit(man, 'attacker')),
    })),
    defenders: defender.hexes.flat().map((man) => unit(man, 'defender')),
    works: defender.works,
    stay,
    die: 10,
  };
}

/** The answer of the tool to an input, with this result in every cell. */
export function answerTo(input: object, { attacker, defender }: Game['result']) {
  const answer = run(combat, input, uniformCrt(data, `${halfText(attacker)} / ${halfText(defender)}`));
  if (!answer.ok) throw new Error(`${answer.error.field} ${answer.error.text.key}`);
  return answer.value;
}

/** The sums of a game as the tool gives them. */
export function toolSums(given: Game): ReadonlyMap<string, Fraction> {
  const { odds } = answerTo(inputOf(given), given.result).outcome.data;
  if (!odds) throw new Error('no odds');
  const sums = new Map<string, Fraction>();
  const note = (key: string, chance: Fraction): void => void (chance.n > 0n && sums.set(key, chance));
  for (const name of ['attacker', 'defender', 'nobody'] as const) note(`beaten ${name}`, odds.beaten[name]);
  note('emptied', odds.emptied);
  note('cleared', odds.cleared);
  note('attacker advances', odds.advance.attacker);
  note('defender advances', odds.advance.defender);
  for (const side of ['attacker', 'defender'] as const) {
    note(`${side} back`, odds.back[side]);
    note(`${side} crowded`, odds.crowded[side]);
    for (const { steps, chance } of odds.lost[side]) note(`${side} lost ${steps}`, chance);
  }
  for (const { side, hex, at, lost, back, crowded } of odds.units) {
    note(`${side} ${hex} ${at} crowded`, crowded);
    for (const { steps, chance } of lost) note(`${side} ${hex} ${at} lost ${steps}`, chance);
    note(`${side} ${hex} ${at} back`, back);
  }
  return sums;
}

const half: fc.Arbitrary<Half> = fc.record({
  losses: fc.integer({ min: 0, max: 3 }),
  modifier: fc.option(fc.integer({ min: -14, max: 10 }), { nil: null }),
});
const manOf = (
  kinds: readonly Man['kind'][],
  more: Partial<Record<'partial' | 'fought' | 'rail', fc.Arbitrary<boolean>>> = {},
): fc.Arbitrary<Man> => {
  const no = fc.constant(false);
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      rank: fc.constantFrom('A+' as const, 'A' as const, 'B' as const),
      steps: fc.integer({ min: 1, max: 2 }),
      lost: fc.integer({ min: 0, max: 1 }),
      cab: fc.integer({ min: 4, max: 16 }),
      partial: more.partial ?? no,
      fought: more.fought ?? no,
      rail: more.rail ?? no,
    })
    .map((man) => ({
      ...man,
      partial: man.partial && man.kind === 'inf',
      rail: man.rail && man.kind === 'sar',
      steps: man.kind === 'inf' || man.kind === 'cav' ? man.steps : 1,
    }));
};
const front = manOf(['inf', 'cav']);

const OPEN: Way = { arf: null, cav: false, closed: false, none: false, room: null };
const way: fc.Arbitrary<Way> = fc.oneof(
  fc.constant(OPEN),
  fc.record({
    arf: fc.constantFrom(null, 0, 3, 5, 11, 12),
    cav: fc.boolean(),
    closed: fc.boolean(),
    none: fc.constant(false),
    room: fc.constantFrom(null, 0, 1, 2, 3),
  }),
  fc.constant({ ...OPEN, arf: 1, none: true }),
);

export const game: fc.Arbitrary<Game> = fc.record({
  attacker: fc.record({
    hexes: fc
      .tuple(
        fc.tuple(front, manOf(['inf', 'har', 'sar'], { partial: fc.boolean(), rail: fc.boolean() })),
        fc.array(manOf(['inf', 'har']), { minLength: 0, maxLength: 1 }),
      )
      .map((hexes) => hexes.filter(({ length }) => length > 0)),
    ways: fc.tuple(way, way),
    works: fc.constant('none' as const),
    attacks: fc.constant(true),
  }),
  defender: fc.record({
    hexes: fc
      .tuple(
        manOf(['inf', 'cav', 'har']),
        fc.array(manOf(['inf', 'cav', 'har', 'sar', 'hq'], { fought: fc.boolean(), rail: fc.boolean() }), {
          maxLength: 3,
        }),
      )
      .map(([one, more]) => [[one, ...more]]),
    ways: fc.tuple(way),
    works: fc.constantFrom('none', 'regular', 'improved', 'fieldworks'),
    attacks: fc.constant(false),
  }),
  result: fc.record({ attacker: half, defender: half }),
  stay: fc.boolean(),
});

/** Attacking SAR change the CAB of entrenched units (9.5.3): that has its own tests. No Allied SAR exist. */
export const legal = (given: Game): Game =>
  hasSiege(given.attacker)
    ? {
        ...given,
        defender: {
          ...given.defender,
          works: 'none' as const,
          hexes: given.defender.hexes.map((hex) =>
            hex.map((man) => (man.kind === 'sar' ? { ...man, kind: 'har' as const, rail: false } : man)),
          ),
        },
      }
    : given;
