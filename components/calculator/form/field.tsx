'use client';

import { useControls } from '@/components/calculator/controls/context';
import { controlOf } from '@/components/calculator/form/control-of';
import type { FieldProps } from '@/components/calculator/form/field-props';

/** A field with the control that fits it; nothing for fields that are not entered by hand. */
export function Field(props: FieldProps) {
  const control = controlOf(props.field);
  const Control = useControls()[control];
  if (!Control) throw new Error(`no control "${control}": a ControlsProvider gives the common ones and the game's own`);
  return <Control {...props} />;
}
