import type { OpenPoint } from '@/lib/calc/evaluation';
import { doubtPoints, sayIn, type Doubt } from '@/lib/calc/ledger';
import type { CabFinding } from '@/lib/games/nach-paris/cab/finding';
import { OCCASION_FACTS, testsUnit, type Occasion } from '@/lib/games/nach-paris/cab/occasions';

const say = sayIn('cab');

const on =
  (...occasions: readonly Occasion[]) =>
  ({ input, noTest }: CabFinding): boolean =>
    !noTest && occasions.includes(input.occasion);

const has = ({ applied }: CabFinding, id: string): boolean => applied.some((one) => one.id === id);

const inOwnPhase = ({ input: { occasion, attacking } }: CabFinding): boolean => {
  const own = OCCASION_FACTS[occasion].ownCombatPhase;
  return own === 'always' || (own === 'attacker' && attacking);
};

const marched = ({ input: { occasion, march } }: CabFinding): boolean => testsUnit(occasion) && march === 'fom';

const DISPUTES: readonly Doubt<CabFinding>[] = [
  {
    id: 'cab-before-losses',
    rule: '5.1.3',
    touches: (finding) => on('retreat-zoc')(finding) || (!finding.noTest && finding.result.losses > 0),
  },
  { id: 'cab-twenty', rule: '5.1.1', touches: ({ noTest, cab }) => !noTest && cab >= 20 },
  {
    id: 'cab-list-combat',
    rule: '9.5.4',
    touches: (finding) => on('combat')(finding) && (has(finding, 'nearHome') || has(finding, 'indoctrinated')),
  },
  { id: 'fort-related-bonus', rule: '5.1.4', touches: (finding) => has(finding, 'nearHome') },
  { id: 'exm2-and-fom', rule: '7.5.4', touches: (finding) => marched(finding) && inOwnPhase(finding) },
  { id: 'heat-and-fom', rule: '15.1.1', touches: (finding) => marched(finding) && finding.input.heat },
  {
    id: 'red-arf-and-pioneers',
    rule: '9.5.1',
    touches: (finding) => has(finding, 'redArf') && has(finding, 'pioneers'),
  },
  { id: 'sar-in-combat', rule: '9.5.3', touches: (finding) => has(finding, 'siegeGuns') },
  { id: 'cavalry-retreat-details', rule: '9.2.4', touches: on('cavalry-retreat') },
  {
    id: 'assault-behind-river',
    rule: '11.5.6',
    touches: (finding) => on('assault')(finding) && finding.input.fortRiver,
  },
  { id: 'assault-single-fort-test', rule: '11.5.6', touches: ({ noTest }) => noTest === 'freed' },
  {
    id: 'enc-three-quarters',
    rule: '11.6.14',
    touches: (finding) => has(finding, 'campHalf') || has(finding, 'campThreeQuarters'),
  },
  {
    id: 'abf-second-fort',
    rule: '8.6.4',
    touches: (finding) => on('fort')(finding) && finding.input.second !== 'first',
  },
  {
    id: 'feste-two-steps',
    rule: '11.4.10',
    touches: (finding) => on('fort')(finding) && finding.input.fortKind === 'feste-reduced',
  },
  { id: 'fieldworks-test-modifiers', rule: '10.1.3', touches: on('fieldworks') },
  {
    id: 'fieldworks-idle-after-fire',
    rule: '10.1.3',
    touches: (finding) => on('fieldworks')(finding) && finding.input.bombarded,
  },
  { id: 'entrenchment-upgrade', rule: '11.1.7', touches: on('upgrade') },
  { id: 'french-reserve-test', rule: '9.4.12', touches: on('french-reserve') },
  { id: 'doctrine-test', rule: '21.1.1', touches: on('doctrine') },
  { id: 'sluice-test', rule: '17.2.1', touches: on('sluice') },
];

/** What the rulebook leaves open in this case. */
export const openOf = (finding: CabFinding): readonly OpenPoint[] => doubtPoints(say, DISPUTES, finding);
