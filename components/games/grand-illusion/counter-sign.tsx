import type { Members } from '@/components/calculator/form/members';
import { CounterFrame } from '@/components/map/counter-frame';

const INFANTRY = 'M5 6l30 16M35 6L5 22';
/** The usual map signs, our own drawing, within the frame. */
const SIGNS: Readonly<Record<string, string>> = {
  corps: INFANTRY,
  division: INFANTRY,
  brigade: INFANTRY,
  cavalry: 'M35 6L5 22',
  fort: 'M12 19v-7l8-4 8 4v7z',
};

/** A unit as the usual map sign, its side in colour, corners and fill; nothing for a kind without a sign. */
export function CounterSign({ unit: { kind, nation } }: { readonly unit: Members }) {
  const sign = SIGNS[String(kind)];
  if (!sign) return null;
  const side = typeof nation === 'string' ? (nation === 'german' ? 'central' : 'allied') : undefined;
  return <CounterFrame side={side} sign={sign} />;
}
