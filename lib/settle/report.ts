import type { Speaker } from '@/lib/calc/say';
import type { ApartStep, Comparison } from '@/lib/settle/compare';
import { whoseReading, type AnswerCard, type CardFact, type CardPoint, type Sureness } from '@/lib/settle/view';

/*
 * Sentences of a card, of the area `settle` of the interface's words, and the whole card as plain text.
 */

/** How sure an answer is, a sentence for each thing that it rests on. */
export function sureLines(
  { official, ours, agreed, unexplained, assumed }: Sureness,
  { say }: Speaker,
): readonly string[] {
  const line = (key: string, count: number) => (count ? [say({ key: `settle.sure.${key}`, params: { count } })] : []);
  const lines = [
    ...line('official', official),
    ...line('ours', ours),
    ...line('agreed', agreed),
    ...line('unexplained', unexplained),
    ...line('assumed', assumed),
  ];
  return lines.length ? lines : [say({ key: 'settle.sure.rules' })];
}

const factLine = ({ label, text, assumed }: CardFact, { say }: Speaker): string =>
  [label === undefined ? text : `${label}: ${text}`, ...(assumed ? [`(${say({ key: 'tools.assumed' })})`] : [])].join(
    ' ',
  );

function pointLine({ text, rule, question }: CardPoint, { say }: Speaker): string {
  const kind = question && say({ key: `rules.kinds.${question.kind}` });
  return [
    ...(rule === undefined ? [] : [`[${rule}]`]),
    text,
    ...(question ? [`(${kind}: ${question.title})`] : []),
  ].join(' ');
}

/** The ways to play a point, a line each, with the answer under it where the answers differ. */
function playedLines({ played }: CardPoint, { say }: Speaker): readonly string[] {
  if (!played) return [];
  const { effect, readings } = played;
  const t = (key: string) => say({ key: `tools.readings.${key}` });
  return [
    ...(effect === 'answer' ? [] : [`  ${t(effect)}`]),
    ...readings.map((reading) => {
      const whose = whoseReading(reading);
      const named = `${reading.text}${whose ? ` (${t(whose)})` : ''}`;
      return `  ${reading.chosen ? '●' : '○'} ${named}${effect === 'answer' ? `: ${reading.answer}` : ''}`;
    }),
  ];
}

/** What stands around every card. */
export interface Around {
  /** the game and what answers */
  readonly heading: string;
  readonly question: string;
  /** what to do if play went on */
  readonly repair: readonly string[];
  readonly edition: string;
  readonly link: string;
}

const part = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length ? ['', title, ...lines] : [];

/** The answers of a card, and what another reading turns them into. */
const headOf = ({ answers, turned }: AnswerCard): readonly string[] => [
  ...answers.map(({ text }) => text),
  ...(turned === undefined ? [] : [turned]),
];

/** A card as text, in the order of the screen. */
export function reportOf(
  { heading, question, repair, edition, link }: Around,
  card: AnswerCard,
  speaker: Speaker,
): string {
  const t = (key: string) => speaker.say({ key: `settle.${key}` });
  const steps = card.steps.map(
    ({ rule, lines, decides }, i) => `${i + 1}. [${rule}] ${lines.join(' ')}${decides ? ` ← ${t('decides')}` : ''}`,
  );
  return [
    heading,
    question,
    '',
    ...headOf(card),
    ...part(
      t('facts'),
      card.facts.map((fact) => `- ${factLine(fact, speaker)}`),
    ),
    ...part(t('steps'), steps),
    ...part(
      t('points'),
      card.points.flatMap((point) => [`- ${pointLine(point, speaker)}`, ...playedLines(point, speaker)]),
    ),
    ...part(t('sureTitle'), sureLines(card.sure, speaker)),
    '',
    ...repair,
    '',
    edition,
    link,
  ].join('\n');
}

/** Two versions of a case as text, in the order of the screen. */
export function comparedReport(
  { heading, question, repair, edition, link }: Around,
  [first, second]: readonly [AnswerCard, AnswerCard],
  { effect, facts, parting }: Comparison,
  speaker: Speaker,
): string {
  const t = (key: string) => speaker.say({ key: `settle.disagree.${key}` });
  const stepLine = (step: ApartStep | undefined) =>
    step ? [...(step.rule === undefined ? [] : [`[${step.rule}]`]), step.text].join(' ') : t('noStep');
  return [
    heading,
    question,
    '',
    t(`effect.${effect}`),
    ...part(t('first'), headOf(first)),
    ...part(t('second'), headOf(second)),
    ...part(
      t('parting'),
      parting
        ? [`${t('first')}: ${stepLine(parting.first)}`, `${t('second')}: ${stepLine(parting.second)}`]
        : [t('sameSteps')],
    ),
    ...part(
      t('facts'),
      facts.map(
        ({ label, first: a = t('absent'), second: b = t('absent') }) =>
          `- ${label === undefined ? '' : `${label}. `}${t('first')}: ${a}. ${t('second')}: ${b}`,
      ),
    ),
    '',
    ...repair,
    '',
    edition,
    link,
  ].join('\n');
}

/** A card of a text (a rule, a question, a chart) as text: what it is about, and where it stands. */
export const shortReport = ({ heading, question, repair, edition, link }: Around, lines: readonly string[]): string =>
  [heading, question, ...(lines.length ? ['', ...lines] : []), '', ...repair, '', edition, link].join('\n');
