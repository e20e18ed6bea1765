import type { CSSProperties } from 'react';
import type { Colour, GameManifest } from '@/lib/games/manifest';

const byTheme = (name: string, [day, night]: Colour) => ({ [`--${name}-day`]: day, [`--${name}-night`]: night });

/**
 * The colours of a game for an element that names it (`data-game`) and everything inside; none for a game in the
 * colours of the house. Which of them is used by day and which by night says app/globals.css, for every browser.
 */
export function accentStyle({ accent }: GameManifest): CSSProperties | undefined {
  if (!accent) return undefined;
  return {
    ...byTheme('accent', accent.accent),
    ...byTheme('on-accent', accent.onAccent),
    ...byTheme('tint', accent.tint),
  } as CSSProperties;
}
