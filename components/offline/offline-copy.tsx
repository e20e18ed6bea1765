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
 * Keeps what is played on the device, and says how far that is: over everything, but for the answer, which on the
 * phone stands at the foot of the page. Where the storage has something to say it makes room at the head.
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
    <div className="pointer-events-none fixed inset-x-2 top-15 z-30 [body:has(header_[role=status]_p)_&]:top-auto [body:has(header_[role=status]_p)_&]:bottom-20 grid justify-items-center gap-2 wide:inset-x-auto wide:top-auto wide:right-3 wide:bottom-3 wide:max-w-md print:hidden">
      <div role="status">{strip && <CopyStrip strip={strip} />}</div>
      {device.update && <UpdateOffer update={device.update} />}
    </div>
  );
}
