'use client';

import { useState } from 'react';
import {
  fits,
  found,
  merged,
  notYet,
  replaced,
  type Roster,
  type RosterUnit,
} from '@/components/calculator/counters/roster';
import type { RosterBook } from '@/components/calculator/counters/roster-context';
import { RosterEditor } from '@/components/calculator/counters/roster-editor';
import { RosterFiles } from '@/components/calculator/counters/roster-files';
import { UnitLine } from '@/components/calculator/counters/unit-line';
import { useSpeaker, useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly book: RosterBook;
  /** of the list that a counter is drawn for */
  readonly fields: readonly FormField[];
  readonly owner: string;
  onChoose(unit: RosterUnit): void;
}

/** The player's counters that fit a list, the one used last first: a tap draws one; each can be changed and deleted. */
export function RosterList({ book, fields, owner, onChoose }: Props) {
  const t = useWords();
  const [edited, setEdited] = useState<number>();
  const [done, setDone] = useState<Done>();
  const { units } = book;
  const unit = edited === undefined ? undefined : units[edited];
  const change = (next: (units: Roster) => Roster, text: string) => {
    setDone({ text, before: units });
    book.change(next);
    setEdited(undefined);
  };
  const undo = ({ before }: Done) => {
    book.change(() => before);
    setDone(undefined);
  };
  if (edited !== undefined && unit) {
    return (
      <RosterEditor
        form={book.form}
        unit={unit}
        onBack={() => setEdited(undefined)}
        onSave={(next) =>
          change((all) => replaced(all, edited, next), t('tools.counters.said.changed', { name: next.name }))
        }
        onDelete={() =>
          change((all) => all.filter((_, at) => at !== edited), t('tools.counters.said.deleted', { name: unit.name }))
        }
      />
    );
  }
  return (
    <div className="grid min-h-80 grid-cols-1 content-start gap-3 pb-2">
      <div role="status">{done && <DoneBar text={done.text} onUndo={() => undo(done)} />}</div>
      <Choices book={book} fields={fields} owner={owner} onChoose={onChoose} onEdit={setEdited} />
      <Offered book={book} fields={fields} owner={owner} onChoose={onChoose} />
      <RosterFiles
        book={book}
        onRead={(read) => change((all) => merged(all, read), t('tools.counters.said.read', { count: read.length }))}
      />
    </div>
  );
}

/** What was done, and the counters before it. */
interface Done {
  readonly text: string;
  readonly before: Roster;
}

function DoneBar({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useWords();
  return (
    <p className="flex items-center gap-3 rounded-lg border border-line bg-sunk px-3 py-1.5">
      <span className="min-w-0 flex-1">{text}</span>
      <button type="button" className="btn" onClick={onUndo}>
        {t('tools.undo')}
      </button>
    </p>
  );
}

/** Counters that a source which is no rule tells something of: a tap takes one over, and asks for the rest of it. */
function Offered({ book: { form, units, offered }, fields, owner, onChoose }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  if (!offered) return null;
  const named = offered.units.map((unit) => ({ ...unit, name: unit.name[lang] }));
  const shown = notYet(units, named).filter((unit) => fits(fields, unit));
  if (!shown.length) return null;
  return (
    <details className="rounded-lg border border-line px-3 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center">{t('tools.counters.offered')}</summary>
      <p className="mb-2 text-sm text-soft">{offered.source[lang]}</p>
      <ul className="grid grid-cols-1 gap-1.5 pb-2">
        {shown.map((unit) => (
          <li key={unit.name}>
            <button
              type="button"
              className="flex min-h-13 w-full items-center gap-2 rounded-lg border border-line bg-card px-2 py-1 text-left"
              onClick={() => onChoose(unit)}
            >
              <UnitLine fields={form} unit={unit} owner={owner} known />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The counters to choose from, with a box to narrow them by name. */
function Choices({
  book: { form, units },
  fields,
  owner,
  onChoose,
  onEdit,
}: Props & { readonly onEdit: (at: number) => void }) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const fitting = units.filter((unit) => fits(fields, unit));
  const shown = found(fitting, typed);
  if (!fitting.length) return <p className="text-soft">{t('tools.counters.empty')}</p>;
  return (
    <>
      <input
        type="search"
        aria-label={t('tools.counters.search')}
        placeholder={t('tools.counters.search')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full rounded-lg border border-line bg-paper px-3"
      />
      <ul className="grid grid-cols-1 gap-1.5">
        {shown.map((unit) => (
          <li key={units.indexOf(unit)} className="flex gap-1.5">
            <button
              type="button"
              className="flex min-h-13 min-w-0 flex-1 items-center gap-2 rounded-lg border border-line bg-card px-2 py-1 text-left"
              onClick={() => onChoose(unit)}
            >
              <UnitLine fields={form} unit={unit} owner={owner} known />
            </button>
            <button
              type="button"
              className="btn px-0"
              aria-label={t('tools.counters.edit', { name: unit.name })}
              onClick={() => onEdit(units.indexOf(unit))}
            >
              <span aria-hidden>✎</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-soft">
        {shown.length === 0 && t('tools.counters.noUnit', { typed })}
      </p>
    </>
  );
}
