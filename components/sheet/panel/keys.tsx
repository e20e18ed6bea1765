import type { ReactNode } from 'react';

/** Keys of which one is on: they go sideways on the phone, and wrap where there is room. */
export function Keys({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-3 flex gap-1 overflow-x-auto px-3 py-0.5 wide:mx-0 wide:flex-wrap wide:px-0"
    >
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function ChoiceKey({ on, disabled = false, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      disabled={disabled}
      onClick={onChoose}
      className="btn shrink-0 gap-1.5 px-2.5 text-sm whitespace-nowrap"
    >
      {children}
    </button>
  );
}
