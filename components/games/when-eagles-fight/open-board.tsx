import type { ReactNode } from 'react';
import { ControlsProvider } from '@/components/calculator/controls/controls';
import { wefKit } from '@/components/games/when-eagles-fight/sheet/kit';
import { SHELF } from '@/components/games/when-eagles-fight/sheet/shelf';
import { HexBoard } from '@/components/sheet/hex-board';
import { looseKit, recovered } from '@/components/sheet/kit';
import { loadData } from '@/lib/games/when-eagles-fight/data';

/** The hex sheets of this device. */
export async function openBoard(): Promise<ReactNode> {
  const [data, anew] = await Promise.all([loadData(), recovered(SHELF)]);
  return (
    <ControlsProvider>
      <HexBoard kit={looseKit(wefKit(data))} recovered={anew} />
    </ControlsProvider>
  );
}
