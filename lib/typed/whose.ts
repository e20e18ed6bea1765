import type { Item } from '@/lib/typed/items';
import type { Lexicon } from '@/lib/typed/meaning';
import type { Reading, SideName } from '@/lib/typed/reading';
import type { TextPart } from '@/lib/typed/parts';
import { sideOfVerb } from '@/lib/typed/persons';
import { tokensOf } from '@/lib/typed/tokens';

/* Whose a clause speaks of: "the Germans are in the woods" says of the attacker what it says where they attack. */

/** Who stands on which side, by words that name units of one side alone. */
export interface Whose {
  /** the stems of those words */
  readonly sides: ReadonlyMap<string, SideName>;
  /** the form asks for units by their nations: these are part of what is said */
  readonly byNation?: boolean;
}

export const NOBODYS: Whose = { sides: new Map() };

/** What stands in a clause for whoever it names: one word in all languages. */
const ROLE: Readonly<Record<SideName, string>> = { attack: 'attacker', defence: 'defender' };

/** The words of a fight that name units of one side alone: their nations and their kinds. */
export function whoseIn(
  { tokens, attack, defence }: Pick<Reading, 'tokens' | 'attack' | 'defence'>,
  parts: readonly TextPart[],
  { noun, nation, byNation = false }: Lexicon,
): Whose {
  const names = new Set(
    parts.flatMap(({ from, to, meaning }) =>
      meaning.kind === 'traits' && (meaning.traits[noun] ?? meaning.traits[nation]) !== undefined
        ? tokens.slice(from, to).map((_, i) => from + i)
        : [],
    ),
  );
  const namesOf = (items: readonly Item[]): ReadonlySet<string> =>
    new Set(
      items.flatMap(({ tokens: at }) => at.filter((one) => names.has(one)).flatMap((one) => tokens[one]?.stem ?? [])),
    );
  const [ours, theirs] = [namesOf(attack), namesOf(defence)];
  const alone = (own: ReadonlySet<string>, other: ReadonlySet<string>, side: SideName) =>
    [...own].filter((one) => !other.has(one)).map((one) => [one, side] as const);
  return { sides: new Map([...alone(ours, theirs, 'attack'), ...alone(theirs, ours, 'defence')]), byNation };
}

/** A clause with the side of whoever it names in place of his name, or before it where the name says something. */
export function withSides(clause: string, { sides, byNation }: Whose): string {
  if (sides.size === 0) return clause;
  return tokensOf(clause).reduceRight((said, { stem, text, start, end }) => {
    const side = sides.get(stem);
    const role = side && (byNation ? `${ROLE[side]} ${text}` : ROLE[side]);
    return role === undefined ? said : said.slice(0, start) + role + said.slice(end);
  }, clause);
}

/** The side of which a word speaks by itself, "il difensore", "los atacantes"; undefined of any other word. */
export const sideOfWord = (word: string): SideName | undefined => sideOfVerb(word, 'who');
