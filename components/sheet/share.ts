import { fitsLink } from '@/components/ui/link-length';
import type { Refusal } from '@/lib/calc/evaluation';
import { ok, type Result } from '@/lib/core/result';
import { readSheetCode, sheetCode } from '@/lib/sheet/code';
import type { AnySheet, Placed, SheetKind } from '@/lib/sheet/sheet';

const NAME = 'sheet';

/** The address's query for a sheet; undefined when it is too long to be passed on. */
export function queryOf<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  sheet: Sheet,
): string | undefined {
  const code = sheetCode(kind, sheet);
  const query = code === undefined ? undefined : `${NAME}=${encodeURIComponent(code)}`;
  return query !== undefined && fitsLink(query) ? query : undefined;
}

/** The sheet of an address; undefined when it holds none. A damaged one is refused with the part that is wrong. */
export function sheetFrom<Sheet extends AnySheet, Unit extends Placed>(
  kind: SheetKind<Sheet, Unit>,
  query: string,
): Result<Sheet | undefined, Refusal> {
  const code = new URLSearchParams(query).get(NAME);
  return code === null ? ok(undefined) : readSheetCode(kind, code);
}

/** "liege-1914.json": the title tells files apart. */
export function fileName({ title }: Pick<AnySheet, 'title'>): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'sheet'}.json`;
}
