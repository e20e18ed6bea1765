import { memo } from 'react';
import type { Chart } from '@/components/games/paths-of-glory/board/map/chart';
import { FONT } from '@/components/map/labels';
import type { Localised } from '@/lib/core/language';
import type { Nation } from '@/lib/games/paths-of-glory/data';

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The coast, and the frame of the Near East. It never changes. */
export const Ground = memo(function Ground({ chart, insetName }: { chart: Chart; insetName: string }) {
  const { outline, inset } = chart.layout;
  return (
    <g aria-hidden>
      <rect className="map-inset" x={inset.x} y={inset.y} width={inset.width} height={inset.height} rx={10} />
      <path className="map-coast" d={outline.map(pathOf).join('')} />
      <text className="map-inset-name" x={inset.x + 20} y={inset.y + inset.height - 18}>
        {insetName}
      </text>
    </g>
  );
});

/** The lines between spaces; dotted ones with the nations that may use them (11.1.4). */
export const Lines = memo(function Lines({
  chart,
  nations,
  lang,
}: {
  chart: Chart;
  nations: readonly Nation[];
  lang: keyof Localised;
}) {
  const ends = chart.lines.flatMap(({ a, b, only }) => {
    const [from, to] = [chart.at.get(a), chart.at.get(b)];
    return from && to ? [{ from, to, only }] : [];
  });
  const d = (dotted: boolean): string =>
    ends
      .filter(({ only }) => (only !== null) === dotted)
      .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
      .join('');
  const abbr = (name: string): string => nations.find(({ id }) => id === name)?.abbr?.[lang] ?? name.toUpperCase();
  return (
    <g aria-hidden>
      <path className="map-line" d={d(false)} />
      <path className="map-line map-line-dotted" d={d(true)} />
      {ends.map(({ from, to, only }) =>
        only ? (
          <text
            key={`${from.space.id}-${to.space.id}`}
            className="map-line-name map-halo"
            textAnchor="middle"
            x={(from.x + to.x) / 2}
            y={(from.y + to.y) / 2 + 3}
          >
            {only.map(abbr).join(' ')}
          </text>
        ) : null,
      )}
    </g>
  );
});

/** The names of the spaces; which of them show depends on the zoom. */
export const Names = memo(function Names({ chart }: { chart: Chart }) {
  return (
    <g aria-hidden fontSize={FONT}>
      {chart.labels.map(({ id, lines, x, y, anchor, capital, landmark }) => (
        <text
          key={id}
          className={`map-name ${capital ? 'map-name-capital' : ''} ${landmark ? `map-name-landmark-${landmark}` : ''}`}
          x={x}
          y={y}
          textAnchor={anchor}
        >
          {lines.map((line, i) => (
            <tspan key={i} x={x} dy={i ? '0.96em' : 0}>
              {capital && i === 0 ? `★ ${line}` : line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
});
