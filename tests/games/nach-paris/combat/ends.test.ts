import { describe, expect, test } from 'vitest';
import { uniformCrt } from '@/tests/games/nach-paris/combat-cards';
import { answer, data, from, inf, out, poilu } from '@/tests/games/nach-paris/combat/asked';

/* How a combat ends, with the rule that says so, and what is taken for granted before it. */

const last = (key: string): string => key.split('.').at(-1) ?? '';
const french = { attackers: [from([poilu()])] };
const attack = (...units: object[]): object => ({ attackers: [from(units)] });

test.each<[string, object, string]>([
  ['— / •', {}, 'emptied 9.6.5'],
  ['— / •', { forts: 1 }, 'closed 11.3.2'],
  ['— / •', { ...french, defenders: [inf()], zone: true }, 'closed 11.2.2'],
  ['— / •', { defenders: [poilu({ rank: 'A' })] }, 'defenderHolds 9.3.3'],
  ['— / •', { defenders: [poilu({ rank: 'A+' })] }, 'defenderHolds 9.3.3'],
  ['— / •', { defenders: [poilu({ rank: 'A' }), poilu()] }, 'defenderBack 9.3.3'],
  ['• / —', {}, 'attackerBack 9.3.3'],
  ['• / —', attack(inf({ rank: 'A' })), 'attackerHolds 9.3.3'],
  ['•• / —', attack(inf({ steps: 2 })), 'attackerGone 9.3.3'],
  ['•• / •', { ...attack(inf({ steps: 2 })), defenders: [poilu({ steps: 1 })] }, 'bothGone 9.3.3'],
  ['+9 / +9', {}, 'nothing 9.3.3'],
  ['— / •', { zocRetreat: true, zocArf: 1 }, 'retreatTests 9.6.2'],
  ['— / −4', { zocRetreat: true, zocArf: 1 }, 'defender 9.3.3'],
])('%s with %o: %s', (result, input, expected) => {
  const [first] = answer({ die: 10, ...input }, uniformCrt(data, result)).outcome.blocks;
  expect(first?.kind === 'verdict' && `${last(first.text.key)} ${first.rule}`).toBe(expected);
});

test('all attackers gone: that the hex held and who may follow are two blocks (9.6.5)', () => {
  const { blocks } = answer({ die: 10, ...attack(inf({ steps: 2 })) }, uniformCrt(data, '•• / —')).outcome;
  const ids = blocks.map((block) => `${block.kind} ${'id' in block ? block.id : ''}`);
  expect(ids).toContain('values advance');
  expect(ids).toContain('values counterAdvance');
  expect(new Set(ids).size).toBe(ids.length);
});

describe('siege guns without an ARF (9.1.10)', () => {
  const guns = inf({ kind: 'sar', arf: 0 });
  const hit = (units: object[], defenders: object[], more: object = {}) =>
    out({ attackers: [from(units)], defenders, ...more }).special;
  test('one point of CBF overruns them, an ARF or the CBF of an HQ does not', () => {
    expect(hit([poilu({ cbf: 1 })], [guns])).toBe('overrun');
    expect(hit([poilu({ cbf: 0 }), poilu({ kind: 'har', cbf: 1 })], [guns])).toBe('overrun');
    expect(hit([poilu({ cbf: 0 }), poilu({ kind: 'hq', cbf: 9 })], [guns])).toBeNull();
    expect(
      hit(
        [
          { nation: 'britain', cbf: 0 },
          { nation: 'britain', commitment: 'partial', cbf: 9 },
        ],
        [guns],
      ),
    ).toBeNull();
  });
  test('they have to be alone in the hex, and siege guns', () => {
    expect(hit([poilu()], [guns, guns])).toBe('overrun');
    expect(hit([poilu()], [guns, inf({ kind: 'har', arf: 0 })])).toBeNull();
    expect(hit([poilu()], [guns, inf({ fought: true })])).toBeNull();
    expect(hit([poilu()], [guns, inf({ kind: 'hq' })], { forts: 1 })).toBeNull();
  });
});

describe('what is taken for granted', () => {
  const facts = (input: object) => answer(input).facts.map(({ text }) => last(text.key));
  test.each<[string, object, boolean]>([
    ['supplied', {}, true],
    ['supplied', { attackerSupply: 'llc' }, false],
    ['supplied', { defenderSupply: 'ooc' }, false],
    ['ownCamp', { works: 'improved', defenders: [{ nation: 'belgium' }] }, true],
    ['ownCamp', { works: 'improved', defenders: [{ nation: 'britain' }] }, false],
    ['ownCamp', { works: 'improved', defenders: [{ nation: 'britain' }, poilu()] }, true],
    ['ownCamp', { works: 'fieldworks', camp: 'finished' }, false],
    ['ownCamp', { works: 'old', camp: 'finished' }, false],
    ['ownCamp', { ...french, works: 'improved', defenders: [inf()] }, false],
    ['wayRoom', { room: 3 }, true],
    ['wayRoom', { room: 3, attackers: [from([inf()], { room: 3 })] }, false],
    ['wayOpen', { noWay: true }, false],
  ])('%s with %o: %s', (fact, input, said) => {
    expect(facts(input).includes(fact)).toBe(said);
  });

  test('the last turn in which reserve divisions test is GT17 (9.4.12)', () => {
    const why = (turn: number) =>
      answer({ turn }).notApplied.flatMap(({ id, text }) => (id === 'reserves' ? [last(text.key)] : []));
    expect([why(17), why(18)]).toEqual([['reserves'], ['reservesLate']]);
  });

  test('a leading nation that is not there is not taken (9.1.9)', () => {
    const defenders = [poilu({ cbf: 15 }), { nation: 'belgium', cbf: 21 }];
    const leader = (more: object) =>
      answer({ defenders, ...more }).steps.find(({ id }) => id === 'leader')?.text.params?.['nation'];
    expect([leader({}), leader({ leader: 'britain' }), leader({ leader: 'france' })]).toEqual([
      'belgium',
      'belgium',
      'france',
    ]);
  });

  test('German units have no leading nation, and an HQ brings none (9.1.9, 9.1.14)', () => {
    const leads = (input: object) => answer(input).steps.some(({ id }) => id === 'leader');
    expect(leads({ ...french, defenders: [inf(), inf()] })).toBe(false);
    expect(leads({ defenders: [poilu(), { nation: 'britain', kind: 'eng' }] })).toBe(false);
  });

  test('HQ and ENG take no room in the works (11.1.4)', () => {
    const crowded = (...more: object[]) =>
      answer({ works: 'regular', defenders: [poilu(), poilu(), ...more] }).steps.some(({ id }) => id === 'crowded');
    expect([
      crowded(),
      crowded(poilu({ kind: 'hq' }), poilu({ kind: 'eng' })),
      crowded(poilu({ kind: 'har' })),
    ]).toEqual([false, false, true]);
  });
});
