import { FollowSection } from '@/components/rules/follow-section';
import type { RuleView } from '@/components/rules/rule-view';
import { ruleAnchor } from '@/lib/rules/address';

interface Props {
  readonly rules: readonly Pick<RuleView, 'number' | 'title' | 'level'>[];
  readonly label: string;
  readonly lang: string | undefined;
  /** the column beside the text on a wide screen; otherwise the fold above it on a narrow one */
  readonly wide?: boolean;
}

/** The column of contents beside the text. */
const COLUMN_ID = 'chapter-contents';

/** The sections of the chapter, and on a wide screen their rules too. */
export function ChapterContents({ rules, label, lang, wide = false }: Props) {
  const listed = rules.filter(({ level }) => (wide ? level <= 3 : level === 2));
  if (listed.length < 2) return null;
  const list = (
    <ul lang={lang} className={wide ? 'text-sm' : 'pl-3'}>
      {listed.map(({ number, title, level }) => (
        <li key={number} className={wide && level === 3 ? 'pl-3' : level === 2 && wide ? 'mt-1 font-semibold' : ''}>
          <a href={`#${ruleAnchor(number)}`} className={wide ? 'toc-link' : 'row-link'}>
            <span className="number">{number}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  if (!wide) {
    return (
      <details className="fold wide:hidden print:hidden">
        <summary>{label}</summary>
        <nav aria-label={label}>{list}</nav>
      </details>
    );
  }
  return (
    <nav
      id={COLUMN_ID}
      aria-label={label}
      className="rules-toc sticky top-14 hidden max-h-[calc(100dvh-3.5rem)] w-60 shrink-0 self-start overflow-y-auto py-4 wide:block print:hidden"
    >
      <p className="pb-1 text-sm font-semibold text-soft">{label}</p>
      {list}
      <FollowSection column={COLUMN_ID} />
    </nav>
  );
}
