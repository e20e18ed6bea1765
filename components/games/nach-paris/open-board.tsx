import type { ReactNode } from 'react';
import { RosterProvider } from '@/components/calculator/counters/roster-context';
import { ControlsProvider } from '@/components/calculator/controls/controls';
import { CounterSign } from '@/components/games/nach-paris/counter-sign';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import { SHELF } from '@/components/games/nach-paris/sheet/shelf';
import { HexBoard } from '@/components/sheet/hex-board';
import { looseKit } from '@/components/sheet/kit';
import { recovered } from '@/components/sheet/shelf';
import { loadData } from '@/lib/games/nach-paris/data';

/** The hex sheets of this device. */
export async function openBoard(): Promise<ReactNode> {
  const [data, anew] = await Promise.all([loadData(), recovered(SHELF)]);
  return (
    <ControlsProvider>
      <RosterProvider game="nach-paris" counters={data.counters} Sign={CounterSign}>
        <HexBoard kit={looseKit(npKit(data))} recovered={anew} />
      </RosterProvider>
    </ControlsProvider>
  );
}
