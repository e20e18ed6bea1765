import { LanguageLinks } from '@/components/shell/language-links';

/** Seen only without scripts: the choice of a language. */
export default function ChooseLanguage() {
  return (
    <main id="main" className="mx-auto grid max-w-2xl gap-6 px-4 py-12">
      <h1 className="text-4xl font-bold">Umpire</h1>
      <LanguageLinks />
    </main>
  );
}
