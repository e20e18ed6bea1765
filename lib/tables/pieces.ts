/**
 * A piece of a short text of the content: plain or emphasised words, a rule's number, or words that name a chart or a
 * dispute.
 */
export type Piece =
  | { readonly kind: 'text' | 'em' | 'rule'; readonly text: string }
  | { readonly kind: 'table' | 'dispute'; readonly id: string; readonly text: string };

// "§12.4.3" without the dot that ends a sentence; "*Blockade*"; "[victory points](table:victory-points)", the same with
// dispute:.
const MARKUP =
  /§(\d{1,2}(?:\.(?:\d{1,2}|[A-Za-z]\d?(?![\p{L}\p{N}])))*)|\*([^*\s][^*]*)\*|\[([^\]]+)\]\((table|dispute):([^)\s]+)\)/gu;

/** The pieces of a text in order; a text without markup is one piece. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKUP)) {
    const [all, rule, em, words, kind, id] = found;
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    if (rule) pieces.push({ kind: 'rule', text: rule });
    else if (em) pieces.push({ kind: 'em', text: em });
    else if (words && id) pieces.push({ kind: kind === 'table' ? 'table' : 'dispute', id, text: words });
    from = found.index + all.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** What is read of a text, without its markup. */
export const plainText = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'rule' ? `§${piece.text}` : piece.text))
    .join('');
