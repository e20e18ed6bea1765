import type { Block, Text } from '@/lib/calc/evaluation';
import { oddsBlock, oddsRow, present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { plain } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { needs, successOdds } from '@/lib/games/nach-paris/d20-odds';
import { failedOf, type DigFinding } from '@/lib/games/nach-paris/fieldworks/finding';
import { nameOf, say } from '@/lib/games/nach-paris/fieldworks/words';

function whyNot(finding: DigFinding): { readonly text: Text; readonly rule: Rule } {
  const [bar] = finding.barred;
  if (bar)
    return {
      text: say(`bar.${bar.id}`, { failed: finding.input.failed, limit: finding.input.limit ?? 0 }),
      rule: bar.rule,
    };
  const out = finding.all.find(({ barred }) => barred.length > 0);
  const [first] = out?.barred ?? [];
  return first && out
    ? { text: say(`bar.${first.id}`, { who: nameOf(out.unit, out.index) }), rule: first.rule }
    : { text: say('step.nobody'), rule: '10.1.1' };
}

function verdictOf(finding: DigFinding): Block {
  const { input, tester, allowed, result } = finding;
  const why = whyNot(finding);
  if (!allowed || !tester) return verdictBlock(say('verdict.barred', { why: why.text }), 'no', why.rule);
  const rule = input.action === 'dig' ? '10.1.3' : '11.1.7';
  if (result)
    return verdictBlock(
      say(`verdict.${input.action}.${result}`, { failed: failedOf(finding) }),
      result === 'success' ? 'yes' : 'no',
      rule,
    );
  return tester.cab > 0
    ? verdictBlock(say(`verdict.${input.action}.needs`, { needs: needs(tester.cab) }), 'neutral', rule)
    : verdictBlock(say('step.fails', { cab: plain(tester.cab) }), 'no', '5.1.2');
}

/** Leaving out the worst digger may be worth it: what each would have alone. */
function aloneBlock({ group, input }: DigFinding): readonly Block[] {
  if (group.length < 2 || input.action === 'upgrade') return [];
  const rows = group.map(({ unit, index, cab }) =>
    oddsRow(say('odds.who', { who: nameOf(unit, index), needs: needs(cab) }), passChance(cab), '10.1.3'),
  );
  return oddsBlock('alone', say('odds.alone'), rows);
}

function benefitBlock({ input }: DigFinding): readonly Block[] {
  const german = input.nation === 'germany';
  const value = (name: string, rule: Rule) =>
    valueRow(say(`benefit.${name}.label`), say(`benefit.${name}.value`), rule);
  if (input.action === 'upgrade')
    return valuesBlock('benefit', say('benefit.upgradeTitle'), [
      value('upgradeCombat', '11.1.4'),
      value('upgradeAbu', '11.1.4'),
      value('upgradeLimit', '11.1.4'),
      value('upgradeLeave', '11.1.8'),
    ]);
  const combat = valueRow(
    say('benefit.combat.label'),
    say('benefit.combat.value', { factor: german ? 1.3 : 1.2 }),
    '10.2.1',
  );
  return valuesBlock('benefit', say('benefit.title'), [
    combat,
    value('abu', '10.2.1'),
    value('front', '10.1.6'),
    value('leave', '10.3.1'),
  ]);
}

/** The verdict, the odds, and what the works give. */
export function blocksOf(finding: DigFinding): readonly Block[] {
  const { tester, allowed, result } = finding;
  if (!allowed || !tester) return [verdictOf(finding)];
  const odds = successOdds('test', passChance(tester.cab), say('odds.title', { needs: needs(tester.cab) }));
  return present(
    verdictOf(finding),
    !result && [...odds, ...aloneBlock(finding)],
    result !== 'failure' && tester.cab > 0 && benefitBlock(finding),
  );
}
