import { CardEditor } from '@/components/cards/editor/card-editor';
import { ChartRules, Fold } from '@/components/tables/chart-rules';
import { LinkedText } from '@/components/tables/linked-text';
import { RuleLink } from '@/components/rules/rule-sheet';
import type { Speaker } from '@/lib/calc/say';
import { edgeText, placeText } from '@/lib/calc/card-words';
import type { GameId } from '@/lib/core/game-id';
import { EDGES, type CardChart } from '@/lib/tables/card';
import { resultIn } from '@/lib/tables/card-written';

interface Props {
  readonly card: CardChart;
  readonly cards: Readonly<Record<string, CardChart>>;
  readonly game: GameId;
  /** knows the interface words of the areas charts and cards */
  readonly speak: Speaker;
}

/**
 * A chart that players fill in: how to read it, the chart to fill in, what lies past its edges, what is known and from
 * where.
 */
export function CardSection({ card, cards, game, speak }: Props) {
  const { lang, say } = speak;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {card.note && (
        <p className="max-w-prose text-sm text-soft">
          <LinkedText text={card.note[lang]} lang={lang} game={game} />
        </p>
      )}
      <CardEditor game={game} card={card} cards={cards} />
      <Edges card={card} game={game} speak={speak} />
      <p className="max-w-prose text-sm text-soft">
        <strong className="font-semibold">{say({ key: 'charts.provenance' })}:</strong>{' '}
        <LinkedText text={card.provenance.text[lang]} lang={lang} game={game} />
      </p>
      <Fold
        summary={say({
          key: 'cards.known',
          params: { cells: card.cells.length, headings: card.columns.headings.length },
        })}
      >
        <ul className="grid list-disc gap-1 pb-2 pl-5 text-sm">
          {card.cells.map(({ line, column, row, result, source }) => (
            <li key={`${line ?? ''}/${column}/${row}`}>
              {say(placeText(card, { line, column, row }))}:{' '}
              <strong className="font-semibold whitespace-nowrap tabular-nums">
                {resultIn(card.results, result, lang)}
              </strong>{' '}
              – <LinkedText text={source[lang]} lang={lang} game={game} />
            </li>
          ))}
          {card.columns.gaps.map(({ from, to, columns, source }) => (
            <li key={`${from}/${to}`}>
              {say({ key: 'cards.gap', params: { from, to, columns } })} –{' '}
              <LinkedText text={source[lang]} lang={lang} game={game} />
            </li>
          ))}
        </ul>
      </Fold>
      <ChartRules rules={card.rules} game={game} speak={speak} />
    </div>
  );
}

/** What lies past the edges, in words. */
function Edges({ card, game, speak }: Pick<Props, 'card' | 'game' | 'speak'>) {
  const names = EDGES.filter((name) => card.edges[name]);
  if (!names.length) return null;
  const ofRows = names.every((name) => name === 'above' || name === 'below');
  return (
    <section className="max-w-prose text-sm">
      <h2 className="font-sans font-semibold">{speak.say({ key: `cards.edges.title.${ofRows ? 'rows' : 'any'}` })}</h2>
      <ul className="list-disc pl-5">
        {names.map((name) => {
          const { rule } = card.edges[name] ?? { rule: '' };
          return (
            <li key={name}>
              {speak.say(edgeText(card, name))}{' '}
              <RuleLink
                game={game}
                number={rule}
                className="inline-block px-1 py-3 whitespace-nowrap tabular-nums"
              >{`§${rule}`}</RuleLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
