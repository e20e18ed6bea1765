import type { Face, Side } from '@/lib/games/paths-of-glory/data';

/** One counter of a stack, as it is drawn. */
export interface CounterView {
  readonly kind: 'army' | 'corps';
  readonly face: Face;
  readonly cut: boolean;
  /** "GE", "BEF" */
  readonly mark: string;
}

const SIZES = { army: { w: 15, h: 9.5, sign: 'XXXX' }, corps: { w: 12, h: 7.6, sign: 'XXX' } } as const;

function frameOf(side: Side, w: number, h: number): string {
  return side === 'allied'
    ? `M${-w} ${-h}H${w}V${h}H${-w}Z`
    : `M${4 - w} ${-h}H${w - 4}L${w} 0L${w - 4} ${h}H${4 - w}L${-w} 0Z`;
}
function crossOf(side: Side, w: number, h: number): string {
  const x = side === 'allied' ? w : w - 4;
  return `M${-x} ${-h}L${x} ${h}M${x} ${-h}L${-x} ${h}`;
}

/** A counter with the infantry cross. A reduced one has a broken, empty frame; one out of supply is hatched. */
function CounterShape({ side, kind, face, cut }: { side: Side } & Omit<CounterView, 'mark'>) {
  const { w, h } = SIZES[kind];
  return (
    <>
      <path className={`map-counter map-counter-${cut ? 'cut' : face} map-counter-${side}`} d={frameOf(side, w, h)} />
      {cut && <path className={`map-cut-hatch map-cut-${face}`} d={frameOf(side, w, h)} />}
      <path className="map-cross" d={crossOf(side, w, h)} />
    </>
  );
}

/** The nations of a stack with their number: "GE ×2". */
function marksOf(units: readonly CounterView[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { mark } of units) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].map(([mark, n]) => (n > 1 ? `${mark} ×${n}` : mark));
}

/** The counters of a space as a pile above its symbol, the largest on top, with nations and number beside it. */
export function Counters({ side, units, cutWord }: { side: Side; units: readonly CounterView[]; cutWord: string }) {
  const pile = [...units].sort((a, b) => Number(a.kind === 'army') - Number(b.kind === 'army')).slice(-3);
  const top = pile.at(-1);
  if (!top) return null;
  const marks = marksOf(units);
  const cut = units.filter((unit) => unit.cut).length;
  const word = cut > 0 && cut < units.length ? `${cut} ${cutWord}` : cutWord;
  const rise = 3 * (pile.length - 1);
  const width = word.length * 5.6 + 9;
  return (
    <g className="map-counters">
      <g transform="translate(0 -20)">
        {pile.map((unit, i) => (
          <g key={i} transform={`translate(${3 * (pile.length - 1 - i)} ${-3 * (pile.length - 1 - i)})`}>
            <CounterShape side={side} {...unit} />
          </g>
        ))}
        <text className="map-size" y={-SIZES[top.kind].h - 2.5 - rise}>
          {SIZES[top.kind].sign}
        </text>
        <text className="map-marks map-halo" x={SIZES[top.kind].w + rise + 3}>
          {marks.map((mark, i) => (
            <tspan key={mark} x={SIZES[top.kind].w + rise + 3} y={4 - rise / 2 + (i - (marks.length - 1) / 2) * 10}>
              {mark}
            </tspan>
          ))}
        </text>
        {cut > 0 && cutWord && (
          <g transform={`translate(0 ${-SIZES[top.kind].h - rise - 8})`}>
            <rect className="map-cut-tag" x={-width / 2} y={-6.5} width={width} height={13} rx={3} />
            <text className="map-cut-word" y={3.4}>
              {word}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
