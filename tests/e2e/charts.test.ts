import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, reload, untilSheets } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const CHART = '/en/nach-paris/charts/abf/';
const progress = (page: Page) => page.locator('p', { hasText: /\d+ of \d+ cells/ }).textContent();
const cell = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const entry = (page: Page) => page.getByRole('region', { name: 'Entry' });

/** A chart that listens: the device has answered and its keys work. */
async function openChart(page: Page, path: string): Promise<void> {
  await page.goto(inject('site') + path);
  await page.getByRole('button', { name: 'Paste a table' }).and(page.locator(':enabled')).waitFor();
}

/** Holds the device's database busy as long as the page is there, so that nothing is stored any more. */
async function stall(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const kept = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
          const hold = (): void => {
            kept.get('').onsuccess = hold;
            held();
          };
          hold();
        };
      }),
  );
}

describe('an entry that the device has not stored when its page is left', () => {
  test('in the editor is there at the next visit', async () => {
    const { leave, page, errors } = await guest({ viewport: DESKTOP });
    await openChart(page, CHART);
    await stall(page);
    await cell(page, 'column 10, row 1, empty').focus();
    await page.keyboard.type('8');
    await entry(page).waitFor();
    await page.keyboard.press('Enter');
    await page.goto('about:blank');
    await openChart(page, CHART);
    await cell(page, 'column 10, row 1, test with +8').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell(page, 'column 10, row 1, empty').waitFor();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal'))))
      .toEqual([]);
    expect(errors).toEqual([]);
    await leave();
  });

  test('in a tool is there at the next visit', async () => {
    const { context, leave, page, errors } = await guest({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(`${inject('site')}/en/nach-paris/tools/abu/`);
    await page.getByRole('group', { name: /d20/ }).getByRole('button', { name: /^9\b/ }).tap();
    await page.getByLabel('Which column stands for 12?').fill('10');
    await page.getByRole('button', { name: '• automatic loss' }).tap();
    await stall(page);
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.close();
    const next = await context.newPage();
    await openChart(next, '/en/nach-paris/charts/abu/');
    await cell(next, 'column 10, row 5, 1 automatic loss, no test').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });
});

test('a cell that play asks for is tapped in, the answer goes on, and the chart keeps it', async () => {
  const { leave, page, errors } = await guest({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${inject('site')}/en/nach-paris/tools/abu/`);
  await page.getByRole('group', { name: /d20/ }).getByRole('button', { name: /^9\b/ }).tap();
  await page.getByLabel('Which column stands for 12?').fill('13');
  await page.getByRole('button', { name: '• automatic loss' }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect
    .poll(() => page.getByRole('alert').allTextContents())
    .toContainEqual(expect.stringContaining('12 lies left of the column 13'));
  await page.getByLabel('Which column stands for 12?').fill('10');
  await page.getByRole('button', { name: 'minus' }).tap();
  await page.getByRole('button', { name: '2', exact: true }).last().tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect.poll(() => page.getByRole('region', { name: 'Answer' }).textContent()).toContain('2 steps');
  // The same cell with the other face of the half, and on the chart itself.
  await page.getByRole('button', { name: '10, gives • −2' }).waitFor();
  await openChart(page, '/en/nach-paris/charts/abu/');
  await cell(page, 'column 10, row 5, 1 automatic loss, then test with −2').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

describe('the chart editor', () => {
  test('is filled in by the keyboard alone, with steps back that outlast the page', async () => {
    const { leave, page, errors } = await guest({ viewport: DESKTOP });
    await openChart(page, CHART);
    await cell(page, 'column 10, row 1, empty').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('8');
    await entry(page).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('*-3');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => progress(page)).toContain('8 of 252');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Delete');
    await expect.poll(() => progress(page)).toContain('7 of 252');
    await page.keyboard.press('Control+z');
    await expect.poll(() => progress(page)).toContain('8 of 252');
    await page.getByRole('button', { name: 'Empty the chart' }).click();
    await expect.poll(() => progress(page)).toContain('6 of 252');
    await openChart(page, CHART);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => progress(page)).toContain('8 of 252');
    expect(errors).toEqual([]);
    await leave();
  });

  test('keeps what is typed when another cell or another line is gone to, and gives it up only on Escape', async () => {
    const { leave, page, errors } = await guest({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await openChart(page, CHART);
    await cell(page, 'column 10, row 1, empty').tap();
    await page.getByRole('button', { name: '8', exact: true }).tap();
    await cell(page, 'column 10, row 2, empty').tap();
    await cell(page, 'column 10, row 1, test with +8').waitFor();
    await page.getByRole('button', { name: '7', exact: true }).tap();
    await page.getByRole('button', { name: /^Improved concrete/ }).tap();
    await entry(page).getByText('Improved concrete, modern Feste (yellow), column 10, row 2').waitFor();
    await expect.poll(() => progress(page)).toContain('2 of them yours');
    await entry(page).getByRole('textbox').fill('6');
    await page.keyboard.press('Escape');
    await expect.poll(() => progress(page)).toContain('2 of them yours');
    expect(errors).toEqual([]);
    await leave();
  });

  test('takes what is typed in the place of what stood there, by keyboard and by thumb', async () => {
    const { leave, page, errors } = await guest({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await openChart(page, CHART);
    await cell(page, 'column 10, row 1, empty').tap();
    for (const key of ['minus', '1']) await page.getByRole('button', { name: key, exact: true }).tap();
    await page.getByRole('button', { name: 'Save, next' }).tap();
    await cell(page, 'column 10, row 1, test with −1').tap();
    await page.getByRole('button', { name: '8', exact: true }).tap();
    await page.getByRole('button', { name: 'Save, next' }).tap();
    await cell(page, 'column 10, row 1, test with +8').tap();
    await page.keyboard.type('-12');
    await page.keyboard.press('Enter');
    await cell(page, 'column 10, row 1, test with −12').waitFor();
    expect(errors).toEqual([]);
    await leave();
  });

  test('asks before it keeps what an example contradicts, and refuses what is no result', async () => {
    const { leave, page, errors } = await guest();
    await openChart(page, `${CHART}#cell=masonry%2F18%2F10`);
    const typed = entry(page).getByRole('textbox');
    await typed.fill('boo');
    await typed.press('Enter');
    await expect.poll(() => entry(page).getByRole('alert').textContent()).toContain('not a result of this card');
    await typed.fill('-4');
    await typed.press('Enter');
    await expect.poll(() => entry(page).getByRole('alert').textContent()).toContain('gives −5');
    await expect.poll(() => progress(page)).toContain('none of them yours');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => progress(page)).toContain('1 of them yours');
    expect(errors).toEqual([]);
    await leave();
  });

  test('a pasted table names its wrong cell and changes nothing; a sound one is filled in', async () => {
    const { leave, page, errors } = await guest({ viewport: DESKTOP });
    await openChart(page, CHART);
    await page.getByRole('button', { name: 'Paste a table' }).click();
    const text = page.getByRole('dialog').getByRole('textbox');
    await text.fill('\t3\t10\n1\t+8\tx\n2\t+7\t99');
    await page.getByRole('button', { name: 'Fill in', exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('alert').textContent()).toContain('Row 3, column 3');
    await text.fill('\t3\t10\n1\t+8\tx\n2\t+7\t+6');
    await page.getByRole('button', { name: 'Fill in', exact: true }).click();
    await expect.poll(() => progress(page)).toContain('10 of 288');
    expect(errors).toEqual([]);
    await leave();
  });

  test('saves a file that another device takes over; a damaged one is refused with its line', async () => {
    const { leave, page } = await guest({
      viewport: DESKTOP,
      acceptDownloads: true,
    });
    await openChart(page, `${CHART}#cell=concrete%2F52%2F7`);
    await entry(page).getByRole('textbox').fill('• -2');
    await page.getByRole('button', { name: 'Save, next' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('nach-paris-abf.json');
    const good = join(tmpdir(), `umpire-${process.pid}-abf.json`);
    await download.saveAs(good);
    await leave();

    const bad = join(tmpdir(), `umpire-${process.pid}-bad.json`);
    writeFileSync(bad, readFileSync(good, 'utf8').replace('• −2', '• −200'));
    const other = await guest();
    await openChart(other.page, CHART);
    await other.page.locator('input[type=file]').setInputFiles(bad);
    await expect
      .poll(() => other.page.getByRole('dialog').textContent())
      .toMatch(/Line \d+, ABF Results: .*•\s−200.*Your entries are as they were/);
    await other.page.keyboard.press('Escape');
    // Nobody chooses another file before the first has left the screen.
    await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await untilSheets(other.page);
    await other.page.locator('input[type=file]').setInputFiles(good);
    await other.page.getByRole('button', { name: 'Take it over' }).click();
    await expect.poll(() => progress(other.page)).toContain('7 of 252');
    expect(other.errors).toEqual([]);
    await other.leave();
  });
});

test('two windows that enter at the same moment lose none of their cells', async () => {
  const { context, leave, page, errors } = await guest({ viewport: DESKTOP });
  const other = await context.newPage();
  const windows = [page, other].map((one, i) => ({ one, row: [1, 6][i] ?? 0 }));
  for (const { one } of windows) await openChart(one, CHART);
  await Promise.all(
    windows.map(async ({ one, row }) => {
      await cell(one, `column 10, row ${row}, empty`).first().click();
      // Enter goes on to the cell below.
      for (let i = 0; i < 4; i++) {
        await one.keyboard.type('8');
        await entry(one).waitFor();
        await one.keyboard.press('Enter');
        await cell(one, `column 10, row ${row + i}, test with +8`)
          .first()
          .waitFor();
      }
      await one.keyboard.press('Escape');
    }),
  );
  // Both show all of it, and so does a third that is opened now.
  const third = await context.newPage();
  await openChart(third, CHART);
  const all = [page, other, third];
  const told = async () => (await Promise.all(all.map(progress))).map((text) => /\d+ of 252/.exec(text ?? '')?.[0]);
  await expect.poll(told).toEqual(all.map(() => '14 of 252'));
  expect(errors).toEqual([]);
  await leave();
});

test('the tool hears what the editor writes in another tab', async () => {
  const { context, leave, page, errors } = await guest({ viewport: DESKTOP });
  await page.goto(`${inject('site')}/en/nach-paris/tools/combat/`);
  await page.getByRole('group', { name: /d20/ }).first().getByRole('button', { name: /^12\b/ }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Answer' }).textContent())
    .toContain('Read column 1:1, row 12');
  const editor = await context.newPage();
  await openChart(editor, '/en/nach-paris/charts/crt/#cell=%2F1%3A1%2F12');
  await entry(editor).getByRole('textbox').fill('0 / -7');
  await editor.getByRole('button', { name: 'Save, next' }).click();
  await page.getByRole('button', { name: '12, gives 0 / −7' }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

describe('a case shared with another phone', () => {
  const PHONE_OPTIONS = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
  const answer = (page: Page) => page.getByRole('region', { name: 'Answer' }).textContent();

  /** A page whose player has read the cell of an ABU, and the link that its share sheet gives. */
  async function shareAbu(): Promise<string> {
    const { leave, page } = await guest({
      ...PHONE_OPTIONS,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${inject('site')}/en/nach-paris/tools/abu/?die=9&v=1`);
    await page.getByLabel('Which column stands for 12?').fill('10');
    await page.getByRole('button', { name: '• automatic loss' }).tap();
    await page.getByRole('button', { name: 'minus' }).tap();
    await page.getByRole('button', { name: '2', exact: true }).last().tap();
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect.poll(() => answer(page)).toContain('2 steps');
    await expect.poll(() => new URL(page.url()).search).toBe('?die=9&v=1');
    await page.getByRole('button', { name: 'Share' }).tap();
    await page.getByText('The link also brings the cell of your card').waitFor();
    await page.getByRole('button', { name: 'Copy the link' }).tap();
    await page.getByText('Copied', { exact: false }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await leave();
    return link;
  }

  test('brings the cell that it has read; taken over, the answer is complete and the chart can undo it', async () => {
    const link = await shareAbu();
    expect(new URL(link).searchParams.get('cells')).toMatch(/^1;c,abu;h,10;r,10,12;k,,10,5,\.-2;[\da-z]{4}$/);
    const { leave, page, errors } = await guest(PHONE_OPTIONS);
    await page.goto(link);
    const note = page.getByRole('status').filter({ hasText: 'entries of its sender' });
    await note.getByText('1 cell, 1 heading').waitFor();
    await expect.poll(() => answer(page)).not.toContain('2 steps');
    await reload(page);
    await note.waitFor();
    await note.getByRole('button', { name: 'Take over' }).tap();
    await expect.poll(() => answer(page)).toContain('2 steps');
    await expect.poll(() => new URL(page.url()).search).toBe('?die=9&v=1');
    // The same link again says nothing: it is all on this phone.
    await page.goto(link);
    await expect.poll(() => answer(page)).toContain('2 steps');
    await expect.poll(() => new URL(page.url()).search).toBe('?die=9&v=1');
    await expect.poll(() => note.count()).toBe(0);
    await openChart(page, '/en/nach-paris/charts/abu/#cell=%2F10%2F5');
    await cell(page, 'column 10, row 5, 1 automatic loss, then test with −2').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => progress(page)).toContain('none of them yours');
    expect(errors).toEqual([]);
    await leave();
  });

  test('overwrites nothing, and a link damaged on its way still opens its case', async () => {
    const link = await shareAbu();
    const { leave, page, errors } = await guest(PHONE_OPTIONS);
    await openChart(page, '/en/nach-paris/charts/abu/#headings');
    await page.getByLabel('Add headings, several with spaces between').fill('10');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await cell(page, 'column 10, row 5, empty').tap();
    await entry(page).getByRole('textbox').fill('-1');
    await page.getByRole('button', { name: 'Save, next' }).tap();
    await page.goto(link);
    await page.getByText('column 10, row 5: you have −1, the sender • −2. Yours stays.').waitFor();
    await page.getByRole('button', { name: 'Take over' }).tap();
    await expect.poll(() => answer(page)).toContain('−1');
    await page.goto(link.slice(0, -3));
    await page
      .getByRole('status')
      .filter({ hasText: 'were damaged on the way' })
      .getByRole('button', { name: 'Close' })
      .tap();
    await expect.poll(() => new URL(page.url()).search).toBe('?die=9&v=1');
    expect(errors).toEqual([]);
    await leave();
  });
});
