'use client';

import { CardsProvider, type Cards } from '@/components/cards/cards-context';
import { createContext, useContext, type ReactNode } from 'react';
import type { Input } from '@/lib/calc/check';
import type { Refusal, Taken } from '@/lib/calc/evaluation';
import type { Tool } from '@/components/calculator/tool';

interface Scene {
  readonly tool: Tool;
  readonly input: Input;
  /** why the present input has no answer */
  readonly refusal: Refusal | undefined;
  /** what a program reads of the answer, for controls that show it where the finger is; none while there is none */
  readonly data?: unknown;
  /** what the places chosen fill into the fields */
  readonly taken?: readonly Taken[] | undefined;
}

const Context = createContext<Scene | undefined>(undefined);

/** Gives the controls of a form their tool and what is wrong with the input, and the answer the charts to write on. */
export function ToolProvider({
  tool,
  input,
  refusal,
  data,
  taken,
  cards,
  children,
}: Scene & { cards: Cards | undefined; children: ReactNode }) {
  return (
    <Context value={{ tool, input, refusal, data, taken }}>
      <CardsProvider cards={cards}>{children}</CardsProvider>
    </Context>
  );
}

export function useTool(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error('useTool: no ToolProvider above; the tool page renders one');
  return scene;
}

/** What a place fills into the field at this path; none outside a tool. */
export function useTaken(path: string): Taken | undefined {
  return useContext(Context)?.taken?.find(({ field }) => field === path);
}

/** The refusal when it is about the field at this path or something inside it; none outside a tool. */
export function useRefusalAt(path: string): Refusal | undefined {
  const refusal = useContext(Context)?.refusal;
  return refusal?.field !== undefined && (refusal.field === path || refusal.field.startsWith(`${path}.`))
    ? refusal
    : undefined;
}
