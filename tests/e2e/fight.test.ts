import { expect, inject, test } from 'vitest';
import { PHONE, settled } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

const phone = () => guest();

test('a fight typed on a phone is the first hit with its odds, and Enter opens the tool filled in', async () => {
  const { leave, page, errors } = await phone();
  await page.goto(`${inject('site')}/en/paths-of-glory/`);
  await settled(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('2 ge armies and a corps vs fr army nancy trench 1');
  const first = page.getByRole('option').first();
  await expect.poll(() => first.innerText()).toContain('Attacker wins 50 %');
  for (const words of ['attacker: 2 × GE army', 'attacker: 1 × GE corps', 'defender: 1 × FR army', 'fort 2'])
    await expect.poll(() => first.innerText()).toContain(words);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await field.press('Enter');
  await page.waitForURL(/tools\/fire\/\?attackers=.*space=nancy&trench=1/);
  await settled(page);
  await expect
    .poll(async () => (await page.getByRole('region', { name: 'Answer' }).innerText()).replace(/\s+/g, ' '))
    .toMatch(/50 ?%/);
  expect(errors).toEqual([]);
  await leave();
});

test('Enter right behind the last word opens the fight, whatever was found before it was read', async () => {
  const { leave, page, errors } = await phone();
  await page.goto(`${inject('site')}/en/paths-of-glory/`);
  await settled(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('2 ge armies vs fr army nancy');
  await field.press('Enter');
  await page.waitForURL(/tools\/fire\/\?attackers=.*space=nancy/);
  expect(errors).toEqual([]);
  await leave();
});

test('words that nobody understands are named, and what cannot be says what is allowed', async () => {
  const { leave, page, errors } = await phone();
  await page.goto(`${inject('site')}/en/`);
  await settled(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  const first = page.getByRole('option').first();
  await field.fill('2 ge armies with dragons vs fr army trench 5');
  await expect.poll(() => first.innerText()).toContain('Allowed: 0 to 2');
  await expect.poll(() => first.innerText()).toContain('Not understood: dragons');
  // An ordinary search stays one.
  await field.fill('army vs corps stacking');
  await expect.poll(() => first.innerText()).not.toContain('attacker');
  expect(errors).toEqual([]);
  await leave();
});

test('what nobody understood is offered with its odds: nothing is filled in before it is tapped', async () => {
  const { leave, page, errors } = await phone();
  await page.goto(`${inject('site')}/en/when-eagles-fight/`);
  await settled(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('random event for turn 9, zorblax of Warsaw by the Central Powers');
  const [first, offer] = [page.getByRole('option').first(), page.getByRole('option').nth(1)];
  await expect.poll(() => first.innerText()).toContain('Not understood: zorblax');
  await expect.poll(() => offer.innerText()).toContain('The Central Powers control Warsaw');
  await expect.poll(() => offer.innerText()).toContain('Perhaps “zorblax of Warsaw by the Central Powers”');
  expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await offer.click();
  await page.waitForURL(/tools\/events\/\?.*warsaw=1/);
  expect(errors).toEqual([]);
  await leave();
});

test('on the page of all results, in Spanish, in every game that reads it', async () => {
  const { leave, page, errors } = await phone();
  await page.goto(`${inject('site')}/es/search/?q=${encodeURIComponent('77 contra 33 en bosque')}`);
  await settled(page);
  const hit = page.getByRole('link', { name: /77 factores/ });
  await expect.poll(() => hit.count()).toBe(1);
  await hit.click();
  await page.waitForURL(/when-eagles-fight\/tools\/attack\/\?.*attack=77&defence=33/);
  expect(errors).toEqual([]);
  await leave();
});
