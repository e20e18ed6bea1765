import { oddsBlock, oddsRow, possible, sayIn, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Block, OddsRow } from '@/lib/calc/evaluation';
import { add, equal, fraction, toNumber, ZERO, type Fraction } from '@/lib/prob/fraction';
import type { Role } from '@/lib/games/grand-illusion/battle/board';
import type { BattleFinding } from '@/lib/games/grand-illusion/battle/finding';
import { chanceUpTo } from '@/lib/games/grand-illusion/battle/hit';
import { aimRule, needsWords, stackWords } from '@/lib/games/grand-illusion/battle/ledger';
import { choiceBlocks, finalBlock, nextBlock, thenBlock } from '@/lib/games/grand-illusion/battle/after';
import { unitName } from '@/lib/games/grand-illusion/unit-words';

/* What the player sees of a battle: who leaves the hex and what it costs first, then what each space needs. */

const say = sayIn('battle');

const CALLED_OFF = { cautious: '9.1.4', left: '9.1.4', onlyDisrupted: '9.2.4.a' } as const;

/** Who leaves the hex: four ends that exclude each other; with them what both sides lose. */
function endBlock({ chances }: BattleFinding): readonly Block[] {
  const partsOf = (role: Role, whole: Fraction): readonly OddsRow[] => {
    const parts = possible([
      oddsRow(say('end.retreats'), chances.retreats[role], '9.4.2'),
      oddsRow(say('end.destroyed'), chances.destroyed[role], '9.3.3'),
    ]);
    return parts.length === 1 && parts[0] && equal(parts[0].chance, whole) ? [] : parts;
  };
  const rows = possible([
    oddsRow(say('end.defender'), chances.defenderLeaves, '9.4.2', partsOf('defender', chances.defenderLeaves)),
    oddsRow(say('end.attacker'), chances.attackerLeaves, '9.4.2', partsOf('attacker', chances.attackerLeaves)),
    oddsRow(say('end.both'), chances.bothLeave, '9.4.2'),
    oddsRow(say('end.nobody'), chances.nobodyLeaves, '9.4.1'),
  ]);
  const { attacker, defender } = chances.steps;
  const beside = say('lost', { attacker: toNumber(attacker), defender: toNumber(defender) });
  return [{ kind: 'odds', id: 'end', title: say('end.title'), rows, beside }];
}

/** Who would have to retreat, were it not for the trench or the Vosges. */
const stayBlock = ({ chances, battle: { vosges } }: BattleFinding): readonly Block[] =>
  oddsBlock(
    'mayStay',
    say(vosges ? 'mayStay.vosges' : 'mayStay.trench'),
    possible([
      oddsRow(say('end.defender'), chances.mayStay.defender, '9.4.2'),
      oddsRow(say('end.attacker'), chances.mayStay.attacker, '9.4.2'),
    ]),
  );

/** What each space needs, with its chance; of dice that have fallen what they needed. */
function aimBlock(finding: BattleFinding): readonly Block[] {
  return valuesBlock(
    'aims',
    say('aims.title'),
    [...finding.aims].map(([name, roll]) =>
      valueRow(
        say('aims.label', {
          column: Number(name.slice(-1)),
          who: roll.shot ? stackWords(roll.shot.by) : say('words.cavalry'),
          kind: say(`die.${roll.die}`),
        }),
        say('aims.value', { needs: needsWords(roll), chance: chanceUpTo(roll.needs) }),
        aimRule(finding, roll),
      ),
    ),
  );
}

/** The steps that both sides lose, together. */
function jointBlock({ odds: { endings, ways } }: BattleFinding): readonly Block[] {
  const [attack, defence] = [0, 1].map((at) => Math.max(...endings.map(({ lost }) => lost[at] ?? 0)));
  const counts = (most = 0): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);
  const weights = new Map<number, bigint>();
  for (const { lost, weight } of endings)
    weights.set(lost[0] * 64 + lost[1], (weights.get(lost[0] * 64 + lost[1]) ?? 0n) + weight);
  return [
    {
      kind: 'joint',
      id: 'joint',
      title: say('joint.title'),
      rowTitle: say('joint.attacker'),
      columnTitle: say('joint.defender'),
      rows: counts(attack),
      columns: counts(defence),
      chances: counts(attack).map((a) => counts(defence).map((d) => fraction(weights.get(a * 64 + d) ?? 0n, ways))),
    },
  ];
}

/** What becomes of each unit that may lose something. */
function fateBlock({ odds: { fates } }: BattleFinding): readonly Block[] {
  const rows = fates.flatMap(({ fighter, left }): readonly OddsRow[] => {
    const chance = (holds: (steps: number) => boolean): Fraction =>
      left.filter(({ steps: n }) => holds(n)).reduce((sum, one) => add(sum, one.chance), ZERO);
    const loses = chance((n) => n < fighter.left);
    if (loses.n === 0n) return [];
    return [
      oddsRow(
        say('fates.loses', { unit: unitName(fighter.unit) }),
        loses,
        '9.3.3',
        possible([
          oddsRow(
            say(fighter.unit.kind === 'fort' ? 'fates.fortGone' : 'fates.gone'),
            chance((n) => n === 0),
          ),
        ]),
      ),
    ];
  });
  return oddsBlock('fates', say('fates.title'), rows);
}

const siegeBlock = ({ chances }: BattleFinding): readonly Block[] =>
  oddsBlock('siege', say('siege.title'), possible([oddsRow(say('siege.may'), chances.siege, '9.5.3.a')]));

export function blocksOf(finding: BattleFinding): readonly Block[] {
  const { calledOff } = finding.battle;
  if (calledOff)
    return [verdictBlock(say(`verdict.${calledOff}`), 'neutral', CALLED_OFF[calledOff]), ...choiceBlocks(finding)];
  return [
    ...finalBlock(finding),
    ...endBlock(finding),
    ...stayBlock(finding),
    ...choiceBlocks(finding),
    ...thenBlock(finding),
    ...aimBlock(finding),
    ...fateBlock(finding),
    ...jointBlock(finding),
    ...siegeBlock(finding),
    ...nextBlock(finding),
  ];
}
