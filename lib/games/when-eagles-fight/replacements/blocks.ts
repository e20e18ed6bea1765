import { encodeInput } from '@/lib/calc/address';
import type { Block, CellRow, Text, ToolLink, ValueRow } from '@/lib/calc/evaluation';
import { formOf } from '@/lib/calc/form';
import { cellsBlock, present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { ReplacementsFinding } from '@/lib/games/when-eagles-fight/replacements/finding';
import { nameOf, nationName, say, whatOf, whyOf } from '@/lib/games/when-eagles-fight/replacements/words';
import { reinforcementsSchema } from '@/lib/games/when-eagles-fight/reinforcements/fields';

function verdictOf(finding: ReplacementsFinding): Block {
  const { input, units, spent, total, arrive, saved, kept, lost } = finding;
  const first = units.find(({ barred }) => barred.length);
  const served = units.filter(({ barred }) => !barred.length).length;
  if (input.nation === 'romanian') return verdictBlock(say('verdict.romanian'), 'no', '10.8');
  if (first?.barred[0]) {
    const [bar] = first.barred;
    const params = { served, units: units.length, who: nameOf(finding, first), why: whyOf(first, bar) };
    return verdictBlock(say(served ? 'verdict.some' : 'verdict.none', params), served ? 'neutral' : 'no', bar.rule);
  }
  if (total === undefined)
    return verdictBlock(
      say('verdict.read', { turn: input.turn, nation: nationName(finding), spent, saved }),
      'neutral',
      '10.8',
    );
  if (!units.length) return verdictBlock(say('verdict.have', { total, arrive: arrive ?? 0, saved }), 'neutral', '10.8');
  return verdictBlock(
    say(lost ? 'verdict.lost' : 'verdict.all', { spent, total, kept: kept ?? 0, lost: lost ?? 0 }),
    'yes',
    '10.13',
  );
}

function stepRows(finding: ReplacementsFinding): readonly ValueRow[] {
  const { arrive, saved, taken, spent, kept, lost, most } = finding;
  const rule = most === 0 ? '7.2.K' : '10.9';
  const known = (n: number | undefined): Text | number => n ?? say('row.unknown');
  return present(
    valueRow(say('row.arrive'), known(arrive), '10.8'),
    valueRow(say('row.saved'), saved + taken, '10.9'),
    taken > 0 && valueRow(say('row.taken'), taken, '7.2.K'),
    valueRow(say('row.spent'), spent, '10.13'),
    valueRow(say('row.kept', { most }), known(kept), rule),
    valueRow(say('row.lost'), known(lost), rule),
  );
}

const unitRows = (finding: ReplacementsFinding): readonly ValueRow[] =>
  finding.units.map((one) => {
    const [bar] = one.barred;
    const label = say('row.unit', { who: nameOf(finding, one) });
    return bar
      ? valueRow(label, say('row.no', { why: whyOf(one, bar) }), bar.rule)
      : valueRow(
          label,
          say('row.gets', { cost: one.cost, what: whatOf(finding, one) }),
          one.unit.where === 'map' ? '10.11' : '10.12',
        );
  });

/** The cell of the Turn Track, where nothing is typed in its place. */
function cells({ reading, input, changes }: ReplacementsFinding): readonly Block[] {
  const zero = changes.some(({ after }) => after === 0);
  if (!reading?.ref || input.printed !== undefined || (zero && reading.number === undefined)) return [];
  const row: CellRow = {
    cell: reading.ref,
    label: say('cells.steps', { turn: input.turn, nation: say(`nation.${input.nation}`) }),
    ...(reading.found ? { result: reading.found.text, from: reading.found.from } : {}),
    use: 'now',
  };
  return cellsBlock('cells', say('cells.title', { missing: reading.found ? 0 : 1 }), [row]);
}

/** The entry of the units that come back from the dead pile (10.12). */
function entryLink({ input, units }: ReplacementsFinding): ToolLink | undefined {
  const back = units.filter(({ unit, barred }) => unit.where === 'dead' && !barred.length);
  if (!back.length) return undefined;
  const arriving = reinforcementsSchema.parse({
    turn: input.turn,
    scenario: input.scenario,
    units: back.map(({ unit }) => ({
      name: unit.name,
      kind: unit.kind,
      nation: input.nation,
      cause: 'rebuilt',
      place: input.nation === 'german' ? 'west' : 'city',
    })),
  });
  const query = encodeInput(formOf(reinforcementsSchema), arriving);
  return { tool: 'reinforcements', text: say('link.reinforcements'), query };
}

function unitsBlock(finding: ReplacementsFinding): readonly Block[] {
  const link = entryLink(finding);
  const blocks = valuesBlock('units', say('block.units'), unitRows(finding));
  return blocks.map((block) => (link && block.kind === 'values' ? { ...block, link } : block));
}

export const blocksOf = (finding: ReplacementsFinding): readonly Block[] => [
  verdictOf(finding),
  ...(finding.input.nation === 'romanian' ? [] : valuesBlock('steps', say('block.steps'), stepRows(finding))),
  ...unitsBlock(finding),
  ...cells(finding),
];
