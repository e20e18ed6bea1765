import { encodeInput } from '@/lib/calc/address';
import type { Block, Text, ToolLink, ValueRow } from '@/lib/calc/evaluation';
import { formOf } from '@/lib/calc/form';
import { present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import { isConversion } from '@/lib/games/when-eagles-fight/reinforcements/due';
import type { Arrival, EntryPlace } from '@/lib/games/when-eagles-fight/reinforcements/fields';
import type { Arriving, ReinforcementsFinding } from '@/lib/games/when-eagles-fight/reinforcements/finding';
import {
  doesEnter,
  enterRule,
  entryOf,
  isPlaced,
  placeOf,
  railOf,
  say,
  strengthOf,
  whyOf,
} from '@/lib/games/when-eagles-fight/reinforcements/words';
import type { Country } from '@/lib/games/when-eagles-fight/sides';
import { strategicSchema } from '@/lib/games/when-eagles-fight/strategic/fields';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';

function verdictOf({ input, units }: ReinforcementsFinding): Block {
  const first = units.find((one) => !doesEnter(one));
  const many = units.filter(doesEnter).length;
  if (!units.length) return verdictBlock(say('verdict.nobody', { turn: input.turn }), 'neutral', '10.1');
  const [bar] = first?.barred ?? [];
  const rule = verdictRule(units);
  if (!first || !bar) return verdictBlock(say('verdict.all', { units: units.length }), 'yes', rule);
  return verdictBlock(
    say(many ? 'verdict.some' : 'verdict.none', {
      many,
      units: units.length,
      who: unitName(first.unit),
      outcome: outcomeText(first),
      why: whyOf(first, bar),
    }),
    many ? 'neutral' : 'no',
    bar.rule,
  );
}

/** The rule under which all of them come: that of a single way, or that of reinforcements (10.2). */
function verdictRule(units: readonly Arriving[]): Rule {
  if (units.every(({ unit }) => isConversion(unit))) return '10.14';
  return units.every(({ unit }) => unit.nation === 'romanian') ? '10.4' : '10.2';
}

const outcomeText = ({ outcome, unit }: Arriving): Text =>
  say(`outcome.${outcome === 'lost' && isConversion(unit) ? 'noConversion' : outcome}`);

const unitRows = ({ units }: ReinforcementsFinding): readonly ValueRow[] =>
  units.map((one) => {
    const label = say('row.unit', { who: unitName(one.unit) });
    const [bar] = one.barred;
    if (bar) return valueRow(label, say('row.not', { outcome: outcomeText(one), why: whyOf(one, bar) }), bar.rule);
    const what = isConversion(one.unit)
      ? say('row.converted')
      : say('row.enters', { place: placeOf(one.unit), strength: strengthOf(one.unit) });
    return valueRow(label, what, enterRule(one));
  });

/** What those that enter may do at once, each way of going on by rail once. */
function rightRows({ units }: ReinforcementsFinding): readonly ValueRow[] {
  const placed = units.filter(isPlaced);
  const rails = new Map(placed.map(({ unit }) => [railOf(unit).words.key, unit]));
  return present(
    placed.length > 0 && valueRow(say('row.acts'), say('row.both'), '10.7'),
    [...rails.values()].map((unit) =>
      valueRow(say('row.rail', { place: placeOf(unit) }), railOf(unit).words, railOf(unit).rule),
    ),
  );
}

/** Where each kind of unit in the list may enter. */
function placeRows({ units }: ReinforcementsFinding): readonly ValueRow[] {
  const kinds = new Map(units.filter(({ unit }) => !isConversion(unit)).map(({ unit }) => [entryOf(unit).key, unit]));
  const rows = [...kinds.values()].map((unit) =>
    valueRow(
      say(`nation.${unit.nation === 'german' && unit.turkish ? 'turkish' : unit.nation}`),
      entryOf(unit),
      unit.nation === 'romanian' ? '10.4' : '10.2',
    ),
  );
  // The rebuilt go back to the dead pile instead (10.12).
  const lost = units.some(({ unit }) => !isConversion(unit) && unit.cause !== 'rebuilt');
  return lost ? [...rows, valueRow(say('row.nowhere'), say('row.lost'), '10.6')] : rows;
}

/** The country in which a unit has arrived. */
function countryOf({ nation, place }: Arrival): Country {
  if (place === 'jassy') return 'romania';
  if (place === 'city') return nation === 'russian' ? 'russia' : 'austria-hungary';
  return place === 'south' ? 'austria-hungary' : 'germany';
}

const START: Readonly<Partial<Record<EntryPlace, 'west' | 'south'>>> = { west: 'west', south: 'south' };

/** The strategic movement of those that have arrived and may have it. */
function railLink({ input, units }: ReinforcementsFinding): ToolLink | undefined {
  const trains = units.filter((one) => isPlaced(one) && one.unit.nation !== 'romanian');
  if (!trains.length) return undefined;
  return {
    tool: 'strategic',
    text: say('link.strategic'),
    query: encodeInput(
      formOf(strategicSchema),
      strategicSchema.parse({
        turn: input.turn,
        scenario: input.scenario,
        units: trains.map(({ unit }) => ({
          name: unit.name,
          nation: unit.nation,
          kind: unit.kind,
          from: START[unit.place] ?? 'town',
          fromCountry: countryOf(unit),
          toCountry: countryOf(unit),
        })),
      }),
    ),
  };
}

export function blocksOf(finding: ReinforcementsFinding): readonly Block[] {
  const link = railLink(finding);
  const rights = valuesBlock('rights', say('block.rights'), rightRows(finding));
  return [
    verdictOf(finding),
    ...valuesBlock('units', say('block.units'), unitRows(finding)),
    ...rights.map((block) => (link && block.kind === 'values' ? { ...block, link } : block)),
    ...valuesBlock('places', say('block.places'), placeRows(finding)),
  ];
}
