'use client';

import { createContext, useContext, type ComponentType } from 'react';
import type { FieldProps } from '@/components/calculator/form/field-props';
import type { Control } from '@/components/calculator/form/control-of';

/** What enters a field, by the control that the field asks for. */
export type Controls = Readonly<Partial<Record<Control, ComponentType<FieldProps>>>>;

/** A context, so that a field need not import the controls, which have fields in them again. */
export const ControlsContext = createContext<Controls>({});

/** The common controls and the game's own. */
export const useControls = (): Controls => useContext(ControlsContext);
