import { sayIn } from '@/lib/calc/ledger';
import { text, type Fact, type NotApplied, type Step } from '@/lib/calc/evaluation';
import { add } from '@/lib/prob/fraction';
import type { EdgeMove } from '@/lib/tables/card-cell';
import { columnMark } from '@/lib/games/nach-paris/card-words';
import { points } from '@/lib/games/nach-paris/abu/cells';
import type { AbuFinding, AbuHit } from '@/lib/games/nach-paris/abu/finding';
import { shotSteps } from '@/lib/games/nach-paris/bombardment/ammunition';
import type { Applied, Failed } from '@/lib/calc/modifiers';
import { isRolled } from '@/lib/games/nach-paris/cab/test';
import { plain } from '@/lib/core/numbers';
import { appliedSteps } from '@/lib/games/nach-paris/modifier-words';

const say = sayIn('abu');

export function abuFacts({ input, fire }: AbuFinding): readonly Fact[] {
  return [
    { text: say('facts.guns', { guns: fire.guns.length, arf: fire.printed }), rule: '8.2.2' },
    {
      text: say('facts.targets', {
        units: input.targets.length,
        terrain: text(`unit.options.terrain.${input.terrain}`),
      }),
      rule: '8.4.2',
    },
    { text: say('facts.turn', { turn: input.turn }), rule: '8.8.1' },
    { text: say('facts.front'), rule: '8.2.1', assumed: true },
  ];
}

export function abuSteps({ input, fire, cover, hits, half }: AbuFinding): readonly Step[] {
  return [
    { id: 'arf', rule: '8.2.2', text: say('step.arf', { guns: fire.guns.length }), after: fire.printed },
    ...(fire.unitsDropped ? [{ id: 'fortsOnly', rule: '11.3.5', text: say('step.unitsDropped') }] : []),
    ...(fire.halved
      ? [{ id: 'halved', rule: '8.8.1', text: say('step.halved'), before: fire.printed, after: points(fire.arf) }]
      : []),
    {
      id: 'number',
      rule: '8.3.1',
      text: fire.number === null ? say('step.whole') : say('step.number', { number: fire.number }),
    },
    ...shotSteps(fire.shots, '8.8.2'),
    ...cover.drops.map(({ id, rule }): Step => ({ id, rule, text: say(`drop.${id}`) })),
    ...(half === undefined
      ? []
      : [{ id: 'half', rule: '8.3.2', text: say('step.half'), before: input.die ?? 0, after: half }]),
    ...hits.flatMap((hit, i) =>
      stepsOfHit(hit, half, cover.guests.includes(hit.unit)).map((step) => ({ ...step, id: `${i + 1}.${step.id}` })),
    ),
  ];
}

const COVER_RULES = { fieldworks: '10.2.1', regular: '11.1.4', improved: '11.6.2', zone: '11.2.6' } as const;

function stepsOfHit(hit: AbuHit, half: number | undefined, guest: boolean): readonly Step[] {
  const { name, cover, arf, applied, column, reading, result, passed, tests, unit, cab } = hit;
  const testCab = cab + (result?.modifier ?? 0);
  return [
    ...(guest ? [{ id: 'guest', rule: '11.6.12', text: say('step.guest', { name }) }] : []),
    ...(cover === 'none'
      ? []
      : [
          {
            id: 'cover',
            rule: COVER_RULES[cover],
            text: say('step.cover', { name, cover: say(`options.works.${cover}`) }),
            before: points(add(arf, arf)),
            after: points(arf),
          },
        ]),
    {
      id: 'column',
      rule: '8.3.3',
      text: say(column ? 'step.column' : 'step.weak', { name }),
      before: points(arf),
      after: column ? columnMark(column) : '–',
    },
    ...(column ? appliedSteps(half ?? 0, applied, 'abu.roll') : []),
    ...(reading ? [{ id: 'row', rule: '8.3.3', text: say('step.row', { name }), after: reading.row }] : []),
    ...(reading?.moves ?? []).map(moveStep),
    ...(reading
      ? [
          {
            id: 'result',
            rule: '8.3.3',
            text: say(reading.off ? 'step.off' : reading.found ? 'step.result' : 'step.unknown', { name }),
            ...(reading.found ? { after: reading.found.text } : {}),
          },
        ]
      : []),
    ...(tests ? cabSteps(hit) : []),
    ...(result && result.losses > 0 && !tests
      ? [{ id: 'gone', rule: '2.4.1', text: say('step.noTest', { name }) }]
      : []),
    ...(passed === null || unit.test === undefined || !isRolled(testCab)
      ? []
      : [
          {
            id: 'roll',
            rule: '5.1.1',
            text: say(passed ? 'step.passed' : 'step.failed', { name, die: unit.test, cab: plain(testCab) }),
          },
        ]),
  ];
}

const moveStep = ({ rule, from, to }: EdgeMove, i: number): Step => ({
  id: `move${i + 1}`,
  rule,
  text: say('step.move'),
  before: `${columnMark(from.column)} / ${from.row}`,
  after: `${columnMark(to.column)} / ${to.row}`,
});

function cabSteps({ name, baseCab, cabApplied, result, cab }: AbuHit): readonly Step[] {
  const number = result?.modifier ?? 0;
  const fromResult: readonly Applied[] = number ? [{ id: 'result', rule: '8.3.3', value: number }] : [];
  const total = cab + number;
  return [
    ...(result?.losses
      ? [{ id: 'atOnce', rule: '5.1.3', text: say('step.atOnce', { name, losses: result.losses }) }]
      : []),
    ...appliedSteps(baseCab, [...fromResult, ...cabApplied], 'unit.cab', 'cab.'),
    {
      id: 'test',
      rule: total > 0 ? '5.1.1' : '5.1.2',
      text: say(total > 0 ? 'step.test' : 'step.fails', { name, cab: plain(total) }),
      after: plain(total),
    },
  ];
}

/** One line for each modifier that some unit under fire does not have, with the units and the condition that fails. */
export function abuNotApplied(finding: AbuFinding): readonly NotApplied[] {
  const { input, fire, cover, hits, spared } = finding;
  const flat = hits.filter(({ unit }) => unit.fow && input.fowReading === 'flat');
  const open = hits.filter((hit) => !flat.includes(hit));
  return [
    ...(fire.halved ? [] : [{ id: 'shortageArf', rule: '8.8.1', text: say('not.halved') }]),
    ...(spared.length ? [{ id: 'spared', rule: '8.3.1', text: say('not.spared', { names: spared.join(', ') }) }] : []),
    ...(cover.bypassed
      ? [{ id: 'bypassed', rule: input.works === 'fieldworks' ? '10.1.6' : '11.1.2', text: say('not.bypassed') }]
      : []),
    ...(cover.crowded ? [{ id: 'crowded', rule: '11.1.4', text: say('not.crowded') }] : []),
    ...(flat.length ? [{ id: 'others', rule: '19.3.2', text: say('not.others', { names: namesOf(flat) }) }] : []),
    ...grouped(open, ({ not }) => not, 'roll', 'abu.rollNot'),
    { id: 'rain', rule: '15.1.2', text: say('not.rain') },
    ...grouped(
      hits.filter(({ unit }) => unit.kind !== 'zone'),
      ({ cabNot }) => cabNot,
      'cab',
      'unit.cabNot',
    ),
  ];
}

const namesOf = (hits: readonly AbuHit[]): string => hits.map(({ name }) => name).join(', ');

function grouped(
  hits: readonly AbuHit[],
  modifiersOf: (hit: AbuHit) => readonly Failed[],
  prefix: string,
  words: string,
): readonly NotApplied[] {
  const found = new Map<string, { readonly modifier: Failed; readonly hits: AbuHit[] }>();
  for (const hit of hits) {
    for (const modifier of modifiersOf(hit)) {
      const key = modifier.reason === modifier.id ? modifier.id : `${modifier.id}.${modifier.reason}`;
      const seen = found.get(key);
      if (seen) seen.hits.push(hit);
      else found.set(key, { modifier, hits: [hit] });
    }
  }
  return [...found].map(
    ([
      key,
      {
        modifier: { rule, reason },
        hits: concerned,
      },
    ]) => ({
      id: `${prefix}.${key}`,
      rule,
      text:
        concerned.length === hits.length
          ? text(`${words}.${reason}`)
          : say('not.for', { names: namesOf(concerned), why: text(`${words}.${reason}`) }),
    }),
  );
}
