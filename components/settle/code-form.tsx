'use client';

import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  /** words of the key */
  readonly action: string;
  onText(text: string): void;
  onDone(): void;
  /** what is said of the text, between the field and its key */
  readonly children?: ReactNode;
}

/** Takes the code or the link of a card, typed or pasted. */
export function CodeForm({ label, text, action, onText, onDone, children }: Props) {
  return (
    <form
      className="grid w-full gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <label className="grid gap-1">
        <span>{label}</span>
        <input
          className="min-h-11 w-full rounded-lg border border-line bg-paper px-3"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {children}
      <button type="submit" className="btn justify-self-start">
        {action}
      </button>
    </form>
  );
}
