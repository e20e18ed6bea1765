import { describe, expect, it, test } from 'vitest';
import { weigh, sumOf } from '@/lib/calc/modifiers';
import { LANGUAGES } from '@/lib/core/language';
import { readCourse } from '@/lib/content/course';
import { readGame } from '@/lib/content/game';
import { AMMUNITION_MODIFIERS } from '@/lib/games/when-eagles-fight/ammunition/modifiers';
import { attackSchema, type AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import { ATTACK_MODIFIERS } from '@/lib/games/when-eagles-fight/attack/modifiers';
import { aboveHighest } from '@/lib/games/when-eagles-fight/attack/odds';
import { attackOf, defenceOf } from '@/lib/games/when-eagles-fight/attack/strength';
import type { Concentric } from '@/lib/games/when-eagles-fight/concentric/ring';
import { GUNS_BACK, isOver, offensiveModifier } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { nextOberost, nextStavka, stavkaFirst } from '@/lib/games/when-eagles-fight/clocks/command';
import { checkTurns, lastTurn, SCENARIOS } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { VERDUN_TURNS } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { eventsSchema, LETTERS, type EventsInput } from '@/lib/games/when-eagles-fight/events/fields';
import { meaningOf } from '@/lib/games/when-eagles-fight/events/finding';
import { asCorps, halvesOf } from '@/lib/games/when-eagles-fight/stacking/overstack';
import { CHECK_TURNS, isWinter, LAST_TURN, yearOf } from '@/lib/games/when-eagles-fight/turns';
import { REVOLUTION_MODIFIERS } from '@/lib/games/when-eagles-fight/victory/modifiers';
import { piecesOf } from '@/lib/tables/pieces';
import { cell, chartOf, number, rowIds } from '@/tests/games/when-eagles-fight/chart-values';
import { germanLimit, HEX_LIMIT, LEND_LIMIT, LENDING_FROM } from '@/lib/games/when-eagles-fight/stacking/limits';

const content = readGame('when-eagles-fight');
const course = readCourse('when-eagles-fight');
/** An attack at 3:1 for its modifiers. */
const caseOf = (input: AttackInput, concentric: Concentric | undefined) => ({
  input,
  attack: attackOf(input),
  defence: defenceOf(input),
  level: 3,
  concentric,
});
const TURNS = Array.from({ length: LAST_TURN }, (_, i) => i + 1);

describe('calendar, scenarios and checks', () => {
  it.each(TURNS)('Turn %i: year, ice and check are those of the tools and of the turns', (turn) => {
    const row = `t${turn}`;
    expect(number('calendar', row, 'year')).toBe(yearOf(turn));
    expect(cell('calendar', row, 'ice')).toBe(isWinter(turn) ? 'yes' : 'no');
    expect(cell('calendar', row, 'check')).toBe(CHECK_TURNS.some((check) => check === turn) ? 'yes' : 'no');
    const played = course.turns.find(({ n }) => n === turn);
    expect([played?.year, played?.season === 'winter']).toEqual([yearOf(turn), isWinter(turn)]);
    const date = cell('calendar', row, 'date')?.toLowerCase().replace('/', '–') ?? '';
    expect(played?.name.en.toLowerCase()).toContain(date);
  });
  it.each(SCENARIOS)('%s ends and is checked as the set-up chart says', (scenario) => {
    expect(number('set-up', 'last', scenario)).toBe(lastTurn(scenario));
    expect(course.scenarios.scenarios.find(({ id }) => id === scenario)?.lastTurn).toBe(lastTurn(scenario));
    const named = (cell('set-up', 'checks', scenario)?.match(/\d+/g) ?? []).map(Number);
    expect(named).toEqual([...checkTurns(scenario)]);
  });
  test('victory checks have a row each, and the one number that the rules print', () => {
    expect(rowIds('victory-checks').slice(0, -2)).toEqual(CHECK_TURNS.map((turn) => `t${turn}`));
    expect(CHECK_TURNS.filter((turn) => cell('victory-checks', `t${turn}`, 'ah-hexes') !== undefined)).toEqual([11]);
    expect(rowIds('victory-checks').every((row) => cell('victory-checks', row, 'rev') === undefined)).toBe(true);
  });
});

describe('modifiers', () => {
  test('of combat: the same in the chart and in the tool, each with the rule', () => {
    const rowsOf: Readonly<Record<string, readonly string[]>> = {
      oddsAbove: ['above-five'],
      swamp: ['swamp'],
      river: ['river'],
      mountain: ['mountain'],
      // By another reading than that of the chart.
      forest: [],
      city: ['city'],
      russianCity: ['city-russia'],
      fortress: ['fortress'],
      concentric: ['concentric', 'concentric-german'],
      heavyArtillery: ['heavy-artillery'],
      activeAttack: ['active-attacks'],
      activeDefence: ['active-defends'],
      stavkaAttack: ['stavka-attacks'],
      stavkaDefence: ['stavka-defends'],
      brusilov: ['brusilov-first', 'brusilov-second', 'brusilov-third'],
    };
    expect(Object.keys(rowsOf).sort()).toEqual(ATTACK_MODIFIERS.map(({ id }) => id).sort());
    expect(Object.values(rowsOf).flat().sort()).toEqual([...rowIds('combat-modifiers')].sort());
  });
  it.each<readonly [string, object]>([
    ['swamp', { terrain: 'swamp' }],
    ['river', { river: true }],
    ['mountain', { terrain: 'mountain' }],
    ['city', { city: 'city', country: 'poland' }],
    ['city-russia', { city: 'city', country: 'russia' }],
    ['fortress', { defenders: [{ kind: 'fortress' }] }],
    ['heavy-artillery', { attackers: [{ units: [{ kind: 'heavy-artillery' }, {}] }] }],
    ['active-attacks', { attackers: [{ units: [{ kind: 'active' }] }] }],
    [
      'active-defends',
      { attackers: [{ units: [{ nation: 'russian' }] }], defenders: [{ nation: 'german', kind: 'active' }] },
    ],
    [
      'stavka-attacks',
      { attackers: [{ units: [{ nation: 'russian' }] }], defenders: [{ nation: 'german' }], stavka: 'all' },
    ],
    ['stavka-defends', { stavka: 'all' }],
  ])('of combat: %s', (row, given) => {
    const input = attackSchema.parse({ turn: 3, ...given });
    const { applied } = weigh(ATTACK_MODIFIERS, caseOf(input, undefined));
    expect(sumOf(applied)).toBe(number('combat-modifiers', row, 'drm'));
  });
  it('of combat: Kovno gives none in either chart', () => {
    const input = attackSchema.parse({ turn: 3, city: 'kovno', country: 'russia' });
    const { applied } = weigh(ATTACK_MODIFIERS, caseOf(input, undefined));
    expect(sumOf(applied)).toBe(number('terrain', 'kovno', 'drm'));
  });
  it.each([
    ['concentric', 'russian', 'russian'],
    ['concentric', 'austro-hungarian', 'german'],
    ['concentric', 'austro-hungarian', 'austro-hungarian'],
    ['concentric-german', 'german', 'german'],
  ])('of combat: %s on %s with %s', (row, one, other) => {
    const attackers = [{ units: [{ nation: one === 'russian' ? 'german' : 'russian' }] }];
    const input = attackSchema.parse({ turn: 3, attackers, defenders: [{ nation: one }, { nation: other }] });
    const { applied } = weigh(ATTACK_MODIFIERS, caseOf(input, 'opposite'));
    expect(sumOf(applied)).toBe(number('combat-modifiers', row, 'drm'));
  });
  test('of combat: odds above 5:1, a step each', () => {
    expect(aboveHighest(6)).toBe(number('combat-modifiers', 'above-five', 'drm'));
    expect([aboveHighest(5), aboveHighest(7)]).toEqual([0, 2]);
  });
  it.each(['swamp', 'mountain', 'river', 'city', 'city-russia', 'fortress'])('of terrain: %s', (row) => {
    expect(number('terrain', row, 'drm')).toBe(number('combat-modifiers', row, 'drm'));
  });
  test('of the revolution: the same ids and values', () => {
    expect(REVOLUTION_MODIFIERS.map(({ id }) => id)).toEqual(rowIds('revolution-modifiers'));
    for (const { id, value } of REVOLUTION_MODIFIERS) expect(number('revolution-modifiers', id, 'value')).toBe(value);
  });
  test('of the ammunition roll: the same values', () => {
    for (const { id, value } of AMMUNITION_MODIFIERS)
      expect(number('ammunition-limits', id === 'plan19' ? 'plan-19' : id, 'effect')).toBe(value);
  });
});

describe('the Brusilov Offensive', () => {
  const STAGES = ['b', 'b1', 'b2', 'b3'] as const;
  it.each([15, 16, 17, 18])('declared in Turn %i', (declared) => {
    STAGES.forEach((stage, since) => {
      const turn = declared + since;
      const drm = cell('brusilov', 'drm', stage);
      expect(drm === '–' ? 0 : number('brusilov', 'drm', stage)).toBe(offensiveModifier(turn, declared));
      expect(number('brusilov', 'mixed', stage)).toBe(germanLimit(turn, declared));
      const inWar = cell('brusilov', 'romania', stage) !== 'neutral';
      const short = cell('brusilov', 'ammunition', stage) !== '–';
      expect([inWar, short]).toEqual([isOver(turn, declared), isOver(turn, declared)]);
    });
    expect(
      ['brusilov-first', 'brusilov-second', 'brusilov-third'].map((row) => number('combat-modifiers', row, 'drm')),
    ).toEqual(STAGES.slice(0, 3).map((stage) => number('brusilov', 'drm', stage)));
  });
  test('never declared after Verdun: heavy artillery returns', () => {
    expect(number('reinforcements', 'artillery', 'turn')).toBe(GUNS_BACK);
  });
});

describe('stacking', () => {
  test('of a hex and of its parts', () => {
    const worth = (kind: 'infantry' | 'heavy-artillery' | 'fortress', size: 'corps' | 'division' = 'corps') =>
      asCorps(halvesOf({ kind, size }));
    expect(cell('stacking', 'hex', 'value')).toBe(asCorps(HEX_LIMIT));
    expect(cell('stacking', 'corps', 'value')).toBe(worth('infantry'));
    expect(cell('stacking', 'division', 'value')).toBe(worth('infantry', 'division'));
    expect(cell('stacking', 'heavy-artillery', 'value')).toBe(worth('heavy-artillery'));
    expect(cell('stacking', 'fortress', 'value')).toBe(worth('fortress'));
    expect(cell('stacking', 'combat-late', 'value')).toBe(asCorps(LEND_LIMIT));
    expect(chartOf('stacking').rows.items.find(({ id }) => id === 'combat-late')?.label).toMatchObject({
      en: expect.stringContaining(`${LENDING_FROM}–`),
    });
  });
  it.each([
    ['mixed-1914', 4, undefined],
    ['mixed-later', 5, undefined],
    ['mixed-later', 24, undefined],
    ['mixed-b', 15, 15],
    ['mixed-b1', 16, 15],
    ['mixed-b2', 17, 15],
    ['mixed-b2', 24, 15],
  ])('%s: Turn %i with Brusilov in %s', (row, turn, declared) => {
    expect(number('stacking', row, 'value')).toBe(germanLimit(turn, declared));
  });
});

describe('random events', () => {
  /** A state in which every event that its Turn allows takes place. */
  const free = (turn: number, verdun: boolean, brusilov?: number): EventsInput =>
    eventsSchema.parse({ turn, verdun, brusilov, warsaw: true, vilna: true, cities: 3, lemberg: true });
  const columnOf = (turn: number, verdun: boolean): string => {
    if (turn < 8) return `t${turn}`;
    if (turn < 11) return 't8';
    if (turn === 11) return 't11';
    return `${turn <= VERDUN_TURNS.last ? 't12' : 't16'}-${verdun ? 'verdun' : 'no'}`;
  };
  const asRead = (turn: number, verdun: boolean, letter: string): string => {
    const text = cell('events-by-turn', letter, columnOf(turn, verdun)) ?? '';
    return /23–24/.test(text) && turn >= 23 ? '–' : text.charAt(0);
  };
  it.each(TURNS.slice(4))('Turn %i: every letter counts as the chart says', (turn) => {
    for (const verdun of turn < VERDUN_TURNS.first ? [false] : [false, true]) {
      const asFound = LETTERS.map((letter) => {
        const { as, takes } = meaningOf(letter, free(turn, verdun));
        return takes ? as : '–';
      });
      // Note (1): after Verdun without Brusilov, C and D from Turn 19 on (15.9); declared, they go on.
      const quiet = (letter: string) => verdun && turn >= 19 && (letter === 'C' || letter === 'D');
      expect(asFound).toEqual(LETTERS.map((letter) => (quiet(letter) ? '–' : asRead(turn, verdun, letter))));
    }
  });
  it('C and D go on after Verdun where Brusilov was declared (15.9)', () => {
    for (const letter of ['C', 'D'] as const) expect(meaningOf(letter, free(20, true, 16)).takes).toBe(true);
  });
  it('has every letter in both charts, each row under the rule of its event', () => {
    expect(rowIds('random-events')).toEqual(LETTERS);
    expect(rowIds('events-by-turn')).toEqual(LETTERS);
    for (const letter of LETTERS) expect(chartOf('random-events').rules).toContain(`7.2.${letter}`);
  });
});

describe('headquarters', () => {
  const one = { turn: 3, tsar: 'neither' as const };
  it('begin in the Turn of the chart', () => {
    expect(cell('headquarters', 'from', 'stavka')).toBe(`Turn ${stavkaFirst('historical')}`);
    expect(cell('set-up', 'stavka', 'plan-19')).toContain(`Turns ${stavkaFirst('plan-19')}–6`);
  });
  it('rest a Turn, except OberOst in Schlieffen East and STAVKA early in Plan 19', () => {
    expect(nextStavka({ ...one, scenario: 'historical', stavkaLast: 2 })).toBe(4);
    expect(nextOberost({ ...one, scenario: 'historical', oberostLast: 2 })).toBe(4);
    expect(nextOberost({ ...one, scenario: 'schlieffen-east', oberostLast: 2 })).toBe(3);
    expect(nextStavka({ ...one, scenario: 'plan-19', stavkaLast: 2 })).toBe(3);
    expect(nextStavka({ ...one, turn: 7, scenario: 'plan-19', stavkaLast: 6 })).toBe(8);
  });
});

describe('charts and rules', () => {
  const bodyOf = (number: string): string => content.entry('en', number)?.entry.text ?? '';
  it('unit marks: the same abbreviations as rule 2.6', () => {
    const listed = rowIds('unit-marks').filter((id) => /^[A-Z]{1,3}$/.test(id) && !/^X|^II$/.test(id));
    expect(listed.length).toBe(23);
    for (const id of listed) expect(bodyOf('2.6')).toMatch(new RegExp(`\\b${id}\\b`));
  });
  it('every rule that a cell names stands among the rules of its chart', () => {
    for (const [id, chart] of content.tables()) {
      const named = chart.cells
        .flat()
        .flatMap((value) =>
          value === null || typeof value === 'number' ? [] : [typeof value === 'string' ? value : value.en],
        )
        .flatMap((text) => piecesOf(text).flatMap((piece) => (piece.kind === 'rule' ? [piece.text] : [])));
      for (const rule of new Set(named)) expect(chart.rules, `${id} names §${rule}`).toContain(rule);
    }
  });
  it('every language names the same numbers in every cell', () => {
    for (const [id, chart] of content.tables())
      for (const value of chart.cells.flat()) {
        if (value === null || typeof value !== 'object') continue;
        const numbers = LANGUAGES.map((lang) => value[lang].match(/\d+(?:\.\d+)*/g)?.sort() ?? []);
        for (const found of numbers) expect(found, `${id}: ${value.en}`).toEqual(numbers[0]);
      }
  });
});
