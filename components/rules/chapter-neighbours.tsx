import type { ViewLink } from '@/components/rules/rule-view';

interface Props {
  readonly label: string;
  readonly previous: ViewLink | undefined;
  readonly next: ViewLink | undefined;
  readonly words: { readonly previous: string; readonly next: string };
}

/** The chapters before and after, at the end of one. */
export function ChapterNeighbours({ label, previous, next, words }: Props) {
  return (
    <nav aria-label={label} className="mt-8 grid gap-3 border-t border-line pt-4 sm:grid-cols-2 print:hidden">
      {previous && <Neighbour link={previous} words={`← ${words.previous}`} />}
      {next && <Neighbour link={next} words={`${words.next} →`} end />}
    </nav>
  );
}

function Neighbour({ link, words, end = false }: { link: ViewLink; words: string; end?: boolean }) {
  return (
    <a
      href={link.href}
      className={`card grid min-h-11 gap-0.5 px-4 py-2 no-underline ${end ? 'text-right sm:col-start-2' : ''}`}
    >
      <span className="text-sm text-soft">{words}</span>
      <span className="font-serif font-semibold">{link.label}</span>
    </a>
  );
}
