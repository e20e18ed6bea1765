import type { Position } from '@/components/games/grand-illusion/map/position';
import type { MapState } from '@/components/games/grand-illusion/map/use-map';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { useWords } from '@/components/words/words';
import { setDone, setTerrain } from '@/lib/board/listed/edit';
import { formOf } from '@/lib/calc/form';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { hexOf } from '@/lib/games/grand-illusion/map/hexes';
import { FORT_HEXES } from '@/lib/games/grand-illusion/map/places';
import { stackSchema, type EnteredStack } from '@/lib/games/grand-illusion/supply/fields';

interface Props {
  readonly state: MapState;
  readonly hex: number;
  readonly data: GiData;
}

const FIELDS = formOf(stackSchema).filter(({ name }) => name !== 'hex');
const MOST = 80;
const SIDES = ['german', 'allied'] as const;

const mayHaveFort = (n: number): boolean => FORT_HEXES.includes(String(n));
const toggled = (list: readonly number[], n: number): number[] =>
  list.includes(n) ? list.filter((one) => one !== n) : [...list, n];

/** What is entered of a hex beside its ring: terrain, whether it is done, who controls it, who stands there. */
export function HexState({ state, hex, data }: Props) {
  const t = useWords();
  const { map, position } = state;
  const done = map.draft.done.includes(hex);
  return (
    <div className="grid gap-3">
      <Row title={t('hexlist.terrain.title')}>
        {map.spec.terrain.map((value) => (
          <button
            key={value}
            type="button"
            className="btn tabular-nums"
            aria-pressed={(map.terrain(hex) ?? 0) === value && (value > 0 || map.terrain(hex) !== undefined)}
            onClick={() => state.edit(setTerrain(map, hex, value))}
          >
            {value ? `+${value}` : t('hexlist.terrain.none')}
          </button>
        ))}
        <button type="button" className="btn" aria-pressed={done} onClick={() => state.edit(setDone(map, hex, !done))}>
          {t('hexlist.done')}
        </button>
      </Row>
      <Row title={t('hexlist.control.title')}>
        <ControlKeys {...{ state, hex, data }} />
        <button
          type="button"
          className="btn"
          aria-pressed={position.cavalry.includes(hex)}
          onClick={() => state.set({ cavalry: toggled(position.cavalry, hex) })}
        >
          {t('hexlist.control.cavalry')}
        </button>
        {(mayHaveFort(hex) || position.besieged.includes(hex)) && (
          <button
            type="button"
            className="btn"
            aria-pressed={position.besieged.includes(hex)}
            onClick={() => state.set({ besieged: toggled(position.besieged, hex) })}
          >
            {t('hexlist.control.besieged')}
          </button>
        )}
      </Row>
      <Stacks state={state} hex={hex} />
    </div>
  );
}

function Row({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p className="mb-0.5 text-xs font-semibold text-soft">{title}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** Who controls the hex; what the set-up says holds until somebody says otherwise. */
function ControlKeys({ state, hex, data }: Props) {
  const t = useWords();
  const key = String(hex) as keyof Position['control'];
  const { control } = state.position;
  const now = control[key] ?? hexOf(data.hexes, hex).start;
  return SIDES.map((side) => (
    <button
      key={side}
      type="button"
      className="btn"
      aria-pressed={now === side}
      onClick={() => {
        const { [key]: given, ...rest } = control;
        state.set({ control: given === side ? rest : { ...rest, [key]: side } });
      }}
    >
      {t(`hexlist.control.${side}`)}
    </button>
  ));
}

/** The units of the hex, a card a nation. */
function Stacks({ state, hex }: Omit<Props, 'data'>) {
  const t = useWords();
  const { stacks } = state.position;
  const put = (next: readonly EnteredStack[]) => state.set({ stacks: [...next] });
  return (
    <div className="grid gap-2">
      {stacks.map((stack, i) =>
        stack.hex !== hex ? undefined : (
          <div key={i} className="card grid gap-2 px-3 py-2">
            <PlainFields
              fields={FIELDS.filter(({ name }) => name !== 'navy' || stack.nation === 'british')}
              values={stack}
              owner="supply"
              onChange={(change) => put(stacks.map((one, j) => (j === i ? { ...one, ...change } : one)))}
            />
            <button type="button" className="btn w-fit" onClick={() => put(stacks.filter((_, j) => j !== i))}>
              {t('hexlist.units.remove')}
            </button>
          </div>
        ),
      )}
      <button
        type="button"
        className="btn w-fit"
        disabled={stacks.length >= MOST}
        onClick={() => put([...stacks, stackSchema.parse({ hex })])}
      >
        {t('hexlist.units.add')}
      </button>
    </div>
  );
}
