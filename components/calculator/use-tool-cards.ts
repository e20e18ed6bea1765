import { useEffect, useMemo, useRef, useState } from 'react';
import { cardSlot } from '@/components/cards/card-slot';
import { changeEntries } from '@/components/cards/card-store';
import type { Cards } from '@/components/cards/cards-context';
import { entriesFor, toolWith, type Tool } from '@/components/calculator/tool';
import { onStoredElsewhere } from '@/components/storage/other-pages';
import { keyOf } from '@/components/storage/slot';
import { same } from '@/lib/calc/same';
import { NO_ENTRIES, type CardEntries } from '@/lib/tables/card';

/** A loaded tool that goes on with what is written on its charts, here or on another page of this device. */
export function useToolCards(loaded: Tool): { readonly tool: Tool; readonly cards: Cards | undefined } {
  const [tool, setTool] = useState(loaded);
  const changes = useRef(0);
  const { game } = loaded;
  const ids = useMemo(() => Object.keys(loaded.view.cards?.cards ?? {}), [loaded]);

  useEffect(() => {
    let gone = false;
    const read = async () => {
      const entries = await entriesFor(loaded);
      if (!gone) setTool((now) => (same(entries, now.view.cards?.entries) ? now : toolWith(now, entries)));
    };
    const onVisible = () => document.visibilityState === 'visible' && ids.length > 0 && void read();
    const deafen = ids.map((id) => onStoredElsewhere(keyOf(cardSlot(game, id)), () => void read()));
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      gone = true;
      deafen.forEach((stop) => stop());
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [loaded, game, ids]);

  const book = tool.view.cards;
  const cards = useMemo((): Cards | undefined => {
    const put = (id: string, change: (entries: CardEntries) => CardEntries) =>
      setTool((now) =>
        toolWith(now, { ...now.view.cards?.entries, [id]: change(now.view.cards?.entries[id] ?? NO_ENTRIES) }),
      );
    return (
      book && {
        game,
        book,
        change(id, change) {
          const number = ++changes.current;
          put(id, change);
          void changeEntries(game, id, change).then((stored) => {
            // What another page has stored meanwhile comes with the device's answer to the last change.
            if (number === changes.current)
              put(id, (entries) => (same(stored.entries, entries) ? entries : stored.entries));
          });
        },
      }
    );
  }, [book, game]);
  return { tool, cards };
}
