import { useState } from 'react';
import { addUnit } from '@/components/games/paths-of-glory/board/edits';
import { nodeIn, type Scene } from '@/components/games/paths-of-glory/board/scene';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { UnitSymbol } from '@/components/games/paths-of-glory/units/unit-symbol';
import { factorsText } from '@/components/games/paths-of-glory/units/use-units';
import { useSpeaker, useWords } from '@/components/words/words';
import type { Nation, Space, UnitType } from '@/lib/games/paths-of-glory/data';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly space: Space;
}

const SIDES = ['central', 'allied'] as const;
const FACES = ['full', 'reduced'] as const;

/**
 * The nation whose counters are asked for first: that of the counters there, else the space's own, else one of its
 * side.
 */
function firstNation(scene: Scene, space: Space): string {
  const there = scene.stacks.get(space.id)?.[0]?.type.nation;
  const side = scene.board.control[nodeIn(scene, space.id)] ?? 'allied';
  const { nations, types } = scene.board.data.units;
  const own = nations.find(
    ({ id, side: of }) => id === space.nation && of === side && types.some(({ nation }) => nation === id),
  );
  return there ?? own?.id ?? (side === 'central' ? 'germany' : space.region === 'near-east' ? 'britain' : 'france');
}

/** Counters to put into a space: a nation, then a type and its face. */
export function AddUnits({ desk, scene, space }: Props) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { types, nations } = scene.board.data.units;
  const [nation, setNation] = useState(() => firstNation(scene, space));
  const chosen = nations.find(({ id }) => id === nation);
  return (
    <section aria-label={t('board.add.title')} className="grid gap-2 border-t border-line pt-2">
      <h3 className="font-sans text-sm font-semibold text-soft">{t('board.add.title')}</h3>
      {SIDES.map((side) => (
        <div key={side} role="group" aria-label={t(`board.side.${side}`)} className="flex flex-wrap gap-1">
          {nations
            .filter((one) => one.side === side && types.some((type) => type.nation === one.id))
            .map((one) => (
              <button
                key={one.id}
                type="button"
                className={`btn px-1 ${one.id === nation ? '' : side === 'central' ? 'text-central' : 'text-allied'}`}
                aria-pressed={one.id === nation}
                aria-label={one.name[lang]}
                onClick={() => setNation(one.id)}
              >
                {one.abbr?.[lang]}
              </button>
            ))}
        </div>
      ))}
      <ul className="grid">
        {chosen &&
          types
            .filter((type) => type.nation === nation)
            .map((type) => (
              <TypeRow key={type.id} desk={desk} scene={scene} space={space} type={type} nation={chosen} />
            ))}
      </ul>
    </section>
  );
}

/** A type of counter with a key for each face; none when all of its counters are on the map. */
function TypeRow({ desk, scene, space, type, nation }: Props & { readonly type: UnitType; readonly nation: Nation }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const left = type.count - scene.board.units.filter((unit) => unit.type.id === type.id).length;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-1 last:border-0">
      <p className="min-w-24 flex-1 leading-tight">
        {type.name[lang]}
        <span className="block text-sm text-soft">{t('board.add.left', { count: Math.max(0, left) })}</span>
      </p>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          className="btn gap-0.5 px-1.5"
          disabled={left <= 0}
          aria-label={t('board.add.one', { unit: type.name[lang], face: t(`board.face.${face}`), space: space.name })}
          onClick={() => desk.board.apply(addUnit(space.id, type, face, nation.side))}
        >
          <span aria-hidden className="text-lg">
            +
          </span>
          <UnitSymbol kind={type.kind} side={nation.side} face={face} className="h-7 w-9" />
          <span className="text-xs text-soft tabular-nums">{factorsText(type[face].cf, type[face].lf, face)}</span>
        </button>
      ))}
    </li>
  );
}
