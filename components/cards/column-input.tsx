'use client';

import { useId } from 'react';
import { cardAddress } from '@/components/cards/card-address';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import type { CardChart } from '@/lib/tables/card';
import type { UnknownColumn } from '@/lib/tables/card-columns';

interface Props {
  readonly card: CardChart;
  readonly game: GameId;
  readonly column: UnknownColumn;
  readonly here: string;
  readonly there: string;
  onHere(heading: string): void;
  onThere(heading: string): void;
}

/** The headings to read off the card: that of the value's column, and that of the column which a shift leads to. */
export function ColumnInput({ card, game, column, here, there, onHere, onThere }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const from = column.exact ? here.trim() || t('cards.entry.thatColumn') : column.value;
  const side = column.shift < 0 ? 'left' : 'right';
  return (
    <div className="grid gap-2">
      {column.exact && (
        <HeadingInput
          card={card}
          label={t('cards.entry.headingFor', { value: column.value })}
          hint={t('cards.entry.roundDown')}
          value={here}
          onChange={onHere}
        />
      )}
      {column.shift !== 0 && (
        <HeadingInput
          card={card}
          label={t('cards.entry.headingBeside', { value: from, by: Math.abs(column.shift), side })}
          value={there}
          onChange={onThere}
        />
      )}
      <p className="text-sm text-soft">
        {t('cards.entry.offCard')}{' '}
        <a href={cardAddress(lang, game, card.id, { part: 'headings' })} className="inline-block py-3 underline">
          {t('cards.entry.allHeadings')}
        </a>
      </p>
    </div>
  );
}

function HeadingInput({
  card,
  label,
  hint,
  value,
  onChange,
}: {
  readonly card: CardChart;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  onChange(value: string): void;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="min-w-0 flex-1 basis-48">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </label>
      <input
        id={id}
        type="text"
        inputMode={card.columns.notation === 'points' ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={card.columns.notation === 'points' ? '52' : '3:1'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-28 rounded-lg border border-soft bg-card px-3 text-center text-xl font-semibold tabular-nums placeholder:font-normal placeholder:text-soft/70"
      />
    </div>
  );
}
