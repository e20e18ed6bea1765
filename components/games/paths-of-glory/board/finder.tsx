'use client';

import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { findSpaces } from '@/components/calculator/form/find-spaces';
import type { BoardKit } from '@/components/games/paths-of-glory/board/load-board';
import { focusSpace } from '@/components/map/focus';
import { REGIONS, regionView, type Region } from '@/components/games/paths-of-glory/board/map/regions';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { useWords } from '@/components/words/words';

const SHOWN = 8;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly detail: string | undefined;
  readonly region?: Region;
}

/**
 * Finds a space by its name in any of the languages and brings it to the middle; parts of the map while nothing is
 * typed.
 */
export function Finder({ desk, kit }: { desk: Desk; kit: BoardKit }) {
  const t = useWords();
  const { names, view } = desk;
  const [typed, setTyped] = useState('');
  const rows = useMemo((): readonly Row[] => {
    if (!typed.trim())
      return REGIONS.map((region) => ({ id: region, name: t(`board.regions.${region}`), detail: undefined, region }));
    return findSpaces(kit.data.spaces, typed)
      .slice(0, SHOWN)
      .map(({ id, name, nation }) => ({ id, name, detail: names.nation(nation) }));
  }, [typed, kit, names, t]);
  const box = useCombobox<Row>({
    items: [...rows],
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (row) => row?.name ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyped('');
      if (selectedItem.region) return view.goTo(regionView(selectedItem.region, view.size(), kit.chart.size));
      desk.find(selectedItem.id);
      // The keyboard goes on from the space, and the phone's own keyboard closes.
      focusSpace(selectedItem.id);
    },
  });
  const missing = typed.trim() !== '' && !rows.length;
  return (
    <div className="relative max-w-64 min-w-32 flex-1">
      <label className="sr-only" {...box.getLabelProps()}>
        {t('board.find.label')}
      </label>
      <input
        // What is typed is taken over at once: the combobox tells it a moment later, and fast letters would be lost.
        {...box.getInputProps({ onChange: ({ currentTarget }) => setTyped(currentTarget.value) })}
        type="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t('board.find.placeholder')}
        className="min-h-11 w-full min-w-0 rounded-lg border border-line bg-card px-3 shadow-sm placeholder:text-soft"
      />
      <ul
        {...box.getMenuProps({ 'aria-label': t('board.find.label') })}
        className={`absolute inset-x-0 z-10 mt-1 max-h-72 min-w-56 overflow-y-auto rounded-lg border border-line bg-card shadow-lg ${box.isOpen && rows.length ? '' : 'hidden'}`}
      >
        {box.isOpen &&
          rows.map((row, index) => (
            <li
              key={row.id}
              {...box.getItemProps({ item: row, index })}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 ${index === box.highlightedIndex ? 'bg-tint' : ''}`}
            >
              <span className="font-semibold">{row.name}</span>
              {row.detail && <span className="text-sm text-soft">{row.detail}</span>}
            </li>
          ))}
      </ul>
      <p
        role="status"
        className={missing ? 'absolute mt-1 rounded-lg border border-line bg-card px-3 py-2 text-sm' : 'sr-only'}
      >
        {missing ? t('board.find.none', { typed }) : ''}
      </p>
    </div>
  );
}
