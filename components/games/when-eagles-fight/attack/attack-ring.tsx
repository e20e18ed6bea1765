'use client';

import { useId, useState } from 'react';
import { likeOne, unitListOf } from '@/components/calculator/counters/units';
import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { leastOf } from '@/components/calculator/form/fresh';
import { membersOf, type Members } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { FigureLine } from '@/components/games/when-eagles-fight/attack/figure-line';
import { HexPanel } from '@/components/games/when-eagles-fight/attack/hex-panel';
import { answerIn, ringIn, type AttackHex } from '@/components/games/when-eagles-fight/attack/places';
import { HEIGHT, RingDrawing, WIDTH } from '@/components/games/when-eagles-fight/attack/ring-drawing';
import { RingPlace, spotOf } from '@/components/games/when-eagles-fight/attack/ring-place';
import { useWords } from '@/components/words/words';
import { signed } from '@/lib/core/numbers';

const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value : []).map(membersOf);

/**
 * The attackers as they stand on the map, in a ring of six around the defender. A tap opens a hex or brings a unit into
 * an empty one; hexes that make the attack concentric are joined by a line or a triangle (13.16).
 */
export function AttackRing({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const labels = useLabels();
  const panel = useId();
  const { input, data, refusal } = useTool();
  const [opened, setOpened] = useState<string>();
  const space = namespaceOf(field, owner);
  const hexes = listOf(value);
  const shape = field.shape.kind === 'list' ? field.shape : undefined;
  const fields = shape?.item.kind === 'group' ? shape.item.fields : [];
  const from = fields.find(({ name }) => name === 'from');
  const nameOf = (around: string): string => (from ? labels.option(from, space, around) : around);
  const answer = answerIn(data);
  const target = typeof input.target === 'string' ? input.target : '';
  const byUnits = input.strength === undefined || input.strength === 'units';
  const ring = ringIn(hexes, listOf(input.defenders), answer?.lent, byUnits, target);
  const chosen = ring.places.find(({ around, at }) => around === opened && at !== undefined);
  const isWrong = (at: number | undefined): boolean =>
    at !== undefined && (refusal?.field === `${path}.${at}` || (refusal?.field?.startsWith(`${path}.${at}.`) ?? false));

  /** A unit like the last one attacks out of another hex. */
  const add = ({ around }: AttackHex): void => {
    const units = fields.find(({ name }) => name === 'units');
    const last = units && listOf(hexes.at(-1)?.units).at(-1);
    const one = units ? likeOne(unitListOf(units, []), last) : {};
    onChange([...hexes, { ...membersOf(shape && leastOf(shape.item)), from: around, units: [one] }]);
  };
  const tap = (place: AttackHex): void => {
    if (place.at === undefined) add(place);
    setOpened(place === chosen ? undefined : place.around);
  };
  return (
    <FieldFrame label={labels.field(field, owner)} path={path} wide>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-1 gap-1"
        >
          <div
            className="relative mx-auto w-full max-w-54.5 wide:max-w-84"
            style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}
          >
            <RingDrawing ring={ring} chosen={chosen?.direction} />
            {ring.places.map((place) => (
              <RingPlace
                key={place.around}
                place={place}
                name={
                  place.number
                    ? t('ring.numbered', { where: nameOf(place.around), hex: place.number })
                    : nameOf(place.around)
                }
                chosen={place === chosen}
                wrong={isWrong(place.at)}
                panel={panel}
                onTap={() => tap(place)}
              />
            ))}
            <Defender hex={target} odds={answer?.odds} drm={answer?.column ? answer.drm : undefined} />
          </div>
          <FigureLine ring={ring} nameOf={nameOf} />
          {chosen?.at !== undefined && (
            <HexPanel
              key={chosen.around}
              id={panel}
              fields={fields}
              hex={hexes[chosen.at] ?? {}}
              name={nameOf(chosen.around)}
              free={ring.places.filter(({ at }) => at === undefined).map(({ around }) => around)}
              nameOf={nameOf}
              path={`${path}.${chosen.at}`}
              owner={space}
              onChange={(next) => onChange(hexes.map((one, i) => (i === chosen.at ? next : one)))}
              onMove={(around) => {
                onChange(hexes.map((one, i) => (i === chosen.at ? { ...one, from: around } : one)));
                setOpened(around);
              }}
              onRemove={
                hexes.length > (shape?.min ?? 0) ? () => onChange(hexes.filter((_, i) => i !== chosen.at)) : undefined
              }
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** The defender's hex in the middle, with the odds and the modifiers of the answer. */
function Defender({
  hex,
  odds,
  drm,
}: {
  readonly hex: string;
  readonly odds: string | undefined;
  readonly drm: number | undefined;
}) {
  const t = useWords();
  return (
    <div
      style={spotOf({ x: WIDTH / 2, y: HEIGHT / 2 })}
      className="pointer-events-none absolute grid content-center justify-items-center gap-y-0.5 wide:gap-y-1.5"
    >
      {/* A line between opposite hexes runs behind the words, not through them. */}
      <span className="bg-card px-0.5 text-[0.6875rem]/none text-soft wide:text-xs/none">
        {hex || t('ring.defender')}
      </span>
      <strong className="bg-card px-0.5 text-xl/none tabular-nums">{odds ?? '–'}</strong>
      {drm !== undefined && <span className="bg-card px-0.5 text-sm/none tabular-nums">{signed(drm)}</span>}
    </div>
  );
}
