import { text, type Fact, type OpenPoint } from '@/lib/calc/evaluation';
import { doubtPoints, sayIn } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import {
  isFacingDoubtful,
  isFirstLossDoubtful,
  isOrderDoubtful,
  usesLateArf,
} from '@/lib/games/nach-paris/combat/doubts';
import type { CombatInput } from '@/lib/games/nach-paris/combat/fields';
import type { CombatFinding } from '@/lib/games/nach-paris/combat/finding';
import { attackersOf, hasForts, waysOf } from '@/lib/games/nach-paris/combat/forces';
import { isArtillery, isClimb, isFighter } from '@/lib/games/nach-paris/combat/ground';
import { unitName } from '@/lib/games/nach-paris/combat/names';
import { isEntrenched } from '@/lib/games/nach-paris/combat/siege-guns';
import { WORKS_RULE } from '@/lib/games/nach-paris/combat/steps';
import type { Struck } from '@/lib/games/nach-paris/combat/tests';
import { heldBack } from '@/lib/games/nach-paris/combat/withdrawal';
import {
  inCamp,
  isFortAssumed,
  isGuest,
  isHostAssumed,
  isIdlyDug,
  mayBeAllFront,
} from '@/lib/games/nach-paris/combat/works';
import { sizePoints, type Sized } from '@/lib/games/nach-paris/sizes';

/* The facts of a combat, and the disputes that touch it. */

const isBeside = (one: Struck, other: Struck): boolean => one.side === other.side && one.hex === other.hex;

/** A dispute with the case in which it matters. */
const DISPUTES: readonly {
  readonly id: string;
  readonly rule: Rule;
  readonly touches: (finding: CombatFinding) => boolean;
}[] = [
  {
    id: 'twelve-steps-per-phase',
    rule: '9.1.1',
    touches: ({ input }) =>
      input.stepsReading === 'phase' || input.attackers.some(({ used, idle }) => used > 0 || idle),
  },
  { id: 'attacked-twice', rule: '9.1.4', touches: ({ hex }) => hex.fought.length > 0 },
  {
    id: 'art-cbf-or-arf',
    rule: '9.1.8',
    touches: ({ input, hex, special }) =>
      !special && [...attackersOf(input), ...hex.active.map(({ unit }) => unit)].some(({ kind }) => isArtillery(kind)),
  },
  { id: 'cavalry-retreat-details', rule: '9.2.4', touches: ({ hex }) => hex.withdrawn.length > 0 },
  { id: 'worse-result', rule: '9.3.3', touches: isOrderDoubtful },
  {
    id: 'units-left-alone',
    rule: '9.3.3',
    touches: ({ struck, special }) =>
      !special && struck.some(({ unit }) => unit !== undefined && !isFighter(unit.kind)),
  },
  { id: 'ratio-below-card', rule: '9.1.12', touches: ({ ratio, special }) => !special && ratio.below },
  {
    id: 'rail-guns-together',
    rule: '9.3.3',
    touches: ({ struck, special }) =>
      !special &&
      struck.some((gun, i) => gun.onRails && struck.some((other, j) => j > i && other.onRails && isBeside(gun, other))),
  },
  {
    id: 'forest-range-values',
    rule: '9.4.3',
    touches: ({ input }) => input.attackers.some(({ hexside }) => isClimb(hexside)),
  },
  { id: 'rough-rows', rule: '9.4.4', touches: ({ input }) => input.terrain === 'rough' },
  { id: 'light-infantry-bonus', rule: '9.4.5', touches: ({ sums }) => sums.some(({ light }) => light !== 0) },
  {
    id: 'cav-rough-count',
    rule: '9.4.6',
    touches: ({ applied }) => applied.some(({ id }) => id === 'cavAttack' || id === 'cavDefend'),
  },
  { id: 'divided-corps', rule: '9.4.11', touches: ({ input }) => input.dividedCorps > 0 },
  { id: 'french-reserve-test', rule: '9.4.12', touches: ({ reserves }) => reserves.length > 0 },
  {
    id: 'sar-in-combat',
    rule: '9.5.3',
    touches: ({ input, struck }) =>
      attackersOf(input).some(({ kind }) => kind === 'sar') &&
      struck.some(({ side, shelter }) => side === 'defender' && isEntrenched(shelter)),
  },
  { id: 'ammunition-track', rule: '8.8.2', touches: ({ shots }) => shots.length > 0 },
  {
    id: 'cab-list-combat',
    rule: '9.5.4',
    touches: ({ struck, special }) =>
      !special &&
      struck.some(({ modifiers }) => modifiers.some(({ id }) => id === 'nearHome' || id === 'indoctrinated')),
  },
  {
    id: 'retreat-direction',
    rule: '9.6.1',
    touches: ({ input, odds }) =>
      input.die !== undefined && odds !== undefined && (odds.back.attacker.n > 0n || odds.back.defender.n > 0n),
  },
  {
    id: 'cab-before-losses',
    rule: '9.6.2',
    touches: ({ input }) => waysOf(input).some(({ zocRetreat }) => zocRetreat),
  },
  {
    id: 'retreat-into-zoc-cover',
    rule: '9.6.2',
    touches: ({ input }) => waysOf(input).some(({ zocRetreat }) => zocRetreat),
  },
  {
    id: 'retreat-full-hex',
    rule: '6.4.3',
    touches: ({ input, withdrawn }) =>
      waysOf(input).some(({ zocRetreat, room }) => zocRetreat && room !== undefined) ||
      withdrawn.some(({ tests, crowded }) => tests && crowded > 0),
  },
  {
    id: 'assault-pio-stacking',
    rule: '6.4.2',
    touches: ({ input, odds }) =>
      waysOf(input).some(({ room }) => room !== undefined) &&
      odds !== undefined &&
      odds.units.some(({ unit, leaves }) => unit.unit?.kind === 'pio' && leaves.n > 0n),
  },
  { id: 'retreat-loss-facing', rule: '9.6.1', touches: isFacingDoubtful },
  { id: 'retreat-loss-first', rule: '9.3.3', touches: isFirstLossDoubtful },
  {
    id: 'advance-who',
    rule: '9.6.5',
    touches: ({ input, odds }) => input.die !== undefined && odds !== undefined && odds.emptied.n > 0n,
  },
  { id: 'entrenchment-eight-steps', rule: '11.1.4', touches: ({ defence: { works } }) => works.crowded },
  {
    id: 'entrenchment-retreat-rank',
    rule: '11.1.6',
    touches: ({ struck }) =>
      struck.some(({ shelter, unit }) => shelter === 'regular' && (unit?.rank === 'A' || unit?.rank === 'A+')),
  },
  {
    id: 'enc-drops-add-up',
    rule: '11.6.11',
    touches: ({ input, hex, defence: { works } }) =>
      works.drops.filter(({ id }) => id !== 'early').length +
        (hex.active.some(({ unit }) => isGuest(input, unit)) ? 1 : 0) >
      1,
  },
  { id: 'enc-cbf-multiplied', rule: '11.6.8', touches: ({ input }) => input.fortCbf > 0 && input.works !== 'none' },
  { id: 'fort-support-arf', rule: '11.3.8', touches: ({ input }) => input.fortSupport > 0 },
  { id: 'fortified-zones', rule: '11.2.5', touches: ({ input }) => input.zone },
  {
    id: 'llc-and-ooc-together',
    rule: '13.3.2',
    touches: ({ input }) => input.attackerSupply === 'both' || input.defenderSupply === 'both',
  },
  {
    id: 'partial-commitment-steps',
    rule: '9.1.6',
    touches: ({ input }) => attackersOf(input).some(({ commitment, weak }) => commitment === 'partial' || weak),
  },
  {
    id: 'fieldworks-all-hexsides',
    rule: '10.1.6',
    touches: ({ defence: { works }, input }) =>
      works.bypassed && (input.works === 'fieldworks' || works.drops.length > 0),
  },
  {
    id: 'fieldworks-who',
    rule: '10.2.1',
    touches: ({ input, hex }) => hex.active.some(({ unit }) => isIdlyDug(input, unit)),
  },
  {
    id: 'entrenchments-before-gt3',
    rule: '11.6.5',
    touches: ({ input, defence: { works } }) =>
      works.drops.some(({ id }) => id === 'unfinished' || (id === 'early' && inCamp(input))),
  },
  {
    id: 'liege-entrenchments',
    rule: '11.6.6',
    touches: ({ input }) => input.camp === 'liege' && input.works !== 'none',
  },
  {
    id: 'mobility-column-order',
    rule: '9.4.3',
    touches: ({ input }) =>
      input.attackers.some(
        ({ hexside, units }) =>
          isClimb(hexside) && units.some(({ mobility }) => mobility === 'normal' || mobility === 'superior'),
      ),
  },
  { id: 'old-fortifications-when', rule: '11.7.1', touches: ({ input }) => input.works === 'old' },
  {
    id: 'facing-diagram',
    rule: '6.2.1',
    touches: ({ input, facing }) => !facing && input.attackers.some(({ part }) => part !== 'front'),
  },
  {
    id: 'flank-and-rear',
    rule: '9.4.9',
    touches: ({ input, facing }) =>
      !facing &&
      input.attackers.some(({ part }) => part === 'flank') &&
      input.attackers.some(({ part }) => part === 'rear'),
  },
  { id: 'embarked-defender', rule: '12.2.5', touches: ({ hex }) => hex.active.some(({ unit }) => unit.embarked) },
  {
    id: 'overflow-twice',
    rule: '9.3.4',
    touches: ({ uses }) => uses.some(({ moves, outermost }) => moves.length > 1 || outermost),
  },
  {
    id: 'red-arf-and-pioneers',
    rule: '9.5.1',
    touches: ({ struck }) =>
      struck.some(({ modifiers }) => modifiers.some(({ id }) => id === 'redArf' || id === 'pioneers')),
  },
  {
    id: 'exm2-and-fom',
    rule: '7.5.4',
    touches: ({ struck }) => struck.some(({ side, unit }) => side === 'attacker' && unit?.march === 'fom'),
  },
  {
    id: 'heat-and-fom',
    rule: '15.1.1',
    touches: ({ input, struck }) => input.heat && struck.some(({ unit }) => unit?.march === 'fom'),
  },
  {
    id: 'step-loss-markers-timing',
    rule: '9.3.6',
    touches: ({ final, odds }) =>
      final &&
      odds !== undefined &&
      odds.units.some(
        ({ unit, lost, destroyed }) =>
          unit.unit !== undefined && isFighter(unit.unit.kind) && (lost[0]?.steps ?? 0) > 0 && destroyed.n === 0n,
      ),
  },
  { id: 'late-war-arf-half', rule: '9.5.2', touches: usesLateArf },
  { id: 'abu-crt-cells', rule: '9.3.2', touches: ({ uses }) => uses.some(({ found }) => !found) },
];

/** Every unit of both sides with its size. */
const sizedOf = ({ attackers, defenders }: CombatInput): readonly Sized[] => [
  ...attackers.flatMap(({ units }) => units).map((unit, i) => ({ ...unit, who: unitName('attacker', unit, i + 1) })),
  ...defenders.map((unit, i) => ({ ...unit, who: unitName('defender', unit, i + 1) })),
];

export const openOf = (finding: CombatFinding): readonly OpenPoint[] => [
  ...doubtPoints(sayIn('combat'), DISPUTES, finding),
  ...sizePoints(sizedOf(finding.input)),
];

type MakeFact = (id: string, rule: Rule, assumed: boolean, params?: Fact['text']['params']) => Fact;

/** What is taken for granted of the retreats: all that nobody has said of them. */
function waysFacts(input: CombatInput, fact: MakeFact): readonly Fact[] {
  const ways = waysOf(input);
  if (ways.every(({ zocRetreat, wayClosed, noWay, room }) => !zocRetreat && !wayClosed && !noWay && room === undefined))
    return [fact('wayOpen', '9.6.1', true)];
  return ways.some(({ room }) => room === undefined) ? [fact('wayRoom', '6.4.3', true)] : [];
}

export function factsOf({ input, struck, defence, special, hex }: CombatFinding): readonly Fact[] {
  const fact: MakeFact = (id, rule, assumed, params) => ({
    text: text(`combat.facts.${id}`, params),
    rule,
    ...(assumed ? { assumed } : {}),
  });
  const alone = struck.some(
    ({ unit }) => unit !== undefined && (!isFighter(unit.kind) || ('fought' in unit && unit.fought)),
  );
  return [
    fact('front', '9.1.1', true),
    fact('terrain', '9.4.4', false, { terrain: text(`unit.options.terrain.${input.terrain}`) }),
    fact('turn', '3.3.1', false, { turn: input.turn }),
    ...(attackersOf(input).some(({ kind, moving }) => kind === 'sar' && !moving) ? [fact('siege', '2.5.3', true)] : []),
    ...(input.works === 'none'
      ? [fact('noWorks', '11.1.4', true)]
      : [fact('works', WORKS_RULE[input.works], false, { works: text(`combat.options.works.${input.works}`) })]),
    ...(isFortAssumed(input) && !hasForts(input) ? [fact('fortActive', '11.6.11', true)] : []),
    ...(defence.works.bypassed && mayBeAllFront(input) ? [fact('noFortFront', '11.6.9', true)] : []),
    ...(isHostAssumed(input, input.defenders) ? [fact('ownCamp', '11.6.12', true)] : []),
    ...(input.attackerSupply === 'loc' && input.defenderSupply === 'loc' ? [fact('supplied', '13.3.1', true)] : []),
    ...(input.dividedCorps === 0 ? [fact('corps', '9.4.11', true)] : []),
    ...(defence.leader && !defence.leader.chosen
      ? [fact('leader', '9.1.9', true, { nation: defence.leader.nation })]
      : []),
    ...(special ? [] : waysFacts(input, fact)),
    ...(special || !waysOf(input).some(({ room }) => room !== undefined) ? [] : [fact('roomOrder', '6.4.3', true)]),
    ...(heldBack(input) || hex.withdrawn.length ? [] : [fact('mayWithdraw', '9.2.1', true)]),
    ...(alone && !special ? [fact(input.stay ? 'stay' : 'leave', '9.3.3', !input.stay)] : []),
  ];
}
