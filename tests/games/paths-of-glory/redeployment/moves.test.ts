import { describe, expect, test } from 'vitest';
import { SR_CHECKS } from '@/lib/games/paths-of-glory/redeployment/checks';
import { answer, outcome, one, WAR, sr, type Case } from '@/tests/games/paths-of-glory/redeployment/asked';
import { LIMITS } from '@/tests/games/paths-of-glory/redeployment/limits';
import { WAYS } from '@/tests/games/paths-of-glory/redeployment/ways';

function expectMove({ input, fails, way }: Case): void {
  const { moves, legal } = outcome(input);
  expect(moves[0]?.fails.map(({ id }) => id)).toEqual(fails);
  expect(moves[0]?.legal).toBe(fails.length === 0);
  if (!fails.length) expect(legal).toBe(true);
  if (way) expect(moves[0]?.way).toBe(way);
}

describe('one move at a time: the way', () => {
  test.each(WAYS)('$name', expectMove);
});

describe('one move at a time: what it may not', () => {
  test.each(LIMITS)('$name', expectMove);
});

describe('one move at a time', () => {
  test('every check has a case above or below', () => {
    const covered = new Set([...WAYS, ...LIMITS].flatMap(({ fails }) => fails));
    const elsewhere = ['consecutive', 'once', 'stacking', 'siege'];
    expect(SR_CHECKS.map(({ id }) => id).filter((id) => !covered.has(id) && !elsewhere.includes(id))).toEqual([]);
  });

  test('13.1.7 a port in other hands', () => {
    const found = outcome({
      ...WAR,
      control: { brussels: 'central', ostend: 'central' },
      units: { naples: one('fr-corps') },
      moves: [sr('fr-corps', 'naples', 'ostend')],
    });
    expect(found.moves[0]?.fails.map(({ id }) => id)).toEqual(['route', 'seaPorts']);
  });

  test('the route is named, and where it is closed', () => {
    expect(outcome({ moves: [sr('fr-corps', 'grenoble', 'dijon')] }).moves[0]?.route).toEqual([
      'grenoble',
      'lyon',
      'nevers',
      'dijon',
    ]);
    const { outcome: closed } = answer({ moves: [sr('fr-corps', 'grenoble', 'metz')] });
    expect(closed.blocks[1]).toMatchObject({
      rows: [{ value: { key: 'sr.fail.routeAt', params: { space: 'Metz' } }, rule: '13.1.6' }],
    });
  });
});
