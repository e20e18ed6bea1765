import { fact, notApplied, present, sayIn, step, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { text, type Step, type TextParam, type ValueRow } from '@/lib/calc/evaluation';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import { OPEN_POINTS, type RailPart } from '@/lib/games/nach-paris/rail/part';
import { CONVOY_LIMIT, convoyCapacity, isConvoy } from '@/lib/games/nach-paris/tables/rail';

const say = sayIn('rail');

export interface ConvoysAnswer {
  readonly mode: 'convoys';
  readonly units: readonly { readonly convoy: boolean; readonly waits: 'no' | 'line' | 'direction' | 'limit' }[];
  readonly capacity: number;
  readonly bothWays: boolean;
  readonly conducted: number;
  readonly fits: boolean;
}

/** Whether trains fit on the lines of a hex, in the order of the list, and what waits (12.4). */
export function convoysPart(input: RailInput): RailPart<ConvoysAnswer> {
  const { grade, terrain, convoys, conducted } = input;
  const { convoys: capacity, bothWays } = convoyCapacity(grade, terrain);
  const used = new Map<string, number>();
  const heading = new Map<number, boolean>();
  let total = conducted;
  const units = convoys.map((unit): ConvoysAnswer['units'][number] => {
    const convoy = isConvoy(unit);
    const way = heading.get(unit.line) ?? unit.back;
    if (!bothWays && way !== unit.back) return { convoy, waits: 'direction' };
    const lane = `${unit.line}:${unit.back ? 'back' : 'there'}`;
    const before = used.get(lane) ?? 0;
    if (convoy && before >= capacity) return { convoy, waits: 'line' };
    if (convoy && total >= CONVOY_LIMIT) return { convoy, waits: 'limit' };
    heading.set(unit.line, way);
    if (convoy) {
      used.set(lane, before + 1);
      total += 1;
    }
    return { convoy, waits: 'no' };
  });
  const rules = { no: '12.4.1', line: '12.4.3', direction: '12.4.1', limit: '12.4.2' } as const;
  const several = new Set(convoys.map(({ line }) => line)).size > 1;
  const name = ({ name: given, kind, steps, divided, line, back }: (typeof convoys)[number], i: number): TextParam =>
    say(given === '' ? 'unit' : 'named', {
      n: i + 1,
      name: given,
      kind: text(`unit.options.kind.${kind}`),
      steps,
      divided: divided ? 'yes' : 'no',
      line: several ? line : 0,
      back: back ? 'yes' : 'no',
    });
  const names = convoys.map(name);
  const waiting = units.filter(({ waits }) => waits !== 'no');
  return {
    facts: [
      fact(
        say('facts.convoys', {
          units: units.length,
          grade: say(`options.grade.${grade}`),
          terrain: text(`unit.options.terrain.${terrain}`),
        }),
        '12.4.1',
      ),
      fact(say('facts.conducted', { conducted }), '12.4.2', conducted === 0),
    ],
    steps: [
      step('capacity', '12.4.1', say(bothWays ? 'step.bothWays' : 'step.oneWay', { capacity })),
      ...units.map(({ convoy, waits }, i): Step =>
        step(
          `unit-${i}`,
          rules[waits],
          say(`step.convoy.${waits === 'no' ? (convoy ? 'counts' : 'free') : waits}`, {
            unit: names[i] ?? '',
            capacity,
            limit: CONVOY_LIMIT,
          }),
        ),
      ),
      step('total', '12.4.2', say('step.total', { limit: CONVOY_LIMIT }), { before: conducted, after: total }),
    ],
    notApplied: waiting.length ? [] : [notApplied('waits', '12.4.3', say('not.waits'))],
    blocks: present(
      verdictBlock(
        say(waiting.length ? 'verdict.wait' : 'verdict.run', {
          waiting: waiting.length,
          units: units.length,
          total,
          limit: CONVOY_LIMIT,
        }),
        waiting.length ? 'no' : 'yes',
        waiting[0] ? rules[waiting[0].waits] : '12.4.1',
      ),
      units.length
        ? valuesBlock(
            'convoys',
            say('value.convoys'),
            units.map(({ convoy, waits }, i): ValueRow =>
              valueRow(
                say('value.who', { who: names[i] ?? '' }),
                say(`value.convoy.${waits === 'no' ? (convoy ? 'counts' : 'free') : waits}`),
                rules[waits],
              ),
            ),
          )
        : [],
    ),
    open: [OPEN_POINTS.convoys, OPEN_POINTS.trains],
    data: { mode: 'convoys', units, capacity, bothWays, conducted: total, fits: waiting.length === 0 },
  };
}
