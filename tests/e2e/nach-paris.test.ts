import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { encodeInput } from '@/lib/calc/address';
import { checkInput } from '@/lib/calc/check';
import { formOf } from '@/lib/calc/form';
import { abu } from '@/lib/games/nach-paris/calculators/abu';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';
import { sheetCode } from '@/lib/sheet/code';
import { sheetSchema } from '@/lib/games/nach-paris/sheet/schema';
import { DESKTOP, PHONE, reload } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('1914 Nach Paris on %s', (_name, viewport) => {
  test('the combat of example 9: the die, the cell, the tests, reload', async () => {
    const { leave, page, errors } = await guest({ viewport });
    await page.goto(`${inject('site')}/en/nach-paris/tools/combat/`);
    await page.getByRole('button', { name: 'Examples' }).click();
    await page.getByRole('button', { name: /Example 9, case 2/ }).click();
    await expect.poll(() => answer(page).textContent()).toContain('1.5:1');
    const shown = await answer(page).textContent();
    await page.getByRole('button', { name: /^Why/ }).click();
    await expect.poll(() => page.getByRole('dialog').first().textContent()).toContain('9.1.12');
    await page.keyboard.press('Escape');
    await reload(page);
    await expect.poll(() => answer(page).textContent()).toBe(shown);
    expect(errors).toEqual([]);
    await leave();
  });

  test('the key that keeps the count of shots takes the die away and leaves the focus in the answer', async () => {
    const { leave, page, errors } = await guest({ viewport });
    const fired = checkInput(abu, { firing: [{ kind: 'sar', arf: 12, shells: '42' }], die: 7 });
    await page.goto(
      `${inject('site')}/en/nach-paris/tools/abu/?${fired.ok ? encodeInput(formOf(abu.schema), fired.value) : ''}`,
    );
    const key = answer(page).getByRole('button', { name: 'Keep the count, clear the dice' });
    await key.press('Enter');
    await expect.poll(() => key.count()).toBe(0);
    await expect.poll(() => answer(page).evaluate((part) => part.contains(document.activeElement))).toBe(true);
    expect(errors).toEqual([]);
    await leave();
  });

  test('long names leave room for what can be done with a sheet, and a name is one step back', async () => {
    const { leave, page, errors } = await guest({ viewport });
    await page.goto(`${inject('site')}/en/nach-paris/board/`);
    await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Sheets on this device/ }).click();
    const name = dialog.getByRole('textbox', { name: 'Name of this sheet' });
    for (const title of ['The crossing of the Sambre between Charleroi and Namur, 1914', 'W'.repeat(60)]) {
      await name.fill(title);
      await dialog.getByRole('button', { name: 'Rename' }).click();
      await dialog.getByRole('button', { name: `Copy “${title}”` }).waitFor();
      const { reach, width } = await dialog.evaluate((box) => ({
        width: box.getBoundingClientRect().right,
        reach: Math.max(...[...box.querySelectorAll('button, input')].map((one) => one.getBoundingClientRect().right)),
      }));
      expect(reach).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('application').press('Enter');
    await page.getByRole('button', { name: /^Add INF in/ }).click();
    await page
      .getByRole('button', { name: /^INF.1/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially('5 ID');
    if (viewport === PHONE) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    // The name, the unit and the two titles: four steps, not a step for every letter.
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
    await leave();
  });

  test('a ready sheet, its lines of communications, another tool, reload', async () => {
    const { leave, page, errors } = await guest({ viewport });
    await page.goto(`${inject('site')}/en/nach-paris/board/`);
    // An empty sheet says where to begin.
    await page.getByRole('button', { name: 'Ready sheets', exact: true }).click();
    await page.getByText('Example 17: lines of communications').click();
    const trace = page.getByRole('button', { name: 'Trace', exact: true });
    await trace.click();
    await expect
      .poll(() => page.locator('main').textContent())
      .toContain('6 units: 4 with LOC, 1 with a limited line (LLC), 1 out of command (OOC)');
    // The board stands as it was left.
    await reload(page, viewport === PHONE ? 1 : 0);
    await expect.poll(() => page.locator('main').textContent()).toContain('4 with LOC, 1 with a limited line (LLC)');
    // The tool's own page takes the same sheet.
    await page.goto(`${inject('site')}/en/nach-paris/tools/stacking/`);
    await page.getByRole('button', { name: 'Take it from the board' }).click();
    await expect.poll(() => answer(page).textContent()).not.toBe('');
    // It says whose sheet that is; one of the game's own takes its place.
    const choice = page.getByRole('combobox', { name: 'Sheet', exact: true });
    const chosen = () => choice.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text);
    await expect.poll(chosen).toBe('your own sheet');
    await choice.selectOption({ index: 1 });
    await expect.poll(chosen).not.toBe('your own sheet');
    const name = (await chosen()) ?? '';
    await expect.poll(() => answer(page).textContent()).toContain(`Sheet: ${name}`);
    expect(page.url()).not.toContain('sheet=');
    expect(errors).toEqual([]);
    await leave();
  });

  test('a move is made on the sheet; its transit stays until the next phase', async () => {
    const { leave, page, errors } = await guest({ viewport });
    const sheet = sheetSchema.parse({
      frame: { column: 'A', row: 1, columns: 1, rows: 3 },
      hexes: { A2: { terrain: 'mountain' } },
      units: [{ id: 'u', hex: 'A1', name: '11.ID' }],
    });
    await page.goto(
      `${inject('site')}/en/nach-paris/board/?sheet=${encodeURIComponent(sheetCode(SHEETS, sheet) ?? '')}`,
    );
    await page.getByRole('button', { name: 'Trace', exact: true }).click();
    await page.getByRole('button', { name: 'Movement', exact: true }).click();
    await page.getByRole('application').focus();
    // Down to the edge of the sheet, where the unit stands; it is picked as soon as the tool has come.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown');
        return page.getByText(/^A1: /).count();
      })
      .toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await page
      .getByText(/11\.ID · A1/)
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText(/^A2: /).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    const march = page.getByRole('button', { name: 'Make this move' });
    await march.waitFor();
    // The answer and its key are seen without scrolling, on the phone too.
    const foot = await march.evaluate(
      (key) => key.getBoundingClientRect().bottom - (key.closest('section')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(foot).toBeLessThanOrEqual(0);
    await march.click();
    const phase = page.getByRole('region', { name: 'This Movement Phase' });
    await expect.poll(() => phase.textContent()).toContain('1 unit has moved');
    await reload(page, viewport === PHONE ? 1 : 0);
    await page.getByRole('button', { name: 'Stacking', exact: true }).click();
    const transit = page.getByRole('region', { name: 'Transit used in this phase' });
    await expect.poll(() => transit.textContent()).toContain('of 9');
    await expect.poll(() => transit.getByRole('textbox', { name: 'A2' }).inputValue()).toBe('4');
    await phase.getByRole('button', { name: 'New phase' }).click();
    await expect.poll(() => phase.count()).toBe(0);
    expect(errors).toEqual([]);
    await leave();
  });
});

test('a shot that one page pays for is gone in another that is open, and nothing of it is lost', async () => {
  const { context, leave, page, errors } = await guest({ viewport: DESKTOP });
  const address = `${inject('site')}/en/nach-paris/tools/abu/?firing=(;kind:sar;shells:42)&targets=(a)&v=1`;
  const other = await context.newPage();
  const shots = (one: Page) => one.getByRole('textbox', { name: /42/ });
  await page.goto(address);
  await other.goto(address);
  // A page that opens after the shot is paid for opens the case of its link, with the count that this names.
  await shots(other).waitFor();
  await shots(page).fill('7');
  await expect.poll(() => shots(other).inputValue()).toBe('7');
  await shots(other).fill('6');
  await expect.poll(() => shots(page).inputValue()).toBe('6');
  await reload(page);
  await expect.poll(() => shots(page).inputValue()).toBe('6');
  expect(errors).toEqual([]);
  await leave();
});

describe('damaged sheets', () => {
  test('a file is refused with what is wrong, and the sheet stays', async () => {
    const { leave, page, errors } = await guest();
    await page.goto(`${inject('site')}/en/nach-paris/board/`);
    await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    const file = join(tmpdir(), `umpire-${process.pid}-sheet.json`);
    for (const [text, words] of [
      ['{"kind":"umpire/nach-paris/sheet",\n"version":1,,}', 'ine 2'],
      ['{"kind":"something else"}', 'sheet'],
      [
        JSON.stringify({
          kind: 'umpire/nach-paris/sheet',
          version: 1,
          sheet: { hexes: { ZZ99: { terrain: 'jungle' } } },
        }),
        'ZZ99',
      ],
    ] as const) {
      writeFileSync(file, text);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect.poll(() => page.getByRole('dialog').getByRole('alert').textContent()).toContain(words);
    }
    expect(errors).toEqual([]);
    await leave();
  });

  test.each([
    '?sheet=%7Bbroken',
    '?sheet=1~zzzz',
    '?s=%F0%9F%92%A5',
    `?sheet=${'x'.repeat(3000)}`,
    '?sheet=<script>alert(1)</script>',
  ])('the address %s does no harm', async (query) => {
    const { leave, page, errors } = await guest();
    await page.goto(`${inject('site')}/en/nach-paris/board/${query}`);
    await page.getByRole('button', { name: 'Sheet', exact: true }).waitFor();
    // What is said of it stays on the screen, with the key that takes it away.
    const said = page.getByRole('alert').getByRole('button', { name: 'Close' });
    if (query.length > 1000) await said.waitFor();
    for (const box of await said.all()) expect(((await box.boundingBox())?.x ?? 0) + 1).toBeLessThan(PHONE.width);
    expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
    await leave();
  });
});

test.each([
  ['combat', '?attackers=%7Bbroken'],
  ['abu', '?turn=99'],
  ['loc', '?preset=atlantis'],
  ['movement', '?forced=maybe'],
])('the %s tool says that the address %s is damaged, or what is wrong in it', async (tool, query) => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/nach-paris/tools/${tool}/${query}`);
  await expect.poll(() => page.locator('main').textContent()).toMatch(/damaged|atlantis/);
  expect(errors.filter((error) => error.startsWith('exception'))).toEqual([]);
  await leave();
});
