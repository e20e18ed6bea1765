import type { Members } from '@/components/calculator/form/members';
import { CounterFrame } from '@/components/map/counter-frame';
import { sideOf, type Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind } from '@/lib/games/when-eagles-fight/units';

const CROSS = 'M5 6l30 16M35 6L5 22';
/** The usual map signs, our own drawing, within the frame; an active corps has a dot in the middle of its cross. */
const SIGNS: Readonly<Record<Kind, string>> = {
  infantry: CROSS,
  active: `${CROSS}M16 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0`,
  cavalry: 'M35 6L5 22',
  fortress: 'M12 19v-7l8-4 8 4v7z',
  'heavy-artillery': 'M14 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0M18 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
};

/** A unit as the usual map sign, its side in colour, corners and fill; nothing for a kind without a sign. */
export function CounterSign({ unit: { kind, nation } }: { readonly unit: Members }) {
  const sign = (SIGNS as Readonly<Record<string, string>>)[String(kind)];
  if (!sign) return null;
  const side = typeof nation === 'string' ? sideOf(nation as Nation) : undefined;
  return <CounterFrame side={side === 'russian' ? 'allied' : side} sign={sign} />;
}
