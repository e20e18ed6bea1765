import type { Speaker } from '@/lib/calc/say';
import type { Language, Localised } from '@/lib/core/language';

/** What a game says of its texts: `GameInfo` of lib/content has this shape. */
export interface Edition {
  readonly edition: { readonly name: Localised };
  readonly sources: readonly Localised[];
  /** "2026-11-20" */
  readonly updated: string;
}

/** Edition, sources and date of a game's texts. */
export function EditionFacts({ info, lang, speak }: { info: Edition; lang: Language; speak: Speaker }) {
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(info.updated));
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm wide:grid-cols-[auto_1fr] [&_dd]:pb-2 [&_dt]:font-semibold">
      <dt>{t('edition')}</dt>
      <dd>{info.edition.name[lang]}</dd>
      <dt>{t('sources')}</dt>
      <dd>
        <ul className="grid list-disc gap-1 pl-4">
          {info.sources.map((source) => (
            <li key={source.en}>{source[lang]}</li>
          ))}
        </ul>
      </dd>
      <dt>{t('updated')}</dt>
      <dd>
        <time dateTime={info.updated}>{date}</time>
      </dd>
    </dl>
  );
}
