import { describe, expect, test } from 'vitest';
import { SR_CHECKS } from '@/lib/games/paths-of-glory/redeployment/checks';
import { answer, outcome, one, WAR, sr, type Case, type Input } from '@/tests/games/paths-of-glory/redeployment/asked';
import { LIMITS } from '@/tests/games/paths-of-glory/redeployment/limits';
import { READINGS } from '@/tests/games/paths-of-glory/redeployment/readings';
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

test('a face that is not said is shown: that of the counter in the space, a full one from the Reserve Box (13.1.1)', () => {
  const shown = (move: object) => answer({ moves: [{ type: 'fr-corps', ...move }] }).taken ?? [];
  const field = 'moves.0.face';
  expect(shown({ from: 'grenoble', to: 'sedan' })).toEqual([{ field, value: 'full', from: 'Grenoble' }]);
  expect(shown({ to: 'paris' })).toEqual([{ field, value: 'full' }]);
  expect(shown({ to: 'paris', face: 'reduced' })).toEqual([]);
});

describe('what the rulebook leaves open, played as the players agree', () => {
  test.each(READINGS)('$field: $dispute', ({ field, other, dispute, input, ours, theirs }) => {
    for (const [played, fails] of [
      [input, ours],
      [{ ...input, [field]: other }, theirs],
    ] as const) {
      const { outcome: said, open } = answer(played);
      expect(said.data.moves[0]?.fails.map(({ id }) => id)).toEqual(fails);
      expect(said.data.legal).toBe(fails.length === 0);
      expect(open.map((point) => point.dispute)).toContain(dispute);
    }
  });

  test('13.1.10 both Austrian capitals lost close the Box under either reading', () => {
    const lost = {
      ...WAR,
      control: { budapest: 'allied', vienna: 'allied' },
      units: { linz: one('ah-corps') },
      moves: [sr('ah-corps', 'reserve', 'linz')],
    };
    for (const austriaReading of ['either', 'both'])
      expect(outcome({ ...lost, austriaReading }).moves[0]?.fails.map(({ id }) => id)).toContain('capital');
  });
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
    expect(found.moves[0]?.fails.map(({ id }) => id)).toEqual(['seaPorts', 'route']);
  });

  const lead = (type: string, from: string, to: string, more: Input = {}) =>
    answer({ ...WAR, ...more, units: { [from]: one(type) }, moves: [sr(type, from, to)] });
  test.each([
    ['13.1.7 an army', 'fr-army', 'marseilles', 'athens', {}, '13.1.7'],
    ['13.2.1 a second British corps', 'br-corps', 'london', 'port-said', { usedBritish: 1 }, '13.2.1'],
    ['13.2.1 no French corps', 'fr-corps', 'marseilles', 'alexandria', {}, '13.2.1'],
    ['13.1.7.1 a port of the other side', 'ge-corps', 'kiel', 'le-havre', {}, '13.1.7.1'],
    [
      '13.1.7.2 Gallipoli',
      'br-corps',
      'london',
      'constantinople',
      { control: { constantinople: 'allied' } },
      '13.1.7.2',
    ],
  ])('%s: the rule of the sea leads and is not cleared', (_, type, from, to, more, rule) => {
    const { outcome: said, notApplied } = lead(type, from, to, more);
    expect(said.blocks[1]).toMatchObject({ rows: [{ rule }] });
    const [first] = said.data.moves[0]?.fails ?? [];
    expect(notApplied.map(({ id }) => id)).not.toContain(first?.id);
  });

  test('13.1.7, 15.1.9 the port of Riga below its enemy fort, with the question', () => {
    const { outcome: said, open } = answer({
      ...WAR,
      units: { riga: one('ge-corps', 3) },
      moves: [sr('ge-corps', 'riga', 'kiel')],
    });
    expect(said.data.moves[0]?.fails.map(({ id }) => id)).toContain('seaPorts');
    expect(open.map(({ dispute }) => dispute)).toContain('port-with-enemy-fort');
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
