import { text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import { compare } from '@/lib/prob/fraction';
import { coverOf, type Cover } from '@/lib/games/nach-paris/abu/cover';
import { isFortification, type AbuInput } from '@/lib/games/nach-paris/abu/fields';
import { LEAST_ARF, totalArf, type AbuFire } from '@/lib/games/nach-paris/abu/fire';
import { isUnderFire, mostFor, targetsOf, type Targets } from '@/lib/games/nach-paris/abu/targets';
import { targetAtSea } from '@/lib/games/nach-paris/at-sea';
import { CALIBRES, shotsLeft } from '@/lib/games/nach-paris/bombardment/ammunition';
import { barredUnit } from '@/lib/games/nach-paris/bombardment/bars';
import { alliedByMistake } from '@/lib/games/nach-paris/bombardment/german-only';
import { sideOf } from '@/lib/games/nach-paris/units';

const say = sayIn('abu.refused');

/**
 * The first thing about a bombardment that a rule forbids; undefined when it may be made (8.1 to 8.3, 8.8.2, 18.1.4,
 * 19.3).
 */
export const refuseAbu = (input: AbuInput, fire: AbuFire): Refused | undefined =>
  wrongGuns(input) ??
  alliedByMistake(input.firing, 'firing') ??
  alliedByMistake(input.targets, 'targets') ??
  wrongNations(input) ??
  wrongStrength(input) ??
  wrongTargets(input, fire);

function wrongGuns(input: AbuInput): Refused | undefined {
  const { firing } = input;
  if (firing.length === 0) return illegal('firing', 0, say('noGuns'), '8.1.2');
  const barred = barredUnit(firing, 'firing', '8.2.1');
  if (barred) return barred;
  for (const [i, { kind, arf, shells }] of firing.entries()) {
    if (arf === 0) return illegal(`firing.${i}.arf`, arf, say('noArf'), '8.1.2');
    if (shells !== 'none' && kind !== 'sar') return illegal(`firing.${i}.shells`, kind, say('shells'), '2.5.17');
  }
  const left = shotsLeft(input);
  const empty = CALIBRES.find((calibre) => left[calibre] === 0 && firing.some(({ shells }) => shells === calibre));
  return (
    empty && illegal(`shots${empty}`, 0, say('noShots', { calibre: text(`unit.options.shells.${empty}`) }), '8.8.2')
  );
}

/** One side against the other, and of the Allies one nation at a time. */
function wrongNations({ firing, targets }: AbuInput): Refused | undefined {
  const [first] = firing;
  if (!first) return undefined;
  const i = firing.findIndex(({ nation }) => nation !== first.nation);
  const other = firing[i];
  if (other)
    return illegal(
      `firing.${i}.nation`,
      other.nation,
      say(sideOf(first.nation) === sideOf(other.nation) ? 'allies' : 'sides'),
      sideOf(first.nation) === sideOf(other.nation) ? '8.2.2' : '2.1.1',
    );
  const friend = targets.findIndex(({ nation }) => sideOf(nation) === sideOf(first.nation));
  return friend < 0 ? undefined : illegal(`targets.${friend}.nation`, targets[friend]?.nation, say('friend'), '8.1.1');
}

/** Units need an ARF of 6; only fortifications fire with less (8.3.1, 11.3.5). */
function wrongStrength({ firing, turn }: AbuInput): Refused | undefined {
  const arf = totalArf(firing, turn);
  return compare(arf, LEAST_ARF) < 0 && !firing.some(isFortification)
    ? illegal('firing', firing.length, say('weak', { arf: Number((arf.n * 10n) / arf.d) / 10 }), '8.3.1')
    : undefined;
}

/**
 * Below 20 the attacker names the targets, among the units that are not hidden (8.3.1, 19.3.2, 19.3.3); of those in
 * cover by the ARF that the reading chosen counts (10.2.4).
 */
function wrongTargets(input: AbuInput, fire: AbuFire): Refused | undefined {
  const { targets, terrain, works } = input;
  if (works === 'zone' && targets.some(({ nation }) => nation !== 'germany'))
    return illegal('works', works, text('unit.germanOnly.zone'), '11.2.1');
  const away = targetAtSea(targets, 'targets');
  if (away) return away;
  const hidden = targets.findIndex(({ kind, fow }) => kind === 'hq' && fow);
  if (hidden >= 0) return illegal(`targets.${hidden}.fow`, true, say('hiddenHq'), '19.1.5');
  if (terrain === 'flooded') return illegal('terrain', terrain, say('flooded'), '6.4.1');
  const { covers } = coverOf(input, fire);
  return wrongNumber(input, targetsOf(input, fire, covers), covers);
}

function wrongNumber({ targets }: AbuInput, found: Targets, covers: readonly Cover[]): Refused | undefined {
  const units = targets.map((unit, i) => ({ unit, cover: covers[i] ?? 'none' }));
  const chosen = units.filter(({ cover }) => mostFor(found, cover) !== null);
  if (chosen.length === units.length && units.every(({ unit }) => unit.fow))
    return illegal('targets', units.length, say('hidden'), '19.3.2');
  const named = units.filter(({ unit, cover }) => isUnderFire(found, unit, cover));
  if (named.length === 0) return illegal('targets', 0, say('noTarget'), '8.3.1');
  const covered = named.filter(({ cover }) => cover !== 'none').length;
  if (found.most !== null && named.length > found.most)
    return illegal('targets', named.length, say('tooMany', { named: named.length, number: found.most }), '8.3.1');
  return found.mostCovered !== null && covered > found.mostCovered
    ? illegal('targets', covered, say('tooManyCovered', { named: covered, number: found.mostCovered }), '10.2.4')
    : undefined;
}
