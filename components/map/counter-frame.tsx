import type { ReactNode } from 'react';

/** The two sides of a war of alliances, told apart by ink, by the corners of the frame and by its fill. */
export type InkSide = 'allied' | 'central';

const FRAME: Readonly<Record<InkSide, string>> = { allied: 'M3 4h34v20H3z', central: 'M9 4h22l6 6v8l-6 6H9l-6-6v-8z' };
const INK: Readonly<Record<InkSide, string>> = { allied: 'text-allied', central: 'text-central' };

interface Props {
  /** undefined while nobody has said whose it is */
  readonly side: InkSide | undefined;
  /** the sign inside the frame, as the path of a line */
  readonly sign: string;
  /** what stands over it, in the ink of the sign */
  readonly children?: ReactNode;
}

/** A counter as a map sign of our own drawing: its frame by side, its sign inside. */
export function CounterFrame({ side, sign, children }: Props) {
  const filled = side === 'central';
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 28"
      width="36"
      height="25"
      className={`shrink-0 ${side ? INK[side] : 'text-soft'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <path d={FRAME[side ?? 'allied']} fill={filled ? 'currentColor' : 'var(--card)'} />
      <path d={sign} stroke={filled ? 'var(--card)' : 'currentColor'} strokeWidth="1.8" />
      {children}
    </svg>
  );
}
