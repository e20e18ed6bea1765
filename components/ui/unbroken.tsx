/** A figure and its sign: the capturing group keeps them in the pieces of a split. */
const PERCENTAGE = /(\d+(?:[.,]\d+)? %)/;

/** A line that does not end between a figure and its per cent sign. */
export function Unbroken({ text }: { text: string }) {
  return text.split(PERCENTAGE).map((piece, i) =>
    PERCENTAGE.test(piece) ? (
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
