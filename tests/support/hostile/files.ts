import { IMPORT_KINDS, SOUND, type ImportKind } from '@/tests/support/hostile/kinds';
import { damages, type Damage } from '@/tests/support/hostile/texts';
import { otherValues } from '@/tests/support/hostile/values';
import { WIDE } from '@/tests/support/hostile/wide';

/** A file that a player, a mishap or an enemy may hand to one of the imports. */
export interface HostileFile {
  readonly name: string;
  /** the import that it is handed to */
  readonly kind: ImportKind;
  readonly text: string;
}

/** Heads that say what a file is, or something else. */
function otherHeads(text: string): Damage {
  const { kind: own, version: _, ...rest } = JSON.parse(text) as { readonly kind: string; readonly version: number };
  const of = (head: object): string => JSON.stringify({ ...head, ...rest }, undefined, 1);
  const kinds = [
    'umpire',
    'umpire/',
    'umpire/atlas',
    'umpire/grand-illusion/sheet',
    'umpire/nach-paris/map',
    'umpire/nach-paris/board',
    'umpire/paths-of-glory/sheet',
    'umpire/constructor',
    'UMPIRE/CHART',
    'x'.repeat(100_000),
    '__proto__',
  ];
  const versions = [2, 99, 1e15, 0, -1, 1.5, '1', null, true, []];
  return [
    ...kinds.map((kind) => [`the kind ${kind.slice(0, 40)}`, of({ kind, version: 1 })] as const),
    ...versions.map((version) => [`the version ${JSON.stringify(version)}`, of({ kind: own, version })] as const),
    ['a newer version that holds other things', JSON.stringify({ kind: own, version: 2, body: { all: ['new'] } })],
    ['no kind', of({ version: 1 })],
    ['no version', of({ kind: own })],
    [
      'another game',
      of({ kind: own, version: 1 }).replaceAll(/nach-paris|paths-of-glory|grand-illusion/gu, 'when-eagles-fight'),
    ],
  ];
}

const filesOf = (kind: ImportKind): readonly HostileFile[] => {
  const sound = SOUND[kind];
  const others = IMPORT_KINDS.filter((one) => one !== kind).map((one) => [`a file of ${one}`, SOUND[one]] as const);
  return [...damages(sound), ...otherHeads(sound), ...others, ...otherValues(sound), ...WIDE[kind]].map(
    ([name, text]) => ({ name, kind, text }),
  );
};

/** All hostile files, for every import; made anew each time, since some of them are large. */
export const hostileFiles = (): readonly HostileFile[] => IMPORT_KINDS.flatMap(filesOf);
