'use client';

import { useState, type ReactNode } from 'react';
import { CodeForm } from '@/components/settle/code-form';
import { Camera } from '@/components/settle/scan/camera';
import { readPicture } from '@/components/settle/scan/decode';
import { useProblemText } from '@/components/settle/problem-text';
import { Sheet } from '@/components/ui/sheet';
import { leaveSheets } from '@/components/ui/sheet-entries';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { isGameId } from '@/lib/games/find';
import { readScanned, type Scanned, type ScanProblem } from '@/lib/settle/scanned';

interface Props {
  readonly game: GameId;
  readonly className?: string;
  /** opens without its key */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
  onCard(card: Scanned): void;
}

/** A key that takes a card from the other player's screen: with the camera, from a picture, or as pasted text. */
export function Scan({ game, className = 'btn', atOnce = false, children, onCard }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Sheet open={open} title={t('settle.scan.title')} onClose={() => setOpen(false)}>
        <Ways
          game={game}
          // The card leads away from the page: what is open over it goes first.
          onCard={(card) => leaveSheets(() => onCard(card))}
        />
      </Sheet>
    </>
  );
}

/** What stands in the way of a picture. */
type PictureProblem = { readonly code: 'no-code' | 'no-picture'; readonly name: string };

function Ways({ game, onCard }: Pick<Props, 'game' | 'onCard'>) {
  const t = useWords();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ScanProblem | PictureProblem>();
  const take = (said: string) => {
    const read = readScanned(said, game, isGameId);
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) onCard(read.value);
  };
  const look = async (file: File) => {
    const said = await readPicture(file);
    if (typeof said === 'string') take(said);
    else setProblem({ code: said === null ? 'no-picture' : 'no-code', name: file.name });
  };
  const told =
    problem &&
    ('name' in problem ? t(`settle.scan.problem.${problem.code}`, { name: problem.name }) : problemText(problem));
  return (
    <div className="grid gap-3 pb-2">
      <Camera onCode={take} />
      {told !== undefined && (
        <p role="alert" className="break-words text-bad">
          {told}
        </p>
      )}
      <label className="btn w-fit cursor-pointer focus-within:outline-2">
        {t('settle.scan.picture')}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same picture can be chosen once more.
            event.target.value = '';
            if (file) void look(file);
          }}
        />
      </label>
      <CodeForm
        label={t('settle.scan.paste')}
        text={text}
        action={t('settle.scan.openCard')}
        onText={setText}
        onDone={() => take(text)}
      />
    </div>
  );
}
