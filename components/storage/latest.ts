/** A list with one thing in front, once, and no longer than it may be; the same list where it stands there already. */
export const withLatest = <T>(all: readonly T[], one: T, most: number): readonly T[] =>
  all[0] === one ? all : [one, ...all.filter((other) => other !== one)].slice(0, most);
