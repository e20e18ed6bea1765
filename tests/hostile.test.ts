import { describe, expect, it } from 'vitest';
import { hostileFiles } from '@/tests/support/hostile/files';
import { importers } from '@/tests/support/hostile/importers';
import { IMPORT_KINDS, SOUND } from '@/tests/support/hostile/kinds';

const FILES = hostileFiles();

describe.each(IMPORT_KINDS)('hostile files of %s', (kind) => {
  const own = FILES.filter((one) => one.kind === kind);
  it('begin with a sound one', () => expect(importers[kind](SOUND[kind]).ok).toBe(true));
  it('are many, and each is another', () => {
    expect(own.length).toBeGreaterThan(200);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  });
});
