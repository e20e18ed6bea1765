/** The colours that the drawings of all games use, by the names of their custom properties. */
const COMMON: GameInks = {
  paper: '--paper',
  card: '--card',
  sunk: '--sunk',
  ink: '--ink',
  soft: '--soft',
  accent: '--accent',
  good: '--good',
  bad: '--bad',
  warn: '--warn',
  sign: '--hex-sign',
  grid: '--hex-grid',
  water: '--hex-water',
  rail: '--hex-rail',
};
/** A colour by its name. */
export type Ink = string;
/** The colours of a game, by the names of their custom properties. */
export type GameInks = Readonly<Record<Ink, string>>;
/** Colours as a canvas takes them. */
export type Inks = Readonly<Record<Ink, string>>;

/** The colour of a name; that of letters for a name that there is not. */
export const inkOf = (inks: Inks, ink: Ink): string => inks[ink] ?? inks.ink ?? '';

/** The colours as they are in an element now; a canvas does not know custom properties. */
export function readInks(element: Element, inks: GameInks): Inks {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colour = (property: string): string => {
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  const found = Object.fromEntries(
    Object.entries({ ...COMMON, ...inks }).map(([name, property]) => [name, colour(property)]),
  );
  probe.remove();
  return found;
}

/** Calls back when the theme has changed; undone by the function that it gives. */
export function onTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', 'print'].map((query) => matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', listener));
  return () => {
    observer.disconnect();
    queries.forEach((query) => query.removeEventListener('change', listener));
  };
}
