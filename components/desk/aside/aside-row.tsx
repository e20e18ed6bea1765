import { useState } from 'react';
import { putBeside } from '@/components/desk/aside/beside';
import { asideFileName, asideText } from '@/components/desk/aside/file';
import { homeOf, type Home } from '@/components/desk/aside/slot-of';
import { useLabel } from '@/components/desk/aside/use-label';
import type { Aside } from '@/components/storage/aside';
import { restore, type OnConflict } from '@/components/storage/restore';
import { store } from '@/components/storage/store';
import { saveFile } from '@/components/ui/save-file';
import { useSpeaker, useWords } from '@/components/words/words';

interface Props {
  readonly aside: Aside;
  /** it is not set aside any more; with what has become of it */
  onDone(said: string): void;
}

type Asked = 'unfit' | 'occupied' | 'failed' | 'unknown' | 'notLoaded' | 'discard';

/** Something set aside, with the ways to put it back, to take it out and to be rid of it. */
export function AsideRow({ aside, onDone }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const label = useLabel()(aside);
  const [asked, setAsked] = useState<Asked>();
  const [home, setHome] = useState<Home>();
  const when =
    aside.at === undefined
      ? ''
      : new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(aside.at);

  const putBack = async (way: OnConflict) => {
    let found: Home | undefined;
    try {
      found = await homeOf(aside);
    } catch {
      // Its game is not on this device, and there is no signal.
      return setAsked('notLoaded');
    }
    setHome(found);
    if (!found) return setAsked('unknown');
    const restored = await restore(store, found.slot, aside, way);
    if (restored !== 'done') setAsked(restored);
    else onDone(t(`storage.list.${way === 'step' ? 'step' : 'done'}`, { what: label }));
  };
  const keepBoth = async () => {
    if (!home?.shelf) return putBack('step');
    if (await putBeside(store, home.shelf, aside)) onDone(t('storage.list.beside', { what: label }));
    else setAsked('failed');
  };
  const download = () =>
    void store.raw(aside.id).then((raw) => {
      if (raw === undefined) setAsked('failed');
      else saveFile(asideFileName(aside), asideText(raw));
    });
  const discard = () =>
    void store.discard(aside).then((gone) => {
      if (gone) onDone(t('storage.list.discarded', { what: label }));
      else setAsked('failed');
    });
  const key = (word: string, act: () => void) => (
    <button type="button" className="btn" onClick={act}>
      {t(`storage.list.${word}`)}
    </button>
  );
  return (
    <li className="card grid grid-cols-1 gap-2 px-3 py-2">
      <p className="leading-snug wrap-anywhere">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-soft">
          {[t(`storage.list.${aside.reason}`), when].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {key(aside.reason === 'older' ? 'back' : 'again', () => void putBack('leave'))}
        {key('download', download)}
        {asked !== 'discard' && key('discard', () => setAsked('discard'))}
      </div>
      <div role="alert" className="grid gap-1.5">
        {asked && <p className="text-sm">{t(`storage.list.${asked === 'discard' ? 'sure' : asked}`)}</p>}
        {asked === 'discard' && (
          <div className="flex flex-wrap gap-1.5">
            {key('yes', discard)}
            {key('no', () => setAsked(undefined))}
          </div>
        )}
        {asked === 'occupied' && (
          <div className="flex flex-wrap gap-1.5">
            {(home?.shelf ?? home?.slot.noted) && key('both', () => void keepBoth())}
            {key('exchange', () => void putBack('exchange'))}
            {key('leave', () => setAsked(undefined))}
          </div>
        )}
      </div>
    </li>
  );
}
