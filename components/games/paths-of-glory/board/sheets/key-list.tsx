import type { ReactNode } from 'react';
import { Counters, type CounterView } from '@/components/games/paths-of-glory/board/map/counters';
import {
  Body,
  FortSign,
  PortSign,
  SourceSign,
  TerrainSign,
  TrenchSign,
  type FortState,
  type Holder,
} from '@/components/games/paths-of-glory/board/map/signs';
import { useWords } from '@/components/words/words';
import type { Side } from '@/lib/games/paths-of-glory/data';

const HOLDERS: readonly Holder[] = ['allied', 'central', 'neutral'];
const TERRAINS = ['forest', 'mountain', 'swamp', 'desert'] as const;
const FORTS: readonly FortState[] = ['standing', 'besieged', 'destroyed'];

/** What the signs of the map mean. */
export function KeyList() {
  const t = useWords();
  const counter = (kind: CounterView['kind'], face: CounterView['face'], cut = false): CounterView => ({
    kind,
    face,
    cut,
    mark: '',
  });
  const stack = (side: Side, unit: CounterView): ReactNode => (
    <g className={`map-stack map-stack-${side}`} transform="translate(0 18)">
      <Counters side={side} units={[unit]} cutWord="" />
    </g>
  );
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3 gap-y-1 pb-2">
      {HOLDERS.map((holder) => (
        <Sign key={holder} label={t(`board.key.${holder}`)} holder={holder} />
      ))}
      {TERRAINS.map((terrain) => (
        <Sign key={terrain} label={t(`board.terrain.${terrain}`)}>
          <TerrainSign terrain={terrain} />
        </Sign>
      ))}
      <Sign label={t('board.sign.vp')}>
        <Body holder="allied" grow={4.5} className="map-vp" />
      </Sign>
      {FORTS.map((state) => (
        <Sign key={state} label={t(`board.key.fort.${state}`)}>
          {state === 'besieged' && <circle className="map-siege" r={20} />}
          <FortSign factor={2} state={state} />
        </Sign>
      ))}
      <Sign label={t('board.sign.port')}>
        <PortSign />
      </Sign>
      <Sign label={t('board.sign.source')}>
        <SourceSign />
      </Sign>
      {[1, 2].map((level) => (
        <Sign key={level} label={t('board.trench.label', { level })}>
          <TrenchSign level={level} />
        </Sign>
      ))}
      <Bare label={t('board.key.army')}>{stack('allied', counter('army', 'full'))}</Bare>
      <Bare label={t('board.key.corps')}>{stack('central', counter('corps', 'full'))}</Bare>
      <Bare label={t('board.key.reduced')}>{stack('central', counter('army', 'reduced'))}</Bare>
      <Bare label={t('board.key.cut')}>{stack('allied', counter('army', 'full', true))}</Bare>
    </ul>
  );
}

function Sign({ label, holder = 'allied', children }: { label: string; holder?: Holder; children?: ReactNode }) {
  return (
    <Bare label={label}>
      <g className={`map-space-${holder}`}>
        <Body holder={holder} className="map-body" />
        {children}
      </g>
    </Bare>
  );
}

function Bare({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-2 text-sm">
      <svg aria-hidden width="56" height="56" viewBox="-30 -28 60 56" className="shrink-0">
        {children}
      </svg>
      {label}
    </li>
  );
}
