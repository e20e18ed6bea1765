import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import { LANGUAGES, type Language, type Localised } from '@/lib/core/language';
import { ruleAddress } from '@/lib/rules/address';

type Names = Readonly<Record<Language, readonly string[]>>;

/** A term with its names: `Term` of lib/glossary has this shape. */
export interface TermView {
  readonly id: string;
  readonly term: Localised;
  readonly abbr: Names;
  readonly also: Names;
  readonly wrong: Names;
  readonly rules: readonly string[];
  /** the definition, written by renderMarkdown, and by nothing else */
  readonly html: string;
}

interface Props {
  readonly term: TermView;
  readonly game: GameId;
  readonly speak: Speaker;
  /** language of the titles of the rules */
  readonly rulesLang: Language;
  titleOf(number: string): string | undefined;
}

/** A term: what it means, what it is called in every language, and the rules that define it. */
export function TermArticle({ term, game, speak, rulesLang, titleOf }: Props) {
  const { lang } = speak;
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  return (
    <article id={term.id} data-term className="rule border-b border-line">
      <h2 className="flex flex-wrap items-baseline gap-x-3 pt-2 text-lg font-semibold">
        {term.term[lang]}
        {term.abbr[lang].length > 0 && (
          <span className="font-sans text-base text-accent">{term.abbr[lang].join(', ')}</span>
        )}
      </h2>
      <div className="rule-text" dangerouslySetInnerHTML={{ __html: term.html }} />
      <dl className="term-names mt-1.5 grid gap-0.5 text-sm">
        {LANGUAGES.filter((other) => other !== lang).map((other) => (
          <Name
            key={other}
            label={t(`languages.${other}`)}
            words={[[term.term[other], ...bracketed(term.abbr[other])].join(' ')]}
            lang={other}
          />
        ))}
        <Name label={t('glossaryPage.also')} words={term.also[lang]} />
        <Name label={t('glossaryPage.wrong')} words={term.wrong[lang]} />
      </dl>
      <ul aria-label={t('rulesOf')} className="flex flex-wrap gap-x-4 text-sm">
        {term.rules.map((number) => (
          <li key={number}>
            <a href={ruleAddress(lang, game, number)} className="row-link">
              <span className="number">{number}</span>
              <span lang={rulesLang === lang ? undefined : rulesLang}>{titleOf(number)}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

const bracketed = (abbr: readonly string[]): readonly string[] => (abbr.length > 0 ? [`(${abbr.join(', ')})`] : []);

function Name({ label, words, lang }: { label: string; words: readonly string[]; lang?: Language }) {
  if (words.length === 0) return null;
  return (
    <div>
      <dt className="first-letter:uppercase">{label}</dt>
      <dd lang={lang}>{words.join(', ')}</dd>
    </div>
  );
}
