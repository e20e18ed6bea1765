import { describe, expect, test } from 'vitest';
import { answer, from, inf, poilu } from '@/tests/games/nach-paris/combat/asked';

/* Which way the defenders face: a step names the rule that sets their facing aside, and flank and rear with it. */

const hq = (more: object = {}): object => poilu({ kind: 'hq', ...more });
const cav = (more: object = {}): object => poilu({ kind: 'cav', ...more });
const camp = { works: 'regular', camp: 'finished', forts: 1 };

/** The rule of the facing, and the modifiers of flank and rear that count. */
function facing(input: object): string {
  const { steps } = answer({ attackers: [from([inf()], { part: 'rear' })], ...input });
  const rule = steps.find(({ id }) => id.startsWith('facing-'));
  const parts = steps.filter(({ id }) => ['flank', 'rear', 'embarked'].includes(id)).map(({ id }) => id);
  return [rule ? `${rule.id.replace('facing-', '')} ${rule.rule}` : 'counters', ...parts].join(' ');
}
const french = { attackers: [from([poilu()], { part: 'rear' })] };

describe('the facing of the attacked hex (6.2.1, 6.3.1, 11.2.4, 11.6.9, 12.2.5)', () => {
  test.each<[string, object, string]>([
    ['a division', { defenders: [poilu()] }, 'counters rear'],
    ['a fortified zone alone', { ...french, defenders: [], zone: true }, 'zone 11.2.4'],
    ['a fortified zone with a division', { ...french, defenders: [inf()], zone: true }, 'counters rear'],
    ['CAV beside a division', { defenders: [poilu(), cav()] }, 'cavalry 6.3.1'],
    ['CAV that fought before', { defenders: [poilu(), cav({ fought: true })] }, 'cavalry 6.3.1'],
    ['CAV that has slipped away', { defenders: [poilu(), cav({ withdraws: true })] }, 'counters rear'],
    ['an HQ by itself', { defenders: [hq()] }, 'noFacing 6.2.1'],
    ['an ENG by itself', { defenders: [poilu({ kind: 'eng' })] }, 'noFacing 6.2.1'],
    ['an HQ beside a division', { defenders: [poilu(), hq()] }, 'counters rear'],
    ['an HQ beside a division that fought', { defenders: [poilu({ fought: true }), hq()] }, 'counters rear'],
    ['guns by themselves', { defenders: [poilu({ kind: 'har' })] }, 'counters rear'],
  ])('%s: %s', (_, input, expected) => {
    expect(facing(input)).toBe(expected);
  });

  test.each<[string, object, string]>([
    ['a division', { defenders: [poilu({ embarked: true })] }, 'embarked 12.2.5 embarked'],
    ['an HQ', { defenders: [hq({ embarked: true })] }, 'embarked 12.2.5 embarked'],
    ['CAV', { defenders: [cav({ embarked: true })] }, 'embarked 12.2.5 embarked'],
    [
      'a division, an HQ beside the train',
      { defenders: [poilu({ embarked: true }), hq()] },
      'embarked 12.2.5 embarked',
    ],
    ['a division, another beside the train', { defenders: [poilu({ embarked: true }), poilu()] }, 'counters rear'],
    ['a division, CAV beside the train', { defenders: [poilu({ embarked: true }), cav()] }, 'cavalry 6.3.1'],
    ['CAV, a division beside the train', { defenders: [cav({ embarked: true }), poilu()] }, 'counters rear'],
  ])('on a train, %s: %s', (_, input, expected) => {
    expect(facing(input)).toBe(expected);
  });

  test.each<[string, object, string]>([
    ['regular entrenchments', camp, 'camp 11.6.9'],
    ['improved ones, which only camps have', { works: 'improved', forts: 1 }, 'camp 11.6.9'],
    ['a fort of which only the CBF is told', { works: 'regular', camp: 'finished', fortCbf: 6 }, 'camp 11.6.9'],
    ['no active fort', { works: 'regular', camp: 'finished' }, 'counters rear'],
    ['no camp', { works: 'regular', forts: 1 }, 'counters rear'],
    ['fieldworks', { ...camp, works: 'fieldworks' }, 'counters rear'],
    ['old walls', { ...camp, works: 'old' }, 'counters rear'],
    ['nobody in the entrenchments', { ...camp, defenders: [poilu({ dug: false })] }, 'counters rear'],
    ['one of two in them', { ...camp, defenders: [poilu({ dug: false }), poilu()] }, 'camp 11.6.9'],
    ['CAV, which they do not hold', { ...camp, defenders: [cav()] }, 'cavalry 6.3.1'],
    [
      'only CAV outside of them, beside a train',
      { ...camp, defenders: [poilu({ embarked: true }), cav()] },
      'cavalry 6.3.1',
    ],
    ['only a train', { ...camp, defenders: [poilu({ embarked: true })] }, 'embarked 12.2.5 embarked'],
    ['a division that fought before', { ...camp, defenders: [poilu({ fought: true }), cav()] }, 'camp 11.6.9'],
  ])('in a camp (11.6.9), %s: %s', (_, input, expected) => {
    expect(facing(input)).toBe(expected);
  });

  test.each<[string, object, string]>([
    ['flank', {}, 'counters flank'],
    ['flank beside a CAV', { defenders: [poilu(), cav()] }, 'cavalry 6.3.1'],
    [
      'flank by an HQ alone',
      { attackers: [from([inf()]), from([inf({ kind: 'hq' })], { part: 'flank' })] },
      'counters',
    ],
    [
      'flank by an ENG alone',
      { attackers: [from([inf()]), from([inf({ kind: 'eng' })], { part: 'flank' })] },
      'counters',
    ],
    [
      'flank by guns',
      { attackers: [from([inf()]), from([inf({ kind: 'har' })], { part: 'flank' })] },
      'counters flank',
    ],
    [
      'rear by a unit that is only partially committed (9.4.1)',
      { attackers: [from([inf()]), from([inf({ commitment: 'partial' })], { part: 'rear' })] },
      'counters',
    ],
    [
      'rear, and a flank that the reading leaves out (9.4.9)',
      { attackers: [from([inf()], { part: 'rear' }), from([inf()], { part: 'flank' })], flankReading: 'rear' },
      'counters rear',
    ],
    ['a flank alone in that reading', { flankReading: 'rear' }, 'counters flank'],
  ])('attacked through the %s', (_, input, expected) => {
    expect(facing({ attackers: [from([inf()], { part: 'flank' })], ...input })).toBe(expected);
  });
});
