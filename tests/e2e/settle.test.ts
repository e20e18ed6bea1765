import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { loadTool } from '@/components/calculator/tool';
import { encodeInput } from '@/lib/calc/address';
import type { GameId } from '@/lib/core/game-id';
import { writeCode } from '@/lib/settle/code';
import { pairCode } from '@/lib/settle/pair';
import { DESKTOP, untilSheets } from '@/tests/e2e/support/browser';
import { guest } from '@/tests/e2e/support/guest';
import { LAKES } from '@/tests/games/when-eagles-fight/readings';

const card = (page: Page) => page.locator('main article');
const text = async (page: Page) => (await card(page).textContent()) ?? '';

test('a fire combat is settled in three taps, and stands as the same card on a second page', async () => {
  const { another, leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/`);
  await page.locator('main a[href$="/tools/fire/"]').first().click();
  await page.getByRole('button', { name: 'Settle it', exact: true }).click();
  await page.waitForURL(/\/settle\/#1\/t\/fire/);
  await expect.poll(() => text(page)).toContain('12.2.3');
  const said = await text(page);
  for (const words of ['Attacker', 'Defender', 'How sure it is', 'Edition: ']) expect(said).toContain(words);
  expect(Buffer.byteLength(new URL(page.url()).hash)).toBeLessThanOrEqual(200);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect.poll(() => page.getByRole('img', { name: 'The card as a QR code' }).first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).first().click();

  const other = await another();
  await other.page.goto(page.url());
  await expect.poll(() => text(other.page)).toBe(said);
  // The same card in the language of its address.
  await other.page.goto(page.url().replace('/en/', '/es/'));
  await expect.poll(() => text(other.page)).toContain('Qué seguridad tiene');
  expect([...errors, ...other.errors]).toEqual([]);
  await leave();
});

test('a rule opens as a card, turned round for the player across the table, and Back turns it back', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/rules/12/#r-12.4.3`);
  await page.getByRole('link', { name: 'Settle it: 12.4.3', exact: true }).click();
  await page.waitForURL(/\/settle\/#1\/r\/12\.4\.3$/);
  await expect.poll(() => text(page)).toContain('12.4.3');
  await page.getByRole('button', { name: 'Turn it round' }).click();
  const turned = page.getByRole('dialog', { name: 'For the player across the table' });
  await expect.poll(() => turned.isVisible()).toBe(true);
  // What is open takes its entry of the history a moment after it is seen.
  await untilSheets(page, 1);
  await page.goBack();
  await expect.poll(() => turned.isVisible()).toBe(false);
  expect(page.url()).toMatch(/#1\/r\/12\.4\.3$/);
  expect(errors).toEqual([]);
  await leave();
});

test('a card says what to do if play went on: by the rulebook, or, where that is silent, as our suggestion', async () => {
  const { leave, page, errors } = await guest();
  const fold = page.locator('main article details', { has: page.getByText('If play went on', { exact: true }) });
  const opened = async (game: GameId, code: string) => {
    await page.goto('about:blank');
    await page.goto(`${inject('site')}/en/${game}/settle/#${code}`);
    await fold.locator('summary').click();
    return (await fold.textContent()) ?? '';
  };
  const OURS = 'Our suggestion, not a rule';
  // Of too many units in a hex the rulebook says what follows (8.3), and of any phase that has ended (5.1).
  const stacking = writeCode({ kind: 'tool', id: 'stacking', query: 'units=(;,;,;,;)' });
  for (const code of ['1/r/8.1', stacking]) {
    const said = await opened('when-eagles-fight', code);
    for (const words of ['8.3', 'the opponent may eliminate steps', '5.1', OURS]) expect(said, code).toContain(words);
    expect(said).not.toContain('The rulebook has no rule');
  }
  await fold.getByRole('link', { name: '8.3', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog').first().textContent()).toContain('Overstacking');
  for (const code of ['1/r/12.2.7', '1/c/fire-army', '1/q/great-retreat-no-combat']) {
    const said = await opened('paths-of-glory', code);
    for (const words of ['The rulebook has no rule', OURS]) expect(said, code).toContain(words);
  }
  expect(errors).toEqual([]);
  await leave();
});

test('the rules of a question and of a chart stand in one row on a wide card, with nothing laid over them', async () => {
  const { leave, page, errors } = await guest({ viewport: DESKTOP });
  for (const [game, code, list] of [
    ['grand-illusion', '1/q/retreat-cancels-which', '.list-rules'],
    ['paths-of-glory', '1/c/fire-army', '.chart-rules'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${inject('site')}/en/${game}/settle/#${code}`);
    const rules = card(page).locator(list);
    await expect.poll(() => rules.locator('li').count(), { message: code }).toBe(3);
    const tops = await rules.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, code).toBe(1);
    expect(await rules.evaluate((one) => getComputedStyle(one).listStyleType), code).toBe('none');
  }
  expect(errors).toEqual([]);
  await leave();
});

test('a damaged card is told, and the card from before stays', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/settle/#1/r/12.4.3`);
  await expect.poll(() => text(page)).toContain('12.4.3');
  await page.evaluate(() => (location.hash = '#1/t/fire&space=sedan~0000'));
  await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('cut off or changed');
  await expect.poll(() => text(page)).toContain('12.4.3');
  await page.evaluate(() => (location.hash = '#2/r/12.4.3'));
  await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('later version');
  expect(errors).toEqual([]);
  await leave();
});

test('two versions of a case are laid side by side: where they part, by which rule, and whether the answer changes', async () => {
  const { another, leave, page, errors } = await guest();
  const fire = `${inject('site')}/en/paths-of-glory/tools/fire/`;
  const settle = async (of: Page) => {
    await of.getByRole('button', { name: 'Settle it', exact: true }).click();
    await of.waitForURL(/\/settle\/#1\/t\/fire/);
    await expect.poll(() => text(of)).toContain('12.2.3');
    return of.url();
  };
  await page.goto(fire);
  const first = await settle(page);
  await page.getByText('Where we disagree').click();
  await page.getByText('No other card of this tool was seen').waitFor();
  // "What if": the same case with one unit more, settled once more.
  await page.getByRole('link', { name: 'Open the case in its tool' }).click();
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  const second = await settle(page);
  expect(second).not.toBe(first);
  await page.getByText('Where we disagree').click();
  const seen = page.getByRole('link', { name: /^Attacker: / });
  await expect.poll(() => seen.count()).toBe(1);
  await seen.click();
  await expect.poll(() => text(page)).toContain('The answer depends on which version is right');
  const said = await text(page);
  for (const words of [
    'First version',
    'Second version',
    'The first step at which they part',
    'Attacker’s combat factors',
  ])
    expect(said).toContain(words);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

  // The other player has the first card only, and pastes the second.
  const other = await another();
  await other.page.goto(page.url());
  await expect.poll(() => text(other.page)).toBe(said);
  await other.page.goto(first);
  await other.page.getByText('Where we disagree').click();
  const theirs = other.page.getByRole('textbox', { name: 'Code or link of the other player’s card' });
  await theirs.fill(`${inject('site')}/en/nach-paris/settle/#${new URL(second).hash.slice(1)}`);
  await other.page.getByRole('button', { name: 'Compare' }).click();
  await other.page.getByText('The link is to a card of another game').waitFor();
  await expect.poll(() => theirs.inputValue()).toContain('nach-paris');
  await theirs.fill(second);
  await other.page.getByRole('button', { name: 'Compare' }).click();
  await expect.poll(() => text(other.page)).toBe(said);
  await other.page.goBack();
  await expect.poll(() => text(other.page)).toContain('How sure it is');

  // A comparison that is pasted is told as what it is, and can be opened.
  await other.page.getByText('Where we disagree').click();
  await theirs.fill(page.url());
  await other.page.getByRole('button', { name: 'Compare' }).click();
  await other.page.getByText('This is not one card but a comparison').waitFor();
  await other.page.getByRole('link', { name: 'Open the comparison' }).click();
  await expect.poll(() => text(other.page)).toBe(said);
  expect([...errors, ...other.errors]).toEqual([]);
  await leave();
});

test('a point that the rules leave open is played as the players agree: both answers side by side, on the card too', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(
    `${inject('site')}/en/nach-paris/tools/combat/?attackers=(;units:(;);part:flank,;units:(;);part:rear)&v=1`,
  );
  const point = page.getByRole('group', { name: /Flank and rear/i });
  const reading = (name: RegExp) => point.getByRole('radio', { name });
  await expect.poll(() => reading(/Umpire’s reading/).isChecked()).toBe(true);
  const other = reading(/rear/i).last();
  await other.check();
  await page.waitForURL(/flankReading=rear/);
  await expect.poll(() => other.isChecked()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Settle it', exact: true }).click();
  await page.waitForURL(/\/settle\/#1\/t\/combat/);
  await expect.poll(() => text(page)).toContain('(Umpire’s reading)');
  await page.getByRole('link', { name: 'The card, played like this' }).first().click();
  await expect.poll(() => page.url()).not.toContain('flankReading');
  await expect.poll(() => text(page)).toContain('(Umpire’s reading)');
  expect(errors).toEqual([]);
  await leave();
});

/** What a camera would see, in place of one: whatever picture is held before it. */
const heldCamera = (): void => {
  navigator.mediaDevices.getUserMedia = async () => {
    const image = new Image();
    image.src = (window as { held?: string }).held ?? '';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width + 80;
    canvas.height = image.height + 80;
    const context = canvas.getContext('2d');
    const draw = () => {
      context?.fillRect(0, 0, canvas.width, canvas.height);
      context?.drawImage(image, 40, 40);
    };
    draw();
    setInterval(draw, 50);
    return canvas.captureStream(20);
  };
};
const refusedCamera = (): void => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
};

/** Something that two players disagree about, as it stands in its tool, and what the card has to say of it. */
interface Dispute {
  readonly about: string;
  readonly game: GameId;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly says: readonly string[];
}

const DISPUTES: readonly Dispute[] = [
  {
    about: 'a flank attack into the mountains',
    game: 'paths-of-glory',
    tool: 'flank',
    input: { attackers: [2, 1].map((n) => ({ units: [{ type: 'ge-army', n }] })), terrain: 'mountain' },
    says: ['12.3.1', 'No flank attack: the defender is in swamp or mountain'],
  },
  {
    about: 'who retreats',
    game: 'grand-illusion',
    tool: 'retreat',
    input: {
      routed: true,
      attacker: { infantry: 0, infantryDisrupted: 1, cavalry: 3, cavalryDisrupted: 0 },
      defender: { infantry: 1, infantryDisrupted: 0, cavalry: 0, cavalryDisrupted: 0 },
    },
    says: ['9.4.2', 'The defender must retreat', 'By another reading: The defender may retreat', 'both retreat'],
  },
  {
    about: 'a line of communications',
    game: 'nach-paris',
    tool: 'loc',
    input: { preset: 'example-17', unit: 'D' },
    says: ['13.2.1', 'OOC – 8 hexes from 2.AOK', '(Umpire’s reading)'],
  },
  {
    about: 'a mandated battle that is taken away',
    game: 'grand-illusion',
    tool: 'fortunes',
    input: { mandated: true, turn: 6, die1: 1, die2: 2 },
    says: ['9.1.1.c', 'Cautious Attacker', 'A mandated battle that the roll takes away does not count'],
  },
  {
    about: 'a supply line over a frozen lake',
    game: 'when-eagles-fight',
    tool: 'supply',
    input: LAKES,
    says: ['9.5', '1 out of supply', 'By another reading: One unit: 1 in supply', '(Umpire’s reading)'],
  },
  {
    about: 'the edge of a chart',
    game: 'nach-paris',
    tool: 'abf',
    input: { guns: [{ aff: 30 }], terrain: 'rough', turn: 20, die: 20 },
    says: ['8.7.4', 'Read 3 columns left of that of 30'],
  },
];

test.each(DISPUTES)('$about: three taps, and one card stands on both phones', async ({ game, tool, input, says }) => {
  const { another, leave, page, errors } = await guest();
  const form = (await loadTool(game, tool))?.form ?? [];
  await page.goto(`${inject('site')}/en/${game}/tools/${tool}/?${encodeInput(form, input)}&v=1`);
  await page.getByRole('button', { name: 'Settle it', exact: true }).click();
  await page.waitForURL(`**/settle/#1/t/${tool}*`);
  const key = page.getByRole('button', { name: 'Code', exact: true });
  await key.waitFor();
  // In sight before the card is read: nobody looks for it.
  await expect.poll(() => key.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(400);
  // What another reading would say comes a moment after the answer.
  for (const words of says) await expect.poll(() => text(page)).toContain(words);
  const said = await text(page);
  await key.click();
  const code = page.getByRole('dialog').getByRole('img', { name: 'The card as a QR code' });
  await code.waitFor();
  const picture = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;

  const other = await another();
  await other.page.addInitScript(heldCamera);
  // Another game may be open there: the card leads to its own.
  await other.page.goto(`${inject('site')}/en/nach-paris/`);
  await other.page.evaluate((held) => Object.assign(window, { held }), picture);
  await other.page.getByRole('link', { name: 'Scan a code' }).click();
  await other.page.waitForURL(page.url());
  await expect.poll(() => text(other.page)).toBe(said);
  expect([...errors, ...other.errors]).toEqual([]);
  await leave();
});

test('a code of something else and a camera that is refused are told; a link that is pasted opens the card', async () => {
  const { another, leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/`);
  await page.getByRole('button', { name: 'Settle it', exact: true }).click();
  await page.waitForURL(/\/settle\/#1\/t\/fire/);
  await expect.poll(() => text(page)).toContain('12.2.3');
  const said = await text(page);
  const address = page.url();

  const third = await another();
  await third.page.addInitScript(refusedCamera);
  await third.page.goto(`${inject('site')}/en/paths-of-glory/settle/`);
  await third.page.getByRole('button', { name: 'Scan a code' }).click();
  await third.page.getByText('The camera was refused').waitFor();
  const paste = third.page.getByRole('textbox', { name: 'Code or link of the card' });
  await paste.fill('https://example.org/menu');
  await third.page.getByRole('button', { name: 'Open the card' }).click();
  await third.page.getByText('That is no card of Umpire: “https://example.org/menu”.').waitFor();
  const file = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await third.page.getByLabel('Choose a picture of the code').setInputFiles(file);
  await third.page.getByText('“letter.png” is no picture').waitFor();
  await expect.poll(() => third.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await paste.fill(address);
  await third.page.getByRole('button', { name: 'Open the card' }).click();
  await expect.poll(() => text(third.page)).toBe(said);
  expect([...errors, ...third.errors]).toEqual([]);
  await leave();
});

test('a version that is refused says why, and one with a field that nobody knows says what was left out', async () => {
  const { leave, page, errors } = await guest();
  const code = (query: string) => writeCode({ kind: 'tool', id: 'fire', query });
  const fire = await loadTool('paths-of-glory', 'fire');
  if (!fire) throw new Error('the registry has no fire combat');
  const both = encodeInput(fire.form, { defenders: [{ type: 'ge-army' }, { type: 'fr-army' }] });
  const settle = `${inject('site')}/en/paths-of-glory/settle/`;
  await page.goto(`${settle}#${pairCode(code('trench=1&sunshine=2'), code(both))}`);
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: 'First version: ' }).textContent())
    .toContain('sunshine');
  const parting = page.locator('main section').filter({ hasText: 'The first step at which they part' });
  await expect
    .poll(() => parting.first().textContent())
    .toContain('10.1.3 The case is not possible: Units of both sides');
  expect(await parting.first().textContent()).not.toContain('no such step');
  expect(errors).toEqual([]);
  await leave();
});

test('a chart is turned round in large type from its own page', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/charts/fire-army/`);
  await page.getByRole('button', { name: 'Turn it round' }).click();
  const turned = page.getByRole('dialog', { name: 'For the player across the table' });
  await expect.poll(() => turned.getByRole('table').isVisible()).toBe(true);
  const cell = turned.getByRole('cell').first();
  expect(await cell.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(20);
  await untilSheets(page, 1);
  await page.goBack();
  await expect.poll(() => turned.isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await leave();
});

test('a chart that a player has filled in is turned round as it stands, and its card says what the other phone lacks', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/nach-paris/charts/abf/`);
  await page.getByRole('button', { name: 'Paste a table' }).and(page.locator(':enabled')).waitFor();
  await page.getByRole('grid').getByRole('button', { name: 'column 10, row 1, empty' }).focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').getByRole('button', { name: 'column 10, row 1, test with +8' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Turn it round' }).click();
  const turned = page.getByRole('dialog', { name: 'For the player across the table' });
  await expect.poll(() => turned.getByRole('cell', { name: '+8', exact: true }).count()).toBeGreaterThan(0);
  await untilSheets(page, 1);
  await page.goBack();
  await expect.poll(() => turned.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Settle it', exact: true }).click();
  await page.waitForURL(/\/settle\/#1\/c\/abf$/);
  await expect.poll(() => text(page)).toContain('+8');
  await expect.poll(() => text(page)).toContain('The code names the chart alone');
  expect(errors).toEqual([]);
  await leave();
});

test('cases that were settled are listed where cards are opened, each with its answer', async () => {
  const { leave, page, errors } = await guest();
  await page.goto(`${inject('site')}/en/paths-of-glory/tools/fire/`);
  await page.getByRole('button', { name: 'Settle it', exact: true }).click();
  await page.waitForURL(/\/settle\/#1\/t\/fire/);
  await expect.poll(() => text(page)).toContain('12.2.3');
  const code = new URL(page.url()).hash;
  await page.goto('about:blank');
  await page.goto(`${inject('site')}/en/paths-of-glory/settle/`);
  await page.getByText('Cards seen last on this device').waitFor();
  await page.getByRole('link', { name: /^Fire combat/ }).click();
  await expect.poll(() => text(page)).toContain('12.2.3');
  expect(new URL(page.url()).hash).toBe(code);
  expect(errors).toEqual([]);
  await leave();
});
