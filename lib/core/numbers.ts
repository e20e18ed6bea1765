/*
 * Numbers as they stand in a sentence or a ledger: a real minus sign (U+2212), never "−0", no thousands marks. The
 * same in every language, since a column or a modifier is read off a chart that all players share.
 */

const MINUS = '\u2212';
const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20, signDisplay: 'negative' });
const SIGNED = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 20,
  signDisplay: 'exceptZero',
});

/** The few whole numbers that ledgers are full of are formatted once. */
const spelt = (format: Intl.NumberFormat): ((value: number) => string) => {
  const known = new Map<number, string>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const made = format.format(value).replace('-', MINUS);
    if (Number.isInteger(value) && Math.abs(value) < 100) known.set(value, made);
    return made;
  };
};

/** "6", "−5", "0": without a plus. */
export const plain = spelt(PLAIN);

/** "+6", "−5", "0": as a modifier is written. */
export const signed = spelt(SIGNED);
