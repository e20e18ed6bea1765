'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/lib/core/language';
import { deviceAddress } from '@/lib/offline/lost';
import Link from '@/components/ui/link';
import { Sheet } from '@/components/ui/sheet';
import { THEMES, type Theme } from '@/components/shell/theme-script';
import { troubles } from '@/components/storage/trouble';
import { useSpeaker, useWords } from '@/components/words/words';

function storedTheme(): Theme {
  const stored = document.documentElement.dataset.theme;
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('umpire-theme', theme);
  } catch {
    // Storage is switched off: the theme holds until the page is left.
  }
}

/** The same page in another language, with the address's query and anchor kept. */
function addressIn(lang: Language, pathname: string): string {
  return `${pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${lang}`)}${location.search}${location.hash}`;
}

/** Language and theme. */
export function Settings() {
  const t = useWords();
  const { lang } = useSpeaker();
  const pathname = usePathname();
  const [open, setOpen] = useState(false);
  const [theme, setTheme] = useState<Theme>('system');
  const show = () => {
    setTheme(storedTheme());
    setOpen(true);
  };
  const goTo = (to: Language) => {
    try {
      localStorage.setItem('umpire-lang', to);
    } catch {
      // Storage is switched off: the language is in the address all the same.
    }
    location.assign(addressIn(to, pathname));
  };
  return (
    <>
      <button type="button" className="btn" onClick={show} aria-label={t('common.settings')}>
        <span aria-hidden className="uppercase">
          {lang}
        </span>
      </button>
      <Sheet open={open} title={t('common.settings')} onClose={() => setOpen(false)}>
        <fieldset className="mb-5">
          <legend className="mb-2 font-semibold">{t('common.language')}</legend>
          <div className="flex flex-wrap gap-2">
            {LANGUAGES.map((item) => (
              <button
                key={item}
                type="button"
                lang={item}
                className="btn"
                aria-pressed={item === lang}
                onClick={() => goTo(item)}
              >
                {LANGUAGE_NAMES[item]}
              </button>
            ))}
          </div>
        </fieldset>
        <fieldset className="mb-5">
          <legend className="mb-2 font-semibold">{t('common.theme')}</legend>
          <div className="flex flex-wrap gap-2">
            {THEMES.map((item) => (
              <button
                key={item}
                type="button"
                className="btn"
                aria-pressed={item === theme}
                onClick={() => {
                  applyTheme(item);
                  setTheme(item);
                }}
              >
                {t(`common.themes.${item}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <p className="mb-3">
          <Link href={deviceAddress(lang)} className="btn no-underline" onClick={() => setOpen(false)}>
            {t('offline.title')}
          </Link>
        </p>
        <p className="mb-3">
          <button
            type="button"
            className="btn"
            onClick={() => {
              setOpen(false);
              troubles.list(true);
            }}
          >
            {t('common.setAside')}
          </button>
        </p>
      </Sheet>
    </>
  );
}
