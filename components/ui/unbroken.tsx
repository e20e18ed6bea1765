/**
 * A figure with its sign or its unit ("33 %", "−8 MF"), and a mark with its number ("EXM-1", "GT 4"): the capturing
 * group keeps them in the pieces of a split.
 */
const TOGETHER = /([+−]?\d+(?:[.,]\d+)? (?:%|\p{Lu}{2,}(?!\p{L}))|\p{Lu}{2,}[- ]\d+)/u;

/** A line that does not end within what is read as one. */
export function Unbroken({ text }: { text: string }) {
  return text.split(TOGETHER).map((piece, i) =>
    TOGETHER.test(piece) ? (
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
