'use client';

import { Counters } from '@/components/calculator/counters/counters';
import { Attackers } from '@/components/games/paths-of-glory/units/attackers';
import { Moves } from '@/components/games/paths-of-glory/units/moves';
import { Reserve } from '@/components/games/paths-of-glory/units/reserve';
import { UnitsField } from '@/components/games/paths-of-glory/units/units-field';
import { BoardField } from '@/components/calculator/form/board-field';
import { Cards } from '@/components/calculator/form/cards';
import { Chips } from '@/components/calculator/form/chips';
import { controlOf, numbersOf } from '@/components/calculator/form/control-of';
import { DieField } from '@/components/calculator/form/die-field';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { GroupField } from '@/components/calculator/form/group-field';
import { Many } from '@/components/calculator/form/many';
import { NamesField } from '@/components/calculator/form/names-field';
import { RecordField } from '@/components/calculator/form/record-field';
import { Select } from '@/components/calculator/form/select';
import { SpaceField } from '@/components/calculator/form/space-field';
import { Stepper } from '@/components/calculator/form/stepper';
import { SwitchChip } from '@/components/calculator/form/switch-chip';
import { TextField } from '@/components/calculator/form/text-field';

/** A field with the control that fits it; nothing for fields that are not entered by hand. */
export function Field(props: FieldProps) {
  const { shape } = props.field;
  switch (controlOf(props.field)) {
    case 'switch':
      return <SwitchChip {...props} />;
    case 'chips':
      return (
        <Chips
          {...props}
          options={shape.kind === 'choice' ? shape.options : shape.kind === 'number' ? numbersOf(shape) : []}
        />
      );
    case 'select':
      return <Select {...props} />;
    case 'stepper':
      return <Stepper {...props} />;
    case 'text':
      return <TextField {...props} />;
    case 'names':
      return <NamesField {...props} />;
    case 'many':
      return <Many {...props} />;
    case 'units':
      return <UnitsField {...props} />;
    case 'attackers':
      return <Attackers {...props} />;
    case 'space':
      return <SpaceField {...props} />;
    case 'reserve':
      return <Reserve {...props} />;
    case 'counters':
      return <Counters {...props} />;
    case 'cards':
      return <Cards {...props} />;
    case 'record':
      return <RecordField {...props} />;
    case 'group':
      return <GroupField {...props} />;
    case 'die':
      // The dice of the case itself stand beside its answer.
      return <DieField {...props} />;
    case 'board':
      return <BoardField {...props} />;
    case 'moves':
      return <Moves {...props} />;
    case 'none':
      return null;
  }
}
