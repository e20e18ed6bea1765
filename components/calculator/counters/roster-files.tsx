'use client';

import { useState } from 'react';
import type { Roster } from '@/components/calculator/counters/roster';
import type { RosterBook } from '@/components/calculator/counters/roster-context';
import {
  LARGEST_FILE,
  readRosterFile,
  writeRosterFile,
  type RosterFileProblem,
} from '@/components/calculator/counters/roster-file';
import { useLabels } from '@/components/calculator/labels';
import { Choice } from '@/components/ui/choice';
import { FileChoice } from '@/components/ui/file-choice';
import { saveFile } from '@/components/ui/save-file';
import { useWords } from '@/components/words/words';

/** The player's counters into a file and out of one. What stands in a damaged file is not read at all. */
export function RosterFiles({ book, onRead }: { book: RosterBook; onRead: (read: Roster) => void }) {
  const t = useWords();
  const labels = useLabels();
  const [problem, setProblem] = useState<RosterFileProblem>();
  const open = async (file: File) => {
    const read = file.size > LARGEST_FILE ? undefined : readRosterFile(await file.text(), book.game, book.form);
    setProblem(read ? (read.ok ? undefined : read.error) : { code: 'tooLong' });
    if (read?.ok) onRead(read.value);
  };
  const detail = (wrong: RosterFileProblem): string => {
    const field = wrong.code === 'unit' ? book.form.find(({ name }) => name === wrong.field) : undefined;
    return t(`tools.counters.file.${wrong.code}`, {
      ...wrong,
      ...(field ? { field: labels.field(field, 'unit') } : {}),
    });
  };
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div role="alert">
        {problem && (
          <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
            {t('tools.counters.file.refused', { detail: detail(problem) })}
          </p>
        )}
      </div>
      {book.units.length > 0 && (
        <Choice
          label={t('tools.counters.save')}
          detail={t('tools.counters.saveDetail')}
          onClick={() => saveFile(`${book.game}-counters.json`, writeRosterFile(book.game, book.units))}
        />
      )}
      <FileChoice
        label={t('tools.counters.open')}
        detail={t('tools.counters.openDetail')}
        onFile={(file) => void open(file)}
      />
    </div>
  );
}
