import { formOf } from '@/lib/calc/form';
import { battleSchema, COLUMNS, FORTUNES } from '@/lib/games/grand-illusion/battle/fields';
import { below, chanceFrom, pick, type Chance } from '@/tests/support/chance';

/* Random set-ups that mostly keep to the placement rules; what they break the tool refuses. */

type Bag = Readonly<Record<string, unknown>>;

const strengthsOf = (chance: Chance): Bag => ({ cs: 1 + below(chance, 7), dcs: below(chance, 5) });

/** What fills one space: a corps, one or two divisions or brigades, cavalry, and in defence a fort. */
function stack(chance: Chance, side: string, space: string, fort: boolean): readonly Bag[] {
  const nation = side === 'german' ? 'german' : (pick(chance, ['french', 'french', 'british', 'belgian']) ?? 'french');
  const one = (kind: string): Bag => ({
    space,
    nation,
    kind,
    ...strengthsOf(chance),
    disrupted: kind !== 'fort' && !space.startsWith('r') && chance() < 0.2,
    mountain: chance() < 0.2,
    circle: chance() < 0.8,
  });
  const kind = below(chance, fort ? 12 : 10);
  if (kind < 4) return [one('corps')];
  if (kind < 6) return [one('division'), ...(chance() < 0.6 ? [one(pick(chance, ['division', 'brigade']) ?? '')] : [])];
  if (kind < 7) return [one('brigade')];
  if (kind < 10) return [one('cavalry'), ...(chance() < 0.3 ? [one('cavalry')] : [])];
  const steps = 1 + below(chance, 4);
  return [
    {
      ...one('fort'),
      steps,
      hits: below(chance, steps),
      third: 2,
      fourth: 1,
      garrison: chance() < 0.4,
      besieged: chance() < 0.2,
    },
  ];
}

/** The fields that choose how a question is played, with the readings beside ours. */
const READINGS = formOf(battleSchema).flatMap(({ name, info, shape }) =>
  info.reading !== undefined && shape.kind === 'choice' ? [{ name, others: shape.options.slice(1) }] : [],
);
const readingsOf = (chance: Chance): Bag =>
  Object.fromEntries(READINGS.flatMap(({ name, others }) => (chance() < 0.2 ? [[name, pick(chance, others)]] : [])));

/** A battle of up to so many columns for a seed, always the same. */
export function randomBattle(seed: number, most: number): Bag {
  const chance = chanceFrom(seed);
  const attacker = pick(chance, ['german', 'allied']) ?? 'german';
  const defender = attacker === 'german' ? 'allied' : 'german';
  const columns = COLUMNS.slice(0, 1 + below(chance, most));
  const defence = columns.flatMap((n) => stack(chance, defender, `${n}`, true));
  const attack = columns.flatMap((n) => (chance() < 0.95 ? stack(chance, attacker, `${n}`, false) : []));
  const reserve = (side: string): readonly Bag[] =>
    chance() < 0.35 ? stack(chance, side, `r${pick(chance, columns) ?? 1}`, side === defender) : [];
  const off = (side: string): readonly Bag[] =>
    chance() < 0.25
      ? stack(chance, side, 'hex', chance() < 0.5).map((one) => ({ ...one, disrupted: one.kind !== 'fort' }))
      : [];
  const withdraws = (one: Bag): Bag => ({
    ...one,
    withdraws: one.kind === 'cavalry' && !one.disrupted && chance() < 0.4,
  });
  const early = chance() < 0.6;
  const units = {
    [attacker]: [...attack, ...reserve(attacker), ...off(attacker)],
    [defender]: [...defence.map(withdraws), ...(chance() < 0.4 ? reserve(defender) : []), ...off(defender)],
  };
  // As many as a mandated battle takes (9.1.1.c): random stacks hardly ever come to four corps.
  const four = chance() < 0.15 ? (['1', '2', 'r1', 'r2'] as const) : [];
  const corps = (space: string): Bag => ({
    space,
    kind: 'corps',
    nation: 'german',
    mountain: chance() < 0.3,
    ...strengthsOf(chance),
  });
  const grand = four.length
    ? {
        [attacker]: four.map((space) => ({ ...corps(space), ...(attacker === 'allied' ? { nation: 'french' } : {}) })),
        [defender]: ['1', '2'].map((space) => ({
          ...corps(space),
          ...(attacker === 'german' ? { nation: 'french' } : {}),
        })),
      }
    : units;
  const drawn = {
    attacker,
    board: grand,
    tem: below(chance, 3),
    trench: chance() < 0.3 ? below(chance, 3) : 0,
    concentric: below(chance, 7),
    turn: early ? 1 + below(chance, 4) : 5 + below(chance, 11),
    ...(chance() < 0.7 ? { hex: pick(chance, [86, 96, 103, 102, 52, 26, 105]) ?? 26 } : {}),
    holland: chance() < 0.5,
    mandated: chance() < 0.5,
    fow:
      chance() < 0.4
        ? 'none'
        : (pick(
            chance,
            FORTUNES.filter((one) => one !== '3'),
          ) ?? 'none'),
    advantage: pick(chance, ['fight', 'skirmish']) ?? 'fight',
  };
  // One late Allied attack in three comes from the sea; what a landing cannot be is refused (13.3.4.a4).
  if (attacker === 'german' || early || chance() < 0.67) return { ...drawn, ...readingsOf(chance) };
  const landing = chance() < 0.4 ? 'surprise' : 'ready';
  return { ...drawn, ...readingsOf(chance), landing, fow: 'none', turn: 10 + below(chance, 6) };
}
