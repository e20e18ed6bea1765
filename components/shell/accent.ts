import type { CSSProperties } from 'react';
import type { Colour, GameManifest } from '@/lib/games/manifest';

const byTheme = ([day, night]: Colour): string => `light-dark(${day}, ${night})`;

/** The colours of a game for everything inside an element; none for a game in the colours of the house. */
export function accentStyle({ accent }: GameManifest): CSSProperties | undefined {
  if (!accent) return undefined;
  return {
    '--accent': byTheme(accent.accent),
    '--on-accent': byTheme(accent.onAccent),
    '--tint': byTheme(accent.tint),
  } as CSSProperties;
}
