'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Roster } from '@/components/calculator/counters/roster';
import { rosterSlot } from '@/components/calculator/counters/roster-slot';
import { useTool } from '@/components/calculator/tool-context';
import type { StorageProblem } from '@/components/storage/store';
import { useStored } from '@/components/storage/use-stored';
import type { FormField } from '@/lib/calc/form';

/** The player's own counters of the game, shared by all lists of a form. */
export interface RosterBook {
  readonly form: readonly FormField[];
  readonly units: Roster;
  readonly problem: StorageProblem | undefined;
  change(next: (units: Roster) => Roster): void;
}

const Context = createContext<RosterBook | undefined>(undefined);
const NOBODY: Roster = [];

/** Reads the player's counters for the lists below it; a game that has its counters itself needs none. */
export function RosterProvider({ children }: { children: ReactNode }) {
  const { tool } = useTool();
  const { counters } = tool.view;
  return counters ? <Stored form={counters.form}>{children}</Stored> : children;
}

function Stored({ form, children }: { form: readonly FormField[]; children: ReactNode }) {
  const { tool } = useTool();
  const slot = useMemo(() => rosterSlot(tool.game), [tool.game]);
  const { value: units = NOBODY, problem, change } = useStored(slot);
  const book = useMemo((): RosterBook => ({ form, units, problem, change: (next) => change((now = NOBODY) => next(now)) }), [form, units, problem, change]);
  return <Context value={book}>{children}</Context>;
}

/** Undefined where the game has its counters itself. */
export const useRoster = (): RosterBook | undefined => useContext(Context);
