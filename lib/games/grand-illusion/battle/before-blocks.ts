import { oddsBlock, oddsRow, possible, sayIn, valueRow, valuesBlock } from '@/lib/calc/ledger';
import type { Block, Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import { ENDS, type Before, type EndKind, type Overall } from '@/lib/games/grand-illusion/battle/before';

/* What the player sees of a battle whose FoW, or whose die of a landing, has not been rolled. */

const say = sayIn('battle');

const RULES: Readonly<Record<EndKind, Rule>> = {
  defender: '9.4.2',
  attacker: '9.4.2',
  both: '9.4.2',
  nobody: '9.4.1',
  cancelled: '9.1.4',
};

const isLanding = ({ result }: Before): boolean => result === 'surprise' || result === 'ready';
const ruleOf = (one: Before): Rule => (isLanding(one) ? '13.3.4.a4' : '9.1.4');
const nameOf = (one: Before): Text => say(`options.${isLanding(one) ? 'landing' : 'fow'}.${one.result}`);

function endText({ ends }: Before): Text {
  if (!ends) return say('before.unset');
  const sure = ENDS.find((kind) => ends[kind].n === ends[kind].d);
  if (sure) return say(`before.${sure}`);
  const { defender, attacker, both, nobody } = ends;
  return say(both.n > 0n ? 'before.endsBoth' : 'before.ends', { defender, attacker, both, nobody });
}

/** Who leaves the hex over every result of the roll, and by each result. */
export function beforeBlocks(overall: Overall | undefined): readonly Block[] {
  if (!overall) return [];
  const { results, ends, unset } = overall;
  const landing = results.some(isLanding);
  const rows = ENDS.map((kind) => oddsRow(say(`before.${kind}`), ends[kind], RULES[kind]));
  return [
    ...oddsBlock(
      'before',
      say(landing ? 'before.titleLanding' : 'before.title'),
      possible([...rows, oddsRow(say('before.unset'), unset, '9.1.4')]),
    ),
    ...valuesBlock(
      'byResult',
      say('before.byResult'),
      results.map((one) =>
        valueRow(say('before.result', { name: nameOf(one), chance: one.chance }), endText(one), ruleOf(one)),
      ),
    ),
  ];
}
