import { describe, expect, test } from 'vitest';
import { ONE } from '@/lib/prob/fraction';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { data, answer, out, verdict, shown, inf, poilu, from } from '@/tests/games/nach-paris/combat/asked';

describe('the room that a retreat needs (6.4.3)', () => {
  const always = (result: string, input: object) => answer({ die: 10, ...input }, uniformCrt(data, result));
  const lost = (result: string, input: object, side: 'attacker' | 'defender' = 'defender') =>
    always(result, input).outcome.data.odds?.lost[side].map(({ steps, chance }) => `${steps}: ${shown(chance)}`);
  const units = (result: string, input: object) =>
    always(result, input)
      .outcome.data.odds?.units.filter(({ side }) => side === 'defender')
      .map(({ lost: losses, crowded }) => `${losses.map(({ steps }) => steps).join('/')} ${shown(crowded)}`);
  const roomRow = (result: string, input: object) => {
    const block = always(result, input).outcome.blocks.find((one) => one.kind === 'values' && one.id === 'retreat');
    return (block?.kind === 'values' ? block.rows : []).flatMap(({ label, value, rule }) =>
      rule === '6.4.3' && label.key.startsWith('combat.value.room') && typeof value === 'object' && 'key' in value
        ? [
            [
              label.key.split('.').at(-1),
              value.key.split('.').at(-1),
              value.params?.['steps'] ?? value.params?.['room'],
            ],
          ]
        : [],
    );
  };

  test('a unit loses what does not fit, and all of it where nothing does', () => {
    expect(lost('— / •', { room: 3 })).toEqual(['1: 1']);
    expect(lost('— / •', { room: 2 })).toEqual(['2: 1']);
    expect(lost('— / •', { room: 0 })).toEqual(['4: 1']);
    expect(out({ die: 10, room: 0 }, uniformCrt(data, '— / •')).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { destroyed: true, retreats: false }],
    });
    expect(lost('• / —', { attackers: [from([inf()], { room: 1 })] }, 'attacker')).toEqual(['3: 1']);
  });

  test('only who has to go back needs room: exact with its test', () => {
    // CAB 8 passes or loses one step; then 3 of its 3 steps look for room for 2.
    expect(lost('— / −4', { room: 2 })).toEqual(['0: 2/5', '2: 3/5']);
    expect(lost('— / −4', { room: 3 })).toEqual(['0: 2/5', '1: 3/5']);
  });

  test('the first of the list take the room; a step lost in combat needs none', () => {
    expect(units('— / •', { room: 4, defenders: [poilu(), poilu({ steps: 3 })] })).toEqual(['1 0', '2 1']);
    expect(units('— / •', { room: 4, defenders: [poilu({ steps: 3 }), poilu()] })).toEqual(['1 0', '2 1']);
    // The first keeps 3 steps with 8/20 and is destroyed with its last step otherwise.
    expect(units('— / • −4', { room: 1, defenders: [poilu({ steps: 2 }), poilu({ steps: 2 })] })).toEqual([
      '1/2 0',
      '1/2 4/25',
    ]);
  });

  test('guns left alone stay rather than be lost; HQ and SAR need no room', () => {
    const har = poilu({ kind: 'har', steps: 1 });
    expect(units('— / −4', { room: 3, defenders: [poilu({ test: 20 }), { ...har, test: 1 }] })).toEqual(['1 0', '0 0']);
    expect(
      always('— / −4', {
        room: 3,
        defenders: [poilu({ test: 20 }), { ...har, test: 1 }],
      }).outcome.data.result?.units.map(({ retreats }) => retreats),
    ).toEqual([false, true, false]);
    expect(
      always('— / −4', {
        room: 3,
        defenders: [poilu({ test: 20 }), poilu({ kind: 'hq', test: 1 })],
      }).outcome.data.result?.units.map(({ retreats }) => retreats),
    ).toEqual([false, true, true]);
  });

  test('what does not fit is lost before the test in the enemy ZOC', () => {
    // 3 steps into room for 2, then CAB 12 + 0: one more with 8/20.
    const zoc = { room: 2, zocRetreat: true, zocArf: 1 };
    expect(lost('— / •', zoc)).toEqual(['2: 3/5', '3: 2/5']);
    expect(always('— / •', zoc).open.map(({ dispute }) => dispute)).toContain('retreat-full-hex');
    // Over a hexside closed to it first (9.6.3).
    expect(lost('— / •', { room: 2, wayClosed: true })).toEqual(['2: 1']);
  });

  test('without the field the result says how many steps look for room', () => {
    expect(roomRow('— / −4', {})).toEqual([['defender', 'upTo', 3]]);
    expect(roomRow('— / −4', { defenders: [poilu({ test: 20 }), poilu({ steps: 2, test: 1 })] })).toEqual([
      ['defender', 'exactly', 3],
    ]);
    expect(roomRow('• / —', { attackers: [from([inf()]), from([inf()], { room: 2 })] })).toEqual([
      ['attacker', 'exactly', 3],
      ['attacker', 'short', 2],
    ]);
    expect(roomRow('— / •', { room: 9 })).toEqual([['defender', 'fits', 9]]);
    expect(roomRow('— / •', { noWay: true })).toEqual([]);
  });

  test('the step and the reason against it name the rule', () => {
    const has = (input: object) =>
      always('— / •', input).steps.some(({ id, rule }) => id === 'way-defender-0-0-room' && rule === '6.4.3');
    expect([has({ room: 2 }), has({ room: 3 }), has({})]).toEqual([true, false, false]);
    expect(always('— / •', {}).notApplied.some(({ id }) => id === 'fullHex')).toBe(true);
    expect(always('— / •', { room: 15 }).notApplied.some(({ id }) => id === 'fullHex')).toBe(false);
    const pioneers = {
      attackers: [from([poilu()])],
      defenders: [inf({ steps: 1, test: 20 }), inf({ kind: 'pio', fought: true, test: 1 })],
    };
    const disputes = (input: object) => always('— / −4', input).open.map(({ dispute }) => dispute);
    expect(disputes({ ...pioneers, room: 3 })).toContain('assault-pio-stacking');
    expect(disputes(pioneers)).not.toContain('assault-pio-stacking');
  });
});

describe('what a retreat costs (9.6.2 to 9.6.4)', () => {
  const always = (result: string, input: object) => out({ die: 10, ...input }, uniformCrt(data, result));
  const odds = (result: string, input: object, side: 'attacker' | 'defender' = 'defender') => {
    const { odds: all } = always(result, input);
    return {
      lost: all?.lost[side].map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
      beaten: shown(all?.beaten[side] ?? ONE),
      units: all?.units.filter((unit) => unit.side === side),
    };
  };
  const ids = (result: string, input: object) =>
    answer({ die: 10, ...input }, uniformCrt(data, result))
      .steps.filter(({ rule }) => /^9\.6\.[234]$/.test(rule))
      .map(({ text: { key } }) => key.split('.').slice(-2).join('.'));

  test('the test in the ZOC is part of the steps lost', () => {
    // CAB 8 against the result, then CAB 9: 12/20 × 11/20 lose two steps.
    const zoc = { zocRetreat: true, zocArf: 5 };
    expect(odds('— / −4', zoc)).toMatchObject({ lost: ['0: 2/5', '1: 27/100', '2: 33/100'], beaten: '3/5' });
    const [two] = odds('— / −4', { ...zoc, defenders: [poilu({ steps: 2 })] }).units ?? [];
    expect([two?.leaves, two?.back, two?.destroyed].map((chance) => shown(chance ?? ONE))).toEqual([
      '3/5',
      '27/100',
      '33/100',
    ]);
    expect(odds('— / −4', { ...zoc, zocCav: true, defenders: [poilu({ rank: 'A' })] }).lost).toEqual([
      '0: 2/5',
      '1: 3/5',
    ]);
    expect(odds('— / −4', { attackers: [from([inf()], zoc)] }).lost).toEqual(['0: 2/5', '1: 3/5']);
  });

  test('each attacking hex has its own way', () => {
    const hexes = [from([inf()], { zocRetreat: true, zocArf: 12 }), from([inf()], { noWay: true }), from([inf()])];
    expect(
      odds('• / +9', { attackers: hexes, zocRetreat: true }, 'attacker').units?.map(({ lost, destroyed }) => [
        lost.map(({ steps, chance }) => `${steps}: ${shown(chance)}`),
        shown(destroyed),
      ]),
    ).toEqual([
      [['1: 3/10', '2: 7/10'], '0'],
      [['4: 1'], '1'],
      [['1: 1'], '0'],
    ]);
  });

  test('with its die it is settled: a second step, marker 2+, any facing', () => {
    const rolled = { zocRetreat: true, zocArf: 12, defenders: [poilu({ retreatTest: 7 })] };
    expect(always('— / •', rolled).result).toMatchObject({
      outcome: 'emptied',
      units: [{}, { lost: 2, retreats: true, destroyed: false }],
    });
    expect(ids('— / •', rolled)).toEqual(['checks.modifier', 'zoc.failed']);
    const values = answer({ die: 10, ...rolled }, uniformCrt(data, '— / •'))
      .outcome.blocks.flatMap((block) => (block.kind === 'values' ? block.rows : []))
      .map(({ value }) => value);
    expect(values).toContainEqual(expect.objectContaining({ key: 'combat.value.outcome.free', params: { steps: 2 } }));
    expect(values).toContainEqual(
      expect.objectContaining({ key: 'combat.value.pause', params: { turns: 2, marker: '2+' } }),
    );
    expect(always('— / •', { ...rolled, defenders: [poilu({ retreatTest: 6 })] }).result?.units[1]).toMatchObject({
      lost: 1,
    });
    expect(verdict({ die: 10, ...rolled, defenders: [poilu()] }, uniformCrt(data, '— / •'))).toBe(
      'combat.verdict.retreatTests',
    );
  });

  test.each([
    [
      'INF over a closed hexside',
      { wayClosed: true },
      {},
      { lost: 2, retreats: true, destroyed: false },
      ['way.closedStep'],
    ],
    [
      'CAV over a closed hexside',
      { wayClosed: true },
      { kind: 'cav' },
      { lost: 4, retreats: false, destroyed: true },
      ['way.closed'],
    ],
    ['no way', { noWay: true, zocRetreat: true }, {}, { lost: 4, retreats: false, destroyed: true }, ['way.noWay']],
    [
      'closed, then a ZOC',
      { wayClosed: true, zocRetreat: true, zocArf: 1 },
      { retreatTest: 13 },
      { lost: 3, retreats: true, destroyed: false },
      ['way.closedStep', 'checks.modifier', 'zoc.failed'],
    ],
    ['A stays', { noWay: true }, { rank: 'A' }, { lost: 1, retreats: false, destroyed: false }, []],
  ])('%s', (_, way, unit, result, steps) => {
    expect(always('— / •', { ...way, defenders: [poilu(unit)] }).result?.units[1]).toMatchObject(result);
    expect(ids('— / •', { ...way, defenders: [poilu(unit)] })).toEqual(steps);
  });

  test('a unit lost on its way tests no more, and what a ZOC does is said with the first that does', () => {
    const zoc = (result: string, input: object) =>
      answer({ die: 10, ...input }, uniformCrt(data, result))
        .outcome.blocks.flatMap((block) => (block.kind === 'odds' && block.id === 'zoc' ? block.rows : []))
        .map(({ chance }) => shown(chance));
    const closed = { wayClosed: true, zocRetreat: true, zocArf: 12 };
    expect(zoc('— / • +9', { ...closed, noWay: true })).toEqual([]);
    expect(zoc('— / •', { ...closed, defenders: [poilu({ steps: 2 })] })).toEqual([]);
    expect(ids('— / •', { ...closed, defenders: [poilu({ steps: 2 })] })).toEqual(['way.closedStep']);
    expect(zoc('— / •', { ...closed, defenders: [poilu({ kind: 'cav' }), poilu()] })).toEqual(['3/10']);
    expect(ids('— / •', { ...closed, defenders: [poilu({ kind: 'cav' }), poilu({ retreatTest: 6 })] })).toEqual([
      'way.closed',
      'way.closedStep',
      'checks.modifier',
      'zoc.passed',
    ]);
  });

  test('guns that leave unhurt test with the CAB that they still have', () => {
    const blocks = answer(
      { die: 10, zocRetreat: true, zocArf: 4, defenders: [poilu({ kind: 'har', cabAfter: 5 })] },
      uniformCrt(data, '— / −4'),
    ).outcome.blocks;
    expect(
      blocks
        .flatMap((block) => (block.kind === 'odds' && block.id === 'zoc' ? block.rows : []))
        .map(({ chance }) => shown(chance)),
    ).toEqual(['3/5']);
  });

  test('guns that leave unhurt and are lost in the ZOC are not the first loss; without a way they stay', () => {
    const guns = { defenders: [poilu({ kind: 'har' })], zocRetreat: true, zocArf: 12 };
    expect(odds('— / +9', guns)).toMatchObject({ lost: ['0: 3/10', '1: 7/10'], beaten: '0' });
    expect(odds('— / +9', { ...guns, noWay: true }).lost).toEqual(['0: 1']);
  });

  test('without a way given none is charged, and that is said', () => {
    expect(answer({}).facts.map(({ text }) => text.key)).toContain('combat.facts.wayOpen');
    expect(answer({ wayClosed: true }).facts.map(({ text }) => text.key)).toContain('combat.facts.wayRoom');
    expect(answer({}).notApplied.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['9.6.2', '9.6.3', '9.6.4']));
  });
});

describe('who holds the hex and who advances (9.6.5)', () => {
  const odds = (result: string, input: object) => {
    const { odds: all } = out({ die: 10, ...input }, uniformCrt(data, result));
    return all && [all.emptied, all.cleared, all.advance.attacker, all.advance.defender].map(shown);
  };
  const rows = (input: object) =>
    answer(input, uniformCrt(data, '— / −4'))
      .outcome.blocks.flatMap((block) => (block.kind === 'odds' && block.id === 'hex' ? block.rows : []))
      .map(({ label, chance }) => [label.key.split('.').at(-1), shown(chance)]);

  test.each([
    ['the defender may go', '— / −4', {}, ['3/5', '0', '3/5', '0']],
    ['no attacker can enter', '— / −4', { attackers: [from([inf({ march: 'fom' })])] }, ['3/5', '0', '0', '0']],
    [
      'partially committed CAV can',
      '— / −4',
      { attackers: [from([inf({ march: 'fom' }), inf({ kind: 'cav', commitment: 'partial' })])] },
      ['3/5', '0', '3/5', '0'],
    ],
    ['the attacker is thrown back', '−4 / —', {}, ['0', '3/5', '0', '3/5']],
    ['no defender can follow', '−4 / —', { defenders: [poilu({ march: 'fom' })] }, ['0', '3/5', '0', '0']],
    ['his HQ stays in the hex', '−4 / —', { attackers: [from([inf(), inf({ kind: 'hq' })])] }, ['0', '3/5', '0', '0']],
    [
      'one of two hexes is enough',
      '−4 / —',
      { attackers: [from([inf()]), from([inf({ rank: 'A' })])] },
      ['0', '0', '0', '3/5'],
    ],
    ['thrown back, and the defender dies', '••• / ••', { defenders: [poilu({ steps: 2 })] }, ['1', '1', '0', '0']],
  ])('%s', (_, result, input, expected) => {
    expect(odds(result, input)).toEqual(expected);
  });

  test('the rows of the answer', () => {
    expect(rows({})).toEqual([
      ['advance', '3/5'],
      ['defenderKeeps', '2/5'],
    ]);
    expect(rows({ attackers: [from([inf({ march: 'fom' })])] })).toEqual([
      ['advance', '0'],
      ['noAdvance', '3/5'],
      ['defenderKeeps', '2/5'],
    ]);
    expect(rows({ forts: 1 })).toEqual([
      ['fort', '3/5'],
      ['defenderKeeps', '2/5'],
    ]);
  });

  test('an attack that is wiped out', () => {
    expect(out({ die: 10, attackers: [from([inf({ steps: 2 })])] }, uniformCrt(data, '•• / —')).result?.outcome).toBe(
      'attackerGone',
    );
    expect(
      out(
        { die: 10, attackers: [from([inf({ steps: 2 })])], defenders: [poilu({ steps: 1 })] },
        uniformCrt(data, '•• / •'),
      ).result?.outcome,
    ).toBe('bothGone');
  });
});
