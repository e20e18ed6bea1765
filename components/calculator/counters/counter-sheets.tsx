'use client';

import { RosterList } from '@/components/calculator/counters/roster-list';
import { UnitEditor } from '@/components/calculator/counters/unit-editor';
import { useUnitWords } from '@/components/calculator/counters/unit-line';
import { titleOf } from '@/components/calculator/counters/unit-words';
import type { CounterList } from '@/components/calculator/counters/use-counters';
import type { Members } from '@/components/calculator/form/members';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

interface Props {
  readonly counters: CounterList;
  readonly label: string;
  readonly path: string;
  readonly owner: string;
  /** what a counter that is drawn is given besides what is printed on it */
  readonly given?: Members | undefined;
  onRemove(): void;
}

/** What opens over a list of counters: the player's own ones to draw from, and the unit that is edited. */
export function CounterSheets({ counters, label, path, owner, given, onRemove }: Props) {
  const t = useWords();
  const wordsFor = useUnitWords();
  const { list, roster, opened } = counters;
  const { units, fields } = list;
  return (
    <>
      <Sheet open={counters.rosterOpen} title={t('tools.counters.roster')} onClose={counters.closeRoster}>
        {roster && (
          <RosterList book={roster} fields={fields} owner={owner} onChoose={(unit) => counters.draw(unit, given)} />
        )}
      </Sheet>
      <Sheet
        open={opened !== undefined}
        title={opened ? titleOf(wordsFor({ fields, unit: opened.unit, owner })) : label}
        onClose={counters.close}
      >
        {opened && (
          <UnitEditor
            key={opened.at}
            list={list}
            unit={opened.unit}
            path={`${path}.${opened.at}`}
            owner={owner}
            missing={opened.missing}
            added={opened.added}
            onChange={(unit) => counters.put(opened.at, unit)}
            onCopy={units.length < list.max ? () => counters.addLike(opened.unit) : undefined}
            onRemove={units.length > list.min ? onRemove : undefined}
            onDone={counters.close}
          />
        )}
      </Sheet>
    </>
  );
}
