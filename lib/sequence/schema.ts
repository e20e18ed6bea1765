import * as z from 'zod';
import { idSchema, localisedSchema } from '@/lib/core/localised';

/** When a step or a reminder holds; all of the conditions given must be met. */
export const whenSchema = z.strictObject({
  turns: z.array(z.int().min(1)).min(1).optional(),
  fromTurn: z.int().min(1).optional(),
  toTurn: z.int().min(1).optional(),
  /** only in the turn in which the scenario begins, or only after it */
  first: z.boolean().optional(),
  seasons: z.array(z.string()).min(1).optional(),
  scenarios: z.array(z.string()).min(1).optional(),
  notScenarios: z.array(z.string()).min(1).optional(),
  /** not in these turns of these scenarios; their other turns and other scenarios are not meant */
  except: z.strictObject({ turns: z.array(z.int().min(1)).min(1), scenarios: z.array(z.string()).min(1) }).optional(),
});

const reminderSchema = z.strictObject({
  id: idSchema,
  rule: z.string(),
  text: localisedSchema,
  when: whenSchema.optional(),
});

const stepSchema = z.strictObject({
  id: idSchema,
  rule: z.string(),
  side: z.string(),
  label: localisedSchema,
  /** the calculator that resolves the step */
  tool: z.string().nullable(),
  when: whenSchema.optional(),
  reminders: z.array(reminderSchema).max(3, 'at most three reminders a step').default([]),
});

const phaseSchema = z.strictObject({
  id: idSchema,
  letter: z.string(),
  rule: z.string(),
  label: localisedSchema,
  /** how often the steps are gone through in a turn, where it is more than once */
  rounds: z.int().min(2).optional(),
  when: whenSchema.optional(),
  steps: z.array(stepSchema).min(1),
});

/** The sequence of play of a game as a checklist; the ids of phases, steps and reminders do not repeat. */
export const sequenceSchema = z
  .strictObject({ phases: z.array(phaseSchema).min(1) })
  .superRefine(({ phases }, context) => {
    const seen = new Set<string>();
    const once = (id: string, path: (string | number)[]): void => {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [...path, 'id'], message: `id "${id}" repeats` });
      seen.add(id);
    };
    phases.forEach((phase, p) => {
      once(phase.id, ['phases', p]);
      phase.steps.forEach((step, s) => {
        once(step.id, ['phases', p, 'steps', s]);
        step.reminders.forEach((reminder, r) => once(reminder.id, ['phases', p, 'steps', s, 'reminders', r]));
      });
    });
  });

/** The turns of a game in their order. */
export const turnsSchema = z.strictObject({
  turns: z
    .array(z.strictObject({ n: z.int().min(1), name: localisedSchema, season: z.string(), year: z.int() }))
    .min(1)
    .refine((turns) => turns.every(({ n }, index) => n === index + 1), 'turns are numbered from 1 without a gap'),
});

/** The scenarios of a game and the turn after which each ends. */
export const scenariosSchema = z
  .strictObject({
    /** the scenario that is meant when none was chosen */
    standard: idSchema,
    scenarios: z
      .array(
        z.strictObject({
          id: idSchema,
          name: localisedSchema,
          lastTurn: z.int().min(1),
          rule: z.string(),
          /** the player says in which turn it begins */ anyFirstTurn: z.boolean().optional(),
        }),
      )
      .min(1),
  })
  .refine(({ standard, scenarios }) => scenarios.some(({ id }) => id === standard), {
    path: ['standard'],
    message: 'no such scenario',
  });

export type When = z.output<typeof whenSchema>;
export type Reminder = z.output<typeof reminderSchema>;
export type Step = z.output<typeof stepSchema>;
export type Phase = z.output<typeof phaseSchema>;
export type Sequence = z.output<typeof sequenceSchema>;
export type Scenarios = z.output<typeof scenariosSchema>;
