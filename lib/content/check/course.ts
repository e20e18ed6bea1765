import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { scenariosSchema, sequenceSchema, turnsSchema, type When } from '@/lib/sequence/schema';

type Files = ReadonlyMap<string, JsonFile>;

/** Scenarios end in a turn that there is, and what the sequence's conditions name exists. */
export function checkCourse(files: Files): readonly Problem[] {
  const turns = turnsSchema.safeParse(files.get('turns.json')?.value).data?.turns.length;
  const scenarios = scenariosSchema.safeParse(files.get('scenarios.json')?.value).data?.scenarios;
  return [
    ...(turns !== undefined && scenarios ? checkEnds(files, turns, scenarios) : []),
    ...checkConditions(
      files,
      turns,
      scenarios?.map(({ id }) => id),
    ),
  ];
}

function checkEnds(
  files: Files,
  turns: number,
  scenarios: readonly { readonly id: string; readonly lastTurn: number }[],
): readonly Problem[] {
  const json = files.get('scenarios.json');
  return scenarios.flatMap(({ id, lastTurn }, i) =>
    json && lastTurn > turns
      ? [problemInJson(json, ['scenarios', i, 'lastTurn'], `${id} ends in turn ${lastTurn}; allowed: 1 to ${turns}`)]
      : [],
  );
}

function checkConditions(
  files: Files,
  turns: number | undefined,
  scenarios: readonly string[] | undefined,
): readonly Problem[] {
  const json = files.get('sequence.json');
  const sequence = sequenceSchema.safeParse(json?.value).data;
  if (!json || !sequence) return [];
  const found: Problem[] = [];
  const check = (when: When | undefined, path: readonly PropertyKey[]): void => {
    const { turns: only = [], except, fromTurn = 1, toTurn = 1 } = when ?? {};
    for (const [key, ids] of [
      ['scenarios', when?.scenarios],
      ['notScenarios', when?.notScenarios],
      ['except', except?.scenarios],
    ] as const) {
      for (const id of ids ?? [])
        if (scenarios && !scenarios.includes(id))
          found.push(problemInJson(json, [...path, 'when', key], `no scenario "${id}"`));
    }
    const named = [...only, ...(except?.turns ?? []), fromTurn, toTurn];
    for (const turn of named)
      if (turns !== undefined && turn > turns)
        found.push(problemInJson(json, [...path, 'when'], `no turn ${turn}; allowed: 1 to ${turns}`));
  };
  sequence.phases.forEach((phase, p) => {
    check(phase.when, ['phases', p]);
    phase.steps.forEach((step, s) => {
      check(step.when, ['phases', p, 'steps', s]);
      step.reminders.forEach((reminder, r) => check(reminder.when, ['phases', p, 'steps', s, 'reminders', r]));
    });
  });
  return found;
}
