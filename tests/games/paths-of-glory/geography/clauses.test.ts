import { beforeAll, describe, expect, test } from 'vitest';
import { stacking } from '@/lib/games/paths-of-glory/calculators/stacking';
import { loadData, type PogData } from '@/lib/games/paths-of-glory/data';
import { GEOGRAPHY, type Act, type Happening } from '@/lib/games/paths-of-glory/geography/clauses';
import { judgeGeography, type ClauseState } from '@/lib/games/paths-of-glory/geography/judge';
import { answerOf, expectSameKeys } from '@/tests/games/paths-of-glory/spoken';

let data: PogData;
beforeAll(async () => {
  data = await loadData();
});

type Said = readonly Happening[] | 'unsaid';
/** rule, unit, what it does, where, what has been played, what the rule says */
type Row = readonly [string, string, Act, string, Said, ClauseState];

/* From the rulebook, clause by clause: the unit that it is about, one that it lets be, and one that it forgets. */
const ROWS: readonly Row[] = [
  ['11.3.1', 'ge-army', 'end', 'bursa', ['turkey'], 'broken'],
  ['11.3.1', 'ge-army', 'attack', 'constantinople', ['turkey'], 'broken'],
  ['11.3.1', 'br-army', 'stand', 'cairo', ['turkey'], 'broken'],
  ['11.3.1', 'ru-army', 'retreat', 'poti', ['turkey'], 'broken'],
  ['11.3.1', 'ge-corps', 'end', 'bursa', ['turkey'], 'idle'],
  ['11.3.1', 'ru-cau-army', 'end', 'poti', ['turkey'], 'kept'],
  ['11.3.1', 'br-mef-army', 'end', 'cairo', ['turkey'], 'kept'],
  ['11.3.1', 'br-ne-army', 'end', 'gaza', ['turkey'], 'kept'],
  ['11.3.1', 'fr-or-army', 'end', 'beirut', ['turkey'], 'kept'],
  ['11.3.1', 'tu-yld-army', 'end', 'gaza', ['turkey'], 'kept'],
  ['11.3.1', 'tu-aoi-army', 'end', 'baghdad', ['turkey'], 'kept'],
  ['11.3.1', 'ge-army', 'end', 'gallipoli', ['turkey'], 'idle'],
  ['11.1.11', 'ge-army', 'end', 'milan', [], 'broken'],
  ['11.1.11', 'ge-army', 'end', 'milan', ['italy'], 'kept'],
  ['11.1.11', 'ge-army', 'end', 'milan', 'unsaid', 'asked'],
  ['11.1.11', 'it-army', 'end', 'milan', 'unsaid', 'kept'],
  ['11.1.11', 'ah-army', 'advance', 'milan', [], 'broken'],
  ['11.1.11', 'ah-army', 'stand', 'milan', [], 'broken'],
  ['11.1.11', 'ah-army', 'stand', 'milan', 'unsaid', 'idle'],
  ['11.1.11', 'ge-army', 'end', 'sofia', ['italy'], 'broken'],
  ['9.5.2.4', 'fr-corps', 'end', 'salonika', ['salonika'], 'kept'],
  ['11.1.11', 'fr-corps', 'end', 'salonika', ['salonika', 'greece'], 'kept'],
  ['11.1.11', 'ru-corps', 'end', 'bucharest', ['greece'], 'broken'],
  ['11.1.11', 'ah-army', 'end', 'tirana', [], 'idle'],
  ['11.1.11', 'ge-army', 'end', 'brussels', [], 'idle'],
  ['11.1.11', 'br-corps', 'end', 'libya', [], 'broken'],
  ['11.1.11', 'br-corps', 'end', 'libya', ['turkey'], 'kept'],
  ['11.1.12', 'ru-corps', 'end', 'tabriz', [], 'broken'],
  ['11.1.12', 'ru-corps', 'end', 'tabriz', ['turkey'], 'kept'],
  ['11.1.10', 'br-corps', 'end', 'mef1', [], 'broken'],
  ['11.1.10', 'br-corps', 'end', 'mef1', ['beachhead'], 'kept'],
  ['11.1.10', 'br-corps', 'stand', 'mef1', [], 'idle'],
  ['11.1.10', 'br-mef-army', 'place', 'mef1', [], 'idle'],
  ['11.1.15', 'br-bef-army', 'end', 'milan', ['italy'], 'broken'],
  ['11.1.15', 'br-bef-corps', 'attack', 'trent', [], 'broken'],
  ['11.1.15', 'br-bef-army', 'end', 'brussels', [], 'kept'],
  ['11.1.15', 'br-bef-army', 'attack', 'aachen', [], 'kept'],
  ['11.1.15', 'br-bef-corps', 'sr', 'naples', ['italy'], 'kept'],
  ['11.1.15', 'br-bef-corps', 'retreat', 'turin', ['italy'], 'asked'],
  ['11.1.15', 'br-army', 'end', 'milan', ['italy'], 'idle'],
  ['11.1.9', 'ge-army', 'end', 'calais', [], 'broken'],
  ['11.1.9', 'ge-army', 'pass', 'calais', [], 'idle'],
  ['11.1.9', 'ge-army', 'end', 'ostend', ['race-to-the-sea'], 'kept'],
  ['11.1.9', 'ge-army', 'end', 'amiens', 'unsaid', 'asked'],
  ['11.1.9', 'ge-corps', 'sr', 'calais', [], 'kept'],
  ['11.1.9', 'fr-army', 'end', 'amiens', [], 'idle'],
  ['11.1.9', 'ge-army', 'end', 'brussels', [], 'idle'],
  ['12.6.6', 'ge-army', 'advance', 'amiens', [], 'asked'],
  ['12.6.6', 'ge-army', 'advance', 'amiens', ['race-to-the-sea'], 'kept'],
  ['13.1.10', 'mn-corps', 'end', 'mostar', [], 'broken'],
  ['13.1.10', 'mn-corps', 'stand', 'cetinje', [], 'kept'],
  ['13.1.10', 'mn-corps', 'sr', 'cetinje', [], 'broken'],
  ['13.1.10', 'mn-corps', 'attack', 'mostar', [], 'idle'],
  ['13.1.6', 'ru-corps', 'sr', 'bucharest', ['romania'], 'broken'],
  ['13.1.6', 'ru-corps', 'sr', 'poti', [], 'kept'],
  ['13.1.6', 'ro-corps', 'sr', 'odessa', ['romania'], 'idle'],
  ['16.4.9', 'ru-corps', 'end', 'belgrade', ['treaty-of-brest-litovsk'], 'broken'],
  ['16.4.9', 'ru-corps', 'end', 'lemberg', ['treaty-of-brest-litovsk'], 'kept'],
  ['16.4.9', 'ru-corps', 'end', 'belgrade', [], 'idle'],
  ['9.5.3.3', 'ge-army', 'place', 'metz', [], 'broken'],
  ['9.5.3.3', 'ge-army', 'place', 'essen', [], 'kept'],
  ['9.5.3.3', 'ge-army', 'place', 'berlin', [], 'kept'],
  ['9.5.3.3', 'ge-army', 'place', 'sofia', ['bulgaria'], 'broken'],
  ['9.5.3.3', 'ah-army', 'place', 'budapest', [], 'kept'],
  ['9.5.3.3', 'us-army', 'place', 'cherbourg', [], 'kept'],
  ['9.5.3.3', 'us-army', 'place', 'paris', [], 'broken'],
  ['9.5.3.3', 'fr-army', 'place', 'orleans', [], 'kept'],
  ['9.5.3.3', 'be-army', 'place', 'antwerp', [], 'kept'],
  ['17.1.5', 'be-army', 'place', 'calais', [], 'asked'],
  ['17.1.5', 'sb-army', 'place', 'belgrade', [], 'asked'],
  ['17.1.5', 'sb-army', 'place', 'salonika', ['salonika'], 'asked'],
  ['9.5.3.3', 'br-mef-army', 'place', 'mef2', [], 'kept'],
  ['9.5.3.3', 'br-mef-army', 'place', 'london', [], 'kept'],
  ['9.5.3.3', 'br-army', 'place', 'mef2', ['beachhead'], 'broken'],
  ['9.5.3.3', 'fr-or-army', 'place', 'salonika', ['salonika'], 'asked'],
  ['9.5.3.2', 'ge-corps', 'place', 'essen', [], 'broken'],
  ['9.5.3.2', 'br-ana-corps', 'place', 'arabia', [], 'kept'],
  ['9.5.3.2', 'tu-sn-corps', 'place', 'libya', ['turkey'], 'kept'],
  ['9.5.3.3', 'ge-army', 'end', 'metz', [], 'idle'],
];

const space = (id: string) => data.spaces.find((one) => one.id === id);

/** What is judged of one unit; the rule says which clause is meant. */
function judged(type: string, act: Act, where: string, said: Said) {
  const unit = data.units.types.find(({ id }) => id === type);
  const place = space(where);
  if (!unit || !place) throw new Error(`no ${type} or ${where}`);
  const known = { happened: new Set(said === 'unsaid' ? [] : said), complete: said !== 'unsaid' };
  return judgeGeography([{ type: unit, act }], place, known, data);
}

const CLAUSE: Readonly<Record<string, string>> = {
  '9.5.2.4': 'neutral',
  '9.5.3.2': 'placement',
  '11.1.12': 'neutral',
  '12.6.6': 'channel',
  '17.1.5': 'placement',
};
const clauseOf = (rule: string): string => CLAUSE[rule] ?? GEOGRAPHY.find((one) => one.rule === rule)?.id ?? '';

describe('clause by clause', () => {
  test.each(ROWS)('%s: %s, %s in %s, %j: %s', (rule, type, act, where, said, state) => {
    const found = judged(type, act, where, said).find(({ id }) => id === clauseOf(rule));
    expect(found).toMatchObject({ state, ...(state === 'idle' ? {} : { rule }) });
  });

  test('each clause has a case in which it forbids and one in which it does not', () => {
    for (const { id } of GEOGRAPHY) {
      const own = ROWS.filter(([rule]) => clauseOf(rule) === id).map(([, , , , , state]) => state);
      expect(own, id).toContain('broken');
      expect(
        own.some((state) => state !== 'broken'),
        id,
      ).toBe(true);
    }
  });
});

describe('the stacking tool says where they may be', () => {
  const verdict = (input: object) => {
    const { outcome, notApplied } = answerOf(stacking, { present: [], ...input }, data);
    const [block] = outcome.blocks;
    return { block, data: outcome.data, rules: notApplied.map(({ rule }) => rule) };
  };

  test.each([
    [{ space: 'bursa', arriving: [{ type: 'ge-army' }] }, 'no', '11.3.1'],
    [{ space: 'milan', arriving: [{ type: 'ge-army' }], events: [] }, 'no', '11.1.11'],
    [{ space: 'milan', arriving: [{ type: 'ge-army' }] }, 'neutral', '11.1.11'],
    [{ space: 'milan', arriving: [{ type: 'br-bef-army' }], events: ['italy'] }, 'no', '11.1.15'],
    [{ space: 'metz', moment: 'placement', arriving: [{ type: 'ge-army' }] }, 'no', '9.5.3.3'],
    [{ space: 'vienna', moment: 'sr-end', arriving: [{ type: 'ru-corps' }] }, 'no', '13.1.6'],
    [{ space: 'metz', arriving: [{ type: 'ge-army' }] }, 'yes', '10.1.1'],
  ])('%o', (input, tone, rule) => {
    expect(verdict(input).block).toMatchObject({ kind: 'verdict', tone, rule });
  });

  test('without a space it says that only stacking was judged, and which rules were not', () => {
    const { block, data: found, rules } = verdict({ arriving: [{ type: 'ge-army' }] });
    expect(block).toMatchObject({ text: { key: 'stacking.verdict.limitOnly' } });
    expect(found).toMatchObject({ placed: false, asked: [] });
    expect(rules).toEqual(expect.arrayContaining(GEOGRAPHY.map(({ rule }) => rule)));
  });
});

test('the same sentences in every language', () => expectSameKeys('geography'));
