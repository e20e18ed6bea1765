'use client';

import { FieldFrame } from '@/components/calculator/form/field-frame';
import type { FieldProps } from '@/components/calculator/form/field-props';
import { membersOf } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useTool } from '@/components/calculator/tool-context';
import { FigureLine } from '@/components/games/when-eagles-fight/attack/figure-line';
import { ringIn, type AttackHex } from '@/components/games/when-eagles-fight/attack/places';
import { HEIGHT, middleOf, RingDrawing, WIDTH } from '@/components/games/when-eagles-fight/attack/ring-drawing';
import { spotOf } from '@/components/games/when-eagles-fight/attack/ring-place';
import { useWords } from '@/components/words/words';
import { signed } from '@/lib/core/numbers';
import { AROUND } from '@/lib/games/when-eagles-fight/attack/fields';
import type { ConcentricAnswer } from '@/lib/games/when-eagles-fight/calculators/concentric';

const answerIn = (data: unknown): ConcentricAnswer | undefined =>
  typeof data === 'object' && data !== null && 'figures' in data ? (data as ConcentricAnswer) : undefined;

/** The six hexes around the defender: a tap says that one is attacked from, or not (13.16). */
export function ConcentricRing({ field, value, path, owner, onChange }: FieldProps) {
  const t = useWords();
  const labels = useLabels();
  const { input, data } = useTool();
  const tapped = membersOf(value);
  const answer = answerIn(data);
  const space = namespaceOf(field, owner);
  const fields = field.shape.kind === 'group' ? field.shape.fields : [];
  const nameOf = (around: string): string => {
    const one = fields.find(({ name }) => name === around);
    return one ? labels.field(one, space) : around;
  };
  // Hexes that are given by their numbers attack as well.
  const attacking = AROUND.filter((around) => tapped[around] === true || answer?.ring.includes(around));
  const defenders = input.fortress === true ? [{ kind: 'fortress' }] : [];
  const defender = typeof input.defender === 'string' ? input.defender : '';
  const ring = ringIn(
    attacking.map((from) => ({ from })),
    defenders,
    undefined,
    false,
    defender,
  );
  return (
    <FieldFrame label={labels.field(field, owner)} path={path} wide>
      {({ labelId, ...marks }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={marks['aria-describedby']}
          className="grid grid-cols-1 gap-2"
        >
          <div className="relative mx-auto w-full max-w-84" style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}>
            <RingDrawing ring={ring} chosen={undefined} />
            {ring.places.map((place) => (
              <HexKey
                key={place.around}
                place={place}
                name={nameOf(place.around)}
                onTap={() => onChange({ ...tapped, [place.around]: tapped[place.around] !== true })}
              />
            ))}
            <div
              style={spotOf({ x: WIDTH / 2, y: HEIGHT / 2 })}
              className="pointer-events-none absolute grid content-center justify-items-center leading-tight"
            >
              <span className="bg-card px-1 text-xs text-soft">{defender || t('ring.defender')}</span>
              <strong className="bg-card px-1 text-xl tabular-nums">{signed(answer?.modifier ?? 0)}</strong>
            </div>
          </div>
          <FigureLine ring={ring} nameOf={nameOf} />
        </div>
      )}
    </FieldFrame>
  );
}

function HexKey({ place, name, onTap }: { readonly place: AttackHex; readonly name: string; onTap(): void }) {
  const t = useWords();
  const { around, direction, number, at } = place;
  return (
    <button
      type="button"
      style={spotOf(middleOf(direction))}
      onClick={onTap}
      aria-pressed={at !== undefined}
      aria-label={number ? t('ring.numbered', { where: name, hex: number }) : name}
      className={`absolute grid content-center justify-items-center rounded-xl leading-tight ${at === undefined ? 'text-soft' : ''}`}
    >
      <span aria-hidden className="text-xs">
        {number ?? t(`ring.short.${around}`)}
      </span>
      <span aria-hidden className="text-xl">
        {at === undefined ? '+' : '✓'}
      </span>
    </button>
  );
}
