/**
 * Every game says its id here: the manifest of each (lib/games/<game>/game.ts) adds a key to this interface, so that
 * the compiler knows all ids while this file knows none.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}

/** The id of a game: the name of its folders and the part of the address that stands for it. */
export type GameId = keyof Games;
