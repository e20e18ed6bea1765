import { useEffect, useRef } from 'react';
import type { MapState } from '@/components/games/grand-illusion/map/use-map';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useDraft } from '@/components/storage/drafts';
import { useWords } from '@/components/words/words';
import { clearPlace, putBeside, putEdge, setSide } from '@/lib/board/listed/edit';
import { statedRule } from '@/lib/board/listed/spec';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { FIRST_HEX, LAST_HEX } from '@/lib/games/grand-illusion/map/hexes';
import { impliedBeside } from '@/lib/games/grand-illusion/map/spec';

interface Props {
  readonly state: MapState;
  readonly hex: number;
  readonly place: number;
  readonly data: GiData;
  /** a neighbour of the hex that was put into its ring just now, whose hexside may be marked at once */
  readonly put: number | undefined;
  onGo(n: number): void;
  /** a neighbour, or that there is none, was put into the place */
  onPut(n: number | undefined): void;
}

/** What is done with a place of the ring: a number is put into it, its hexside is marked, or it is opened again. */
export function PlaceEntry(props: Props) {
  const { state, hex, place, onGo } = props;
  const cell = state.map.ring(hex)[place];
  if (cell === undefined) return <OpenPlace {...props} />;
  return <KnownPlace {...{ state, hex, place, onGo }} cell={cell} />;
}

function OpenPlace({ state, hex, place, data, put: before, onPut }: Props) {
  const t = useWords();
  const [typed, setTyped, done] = useDraft(`grand-illusion/place/${hex}-${place}`);
  const { map } = state;
  const put = (n: number) => {
    done();
    if (state.edit(putBeside(map, hex, place, n))) onPut(n);
  };
  const field = useRef<HTMLInputElement>(null);
  // The number comes next, whether the place was tapped or follows the one that was filled.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const known = map.ring(hex);
  const stated = map.loose(hex).map((n) => ({ n, rule: statedRule(map.spec, hex, n) ?? '' }));
  const implied = impliedBeside(data.hexes, hex)
    .map(({ a, b, rule }) => ({ n: a === hex ? b : a, rule }))
    .filter(({ n }) => !known.includes(n));
  const n = Number(typed);
  const valid = /^\d{1,3}$/.test(typed) && n >= FIRST_HEX && n <= LAST_HEX;
  return (
    <div className="card grid gap-3 px-3 py-2">
      {before !== undefined && <SideMarks state={state} hex={hex} cell={before} />}
      <Proposed how="stated" hexes={stated} onPut={put} />
      <Proposed how="implied" hexes={implied} onPut={put} />
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (valid) put(n);
        }}
      >
        <label className="text-xs font-semibold text-soft">
          {t('hexlist.number', { first: FIRST_HEX, last: LAST_HEX })}
          <input
            ref={field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="mt-0.5 block min-h-11 w-24 rounded-lg border border-line bg-card px-2 text-lg text-ink tabular-nums"
          />
        </label>
        <button type="submit" className="btn btn-primary" disabled={!valid}>
          {t('hexlist.put')}
        </button>
        <button type="button" className="btn" onClick={() => state.edit(putEdge(map, hex, place)) && onPut(undefined)}>
          {t('hexlist.noHex')}
        </button>
      </form>
    </div>
  );
}

interface ProposedProps {
  readonly how: 'stated' | 'implied';
  readonly hexes: readonly { readonly n: number; readonly rule: string }[];
  onPut(n: number): void;
}

/** Hexes that the rules put beside this one, or seem to, with the rules that do. */
function Proposed({ how, hexes, onPut }: ProposedProps) {
  const t = useWords();
  if (!hexes.length) return undefined;
  return (
    <div role="group" aria-label={t(`hexlist.how.${how}`)}>
      <p className="mb-1 text-sm">
        {t(`hexlist.how.${how}`)}{' '}
        {[...new Set(hexes.map(({ rule }) => rule))].map((rule) => (
          <RuleLink key={rule} number={rule} className="rule-tap underline" />
        ))}
      </p>
      <div className="flex flex-wrap gap-2">
        {hexes.map(({ n }) => (
          <button key={n} type="button" className="btn tabular-nums" onClick={() => onPut(n)}>
            {n}
          </button>
        ))}
      </div>
    </div>
  );
}

interface KnownProps extends Pick<Props, 'state' | 'hex' | 'place' | 'onGo'> {
  readonly cell: number | 'edge';
}

function KnownPlace({ state, hex, place, cell, onGo }: KnownProps) {
  const t = useWords();
  const { map } = state;
  const clear = () => state.edit(clearPlace(map, hex, place));
  if (cell === 'edge')
    return (
      <button type="button" className="btn w-fit" onClick={clear}>
        {t('hexlist.reopen')}
      </button>
    );
  return (
    <div className="card grid gap-2 px-3 py-2">
      <SideMarks state={state} hex={hex} cell={cell} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => onGo(cell)}>
          {t('hexlist.go', { n: cell })}
        </button>
        <button type="button" className="btn" onClick={clear}>
          {t('hexlist.take', { n: cell })}
        </button>
      </div>
    </div>
  );
}

/** What the hexside towards a neighbour carries: a railway, a red diamond, a triple one. */
function SideMarks({ state, hex, cell }: { state: MapState; hex: number; cell: number }) {
  const t = useWords();
  const { map } = state;
  const { rail, passage } = map.side(hex, cell);
  const fixed = map.spec.closed.find(({ a, b }) => (a === hex && b === cell) || (a === cell && b === hex));
  const mark = (what: 'rails' | 'dear' | 'closed', on: boolean, disabled = false) => (
    <button
      type="button"
      className="btn"
      aria-pressed={on}
      disabled={disabled}
      onClick={() => state.edit(setSide(map, what, hex, cell, !on))}
    >
      {t(`hexlist.side.${what}`)}
    </button>
  );
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{t('hexlist.side.title', { n: hex, other: cell })}</p>
      <div className="flex flex-wrap gap-2">
        {mark('rails', rail === true)}
        {mark('dear', passage === 'dear', fixed !== undefined)}
        {mark('closed', passage === 'closed', fixed !== undefined)}
      </div>
      {fixed && (
        <p className="text-sm text-soft">
          {t('hexlist.side.stated')} <RuleLink number={fixed.rule} className="rule-tap underline" />
        </p>
      )}
    </div>
  );
}
