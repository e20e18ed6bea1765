import type { OpenPoint } from '@/lib/calc/evaluation';
import { doubtPoints, sayIn, type Doubt } from '@/lib/calc/ledger';
import { compare } from '@/lib/prob/fraction';
import type { AbuReading } from '@/lib/games/nach-paris/abu/cells';
import { caseOf } from '@/lib/games/nach-paris/abu/cover';
import { isFortification } from '@/lib/games/nach-paris/abu/fields';
import { nameOf, type AbuFinding, type AbuHit } from '@/lib/games/nach-paris/abu/finding';
import { isLatinFire, LEAST_ARF, NUMBERS } from '@/lib/games/nach-paris/abu/fire';
import { isIdlyDug } from '@/lib/games/nach-paris/combat/works';
import { sizePoints } from '@/lib/games/nach-paris/sizes';

const say = sayIn('abu');

/** The readings that this answer stands on: those of the die that fell, or of all its values. */
const readingsOf = ({ hits, half }: AbuFinding): readonly AbuReading[] =>
  hits.flatMap(({ readings, reading }) => (half === undefined ? readings : reading ? [reading] : []));

const applies = (hits: readonly AbuHit[], ...wanted: readonly string[]): boolean =>
  hits.some(({ applied, cabApplied }) => [...applied, ...cabApplied].some(({ id }) => wanted.includes(id)));

/** Whether the total lies between two lines of 8.3.1, or a fraction is carried to the column. */
const isBetween = ({ fire: { arf }, targets: { most }, hits }: AbuFinding): boolean =>
  arf.d !== 1n ||
  hits.some((hit) => hit.arf.d !== 1n) ||
  (most !== null &&
    compare(arf, LEAST_ARF) >= 0 &&
    ![LEAST_ARF, ...NUMBERS.map((line) => line.arf)].some((line) => compare(line, arf) === 0));

const DISPUTES: readonly Doubt<AbuFinding>[] = [
  { id: 'french-abu-single-test', rule: '8.4.3', touches: ({ fire }) => isLatinFire(fire) },
  { id: 'siege-guns-abu', rule: '8.1.2', touches: ({ fire }) => fire.guns.some(({ kind }) => kind === 'sar') },
  { id: 'ammunition-track', rule: '8.8.2', touches: ({ fire }) => fire.shots.length > 0 },
  { id: 'late-war-arf-half', rule: '8.8.1', touches: ({ fire }) => fire.halved },
  { id: 'abu-between-columns', rule: '8.3.1', touches: isBetween },
  { id: 'abu-number-with-cover', rule: '10.2.4', touches: ({ hits }) => hits.some(({ cover }) => cover !== 'none') },
  {
    id: 'abu-below-six',
    rule: '11.3.5',
    // A player's card may have no column of its own between the 3 and the sum.
    touches: ({ hits }) => hits.some(({ arf, column }) => !column || compare(arf, LEAST_ARF) < 0),
  },
  { id: 'abu-terrain-rows', rule: '8.4.2', touches: ({ hits }) => applies(hits, 'broken', 'rough') },
  { id: 'fort-abu-with-units', rule: '11.3.6', touches: ({ fire }) => fire.guns.some(isFortification) },
  {
    id: 'camp-fire-mixed',
    rule: '11.6.13',
    touches: ({ input, fire }) => input.intoCamp && fire.guns.some(isFortification) && !fire.fortsOnly,
  },
  { id: 'fortified-zones', rule: '11.2.7', touches: ({ hits }) => hits.some(({ unit }) => unit.kind === 'zone') },
  {
    id: 'overflow-twice',
    rule: '8.4.7',
    touches: (finding) => readingsOf(finding).some(({ moves, off }) => off || moves.length > 1),
  },
  { id: 'fow-flat-six', rule: '19.3.2', touches: ({ hits }) => hits.some(({ unit }) => unit.fow) },
  {
    id: 'fow-mixed-stack',
    rule: '19.3.3',
    touches: ({ input: { targets } }) => targets.some(({ fow }) => fow) && targets.some(({ fow }) => !fow),
  },
  {
    id: 'fieldworks-who',
    rule: '10.2.1',
    touches: ({ input }) =>
      input.targets.some(
        ({ kind, dug }) => kind !== 'zone' && isIdlyDug(caseOf(input), { kind, dug, embarked: false }),
      ),
  },
  {
    id: 'fieldworks-all-hexsides',
    rule: '10.1.6',
    touches: ({ cover, input }) => cover.bypassed && (input.works === 'fieldworks' || cover.drops.length > 0),
  },
  {
    id: 'entrenchments-before-gt3',
    rule: '11.6.5',
    touches: ({ cover }) => cover.drops.some(({ id }) => id === 'early' || id === 'unfinished'),
  },
  { id: 'liege-entrenchments', rule: '11.6.6', touches: ({ cover }) => cover.drops.some(({ id }) => id === 'liege') },
  {
    id: 'enc-drops-add-up',
    rule: '11.6.11',
    touches: ({ cover }) => cover.drops.filter(({ id }) => id !== 'early').length + (cover.guests.length ? 1 : 0) > 1,
  },
  { id: 'entrenchment-eight-steps', rule: '11.1.4', touches: ({ cover }) => cover.crowded },
  {
    id: 'abu-crt-cells',
    rule: '8.3.3',
    touches: (finding) => readingsOf(finding).some(({ found }) => found?.from === 'rulebook'),
  },
  {
    id: 'cab-twenty',
    rule: '5.1.1',
    touches: ({ hits }) => hits.some(({ tests, result, cab }) => tests && cab + (result?.modifier ?? 0) >= 20),
  },
  { id: 'fort-related-bonus', rule: '5.1.4', touches: ({ hits }) => applies(hits, 'nearHome') },
  { id: 'heat-and-fom', rule: '15.1.1', touches: ({ input, hits }) => input.heat && applies(hits, 'fom') },
  {
    id: 'step-loss-markers-timing',
    rule: '8.3.4',
    // Only what lives on with a loss has a marker.
    touches: ({ hits }) =>
      hits.some(({ result, lost, steps }) => result && lost?.some(({ value }) => value > 0 && value < steps)),
  },
];

/** What the rulebook leaves open in this case. */
export const openOf = (finding: AbuFinding): readonly OpenPoint[] => [
  ...doubtPoints(say, DISPUTES, finding),
  ...sizePoints(finding.input.targets.map((unit, i) => ({ ...unit, who: nameOf(unit, i) }))),
];
