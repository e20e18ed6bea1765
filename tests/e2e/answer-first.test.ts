import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { reload, settled } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const bar = (page: Page) => page.locator('a[href="#answer"]');

/** What the bar says, and whether all of it is on the screen. */
const barOf = (page: Page) =>
  bar(page).evaluate((line) => {
    const words = line.lastElementChild;
    if (!words) throw new Error('the bar says nothing');
    return { text: words.textContent, isCut: words.scrollHeight > words.clientHeight + 1 };
  });

describe('the bar under a tool on the phone', () => {
  test.each([
    ['es/when-eagles-fight/tools/concentric/?v=1', 'o cuatro cualesquiera.'],
    ['es/grand-illusion/tools/fortunes/?v=1', 'decide el defensor 17 %'],
    ['es/grand-illusion/tools/caps/?v=1', 'alemanes 58 %.'],
    ['it/grand-illusion/tools/cavalry/?v=1', 'fuori dalla battaglia.'],
    ['en/paths-of-glory/tools/replacements/?v=1', 'GE +8 CF for 3 of 3 RP; AH +3 CF for 2 of 2 RP.'],
    // A yes that another reading of an open point forbids.
    ['en/grand-illusion/tools/strategic/?nation=french&kind=ha&turn=8&v=1', 'By another reading: Not allowed.'],
    ['es/grand-illusion/tools/strategic/?nation=french&kind=ha&turn=8&v=1', 'Con otra lectura: '],
  ])('says all of its answer: %s', async (path, words) => {
    const { leave, page } = await guest();
    await page.goto(`${inject('site')}/${path}`);
    await expect.poll(() => bar(page).textContent()).toContain(words);
    expect((await barOf(page)).isCut).toBe(false);
    await leave();
  });

  test.each(['grand-illusion/tools/movement', 'grand-illusion/tools/retreat', 'paths-of-glory/tools/activation'])(
    'leads to the answer in one tap: %s',
    async (tool) => {
      const { leave, page } = await guest();
      await page.goto(`${inject('site')}/en/${tool}/`);
      await bar(page).click();
      const verdict = page.locator('#answer p').first();
      await expect
        .poll(() => verdict.evaluate((one) => one.getBoundingClientRect().top))
        .toBeLessThan(page.viewportSize()?.height ?? 0);
      await leave();
    },
  );
});

/** Percentages that a line's end tears from their sign. */
const torn = (page: Page) =>
  page.locator('a[href="#answer"], #answer p').evaluateAll((lines) => {
    const found: string[] = [];
    for (const line of lines) {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const { 0: figure, index } of (texts.currentNode.textContent ?? '').matchAll(/\d+ %/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + figure.length);
          if (range.getClientRects().length > 1) found.push(figure);
        }
    }
    return found;
  });

test.each(['grand-illusion/tools/fortunes', 'grand-illusion/tools/sea-retreat', 'when-eagles-fight/tools/attack'])(
  'no line of the answer ends between a figure and its per cent sign: %s',
  async (tool) => {
    const { leave, page } = await guest();
    await page.goto(`${inject('site')}/en/${tool}/`);
    await expect.poll(() => bar(page).textContent()).toContain(' %');
    for (const width of [320, 340, 360, 380, 400]) {
      await page.setViewportSize({ width, height: 740 });
      await settled(page);
      expect(await torn(page), String(width)).toEqual([]);
    }
    await leave();
  },
);

test('the keys of dice that no chart is read for say what each face does', async () => {
  const { leave, page } = await guest();
  const faces = async (tool: string, die: string) => {
    await page.goto(`${inject('site')}/en/${tool}/`);
    const keys = page.locator('#answer').getByRole('group', { name: die, exact: true }).getByRole('button');
    await keys.first().waitFor();
    return (await keys.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  };
  expect(await faces('paths-of-glory/tools/siege', 'Siege roll')).toEqual([
    '1 holds',
    '2 holds',
    '3 falls',
    '4 falls',
    '5 falls',
    '6 falls',
  ]);
  expect(await faces('grand-illusion/tools/sea-retreat', 'Die')).toContain('6 elim.');
  expect(await faces('nach-paris/tools/weather', 'Rain roll')).toContain('8 rain');
  await leave();
});

/** How far down the page the headline of the answer stands, once it stays there. */
async function depthOf(page: Page): Promise<number> {
  await settled(page);
  return page
    .locator('#answer h2 + *')
    .evaluate((headline) => Math.round(headline.getBoundingClientRect().top + scrollY));
}

describe('the headline of a tool on the phone is near what is asked, untouched and with a usual entry', () => {
  const FARTHEST = 800;
  const key = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

  test.each<readonly [string, (page: Page) => Promise<void>]>([
    ['grand-illusion/tools/supply', key('Disrupted combat units: One more')],
    ['grand-illusion/tools/retreat', key('Infantry, undisrupted: One more')],
    ['grand-illusion/tools/battle', (page) => page.getByLabel('Concentric: hexes').selectOption('4').then()],
    [
      'when-eagles-fight/tools/attack',
      (page) => page.getByLabel('Terrain of the defender').selectOption('swamp').then(),
    ],
    ['paths-of-glory/tools/flank', key('Add a space')],
  ])('%s', async (tool, enter) => {
    const { leave, page } = await guest();
    await page.goto(`${inject('site')}/en/${tool}/`);
    expect(await depthOf(page)).toBeLessThanOrEqual(FARTHEST);
    await enter(page);
    expect(await depthOf(page)).toBeLessThanOrEqual(FARTHEST);
    await leave();
  });
});

test('of the spaces of a flank attack one is open, a new one at once, and a folded one says who stands there', async () => {
  const { leave, page } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/flank/`);
  await page.getByRole('button', { name: 'Add a space' }).click();
  const space = (n: number) => page.getByRole('group', { name: `Space ${n}`, exact: true });
  const fold = (n: number) => space(n).getByRole('button', { name: new RegExp(`^Space ${n}`) });
  await expect.poll(() => fold(2).getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => fold(1).textContent()).toContain('GE army');
  await fold(1).click();
  await space(1).getByRole('button', { name: 'One more: GE army' }).click();
  await fold(2).click();
  await expect.poll(() => fold(1).textContent()).toContain('2 × GE army');
  await leave();
});

test('of the hexes of a way one is open, a new one at once, and a folded one says what it is', async () => {
  const { leave, page } = await guest();
  await page.goto(`${inject('site')}/en/grand-illusion/tools/movement/`);
  const hex = (n: number) => page.getByRole('group', { name: `Hex of the way ${n}`, exact: true });
  const fold = (n: number) => hex(n).getByRole('button', { name: new RegExp(`^Hex of the way ${n}`) });
  await fold(1).click();
  await hex(1).getByRole('button', { name: 'red diamond' }).click();
  await fold(2).click();
  await expect.poll(() => fold(1).textContent()).toContain('red diamond');
  await expect.poll(() => fold(3).textContent()).toContain('yours');
  expect(await hex(1).getByRole('button', { name: 'red diamond', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: /Add Hex of the way/ }).click();
  await expect.poll(() => fold(4).getAttribute('aria-expanded')).toBe('true');
  await leave();
});

test('a flank attack that is not allowed shows no dice to roll (12.3.1)', async () => {
  const { leave, page } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/flank/`);
  await expect.poll(() => bar(page).textContent()).toContain('one space only');
  expect(await page.getByRole('region', { name: 'Dice' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add a space' }).click();
  await page.getByRole('region', { name: 'Dice' }).waitFor();
  await leave();
});

test('the board finds a space however fast its name is typed', async () => {
  const { leave, page } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/board/`);
  const finder = page.getByPlaceholder('Find a space');
  await finder.click();
  await page.keyboard.type('sedan');
  await expect.poll(() => finder.inputValue()).toBe('sedan');
  await page.getByRole('option', { name: /Sedan/ }).waitFor();
  await leave();
});

test('the board of hexes opens where it was left, and what is marked there is what its supply is asked with', async () => {
  const { leave, page } = await guest();
  await page.goto(`${inject('site')}/en/grand-illusion/board/`);
  await page.getByText('All 107 hexes').click();
  await page.getByRole('button', { name: '54, nothing yet' }).click();
  await page.getByRole('button', { name: 'Besieged enemy fort' }).click();
  const supply = page.getByRole('region', { name: 'Supply here' });
  const circumstances = supply.getByText('Turn, Maubeuge, Namur');
  await circumstances.click();
  const maubeuge = supply.getByRole('combobox', { name: 'Fort of Maubeuge (54)' });
  await expect.poll(() => maubeuge.inputValue()).toBe('besieged');
  await supply.getByRole('button', { name: 'Fort of Namur eliminated' }).click();
  await page.getByRole('button', { name: 'Add units here' }).click();
  await reload(page);
  await page.getByRole('heading', { name: 'Hex 54' }).waitFor();
  await circumstances.click();
  await expect.poll(() => maubeuge.inputValue()).toBe('besieged');
  await expect
    .poll(() => supply.getByRole('button', { name: 'Fort of Namur eliminated' }).getAttribute('aria-pressed'))
    .toBe('true');
  // Its units go along into the tool.
  await supply.getByRole('link', { name: 'All units in the supply tool' }).click();
  await expect.poll(() => bar(page).textContent()).toContain('Maubeuge');
  await leave();
});

test('a tick that is made as early as a slow phone allows is kept', async () => {
  const { leave, page, context } = await guest();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.goto(`${inject('site')}/en/paths-of-glory/turn/`, { waitUntil: 'commit' });
  const step = page.getByRole('checkbox', { name: 'Central Powers roll their Mandated Offensive' });
  await step.click();
  await expect.poll(() => step.isChecked()).toBe(true);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await reload(page);
  await expect.poll(() => step.isChecked()).toBe(true);
  await leave();
});
