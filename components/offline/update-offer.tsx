'use client';

import { useState } from 'react';
import { loadNewVersion, type Device } from '@/components/offline/device';
import { Strip } from '@/components/offline/strip';
import { useWords } from '@/components/words/words';

/** Offers the new version that is on the device. Nothing changes under the player before the tap. */
export function UpdateOffer({ update }: { update: NonNullable<Device['update']> }) {
  const t = useWords();
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <div role="status">
      <Strip>
        <span className="min-w-0 flex-1 basis-40 py-1">{t(`offline.update.${update}`)}</span>
        {update !== 'loading' && (
          <>
            <button type="button" className="btn btn-primary" onClick={loadNewVersion}>
              {t('offline.update.load')}
            </button>
            <button type="button" className="btn" onClick={() => setLater(true)}>
              {t('offline.update.later')}
            </button>
          </>
        )}
      </Strip>
    </div>
  );
}
