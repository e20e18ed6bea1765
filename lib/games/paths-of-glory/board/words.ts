import type { Language, Localised } from '@/lib/core/language';
import type { Board, BoardUnit } from '@/lib/games/paths-of-glory/board/state';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { SupplyPath } from '@/lib/games/paths-of-glory/supply/trace';
import { reducedName, unitName } from '@/lib/games/paths-of-glory/unit-names';

/** The same shape in every language, filled by a function of the language. */
export const localised = (say: (lang: Language) => string): Localised => ({
  en: say('en'),
  es: say('es'),
  it: say('it'),
});

/** "GE army 3", "reduced FR army 9" */
export function boardUnitName(
  { type, face, designation }: Pick<BoardUnit, 'type' | 'face' | 'designation'>,
  data: PogData,
): Localised {
  const name = unitName({ type, face: 'full' }, data);
  const full = localised((lang) => (designation ? `${name[lang]} ${designation}` : name[lang]));
  return face === 'full' ? full : reducedName(full, type);
}

export const spaceName = ({ network }: Board, id: string): string =>
  network.spaces[network.graph.index.get(id) ?? -1]?.name ?? id;

/** "GE army 3 · Cambrai" */
export function unitInSpace(unit: Pick<BoardUnit, 'type' | 'face' | 'designation' | 'space'>, board: Board): Localised {
  const name = boardUnitName(unit, board.data);
  return localised((lang) => `${name[lang]} · ${spaceName(board, unit.space)}`);
}

const MORE: Localised = { en: 'and {n} more', es: 'y {n} más', it: 'e altri {n}' };

/** A list of names, cut after `most` of them with the number of the others. */
export function listOf(names: readonly Localised[], most = 8): Localised {
  return localised((lang) => {
    const shown = names
      .slice(0, most)
      .map((name) => name[lang])
      .join(', ');
    return names.length > most ? `${shown}, ${MORE[lang].replace('{n}', String(names.length - most))}` : shown;
  });
}

export const spacesList = (board: Board, ids: readonly string[]): string =>
  ids.map((id) => spaceName(board, id)).join(', ');

/** "Antwerp → Ostend ⇢ London": the double arrow is the leg by sea. */
export function pathText(board: Board, { spaces, sea }: SupplyPath): string {
  return spaces
    .map(
      (id, i) =>
        (i === 0 ? '' : sea && sea[0] === spaces[i - 1] && sea[1] === id ? ' ⇢ ' : ' → ') + spaceName(board, id),
    )
    .join('');
}
