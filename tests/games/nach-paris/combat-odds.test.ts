import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { run } from '@/lib/calc/calculator';
import { combat } from '@/lib/games/nach-paris/calculators/combat';
import { loadData, withEntries, type NpData } from '@/lib/games/nach-paris/data';
import { equal, fraction, toNumber, type Fraction } from '@/lib/prob/fraction';
import { filledCrt, HEADINGS, inventedResult, uniformCrt } from '@/tests/games/nach-paris/combat-cards';

/*
 * The odds against a combat played out by hand: every pattern of tests passed and failed is tried, with the weight
 * that the dice give it, by a player who follows 9.3.3 sentence by sentence.
 */

let data: NpData;
beforeAll(async () => {
  data = await loadData();
});

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
interface Side {
  readonly hexes: readonly (readonly Man[])[];
  readonly works: 'none' | 'regular' | 'improved' | 'fieldworks';
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
  gone: boolean;
  back: boolean;
}

/** Plays one side's part; `passes` says how each unit's die falls. */
function suffer(side: Side, half: Half, bound: boolean, stay: boolean, passes: (man: Man) => boolean): Piece[][] {
  const hexes = side.hexes.map((hex) => hex.map((man): Piece => ({ ...man, lostNow: 0, gone: false, back: false })));
  const source = new Map(hexes.flatMap((hex, i) => hex.map((piece, j) => [piece, side.hexes[i]?.[j]] as const)));
  const hit = (piece: Piece): void => {
    const man = source.get(piece);
    if (!man) return;
    piece.lostNow = Math.min(half.losses, man.steps);
    if (piece.lostNow < man.steps && half.modifier !== null && !passes(man)) piece.lostNow += 1;
    if (piece.lostNow === man.steps) piece.gone = true;
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
  const retreat = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) if (bound && wouldGoBack(piece)) [piece.gone, piece.back] = [true, true];
  };
  for (const hex of hexes) {
    const front = hex.filter(({ kind, partial, fought }) => (kind === 'inf' || kind === 'cav') && !partial && !fought);
    front.forEach(hit);
    retreat(front);
    const rest = hex.filter((piece) => !front.includes(piece));
    if (front.some(({ gone }) => !gone) || rest.some(({ partial }) => partial)) continue;
    const late = rest.filter(({ kind, rail }) => kind === 'sar' && rail);
    const others = rest.filter((piece) => !late.includes(piece));
    others.forEach(hit);
    retreat(others);
    for (const piece of others) if (!piece.gone && piece.lostNow === 0 && !stay) [piece.gone, piece.back] = [true, true];
    const alone = others.every(({ gone }) => gone);
    for (const piece of late) {
      if (alone) [piece.lostNow, piece.gone] = [piece.steps, true];
      else {
        hit(piece);
        retreat([piece]);
      }
    }
  }
  return hexes;
}

const lossOf = (hexes: readonly (readonly Piece[])[]): number => hexes.flat().reduce((sum, { lostNow }) => sum + lostNow, 0);
const worse = (a: Half, b: Half): boolean => a.losses > b.losses || (a.losses === b.losses && (a.modifier ?? 99) < (b.modifier ?? 99));

/** Sums of weights by name, out of 20 to the number of units. */
function playAll({ attacker, defender, result, stay }: Game): { readonly sums: ReadonlyMap<string, number>; readonly whole: number } {
  const sides = { attacker, defender };
  const men = [...attacker.hexes.flat(), ...defender.hexes.flat()];
  const cabOf = (man: Man): number => man.cab + ((attacker.hexes.flat().includes(man) ? result.attacker : result.defender).modifier ?? 0);
  const chance = men.map((man) => Math.min(20, Math.max(0, cabOf(man))));
  const sums = new Map<string, number>();
  for (let pattern = 0; pattern < 2 ** men.length; pattern++) {
    const isSet = (i: number): boolean => (pattern >> i) % 2 === 1;
    const weight = men.reduce((product, _, i) => product * (isSet(i) ? (chance[i] ?? 0) : 20 - (chance[i] ?? 0)), 1);
    if (weight === 0) continue;
    const passes = (man: Man): boolean => isSet(men.indexOf(man));
    const first: Name = worse(result.attacker, result.defender) ? 'attacker' : 'defender';
    const second: Name = first === 'attacker' ? 'defender' : 'attacker';
    const leading = suffer(sides[first], result[first], true, stay, passes);
    const following = suffer(sides[second], result[second], lossOf(leading) === 0, stay, passes);
    const played = { [first]: leading, [second]: following } as Record<Name, Piece[][]>;
    const beaten = lossOf(leading) > 0 ? first : lossOf(following) > 0 ? second : 'nobody';
    const note = (key: string): void => void sums.set(key, (sums.get(key) ?? 0) + weight);
    note(`beaten ${beaten}`);
    if (played.defender.flat().every(({ gone }) => gone)) note('emptied');
    for (const side of ['attacker', 'defender'] as const) {
      note(`${side} lost ${lossOf(played[side])}`);
      if (played[side].flat().some(({ back }) => back)) note(`${side} back`);
      played[side].forEach((hex, i) =>
        hex.forEach((piece, at) => {
          if (piece.partial) return;
          note(`${side} ${i} ${at} lost ${piece.lostNow}`);
          if (piece.back) note(`${side} ${i} ${at} back`);
        }),
      );
    }
  }
  return { sums, whole: 20 ** men.length };
}

const hasSiege = ({ hexes }: Side): boolean => hexes.flat().some(({ kind }) => kind === 'sar');

const halfText = ({ losses, modifier }: Half): string => `${'•'.repeat(losses)} ${modifier === null ? (losses ? '' : '—') : String(modifier)}`.trim();

/** The same game as an input of the tool, and its sums as the tool gives them. */
function toolSums({ attacker, defender, result, stay }: Game): ReadonlyMap<string, Fraction> {
  // Siege guns are German, and only Germans and British may be partially committed.
  const germans: Name = hasSiege(defender) ? 'defender' : 'attacker';
  const unit = ({ kind, rank, steps, lost, cab, partial, fought, rail }: Man, side: Name) => ({
    kind, rank, steps, lost, cab, arf: 1, mobility: rail ? 'rail' : 'normal',
    nation: side === germans ? 'germany' : side === 'attacker' ? 'britain' : 'france',
    ...(side === 'attacker' ? { commitment: partial ? 'partial' : 'full' } : { fought }),
  });
  const input = {
    attackers: attacker.hexes.map((hex) => ({ units: hex.map((man) => unit(man, 'attacker')) })),
    defenders: defender.hexes.flat().map((man) => unit(man, 'defender')),
    works: defender.works, stay, die: 10,
  };
  const answer = run(combat, input, uniformCrt(data, `${halfText(result.attacker)} / ${halfText(result.defender)}`));
  if (!answer.ok) throw new Error(`${answer.error.field} ${answer.error.text.key}`);
  const { odds } = answer.value.outcome.data;
  if (!odds) throw new Error('no odds');
  const sums = new Map<string, Fraction>();
  const note = (key: string, chance: Fraction): void => void (chance.n > 0n && sums.set(key, chance));
  for (const name of ['attacker', 'defender', 'nobody'] as const) note(`beaten ${name}`, odds.beaten[name]);
  note('emptied', odds.emptied);
  for (const side of ['attacker', 'defender'] as const) {
    note(`${side} back`, odds.back[side]);
    for (const { steps, chance } of odds.lost[side]) note(`${side} lost ${steps}`, chance);
  }
  for (const { side, hex, at, lost, back } of odds.units) {
    for (const { steps, chance } of lost) note(`${side} ${hex} ${at} lost ${steps}`, chance);
    note(`${side} ${hex} ${at} back`, back);
  }
  return sums;
}

const half: fc.Arbitrary<Half> = fc.record({ losses: fc.integer({ min: 0, max: 3 }), modifier: fc.option(fc.integer({ min: -14, max: 10 }), { nil: null }) });
const manOf = (kinds: readonly Man['kind'][], more: Partial<Record<'partial' | 'fought' | 'rail', fc.Arbitrary<boolean>>> = {}): fc.Arbitrary<Man> => {
  const no = fc.constant(false);
  return fc
    .record({ kind: fc.constantFrom(...kinds), rank: fc.constantFrom('A+' as const, 'A' as const, 'B' as const), steps: fc.integer({ min: 1, max: 2 }), lost: fc.integer({ min: 0, max: 1 }), cab: fc.integer({ min: 4, max: 16 }), partial: more.partial ?? no, fought: more.fought ?? no, rail: more.rail ?? no })
    .map((man) => ({ ...man, partial: man.partial && man.kind === 'inf', rail: man.rail && man.kind === 'sar', steps: man.kind === 'inf' || man.kind === 'cav' ? man.steps : 1 }));
};
const front = manOf(['inf', 'cav']);

const game: fc.Arbitrary<Game> = fc.record({
  attacker: fc.record({ hexes: fc.tuple(fc.tuple(front, manOf(['inf', 'har', 'sar'], { partial: fc.boolean(), rail: fc.boolean() })), fc.array(manOf(['inf', 'har']), { minLength: 0, maxLength: 1 })).map((hexes) => hexes.filter(({ length }) => length > 0)), works: fc.constant('none' as const) }),
  defender: fc.record({
    hexes: fc.tuple(manOf(['inf', 'cav', 'har']), fc.array(manOf(['inf', 'cav', 'har', 'sar', 'hq'], { fought: fc.boolean(), rail: fc.boolean() }), { maxLength: 3 })).map(([one, more]) => [[one, ...more]]),
    works: fc.constantFrom('none', 'regular', 'improved', 'fieldworks'),
  }),
  result: fc.record({ attacker: half, defender: half }),
  stay: fc.boolean(),
});

test('the odds are those of playing every fall of the dice', () => {
  fc.assert(
    fc.property(game, (given) => {
      // Attacking SAR change the CAB of entrenched units (9.5.3): that has its own tests. No Allied SAR exist.
      const plain = hasSiege(given.attacker) ? { ...given, defender: { works: 'none' as const, hexes: given.defender.hexes.map((hex) => hex.map((man) => (man.kind === 'sar' ? { ...man, kind: 'har' as const, rail: false } : man))) } } : given;
      const { sums, whole } = playAll(plain);
      const tool = toolSums(plain);
      expect([...tool.keys()].toSorted()).toEqual([...sums.keys()].toSorted());
      for (const [key, weight] of sums) expect(equal(tool.get(key) ?? fraction(0), fraction(weight, whole)), `${key}: ${toNumber(tool.get(key) ?? fraction(0))}, played ${weight / whole}`).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('the whole roll is the mean of its twenty faces', () => {
  const on = filledCrt(data);
  const oddsOf = (input: object) => {
    const answer = run(combat, { terrain: 'broken', ...input }, on);
    return answer.ok ? answer.value.outcome.data.odds : null;
  };
  const whole = oddsOf({});
  const faces = Array.from({ length: 20 }, (_, i) => oddsOf({ die: i + 1 }));
  const mean = (of: (odds: NonNullable<typeof whole>) => Fraction): number => faces.reduce((sum, odds) => sum + (odds ? toNumber(of(odds)) : Number.NaN), 0) / 20;
  expect(whole && toNumber(whole.emptied)).toBeCloseTo(mean(({ emptied }) => emptied), 12);
  expect(whole && toNumber(whole.beaten.attacker)).toBeCloseTo(mean(({ beaten }) => beaten.attacker), 12);
  expect(whole && toNumber(whole.beaten.defender)).toBeCloseTo(mean(({ beaten }) => beaten.defender), 12);
});

test('every face reads the invented cell of its row', () => {
  const cells = Array.from({ length: 20 }, (_, i) => {
    const answer = run(combat, { extra: 2, die: i + 1 }, filledCrt(data));
    return answer.ok ? answer.value.outcome.data.cells[0]?.result : undefined;
  });
  expect(cells).toEqual(Array.from({ length: 20 }, (_, i) => inventedResult(HEADINGS.indexOf('1:1'), i + 3)));
});

test('a card without any entry gives no odds', () => {
  const answer = run(combat, {}, withEntries(data, {}));
  expect(answer.ok && answer.value.outcome.data.odds).toBeNull();
});
