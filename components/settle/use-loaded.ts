import { useEffect, useState } from 'react';

/** Something that is on its way, here, or did not come; `again` asks for it once more. */
export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; again(): void };

/** What `load` brings; the same function loads once. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'waiting' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    const again = () => {
      setLoaded({ state: 'waiting' });
      setTurn((n) => n + 1);
    };
    load().then(
      (value) => left || setLoaded({ state: 'here', value }),
      () => left || setLoaded({ state: 'failed', again }),
    );
    return () => {
      left = true;
    };
  }, [load, turn]);
  return loaded;
}
