import { expect, it } from 'vitest';
import { attackTracer } from '@/components/games/when-eagles-fight/sheet/trace/attack';
import { NO_PICKS } from '@/components/games/when-eagles-fight/sheet/types';
import { run } from '@/lib/calc/calculator';
import { readAddress } from '@/lib/calc/address';
import type { Calculator } from '@/lib/calc/calculator';
import { speaker } from '@/lib/calc/say';
import { isText } from '@/lib/calc/texts';
import { toolWords, uiWords } from '@/lib/content/words';
import { LANGUAGES } from '@/lib/core/language';
import { gameOf } from '@/lib/games/find';
import { attack, type AttackAnswer } from '@/lib/games/when-eagles-fight/calculators/attack';
import { loadData, withEntries } from '@/lib/games/when-eagles-fight/data';
import { viewOf } from '@/tests/games/when-eagles-fight/sheet/sheets';
import { inside } from '@/tests/support/inside';

const data = await loadData();
const view = viewOf(data.boards.find(({ id }) => id === 'tannenberg')?.sheet);
const hex = (name: string): number => view.index.get(name) ?? -1;
const tapped = (name: string) => attackTracer.tap(view, NO_PICKS, hex(name));
const asked = (name: string) => attackTracer.ask(view, tapped(name), data);

it('a tap on a stack shows who attacks it, with what, and the odds; an empty hex asks nothing', () => {
  const answer = asked('2317');
  if (!answer?.ok) throw new Error('no answer');
  const { tints, words } = answer.value.traced;
  expect([...tints]).toEqual(
    expect.arrayContaining([
      [hex('2317'), 'warn'],
      [hex('2316'), 'good'],
      [hex('2318'), 'good'],
    ]),
  );
  expect([words.get(hex('2317')), words.get(hex('2316'))]).toEqual(['2:1 +3', '6']);
  expect(asked('2415')).toBeUndefined();
});

it('a hex around it can be left out of the attack, here and in the tool; with all left out all attack (13.3)', () => {
  const left = (...without: readonly string[]) => {
    const answer = attackTracer.ask(view, { ...tapped('2317'), without }, data);
    if (!answer?.ok) throw new Error('no answer');
    const read = readAddress(attack as unknown as Calculator, answer.value.link?.query ?? '');
    const { from, odds } = answer.value.evaluation.outcome.data as AttackAnswer;
    return { from, odds, inTool: read.ok && (read.value as { attackers?: readonly unknown[] }).attackers?.length };
  };
  expect(left()).toEqual({ from: ['2316', '2318'], odds: '2:1', inTool: 2 });
  expect(left('2318')).toEqual({ from: ['2316'], odds: '1:1', inTool: 1 });
  expect(left('2316', '2318')).toEqual(left());
  expect(left('2515')).toEqual(left());
  // Another hex is attacked by all around it again.
  expect(attackTracer.tap(view, { ...tapped('2317'), without: ['2318'] }, hex('2417'))).toMatchObject({ without: [] });
});

it('in the OberOst phase only those attack who are in its reach, and the tool is opened in that phase (14.3)', () => {
  const before = viewOf(data.boards.find(({ id }) => id === 'tannenberg-oberost')?.sheet);
  const far = before.sheet.units.map((unit) => (unit.id === 'fr' ? { ...unit, hex: '2416' } : unit));
  const spread = viewOf({ ...before.sheet, units: far, oberost: '2419' });
  const from = (phase: 'normal' | 'oberost') => {
    const answer = attackTracer.ask(spread, { ...NO_PICKS, phase, to: '2417' }, data);
    if (!answer?.ok) throw new Error('no answer');
    const read = readAddress(attack as unknown as Calculator, answer.value.link?.query ?? '');
    return [
      [...answer.value.traced.tints].flatMap(([one, tone]) => (tone === 'good' ? [spread.names[one]] : [])).sort(),
      read.ok && (read.value as { phase?: string }).phase,
    ];
  };
  // From 2419 a route of two hexes reaches 2317, 2418 and 2517; to 2416 there are three.
  expect(from('normal')).toEqual([['2317', '2416', '2418', '2517'], 'normal']);
  expect(from('oberost')).toEqual([['2317', '2418', '2517'], 'oberost']);
  const none = attackTracer.ask(spread, { ...NO_PICKS, phase: 'oberost', to: '2816' }, data);
  expect(none).toMatchObject({ ok: false, error: { field: 'target' } });
});

it('reads the chart that the player has filled in, and asks for the cells that he has not (13.20)', () => {
  const outcome = (cells: Readonly<Record<string, string>>) => {
    const own = withEntries(data, { crt: { headings: [], complete: true, cells } });
    const answer = attackTracer.ask(view, tapped('2317'), own);
    if (!answer?.ok) throw new Error('no answer');
    return answer.value.evaluation.outcome.data as AttackAnswer;
  };
  // At 2:1 with +3 the six faces read rows 4 to 9.
  const filled = (...rows: readonly number[]) =>
    outcome(Object.fromEntries(rows.map((row) => [`/2:1/${row}`, '0 / E'])));
  expect(filled()).toMatchObject({ missing: 6, chances: null });
  expect(filled(4, 5, 6, 7, 8)).toMatchObject({ missing: 1, chances: null });
  const whole = filled(4, 5, 6, 7, 8, 9);
  expect(whole.missing).toBe(0);
  expect(whole.chances).not.toBeNull();
  expect(whole.rows.map(({ result }) => result)).toEqual(Array.from({ length: 6 }, () => '0 / E'));
});

it('leads to the tool with the same attack, and to nothing else', () => {
  const answer = asked('2417');
  if (!answer?.ok) throw new Error('no answer');
  const { evaluation, link } = answer.value;
  expect(evaluation.outcome.blocks.some((block) => 'link' in block)).toBe(false);
  const read = readAddress(attack as unknown as Calculator, link?.query ?? '');
  const again = run(attack, read.ok ? read.value : undefined, data);
  expect(again.ok && again.value.outcome.data).toEqual(evaluation.outcome.data);
});

it.each(LANGUAGES)('the page of the sheet has the words for it (%s)', (lang) => {
  const { board } = gameOf('when-eagles-fight');
  const { say } = speaker(
    { ...uiWords(lang, board?.ui ?? []), ...toolWords('when-eagles-fight', lang, board?.messages ?? []) },
    lang,
  );
  for (const name of ['2317', '2417', '2617', '2816'])
    for (const value of inside(asked(name)))
      if (value !== null && typeof value === 'object' && isText(value))
        expect(say(value)).not.toMatch(/^[a-z-]+(\.[a-zA-Z0-9-]+)+$/);
});
