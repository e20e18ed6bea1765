import { text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import { illegal, type Refused } from '@/lib/calc/refusal';
import type { AbfInput } from '@/lib/games/nach-paris/abf/fields';
import { fortName } from '@/lib/games/nach-paris/abf/words';
import { CALIBRES, shotsLeft } from '@/lib/games/nach-paris/bombardment/ammunition';
import { barredUnit } from '@/lib/games/nach-paris/bombardment/bars';
import { alliedByMistake } from '@/lib/games/nach-paris/bombardment/german-only';
import { sideOf } from '@/lib/games/nach-paris/units';

const say = sayIn('abf.refused');

/**
 * The first thing about a bombardment that a rule forbids; undefined when it may be made (8.1, 8.5, 8.8.2, 11.4 to
 * 11.6).
 */
export const refuseAbf = (input: AbfInput): Refused | undefined =>
  wrongForts(input) ?? wrongGuns(input) ?? wrongAssault(input) ?? wrongForce(input) ?? wrongCamp(input);

function wrongForts(input: AbfInput): Refused | undefined {
  const { forts, assaulter } = input;
  for (const [i, fort] of forts.entries()) {
    if (fort.kind === 'feste' && fort.category === 'masonry')
      return illegal(`forts.${i}.category`, fort.category, say('whiteFeste'), '11.4.1');
    if (fort.kind === 'fort' && fort.reduced) return illegal(`forts.${i}.reduced`, true, say('reducedFort'), '11.3.10');
  }
  const target = forts.find(({ destroyed }) => !destroyed);
  if (target?.aimed)
    return illegal(
      `forts.${forts.indexOf(target)}.aimed`,
      true,
      say('aimedTarget', { name: fortName(input, target) }),
      '8.5.6',
    );
  if (target) return undefined;
  return assaulter.length
    ? illegal('forts', forts.length, say('targetGone'), '11.5.10')
    : illegal('forts', forts.length, say('noTarget'), '8.5.1');
}

function wrongGuns(input: AbfInput): Refused | undefined {
  const { guns } = input;
  const barred = barredUnit(guns, 'guns', '8.5.1');
  if (barred) return barred;
  for (const [i, { kind, aff, shells, longRange, zoc }] of guns.entries()) {
    if (aff === 0) return illegal(`guns.${i}.aff`, aff, say('noAff'), '8.1.2');
    if (longRange && kind !== 'sar') return illegal(`guns.${i}.longRange`, kind, say('longRange'), '8.5.2');
    if (longRange && zoc) return illegal(`guns.${i}.zoc`, true, say('zoc'), '8.5.2');
    if (shells !== 'none' && kind !== 'sar') return illegal(`guns.${i}.shells`, kind, say('shells'), '2.5.17');
  }
  const left = shotsLeft(input);
  const empty = CALIBRES.find((calibre) => left[calibre] === 0 && guns.some(({ shells }) => shells === calibre));
  return (
    empty && illegal(`shots${empty}`, 0, say('noShots', { calibre: text(`unit.options.shells.${empty}`) }), '8.8.2')
  );
}

function wrongAssault({ assaulter, guns, garrison }: AbfInput): Refused | undefined {
  const barred = barredUnit(assaulter, 'assaulter', '11.5.2');
  if (barred) return barred;
  const [unit] = assaulter;
  if (unit && garrison) return illegal('garrison', true, say('garrison'), '11.5.1');
  if (guns.length === 0 && unit?.kind !== 'pio')
    return illegal('guns', 0, say(unit ? 'assaultNeedsGuns' : 'noGuns'), '8.1.2');
  return undefined;
}

/** One side, of the Allies one nation; SAR, PIO and Festen are German. */
function wrongForce({ forts, guns, assaulter }: AbfInput): Refused | undefined {
  const allied = alliedByMistake(guns, 'guns') ?? alliedByMistake(assaulter, 'assaulter');
  if (allied) return allied;
  const nations = [
    ...guns.map(({ nation }, i) => ({ nation, field: `guns.${i}.nation` })),
    ...assaulter.map(({ nation }) => ({ nation, field: 'assaulter.0.nation' })),
  ];
  const [first] = nations;
  const other = first && nations.find(({ nation }) => nation !== first.nation);
  if (first && other)
    return illegal(
      other.field,
      other.nation,
      say(sideOf(first.nation) === sideOf(other.nation) ? 'allies' : 'sides'),
      sideOf(first.nation) === sideOf(other.nation) ? '8.2.2' : '2.1.1',
    );
  const feste = forts.findIndex(({ kind, destroyed }) => kind === 'feste' && !destroyed);
  return first?.nation === 'germany' && feste >= 0
    ? illegal(`forts.${feste}.kind`, 'feste', say('ownFeste'), '11.4.1')
    : undefined;
}

/** The numbers of the whole camp have to leave room for what is in the hex. */
function wrongCamp({ forts, encForts, encDestroyed }: AbfInput): Refused | undefined {
  if (encForts === 0)
    return encDestroyed > 0 ? illegal('encDestroyed', encDestroyed, say('noCamp'), '11.6.14') : undefined;
  if (encForts === 1) return illegal('encForts', encForts, say('campOfOne'), '11.6.4');
  const gone = forts.filter(({ destroyed }) => destroyed).length;
  if (encDestroyed < gone) return illegal('encDestroyed', encDestroyed, say('tooFewGone', { gone }), '11.6.14');
  const standing = forts.length - gone;
  return encForts - encDestroyed < standing
    ? illegal(
        'encDestroyed',
        encDestroyed,
        say('tooManyGone', { standing, left: Math.max(0, encForts - encDestroyed) }),
        '11.6.14',
      )
    : undefined;
}
