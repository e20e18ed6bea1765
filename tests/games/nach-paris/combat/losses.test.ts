import { describe, expect, test } from 'vitest';
import { formOf, isAsked } from '@/lib/calc/form';
import type { CombatAnswer } from '@/lib/games/nach-paris/calculators/combat';
import { combatSchema } from '@/lib/games/nach-paris/combat/fields';
import { ONE } from '@/lib/prob/fraction';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { data, answer, out, verdict, shown, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('losses and retreat (9.3.3, 11.1.6, 11.6.3)', () => {
  const always = (result: string, input: object) => out({ die: 10, ...input }, uniformCrt(data, result));
  const unit = (answered: CombatAnswer, side: string, at = 0) =>
    answered.odds?.units.find((one) => one.side === side && one.at === at);
  const sure = (answered: CombatAnswer, side: string, at = 0) =>
    answered.result?.units.find((one) => one.side === side && one.at === at);

  test.each([
    ['−3 / −4', 'defender'],
    ['−4 / −3', 'attacker'],
    ['−4 / −4', 'defender'],
    ['+3 / • +9', 'defender'],
    ['• +9 / −9', 'attacker'],
    ['•• +9 / • −9', 'attacker'],
    ['— / +8', 'defender'],
    ['+8 / —', 'attacker'],
    ['— / —', 'defender'],
  ])('%s: %s first', (result, first) => {
    expect(always(result, {}).first).toBe(first);
  });

  test.each([
    [{ rank: 'B' }, '— / •', true],
    [{ rank: 'A' }, '— / •', false],
    [{ rank: 'A+' }, '— / ••', true],
    [{ rank: 'A', lost: 1, steps: 3 }, '— / •', true],
  ])('%o and %s: retreats %s', (defender, result, retreats) => {
    expect(sure(always(result, { defenders: [poilu(defender)] }), 'defender')?.retreats).toBe(retreats);
  });

  test.each([
    ['regular', '— / •', 1, true],
    ['regular', '— / −20', 1, false],
    ['regular', '— / • −20', 1, true],
    ['improved', '— / •', 1, false],
    ['improved', '— / ••', 2, true],
    ['fieldworks', '— / −20', 1, true],
    ['old', '— / −20', 1, true],
  ])('%s and %s', (works, result, lost, retreats) => {
    expect(sure(always(result, { works }), 'defender')).toMatchObject({ retreats });
    expect((sure(always(result, { works }), 'defender')?.lost ?? 0) >= lost).toBe(true);
  });

  test('the side that is not the first to lose stays, whatever it loses', () => {
    const answered = always('• / ••', {});
    expect(sure(answered, 'attacker')).toMatchObject({ lost: 1, retreats: false });
    expect(sure(answered, 'defender')).toMatchObject({ lost: 2, retreats: true });
    expect(answered.result?.outcome).toBe('emptied');
  });

  test('if the first side loses nothing the other may be the one to retreat', () => {
    const answered = always('−3 / −4', { attackers: [from([inf({ test: 20 })])], defenders: [poilu({ test: 1 })] });
    expect(answered.result).toMatchObject({
      outcome: 'attackerBack',
      units: [
        { side: 'attacker', lost: 1, retreats: true },
        { side: 'defender', lost: 0 },
      ],
    });
  });

  test('the test uses the CAB before the loss, and steps bound the losses', () => {
    expect(
      unit(always('— / •• −2', { defenders: [poilu({ steps: 3 })] }), 'defender')?.lost.map(({ steps, chance }) => [
        steps,
        shown(chance),
      ]),
    ).toEqual([
      [2, '1/2'],
      [3, '1/2'],
    ]);
    expect(
      unit(always('— / ••• −20', { defenders: [poilu({ steps: 2 })] }), 'defender')?.lost.map(({ steps }) => steps),
    ).toEqual([2]);
  });

  test('partially committed units are not touched and keep artillery from being alone', () => {
    const units = [inf(), inf({ commitment: 'partial' }), inf({ kind: 'har', steps: 1 })];
    const held = always('•• / —', { attackers: [from(units)] });
    expect(held.units.filter(({ side }) => side === 'attacker').map(({ at }) => at)).toEqual([0, 2]);
    expect(sure(held, 'attacker', 2)).toMatchObject({ lost: 0, destroyed: false });
    expect(sure(always('•• / —', { attackers: [from(units.filter((_, i) => i !== 1))] }), 'attacker', 1)).toMatchObject(
      { destroyed: true },
    );
    expect(
      sure(
        always('•• / —', {
          attackers: [
            from(
              units.filter((_, i) => i !== 1),
              { idle: true },
            ),
          ],
        }),
        'attacker',
        1,
      ),
    ).toMatchObject({ destroyed: false });
  });

  test('units that fought before are hit once the others have gone', () => {
    const defenders = [poilu(), poilu({ fought: true, steps: 3 })];
    expect(sure(always('— / •', { defenders }), 'defender', 1)).toMatchObject({ lost: 1, retreats: true });
    expect(sure(always('— / •', { defenders: [poilu({ rank: 'A' }), defenders[1]] }), 'defender', 1)).toMatchObject({
      lost: 0,
    });
  });

  test('a SAR on rails is destroyed when alone, and tests beside one that stays', () => {
    const attackers = [from([poilu()])];
    const rail = inf({ kind: 'sar', steps: 1, arf: 6, mobility: 'rail' });
    const gun = inf({ kind: 'har', steps: 1, test: 1 });
    expect(sure(always('— / •', { attackers, defenders: [inf(), rail] }), 'defender', 1)).toMatchObject({
      destroyed: true,
    });
    const tested = { attackers, defenders: [inf({ test: 20 }), gun, { ...rail, test: 2 }] };
    expect(sure(always('— / −3', tested), 'defender', 2)).toMatchObject({ destroyed: true });
    expect(sure(always('— / −3', { ...tested, stay: true }), 'defender', 2)).toMatchObject({
      destroyed: false,
      lost: 0,
    });
  });

  test('a hex of artillery only takes the result at once', () => {
    const answered = always('— / −20', { defenders: [poilu({ kind: 'har', steps: 1 })] });
    expect(answered.result).toMatchObject({ outcome: 'emptied', units: [{}, { destroyed: true }] });
  });

  test('sheltered HQ and units that slipped away take no part', () => {
    expect(
      always('— / •', { forts: 1, defenders: [poilu(), poilu({ kind: 'hq', steps: 1 })] }).units.filter(
        ({ side }) => side === 'defender',
      ),
    ).toHaveLength(1);
  });

  test('a bare zone falls to any loss', () => {
    const zone = { attackers: [from([poilu()])], defenders: [], zone: true };
    expect(always('— / •', zone).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { at: -1, destroyed: true }],
    });
  });

  test.each([
    [10, 'emptied'],
    [9, 'nothing'],
  ])('a bare zone tests with the die given: %i', (zoneTest, outcome) => {
    const zone = { attackers: [from([poilu({ test: 1 })])], defenders: [], zone: true, zoneTest };
    expect(always('+8 / −4', zone).result?.outcome).toBe(outcome);
    expect(always('+8 / −4', { ...zone, zoneTest: undefined }).result).toBeNull();
  });

  test('both sides may lose the hex', () => {
    const input = { attackers: [from([inf({ test: 20 })])], defenders: [poilu({ kind: 'har' })] };
    expect(always('• / •', { ...input, defenders: [poilu({ steps: 1, rank: 'A', test: 1 })] }).result?.outcome).toBe(
      'emptied',
    );
    expect(always('•• / •', { ...input, defenders: [poilu({ steps: 1 })] }).result?.outcome).toBe('bothGone');
    expect(
      answer(
        { die: 10, ...input, attackers: [from([poilu()])], defenders: [], zone: true },
        uniformCrt(data, '•• / •'),
      ).outcome.blocks.map((block) => ('id' in block ? block.id : block.kind)),
    ).not.toContain('advance');
  });

  test('a hex without defenders may still be closed', () => {
    expect(always('— / •', { forts: 1 }).result?.outcome).toBe('closed');
    expect(always('— / •', { attackers: [from([poilu()])], defenders: [inf()], zone: true }).result?.outcome).toBe(
      'closed',
    );
    expect(verdict({ die: 10, forts: 1 }, uniformCrt(data, '— / •'))).toBe('combat.verdict.closed');
  });
});

describe('units left alone without a loss (9.3.3)', () => {
  test('guns that attack from a hex of their own do not run from a victory', () => {
    const guns = { attackers: [from([inf()]), from([inf({ kind: 'har', steps: 1, cab: 20 })])], die: 10 };
    const won = out(guns, uniformCrt(data, '+8 / •')).odds;
    expect([won?.back.attacker, won?.advance.attacker].map((chance) => shown(chance ?? ONE))).toEqual(['0', '1']);
    const lostIt = out(guns, uniformCrt(data, '• +8 / —')).odds;
    expect(lostIt?.units.find(({ side, hex }) => side === 'attacker' && hex === 1)).toMatchObject({ back: { n: 0n } });
  });

  test('guns of the side that need not retreat stay when their infantry is destroyed', () => {
    const { odds } = out(
      { die: 10, defenders: [poilu({ steps: 1, test: 20 }), poilu({ kind: 'har', steps: 1, test: 1 })] },
      uniformCrt(data, '• / −4'),
    );
    expect(
      odds?.units
        .filter(({ side }) => side === 'defender')
        .map(({ leaves, destroyed }) => [shown(leaves), shown(destroyed)]),
    ).toEqual([
      ['0', '1'],
      ['0', '0'],
    ]);
    expect(shown(odds?.emptied ?? ONE)).toBe('0');
  });
});

describe('what a Cavalry Retreat costs (9.2.4, 9.2.9)', () => {
  const cav = (more: object = {}) => poilu({ kind: 'cav', steps: 2, withdraws: true, ...more });
  const costs = (more: object = {}, input: object = {}) =>
    out({ defenders: [cav(more)], ...input }).withdrawn.map(({ cab, lost }) => [
      cab,
      ...lost.map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
    ]);

  test('it is asked of CAV and HQ at first sight, of nobody else', () => {
    const [list] = formOf(combatSchema).filter(({ name }) => name === 'defenders');
    const units = list?.shape.kind === 'list' && list.shape.item.kind === 'group' ? list.shape.item.fields : [];
    const asked = (values: Readonly<Record<string, unknown>>) =>
      units
        .filter((field) => /^withdr/u.test(field.name) && isAsked(field, units, values))
        .map(({ name, info }) => `${name}${info.rare ? ' (rare)' : ''}`);
    expect([asked({}), asked({ kind: 'har', withdraws: true })]).toEqual([[], []]);
    expect(asked({ kind: 'hq' })).toEqual(['withdraws']);
    expect(asked({ kind: 'cav' })).toEqual(['withdraws', 'withdrew (rare)']);
    expect(asked({ kind: 'cav', withdraws: true, withdrawZoc: true })).toEqual([
      'withdraws',
      'withdrawZoc',
      'withdrawTest',
      'withdrawRoom (rare)',
      'withdrew (rare)',
    ]);
  });

  test('nothing where it goes freely, a step when the test in the ZOC fails, what does not fit', () => {
    expect(costs()).toEqual([[12, '0: 1']]);
    expect(costs({ withdrawZoc: true })).toEqual([[12, '0: 3/5', '1: 2/5']]);
    expect(costs({ withdrawZoc: true, march: 'fom' }, { heat: true })).toEqual([[8, '0: 2/5', '1: 3/5']]);
    expect(costs({ withdrawZoc: true, withdrawTest: 12 })).toEqual([[12, '0: 1']]);
    expect(costs({ withdrawZoc: true, withdrawTest: 13 })).toEqual([[12, '1: 1']]);
    expect(costs({ withdrawRoom: 1 })).toEqual([[12, '1: 1']]);
    expect(costs({ withdrawRoom: 1, withdrawZoc: true, cabAfter: 9 })).toEqual([[9, '1: 9/20', '2: 11/20']]);
    expect(costs({ withdrawRoom: 0, withdrawZoc: true })).toEqual([[12, '2: 1']]);
    expect(
      out({
        defenders: [poilu(), poilu({ kind: 'hq', withdraws: true, withdrawRoom: 0, withdrawZoc: true })],
      }).withdrawn[0]?.lost.map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
    ).toEqual(['0: 3/5', '1: 2/5']);
  });

  test('it is counted among the steps of the defender, and makes nobody retreat', () => {
    const { odds } = out({ die: 10, defenders: [cav({ withdrawZoc: true }), poilu()] }, uniformCrt(data, '— / −4'));
    // 8/20 of the infantry passes, 12/20 of the cavalry.
    expect(odds?.lost.defender.map(({ steps, chance }) => `${steps}: ${shown(chance)}`)).toEqual([
      '0: 6/25',
      '1: 13/25',
      '2: 6/25',
    ]);
    expect(shown(odds?.beaten.defender ?? ONE)).toBe('3/5');
  });

  test('the answer shows it beside a combat that goes on and one that does not', () => {
    const ids = (more: object, others: object[] = []) =>
      answer({ defenders: [cav(more), ...others] }).outcome.blocks.map((block) =>
        'id' in block ? block.id : block.kind,
      );
    expect(ids({ withdrawZoc: true })).toContain('withdrawalLoss');
    expect(ids({ withdrawZoc: true, withdrawTest: 3 }, [poilu()])).toContain('slipped');
    expect(ids({})).toContain('withdrawal');
    const steps = (more: object) =>
      answer({ defenders: [cav(more), poilu()] })
        .steps.filter(({ rule }) => rule.startsWith('9.2'))
        .map(({ id, rule }) => `${id} ${rule}`);
    expect(steps({ withdrawZoc: true, withdrawRoom: 1 })).toEqual([
      'withdrawn-0 9.2.1',
      'slip-room-0 9.2.9',
      'slip-test-0 9.2.4',
      'mustFight 9.2.2',
    ]);
    expect(steps({})).toEqual(['withdrawn-0 9.2.1', 'mustFight 9.2.2']);
  });

  test('who does not slip away: told why not, or that he might', () => {
    const why = (input: object) =>
      answer(input)
        .notApplied.find(({ id }) => id === 'withdrawal')
        ?.text.key.split('.')
        .at(-1);
    const may = (input: object) => answer(input).facts.some(({ text: { key } }) => key === 'combat.facts.mayWithdraw');
    const stays = cav({ withdraws: false });
    expect([why({}), may({})]).toEqual(['nobody', false]);
    expect([why({ defenders: [stays] }), may({ defenders: [stays] })]).toEqual([undefined, true]);
    expect(why({ attackers: [from([inf({ kind: 'cav' })])], defenders: [stays] })).toBe('cavalry');
    expect(why({ defenders: [{ ...stays, withdrew: true }] })).toBe('nobody');
    expect([why({ defenders: [cav()] }), may({ defenders: [cav()] })]).toEqual([undefined, false]);
  });
});
