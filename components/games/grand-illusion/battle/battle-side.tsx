'use client';

import { useRef, useState } from 'react';
import { BattleSpace } from '@/components/games/grand-illusion/battle/battle-space';
import { shotOf, type BattleLine, type shotsIn } from '@/components/games/grand-illusion/battle/shots';
import { UnitKey } from '@/components/games/grand-illusion/battle/unit-key';
import { CounterSheets } from '@/components/calculator/counters/counter-sheets';
import { useCounters } from '@/components/calculator/counters/use-counters';
import type { FieldProps } from '@/components/calculator/form/field-props';
import type { Members } from '@/components/calculator/form/members';
import { namespaceOf, useLabels } from '@/components/calculator/labels';
import { useRefusalAt } from '@/components/calculator/tool-context';
import { useWords } from '@/components/words/words';
import type { Role } from '@/lib/games/grand-illusion/battle/board';
import { COLUMNS, type Column, type Space } from '@/lib/games/grand-illusion/battle/fields';

interface Props extends FieldProps {
  readonly role: Role;
  readonly shots: ReturnType<typeof shotsIn>;
}

const SPACE: Readonly<Record<BattleLine, (column: Column) => Space>> = {
  front: (column) => `${column}`,
  reserve: (column) => `r${column}`,
};

/** A space holds a corps, a fort, or two divisions or brigades (9.2.2). */
const hasRoomFor = (units: readonly { readonly unit: Members }[]): boolean =>
  units.length === 0 || (units.length === 1 && !['corps', 'fort'].includes(String(units[0]?.unit.kind)));

/** A side of the battle board: its front spaces towards the enemy, its reserve behind, and who stays in the hex. */
export function BattleSide({ field, role, shots, value, path, owner, onChange }: Props) {
  const t = useWords();
  const labels = useLabels();
  const space = namespaceOf(field, owner);
  const counters = useCounters(field, value, onChange);
  const { units, fields, max } = counters.list;
  const wrong = useRefusalAt(path);
  const [target, setTarget] = useState<Space>('1');
  const places = useRef<HTMLDivElement>(null);
  const label = labels.field(field, owner);
  const isFull = units.length >= max;
  const inSpace = (wanted: Space) => units.flatMap((unit, at) => (unit.space === wanted ? [{ unit, at }] : []));
  const key = ({ unit, at }: ReturnType<typeof inSpace>[number]) => (
    <UnitKey
      key={at}
      fields={fields}
      unit={unit}
      owner={space}
      wrong={wrong?.field === `${path}.${at}` || (wrong?.field?.startsWith(`${path}.${at}.`) ?? false)}
      onOpen={() => counters.open(at)}
    />
  );
  const add = (wanted: Space) => counters.addLike(units.at(-1), { space: wanted, disrupted: false });
  const free = COLUMNS.map(SPACE.front).find((one) => inSpace(one).length === 0) ?? 'hex';
  const row = (line: BattleLine) => (
    <div key={line} className="relative grid grid-cols-4 gap-1">
      {line === 'reserve' && (
        // On the edge of the row, which costs no height; every space of it says it in its own name.
        <span
          aria-hidden
          className="pointer-events-none absolute -top-1.5 left-1.5 z-10 rounded bg-paper px-1 text-xs leading-3 text-soft"
        >
          {t('battle-board.reserveRow')}
        </span>
      )}
      {COLUMNS.map((column) => {
        const wanted = SPACE[line](column);
        return (
          <BattleSpace
            key={column}
            line={line}
            name={t(`battle-board.${line}`, { n: column })}
            shot={shotOf(shots, line, role, column)}
            onAdd={isFull || !hasRoomFor(inSpace(wanted)) ? undefined : () => add(wanted)}
          >
            {inSpace(wanted).map(key)}
          </BattleSpace>
        );
      })}
    </div>
  );
  const kept = inSpace('hex');
  const others = kept.length > 0 && (
    <div key="others" className="flex flex-wrap items-center gap-1">
      <span className="text-xs text-soft">{t('battle-board.hex')}</span>
      {kept.map(key)}
    </div>
  );
  // Front against front: what stands nearest to the enemy is drawn nearest to him.
  const rows = role === 'defender' ? [row('reserve'), row('front')] : [row('front'), row('reserve')];
  return (
    <section aria-label={label} ref={places} className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-1">
        <p className="min-w-0 flex-1 basis-20 text-sm leading-tight font-semibold">
          {label} <span className="font-normal text-soft">{t(`battle-board.${role}`)}</span>
        </p>
        {!isFull && (
          <button
            type="button"
            className="btn border-dashed px-2 text-sm"
            aria-label={`${t('tools.add')}: ${t('battle-board.hex')}`}
            onClick={() => add('hex')}
          >
            <span aria-hidden>+</span> {t('battle-board.toHex')}
          </button>
        )}
        {counters.roster && !isFull && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="btn border-dashed px-2 text-sm"
            onClick={() => {
              setTarget(free);
              counters.openRoster();
            }}
          >
            {t('tools.counters.fromRoster')}
          </button>
        )}
      </div>
      {role === 'defender' ? [others, ...rows] : [...rows, others]}
      <CounterSheets
        counters={counters}
        label={label}
        path={path}
        owner={space}
        given={{ space: target }}
        onRemove={() => {
          counters.remove();
          places.current?.querySelector('button')?.focus();
        }}
      />
    </section>
  );
}
