'use client';

import { useState } from 'react';
import {
  countOf,
  numberOf,
  ordinary,
  faceOf,
  PLAIN,
  withCount,
  type Group,
} from '@/components/games/paths-of-glory/units/groups';
import type { Limits } from '@/components/games/paths-of-glory/units/limits';
import { UnitPicker } from '@/components/games/paths-of-glory/units/unit-picker';
import { UnitSymbol } from '@/components/games/paths-of-glory/units/unit-symbol';
import { UnitToken } from '@/components/games/paths-of-glory/units/unit-token';
import { useUnits } from '@/components/games/paths-of-glory/units/use-units';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

interface Props {
  readonly label: string;
  readonly groups: readonly Group[];
  /** the list's own schema: how many groups, how many in each, whether plain factors are allowed */
  readonly list: FormField['shape'];
  onChange(groups: readonly Group[]): void;
}

const KINDS = ['army', 'corps'] as const;

/** The counters of a force in a row, with keys that add one more of each and of what the nation commonly has. */
export function ForceRow({ label, groups, list, onChange }: Props) {
  const t = useWords();
  const { types, nation, describe } = useUnits();
  const [open, setOpen] = useState(false);
  const limits = limitsOf(list);
  const nations = [...new Set(groups.flatMap(({ type }) => types.find(({ id }) => id === type)?.nation ?? []))];
  const home = nation(nations.at(-1));
  const missing = home
    ? KINDS.flatMap(
        (kind) =>
          types.find(
            (type) =>
              type.id === ordinary(types, home.id, kind)?.id &&
              type.kind === kind &&
              !type.special &&
              countOf(groups, type.id, 'full') === 0,
          ) ?? [],
      )
    : [];
  const add = (group: Group) =>
    onChange(
      group.type === PLAIN
        ? groups.map((one) => (one === group ? { ...one, n: numberOf(one) + 1 } : one))
        : withCount(groups, group.type, faceOf(group), numberOf(group) + 1),
    );
  return (
    <div className="flex flex-wrap gap-1">
      {groups.map((group, i) => (
        <UnitToken
          key={i}
          group={group}
          full={numberOf(group) >= limits.each}
          onOpen={() => setOpen(true)}
          onAdd={() => add(group)}
        />
      ))}
      {groups.length < limits.groups &&
        missing.map((type) => (
          <button
            key={type.id}
            type="button"
            className="btn min-h-12 gap-0.5 border-dashed px-1"
            aria-label={t('tools.oneMore', { name: describe({ type: type.id }).name })}
            onClick={() => onChange(withCount(groups, type.id, 'full', 1))}
          >
            <span aria-hidden>+</span>
            <UnitSymbol kind={type.kind} side={home?.side} />
          </button>
        ))}
      <button
        type="button"
        className="btn min-h-12 px-0"
        aria-haspopup="dialog"
        aria-label={t('tools.otherUnits', { force: label })}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden>{groups.length ? '⋯' : '+'}</span>
      </button>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <UnitPicker groups={groups} limits={limits} start={home?.id} onChange={onChange} />
      </Sheet>
    </div>
  );
}

function limitsOf(list: FormField['shape']): Limits {
  const members = list.kind === 'list' && list.item.kind === 'group' ? list.item.fields : [];
  const n = members.find(({ name }) => name === 'n')?.shape;
  return {
    groups: (list.kind === 'list' ? list.max : undefined) ?? Infinity,
    each: (n?.kind === 'number' ? n.max : undefined) ?? (n ? Infinity : 1),
    plain: members.some(({ name }) => name === 'cf'),
  };
}
