import { LANGUAGES, type Language } from '@/lib/core/language';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', it: 'Italiano' };

/** The start page in each language, as large targets. */
export function LanguageLinks() {
  return (
    <ul className="flex flex-wrap gap-3">
      {LANGUAGES.map((lang) => (
        <li key={lang}>
          <a href={`/${lang}/`} lang={lang} hrefLang={lang} className="btn min-h-14 px-6 text-lg">
            {NAMES[lang]}
          </a>
        </li>
      ))}
    </ul>
  );
}
