'use client';

import type { ReactNode } from 'react';
import type { OpenCase } from '@/components/settle/open-case';
import { useWords } from '@/components/words/words';

/** Says what of a card was left out. */
export function Ignored({ names, version }: { readonly names: readonly string[]; readonly version?: string }) {
  const t = useWords();
  return <Note version={version}>{t('settle.ignored', { names: names.join(', ') })}</Note>;
}

/** What of a card's case is not as it came: that it cannot be used, fields that were left out, cells not read. */
export function CaseNotes({
  open: { damaged, ignored, cellsProblem },
  version,
}: {
  readonly open: Pick<OpenCase, 'damaged' | 'ignored' | 'cellsProblem'>;
  /** which of two versions it is */
  readonly version?: string;
}) {
  const t = useWords();
  if (damaged !== undefined)
    return (
      <p role="alert" className="mb-3 rounded-lg border-2 border-bad p-3">
        <Version name={version} />
        {t('settle.problem.case', { detail: damaged })}
      </p>
    );
  return (
    <>
      {ignored.length > 0 && <Ignored names={ignored} version={version} />}
      {cellsProblem && <Note version={version}>{t('settle.cellsDamaged', { detail: cellsProblem })}</Note>}
    </>
  );
}

function Note({ version, children }: { readonly version: string | undefined; readonly children: ReactNode }) {
  return (
    <p role="status" className="mb-3 rounded-lg border border-l-4 border-line border-l-warn px-3 py-2">
      <Version name={version} />
      {children}
    </p>
  );
}

const Version = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : <strong className="font-semibold">{name}: </strong>;
