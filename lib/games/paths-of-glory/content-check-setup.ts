import { checkRepeats, ids, type ContentData, type Report } from '@/lib/games/paths-of-glory/content-schema';

interface Counter {
  readonly space?: string | undefined;
  readonly type: string;
  readonly designation?: string | null | undefined;
  readonly count: number;
  readonly path: readonly PropertyKey[];
}

/**
 * Everything wrong with the set-up lists: spaces, types, nations and events that do not exist, counters that do not
 * suffice.
 */
export function checkSetup(data: ContentData, report: Report): void {
  const setup = data['setup.json'];
  const nations = ids(data['units.json'].nations);
  const events = ids(data['events.json'].events);
  const space = (id: string, path: readonly PropertyKey[]): void => {
    if (!ids(data['map/spaces.json'].spaces).has(id)) report('setup.json', path, `no space "${id}"`);
  };
  checkRepeats('setup.json', 'presets', setup.presets, report);
  setup.presets.forEach((preset, p) => {
    const counters: Counter[] = preset.units.map((unit, i) => ({
      ...unit,
      count: 1,
      path: ['presets', p, 'units', i],
    }));
    for (const side of ['central', 'allied'] as const)
      preset.reserve[side].forEach((one, i) => counters.push({ ...one, path: ['presets', p, 'reserve', side, i] }));
    checkCounters(counters, data, report);
    preset.trenches.forEach((trench, i) => space(trench.space, ['presets', p, 'trenches', i]));
  });
  setup.optional.changes.forEach((change, i) => {
    space(change.space, ['optional', 'changes', i]);
    if (change.change === 'reserve-to-space')
      checkCounters([{ ...change, count: 1, path: ['optional', 'changes', i] }], data, report);
  });
  setup.onEntry.forEach((entry, e) => {
    const path = ['onEntry', e];
    if (!nations.has(entry.nation)) report('setup.json', path, `no nation "${entry.nation}"`);
    for (const event of [entry.event, ...(entry.unless ?? [])])
      if (event !== null && !events.has(event)) report('setup.json', path, `no event "${event}"`);
    checkCounters(
      [
        ...entry.units.map((unit, i) => ({ ...unit, count: 1, path: [...path, 'units', i] })),
        ...entry.choice.map((one, i) => ({ type: one.type, count: one.count, path: [...path, 'choice', i] })),
        ...entry.reserve.map((one, i) => ({ ...one, path: [...path, 'reserve', i] })),
      ],
      data,
      report,
    );
    entry.trenches.forEach((trench, i) => space(trench.space, [...path, 'trenches', i]));
    entry.choice.forEach((one, i) => one.excluding.forEach((id) => space(id, [...path, 'choice', i])));
  });
}

/** Every counter exists, stands on the map, and is not in two places. */
function checkCounters(counters: readonly Counter[], data: ContentData, report: Report): void {
  const spaces = ids(data['map/spaces.json'].spaces);
  const used = new Map<string, number>();
  for (const { space, type: id, designation, count, path } of counters) {
    const type = data['units.json'].types.find((one) => one.id === id);
    if (space !== undefined && !spaces.has(space)) report('setup.json', path, `no space "${space}"`);
    if (!type) {
      report('setup.json', path, `no unit type "${id}"`);
      continue;
    }
    const total = (used.get(id) ?? 0) + count;
    used.set(id, total);
    if (total > type.count) report('setup.json', path, `${total} × ${id}, there are ${type.count}`);
    if (!designation) continue;
    if (!type.designations?.includes(designation)) report('setup.json', path, `no ${id} "${designation}"`);
    if (used.has(`${id} ${designation}`)) report('setup.json', path, `${id} "${designation}" is in two places`);
    used.set(`${id} ${designation}`, 1);
  }
}
