import type { RequestText } from '@/lib/cli/request';

/**
 * The lines of a text that arrives piece by piece. Of a longer one than `most` only the beginning is kept, with the
 * length that it had: no line is too long for it.
 */
export async function* linesOf(input: AsyncIterable<unknown>, most: number): AsyncGenerator<RequestText> {
  let [text, length] = ['', 0];
  const add = (piece: string): void => {
    if (text.length <= most) text += piece.slice(0, most + 1 - text.length);
    length += piece.length;
  };
  const decoder = new TextDecoder();
  for await (const chunk of input) {
    const pieces = (typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true })).split(
      '\n',
    );
    for (const [i, piece] of pieces.entries()) {
      if (i > 0) {
        yield { text, length };
        [text, length] = ['', 0];
      }
      add(piece);
    }
  }
  yield { text, length };
}
