import type { Chart } from '@/components/map/chart';
import type { Point } from '@/components/map/view';
import '@/components/map/overlay.css';

/** A line of supply or the line that lacks least, to draw over the map. */
export interface DrawnLine {
  readonly spaces: readonly string[];
  readonly sea: readonly [string, string] | null;
  /** where it is cut: the space or link, and the rule */
  readonly cut?: { readonly at: readonly string[]; readonly rule: string };
}

/** A space to guard, with the spaces of the units that its loss would cut off. */
export interface Guard {
  readonly space: string;
  readonly cuts: readonly string[];
}

/** What lies under the spaces: the chosen one's disc, and the lines of supply. */
export function Underlay({
  chart,
  chosen,
  ways,
}: {
  chart: Chart;
  chosen: string | undefined;
  ways: readonly DrawnLine[];
}) {
  const spot = chosen === undefined ? undefined : chart.at.get(chosen);
  return (
    <g className="map-over" aria-hidden>
      {spot && <circle className="map-chosen" cx={spot.x} cy={spot.y} r={24} />}
      {ways.map((way) => (
        <WayMark key={keyOf(way)} chart={chart} way={way} />
      ))}
    </g>
  );
}

interface Props {
  readonly chart: Chart;
  readonly ways: readonly DrawnLine[];
  readonly guard: Guard | undefined;
}

/** What lies over everything else: spaces to guard, and where lines are cut. */
export function Overlay({ chart, ways, guard }: Props) {
  const guarded = guard && chart.at.get(guard.space);
  return (
    <g className="map-over" aria-hidden>
      {guarded && <circle className="map-guard" cx={guarded.x} cy={guarded.y} r={28} />}
      {guard?.cuts.map((id) => {
        const cut = chart.at.get(id);
        return cut && <circle key={id} className="map-endangered" cx={cut.x} cy={cut.y - 8} r={30} />;
      })}
      {ways.map((way) => way.cut && <Break key={keyOf(way)} chart={chart} cut={way.cut} />)}
    </g>
  );
}

const keyOf = ({ spaces, cut }: DrawnLine): string => `${spaces.join()}:${cut?.rule ?? ''}`;

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly sea: boolean;
  readonly lost: boolean;
}

/** The legs of a way; those behind the break are lost. */
export function legsOf(chart: Chart, { spaces, sea, cut }: DrawnLine): readonly Leg[] {
  const stop = cut ? spaces.findIndex((id, i) => cut.at.includes(id) && (i > 0 || cut.at.length === 1)) : -1;
  return spaces.slice(1).flatMap((id, i) => {
    const before = spaces[i] ?? id;
    const [from, to] = [chart.at.get(before), chart.at.get(id)];
    return from && to ? [{ from, to, sea: sea?.[0] === before && sea[1] === id, lost: stop >= 0 && i + 1 > stop }] : [];
  });
}

/** A leg by sea bends out, so that it is not taken for a line on land. */
function curve({ from, to, sea }: Leg): string {
  if (!sea) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const bend = 0.18;
  const [x, y] = [(from.x + to.x) / 2 - (to.y - from.y) * bend, (from.y + to.y) / 2 + (to.x - from.x) * bend];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

function WayMark({ chart, way }: { chart: Chart; way: DrawnLine }) {
  const legs = legsOf(chart, way);
  const d = (test: (leg: Leg) => boolean): string => legs.filter(test).map(curve).join('');
  const end = chart.at.get(way.spaces.at(-1) ?? '');
  return (
    <>
      <path className="map-way-halo" d={d(() => true)} />
      <path className="map-way" d={d(({ sea, lost }) => !sea && !lost)} />
      <path className="map-way map-way-sea" d={d(({ sea, lost }) => sea && !lost)} />
      <path className="map-way map-way-lost" d={d(({ lost }) => lost)} />
      {end && !way.cut && <circle className="map-way" cx={end.x} cy={end.y} r={19} />}
    </>
  );
}

/** A cross where the line stops, with the rule's number. */
function Break({ chart, cut }: { chart: Chart; cut: NonNullable<DrawnLine['cut']> }) {
  const spots = cut.at.flatMap((id) => chart.at.get(id) ?? []);
  const [first] = spots;
  if (!first) return null;
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="map-break" r={15} />
      <path className="map-break" d="M-7 -7L7 7M7 -7L-7 7" strokeLinecap="round" />
      <text className="map-break-word map-halo" y={31}>
        {cut.rule}
      </text>
    </g>
  );
}
