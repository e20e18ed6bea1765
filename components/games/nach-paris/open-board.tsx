import type { ReactNode } from 'react';
import { ControlsProvider } from '@/components/calculator/controls/controls';
import { HexBoard } from '@/components/sheet/hex-board';
import { loadKit } from '@/components/sheet/load-kit';

/** The hex sheets of this device. */
export const openBoard = async (): Promise<ReactNode> => (
  <ControlsProvider>
    <HexBoard kit={await loadKit()} />
  </ControlsProvider>
);
