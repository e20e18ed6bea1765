import type { OpenPoint } from '@/lib/calc/evaluation';
import { doubtPoints, sayIn, type Doubt } from '@/lib/calc/ledger';
import { shared, type AbfFinding } from '@/lib/games/nach-paris/abf/finding';
import { isRiver, mayEnter, reachesSecond } from '@/lib/games/nach-paris/abf/outcome';
import { unitName } from '@/lib/games/nach-paris/abf/words';
import { campOf } from '@/lib/games/nach-paris/cab/modifiers';
import { columnMark } from '@/lib/games/nach-paris/card-words';
import { sizePoints } from '@/lib/games/nach-paris/sizes';

const say = sayIn('abf');

const assaulterOf = ({ input: { assaulter } }: AbfFinding) => assaulter[0];
const longRange = ({ input: { guns } }: AbfFinding): boolean => guns.some((gun) => gun.longRange);
const hitsSecond = ({ input, targets, result }: AbfFinding): boolean =>
  result !== undefined && reachesSecond(input, targets, result);

/** The assaulting unit tests, or may still come to it: else nothing that changes its CAB matters. */
const mayTest = (finding: AbfFinding): boolean => shared(finding, ({ tests }) => tests) !== false;

/** A march or a hexside would bar the advance after a combat. */
const advanceInDoubt = (finding: AbfFinding): boolean => {
  const unit = assaulterOf(finding);
  return unit !== undefined && (unit.march === 'fom' || !mayEnter(unit));
};

/** The two readings of 11.6.14 differ for the target or for the one after it. */
const campDiffers = ({ input: { encDestroyed, encForts }, targets }: AbfFinding): boolean =>
  [0, ...(targets.second ? [1] : [])].some(
    (gone) => campOf(encDestroyed + gone, encForts, 'rule') !== campOf(encDestroyed + gone, encForts, 'example'),
  );

const DISPUTES: readonly Doubt<AbfFinding>[] = [
  {
    id: 'aff-on-infantry',
    rule: '2.5.10',
    touches: ({ input: { guns } }) => guns.some(({ kind }) => kind !== 'har' && kind !== 'sar'),
  },
  {
    id: 'abf-column-rounding',
    rule: '8.6.3',
    touches: ({ column }) => columnMark(column.start) !== String(column.aff),
  },
  { id: 'assault-shift-cells', rule: '11.5.2', touches: (finding) => (assaulterOf(finding)?.kind ?? 'pio') !== 'pio' },
  { id: 'pio-assault-shift', rule: '11.5.5', touches: ({ column }) => column.pioAlone },
  { id: 'charlemont-terrain', rule: '8.7.3', touches: ({ input }) => input.terrain === 'broken' },
  { id: 'enc-three-quarters', rule: '11.6.14', touches: campDiffers },
  { id: 'lost-picture-8-5-2', rule: '8.5.2', touches: longRange },
  {
    id: 'long-range-mixed',
    rule: '8.7.2',
    touches: (finding) => longRange(finding) && finding.input.guns.some((gun) => !gun.longRange),
  },
  { id: 'ammunition-track', rule: '8.8.2', touches: ({ shots }) => shots.length > 0 },
  {
    id: 'overflow-twice',
    rule: '8.7.4',
    touches: ({ reading, readings }) => (reading ? [reading] : readings).some(({ moves }) => moves.length > 0),
  },
  {
    id: 'feste-two-steps',
    rule: '11.4.10',
    touches: ({ targets: { target }, result }) =>
      target.kind === 'feste' && (target.reduced || (result?.losses ?? 0) > 0),
  },
  { id: 'abf-second-fort', rule: '8.6.4', touches: hitsSecond },
  {
    id: 'exm2-and-fom',
    rule: '7.5.4',
    touches: (finding) => assaulterOf(finding)?.march === 'fom' && mayTest(finding),
  },
  {
    id: 'fort-related-bonus',
    rule: '5.1.4',
    touches: (finding) => assaulterOf(finding)?.nearHome === true && mayTest(finding),
  },
  {
    id: 'heat-and-fom',
    rule: '15.1.1',
    touches: (finding) => finding.input.heat && assaulterOf(finding)?.march === 'fom' && mayTest(finding),
  },
  { id: 'assault-after-two-steps', rule: '8.1.1', touches: (finding) => assaulterOf(finding) !== undefined },
  {
    id: 'assault-behind-river',
    rule: '11.5.6',
    touches: (finding) => isRiver(assaulterOf(finding)?.hexside ?? 'none') && mayTest(finding),
  },
  {
    id: 'assault-single-fort-test',
    rule: '11.5.6',
    touches: (finding) =>
      assaulterOf(finding) !== undefined &&
      (hitsSecond(finding) ||
        (finding.targets.second !== undefined && shared(finding, ({ tests }) => tests) === false)),
  },
  // A PIO is A+ too, but has no second step to survive with.
  {
    id: 'assault-loss-pause',
    rule: '11.5.6',
    touches: (finding) =>
      assaulterOf(finding)?.kind !== 'pio' &&
      assaulterOf(finding)?.rank === 'A+' &&
      shared(finding, ({ lost }) => lost) !== 0,
  },
  { id: 'assault-advance', rule: '11.5.8', touches: advanceInDoubt },
];

/** What the rulebook leaves open here, with the ruling followed. */
export const openOf = (finding: AbfFinding): readonly OpenPoint[] => [
  ...doubtPoints(say, DISPUTES, finding),
  ...sizePoints(finding.input.assaulter.map((unit) => ({ ...unit, who: unitName(unit) }))),
];
