'use client';

import { useRef } from 'react';
import { PlaceWatcher } from '@/components/desk/place-watcher';
import { stillAsked } from '@/components/games/grand-illusion/map/asked';
import { FirstHexes } from '@/components/games/grand-illusion/map/first-hexes';
import { HexFacts } from '@/components/games/grand-illusion/map/hex-facts';
import { HexList } from '@/components/games/grand-illusion/map/hex-list';
import { HexState } from '@/components/games/grand-illusion/map/hex-state';
import { Menu } from '@/components/games/grand-illusion/map/menu';
import { PlaceEntry } from '@/components/games/grand-illusion/map/place-entry';
import type { Position } from '@/components/games/grand-illusion/map/position';
import { Ring } from '@/components/games/grand-illusion/map/ring';
import { lookSlot, type Look } from '@/components/games/grand-illusion/map/slots';
import { SupplyCard } from '@/components/games/grand-illusion/map/supply-card';
import { useMap } from '@/components/games/grand-illusion/map/use-map';
import { usePlace } from '@/components/games/grand-illusion/map/use-place';
import type { History } from '@/components/storage/history';
import type { Slot } from '@/components/storage/slot';
import { useStored } from '@/components/storage/use-stored';
import { useTurnInPlay } from '@/components/storage/use-turn-in-play';
import { useSpeaker, useWords } from '@/components/words/words';
import { progressOf } from '@/lib/board/listed/read';
import type { ListedSpec } from '@/lib/board/listed/spec';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { listedFaultText } from '@/lib/sheet/listed/words';

/** Where everybody begins: the one hex whose ring the rules name. */
const PARIS = 19;
const BEGIN: Look = { hex: PARIS, asked: {} };

interface Props {
  readonly data: GiData;
  readonly spec: ListedSpec;
  readonly slot: Slot<History<Position>>;
}

/** A list of hexes that becomes a map: one hex with its ring, what the rules say, and what players enter. */
export function MapDesk({ data, spec, slot }: Props) {
  const t = useWords();
  const { say } = useSpeaker();
  const state = useMap(slot, spec);
  const look = useStored(lookSlot);
  const playing = useTurnInPlay('grand-illusion');
  const { hex, ...left } = look.value ?? BEGIN;
  const asked = stillAsked(left, playing.turn);
  const keep = (change: Partial<Look>) => look.change((old = BEGIN) => ({ ...old, ...change }));
  const top = useRef<HTMLElement>(null);
  const { place, put, choose, goOn } = usePlace(state, hex);
  const go = (n: number) => {
    keep({ hex: n });
    choose(undefined);
  };
  const { complete, rings, of } = progressOf(state.map);
  return (
    <div
      className="col-span-full row-span-full min-h-0 overflow-y-auto overscroll-contain py-3"
      aria-busy={!(state.ready && look.ready && playing.ready)}
    >
      <PlaceWatcher
        onPlace={(named) => Number(named) >= spec.first && Number(named) <= spec.last && go(Number(named))}
      />
      <div className="frame grid gap-4 wide:grid-cols-2">
        <section ref={top} className="grid min-w-0 scroll-mt-3 content-start gap-3">
          <div>
            <p className="font-semibold">{t('hexlist.progress', { complete, of, rings })}</p>
            <div
              role="progressbar"
              aria-label={t('hexlist.rings')}
              aria-valuemin={0}
              aria-valuemax={of}
              aria-valuenow={rings}
              className="mt-1 h-2 overflow-hidden rounded-full bg-sunk"
            >
              <div className="h-full bg-accent" style={{ width: `${(100 * rings) / of}%` }} />
            </div>
          </div>
          <Ring state={state} hex={hex} place={place} onPlace={choose} data={data} />
          <div role="alert">
            {state.fault && (
              <p className="rounded-lg border border-l-4 border-line border-l-bad px-3 py-2 text-sm">
                {say(listedFaultText(state.fault))}
              </p>
            )}
          </div>
          {place === undefined ? (
            <FirstHexes map={state.map} hex={hex} onGo={go} />
          ) : (
            <PlaceEntry
              key={`${hex} ${place}`}
              state={state}
              hex={hex}
              place={place}
              data={data}
              put={put}
              onGo={go}
              onPut={goOn}
            />
          )}
          <HexList
            map={state.map}
            hex={hex}
            data={data}
            onGo={go}
            onRing={() => top.current?.scrollIntoView({ block: 'start' })}
          />
        </section>
        <section className="grid min-w-0 content-start gap-3">
          <HexFacts hex={hex} map={state.map} data={data} />
          <HexState state={state} hex={hex} data={data} />
          <SupplyCard
            state={state}
            hex={hex}
            data={data}
            asked={asked}
            playing={playing.turn}
            onAsk={(change) => keep({ asked: { ...asked, ...change }, playing: playing.turn })}
          />
          <Menu state={state} spec={spec} />
        </section>
      </div>
    </div>
  );
}
