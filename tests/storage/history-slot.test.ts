import { describe, expect, it } from 'vitest';
import { historySlot } from '@/components/storage/history-slot';

interface Count {
  readonly n: number;
}
const parsed = (raw: unknown): Count | undefined =>
  typeof raw === 'object' && raw !== null && 'n' in raw && typeof raw.n === 'number' ? { n: raw.n } : undefined;
const atMost = (most: number) => (raw: unknown) => {
  const count = parsed(raw);
  return count && count.n <= most ? count : undefined;
};

describe('a slot with steps', () => {
  const slot = historySlot('test/count', { n: 0 }, atMost(9), parsed);
  it('drops a step that no longer holds, and keeps the others in their order', () =>
    expect(slot.parse({ past: [{ n: 1 }, 'one', { n: 12 }], now: { n: 3 }, future: [null, { n: 4 }] })).toEqual({
      past: [{ n: 1 }, { n: 12 }],
      now: { n: 3 },
      future: [{ n: 4 }],
    }));
  it('holds nothing without a value that holds', () => {
    expect(slot.parse({ past: [{ n: 1 }], now: { n: 12 }, future: [] })).toBeUndefined();
    expect(slot.parse({ past: [], future: [] })).toBeUndefined();
    expect(slot.parse({ now: { n: 1 } })).toBeUndefined();
    expect(slot.parse(undefined)).toBeUndefined();
  });
  it('asks of a step what it asks of the value, when nothing else is said', () =>
    expect(
      historySlot('test/count', { n: 0 }, atMost(9)).parse({ past: [{ n: 12 }], now: { n: 1 }, future: [] }),
    ).toEqual({ past: [], now: { n: 1 }, future: [] }));
  it('notes only what stands there, which is put there as one step', () => {
    expect(slot.noted?.of(undefined)).toEqual({ n: 0 });
    expect(slot.noted?.into({ past: [], now: { n: 1 }, future: [] }, { n: 2 })).toEqual({
      past: [{ n: 1 }],
      now: { n: 2 },
      future: [],
    });
  });
});
