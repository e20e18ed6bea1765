import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';
import { sheetSchema } from '@/lib/games/when-eagles-fight/sheet/schema';
import { sheetCode } from '@/lib/sheet/code';
import { reload, settled } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const tool = (name: string) => `${inject('site')}/en/when-eagles-fight/tools/${name}/`;
const phone = () => guest();
/** What a text shows in one line. */
const said = async (page: Page) => (await answer(page).innerText()).replace(/\s+/g, ' ');

/** Reads a cell off the player's own chart where the answer asks for it. */
async function fillIn(page: Page, column: string, row: number, result: string): Promise<void> {
  const cell = answer(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`column ${column}, row ${row}`, 'i') });
  await cell.getByRole('button').first().click();
  await cell.getByRole('textbox').fill(result);
  await cell.getByRole('button', { name: 'Save' }).click();
}

describe('an opening on the sheet with the player’s own chart', () => {
  test('the Osowiec gambit: its odds, its modifier, and the fortress that falls on 3 to 6', async () => {
    const { leave, page, errors } = await phone();
    await page.goto(tool('attack'));
    await settled(page);
    await page.getByRole('button', { name: /^More\b/ }).click();
    await page.getByText('sheet', { exact: true }).click();
    await page
      .locator('select')
      .filter({ hasText: 'Osowiec' })
      .selectOption({ label: 'Osowiec gambit: before the OberOst battle' });
    // The hexes that may be attacked are offered; the fortress is one of them.
    await answer(page).getByText('2816: 1 unit').click();
    await expect.poll(() => said(page)).toContain('2715, North-west');
    // What the counters show: three units of 7 against 3, seven to one.
    await page.getByRole('textbox', { name: 'Attack factor where the sheet has none' }).fill('7');
    await page.getByRole('textbox', { name: 'Defence factor where the sheet has none' }).fill('3');
    await expect.poll(() => said(page)).toMatch(/Factors of 4 units .*are missing\. .*7:1 with \+1[:,] rows 2 to 7/);
    await expect.poll(() => said(page)).toContain('6 cells to fill in');
    await answer(page).getByText('6 cells to fill in').click();
    for (const [row, result] of [
      [2, '1/1'],
      [3, '1/2'],
    ] as const)
      await fillIn(page, '5:1', row, result);
    // The opening says that this one destroys the fortress: anything else is named, and stays until it is mended.
    await fillIn(page, '5:1', 4, '1/2');
    await expect.poll(() => said(page)).toMatch(/at 5:1 with \+1 a roll of 3 to 6 eliminates the fortress.*§13\.15/);
    await answer(page).getByText('3 cells filled in').click();
    await fillIn(page, '5:1', 4, '0/E');
    for (const row of [5, 6, 7]) await fillIn(page, '5:1', row, '0/E');
    await expect.poll(() => said(page)).toMatch(/the fortress falls 67 % ?2\/3/);
    // The die falls; what was filled in is there after a reload.
    await answer(page).getByRole('button', { name: /^3/ }).first().click();
    await expect.poll(() => said(page)).toContain('0/E: the defender is eliminated');
    await expect.poll(() => page.url()).toContain('die=3');
    await reload(page);
    await settled(page);
    await expect.poll(() => said(page)).toContain('0/E: the defender is eliminated');
    await expect.poll(() => said(page)).not.toContain('fill in');
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the ring of an attack', () => {
  test('hexes are tapped round the defender, and opposite ones make it concentric', async () => {
    const { leave, page, errors } = await phone();
    await page.goto(tool('attack'));
    await settled(page);
    await page.getByRole('button', { name: /^South:/ }).click();
    await expect.poll(() => said(page)).toMatch(/with \+2/);
    await expect
      .poll(() => page.getByText('Concentric: North and South lie opposite each other.').isVisible())
      .toBe(true);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('attack here', () => {
  /** Two hexes on opposite sides of a swamp with a river, which lies in the middle of the sheet. */
  const sheet = sheetSchema.parse({
    turn: 5,
    frame: { column: '22', row: 16, columns: 3, rows: 3 },
    hexes: { 2317: { terrain: 'swamp', river: true, country: 'poland' } },
    units: [
      { id: 'a', hex: '2316', name: 'I', kind: 'active', attack: 6, steps: 2, supply: 'in' },
      { id: 'b', hex: '2318', name: 'XVII', attack: 5, steps: 2, supply: 'in' },
      { id: 'x', hex: '2317', nation: 'russian', name: 'XIII', defence: 4, steps: 2, supply: 'in' },
      { id: 'y', hex: '2317', nation: 'russian', name: 'XV', defence: 3, steps: 1, supply: 'in' },
      { id: 'far', hex: '2216', nation: 'russian', name: 'VI', defence: 9, supply: 'in' },
    ],
  });

  test('a tap on an enemy hex opens the attack with both stacks, the terrain and the hexes around it', async () => {
    const { leave, page, errors } = await guest({ hasTouch: true });
    const code = encodeURIComponent(sheetCode(SHEETS, sheet) ?? '');
    await page.goto(`${inject('site')}/en/when-eagles-fight/board/?sheet=${code}`);
    await page.getByRole('button', { name: 'Trace', exact: true }).tap();
    await page.getByRole('button', { name: 'Attack', exact: true }).tap();
    // Keys lie over the upper edge, so that the middle of the sheet is not that of the screen: a finger looks for it.
    const board = page.getByRole('application');
    let share = 0.4;
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await board.boundingBox()) ?? {};
        share = share > 0.7 ? 0.4 : share + 0.1;
        await board.tap({ position: { x: width / 2, y: height * share } });
        return page.getByText(/^2317: /).count();
      })
      .toBeGreaterThan(0);
    await page
      .locator('main')
      .getByText(/1:1 with \+1/)
      .first()
      .waitFor();
    // 11 to 7; concentric +2 and the active corps +1 against swamp and river (13.13, 13.16, 13.19).
    await page.getByRole('link', { name: 'Open filled in, to change it' }).tap();
    await page.waitForURL(/tools\/attack/);
    await settled(page);
    await expect.poll(() => answer(page).innerText()).toMatch(/1:1 with \+1/);
    const key = (name: RegExp) => page.getByRole('button', { name });
    for (const name of [
      /^North, 2316: 1 unit, 6 attack factors/,
      /^South, 2318: 1 unit, 5 attack factors/,
      /^North-west, 2217: nobody/,
      /XIII Infantry · Russian ?2 steps ?Defence factor 4/,
      /XV Infantry · Russian ?1 step ?Defence factor 3/,
    ])
      await expect.poll(() => key(name).count()).toBe(1);
    // The country counts for cities only, and is folded away without one (13.14).
    await page
      .getByRole('button', { name: /^More\b/ })
      .last()
      .click();
    const chosen = await page
      .locator('main select')
      .evaluateAll((all) => (all as HTMLSelectElement[]).map(({ value }) => value));
    expect(chosen).toEqual(expect.arrayContaining(['swamp', 'poland']));
    await expect.poll(() => page.getByRole('switch', { name: 'River in the hex' }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('the clocks of a campaign', () => {
  test('are kept on the phone: the next turn in one tap, taken back, and there after a reload', async () => {
    const { context, leave, page, errors } = await phone();
    await page.goto(tool('clocks'));
    await settled(page);
    for (const turn of [2, 3, 4, 5]) {
      await page.getByRole('button', { name: `On to Turn ${turn}` }).click();
      await expect.poll(() => said(page)).toContain(`Turn ${turn}, ${turn < 5 ? 1914 : 1915}.`);
    }
    await expect.poll(() => said(page)).toMatch(/roll for the random event 7\.1/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => said(page)).toContain('Turn 4, 1914.');
    await page.getByRole('button', { name: 'On to Turn 5' }).click();
    await expect.poll(() => said(page)).toContain('Turn 5, 1915.');
    // Another day: the tool is opened without an address of its own.
    const later = await context.newPage();
    // It is kept a moment after it was entered.
    const anew = async () => {
      await later.goto(tool('clocks'));
      await settled(later);
      return said(later);
    };
    await expect.poll(anew).toContain('Turn 5, 1915.');
    expect(errors).toEqual([]);
    await leave();
  });
});

describe('supply on a sheet', () => {
  test('names the break of a unit that is cut off, with its rule', async () => {
    const { leave, page, errors } = await phone();
    await page.goto(`${tool('supply')}?source=sheet&preset=tannenberg&v=1`);
    await settled(page);
    await expect.poll(() => said(page)).toMatch(/9\.[56]/);
    const units = page.locator('select').last();
    const names = await units.locator('option').allTextContents();
    expect(names.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
    await leave();
  });
});
