import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, reload } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

/** Opens the search by its key; a page that has only just come may not listen yet. */
async function openSearch(page: Page, key: string): Promise<ReturnType<Page['getByRole']>> {
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect
    .poll(
      async () => {
        if (await box.isVisible()) return true;
        await page.keyboard.press(key);
        return box.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  return box;
}

/** Searches by keyboard alone and follows the first hit. */
async function lookUp(page: Page, words: string): Promise<void> {
  const box = await openSearch(page, '/');
  await box.fill(words);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('an evening on %s', (_name, viewport) => {
  test('search, rule, tool, dice, supply, checklist, reload, Back', async () => {
    const { leave, page, errors } = await guest({ viewport });
    const site = inject('site');

    // The first visit follows the browser's language.
    await page.goto(`${site}/`);
    await page.waitForURL('**/en/');

    // A rule by its number, by the keyboard alone.
    await lookUp(page, '12.4.3');
    await page.waitForURL('**/en/paths-of-glory/rules/12/#r-12.4.3');
    const rule = page.locator('[id="r-12.4.3"]');
    await rule.waitFor();
    await expect.poll(() => rule.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await expect
      .poll(() => rule.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight))
      .toBe(true);

    // The fire tool: two armies against one behind a trench, in a few taps.
    await page.goto(`${site}/en/paths-of-glory/tools/fire/`);
    await page.getByRole('button', { name: 'One more: GE army' }).click();
    await page.getByRole('group', { name: 'Trench level' }).getByRole('button', { name: '1' }).click();
    await expect.poll(() => answer(page).textContent()).toContain('Attacker wins');
    const address = page.url();
    expect(new URL(address).search).not.toBe('');

    // Both dice: 10 factors behind one column, 3 against a trench.
    const die = (who: string, face: number) =>
      page.getByRole('group', { name: `${who}’s die` }).getByRole('button', { name: new RegExp(`^${face},`) });
    await die('Attacker', 5).click();
    await die('Defender', 3).click();
    await expect.poll(() => answer(page).textContent()).toMatch(/Attacker wins \d to \d/);
    // What the other readings of an open point come to is worked out behind the answer.
    await expect.poll(() => answer(page).textContent()).toContain('played as');
    const verdict = await answer(page).textContent();

    // Why: steps with their rules; a rule opens over it and closes again.
    await page.getByRole('button', { name: /^Why/ }).click();
    const why = page.getByRole('dialog').first();
    await expect.poll(() => why.textContent()).toContain('12.2.7');
    await page.keyboard.press('Escape');

    // The address holds the whole case: reload, and another device, show the same. It follows within a blink of the
    // last tap.
    await expect.poll(() => page.url()).toMatch(/attackerDie=5.*defenderDie=3|defenderDie=3.*attackerDie=5/);
    await reload(page);
    await expect.poll(() => answer(page).textContent()).toBe(verdict);
    const shared = page.url();

    // Supply on the real map.
    await page.goto(`${site}/en/paths-of-glory/board/`);
    await page.getByText('All 52 units are in supply').first().waitFor();

    // The checklist keeps its ticks over a reload.
    await page.goto(`${site}/en/paths-of-glory/turn/`);
    const step = page.getByRole('checkbox', { name: 'Central Powers roll their Mandated Offensive' });
    await step.click();
    await expect.poll(() => step.isChecked()).toBe(true);
    await reload(page);
    await expect.poll(() => step.isChecked()).toBe(true);

    // Back leads to the tool with the case as it was.
    await page.goto(shared);
    await expect.poll(() => answer(page).textContent()).toBe(verdict);
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    await page.waitForURL('**/rules/');
    await page.goBack();
    await expect.poll(() => answer(page).textContent()).toBe(verdict);

    expect(errors).toEqual([]);
    await leave();
  });
});

test.each([
  ['es', 'flanco', 'Ataque'],
  ['it', 'assedio', 'assedio'],
])('a first visit in %s stays in that language, and “%s” finds its rule', async (lang, words, expected) => {
  const { leave, page, errors } = await guest({ locale: lang });
  await page.goto(`${inject('site')}/`);
  await page.waitForURL(`**/${lang}/`);
  const box = await openSearch(page, 'Control+k');
  await box.fill(words);
  await expect
    .poll(async () => (await page.getByRole('option').first().textContent())?.toLowerCase())
    .toContain(expected.toLowerCase());
  expect(errors).toEqual([]);
  await leave();
});

test('the six-tap combat: the answer shows without scrolling', async () => {
  const { leave, page } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/`);
  // German 2nd and 3rd Armies against a French army and corps behind a fort of 2.
  await page.getByRole('button', { name: 'One more: GE army' }).click();
  await page.getByRole('button', { name: 'One more: FR corps' }).click();
  await page.getByRole('group', { name: 'Fort' }).getByRole('button', { name: '2' }).click();
  const shown = page.getByText(/^\d+ %$/).first();
  await shown.waitFor();
  const box = await shown.boundingBox();
  expect(box?.y ?? 9999).toBeLessThan(PHONE.height);
  await leave();
});

test('a link tapped right after the last change leads away, and Back finds that change', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/`);
  const trench = page.getByRole('group', { name: 'Trench level' }).getByRole('button', { name: '2' });
  await trench.waitFor();
  await page.getByRole('group', { name: 'Fort' }).getByRole('button', { name: '3' }).click();
  await trench.click();
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await page.waitForURL('**/rules/');
  await page.goBack();
  await expect.poll(() => trench.getAttribute('aria-pressed')).toBe('true');
  expect(errors).toEqual([]);
  await leave();
});

test('Enter before the search has its files follows the first hit once they have come', async () => {
  const { leave, page } = await guest();
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/generated/search/**', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`${inject('site')}/en/paths-of-glory/`);
  const box = await openSearch(page, '/');
  await box.fill('12.4.3');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  come();
  await page.waitForURL('**/en/paths-of-glory/rules/12/#r-12.4.3');
  await leave();
});

test('home shows the game that was open last first, to the eye and to the keyboard', async () => {
  const { leave, page, errors } = await guest();
  const site = inject('site');
  await page.goto(`${site}/en/`);
  const cards = () =>
    page
      .locator('li[data-game]')
      .evaluateAll((all) =>
        all.map((card) => ({ game: card.getAttribute('data-game'), top: card.getBoundingClientRect().top })),
      );
  const last = (await cards()).at(-1)?.game;
  expect(last).toBeTruthy();
  await page.goto(`${site}/en/${last}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const come of [() => page.goto(`${site}/en/`), () => page.locator('header a').first().click()]) {
    await page.goto(`${site}/en/${last}/rules/`);
    await come();
    await page.waitForURL('**/en/');
    await expect.poll(async () => (await cards())[0]?.game).toBe(last);
    const tops = (await cards()).map(({ top }) => top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  }
  expect(errors).toEqual([]);
  await leave();
});

test('a tool opened from the checklist stands in its turn and scenario', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/grand-illusion/turn/`);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('short');
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page
    .getByRole('link', { name: /CAPS and initiative/ })
    .first()
    .click();
  await page.waitForURL(/\/tools\/caps\/\?/);
  await expect.poll(() => new URL(page.url()).searchParams.get('turn')).toBe('2');
  expect(new URL(page.url()).searchParams.get('scenario')).toBe('short');
  expect(errors).toEqual([]);
  await leave();
});
