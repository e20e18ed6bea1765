import { describe, expect, test } from 'vitest';
import { answer, settled } from '@/tests/games/paths-of-glory/war/asked';

describe('the answer: what each side reaches, then the phase in order', () => {
  const blocks = (input: unknown) => answer(input).outcome.blocks;
  const verdicts = (input: unknown) =>
    blocks(input).flatMap((block) =>
      block.kind === 'verdict' ? [block.text.key.replace('war-status.verdict.', '')] : [],
    );
  test.each([
    [{ turn: 2, central: 4, allied: 1 }, ['risesTurkey', 'goesOn']],
    [{ turn: 5, central: 8, centralLevel: 'limited', allied: 4 }, ['rises', 'goesOn']],
    [{ turn: 5, central: 11, centralLevel: 'limited', allied: 4 }, ['rises', 'rises', 'goesOn']],
    [{ turn: 5, central: 3, allied: 3 }, ['goesOn']],
    [{ turn: 1, central: 4, allied: 1 }, ['goesOn']],
    [{ turn: 5, central: 4, allied: 1, vp: 20 }, ['automatic']],
    [{ turn: 7, scenario: 'limited-war', central: 11, centralLevel: 'limited', allied: 3 }, ['total-war', 'rises']],
  ])('%o: %o', (input, expected) => {
    expect(verdicts(input)).toEqual(expected);
  });

  const phase = (input: unknown) =>
    blocks(input)
      .flatMap((block) => (block.kind === 'values' && block.id === 'phase' ? block.rows : []))
      .map(
        ({ label, value }) =>
          `${label.key.slice(-2)} ${typeof value === 'object' && 'key' in value ? value.key.replace('war-status.phase.', '') : value}`,
      );
  test.each([
    [{ turn: 2, central: 4, allied: 1, vp: 10 }, ['e1 10', 'e2 none', 'e3 noArmistice', 'e4 rises', 'e4 stays']],
    [
      { turn: 4, central: 3, allied: 1, vp: 10, blockade: true },
      ['e1 change', 'e2 none', 'e3 noArmistice', 'e4 stays', 'e4 stays'],
    ],
    [{ turn: 1, central: 4, allied: 1 }, ['e1 10', 'e2 none', 'e3 noArmistice', 'e4 unchecked', 'e4 unchecked']],
    [{ turn: 5, vp: 20, central: 4 }, ['e1 20', 'e2 won', 'e3 over', 'e4 over', 'e4 over']],
    [
      { turn: 19, central: 15, allied: 25, centralLevel: 'total', alliedLevel: 'total' },
      ['e1 10', 'e2 none', 'e3 armistice', 'e4 over', 'e4 over'],
    ],
    [{ turn: 9, peaceAccepted: true }, []],
  ])('%o: %o', (input, expected) => {
    expect(phase(input)).toEqual(expected);
  });

  test('the moment of the optional VP is named as ours (5.1.3)', () => {
    const disputes = (input: unknown) => answer(input).open.map(({ dispute }) => dispute);
    expect(disputes({ turn: 3, central: 4, allied: 2, firstToCommit: true })).toContain('first-to-level-moment');
    expect(disputes({ turn: 3, central: 4, allied: 2 })).not.toContain('first-to-level-moment');
  });

  test('at Total War the combined number has to be read from the track (16.1.6)', () => {
    const said = (input: unknown) => answer(input).open.some(({ text }) => text.key === 'war-status.open.combined');
    expect(said({ turn: 15, central: 12, centralLevel: 'total', allied: 6 })).toBe(true);
    expect(said({ turn: 15, central: 12, centralLevel: 'total', allied: 6, combined: 24 })).toBe(false);
    expect(said({ turn: 5, central: 8, centralLevel: 'limited', allied: 6 })).toBe(false);
  });
});

describe('segments in order (6.0.E)', () => {
  test.each([
    [{ turn: 4, blockade: true }, 9],
    [{ turn: 5, blockade: true }, 10],
    [{ turn: 4, missedCentral: true, blockade: true }, 8],
    [{ turn: 4, missedAllied: true }, 11],
    [{ turn: 14, mutinyAttack: true }, 11],
    [{ turn: 12, italyNeutral: true, alliedLevel: 'total', allied: 11 }, 11],
    [{ turn: 12, italyNeutral: true, alliedLevel: 'limited', allied: 8 }, 10],
  ])('E.1, %o: VP %i', (input, vp) => {
    expect(settled({ vp: 10, ...input }).vpAfterE1).toBe(vp);
  });

  test('VP changes come before the automatic victory', () => {
    expect(settled({ turn: 4, vp: 20, blockade: true }).end).toBeNull();
    expect(settled({ turn: 4, vp: 19, missedAllied: true }).end).toEqual({ reason: 'automatic', result: 'central' });
    expect(settled({ turn: 4, vp: 1, blockade: true }).end).toEqual({ reason: 'automatic', result: 'allied' });
    expect(settled({ turn: 5, vp: 23 }).end).toEqual({ reason: 'automatic', result: 'central' });
  });

  test('an automatic victory comes before the Armistice, and both before the levels', () => {
    const late = { turn: 19, central: 15, allied: 25, centralLevel: 'total', alliedLevel: 'limited' };
    expect(settled({ ...late, vp: 20 }).end).toMatchObject({ reason: 'automatic' });
    expect(settled({ ...late, vp: 14 })).toMatchObject({
      end: { reason: 'armistice', result: 'central' },
      levels: { allied: 'limited' },
    });
  });

  test('Armistice at 40', () => {
    const total = { turn: 18, centralLevel: 'total', alliedLevel: 'total', central: 19, allied: 20 };
    expect(settled({ ...total, vp: 11 }).end).toBeNull();
    expect(settled({ ...total, combined: 40, vp: 11 }).end).toEqual({ reason: 'armistice', result: 'draw' });
  });
});

describe('results by scenario (5.3 to 5.5)', () => {
  test.each([
    [
      'introductory',
      {},
      [
        [10, 'allied'],
        [11, 'draw'],
        [13, 'draw'],
        [14, 'central'],
      ],
      3,
    ],
    [
      'limited-war',
      {},
      [
        [12, 'allied'],
        [13, 'draw'],
        [16, 'draw'],
        [17, 'central'],
      ],
      10,
    ],
    [
      'campaign',
      {},
      [
        [9, 'allied'],
        [10, 'draw'],
        [12, 'draw'],
        [13, 'central'],
      ],
      20,
    ],
    [
      'campaign',
      { russia: 'brest-litovsk' },
      [
        [9, 'allied'],
        [10, 'draw'],
        [11, 'central'],
      ],
      20,
    ],
  ] as const)('%s %o', (scenario, more, levels, turn) => {
    for (const [vp, result] of levels)
      expect(settled({ scenario, turn, vp, central: 0, allied: 0, ...more }).end, `VP ${vp}`).toEqual({
        reason: 'last-turn',
        result,
      });
    expect(settled({ scenario, turn: turn - 1, vp: 10, central: 0, allied: 0, ...more }).end).toBeNull();
  });

  test('Limited War ends when a side reaches Total War', () => {
    const war = {
      scenario: 'limited-war',
      turn: 7,
      central: 8,
      centralLevel: 'limited',
      allied: 11,
      alliedLevel: 'limited',
      vp: 17,
    };
    expect(settled(war).end).toEqual({ reason: 'total-war', result: 'central' });
    expect(settled({ ...war, allied: 10 }).end).toBeNull();
  });
});

describe('tournaments (5.6)', () => {
  const last = { scenario: 'limited-war', turn: 10, central: 0, allied: 0, tournament: true };
  test.each([
    [{ vp: 16, bid: 0 }, 'allied'],
    [{ vp: 16, bid: 1 }, 'central'],
    [{ vp: 14, bid: 2 }, 'allied'],
    [{ vp: 10, bid: 2 }, 'allied'],
  ])('%o', (input, result) => {
    expect(settled({ ...last, ...input }).end?.result).toBe(result);
  });
  test('the rules that decide are cited', () => {
    const rules = (input: unknown) => answer(input).steps.map(({ rule }) => rule);
    expect(rules({ ...last, vp: 14 })).toEqual(expect.arrayContaining(['5.4.1', '5.6.2', '5.6.3', '5.4.2']));
    expect(rules({ ...last, turn: 5, vp: 20, bid: 4 })).toEqual(expect.arrayContaining(['5.2.1', '5.6.2.1']));
    expect(rules({ ...last, peaceAccepted: true })).toEqual(['5.6.4']);
  });
  test('the bid does not count for an automatic victory; accepted peace is lost by both', () => {
    expect(settled({ ...last, turn: 5, vp: 18, bid: 4 }).end).toBeNull();
    expect(settled({ ...last, vp: 14, peaceAccepted: true }).end).toEqual({ reason: 'peace', result: 'both-lose' });
    expect(settled({ turn: 5, vp: 25, peaceAccepted: true }).end).toEqual({ reason: 'peace', result: 'draw' });
  });
});
