import { useMemo } from 'react';
import { cardSlot } from '@/components/cards/card-slot';
import { wefKit } from '@/components/games/when-eagles-fight/sheet/kit';
import type { Wef } from '@/components/games/when-eagles-fight/sheet/types';
import { HexBoard } from '@/components/sheet/hex-board';
import { looseKit } from '@/components/sheet/kit';
import { useStored } from '@/components/storage/use-stored';
import { CRT } from '@/lib/games/when-eagles-fight/crt/result';
import { withEntries } from '@/lib/games/when-eagles-fight/data';

const SLOT = cardSlot('when-eagles-fight', CRT);

/** The hex sheets, whose attacks read the Combat Results Table as the player has filled it in. */
export function Board({ data, recovered }: { readonly data: Wef['data']; readonly recovered: boolean }) {
  const entries = useStored(SLOT).value?.now;
  const base = useMemo(() => wefKit(data), [data]);
  const kit = useMemo(
    () => looseKit({ ...base, data: withEntries(data, entries ? { [CRT]: entries } : {}) }),
    [base, data, entries],
  );
  return <HexBoard kit={kit} recovered={recovered} />;
}
