import { spawn } from 'node:child_process';
import { launch } from '@/tests/e2e/support/browser';
import { at, type Timing } from '@/tests/bench/timing';

const QUERIES = ['flank attack', '12.4.3', 'asedio', 'retirada', 'strategic redeployment'];
const PORT = 4599;

async function untilReady(address: string): Promise<boolean> {
  for (let i = 0; i < 100; i++) {
    if ((await fetch(address).catch(() => undefined))?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/**
 * From a key in the search box to the next painted frame with its results, in Chromium with the processor slowed four
 * times.
 */
export async function benchPaint(): Promise<readonly Timing[]> {
  const server = spawn(process.execPath, ['lib/cli/server.mjs', String(PORT)], { stdio: 'ignore' });
  try {
    if (!(await untilReady(`http://localhost:${PORT}/en/`))) return [];
    const browser = await launch();
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    // From the first moment, so that the first keys are as cold as a player's.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`http://localhost:${PORT}/en/paths-of-glory/`);
    await page.waitForTimeout(5000);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox');
    await box.waitFor();
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { keyTimes: times });
      document.addEventListener(
        'input',
        (event) => {
          // A task queued from a frame runs once that frame is painted.
          const start = event.timeStamp;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => times.push(performance.now() - start);
            port2.postMessage(0);
          });
        },
        true,
      );
    });
    for (const query of QUERIES) {
      await box.fill('');
      await box.pressSequentially(query, { delay: 150 });
    }
    const samples = await page.evaluate(() =>
      (window as unknown as { keyTimes: number[] }).keyTimes.sort((a, b) => a - b),
    );
    await browser.close();
    return [
      {
        name: 'key to painted results, processor slowed four times',
        p50: at(samples, 0.5),
        p95: at(samples, 0.95),
        p99: at(samples, 0.99),
        goal: 'p95 ≤ 50',
      },
    ];
  } finally {
    server.kill();
  }
}
