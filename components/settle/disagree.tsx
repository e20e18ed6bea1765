'use client';

import { useEffect, useState } from 'react';
import { CodeForm } from '@/components/settle/code-form';
import { openCase, type OpenCase } from '@/components/settle/open-case';
import { useProblemText } from '@/components/settle/problem-text';
import { Scan } from '@/components/settle/scan/scan';
import { SeenLink, SeenList, useSeenCards } from '@/components/settle/seen';
import type { LoadedCase } from '@/components/settle/with-case';
import { rememberCard } from '@/components/storage/recent-cards';
import { useSpeaker, useWords } from '@/components/words/words';
import { settleAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import { isGameId } from '@/lib/games/find';
import type { Subject } from '@/lib/settle/code';
import { compare } from '@/lib/settle/compare';
import { pairCode, pairFault } from '@/lib/settle/pair';
import { readPasted, type PastedProblem } from '@/lib/settle/pasted';

interface Props {
  readonly game: GameId;
  readonly code: string;
  readonly subject: Subject;
  readonly parts: LoadedCase;
  readonly version: OpenCase;
}

/** The ways to lay another version of a case beside its card: one that was seen before, or the other player's. */
export function Disagree({ game, code, subject, parts, version }: Props) {
  const t = useWords();
  const [opened, setOpened] = useState(false);
  useEffect(() => void rememberCard(game, code), [game, code]);
  return (
    <details className="card my-2 px-3 print:hidden" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="min-h-11 content-center font-semibold">{t('settle.disagree.title')}</summary>
      <p className="pb-2 text-soft">{t('settle.disagree.lead')}</p>
      {/* Each card that was seen is asked of the tool once more: only where somebody looks. */}
      {opened && <SeenBefore game={game} code={code} subject={subject} parts={parts} version={version} />}
      <Theirs game={game} code={code} subject={subject} />
    </details>
  );
}

/** The cards of the same tool that were seen on this device, each by what is not as on this one. */
function SeenBefore({ game, code, subject, parts, version }: Props) {
  const t = useWords();
  const speaker = useSpeaker();
  const cards = useSeenCards(game);
  const others = cards.flatMap((one) => {
    if (one.code === code || pairFault(one.subject, subject)) return [];
    const other = openCase(parts, one.subject.query ?? '', speaker);
    if (other.damaged !== undefined) return [];
    const { facts } = compare(other, version);
    const told = facts.map(({ label, first = t('settle.disagree.absent') }) => (label ? `${label}: ${first}` : first));
    const names = [told.join(' · '), other.card.answers[0]?.text ?? ''].filter(Boolean);
    return [{ code: one.code, names }];
  });
  if (!others.length) return <p className="pb-2">{t('settle.disagree.none')}</p>;
  return (
    <SeenList title={t('settle.disagree.seen')}>
      {others.map(({ code: other, names: [name = '', answer] }) => (
        <li key={other}>
          <SeenLink code={pairCode(other, code)} name={name} answer={answer} />
        </li>
      ))}
    </SeenList>
  );
}

/** Takes the code or the link of the other player's card. */
function Theirs({ game, code, subject }: Pick<Props, 'game' | 'code' | 'subject'>) {
  const t = useWords();
  const { lang } = useSpeaker();
  const problemText = useProblemText();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PastedProblem>();
  const lay = (said: string) => {
    const read = readPasted(said, game, isGameId);
    const fault = read.ok ? pairFault(read.value.read.subject, subject) : read.error;
    setProblem(fault);
    if (read.ok && !fault) location.hash = pairCode(code, read.value.code);
  };
  return (
    <div className="grid justify-items-start gap-2 py-2">
      <CodeForm
        label={t('settle.disagree.theirs')}
        text={text}
        action={t('settle.disagree.compare')}
        onText={setText}
        onDone={() => lay(text)}
      >
        {problem && (
          <p role="alert" className="text-bad">
            {problemText(problem)}
          </p>
        )}
        {problem?.code === 'pair' && (
          <a href={`#${problem.pair}`} className="inline-flex min-h-11 items-center justify-self-start">
            {t('settle.disagree.open.pair')}
          </a>
        )}
      </CodeForm>
      <Scan
        game={game}
        onCard={(card) => {
          // What was scanned stands in the field, beside what is said of it.
          const said = card.game === game ? card.code : settleAddress(lang, card.game, card.code);
          setText(said);
          lay(said);
        }}
      >
        {t('settle.scan.key')}
      </Scan>
    </div>
  );
}
