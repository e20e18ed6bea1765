import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, reload, settled } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const rule = (page: Page, number: string) => page.locator(`[id="r-${number}"]`);
const isInView = (page: Page, number: string) =>
  rule(page, number).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

describe('the rulebook of Grand Illusion in three languages', () => {
  test('a rule stays where it is when the language is switched', async () => {
    const { leave, page, errors } = await guest();
    await page.goto(`${inject('site')}/en/grand-illusion/rules/9/#r-9.5.3.c`);
    for (const [language, word] of [
      ['Italiano', 'attrito'],
      ['Español', 'desgaste'],
      ['English', 'attrition'],
    ] as const) {
      await page.locator('header').getByRole('button').last().click();
      await page.getByRole('button', { name: language, exact: true }).click();
      await page.waitForURL(/#r-9\.5\.3\.c$/);
      await expect.poll(() => rule(page, '9.5.3.c').textContent()).toContain(word);
      await settled(page);
      await expect.poll(() => isInView(page, '9.5.3.c')).toBe(true);
    }
    expect(errors).toEqual([]);
    await leave();
  });

  test('two languages stand side by side, and all three, rule by rule', async () => {
    const { leave, page, errors } = await guest({ viewport: DESKTOP });
    await page.goto(`${inject('site')}/en/grand-illusion/rules/9/#r-9.5.3.c`);
    const columns = () =>
      rule(page, '9.5.3.c')
        .locator('.rule-text:visible')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const { left, top, width } = text.getBoundingClientRect();
            return { left: Math.round(left), top: Math.round(top), wide: width > 200, words: text.textContent };
          }),
        );
    await page.getByRole('button', { name: 'Show Spanish beside it' }).click();
    await expect.poll(async () => (await columns()).length).toBe(2);
    await page.getByRole('button', { name: 'Show Italian beside it' }).click();
    await expect.poll(async () => (await columns()).length).toBe(3);
    expect(page.url()).toContain('?with=es,it#r-9.5.3.c');
    const three = await columns();
    expect(new Set(three.map(({ top }) => top)).size).toBe(1);
    expect(new Set(three.map(({ left }) => left)).size).toBe(3);
    expect(three.every(({ wide }) => wide)).toBe(true);
    for (const [i, word] of ['attrition', 'desgaste', 'attrito'].entries()) expect(three[i]?.words).toContain(word);
    // The address brings both back.
    await reload(page);
    await expect.poll(async () => (await columns()).length).toBe(3);
    await page.getByRole('button', { name: 'Show Spanish beside it' }).click();
    await expect
      .poll(async () => (await columns()).map(({ words }) => words?.includes('attrito')))
      .toEqual([false, true]);
    expect(errors).toEqual([]);
    await leave();
  });
});

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

describe('the battle board on a phone', () => {
  test('the battle of the rulebook is set up by hand and resolved die by die, on one page', async () => {
    const { leave, page, errors } = await guest();
    await page.goto(`${inject('site')}/en/grand-illusion/tools/battle/`);
    await page.getByRole('button', { name: 'Allies', exact: true }).click();
    const side = (name: string) => page.getByRole('region', { name });
    const german = side('German units');
    const allied = side('Allied units');
    const sheet = page.getByRole('dialog');
    /** Names the unit that is open and sets its strength with the keys. */
    const enter = async (name: string, strength: number) => {
      await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
      const now = sheet.getByRole('textbox', { name: 'CS', exact: true });
      await now.fill(String(strength));
      await sheet.getByRole('button', { name: 'Done' }).click();
    };
    const add = async (where: ReturnType<typeof side>, space: string, name: string, strength: number) => {
      await where.getByRole('button', { name: `Add: ${space}` }).click();
      await enter(name, strength);
    };
    await german.getByRole('group', { name: 'front space 1' }).getByRole('button').first().click();
    await enter('XIII', 5);
    await add(german, 'front space 2', 'XVI', 5);
    await allied.getByRole('group', { name: 'front space 1' }).getByRole('button').first().click();
    await enter('II T', 3);
    await add(allied, 'front space 2', 'XVIII', 6);
    await add(allied, 'reserve 1', 'VI', 6);
    await add(allied, 'reserve 2', 'VIII', 5);
    const set = (label: string, value: string) =>
      page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: value, exact: true }).click();
    await set('TEM', '1');
    await set('Trench', '2');
    await page.getByLabel('Concentric: hexes').selectOption('5');
    // Each space says what it needs: II Territorial hits on 2 or less, XVIII on 5 or less.
    await expect.poll(() => allied.getByRole('group', { name: 'front space 1' }).textContent()).toContain('≤ 2');
    await expect.poll(() => allied.getByRole('group', { name: 'front space 2' }).textContent()).toContain('≤ 5');
    const die = async (label: string, face: number) =>
      answer(page)
        .getByRole('group', { name: label, exact: true })
        .getByRole('button', { name: new RegExp(`^${face}\\b`) })
        .click();
    await die('Space 1: attacker', 5);
    await die('Space 1: defender', 4);
    await die('Space 2: attacker', 3);
    await die('Space 2: defender', 6);
    await die('Space 1: attacker’s reserve', 1);
    await die('Space 2: attacker’s reserve', 6);
    await expect
      .poll(() => answer(page).textContent())
      .toContain('Nobody has to retreat. Steps lost: attacker 1, defender 2.');
    expect(new URL(page.url()).pathname).toBe('/en/grand-illusion/tools/battle/');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    // What was entered is there again, dice too. The address follows a tap within a fraction of a second.
    await page.waitForURL(/attackReserve2=6/);
    await reload(page);
    await expect.poll(() => answer(page).textContent()).toContain('Steps lost: attacker 1, defender 2.');
    expect(errors).toEqual([]);
    await leave();
  });

  test('each side says which of its rows is the reserve', async () => {
    const { leave, page } = await guest();
    await page.goto(`${inject('site')}/en/grand-illusion/tools/battle/`);
    for (const name of ['German units', 'Allied units'])
      await page.getByRole('region', { name }).getByText('Reserve', { exact: true }).waitFor();
    await leave();
  });

  test('a placement that 9.2 forbids is refused with its rule, and nothing that was entered is lost', async () => {
    const { leave, page, errors } = await guest();
    await page.goto(`${inject('site')}/en/grand-illusion/tools/battle/`);
    const allied = page.getByRole('region', { name: 'Allied units' });
    await allied.getByRole('button', { name: 'Add: front space 2' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name' }).fill('XX');
    await sheet.getByRole('combobox', { name: 'Space' }).selectOption({ label: 'Front 1' });
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.getByRole('link', { name: '9.2.2' }).count()).toBeGreaterThan(0);
    await expect.poll(() => allied.textContent()).toContain('XX');
    expect(errors).toEqual([]);
    await leave();
  });
});

test.each(['retreat', 'heavy-artillery', 'stacking'])(
  'a rule of the answer is as large as a thumb: %s',
  async (tool) => {
    const { leave, page } = await guest();
    await page.goto(`${inject('site')}/en/grand-illusion/tools/${tool}/`);
    const rules = answer(page).locator('a[data-stays]');
    await expect.poll(() => rules.count()).toBeGreaterThan(0);
    const sizes = await rules.evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await leave();
  },
);

test('a disagreement is settled in three taps: search, rule, question', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/es/grand-illusion/`);
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect.poll(async () => (await page.keyboard.press('/'), box.isVisible()), { interval: 500 }).toBe(true);
  await box.fill('9.5.4.a');
  await page.getByRole('option').first().click();
  await page.waitForURL(/#r-9\.5\.4\.a$/);
  await rule(page, '9.5.4.a')
    .getByRole('link', { name: /pregunta|HA|artillería/i })
    .first()
    .click();
  await page.waitForURL(/disputes\/#/);
  await expect
    .poll(() => page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`).textContent())
    .toContain('italiano');
  expect(errors).toEqual([]);
  await leave();
});
