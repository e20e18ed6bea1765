import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ORIENTATION } from '@/components/games/when-eagles-fight/sheet/names';
import { NUMBERING } from '@/lib/games/when-eagles-fight/sheet/schema';
import { reload, settled, untilSheets } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';
import { fingerOn } from '@/tests/e2e/support/hex-sheet';

/*
 * Both openings of the players' notes on a phone, from the ready sheet to the last result, with a chart and counters
 * as a player enters them: ours are invented, and such that odds, modifiers and outcomes are those of the text.
 */

const CHART = [
  ['', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1'],
  ['1', 'E / 0', '3 / 0', '2 / 0', '2 / 1', '1 / 1', '1 / 1'],
  ['2', '3 / 0', '2 / 0', '2 / 1', '1 / 1', '1 / 1', '1 / 2'],
  ['3', '3 / 0', '2 / 1', '1 / 1', '1 / 2', '1 / 2', '0 / 3'],
  ['4', '2 / 0', '1 / 1', '1 / 2', '1 / 2', '1 / 3', '0 / E'],
  ['5', '2 / 1', '1 / 1', '1 / 2', '1 / 3', '1 / E', '0 / E'],
  ['6', '1 / 1', '1 / 2', '1 / 3', '1 / E', '0 / E', '0 / E'],
  ['7', '1 / 1', '1 / 2', '1 / E', '0 / E', '0 / E', '0 / E'],
  ['8', '1 / 2', '1 / 3', '0 / E', '0 / E', '0 / E', 'B / E'],
  ['9', '1 / 2', '1 / 3', 'B / E', 'B / E', 'B / E', 'B / E'],
];

const german = (name: string, attack: number, defence: number, more: object = {}) => ({
  name,
  nation: 'german',
  kind: 'infantry',
  size: 'corps',
  attack,
  defence,
  move: 4,
  steps: 2,
  ...more,
});
const russian = (name: string, more: object = {}) => german(name, 6, 8, { nation: 'russian', steps: 1, ...more });
const fortress = (name: string, defence: number) => ({ name, nation: 'russian', kind: 'fortress', attack: 0, defence });

const COUNTERS = [
  german('FR', 5, 6),
  german('20', 8, 9, { kind: 'active' }),
  german('1R', 5, 6),
  german('1 Cav', 1, 1, { kind: 'cavalry', size: 'division', steps: 1 }),
  german('3R', 3, 3, { size: 'division', steps: 1 }),
  german('17', 6, 7),
  german('1', 6, 7),
  russian('1'),
  russian('13'),
  russian('15'),
  russian('23'),
  fortress('Lomza', 1),
  fortress('Osowiec', 2),
];

const main = (page: Page) => page.locator('main');
/** What the page shows in one line. */
const shown = async (page: Page) => (await main(page).innerText()).replace(/\s+/g, ' ');
const dialog = (page: Page) => page.locator('dialog[open]');
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The player's chart, pasted from his spreadsheet. */
async function fillChart(page: Page): Promise<void> {
  await page.goto(`${inject('site')}/en/when-eagles-fight/charts/crt/`);
  await page.getByRole('button', { name: 'Paste a table' }).and(page.locator(':enabled')).tap();
  await dialog(page)
    .getByRole('textbox')
    .fill(CHART.map((row) => row.join('\t')).join('\n'));
  await dialog(page).getByRole('button', { name: 'Fill in' }).tap();
  await expect.poll(() => shown(page)).toContain('54 of 54');
  // The closed dialog takes its entry of the history back a moment later, which would break off the next page.
  await untilSheets(page);
}

/** A ready sheet whose units take their factors from the player's counters, which he opens from his file. */
async function layOut(page: Page, title: string, units: number): Promise<void> {
  await page.goto(`${inject('site')}/en/when-eagles-fight/board/`);
  await key(page, 'Ready sheets').tap();
  await dialog(page).getByRole('button', { name: title }).tap();
  await key(page, 'Units').tap();
  await key(page, 'From my counters').tap();
  const file = join(tmpdir(), `umpire-${process.pid}-eagles.json`);
  writeFileSync(
    file,
    JSON.stringify({ kind: 'umpire/counters', version: 1, game: 'when-eagles-fight', units: COUNTERS }),
  );
  await dialog(page).locator('input[type=file]').setInputFiles(file);
  await expect.poll(() => dialog(page).innerText()).toContain(`${COUNTERS.length} counters read from the file.`);
  await page.keyboard.press('Escape');
  const fill = key(page, `Fill in ${units} units from my counters`);
  await fill.tap();
  await expect.poll(() => shown(page)).toContain(`${units} units filled in.`);
  // One step back for all of them, and forth.
  await key(page, 'Undo').tap();
  await fill.tap();
  await expect.poll(() => fill.count()).toBe(0);
}

const onSheet = (page: Page) =>
  fingerOn(page, {
    numbering: NUMBERING,
    orientation: ORIENTATION,
    frame: { column: '20', row: 12, columns: 11, rows: 10 },
  });

/** Attack in the drawer: what a tap on the board is answered. */
async function attacks(page: Page): Promise<void> {
  await key(page, 'Trace').tap();
  await key(page, 'Attack').tap();
}

/** From the answer on the board into the tool, the die that falls there, and back to the board. */
async function roll(page: Page, die: number, result: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Open filled in, to change it' }).tap();
  await page.waitForURL(/tools\/attack/);
  await settled(page);
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer
    .getByRole('button', { name: new RegExp(`^${die}`) })
    .first()
    .tap();
  await expect.poll(async () => (await answer.innerText()).replace(/\s+/g, ' ')).toMatch(result);
  await page.goBack();
  await page.waitForURL(/\/board\//);
  await main(page).getByRole('application').waitFor();
}

type Finger = ReturnType<typeof fingerOn>;

/** Taps a hex once nothing is open over the sheet. */
async function tapHex(page: Page, finger: Finger, hex: string): Promise<void> {
  await untilSheets(page);
  await finger(hex);
}

/** Opens the panel of a hex. */
async function openHex(page: Page, finger: Finger, hex: string): Promise<void> {
  await tapHex(page, finger, hex);
  await expect.poll(() => dialog(page).allInnerTexts()).toContainEqual(expect.stringContaining(hex));
}

/** Moves a unit from hex to hex with a finger. */
async function move(page: Page, finger: Finger, unit: string, from: string, to: string): Promise<void> {
  await openHex(page, finger, from);
  await dialog(page)
    .getByRole('button', { name: `Move ${unit}`, exact: true })
    .tap();
  await page.getByText(`${unit}: tap the space to move to.`).waitFor();
  await tapHex(page, finger, to);
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(expect.stringMatching(new RegExp(`^${to}: .*\\b${unit}\\b`)));
}

/** Takes a unit off the sheet that a battle has eliminated. */
async function remove(page: Page, finger: Finger, hex: string, unit: string): Promise<void> {
  await openHex(page, finger, hex);
  await dialog(page)
    .getByRole('button', { name: `Remove ${unit}`, exact: true })
    .tap();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
}

describe('both openings of the players’ notes are played through on a phone (14.3)', () => {
  test('Tannenberg: two battles, what is cut off, and that of OberOst', async () => {
    const { leave, page, errors } = await guest({ hasTouch: true });
    await fillChart(page);
    await layOut(page, 'Tannenberg: after the German move', 10);
    const finger = onSheet(page);

    // Lomza is destroyed whatever falls, and broken through.
    await attacks(page);
    await finger('2617');
    const lomza = 'Defender eliminated 100 %: 15:1 with +9, row 9';
    await expect.poll(() => shown(page)).toContain(lomza);
    await roll(page, 1, /B\/E: the defender is eliminated/);
    // The board stands as it was left, and after a reload too.
    await expect.poll(() => shown(page)).toContain(lomza);
    await reload(page, 1);
    await expect.poll(() => shown(page)).toContain(lomza);
    await key(page, 'Hex').tap();
    await remove(page, finger, '2617', 'Lomza');
    await move(page, finger, '17', '2616', '2517');
    await move(page, finger, '3R', '2616', '2617');
    await move(page, finger, '1', '2616', '2418');

    // The Russian 1 Corps retreats on a roll of 1 or 2, and is eliminated by any other; 20 Corps advances. The German
    // one, in 2418 now, has attacked Lomza and is left out.
    await attacks(page);
    await finger('2317');
    await page
      .getByRole('group', { name: 'Attack only from' })
      .getByRole('button', { name: /^2418 · / })
      .tap();
    await expect.poll(() => shown(page)).toContain('Defender eliminated 67 %: 1:1 with +3, rows 4 to 9');
    await roll(page, 3, /1\/2: the defender loses all his steps/);
    await key(page, 'Hex').tap();
    await remove(page, finger, '2317', '1');
    await move(page, finger, '20', '2318', '2317');

    // The three corps of 2417, as their counters show them, are cut off: each with the hex that bars its way.
    await openHex(page, finger, '2417');
    for (const corps of ['13', '15', '23']) {
      await dialog(page)
        .getByRole('button', { name: /^Russian infantry/ })
        .first()
        .tap();
      await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).first().fill(corps);
      await dialog(page)
        .getByRole('button', { name: new RegExp(`^${corps}\\b`) })
        .tap();
    }
    await dialog(page).getByRole('button', { name: 'Fill in 3 units from my counters' }).tap();
    await expect.poll(() => dialog(page).innerText()).toContain('3 units filled in.');
    await page.keyboard.press('Escape');
    await untilSheets(page);
    await key(page, 'Trace').tap();
    await key(page, 'Supply').tap();
    await key(page, 'Everything is painted').tap();
    for (const corps of ['13', '15', '23']) {
      await expect
        .poll(async () => {
          await finger('2417');
          return shown(page);
        })
        .toContain(`${corps} · 2417: out of supply – 1 bars the route in 2418.`);
    }

    // OberOst: four corps against three, at half their factors; it reaches them all, and not the cavalry in 2416.
    await key(page, 'Attack').tap();
    await key(page, 'OberOst').tap();
    await finger('2417');
    await expect.poll(() => shown(page)).toContain('Defender eliminated 50 %: 2:1 with +3, rows 4 to 9');
    await expect.poll(() => shown(page)).toContain('25 against 11');
    await roll(page, 1, /1\/2: the defender takes his losses.*All retreat one hex and lose 1 step/);
    await expect.poll(() => shown(page)).toContain('Defender eliminated 50 %: 2:1 with +3, rows 4 to 9');
    await expect.poll(() => key(page, 'OberOst').getAttribute('aria-pressed')).toBe('true');
    expect(errors).toEqual([]);
    await leave();
  });

  test('the Osowiec gambit: a fortress that falls on 3 to 6', async () => {
    const { leave, page, errors } = await guest({ hasTouch: true });
    await fillChart(page);
    await layOut(page, 'Osowiec gambit: before the OberOst battle', 8);
    const finger = onSheet(page);
    await attacks(page);
    await key(page, 'OberOst').tap();
    await finger('2816');
    await expect.poll(() => shown(page)).toContain('Defender eliminated 67 %: 7:1 with +1, rows 2 to 7');
    await roll(page, 3, /0\/E: the defender is eliminated/);
    await expect.poll(() => shown(page)).toContain('Defender eliminated 67 %: 7:1 with +1, rows 2 to 7');
    // The fortress is taken off, and 1 Corps advances (13.25).
    await key(page, 'Hex').tap();
    await remove(page, finger, '2816', 'Osowiec');
    await move(page, finger, '1', '2715', '2816');
    expect(errors).toEqual([]);
    await leave();
  });
});
