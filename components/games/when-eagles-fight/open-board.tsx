import type { ReactNode } from 'react';
import { ControlsProvider } from '@/components/calculator/controls/controls';
import { Board } from '@/components/games/when-eagles-fight/board';
import { SHELF } from '@/components/games/when-eagles-fight/sheet/shelf';
import { recovered } from '@/components/sheet/kit';
import { loadData } from '@/lib/games/when-eagles-fight/data';

/** The hex sheets of this device. */
export async function openBoard(): Promise<ReactNode> {
  const [data, anew] = await Promise.all([loadData(), recovered(SHELF)]);
  return (
    <ControlsProvider>
      <Board data={data} recovered={anew} />
    </ControlsProvider>
  );
}
