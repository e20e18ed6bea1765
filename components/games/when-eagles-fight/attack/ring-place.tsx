import type { Lent, AttackHex } from '@/components/games/when-eagles-fight/attack/places';
import { HEIGHT, middleOf, WIDTH } from '@/components/games/when-eagles-fight/attack/ring-drawing';
import { useWords } from '@/components/words/words';

interface Props {
  readonly place: AttackHex;
  /** the direction in words */
  readonly name: string;
  readonly chosen: boolean;
  /** something in it is refused */
  readonly wrong: boolean;
  /** of the part of the form that shows what stands in the chosen place */
  readonly panel: string;
  onTap(): void;
}

/** A key as wide as a column of hexes and as high as a hex, so that keys meet and never cover each other. */
const SHARE = { width: '30%', height: `${100 / 3}%` } as const;

export const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): React.CSSProperties => ({
  ...SHARE,
  left: `${(x / WIDTH) * 100 - 15}%`,
  top: `${(y / HEIGHT) * 100 - 100 / 6}%`,
});

/** One hex of the ring as a key: its direction, what its units add, how many they are. */
export function RingPlace({ place, name, chosen, wrong, panel, onTap }: Props) {
  const t = useWords();
  const { around, at, units, lent, direction, number } = place;
  const spot = { style: spotOf(middleOf(direction)), onClick: onTap };
  const look = 'absolute grid content-center justify-items-center gap-y-0.5 rounded-xl wide:gap-y-1.5';
  if (at === undefined)
    return (
      <button type="button" {...spot} aria-label={t('ring.add', { where: name })} className={`${look} text-soft`}>
        <span aria-hidden className="text-xs">
          {number ?? t(`ring.short.${around}`)}
        </span>
        <span aria-hidden className="text-xl/none">
          +
        </span>
      </button>
    );
  const said = lent
    ? t('ring.units', { where: name, units: units.length, factors: lent.full, halved: lent.halved })
    : t('ring.count', { where: name, units: units.length });
  return (
    <button
      type="button"
      {...spot}
      aria-label={place.lit ? t('ring.inFigure', { said }) : said}
      aria-expanded={chosen}
      aria-controls={chosen ? panel : undefined}
      className={`${look} ${wrong ? 'outline-2 -outline-offset-4 outline-bad' : ''}`}
    >
      <span aria-hidden className="text-xs/none text-soft">
        {wrong && <span className="text-bad">⚠ </span>}
        {number ?? t(`ring.short.${around}`)}
      </span>
      <span aria-hidden className="text-xl/none font-bold tabular-nums">
        {lent ? <Sum lent={lent} /> : units.length}
      </span>
      <span aria-hidden className="text-[0.6875rem]/none text-soft wide:text-xs/none">
        {lent ? t('ring.size', { units: units.length }) : t('ring.unitsOnly', { units: units.length })}
      </span>
    </button>
  );
}

/** "6 + 5 ÷ 2": halves are rounded once, for all hexes together (9.3). */
function Sum({ lent: { full, halved } }: { readonly lent: Lent }) {
  if (halved === 0) return full;
  return (
    <span className="text-base/none">
      {full > 0 && `${full} + `}
      {halved}
      <span className="text-sm/none font-normal"> ÷ 2</span>
    </span>
  );
}
