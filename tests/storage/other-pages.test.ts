import { expect, it, vi } from 'vitest';
import { onStoredElsewhere, tellStored } from '@/components/storage/other-pages';

/** Another page of this device. */
const elsewhere = (): BroadcastChannel => new BroadcastChannel('umpire/storage');

/** Waits until all that another page has told is heard: what it tells comes in its order. */
async function settled(other: BroadcastChannel): Promise<void> {
  await new Promise<void>((done) => {
    const stop = onStoredElsewhere('umpire/last/v1', () => {
      stop();
      done();
    });
    other.postMessage('umpire/last/v1');
  });
}

it('hears of its key when another page stores it, until it stops listening, and never itself', async () => {
  const other = elsewhere();
  const [heard, also] = [vi.fn(), vi.fn()];
  const stop = onStoredElsewhere('umpire/a/v1', heard);
  const stopAlso = onStoredElsewhere('umpire/b/v1', also);
  other.postMessage('umpire/a/v1');
  tellStored('umpire/b/v1');
  await settled(other);
  expect([heard.mock.calls.length, also.mock.calls.length]).toEqual([1, 0]);
  stop();
  other.postMessage('umpire/a/v1');
  other.postMessage('umpire/b/v1');
  await settled(other);
  expect([heard.mock.calls.length, also.mock.calls.length]).toEqual([1, 1]);
  stopAlso();
  other.close();
});

it('tells other pages, whether it listens itself or not', async () => {
  const other = elsewhere();
  const told: unknown[] = [];
  other.onmessage = ({ data }) => told.push(data);
  tellStored('umpire/a/v1');
  const stop = onStoredElsewhere('umpire/a/v1', () => undefined);
  tellStored('umpire/b/v1');
  await expect.poll(() => told).toEqual(['umpire/a/v1', 'umpire/b/v1']);
  stop();
  other.close();
});
