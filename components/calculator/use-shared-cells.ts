import { useMemo, useState } from 'react';
import type { EntriesById } from '@/components/cards/card-store';
import type { Cards } from '@/components/cards/cards-context';
import { NO_ENTRIES, type CardBook, type CardChart } from '@/lib/tables/card';
import { readShared, type SharedProblem } from '@/lib/tables/card-share';
import { takeOver, type Taken } from '@/lib/tables/card-take';

/** What a shared case brings for a chart. */
export interface SharedChart extends Taken {
  readonly card: CardChart;
}

/** What is said of chart cells that came with a case. */
export type SharedNote =
  | { readonly kind: 'refused'; readonly problem: SharedProblem }
  /** as long as the player has not decided */
  | { readonly kind: 'offered'; readonly charts: readonly SharedChart[] }
  | { readonly kind: 'taken'; readonly charts: readonly SharedChart[] };

export interface SharedCells {
  readonly note: SharedNote | undefined;
  /** the text of the cells, which the address keeps until the player has decided */
  readonly undecided: string | undefined;
  /** writes on the player's charts what is new */
  take(): void;
  /** leaves it, or closes what was said */
  leave(): void;
}

/** The chart cells that came with the address of a case. Nothing is said of what is on this device already. */
export function useSharedCells(came: string | undefined, cards: Cards | undefined): SharedCells {
  const [decided, setDecided] = useState<'left' | { readonly taken: readonly SharedChart[] }>();
  const charts = cards?.book.cards;
  const read = useMemo(() => (came === undefined || !charts ? undefined : readShared(came, charts)), [came, charts]);
  const offered = !decided && cards && read?.ok ? offersOf(cards.book, read.value) : [];
  // What the device has by now is decided: it is not offered again when it is taken out of a chart.
  if (!decided && read?.ok && !offered.length) setDecided('left');
  return {
    note: noteOf(decided, read, offered),
    undecided: !decided && read ? came : undefined,
    take() {
      if (!cards || !read?.ok) return;
      setDecided({ taken: offered.filter(({ adds }) => adds) });
      for (const { card, adds } of offered) {
        const theirs = read.value[card.id];
        if (adds && theirs) cards.change(card.id, (mine) => takeOver(card, mine, theirs).entries);
      }
    },
    leave: () => setDecided('left'),
  };
}

function noteOf(
  decided: 'left' | { readonly taken: readonly SharedChart[] } | undefined,
  read: ReturnType<typeof readShared> | undefined,
  offered: readonly SharedChart[],
): SharedNote | undefined {
  if (decided === 'left' || !read) return undefined;
  if (decided) return { kind: 'taken', charts: decided.taken };
  if (!read.ok) return { kind: 'refused', problem: read.error };
  return offered.length ? { kind: 'offered', charts: offered } : undefined;
}

/** By chart what is new, and what contradicts the player's entries or an example. */
function offersOf({ cards, entries }: CardBook, theirs: EntriesById): readonly SharedChart[] {
  const all = Object.entries(theirs).flatMap(([id, one]) => {
    const card = cards[id];
    return card ? [{ card, ...takeOver(card, entries[id] ?? NO_ENTRIES, one) }] : [];
  });
  return all.filter(({ adds, contrary, columnsContrary }) => adds || contrary.length > 0 || columnsContrary);
}
