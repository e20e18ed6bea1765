import { describe, expect, test } from 'vitest';
import { answer, one, refusal, sr, WAR, type Input } from '@/tests/games/paths-of-glory/redeployment/asked';

const standing = (input: Input) =>
  answer(input).facts.find(({ text }) => text.key === 'sr.facts.standing')?.text.params?.units;

describe('a unit stands where its move begins, unless the position says who does (13.1.1)', () => {
  test('a corps that the set-up does not have in Verdun goes from there, and the answer says what it took', () => {
    const said = answer({ moves: [sr('fr-corps', 'verdun', 'sedan')] });
    expect(said.outcome.data).toMatchObject({ legal: true, cost: 1 });
    expect(said.facts.find(({ text }) => text.key === 'sr.facts.standing')).toMatchObject({
      rule: '13.1.1',
      assumed: true,
      text: { params: { units: { en: 'FR corps · Verdun' } } },
    });
    expect(said.taken).toEqual([{ field: 'moves.0.face', value: 'full' }]);
  });

  test('a unit of the set-up is not taken twice, and nothing is said of it', () => {
    expect(standing({ moves: [sr('fr-corps', 'grenoble', 'sedan')] })).toBeUndefined();
    expect(
      standing({ moves: [sr('fr-corps', 'grenoble', 'sedan'), sr('fr-corps', 'grenoble', 'dijon')] }),
    ).toMatchObject({ en: 'FR corps · Grenoble' });
  });

  test('the corps of the set-up on its reduced side is that one, turned over', () => {
    const said = answer({ moves: [{ ...sr('fr-corps', 'grenoble', 'sedan'), face: 'reduced' }] });
    expect(said.facts.filter(({ text }) => text.key === 'sr.facts.standing')).toHaveLength(1);
    expect(said.outcome.data.legal).toBe(true);
    const twice = answer({
      moves: [{ ...sr('fr-corps', 'grenoble', 'sedan'), face: 'reduced' }, sr('fr-corps', 'grenoble', 'dijon')],
    });
    expect(twice.facts.find(({ text }) => text.key === 'sr.facts.standing')?.text.params?.units).toMatchObject({
      en: expect.stringMatching(/Grenoble, .*Grenoble/) as string,
    });
  });

  test('one unit that goes on from where it has come makes a second SR', () => {
    const [, second] = answer({ moves: [sr('fr-corps', 'verdun', 'sedan'), sr('fr-corps', 'sedan', 'paris')] }).outcome
      .data.moves;
    expect(second?.fails.map(({ id }) => id)).toEqual(['once']);
  });

  test('a space whose units were entered holds those and no other', () => {
    const moves = [sr('fr-corps', 'verdun', 'sedan')];
    expect(refusal({ units: { verdun: one('br-corps') }, moves })).toMatchObject({
      field: 'moves.0.from',
      rule: '13.1.1',
      text: { key: 'sr.refused.others', params: { space: 'Verdun', there: { en: 'BR corps' } } },
    });
    expect(refusal({ units: { verdun: [] }, moves }).text.key).toBe('sr.refused.absent');
  });

  test('nor is it taken to stand among the enemy (10.1.3)', () => {
    expect(refusal({ moves: [sr('ge-corps', 'nancy', 'metz')] })).toMatchObject({
      field: 'moves.0.from',
      text: { key: 'sr.refused.others' },
    });
  });

  test('a nation that is not in the war has no unit anywhere: the move says so (4.2.2)', () => {
    expect(refusal({ moves: [sr('it-corps', 'milan', 'rome')] })).toMatchObject({
      field: 'moves.0.from',
      rule: '4.2.2',
      text: { key: 'supply.refused.notAtWar' },
    });
  });

  test('an enemy space without units is held by the unit that stands there (11.1.13)', () => {
    const [move] = answer({ ...WAR, moves: [sr('ge-corps', 'bar-le-duc', 'koblenz')] }).outcome.data.moves;
    expect(move?.fails.map(({ id }) => id)).not.toContain('absent');
    expect(standing({ ...WAR, moves: [sr('ge-corps', 'bar-le-duc', 'koblenz')] })).toMatchObject({
      en: 'GE corps · Bar le Duc',
    });
  });

  test('more than counters: by what is moved, since the set-up is not the players’ position (2.2.1)', () => {
    const from = (...spaces: string[]) => spaces.map((space) => sr('gr-corps', space, 'reserve'));
    expect(answer({ moves: [sr('fr-corps', 'verdun', 'sedan')] }).open.map(({ rule }) => rule)).not.toContain('2.2.1');
    const yld = ['jerusalem', 'damascus', 'aleppo'].map((space) => sr('tu-yld-army', space, 'constantinople'));
    expect(answer({ ...WAR, moves: yld, points: 12 }).open.map(({ rule }) => rule)).toContain('2.2.1');
    expect(answer({ ...WAR, moves: from('athens') }).open.map(({ rule }) => rule)).not.toContain('2.2.1');
  });
});
