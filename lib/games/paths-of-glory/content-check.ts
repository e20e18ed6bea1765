import type { DataProblem } from '@/lib/core/data-check';
import { checkSetup } from '@/lib/games/paths-of-glory/content-check-setup';
import {
  checkRepeats,
  CONTENT_FILES,
  ids,
  type ContentData,
  type Report,
} from '@/lib/games/paths-of-glory/content-schema';

/** Counted on the map: a space or a line more or less means that an edit slipped. */
const SPACES = 281;
const CONNECTIONS = 476;
/** Spaces that are worth a VP in the 2001 edition. */
const VP_SPACES = 65;
/** The game lasts from August 1914 to Winter 1919 (5.5.1). */
const TURNS = 20;
/** One corps has a dotted line of its own (11.1.14), which is no nation's. */
const LINES_OF_A_UNIT = ['ana'];

type Files = Readonly<Record<string, unknown>>;

/** The files that only this game has. */
export const files = [...Object.keys(CONTENT_FILES), 'boards.json'];
export { checkAnswers } from '@/lib/games/paths-of-glory/content-check-boards';
export { stated } from '@/lib/games/paths-of-glory/content-check-examples';

interface Check {
  /** the files that must be sound before it can be made; it reads no others of the data */
  readonly needs: readonly (keyof ContentData)[];
  readonly check: (data: ContentData, report: Report, files: Files) => void;
}

/**
 * Everything wrong with the data of Paths of Glory: files that are missing or of another shape, ids that repeat or
 * that no other file knows, connections that repeat or lead nowhere, more counters in play than there are, charts
 * that do not say what the data says.
 */
export function checkData(files: Files): readonly DataProblem[] {
  const found: DataProblem[] = [];
  const report: Report = (file, path, message) => void found.push({ file, path, message });
  const sound: Record<string, unknown> = {};
  for (const [file, schema] of Object.entries(CONTENT_FILES)) {
    const parsed = schema.safeParse(files[file]);
    if (files[file] === undefined) report(file, [], 'the file is missing or no JSON');
    else if (parsed.success) sound[file] = parsed.data;
    else parsed.error.issues.forEach(({ path, message }) => report(file, path, `${path.join('.')}: ${message}`));
  }
  for (const { needs, check } of CHECKS) {
    // Files are compared with each other once each of them has its shape.
    if (needs.every((file) => sound[file] !== undefined)) check(sound as unknown as ContentData, report, files);
  }
  return found;
}

function checkUnits({ 'units.json': { nations, types } }: ContentData, report: Report): void {
  checkRepeats('units.json', 'nations', nations, report);
  checkRepeats('units.json', 'types', types, report);
  // Points of a nation carry its abbreviation, those of the Allied minor nations an A (17.1.1.1).
  const points = new Set(['A', ...nations.flatMap(({ abbr }) => abbr?.en ?? [])]);
  types.forEach((type, i) => {
    const bad = (key: string, message: string) => report('units.json', ['types', i, key], `${type.id}: ${message}`);
    if (!ids(nations).has(type.nation)) bad('nation', `no nation "${type.nation}"`);
    if (type.designations?.length && type.designations.length !== type.count)
      bad('designations', `${type.designations.length} designations for ${type.count} counters`);
    if (type.rp !== null && !points.has(type.rp)) bad('rp', `no replacement points "${type.rp}"`);
    if (type.replaceable !== (type.rp !== null))
      bad('rp', 'a unit has replacement points when it is replaceable, and only then');
    if (type.reduced.cf > type.full.cf) bad('reduced', 'stronger than at full strength');
  });
}

function checkMap(data: ContentData, report: Report): void {
  const { spaces } = data['map/spaces.json'];
  const { connections } = data['map/connections.json'];
  const nations = ids(data['units.json'].nations);
  const known = ids(spaces);
  checkRepeats('map/spaces.json', 'spaces', spaces, report);
  if (spaces.length !== SPACES) report('map/spaces.json', ['spaces'], `${spaces.length} spaces, the map has ${SPACES}`);
  if (connections.length !== CONNECTIONS)
    report('map/connections.json', ['connections'], `${connections.length} connections, the map has ${CONNECTIONS}`);
  const victory = spaces.filter(({ vp }) => vp).length;
  if (victory !== VP_SPACES) report('map/spaces.json', ['spaces'], `${victory} VP spaces, the map has ${VP_SPACES}`);
  spaces.forEach((space, i) => {
    for (const key of ['nation', 'capitalOf'] as const) {
      const nation = space[key];
      if (nation !== null && !nations.has(nation))
        report('map/spaces.json', ['spaces', i, key], `${space.id}: no nation "${nation}"`);
    }
    if (!connections.some(({ a, b }) => a === space.id || b === space.id))
      report('map/spaces.json', ['spaces', i], `${space.id} is connected to nothing`);
    if (!data['map/layout.json'].positions[space.id])
      report('map/layout.json', ['positions'], `${space.id} has no position`);
  });
  for (const id of Object.keys(data['map/layout.json'].positions))
    if (!known.has(id)) report('map/layout.json', ['positions', id], `no space "${id}"`);
  const seen = new Set<string>();
  connections.forEach(({ a, b, only }, i) => {
    const bad = (message: string) => report('map/connections.json', ['connections', i], message);
    for (const end of [a, b]) if (!known.has(end)) bad(`no space "${end}"`);
    const pair = [a, b].sort().join(' - ');
    if (a === b) bad(`${a} is connected to itself`);
    if (seen.has(pair)) bad(`${pair} is there twice`);
    seen.add(pair);
    for (const one of only ?? [])
      if (!nations.has(one) && !LINES_OF_A_UNIT.includes(one)) bad(`${pair}: no nation "${one}"`);
  });
}

function checkTurns({ 'turns.json': { turns } }: ContentData, report: Report): void {
  if (turns.length !== TURNS) report('turns.json', ['turns'], `${turns.length} turns, the game has ${TURNS}`);
  turns.forEach(({ n }, i) => {
    if (n !== i + 1) report('turns.json', ['turns', i, 'n'], `turn ${n} stands in place ${i + 1}`);
  });
}

interface Rows {
  readonly rows?: { readonly items?: readonly { readonly id: string }[] };
  readonly columns?: { readonly items?: readonly { readonly id: string }[] };
  readonly cells?: readonly (readonly unknown[])[];
}

/** The charts that readers see have the rows and values of the data that the calculators read. */
function checkCharts(data: ContentData, report: Report, files: Files): void {
  const { types } = data['units.json'];
  const { spaces } = data['map/spaces.json'];
  const { turns } = data['turns.json'];
  const printed = ({ cf, lf, mf }: { readonly cf: number; readonly lf: number; readonly mf: number }) =>
    `${cf}-${lf}-${mf}`;
  const compare = (name: string, wanted: ReadonlyMap<string, Readonly<Record<string, unknown>>>): void => {
    const file = `tables/${name}.json`;
    const chart = files[file] as Rows | undefined;
    if (!chart) return report(file, [], `the chart ${name} is missing`);
    const rows = chart.rows?.items ?? [];
    for (const id of wanted.keys())
      if (!rows.some((row) => row.id === id)) report(file, ['rows'], `no row "${id}", which the data has`);
    rows.forEach(({ id }, r) => {
      const values = wanted.get(id);
      if (!values) return report(file, ['rows', 'items', r], `row "${id}" is not in the data`);
      Object.entries(values).forEach(([column, value]) => {
        const c = chart.columns?.items?.findIndex((item) => item.id === column) ?? -1;
        const cell = chart.cells?.[r]?.[c];
        if (cell !== value)
          report(
            file,
            ['cells', r, c],
            `${id}, ${column}: ${JSON.stringify(cell)}, in the data ${JSON.stringify(value)}`,
          );
      });
    });
  };
  compare(
    'units',
    new Map(
      types.map((type) => [type.id, { count: type.count, full: printed(type.full), reduced: printed(type.reduced) }]),
    ),
  );
  compare('forts', new Map(spaces.flatMap(({ id, fort }) => (fort === null ? [] : [[id, { value: fort }]]))));
  compare('ports', new Map(spaces.flatMap(({ id, port }) => (port === null ? [] : [[id, {}]]))));
  compare('vp-spaces', new Map(spaces.flatMap(({ id, vp }) => (vp ? [[id, {}]] : []))));
  compare('turn-track', new Map(turns.map(({ n, year }) => [String(n), { year }])));
}

const CHECKS: readonly Check[] = [
  { needs: ['units.json'], check: checkUnits },
  { needs: ['units.json', 'map/spaces.json', 'map/connections.json', 'map/layout.json'], check: checkMap },
  { needs: ['units.json', 'map/spaces.json', 'setup.json', 'events.json'], check: checkSetup },
  { needs: ['turns.json'], check: checkTurns },
  {
    needs: ['events.json'],
    check: (data, report) => checkRepeats('events.json', 'events', data['events.json'].events, report),
  },
  { needs: ['units.json', 'map/spaces.json', 'turns.json'], check: checkCharts },
];
