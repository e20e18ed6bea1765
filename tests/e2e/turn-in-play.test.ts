import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { reload } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';

/** Takes the checklist of a game three turns on. */
async function playToTurn4(page: Page, game: string): Promise<void> {
  await page.goto(`${inject('site')}/en/${game}/turn/`);
  for (const turn of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByText(`Turn ${turn} of`).waitFor();
  }
}

test('a hex sheet begins in the turn of the checklist, and stays in the one it was left in', async () => {
  const { leave, page, errors } = await guest();
  await playToTurn4(page, 'when-eagles-fight');
  await page.goto(`${inject('site')}/en/when-eagles-fight/board/`);
  await page.getByRole('button', { name: /^Game turn 4:/ }).click();
  const turn = page.getByRole('dialog').getByRole('group', { name: 'Game Turn' });
  await turn.getByRole('textbox').fill('2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Game turn 2:/ }).waitFor();
  await reload(page);
  await page.getByRole('button', { name: /^Game turn 2:/ }).waitFor();
  // It says that the checklist stands elsewhere; one tap takes that over, and one takes it back.
  const checklist = page.getByRole('button', { name: 'The checklist stands at turn 4: take it over here' });
  await checklist.click();
  await page.getByRole('button', { name: /^Game turn 4:/ }).waitFor();
  expect(await checklist.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Game turn 2:/ }).waitFor();
  await checklist.waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('the board of Paths of Glory begins in the turn of the checklist', async () => {
  const { leave, page, errors } = await guest();
  await playToTurn4(page, 'paths-of-glory');
  await page.goto(`${inject('site')}/en/paths-of-glory/board/`);
  await page.getByRole('button', { name: 'Events', exact: true }).click();
  await page.getByText('turn 4 of 20').waitFor();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByText('turn 5 of 20').waitFor();
  await page.getByRole('button', { name: 'The checklist stands at turn 4: take it over here' }).click();
  await page.getByText('turn 4 of 20').waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('the board of Grand Illusion asks supply in the turn of the checklist', async () => {
  const { leave, page, errors } = await guest();
  await playToTurn4(page, 'grand-illusion');
  await page.goto(`${inject('site')}/en/grand-illusion/board/`);
  const supply = page.getByRole('region', { name: 'Supply here' });
  await expect.poll(() => supply.getByRole('link', { name: 'tool' }).getAttribute('href')).toMatch(/[?&]turn=4(&|$)/);
  expect(errors).toEqual([]);
  await leave();
});

test('the battle board of Grand Illusion opens in the turn of the checklist, and stays in the one it was left in', async () => {
  const { leave, page, errors } = await guest();
  await playToTurn4(page, 'grand-illusion');
  const battle = `${inject('site')}/en/grand-illusion/tools/battle/`;
  const turn = () => new URL(page.url()).searchParams.get('turn');
  await page.goto(battle);
  await expect.poll(turn).toBe('4');
  await page.getByRole('button', { name: 'Allies', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('attacker')).toBe('allied');
  await page.goto(`${inject('site')}/en/grand-illusion/turn/`);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByText('Turn 5 of').waitFor();
  await page.goto(battle);
  await expect.poll(turn).toBe('4');
  expect(errors).toEqual([]);
  await leave();
});

test('a tool that was left in another turn begins afresh in that of the checklist', async () => {
  const { leave, page, errors } = await guest();
  const turn = () => new URL(page.url()).searchParams.get('turn');
  await playToTurn4(page, 'grand-illusion');
  await page.goto(`${inject('site')}/en/grand-illusion/tools/fortunes/?turn=2&v=1`);
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect.poll(turn).toBe('4');
  expect(errors).toEqual([]);
  await leave();
});

test('the lists of questions and of terms are behind the door of the rules', async () => {
  const { leave, page, errors } = await guest();
  for (const list of ['disputes', 'glossary']) {
    await page.goto(`${inject('site')}/en/paths-of-glory/${list}/`);
    const door = page.locator('nav a[aria-current]');
    await expect.poll(() => door.allTextContents()).toStrictEqual(['Rules']);
  }
  expect(errors).toEqual([]);
  await leave();
});
