/** The colours of the sheet's drawing, by the names of their custom properties. */
export const INKS = {
  paper: '--paper',
  card: '--card',
  sunk: '--sunk',
  ink: '--ink',
  soft: '--soft',
  accent: '--accent',
  good: '--good',
  bad: '--bad',
  warn: '--warn',
  allied: '--allied',
  german: '--central',
  hit: '--hit',
  clear: '--hex-clear',
  broken: '--hex-broken',
  rough: '--hex-rough',
  mountain: '--hex-mountain',
  lowlands: '--hex-lowlands',
  'flood-plain': '--hex-flood-plain',
  flooded: '--hex-flooded',
  sign: '--hex-sign',
  grid: '--hex-grid',
  water: '--hex-water',
  forest: '--hex-forest',
  ridge: '--hex-ridge',
  rail: '--hex-rail',
  border: '--hex-border',
} as const;
export type Ink = keyof typeof INKS;
export type Inks = Readonly<Record<Ink, string>>;

/** The colours as they are in an element now; a canvas does not know custom properties. */
export function readInks(element: Element): Inks {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colour = (property: string): string => {
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  const found = Object.fromEntries(Object.entries(INKS).map(([name, property]) => [name, colour(property)])) as Inks;
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
