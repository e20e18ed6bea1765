import { useMemo } from 'react';
import { Part } from '@/components/settle/parts';
import { recentCardsSlot } from '@/components/storage/slots';
import { useStored } from '@/components/storage/use-stored';
import type { GameId } from '@/lib/core/game-id';
import { readCode, type Subject } from '@/lib/settle/code';

/** A card that was seen on this device. */
export interface SeenCard {
  readonly code: string;
  readonly subject: Subject;
}

/** The cards of a game that were seen on this device and can still be read, the latest first. */
export function useSeenCards(game: GameId): readonly SeenCard[] {
  const { value: codes } = useStored(useMemo(() => recentCardsSlot(game), [game]));
  return useMemo(
    () =>
      (codes ?? []).flatMap((code) => {
        const read = readCode(code);
        return read.ok ? [{ code, subject: read.value.subject }] : [];
      }),
    [codes],
  );
}

/** A list of cards under a heading. */
export function SeenList({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <Part title={title}>
      <ul className="divide-y divide-line">{children}</ul>
    </Part>
  );
}

interface LinkProps {
  /** what opens, as it stands behind `#` */
  readonly code: string;
  readonly name: string;
  readonly answer?: string | undefined;
}

/** Opens what stands in a line of such a list: what it is called, and its answer below. */
export function SeenLink({ code, name, answer }: LinkProps) {
  return (
    <a href={`#${code}`} className="block min-h-11 content-center py-1">
      {name}
      {answer && <span className="block text-[0.875em] text-soft">{answer}</span>}
    </a>
  );
}
