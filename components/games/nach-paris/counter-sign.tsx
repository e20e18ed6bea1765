import type { Members } from '@/components/calculator/form/members';
import { CounterFrame } from '@/components/map/counter-frame';

/** The usual map signs, our own drawing, within the frame. */
const SIGNS: Readonly<Record<string, string>> = {
  inf: 'M5 6l30 16M35 6L5 22',
  cav: 'M35 6L5 22',
  har: 'M20 14m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M6 19h7',
  sar: 'M20 14m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M20 14m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  pio: 'M12 19v-9h16v9M20 10v9',
  eng: 'M11 18l5-7h8l5 7',
  hq: 'M15 22V8h12v6H15',
  fort: 'M12 19v-7l8-4 8 4v7z',
  feste: 'M9 19v-6l5-4 6 3 6-3 5 4v6z',
};

/**
 * A unit as the usual map sign. The side shows in colour, in the corners of the frame and in its fill, as on the hex
 * sheet; nothing for a kind without a sign.
 */
export function CounterSign({ unit: { kind, nation } }: { readonly unit: Members }) {
  const sign = SIGNS[String(kind)];
  if (!sign) return null;
  const side = typeof nation === 'string' ? (nation === 'germany' ? 'central' : 'allied') : undefined;
  return <CounterFrame side={side} sign={sign} />;
}
