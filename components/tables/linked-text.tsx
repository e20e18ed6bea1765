import { chartAddress, disputeAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { piecesOf, type Piece } from '@/lib/tables/pieces';
import { RuleLink } from '@/components/rules/rule-sheet';
import Link from '@/components/ui/link';

interface Place {
  readonly lang: Language;
  readonly game?: GameId | undefined;
}

/** A short text of the content with its rule numbers, charts and disputes as links; without `game` they stay words. */
export function LinkedText({ text, ...place }: Place & { readonly text: string }) {
  return piecesOf(text).map((piece, index) => <PieceOf key={index} piece={piece} {...place} />);
}

function PieceOf({ piece, lang, game }: Place & { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'em':
      return <em>{piece.text}</em>;
    case 'rule':
      return game ? (
        <RuleLink game={game} number={piece.text} className="whitespace-nowrap tabular-nums underline">
          §{piece.text}
        </RuleLink>
      ) : (
        `§${piece.text}`
      );
    case 'table':
    case 'dispute':
      return game ? (
        <Link
          href={(piece.kind === 'table' ? chartAddress : disputeAddress)(lang, game, piece.id)}
          className="underline"
        >
          {piece.text}
        </Link>
      ) : (
        piece.text
      );
  }
}
