import { Sign } from '@/components/shell/sign';

/** One of the things that a tap on the map may do. */
export interface ModeKey<Mode extends string> {
  readonly id: Mode;
  readonly label: string;
  /** the sign, as a path in a square of 24 */
  readonly icon: string;
  /** it has a drawer, which the key opens and closes on the phone */
  readonly drawer: boolean;
}

interface Props<Mode extends string> {
  readonly label: string;
  readonly keys: readonly ModeKey<Mode>[];
  readonly mode: Mode;
  /** the drawer is open */
  readonly open: boolean;
  onChoose(mode: Mode): void;
}

/** More keys than this stand in narrow columns, each word under its sign. */
const BESIDE = 5;
const KEY = 'flex min-h-13 min-w-0 items-center justify-center text-soft';
const CHOSEN = 'aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-accent';
const WIDE = 'gap-1.5 px-0.5 text-sm max-[430px]:flex-col max-[430px]:gap-0 max-[430px]:text-xs';
const NARROW = 'flex-col px-0 text-[min(0.75rem,2.9vw)]';

/** What a tap on the map does: the bar under the thumb. */
export function ModeBar<Mode extends string>({ label, keys, mode, open, onChoose }: Props<Mode>) {
  const narrow = keys.length > BESIDE;
  return (
    <div
      role="group"
      aria-label={label}
      className="board-modes grid auto-cols-fr grid-flow-col gap-px border-t border-line bg-card wide:border-t-0 wide:border-b"
    >
      {keys.map(({ id, label: word, icon, drawer }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === mode}
          aria-expanded={id === mode && drawer ? open : undefined}
          onClick={() => onChoose(id)}
          className={`${KEY} ${narrow ? NARROW : WIDE} ${CHOSEN}`}
        >
          <Sign path={icon} width={1.8} className="shrink-0" />
          <span className={`max-w-full text-center ${narrow ? 'truncate' : 'hyphens-auto'}`}>{word}</span>
        </button>
      ))}
    </div>
  );
}
