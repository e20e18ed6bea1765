import type { Put } from '@/components/storage/backend';

/*
 * What cannot stay where it was stored is moved, as it was, to a key of its own beside it. Such a key is never written
 * again.
 */

/** Why something was set aside: it could not be read, or something newer took its place. */
export type AsideReason = 'damaged' | 'older';

/** Something that was set aside. */
export interface Aside {
  /** the key under which it is kept */
  readonly id: string;
  /** the slot in which it stood: "<game>/board", version 1 */
  readonly name: string;
  readonly version: number;
  readonly reason: AsideReason;
  /** when, in milliseconds since 1970; undefined when that was not noted */
  readonly at: number | undefined;
}

/** Puts a value beside the key where it stood, under a key that there has never been. */
export function putAside(put: Put, key: string, reason: AsideReason, raw: unknown): Aside {
  const at = Date.now();
  const id = `${key}/${reason}-${at.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  put(id, raw);
  const [, name = '', version] = PLACE.exec(key) ?? [];
  return { id, name, version: Number(version), reason, at };
}

const PLACE = /^umpire\/(.+)\/v(\d+)$/;

const ASIDE = /^umpire\/(.+)\/v(\d+)\/(damaged|older)-([^/]+)$/;

/** What is set aside under a key; undefined for a key of anything else. */
export function asideAt(id: string): Aside | undefined {
  const [, name, version, reason, mark = ''] = ASIDE.exec(id) ?? [];
  if (name === undefined) return undefined;
  // Earlier versions numbered them: "damaged-1".
  const time = /^([0-9a-z]{8,9})-/.exec(mark)?.[1];
  return {
    id,
    name,
    version: Number(version),
    reason: reason === 'older' ? 'older' : 'damaged',
    at: time === undefined ? undefined : parseInt(time, 36),
  };
}
