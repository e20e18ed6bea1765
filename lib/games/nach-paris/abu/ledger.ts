import { text, type Fact, type NotApplied, type Step } from '@/lib/calc/evaluation';
import { fact, notApplied, present, sayIn, step } from '@/lib/calc/ledger';
import type { Applied, Failed } from '@/lib/calc/modifiers';
import { plain } from '@/lib/core/numbers';
import { add } from '@/lib/prob/fraction';
import type { EdgeMove } from '@/lib/tables/card-cell';
import { points } from '@/lib/games/nach-paris/abu/cells';
import { caseOf } from '@/lib/games/nach-paris/abu/cover';
import type { AbuFinding, AbuHit } from '@/lib/games/nach-paris/abu/finding';
import { shotSteps } from '@/lib/games/nach-paris/bombardment/ammunition';
import { namedGuns } from '@/lib/games/nach-paris/bombardment/guns';
import { isRolled } from '@/lib/games/nach-paris/cab/test';
import { columnMark } from '@/lib/games/nach-paris/card-words';
import { isFortAssumed, isHostAssumed } from '@/lib/games/nach-paris/combat/works';
import { appliedSteps } from '@/lib/games/nach-paris/modifier-words';

const say = sayIn('abu');

export function factsOf({ input, fire }: AbuFinding): readonly Fact[] {
  const works = caseOf(input);
  return present(
    fact(
      say('facts.guns', {
        guns: fire.guns.length,
        arf: fire.printed,
        ...namedGuns(fire.guns.map(({ name, arf }) => ({ name, factor: arf }))),
      }),
      '8.2.2',
    ),
    fact(
      say('facts.targets', {
        units: input.targets.length,
        terrain: text(`unit.options.terrain.${input.terrain}`),
      }),
      '8.4.2',
    ),
    fact(say('facts.turn', { turn: input.turn }), '8.8.1'),
    fact(say('facts.front'), '8.2.1', true),
    isFortAssumed(works) && fact(say('facts.fortActive'), '11.6.11', true),
    isHostAssumed(works, input.targets) && fact(say('facts.ownCamp'), '11.6.12', true),
  );
}

export function stepsOf({ input, fire, cover, targets, hits, half }: AbuFinding): readonly Step[] {
  return present(
    step('arf', '8.2.2', say('step.arf', { guns: fire.guns.length }), { after: fire.printed }),
    fire.unitsDropped && step('fortsOnly', '11.3.5', say('step.unitsDropped')),
    fire.halved && step('halved', '8.8.1', say('step.halved'), { before: fire.printed, after: points(fire.arf) }),
    step('number', '8.3.1', targets.most === null ? say('step.whole') : say('step.number', { number: targets.most })),
    targets.mostCovered !== null &&
      targets.mostCovered !== targets.most &&
      step('covered', '10.2.4', say('step.covered', { number: targets.mostCovered })),
    shotSteps(fire.shots, '8.8.2'),
    cover.drops.map(({ id, rule }) => step(id, rule, say(`drop.${id}`))),
    half !== undefined && step('half', '8.3.2', say('step.half'), { before: input.die ?? 0, after: half }),
    hits.flatMap((hit, i) =>
      stepsOfHit(hit, half, cover.guests.includes(hit.unit)).map((step) => ({
        ...step,
        id: `${partOf(i)}.${step.id}`,
        of: step.of ?? step.id,
        part: partOf(i),
      })),
    ),
  );
}

/** Units under fire are numbered from one in their steps and lines. */
const partOf = (i: number): string => `${i + 1}`;

const COVER_RULES = { fieldworks: '10.2.1', regular: '11.1.4', improved: '11.6.2', zone: '11.2.6' } as const;

function stepsOfHit(hit: AbuHit, half: number | undefined, guest: boolean): readonly Step[] {
  const { name, cover, arf, applied, column, reading, result, passed, tests, unit, cab } = hit;
  const testCab = cab + (result?.modifier ?? 0);
  return present(
    guest && step('guest', '11.6.12', say('step.guest', { name })),
    cover !== 'none' &&
      step('cover', COVER_RULES[cover], say('step.cover', { name, cover: say(`options.works.${cover}`) }), {
        before: points(add(arf, arf)),
        after: points(arf),
      }),
    column
      ? step('column', '8.3.3', say('step.column', { name }), { before: points(arf), after: columnMark(column) })
      : { ...step('column', '8.3.3', say('step.weak', { name }), { before: points(arf), after: '–' }), of: 'weak' },
    column && appliedSteps(half ?? 0, applied, 'abu.roll'),
    reading && step('row', '8.3.3', say('step.row', { name }), { after: reading.row }),
    (reading?.moves ?? []).map(moveStep),
    reading &&
      step(
        'result',
        '8.3.3',
        say(reading.off ? 'step.off' : reading.found ? 'step.result' : 'step.unknown', { name }),
        reading.found && { after: reading.found.text },
      ),
    tests && cabSteps(hit),
    result && result.losses > 0 && !tests && step('gone', '2.4.1', say('step.noTest', { name })),
    passed !== null &&
      unit.test !== undefined &&
      isRolled(testCab) &&
      step('roll', '5.1.1', say(passed ? 'step.passed' : 'step.failed', { name, die: unit.test, cab: plain(testCab) })),
  );
}

const moveStep = ({ rule, from, to }: EdgeMove, i: number): Step =>
  step(`move${i + 1}`, rule, say('step.move'), {
    before: `${columnMark(from.column)} / ${from.row}`,
    after: `${columnMark(to.column)} / ${to.row}`,
  });

function cabSteps({ name, unit, baseCab, cabApplied, result, cab }: AbuHit): readonly Step[] {
  const number = result?.modifier ?? 0;
  const fromResult: readonly Applied[] = number ? [{ id: 'result', rule: '8.3.3', value: number }] : [];
  const total = cab + number;
  return present(
    result && result.losses > 0 && step('atOnce', '5.1.3', say('step.atOnce', { name, losses: result.losses })),
    appliedSteps(baseCab, [...fromResult, ...cabApplied]).map((one) => ({ ...one, id: `cab.${one.id}`, of: one.id })),
    {
      ...step(
        'test',
        total > 0 ? '5.1.1' : '5.1.2',
        say(total > 0 ? 'step.test' : 'step.fails', { name, cab: plain(total) }),
        { after: plain(total) },
      ),
      // A zone has a CAB of its own, which no modifier of a unit's state changes.
      of: unit.kind === 'zone' ? 'zoneTest' : 'test',
    },
  );
}

/** One line for each modifier that some unit under fire does not have, with the units and the condition that fails. */
export function notAppliedOf(finding: AbuFinding): readonly NotApplied[] {
  const { input, fire, cover, hits, spared } = finding;
  const flat = hits.filter(({ unit }) => unit.fow && input.fowReading === 'flat');
  const open = hits.filter((hit) => !flat.includes(hit));
  const partsOf = (some: readonly AbuHit[]): readonly string[] => some.map((hit) => partOf(hits.indexOf(hit)));
  return present(
    !fire.halved && notApplied('shortageArf', '8.8.1', say('not.halved')),
    spared.length > 0 && notApplied('spared', '8.3.1', say('not.spared', { names: spared.join(', ') })),
    cover.bypassed && notApplied('bypassed', input.works === 'fieldworks' ? '10.1.6' : '11.1.2', say('not.bypassed')),
    cover.crowded && notApplied('crowded', '11.1.4', say('not.crowded')),
    flat.length > 0 && {
      ...notApplied('others', '19.3.2', say('not.others', { names: namesOf(flat) })),
      parts: partsOf(flat),
    },
    grouped(open, partsOf, ({ not }) => not, 'roll', 'abu.rollNot'),
    notApplied('rain', '15.1.2', say('not.rain')),
    grouped(
      hits.filter(({ unit }) => unit.kind !== 'zone'),
      partsOf,
      ({ cabNot }) => cabNot,
      'cab',
      'unit.cabNot',
    ),
  );
}

const namesOf = (hits: readonly AbuHit[]): string => hits.map(({ name }) => name).join(', ');

function grouped(
  hits: readonly AbuHit[],
  partsOf: (hits: readonly AbuHit[]) => readonly string[],
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
  return [...found].map(([key, { modifier, hits: concerned }]) => {
    const why = text(`${words}.${modifier.reason}`);
    const some = concerned.length < hits.length;
    const sentence = some ? say('not.for', { names: namesOf(concerned), why }) : why;
    const line = notApplied(`${prefix}.${key}`, modifier.rule, sentence);
    return { ...line, of: modifier.id, parts: partsOf(concerned) };
  });
}
