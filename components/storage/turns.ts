/** Writes under a key one after the other: each finds what the one before has left, stored or not. */
export type InTurn = <T>(key: string, write: () => Promise<T>) => Promise<T>;

/** Nothing asked for yet. */
export function createTurns(): InTurn {
  // The last write of each key that was asked for.
  const turns = new Map<string, Promise<unknown>>();
  return (key, write) => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(write, write);
    turns.set(key, turn);
    return turn;
  };
}
