import * as z from 'zod';
import { LANGUAGES } from '@/lib/core/language';
import { idSchema, localisedSchema } from '@/lib/core/localised';

const areDistinct = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;

/**
 * content/<game>/game.json: the edition, in which languages its rules stand, whose it is and where its content comes
 * from.
 */
export const gameInfoSchema = z.strictObject({
  /** `short` is for where there is little room */
  edition: z.strictObject({ id: idSchema, name: localisedSchema, short: localisedSchema.optional() }),
  /** languages in which every rule is written; the others show English */
  languages: z.array(z.enum(LANGUAGES)).refine((all) => all.includes('en'), 'English is in every game'),
  sources: z.array(localisedSchema).min(1),
  /** where the values of its charts come from, by the ids that charts name */
  chartSources: z.array(idSchema),
  /** the charts of the player's aid, in the order in which they stand there */
  aid: z.array(idSchema).default([]),
  /** false: its sequence of play is the steps alone, where their reminders would take a sheet more */
  aidReminders: z.boolean().default(true),
  updated: z.iso.date(),
  rights: localisedSchema,
  marks: z.array(z.strictObject({ mark: z.string().length(1), text: localisedSchema })),
});
export type GameInfo = z.output<typeof gameInfoSchema>;

/** content/<game>/rule-index.json: every rule number of the edition, in reading order. */
export const ruleIndexSchema = z.strictObject({ edition: idSchema, numbers: z.array(z.string()).min(1) });

/**
 * content/<game>/redirects.json, which a game may lack: numbers that lead to another one. `again`: the book prints the
 * number of an existing rule once more, over this one.
 */
export const redirectsSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      edition: idSchema.optional(),
      again: z.literal(true).optional(),
      note: localisedSchema.optional(),
    }),
  ),
});

/**
 * content/<game>/parity.json, which a game may lack: rules whose translations write their numbers differently on
 * purpose.
 */
export const paritySchema = z.strictObject({
  accepted: z.array(z.strictObject({ rule: z.string(), because: z.string().min(1) })),
});

/**
 * content/<game>/examples.json: the rulebook's worked examples, each a case that a tool loads and what the book says of
 * it.
 */
export const examplesSchema = z.strictObject({
  examples: z
    .array(
      z.strictObject({
        id: idSchema,
        /** name of the tool, "fire" */
        tool: z.string(),
        rules: z.array(z.string()).min(1),
        title: localisedSchema,
        note: localisedSchema.optional(),
        /** checked by the tool itself when it is loaded */
        input: z.record(z.string(), z.unknown()),
        /** what the rulebook says, in words and as a part of the tool's answer */
        expected: z.strictObject({ text: localisedSchema, data: z.unknown() }),
      }),
    )
    .refine(areDistinct, 'an id is there twice'),
});

/**
 * content/<game>/cited.json, which a game without tools may lack: the rules that each tool cites in an answer or a
 * refusal, or names at a field. `npm run cited` writes it.
 */
export const citedSchema = z.strictObject({
  tools: z.array(z.strictObject({ tool: z.string(), rules: z.array(z.string()).min(1) })),
});

const phrasesSchema = z.array(z.string().min(1));

/**
 * content/<game>/search.json, which a game may lack: the words of players for a rule, and the rules that answer what
 * the thesaurus says once for all games.
 */
export const askedSchema = z.strictObject({
  asked: z.array(z.strictObject({ rule: z.string(), en: phrasesSchema, es: phrasesSchema, it: phrasesSchema })),
  concepts: z.array(z.strictObject({ concept: z.string(), rules: z.array(z.string()).min(1) })).default([]),
});

/** content/thesaurus.json: how players at the table speak of what every such game has, whatever its rules call it. */
export const thesaurusSchema = z.strictObject({
  concepts: z.array(
    z.strictObject({
      id: z.string(),
      en: phrasesSchema.min(1),
      es: phrasesSchema.min(1),
      it: phrasesSchema.min(1),
    }),
  ),
});

const callersSchema = { en: phrasesSchema, es: phrasesSchema, it: phrasesSchema };

/** content/<game>/called.json, which a game may lack: what players call its tools and charts besides their titles. */
export const calledSchema = z.strictObject({
  called: z.array(
    z.union([
      z.strictObject({ tool: z.string(), ...callersSchema }),
      z.strictObject({ table: z.string(), ...callersSchema }),
    ]),
  ),
});

const sayingSchema = z.string().trim().min(1);
const waysOfSchema = z.array(sayingSchema).min(2);

/**
 * content/<game>/ways.json, which a game may lack: how players say what the forms of its tools ask, each beside a
 * sentence that asks for it and says nothing of it.
 */
export const waysSchema = z.strictObject({
  ways: z.array(
    z.strictObject({
      tool: z.string(),
      /** its place in the form, without positions in lists: "defenders/reduced" */
      field: z.string(),
      /** of a number one of those that may be said */
      value: z.union([z.string(), z.number(), z.boolean()]),
      /** what some of the ways say besides, by its place in the form: "the siege gun is in LLC" names its kind too */
      also: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
      base: z.strictObject({ en: sayingSchema, es: sayingSchema, it: sayingSchema }),
      ways: z.strictObject({ en: waysOfSchema, es: waysOfSchema, it: waysOfSchema }),
    }),
  ),
});
export type SaidFact = z.output<typeof waysSchema>['ways'][number];

/** content/<game>/questions.json, which a game may lack: the questions that the answers of each tool name. */
export const questionsSchema = z.strictObject({
  asked: z.array(z.strictObject({ tool: z.string(), disputes: z.array(z.string()).min(1) })),
});

/**
 * content/<game>/repairs.json, which a game may lack: what its rulebook says of something that was left out or played
 * wrong. `rules` are those whose breach it is about; without them it is about any.
 */
export const repairsSchema = z.strictObject({
  repairs: z.array(
    z.strictObject({ rule: z.string(), rules: z.array(z.string()).min(1).optional(), text: localisedSchema }),
  ),
});

const unitSchema = z.strictObject({
  id: idSchema,
  name: localisedSchema,
  /** abbreviations, nicknames and what a player says for it in each language */
  also: z.strictObject(callersSchema),
  /** whose it is and what it is: it is called by every name of the one with every name of the other */
  people: idSchema.optional(),
  kind: idSchema.optional(),
  /** any unit of this kind that is called by its number: "XIV corps", "17.ID" */
  numbered: z.literal(true).optional(),
});
const wordingSchema = z.array(z.strictObject({ id: idSchema, names: z.strictObject(callersSchema) }));

/** content/<game>/unit-names.json, which a game may lack: its units as players call them, and where to read of each. */
export const unitNamesSchema = z
  .strictObject({
    peoples: wordingSchema,
    kinds: wordingSchema,
    units: z.array(z.union([unitSchema.extend({ rule: z.string() }), unitSchema.extend({ chart: idSchema })])),
  })
  .superRefine(({ peoples, kinds, units }, context) => {
    const miss = (i: number, key: string): void =>
      context.addIssue({ code: 'custom', path: ['units', i, key], message: 'there is none of this id' });
    units.forEach(({ id, people, kind, numbered }, i) => {
      if (people !== undefined && !peoples.some((one) => one.id === people)) miss(i, 'people');
      if (kind !== undefined ? !kinds.some((one) => one.id === kind) : people !== undefined || numbered)
        miss(i, 'kind');
      if (units.findIndex((one) => one.id === id) < i)
        context.addIssue({ code: 'custom', path: ['units', i, 'id'], message: `id "${id}" repeats` });
    });
  });

const placeSchema = { name: localisedSchema, aka: z.array(z.string().min(1)) };

/**
 * content/<game>/places.json, which a game may lack: places that the rules of a game without a printed map name, and
 * where to read of them.
 */
export const placesSchema = z.strictObject({
  places: z.array(
    z.union([
      z.strictObject({ ...placeSchema, rule: z.string() }),
      z.strictObject({ ...placeSchema, chart: idSchema }),
    ]),
  ),
});
