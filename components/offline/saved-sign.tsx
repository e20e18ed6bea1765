'use client';

import { useDevice } from '@/components/offline/use-device';
import { Sign } from '@/components/shell/sign';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';
import { deviceAddress } from '@/lib/offline/lost';
import { savedOf, type Saved } from '@/lib/offline/sign';

const CIRCLE = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18';
/** A ring that fills: ticked, begun, empty, and one with a bar for a browser that keeps nothing. */
const SIGNS: Readonly<Record<Saved['is'], string>> = {
  ready: `${CIRCLE}M8 12.5l3 3l5-6`,
  part: `${CIRCLE}M12 8v7M9 12l3 3l3-3`,
  none: CIRCLE,
  never: `${CIRCLE}M6 6l12 12`,
  unknown: CIRCLE,
};

/** Whether a game works with no signal, in a line or a sign alone that leads to what is on the device. */
export function SavedSign({ game, signOnly = false }: { game: GameId; signOnly?: boolean }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const saved = savedOf(useDevice(), { game, lang });
  const counts: Readonly<Record<string, number>> = saved.is === 'part' ? { done: saved.done, total: saved.total } : {};
  const words = t(`offline.saved.${saved.is}`, counts);
  return (
    <Link
      href={deviceAddress(lang)}
      data-saved={saved.is}
      title={signOnly ? words : undefined}
      className={`flex min-h-11 min-w-11 items-center gap-2 text-sm ${signOnly ? 'justify-center' : ''} tabular-nums no-underline ${saved.is === 'ready' ? 'text-good' : 'text-soft'}`}
    >
      <Sign path={SIGNS[saved.is]} size={18} className="shrink-0" />
      <span className={signOnly ? 'sr-only' : ''}>{words}</span>
    </Link>
  );
}
