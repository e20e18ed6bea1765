'use client';

import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Chart } from '@/components/games/paths-of-glory/board/map/chart';
import { isArrow, nearest, stepTo } from '@/components/map/chart';
import { focusSpace } from '@/components/map/focus';
import { bringIntoSight } from '@/components/map/into-sight';
import { Ground, Lines, Names } from '@/components/games/paths-of-glory/board/map/ground';
import { SpaceLayer, StackLayer } from '@/components/games/paths-of-glory/board/map/layers';
import { Overlay, Underlay, type Guard, type DrawnLine } from '@/components/map/overlay';
import type { MapControl, Paint } from '@/components/map/map-control';
import { looksCloser } from '@/components/map/tap';
import { useGestures } from '@/components/map/use-gestures';
import { levelOf, toMap, transformOf } from '@/components/map/view';
import { zoomByKey } from '@/components/map/zoom-keys';
import type { Namer } from '@/components/games/paths-of-glory/board/names';
import type { Scene } from '@/components/games/paths-of-glory/board/scene';
import { useSpeaker, useWords } from '@/components/words/words';
import '@/components/games/paths-of-glory/board/map/map.css';

/** `act` does what the mode does to a space, `open` shows what stands there, `choose` only points at it. */
export type Touch = 'act' | 'open' | 'choose';

interface Props {
  readonly chart: Chart;
  readonly scene: Scene;
  readonly names: Namer;
  readonly view: MapControl;
  readonly chosen: string | undefined;
  readonly ways: readonly DrawnLine[];
  readonly guard: Guard | undefined;
  onTouch(space: string | undefined, touch: Touch): void;
}

/** Reach of a thumb around a space, in pixels. */
const THUMB = 24;
/** Spaces closer together than this cannot be told apart by a thumb: a tap zooms in first. */
const CLOSEST = 56;
/** A space nearer to the edge of the screen than this counts as out of sight, in pixels. */
const EDGE = 60;
const FIRST = 'paris';

/** The map: what is drawn is drawn once, and moved as a whole. */
export function MapView({ chart, scene, names, view, chosen, ways, guard, onTouch }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  useEffect(
    () => (svg.current && world.current ? view.attach(svg.current, painter(svg.current, world.current)) : undefined),
    [view],
  );
  useGestures(svg, view, {
    onTap(tap) {
      const { scale } = view.get();
      const spot = nearest(chart.spots, toMap(view.get(), tap.at, view.size()), Math.max(THUMB / scale, 18));
      if (!looksCloser(view, tap, spot, CLOSEST * scale < 2 * THUMB - 8)) onTouch(spot?.space.id, 'act');
    },
  });
  const goInto = useFocusInto(view, chart);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const here = spaceOf(event.target);
    if (here === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) {
      const next = stepTo(chart, here, event.key);
      if (next !== undefined) {
        onTouch(next, 'choose');
        goInto(next);
      }
    } else if (event.key === 'Enter') onTouch(here, 'open');
    else if (event.key === ' ') onTouch(here, 'act');
    else if (!zoomByKey(view, event.key)) return;
    event.preventDefault();
  };
  // Screen readers click without a pointer; real taps have been dealt with.
  const onClick = (event: MouseEvent) => {
    const here = spaceOf(event.target);
    if (event.detail === 0 && here !== undefined) onTouch(here, 'act');
  };
  return (
    <svg
      ref={svg}
      className="board-map"
      data-level="near"
      role="group"
      aria-label={t('board.map.label')}
      aria-describedby="board-map-keys"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <defs>
        <pattern id="map-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" stroke="var(--bad)" strokeWidth="3.4" />
        </pattern>
      </defs>
      <g ref={world}>
        <Ground chart={chart} insetName={t('board.map.nearEast')} />
        <Lines chart={chart} nations={scene.board.data.units.nations} lang={lang} />
        <Underlay chart={chart} chosen={chosen} ways={ways} />
        <SpaceLayer chart={chart} scene={scene} names={names} entry={chosen ?? FIRST} />
        <Names chart={chart} />
        <StackLayer chart={chart} scene={scene} names={names} cutWord={t('board.supply.tag')} />
        <Overlay chart={chart} ways={ways} guard={guard} />
      </g>
    </svg>
  );
}

/** Moves the drawing as a whole: one attribute of one element, and the level where the zoom has passed one. */
const painter =
  (svg: SVGSVGElement, world: SVGGElement): Paint =>
  (view, screen) => {
    world.setAttribute('transform', transformOf(view, screen));
    const level = levelOf(view.scale);
    if (svg.dataset.level !== level) svg.dataset.level = level;
  };

const spaceOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-space]')?.dataset.space : undefined;

/** Puts the keyboard into a space after it has been drawn as the chosen one, with the map moved so that it is seen. */
function useFocusInto(view: MapControl, chart: Chart): (space: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    focusSpace(wanted.current);
    wanted.current = undefined;
  });
  return (space) => {
    wanted.current = space;
    const spot = chart.at.get(space);
    if (spot) bringIntoSight(view, spot, EDGE);
  };
}
