import type { Barred } from '@/lib/calc/bars';
import type { Block, Fact, NotApplied, OpenPoint, Step, Text, TextParam, ValueRow } from '@/lib/calc/evaluation';
import {
  fact,
  notApplied,
  openPoints,
  partStep,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { isPhasePast } from '@/lib/games/when-eagles-fight/strategic/bars';
import type { Carried, StrategicFinding } from '@/lib/games/when-eagles-fight/strategic/finding';
import type { RailUnit } from '@/lib/games/when-eagles-fight/strategic/fields';
import { carrierOf, CARRIERS, LIMIT_RULE, type Carrier } from '@/lib/games/when-eagles-fight/strategic/limits';
import { yearOf } from '@/lib/games/when-eagles-fight/turns';
import { unitName } from '@/lib/games/when-eagles-fight/unit-words';

export const say = sayIn('strategic');

const goes = ({ barred }: Carried): boolean => barred.length === 0;
const country = (id: RailUnit['toCountry']): Text => say(`options.toCountry.${id}`);

/** Why a unit may not go. */
function whyOf({ budgets, inRussia }: StrategicFinding, { unit, used }: Carried, { id }: Barred): Text {
  const { limit } = budgets[carrierOf(unit.nation)];
  return say(`bar.${id}`, { used, limit, most: inRussia.limit ?? 0 });
}

export const factsOf = ({ input, units }: StrategicFinding): readonly Fact[] => [
  fact(say('facts.turn', { turn: input.turn, year: String(yearOf(input.turn)) }), '11.3'),
  ...units.map(({ unit }) =>
    fact(
      say('facts.unit', {
        who: unitName(unit),
        from: say(`options.from.${unit.from}`),
        fromCountry: country(unit.fromCountry),
        to: say(`options.to.${unit.to}`),
        toCountry: country(unit.toCountry),
      }),
      '11.2',
    ),
  ),
];

export function stepsOf(finding: StrategicFinding): readonly Step[] {
  const { budgets, units, input } = finding;
  const past = isPhasePast(input) && step('past', '3.4', say('verdict.past'));
  if (!units.length && !past) return [step('nobody', '11.2', say('step.nobody', { turn: input.turn }))];
  let russia = input.inRussia;
  const ofUnits = units.flatMap((one, i): readonly Step[] => {
    const { unit, barred, used, inRussia, spent } = one;
    const who = unitName(unit);
    if (!goes(one))
      return barred.map((bar) =>
        partStep(bar.id, `${bar.id}-${i}`, bar.rule, say('step.stop', { who, why: whyOf(finding, one, bar) })),
      );
    const carrier = carrierOf(unit.nation);
    const limit = budgets[carrier].limit;
    const counts = inRussia && finding.inRussia.limit !== undefined;
    if (counts) russia += 1;
    return present(
      step(`goes-${i}`, LIMIT_RULE[carrier], say('step.goes', { who, limit, nation: nationName(carrier) }), {
        before: used - 1,
        after: used,
      }),
      counts &&
        step(`counts-${i}`, '11.3', say('step.inRussia', { who, most: finding.inRussia.limit ?? 0 }), {
          before: russia - 1,
          after: russia,
        }),
      unit.from === 'west' && step(`west-${i}`, '10.7', say('step.west', { who })),
      spent && step(`spent-${i}`, '11.6', say('step.spent', { who })),
    );
  });
  return present(past, ofUnits);
}

const nationName = (carrier: Carrier): Text => say(`nation.${carrier}`);

export function notAppliedOf({ units, inRussia, input }: StrategicFinding): readonly NotApplied[] {
  const hit = new Set(units.flatMap(({ barred }) => barred.map(({ id }) => id)));
  const free = (units[0]?.free ?? []).filter(({ id }) => !hit.has(id));
  return present(
    free.map(({ id, rule }) =>
      notApplied(
        id,
        rule,
        say(id === 'russiaLimit' && inRussia.limit === undefined ? 'free.russiaLater' : `free.${id}`, {
          most: inRussia.limit ?? 0,
          turn: input.turn,
        }),
      ),
    ),
    notApplied('beside', '9.6', say('not.beside')),
    notApplied('ally', '6.2', say('not.ally')),
    notApplied('withdrawals', '10.15', say('not.withdrawals')),
  );
}

function verdictOf(finding: StrategicFinding): Block {
  const { units, input } = finding;
  const first = units.find((one) => !goes(one));
  const many = units.filter(goes).length;
  if (isPhasePast(input)) return verdictBlock(say('verdict.past'), 'no', '3.4');
  if (!units.length) return verdictBlock(say('verdict.nobody', { turn: input.turn }), 'neutral', '11.2');
  if (!first?.barred[0]) return verdictBlock(say('verdict.all', { units: units.length }), 'yes', '11.2');
  const [bar] = first.barred;
  return verdictBlock(
    say(many ? 'verdict.some' : 'verdict.none', {
      many,
      units: units.length,
      who: unitName(first.unit),
      why: whyOf(finding, first, bar),
    }),
    many ? 'neutral' : 'no',
    bar.rule,
  );
}

const unitRows = (finding: StrategicFinding): readonly ValueRow[] =>
  finding.units.map((one): ValueRow => {
    const who: TextParam = unitName(one.unit);
    const [bar] = one.barred;
    if (bar) return valueRow(say('row.unit', { who }), say('row.stays', { why: whyOf(finding, one, bar) }), bar.rule);
    return one.spent
      ? valueRow(say('row.unit', { who }), say('row.spent'), '11.6')
      : valueRow(say('row.unit', { who }), say('row.goes'), '11.2');
  });

/** What each nation may still move in the turn. */
const leftRows = ({ budgets, inRussia, input }: StrategicFinding): readonly ValueRow[] => {
  if (isPhasePast(input)) return CARRIERS.map((carrier) => valueRow(nationName(carrier), say('row.past'), '3.4'));
  return present(
    CARRIERS.map((carrier) => {
      const { limit, used } = budgets[carrier];
      return valueRow(nationName(carrier), say('row.left', { left: limit - used, limit }), LIMIT_RULE[carrier]);
    }),
    inRussia.limit === undefined
      ? valueRow(say('row.inRussia'), say('row.noLimit'), '11.3')
      : valueRow(
          say('row.inRussia'),
          say('row.left', { left: inRussia.limit - inRussia.used, limit: inRussia.limit }),
          '11.3',
        ),
  );
};

export const blocksOf = (finding: StrategicFinding): readonly Block[] => [
  verdictOf(finding),
  ...valuesBlock('units', say('block.units'), unitRows(finding)),
  ...valuesBlock('left', say('block.left'), leftRows(finding)),
];

export function openOf({ input, units, inRussia }: StrategicFinding): readonly OpenPoint[] {
  const some = (is: (one: Carried) => boolean): boolean => units.some(is);
  return openPoints(say, [
    { id: 'calendar', rule: '11.3', dispute: 'calendar', when: input.turn > 4 },
    {
      id: 'russia',
      rule: '11.3',
      dispute: 'strategic-russia-limit',
      when: inRussia.limit !== undefined && some((one) => one.inRussia),
    },
    { id: 'route', rule: '11.2', dispute: 'strategic-route', when: some(({ unit }) => unit.way === 'place') },
    {
      id: 'sea',
      rule: '11.2',
      dispute: 'edge-supply-by-sea',
      when: some(({ unit }) => unit.fromLine === 'sea' || unit.toLine === 'sea'),
    },
    {
      id: 'arrivals',
      rule: '10.7',
      dispute: 'reinforcements-strategic',
      when: some(({ unit }) => unit.from === 'west' || unit.from === 'south'),
    },
    { id: 'turkish', rule: '10.7', dispute: 'tu-corps-entry', when: some(({ unit }) => unit.from === 'south') },
    { id: 'offMap', rule: '11.6', dispute: 'off-map-hexes', when: some(({ unit }) => unit.leaves !== 'none') },
    { id: 'defends', rule: '11.6', dispute: 'off-map-defence', when: some(({ spent }) => spent) },
    {
      id: 'mixed',
      rule: '6.4',
      dispute: 'mixed-stack-limit',
      when: some(({ unit }) => unit.nation === 'german' && unit.toCountry === 'austria-hungary'),
    },
    { id: 'romanian', rule: '11.5', when: some(({ unit }) => unit.nation === 'romanian') },
  ]);
}
