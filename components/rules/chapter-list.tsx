import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { chapterAddress, ruleAddress } from '@/lib/rules/address';
import type { Chapter } from '@/lib/rules/entry';

interface Props {
  readonly game: GameId;
  readonly lang: Language;
  /** language of the titles where it is not the reader's */
  readonly textLang: Language | undefined;
  readonly chapters: readonly Chapter[];
  readonly speak: Speaker;
}

/** The chapters of a book, each with its sections in a fold. */
export function ChapterList({ game, lang, textLang, chapters, speak }: Props) {
  return (
    <nav aria-label={speak.say({ key: 'rules.contents' })}>
      <ul className="grid grid-cols-1 items-start gap-2 wide:grid-cols-2">
        {chapters.map(({ id, title, entries }) => {
          const sections = entries.filter(({ depth }) => depth === 2);
          return (
            <li key={id} className="card chapter-row">
              <a href={chapterAddress(lang, game, id)}>
                <span className="number">{id}</span>
                <span className="chapter-title" lang={textLang}>
                  {title}
                </span>
              </a>
              {sections.length > 0 && (
                <details>
                  <summary>
                    <span className="sr-only">
                      {speak.say({ key: 'rules.sections', params: { chapter: `${id} ${title}` } })}
                    </span>
                    <svg
                      aria-hidden
                      width="16"
                      height="16"
                      viewBox="0 0 16 16"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="2"
                    >
                      <path d="M3 5.5l5 5 5-5" />
                    </svg>
                  </summary>
                  <ul className="border-t border-line px-3 py-1" lang={textLang}>
                    {sections.map((section) => (
                      <li key={section.number}>
                        <a href={ruleAddress(lang, game, section.number)} className="row-link">
                          <span className="number">{section.number}</span>
                          {section.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
