'use client';

import { useParams, usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openedHere, startDevice } from '@/components/offline/device';
import { CopyStrip } from '@/components/offline/copy-strip';
import { UpdateOffer } from '@/components/offline/update-offer';
import { useDevice } from '@/components/offline/use-device';
import { useGame } from '@/components/shell/games';
import { useSpeaker } from '@/components/words/words';
import { deviceAddress } from '@/lib/offline/lost';
import { stripOf } from '@/lib/offline/strip';

/**
 * Keeps what is played on the device, and says how far that is: a quiet line at the foot, over the doors and over what
 * else stays there, so that it hides neither a title nor the answer.
 */
export function OfflineCopy() {
  const { lang } = useSpeaker();
  const game = useGame(useParams<{ game?: string }>().game)?.id;
  const device = useDevice();
  // The page of what is on the device says it at length.
  const isToldThere = usePathname() === deviceAddress(lang);
  useEffect(startDevice, []);
  useEffect(() => openedHere(game && { game, lang }), [game, lang]);
  const strip = isToldThere ? undefined : stripOf(device, game && { game, lang });
  return (
    <div className="pointer-events-none fixed inset-x-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 grid justify-items-center gap-2 [body:has([data-foot])_&]:bottom-[calc(8rem+env(safe-area-inset-bottom))] wide:inset-x-auto wide:right-3 wide:bottom-10 wide:max-w-md wide:[body:has([data-foot])_&]:bottom-18 print:hidden">
      <div role="status">{strip && <CopyStrip strip={strip} />}</div>
      {device.update && <UpdateOffer update={device.update} />}
    </div>
  );
}
