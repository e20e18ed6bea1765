import type { Block, OddsRow } from '@/lib/calc/evaluation';
import { oddsBlock, oddsRow, verdictBlock } from '@/lib/calc/ledger';
import { fraction, multiply, ONE, subtract, sum, ZERO, type Fraction } from '@/lib/prob/fraction';
import { passChance, passes } from '@/lib/games/nach-paris/cab/test';
import { needs } from '@/lib/games/nach-paris/d20-odds';
import { airUpTo, costOf, openUpTo, type Danger, type ReconFinding } from '@/lib/games/nach-paris/recon/finding';
import { isSmall, lastStep, say } from '@/lib/games/nach-paris/recon/words';

const FACE = fraction(1, 20);

/** Total steps of a target that the table tells apart; 4 stands for more, too. */
export const SIZES = [4, 3, 2, 1] as const;

function verdictOf(finding: ReconFinding): Block {
  const { input, barred, success, upTo, dangers } = finding;
  const [bar] = barred;
  if (bar)
    return verdictBlock(
      say('verdict.barred', {
        why: say(`bar.${bar.id}`, { distance: input.distance, mf: costOf(input), left: input.mfLeft ?? 0 }),
      }),
      'no',
      bar.rule,
    );
  const rule = input.by === 'air' ? '20.1.7' : '20.2.4';
  if (success === undefined)
    return isSmall(finding)
      ? verdictBlock(say('verdict.small'), 'no', '20.1.8')
      : verdictBlock(say('verdict.needs', { needs: needs(upTo) }), upTo > 0 ? 'neutral' : 'no', rule);
  if (success) return verdictBlock(say('verdict.success'), 'yes', rule);
  const [danger] = dangers;
  if (danger && input.test !== undefined)
    return verdictBlock(
      say(passes(danger.cab, input.test) ? 'verdict.passed' : 'verdict.stepLost', lastStep(input)),
      'no',
      '20.2.7',
    );
  if (danger) return verdictBlock(say('verdict.danger', { needs: needs(danger.cab) }), 'no', '20.2.7');
  const lost = input.by === 'air' && finding.roll === 20;
  return verdictBlock(
    say(
      finding.smallUnit
        ? lost
          ? 'verdict.announceLost'
          : 'verdict.announce'
        : lost
          ? 'verdict.squadronLost'
          : 'verdict.failure',
    ),
    'no',
    lost ? '20.1.10' : finding.smallUnit ? '20.1.8' : rule,
  );
}

const failChance = ({ cab }: Danger): Fraction => subtract(ONE, passChance(cab));

/** Chance of success before the roll. */
export const chanceOf = ({ barred, upTo }: ReconFinding): Fraction => (barred.length ? ZERO : passChance(upTo));

function airOdds(finding: ReconFinding): readonly Block[] {
  const { input, upTo, roll } = finding;
  if (roll !== undefined) return [];
  const chance = chanceOf(finding);
  const small = isSmall(finding) ? ONE : subtract(passChance(openUpTo(finding)), chance);
  const rows: readonly OddsRow[] = [
    oddsRow(say('odds.success'), chance),
    oddsRow(say('odds.failure'), subtract(ONE, chance), undefined, [
      oddsRow(say('odds.announce'), small, '20.1.8'),
      oddsRow(say('odds.squadronLost'), FACE, '20.1.10'),
    ]),
  ];
  const sizes = SIZES.map((size) =>
    oddsRow(
      say('odds.size', { size, needs: needs(airUpTo(input, size)) }),
      passChance(airUpTo(input, size)),
      size === 1 ? '20.1.8' : '20.1.7',
    ),
  );
  return [
    ...oddsBlock('recon', say('odds.title', { needs: needs(upTo) }), rows),
    ...oddsBlock('sizes', say('odds.sizes'), sizes),
  ];
}

function cavalryOdds(finding: ReconFinding): readonly Block[] {
  const { upTo, roll, dangers, input } = finding;
  const [danger] = dangers;
  if (roll !== undefined) {
    if (!danger || input.test !== undefined) return [];
    return oddsBlock('test', say('odds.testTitle', { needs: needs(danger.cab) }), [
      oddsRow(say('odds.held'), passChance(danger.cab)),
      oddsRow(say('odds.stepLost', lastStep(input)), failChance(danger)),
    ]);
  }
  const chance = chanceOf(finding);
  const each = dangers.map((one): OddsRow =>
    oddsRow(say('odds.natural', { die: one.natural, needs: needs(one.cab) }), passChance(one.cab), '20.2.7'),
  );
  return [
    ...oddsBlock('recon', say('odds.title', { needs: needs(upTo) }), [
      oddsRow(say('odds.success'), chance),
      oddsRow(say('odds.failure'), subtract(ONE, chance), undefined, [
        oddsRow(say('odds.danger'), fraction(3, 20), '20.2.7'),
        oddsRow(say('odds.stepLost', lastStep(input)), stepLostOf(finding), '20.2.7'),
      ]),
    ]),
    ...oddsBlock('dangers', say('odds.dangers'), each),
  ];
}

/** Chance that the CAV unit loses a step from here on. */
export function stepLostOf({ dangers, roll, input }: ReconFinding): Fraction {
  const [danger] = dangers;
  if (roll === undefined) return sum(dangers.map((one) => multiply(FACE, failChance(one))));
  if (!danger) return ZERO;
  return input.test === undefined ? failChance(danger) : passes(danger.cab, input.test) ? ZERO : ONE;
}

/** The verdict, and the odds while there is still something to roll. */
export function blocksOf(finding: ReconFinding): readonly Block[] {
  if (finding.barred.length) return [verdictOf(finding)];
  return [verdictOf(finding), ...(finding.input.by === 'air' ? airOdds(finding) : cavalryOdds(finding))];
}
