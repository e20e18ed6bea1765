/*
 * In place of `lib/core/once.ts` where code is changed: what was made before a change was switched on would hide it.
 */

export const once = <T>(make: () => T): (() => T) => make;
export const oncePer = <K extends object, T>(make: (key: K) => T): ((key: K) => T) => make;
export const oncePerKey = <K, T>(make: (key: K) => T): ((key: K) => T) => make;
