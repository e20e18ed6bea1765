import type { ReactNode } from 'react';
import { Sign } from '@/components/shell/sign';

interface KeyProps {
  readonly label: string;
  readonly path: string;
  readonly className: string;
  readonly disabled?: boolean;
  readonly popup?: boolean;
  /** for keys that switch something on and off */
  readonly pressed?: boolean;
  onClick(): void;
}

/** A key that floats over a map, drawn as a sign. */
export function Key({ label, path, className, disabled, popup, pressed, onClick }: KeyProps): ReactNode {
  return (
    <button
      type="button"
      className={`btn px-0 shadow-sm disabled:text-line disabled:opacity-100 ${className}`}
      aria-label={label}
      title={label}
      aria-haspopup={popup ? 'dialog' : undefined}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign path={path} size={22} />
    </button>
  );
}
