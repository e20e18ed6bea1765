import type { Speaker } from '@/lib/calc/say';
import type { RelatedGroup, RuleView } from '@/components/rules/rule-view';
import { QuestionMarks } from '@/components/rules/question-marks';
import { ruleAnchor } from '@/lib/rules/address';

/** One rule of a chapter: its number, what overrides it, its text, and folded what belongs to it. */
export function RuleArticle({ rule, speak }: { rule: RuleView; speak: Speaker }) {
  const Heading = `h${rule.level}` as const;
  const anchor = ruleAnchor(rule.number);
  const lang = rule.lang === speak.lang ? undefined : rule.lang;
  return (
    <article id={anchor} className="rule">
      <Heading className="rule-heading">
        <a href={`#${anchor}`} className="rule-number" data-copy aria-describedby="copy-hint">
          <span>{rule.number}</span>
        </a>
        <span className="rule-title" lang={lang}>
          {rule.title}
          {rule.marks.map(({ mark, text }) => (
            <abbr key={mark} className="rule-mark" title={text} lang={speak.lang}>
              {' '}
              {mark}
            </abbr>
          ))}
        </span>
      </Heading>
      <a
        href={rule.settle}
        className="settle-link"
        aria-label={`${speak.say({ key: 'common.settle' })}: ${rule.number}`}
      />
      <QuestionMarks
        questions={rule.questions}
        fold={(count) => speak.say({ key: 'rules.touching', params: { count } })}
      />
      <div className="rule-text" lang={lang} dangerouslySetInnerHTML={{ __html: rule.html }} />
      <div className="rule-other" data-other={rule.number} />
      {rule.related.length > 0 && <Related groups={rule.related} speak={speak} />}
    </article>
  );
}

function Related({ groups, speak }: { groups: readonly RelatedGroup[]; speak: Speaker }) {
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <details className="related fold">
      <summary>{speak.say({ key: 'rules.related', params: { count } })}</summary>
      <dl>
        {groups.map(({ kind, links }) => (
          <div key={kind}>
            <dt>{speak.say({ key: `rules.${kind}` })}</dt>
            <dd>
              {links.map(({ href, label, number }) => (
                <a key={href} href={href} className="row-link">
                  {number && <span className="number">{number}</span>}
                  {label}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
