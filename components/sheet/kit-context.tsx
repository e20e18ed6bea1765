import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { SheetKit, SheetNames } from '@/components/sheet/kit';
import { useSpeaker } from '@/components/words/words';
import { shapeOf, type Shape } from '@/lib/board/hex/plane';

interface Around {
  readonly kit: SheetKit;
  readonly shape: Shape;
}
const Kit = createContext<Around | undefined>(undefined);

/** The kit of the game whose sheet is on the screen. */
export function KitProvider({ kit, children }: { readonly kit: SheetKit; readonly children: ReactNode }) {
  const around = useMemo(() => ({ kit, shape: shapeOf(kit.orientation) }), [kit]);
  return <Kit value={around}>{children}</Kit>;
}

function useAround(): Around {
  const around = useContext(Kit);
  if (!around) throw new Error('a part of the hex sheet stands outside of its KitProvider');
  return around;
}

export const useKit = (): SheetKit => useAround().kit;
/** How the hexes of the game lie. */
export const useShape = (): Shape => useAround().shape;

/** Words for what stands on the sheet. */
export function useNames(): SheetNames {
  const { say } = useSpeaker();
  const kit = useKit();
  return useMemo(() => kit.names((key, params) => say(params ? { key, params } : { key })), [kit, say]);
}
