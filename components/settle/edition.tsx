'use client';

import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext('');

/** Gives the cards below it the edition of the rules that they speak of. */
export function EditionProvider({ edition, children }: { readonly edition: string; readonly children: ReactNode }) {
  return <Context value={edition}>{children}</Context>;
}

export const useEdition = (): string => useContext(Context);
