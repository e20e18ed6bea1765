'use client';

import { useState } from 'react';
import type { Roster } from '@/components/calculator/counters/roster';
import type { RosterBook } from '@/components/calculator/counters/roster-context';
import { LARGEST_FILE, readRosterFile, writeRosterFile } from '@/components/calculator/counters/roster-file';
import { Choice } from '@/components/ui/choice';
import { FileChoice } from '@/components/ui/file-choice';
import { textOf } from '@/components/ui/read-file';
import { saveFile } from '@/components/ui/save-file';
import { useSpeaker, useWords } from '@/components/words/words';
import { fileText, type FileRefusal } from '@/lib/calc/file-words';

/** The player's counters into a file and out of one. What stands in a damaged file is not read at all. */
export function RosterFiles({ book, onRead }: { book: RosterBook; onRead: (read: Roster) => void }) {
  const t = useWords();
  const { say } = useSpeaker();
  const [problem, setProblem] = useState<FileRefusal>();
  const open = async (file: File) => {
    const content = await textOf(file, LARGEST_FILE);
    const read = content.ok ? readRosterFile(content.value, book.game, book.form) : content;
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) onRead(read.value);
  };
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div role="alert">
        {problem && (
          <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
            {t('tools.counters.file.refused', { detail: say(fileText(problem)) })}
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
