import type { OpenPoint } from '@/lib/calc/evaluation';
import { openPoints, sayIn, type Watch } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import {
  fightersIn,
  isCavalry,
  isFoot,
  isFort,
  mandatedCount,
  type Fighter,
  type BattleStack,
} from '@/lib/games/grand-illusion/battle/board';
import type { BattleInput, Die } from '@/lib/games/grand-illusion/battle/fields';
import { isBef } from '@/lib/games/grand-illusion/battle/column';
import { circumstancesOf } from '@/lib/games/grand-illusion/battle/ending';
import type { BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
import { isEarly } from '@/lib/games/grand-illusion/scenario/mandated';

/* Places where the rulebooks may be read in two ways, each only where the reading matters in this battle. */

interface Seen {
  readonly finding: BattleFinding;
  readonly attack: readonly BattleStack[];
  readonly defence: readonly BattleStack[];
  readonly forts: BattleStack;
  /** whether a modifier applies */
  readonly has: (id: string) => boolean;
}

interface Doubt {
  /** of the question; its words are the message "battle.open.<id>" */
  readonly id: string;
  readonly rule: Rule;
  readonly touches: (seen: Seen) => boolean;
  /** the field that chooses how it is played; its values are the last part of the key */
  readonly field?: keyof BattleInput;
}

/** The free shots at cavalry (9.6.1). */
const FREE: ReadonlySet<Die> = new Set(['free', 'freeAttackReserve', 'freeDefenceReserve']);
const isPair = (stack: BattleStack): boolean => stack.length === 2;
const withdraws = ({ unit }: Fighter): boolean => unit.kind === 'cavalry' && unit.withdraws;
const leaves = ({ defence }: Seen): boolean => defence.flat().some(withdraws);
const behind = ({ finding }: Seen): boolean =>
  finding.battle.columns.some(({ defence, defenceReserve }) => defence.some(withdraws) && defenceReserve.length > 0);

const DOUBTS: readonly Doubt[] = [
  {
    id: 'fow-11-after-gt4',
    rule: '9.1.4',
    touches: ({ finding: { battle } }) => battle.input.fow === '11' && battle.fortune === 'mandated',
  },
  {
    id: 'skirmish-natural-1',
    rule: '9.1.4',
    touches: ({ has }) => has('skirmish'),
    field: 'skirmishReading',
  },
  { id: 'fow-before-placement', rule: '9.1.3.f', touches: ({ finding }) => finding.battle.counter },
  { id: 'counterattack-not-cancelled', rule: '9.1.3.d', touches: ({ finding }) => finding.battle.counter },
  { id: 'tactical-advantage-all-leave', rule: '9.1.4', touches: ({ finding }) => finding.battle.calledOff === 'left' },
  {
    id: 'limit-disrupted-first',
    rule: '9.2.3.a',
    touches: ({ finding: { battle }, attack }) => battle.limit && attack.flat().some((one) => one.left === 1),
  },
  {
    id: 'four-corps-limit',
    rule: '9.2.3.a',
    touches: ({ finding, attack }) => !finding.battle.counter && attack.flat().length > 4,
  },
  {
    id: 'mountain-drm',
    rule: '9.3.1.b',
    touches: ({ has, attack }) => has('mountain') && attack.length > 1,
    field: 'mountainReading',
  },
  { id: 'dice-per-space', rule: '9.3.2', touches: ({ defence }) => defence.some(isPair) },
  {
    id: 'fort-drm-who',
    rule: '9.5.1',
    touches: ({ defence, finding: { battle } }) => !battle.skirmish && defence.flat().some(isFort),
    field: 'fortDrmReading',
  },
  {
    id: 'fort-drm-once',
    rule: '9.3.2',
    touches: ({ has, forts }) => has('fort') && forts.length > 1,
    field: 'fortCountReading',
  },
  {
    id: 'besieged-fort-in-battle',
    rule: '9.5.1',
    touches: ({ forts }) => forts.some(({ unit }) => unit.besieged),
    field: 'besiegedReading',
  },
  { id: 'bef-stacked-defence', rule: '9.3.3', touches: ({ defence }) => defence.some(isBef), field: 'stackHit' },
  {
    id: 'elan-which-battles',
    rule: '9.3.5.a',
    touches: ({ finding: { battle } }) =>
      battle.mandated && battle.input.attacker === 'allied' && isEarly(battle.input) && !battle.plan17,
    field: 'elanWhereReading',
  },
  {
    id: 'elan-attacker-surprise',
    rule: '9.3.5.b',
    touches: ({ finding: { battle } }) => battle.surprise && battle.elan && battle.input.tem > 0,
    field: 'elanDrmReading',
  },
  {
    id: 'elan-extra-hit',
    rule: '9.3.5.c',
    touches: ({ finding: { odds, battle } }) => battle.input.landing === 'none' && odds.elan.chance.n > 0n,
    field: 'elanHitReading',
  },
  {
    id: 'landing-loss',
    rule: '13.3.4.a4',
    touches: ({ finding: { odds, battle } }) => battle.input.landing !== 'none' && odds.elan.chance.n > 0n,
    field: 'landingReading',
  },
  {
    id: 'britannia-cap',
    rule: '13.3.4.a4',
    touches: ({ finding: { battle } }) => battle.input.landing !== 'none',
  },
  {
    id: 'free-shot-stack',
    rule: '9.6.1',
    touches: ({ finding }) =>
      [...finding.aims.values()].some(({ die, shot }) => FREE.has(die) && isPair(shot?.by ?? [])),
  },
  {
    id: 'british-cavalry-reserve',
    rule: '9.6.1',
    touches: ({ finding: { battle } }) =>
      battle.columns.some(
        ({ attack, defence, attackReserve, defenceReserve }) =>
          (attackReserve.some(isCavalry) && defence.some(isFoot)) ||
          (defenceReserve.some(isCavalry) && attack.some(isFoot)),
      ),
    field: 'ridersReading',
  },
  {
    id: 'cavalry-withdraw-infantry',
    rule: '9.6.2',
    touches: ({ finding }) => [...finding.aims.values()].some(({ die }) => die === 'withdraw'),
  },
  { id: 'cavalry-withdraw-no-reserve', rule: '9.6.2', touches: (seen) => leaves(seen) && !behind(seen) },
  { id: 'cavalry-withdraw-space', rule: '9.6.2', touches: behind },
  {
    id: 'belgian-red-circle',
    rule: '12.2',
    touches: ({ defence }) => defence.flat().some((one) => isFoot(one) && one.unit.nation === 'belgian'),
    field: 'circleReading',
  },
  {
    id: 'routed-who',
    rule: '9.4.2',
    touches: ({ finding }) => finding.battle.routed,
    field: 'routedReading',
  },
  {
    id: 'cavalry-only-retreat',
    rule: '9.4.2',
    touches: ({ finding }) => circumstancesOf(finding.battle).cavalryOnly,
    field: 'cavalryReading',
  },
  {
    id: 'retreat-which-units-count',
    rule: '9.4.2',
    touches: ({ finding: { battle } }) => [...battle.off.german, ...battle.off.allied].some((one) => !isFort(one)),
    field: 'countReading',
  },
  {
    id: 'both-sides-retreat',
    rule: '9.4.2',
    touches: ({ finding: { odds } }) => odds.endings.some(({ clash }) => clash),
    field: 'bothReading',
  },
  {
    id: 'siege-two-forts',
    rule: '9.5.3.a',
    touches: ({ forts }) => forts.some(({ unit }) => unit.garrison) && !forts.every(({ unit }) => unit.garrison),
    field: 'siegeReading',
  },
];

/** The readings on which this answer rests, and what nobody has settled. */
export function openOf(finding: BattleFinding): readonly OpenPoint[] {
  const { battle, weighed } = finding;
  const { columns, off, defender } = battle;
  const forts = [...columns.flatMap(fightersIn), ...off[defender]].filter(isFort);
  const seen: Seen = {
    finding,
    attack: columns.flatMap(({ attack, attackReserve }) => [attack, attackReserve]).filter((stack) => stack.length > 0),
    defence: columns.flatMap(({ defence, defenceReserve }) => [defence, defenceReserve]),
    forts,
    has: (id) => weighed.applied.some((one) => one.id === id),
  };
  const fought = battle.calledOff === undefined;
  const counted = mandatedCount(battle.input);
  const early = new Set(['tactical-advantage-all-leave', 'counterattack-not-cancelled']);
  const doubts = DOUBTS.filter(({ id, touches }) => (fought || early.has(id)) && touches(seen));
  return openPoints(sayIn('battle'), [
    ...doubts.map(({ id, rule, field }): Watch => ({
      id: field ? `${id}.${String(battle.input[field])}` : id,
      rule,
      dispute: id,
      when: true,
    })),
    {
      id: `mandated-battle-count.${battle.input.sizeReading}`,
      rule: '9.1.1.c',
      dispute: 'mandated-battle-count',
      params: { ...counted },
      when: battle.input.mandated && (!battle.mandated || battle.input.sizeReading !== 'corps'),
    },
    { id: 'landingCoast', rule: '13.3.4.a4', when: battle.input.landing !== 'none' },
    { id: 'noHex', rule: '9.3.5.a', when: battle.input.mandated && battle.input.hex === undefined },
    {
      id: 'reserveSpace',
      rule: '9.2.5.b',
      when:
        fought && columns.some(({ attackReserve, defenceReserve }) => attackReserve.length + defenceReserve.length > 0),
    },
    {
      id: 'withdrawPair',
      rule: '9.6.2',
      when: fought && columns.some(({ defence }) => defence.filter(withdraws).length > 1),
    },
  ]);
}
