import type { ReactNode } from 'react';
import { RosterProvider } from '@/components/calculator/counters/roster-context';
import { ControlsProvider } from '@/components/calculator/controls/controls';
import { Board } from '@/components/games/when-eagles-fight/board';
import { CounterSign } from '@/components/games/when-eagles-fight/counter-sign';
import { SHELF } from '@/components/games/when-eagles-fight/sheet/shelf';
import { recovered } from '@/components/sheet/shelf';
import { loadData } from '@/lib/games/when-eagles-fight/data';

/** The hex sheets of this device. */
export async function openBoard(): Promise<ReactNode> {
  const [data, anew] = await Promise.all([loadData(), recovered(SHELF)]);
  return (
    <ControlsProvider>
      <RosterProvider game="when-eagles-fight" counters={data.counters} Sign={CounterSign}>
        <Board data={data} recovered={anew} />
      </RosterProvider>
    </ControlsProvider>
  );
}
