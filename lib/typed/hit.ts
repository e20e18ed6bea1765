import { encodeInput } from '@/lib/calc/address';
import { run, type Calculator } from '@/lib/calc/calculator';
import { text } from '@/lib/calc/evaluation';
import { formOfTool } from '@/lib/calc/form';
import type { Speaker } from '@/lib/calc/say';
import { summaryOf } from '@/lib/calc/summary';
import type { GameId } from '@/lib/core/game-id';
import type { TypedFight } from '@/lib/typed/fight';

/** public/generated/fights/<game>.<lang>.json: the sentences of the tools that fights lead to. */
export const fightWordsPath = (game: string, lang: string): string => `/generated/fights/${game}.${lang}.json`;

/** A fight typed in words as the search shows it, in the reader's language. */
export interface FightHit {
  readonly kind: 'fight';
  readonly game: GameId;
  readonly tool: string;
  readonly title: string;
  /** the tool filled in; the bare tool where the fight cannot be */
  readonly address: string;
  /** what it is filled in with */
  readonly input: TypedFight['input'];
  /** the odds in a line; absent where the fight cannot be */
  readonly line?: string;
  /** why it cannot be, each with what is allowed */
  readonly faults: readonly string[];
  readonly used: readonly { readonly words: string; readonly means: string }[];
  readonly unknown: readonly string[];
  /** the same as a sentence; absent where every word is understood */
  readonly unknownText?: string;
  readonly share: number;
  /** what it has that was not said so that it is sure, and is offered: who means it says so by following it */
  readonly offered?: { readonly asks: string; readonly means: string };
}

/** Answers kept: most keys of a sentence leave the case as it is, and a battle takes its time. */
const MOST_KEPT = 16;
const kept = new Map<string, { readonly data: unknown; readonly answer: ReturnType<typeof run> }>();

/** When the answer of the tool is worked out: with the hit, or not now, so that only one that is kept is given. */
export type Worked = 'now' | 'later';

/** The answer of a tool, from the last ones where the case and the data are the same. */
function answerOf(
  calc: Calculator,
  input: TypedFight['input'],
  data: unknown,
  worked: Worked,
): ReturnType<typeof run> | undefined {
  const key = `${calc.id} ${JSON.stringify(input)}`;
  const before = kept.get(key);
  if (before && before.data === data) return before.answer;
  if (worked === 'later') return undefined;
  const answer = run(calc, input, data);
  kept.delete(key);
  kept.set(key, { data, answer });
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return answer;
}

/**
 * Asks the tool of a fight and puts its answer, or why there is none, into words. One whose answer comes later is what
 * was understood, without odds, and opens the tool filled in all the same.
 */
export function fightHit(
  fight: TypedFight,
  calc: Calculator,
  data: unknown,
  { say, ...speaker }: Speaker,
  worked: Worked = 'now',
): FightHit {
  const { tool, input, unknown, share } = fight;
  const isFaulty = fight.faults.length > 0;
  const answer = isFaulty ? undefined : answerOf(calc, input, data, worked);
  const isComing = !isFaulty && answer === undefined;
  const refused = answer && !answer.ok ? [answer.error.text] : [];
  const bare = `/${speaker.lang}/${calc.game}/tools/${tool}/`;
  return {
    kind: 'fight',
    game: calc.game,
    tool,
    title: say(isComing || answer?.ok ? text('fight.title', { tool: text(`${tool}.title`) }) : text(`${tool}.title`)),
    // A case that a rule forbids is opened as well: the tool shows it with the rule, and it is mended there.
    address:
      isComing || (answer && (answer.ok || answer.error.code === 'illegal'))
        ? `${bare}?${encodeInput(formOfTool(calc), input)}`
        : bare,
    input,
    ...(answer?.ok ? { line: summaryOf(answer.value, { say, ...speaker }) } : {}),
    faults: [...fight.faults, ...refused].map(say),
    used: fight.used.map(({ words, means }) => ({ words, means: say(means) })),
    unknown,
    ...(unknown.length > 0 && { unknownText: say(text('fight.unknown', { words: unknown.join(', ') })) }),
    share,
  };
}

/** A fight that cannot be says why; only where another game understands as much does that one come first. */
const FAULTY = 0.05;
/** At most so many games answer one text. */
const MOST_HITS = 2;

/** The hits of several games, best first: a game that understands clearly less than another says nothing. */
export function bestFights(hits: readonly FightHit[]): readonly FightHit[] {
  const worth = ({ share, faults }: FightHit): number => share - (faults.length > 0 ? FAULTY : 0);
  const most = Math.max(0, ...hits.map(worth));
  return hits
    .filter((hit) => worth(hit) > most - 0.1)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST_HITS);
}
