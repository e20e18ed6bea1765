'use client';

import en from '@/content/ui/en/common.json';
import es from '@/content/ui/es/common.json';
import it from '@/content/ui/it/common.json';
import '@/app/globals.css';

const WORDS = { en: en.error, es: es.error, it: it.error } as const;

/** Shown when even the page's frame fails, so the reader's language is not known: said in all three. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <main id="main" className="mx-auto grid max-w-prose gap-6 px-4 py-10">
          {Object.entries(WORDS).map(([lang, words], i) => (
            <section key={lang} lang={lang}>
              {i === 0 ? (
                <h1 className="text-2xl font-bold">{words.title}</h1>
              ) : (
                <h2 className="text-2xl font-bold">{words.title}</h2>
              )}
              <p>{words.text}</p>
              <button type="button" className="btn mt-2" onClick={retry}>
                {words.again}
              </button>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
