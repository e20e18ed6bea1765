import { plain, signed } from '@/lib/core/numbers';
import { barLines } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OddsRow, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  oddsBlock,
  oddsRow,
  openPoints,
  possible,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { chanceOf } from '@/lib/prob/distribution';
import { toNumber } from '@/lib/prob/fraction';
import { isUnsure, stepsLeft } from '@/lib/games/grand-illusion/forts/fort';
import { LIEGE } from '@/lib/games/grand-illusion/map/places';
import { hittingFaces, type Shot } from '@/lib/games/grand-illusion/heavy-artillery/bombard';
import type { BombardmentFinding, BombardmentOdds } from '@/lib/games/grand-illusion/heavy-artillery/finding';

const say = sayIn('heavy-artillery');

export function factsOf({ input, forts, left, metz, guns }: BombardmentFinding): readonly Fact[] {
  const given = [input.first, input.second];
  return present(
    forts.map((fort, i) =>
      fact(
        say('facts.fort', {
          fort: fort.name,
          hex: fort.hex,
          left: left[i] ?? 0,
          steps: fort.steps.length,
          defence: defences(fort, left[i] ?? 0, metz),
        }),
        '9.5',
        given[i] === undefined,
      ),
    ),
    fact(say('facts.guns', { guns }), '9.5.4'),
    forts[0]?.side === 'german' && fact(say('facts.french'), '13.3.4.a2'),
  );
}

/** "+2, +2, +1, +1": what stands against the die, step by step. */
function defences(fort: Parameters<typeof stepsLeft>[0], left: number, metz: boolean): string {
  const steps = stepsLeft(fort, left).map(({ defence }) => signed(defence + Number(metz)));
  return new Set(steps).size === 1 ? (steps[0] ?? '0') : steps.join(', ') || '–';
}

export function stepsOf(finding: BombardmentFinding): readonly Step[] {
  const { bars, weighed, noConcentration, odds } = finding;
  if (bars.barred.length) return barLines(bars.barred, (id) => say(`bar.${id}`));
  return present(
    step('order', '9.1.3.f', say('step.order')),
    modifierSteps(0, weighed.applied, {
      words: ({ id, value }) => say(`step.${id}`, { value: signed(value) }),
      show: signed,
    }),
    step('repeat', '9.5.4.c', say('step.repeat')),
    odds?.shots.map((shot, i) => shotStep(finding, odds, shot, i)),
    !noConcentration && step('concentrated', '9.5.4.d', say(concentratedStep(finding))),
    step('flip', '9.5.4.b', say('step.flip')),
    step('fortunes', '9.1.4', say('step.fortunes')),
  );
}

function shotStep({ forts }: BombardmentFinding, { one }: BombardmentOdds, shot: Shot, i: number): Step {
  const { gun, fort, die, defence, hit, left } = shot;
  return step(
    `roll-${i + 1}`,
    '9.5.4.c',
    say(hit ? 'step.hit' : 'step.miss', {
      gun: gun + 1,
      fort: forts[fort]?.name ?? '',
      die,
      total: plain(die + defence),
      factor: one.guns[gun]?.factor ?? 0,
      left,
    }),
    hit ? { before: left + 1, after: left } : undefined,
  );
}

/** Whether the further hit of the concentrated fire has struck, was not needed, or is still to come. */
function concentratedStep({ odds }: BombardmentFinding): string {
  if (!odds || odds.now.gun < odds.one.guns.length) return odds?.over ? 'step.concentratedIdle' : 'step.concentrated';
  return 'step.concentratedHit';
}

export function notAppliedOf({ bars, weighed, noConcentration }: BombardmentFinding): readonly NotApplied[] {
  const fires = bars.barred.length === 0;
  return present(
    barLines(bars.free, (id) => say(`free.${id}`)),
    fires && failedLines(weighed.not, (reason) => say(`not.${reason}`)),
    fires && noConcentration && notApplied('concentrated', '9.5.4.d', say(`not.${noConcentration}`)),
    fires && notApplied('returnFire', '9.5.4.c', say('not.returnFire')),
  );
}

export function blocksOf(finding: BombardmentFinding): readonly Block[] {
  const { bars, odds, byFactor } = finding;
  if (bars.barred.length) return [verdictOf(finding)];
  if (!odds) {
    const rows = byFactor.map(({ factor, destroyed }) => oddsRow(say('odds.factor', { factor }), destroyed));
    return present(verdictOf(finding), oddsBlock('factors', say('odds.factors'), rows));
  }
  const lost = odds.lost.map(({ value, chance }) => oddsRow(say('odds.lost', { steps: value }), chance));
  return present(
    verdictOf(finding),
    !odds.over && oddsBlock('forts', say('odds.forts'), fortRows(finding, odds)),
    !odds.over && oddsBlock('lost', say('odds.lostTitle'), lost),
    oddsBlock('by-turn', say(finding.input.besieged ? 'odds.byTurnSiege' : 'odds.byTurn'), turnRows(finding)),
    valuesBlock('numbers', say('values.title'), numbers(finding, odds)),
  );
}

/** Every fort of the hex by itself, and all of them where there are two. */
function fortRows({ forts, left }: BombardmentFinding, { ends, destroyed }: BombardmentOdds): readonly OddsRow[] {
  const standing = forts.flatMap((fort, i) => (left[i] ? [{ fort, i }] : []));
  const rows = standing.map(({ fort, i }) =>
    oddsRow(
      say('odds.destroyed', { fort: fort.name }),
      chanceOf(ends, (end) => end[i] === 0),
    ),
  );
  return standing.length < 2 ? rows : possible([...rows, oddsRow(say('odds.all'), destroyed)]);
}

/** The chance that everything is gone by the end of each turn, with each fort where there are two. */
const turnRows = ({ byTurn, forts }: BombardmentFinding): readonly OddsRow[] =>
  byTurn.map(({ turn, fallen, all }) =>
    oddsRow(
      say('odds.turns', { turns: turn }),
      all,
      '9.5.4.b',
      forts.length < 2
        ? []
        : forts.map((fort, i) => oddsRow(say('odds.destroyed', { fort: fort.name }), fallen[i] ?? all)),
    ),
  );

function numbers({ forts, metz }: BombardmentFinding, { one, now, expected, over }: BombardmentOdds) {
  const first = one.forts.map((steps) => steps[0] ?? 0);
  return present(
    over
      ? valueRow(say('values.lost'), say('odds.lost', { steps: toNumber(expected) }), '9.5.4.c')
      : valueRow(say('values.expected'), say('values.mean', { mean: toNumber(expected) }), '9.5.4.c'),
    !over &&
      one.guns
        .slice(now.gun)
        .flatMap(({ factor }, gun) =>
          forts.flatMap((fort, i) =>
            now.left[i]
              ? [
                  valueRow(
                    say('values.hits', { gun: now.gun + gun + 1, fort: fort.name }),
                    hitsText(hittingFaces(factor, first[i] ?? 0, one.natural)),
                    metz ? '13.3.4.a2' : '9.5.4.c',
                  ),
                ]
              : [],
          ),
        ),
  );
}

const hitsText = (faces: number): Text => say('values.faces', { faces });

function verdictOf({ bars, odds, forts }: BombardmentFinding): Block {
  const [bar] = bars.barred;
  if (bar) return verdictBlock(say('verdict.barred', { why: say(`bar.${bar.id}`) }), 'no', bar.rule);
  if (!odds) return verdictBlock(say('verdict.noFactor'), 'neutral', '2.4');
  const what = { forts: forts.length, expected: toNumber(odds.expected), chance: odds.destroyed };
  if (!odds.over) return verdictBlock(say('verdict.odds', what), 'neutral', '9.5.4.c');
  const gone = odds.now.left.every((steps) => steps === 0);
  return verdictBlock(
    say(gone ? 'verdict.destroyed' : 'verdict.stands', { ...what, left: odds.now.left.reduce((a, b) => a + b, 0) }),
    gone ? 'yes' : 'no',
    '9.5.4.c',
  );
}

/** What the rulebooks leave open here, and what only the counters say. */
export const openOf = ({
  input,
  forts,
  noConcentration,
  guns,
  byTurn,
  bars,
}: BombardmentFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: `natural.${input.naturalReading}`,
      rule: '9.5.4.c',
      dispute: 'bombardment-natural',
      when: !bars.barred.length,
    },
    { id: 'steps', rule: '9.5', dispute: 'fort-steps', when: !bars.barred.length && forts.some(isUnsure) },
    { id: `liege.${input.liegeReading}`, rule: '9.5', dispute: 'liege-replacement', when: input.hex === String(LIEGE) },
    { id: 'guns', rule: '9.5.4.d', dispute: 'ha-from-options', when: guns > 2 && !noConcentration },
    { id: 'french', rule: '9.5.4', dispute: 'ha-from-options', when: forts[0]?.side === 'german' },
    { id: 'surrender', rule: '9.5.3.c', dispute: 'surrender-whole-fort', when: input.besieged },
    { id: 'turns', rule: '9.5.4.b', when: byTurn.length > 1 },
    {
      id: `besieged.${input.siegeReading}`,
      rule: '9.5.4.b',
      dispute: 'besieged-fort-in-battle',
      when: input.besieged,
    },
  ]);
