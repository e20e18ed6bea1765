import type { ReactNode } from 'react';
import type { RosterUnit } from '@/components/calculator/counters/roster';
import type { SheetCounters, SheetState } from '@/components/sheet/kit';
import { BrushCounters } from '@/components/sheet/panel/counter-keys';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import type { SheetTypes } from '@/components/sheet/types';
import { useWords } from '@/components/words/words';

/** Keys of which one is on, with what a tap on another does. */
interface Choices<Word extends string> {
  readonly words: readonly Word[];
  readonly chosen: Word;
  name(word: Word): string;
  choose(word: Word): void;
}

interface Props<G extends SheetTypes, Nation extends string, Kind extends string> {
  readonly counters: SheetCounters<G>;
  readonly state: SheetState<G>;
  readonly drawn: RosterUnit | undefined;
  onDraw(counter: RosterUnit): void;
  readonly nations: Choices<Nation>;
  readonly kinds: Choices<Kind>;
  sign(kind: Kind): ReactNode;
  /** what a game asks of the unit before its nation */
  readonly children?: ReactNode;
}

/** The unit that a tap puts down: one of the player's counters, or a nation and a type. */
export function UnitPalette<G extends SheetTypes, Nation extends string, Kind extends string>({
  nations,
  kinds,
  sign,
  children,
  ...counters
}: Props<G, Nation, Kind>) {
  const t = useWords();
  return (
    <div className="grid gap-1">
      <BrushCounters {...counters} />
      <Keys label={t('unit.fields.nation')}>
        {children}
        {nations.words.map((one) => (
          <ChoiceKey key={one} on={one === nations.chosen} onChoose={() => nations.choose(one)}>
            {nations.name(one)}
          </ChoiceKey>
        ))}
      </Keys>
      <Keys label={t('unit.fields.kind')}>
        {kinds.words.map((one) => (
          <ChoiceKey key={one} on={one === kinds.chosen} onChoose={() => kinds.choose(one)}>
            {sign(one)}
            {kinds.name(one)}
          </ChoiceKey>
        ))}
      </Keys>
    </div>
  );
}
