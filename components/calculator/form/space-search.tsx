'use client';

import { useCombobox } from 'downshift';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { findSpaces } from '@/components/calculator/form/find-spaces';
import type { SpaceView } from '@/components/calculator/game-view';
import { useTool } from '@/components/calculator/tool-context';
import { useSpeaker, useWords } from '@/components/words/words';

const SHOWN = 60;

/** The list of spaces with a box to narrow it; names are found in every language, with or without accents. */
export function SpaceSearch({
  label,
  spaces,
  onChoose,
}: {
  label: string;
  spaces: readonly SpaceView[];
  onChoose: (id: string) => void;
}) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findSpaces(spaces, typed), [spaces, typed]);
  const shown = found.slice(0, SHOWN);
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<SpaceView>({
    items: [...shown],
    isOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: (space) => space?.name ?? '',
    // A chosen name goes into the box too; the sheet closes then, so the list need not follow it.
    onInputValueChange: ({ inputValue, type }) =>
      type === useCombobox.stateChangeTypes.InputChange && setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.id),
  });
  return (
    <div className="flex min-h-80 flex-col gap-2">
      <label className="sr-only" {...getLabelProps()}>
        {label}
      </label>
      <input
        {...getInputProps({
          autoFocus: true,
          placeholder: t('tools.spaceName'),
          autoComplete: 'off',
          enterKeyHint: 'done',
          onKeyDown: leaveEscape,
        })}
        className="min-h-11 rounded-lg border border-line bg-paper px-3"
      />
      <ul {...getMenuProps({ 'aria-label': label })} className="grid">
        {shown.map((space, index) => (
          <li
            key={space.id}
            {...getItemProps({ item: space, index })}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 ${index === highlightedIndex ? 'bg-tint' : ''}`}
          >
            <span className="font-semibold">{space.name}</span>
            <Facts space={space} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-soft">
        {found.length === 0
          ? t('tools.noSpace', { typed })
          : found.length > SHOWN
            ? t('tools.moreSpaces', { count: found.length - SHOWN })
            : ''}
      </p>
    </div>
  );
}

/** Escape closes the sheet instead of emptying the box. */
const leaveEscape = ({ key, nativeEvent }: KeyboardEvent): void => {
  if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
};

/** Nation, terrain and fort of a space, which tell places apart. */
function Facts({ space }: { space: SpaceView }) {
  const t = useWords();
  const { lang, has } = useSpeaker();
  const { tool } = useTool();
  const nation = tool.view.units?.nations.find(({ id }) => id === space.nation)?.name[lang];
  const terrain =
    space.terrain && has(`tools.terrain.${space.terrain}`) ? t(`tools.terrain.${space.terrain}`) : undefined;
  return (
    <span className="min-w-0 text-sm text-soft">
      {[nation, terrain, space.fort ? t('tools.fort', { value: space.fort }) : undefined].filter(Boolean).join(' · ')}
    </span>
  );
}
