import { useCallback, useEffect, useState } from 'react';
import { AsideRow } from '@/components/desk/aside/aside-row';
import { asideAt, type Aside } from '@/components/storage/aside';
import { store } from '@/components/storage/store';
import { useWords } from '@/components/words/words';

/** Everything that was set aside on this device, the latest first. */
export function AsideList() {
  const t = useWords();
  const [listed, setListed] = useState<readonly Aside[] | 'silent'>();
  const [said, setSaid] = useState('');
  const read = useCallback(
    () =>
      void store.keys().then((keys) => {
        const found = keys?.flatMap((key) => asideAt(key) ?? []);
        setListed(found ? found.sort((a, b) => (b.at ?? 0) - (a.at ?? 0)) : 'silent');
      }),
    [],
  );
  useEffect(read, [read]);
  const done = (text: string) => {
    setSaid(text);
    read();
  };
  const state = listed === 'silent' ? 'silent' : listed?.length === 0 ? 'empty' : 'lead';
  return (
    <div className="grid grid-cols-1 gap-4 pb-2">
      <p className="text-soft">{t(`storage.list.${state}`)}</p>
      <p role="status" className={said ? 'font-semibold' : 'sr-only'}>
        {said}
      </p>
      {listed !== undefined && listed !== 'silent' && (
        <ul className="grid grid-cols-1 gap-3">
          {listed.map((aside) => (
            <AsideRow key={aside.id} aside={aside} onDone={done} />
          ))}
        </ul>
      )}
    </div>
  );
}
