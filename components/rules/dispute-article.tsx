import type { Speaker } from '@/lib/calc/say';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { ruleAddress } from '@/lib/rules/address';

/** A question with its answer: `Dispute` of lib/content has this shape. */
export interface DisputeView {
  readonly id: string;
  readonly lang: Language;
  readonly title: string;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly source: string;
  /** written by renderMarkdown, and by nothing else */
  readonly html: string;
}

interface Props {
  readonly dispute: DisputeView;
  readonly game: GameId;
  readonly speak: Speaker;
  titleOf(number: string): string | undefined;
}

/** Kinds whose answer is ours and not the rulebook's. */
const UNOFFICIAL = new Set(['ruling', 'translation']);

/** A question, who answers it, and the rules that decide it. */
export function DisputeArticle({ dispute, game, speak, titleOf }: Props) {
  const t = (key: string) => speak.say({ key: `rules.${key}` });
  const lang = dispute.lang === speak.lang ? undefined : dispute.lang;
  return (
    <article id={dispute.id} className="rule">
      <h3 className="rule-heading" lang={lang}>
        <a href={`#${dispute.id}`} className="dispute-title" data-copy aria-describedby="copy-hint">
          {dispute.title}
        </a>
      </h3>
      {UNOFFICIAL.has(dispute.kind) && (
        <p className="mb-2 w-fit rounded border border-warn px-2 text-sm font-semibold text-warn">
          {t(`kinds.${dispute.kind}`)}: {t('disputes.unofficial')}
        </p>
      )}
      <div className="rule-text" lang={lang} dangerouslySetInnerHTML={{ __html: dispute.html }} />
      <p className="mt-2 text-sm text-soft">
        {t('disputes.source')}: <span lang={lang}>{dispute.source}</span>
      </p>
      <ul aria-label={t('rulesOf')} className="flex flex-wrap gap-x-4">
        {dispute.rules.map((number) => (
          <li key={number}>
            <a href={ruleAddress(speak.lang, game, number)} className="row-link text-sm">
              <span className="number">{number}</span>
              <span lang={lang}>{titleOf(number)}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
