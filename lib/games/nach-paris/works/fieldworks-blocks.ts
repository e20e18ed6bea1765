import type { Block, Text } from '@/lib/calc/evaluation';
import { passChance } from '@/lib/games/nach-paris/cab/test';
import { needs, successOdds } from '@/lib/games/nach-paris/d20-odds';
import { failedOf, type DigFinding } from '@/lib/games/nach-paris/works/fieldworks';
import { say, nameOf } from '@/lib/games/nach-paris/works/fieldworks-ledger';

function whyNot(finding: DigFinding): { readonly text: Text; readonly rule: string } {
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
  if (!allowed || !tester)
    return { kind: 'verdict', text: say('verdict.barred', { why: why.text }), tone: 'no', rule: why.rule };
  const rule = input.action === 'dig' ? '10.1.3' : '11.1.7';
  if (result)
    return {
      kind: 'verdict',
      text: say(`verdict.${input.action}.${result}`, { failed: failedOf(finding) }),
      tone: result === 'success' ? 'yes' : 'no',
      rule,
    };
  return {
    kind: 'verdict',
    text: say(`verdict.${input.action}.needs`, { needs: needs(tester.cab) }),
    tone: tester.cab > 0 ? 'neutral' : 'no',
    rule,
  };
}

/** Leaving out the worst digger may be worth it: what each would have alone. */
function aloneBlock({ group, input }: DigFinding): readonly Block[] {
  if (group.length < 2 || input.action === 'upgrade') return [];
  const rows = group.map(({ unit, index, cab }) => ({
    label: say('odds.who', { who: nameOf(unit, index), needs: needs(cab) }),
    chance: passChance(cab),
    rule: '10.1.3',
  }));
  return [{ kind: 'odds', id: 'alone', title: say('odds.alone'), rows }];
}

function benefitBlock({ input }: DigFinding): Block {
  const german = input.nation === 'germany';
  const value = (name: string, rule: string) => ({
    label: say(`benefit.${name}.label`),
    value: say(`benefit.${name}.value`),
    rule,
  });
  if (input.action === 'upgrade')
    return {
      kind: 'values',
      id: 'benefit',
      title: say('benefit.upgradeTitle'),
      rows: [
        value('upgradeCombat', '11.1.4'),
        value('upgradeAbu', '11.1.4'),
        value('upgradeLimit', '11.1.4'),
        value('upgradeLeave', '11.1.8'),
      ],
    };
  const combat = {
    label: say('benefit.combat.label'),
    value: say('benefit.combat.value', { factor: german ? 1.3 : 1.2 }),
    rule: '10.2.1',
  };
  return {
    kind: 'values',
    id: 'benefit',
    title: say('benefit.title'),
    rows: [combat, value('abu', '10.2.1'), value('front', '10.1.6'), value('leave', '10.3.1')],
  };
}

/** The verdict, the odds, and what the works give. */
export function blocksOf(finding: DigFinding): readonly Block[] {
  const { tester, allowed, result } = finding;
  if (!allowed || !tester) return [verdictOf(finding)];
  const odds = successOdds('test', passChance(tester.cab), say('odds.title', { needs: needs(tester.cab) }));
  return [
    verdictOf(finding),
    ...(result ? [] : [odds, ...aloneBlock(finding)]),
    ...(result === 'failure' ? [] : [benefitBlock(finding)]),
  ];
}
