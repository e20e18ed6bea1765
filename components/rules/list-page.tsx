import { Breadcrumb } from '@/components/rules/breadcrumb';
import { ChapterNeighbours } from '@/components/rules/chapter-neighbours';
import type { ListedText } from '@/components/rules/list-pages';
import { RulesPage } from '@/components/rules/rules-page';
import type { Speaker } from '@/lib/calc/say';

interface Props {
  readonly speak: Speaker;
  readonly title: string;
  /** the book's contents, and the list whose texts these are */
  readonly rules: string;
  readonly list: string;
  readonly pages: readonly (readonly ListedText[])[];
  /** which of them, from 1 */
  readonly at: number;
}

/** Texts of a long list to read through: what its folded lines show, and where they lead without scripts. */
export function ListPage({ speak, title, rules, list, pages, at }: Props) {
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const link = (page: number) =>
    pages[page - 1] && { href: `${list}${page}/`, label: `${title}, ${page} / ${pages.length}` };
  return (
    <RulesPage>
      <main id="main" className="frame frame-text pb-8">
        <Breadcrumb
          label={t('breadcrumb')}
          links={[
            { href: rules, label: t('title') },
            { href: list, label: title },
          ]}
          here={`${at} / ${pages.length}`}
        />
        <h1 className="mb-2 text-3xl font-bold">
          {title} <span className="text-lg font-normal text-soft">{`${at} / ${pages.length}`}</span>
        </h1>
        <div
          className="list-texts"
          dangerouslySetInnerHTML={{ __html: (pages[at - 1] ?? []).map(({ html }) => html).join('') }}
        />
        <ChapterNeighbours
          label={t('pages')}
          previous={link(at - 1)}
          next={link(at + 1)}
          words={{ previous: t('previousPage'), next: t('nextPage') }}
        />
      </main>
    </RulesPage>
  );
}
