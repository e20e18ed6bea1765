'use client';

import { useMemo, type ReactNode } from 'react';
import { ControlsContext, type Controls } from '@/components/calculator/controls/context';
import { BoardField } from '@/components/calculator/form/board-field';
import { Cards } from '@/components/calculator/form/cards';
import { Chips } from '@/components/calculator/form/chips';
import type { CommonControl } from '@/components/calculator/form/control-of';
import { DieField } from '@/components/calculator/form/die-field';
import { GroupField } from '@/components/calculator/form/group-field';
import { Many } from '@/components/calculator/form/many';
import { NamesField } from '@/components/calculator/form/names-field';
import { RecordField } from '@/components/calculator/form/record-field';
import { Select } from '@/components/calculator/form/select';
import { SpaceField } from '@/components/calculator/form/space-field';
import { Stepper } from '@/components/calculator/form/stepper';
import { SwitchChip } from '@/components/calculator/form/switch-chip';
import { TextField } from '@/components/calculator/form/text-field';
import type { FormKit } from '@/components/games/kit';

/** The controls that every game has. */
const COMMON: Required<Pick<Controls, CommonControl>> = {
  switch: SwitchChip,
  chips: Chips,
  select: Select,
  stepper: Stepper,
  text: TextField,
  names: NamesField,
  many: Many,
  space: SpaceField,
  cards: Cards,
  record: RecordField,
  group: GroupField,
  // The dice of the case itself stand beside its answer.
  die: DieField,
  board: BoardField,
  none: () => null,
};

/** Gives the fields below it the common controls and a game's own. */
export function ControlsProvider({ own, children }: { own?: FormKit['controls']; children: ReactNode }) {
  const controls = useMemo((): Controls => ({ ...COMMON, ...own }), [own]);
  return <ControlsContext value={controls}>{children}</ControlsContext>;
}
