import type { Calculator } from '@/lib/calc/calculator';
import type { OwnChecks } from '@/lib/core/data-check';
import type { GameId } from '@/lib/core/game-id';
import type { Localised } from '@/lib/core/language';
import type { CardEntries } from '@/lib/tables/card';
import type { FightReader } from '@/lib/typed/fight';

/** Moments of a turn by which the menu groups its tools: keys of their titles in the words of the tools. */
export type ToolGroupId = 'combat' | 'movement' | 'turn' | 'other';

/** A tool of a game: one line of its menu, its page and its calculator. */
export interface ToolEntry {
  /** "fire" of "<game>/fire"; its title, summary and sentences are in messages/<lang>/<name>.json */
  readonly name: string;
  readonly group: ToolGroupId;
  /** further namespaces of messages that its texts use */
  readonly messages?: readonly string[];
  /** its situation is laid out on the game's board */
  readonly onBoard?: true;
  /** loads the calculator, when the tool is opened */
  calculator(): Promise<Calculator>;
}

/** What the calculators of a game read. */
export interface GameData {
  /** the same object each time; loaded when the first tool is opened */
  loadData(): Promise<unknown>;
  /** the same data with what a player has filled in of the game's cards, by their ids; absent where a game has none */
  withEntries?(data: unknown, entries: Readonly<Record<string, CardEntries>>): unknown;
}

/** A colour by day and by night. */
export type Colour = readonly [day: string, night: string];

/** The page of a game's board. The board itself is a part of components/games/<game>. */
export interface BoardEntry {
  readonly kind: 'point-to-point' | 'hexes';
  /** key of the page's title */
  readonly title: string;
  /** what stands on its door on the game's page, of `home.doorTexts` */
  readonly door: 'board' | 'hexes' | 'list';
  /** areas of the interface's words, and namespaces of the game's messages, that the page speaks */
  readonly ui: readonly string[];
  readonly messages: readonly string[];
}

/**
 * Everything that the rest of the house must know of a game before any of it is loaded. A manifest is light: what
 * weighs anything is a function that loads it.
 */
export interface GameManifest {
  readonly id: GameId;
  readonly title: Localised;
  /** its short mark, at hits and links; the command line and the search know the game by it too */
  readonly mark: Localised;
  /** further short names by which it is known */
  readonly alsoKnownAs?: readonly string[];
  /** the colours of its pages, where they are not the house's own; all meet AA on the paper of both themes */
  readonly accent?: { readonly accent: Colour; readonly onAccent: Colour; readonly tint: Colour };
  /** absent where a game has no board to lay out */
  readonly board?: BoardEntry;
  /** in the order of the menu */
  readonly tools: readonly ToolEntry[];
  data(): Promise<GameData>;
  /** reads a fight typed in words; absent where no tool of the game takes one */
  fights?(): Promise<{ readonly fights: FightReader }>;
  /** content/<game>/examples.json: worked examples of the rulebook, offered by the tools that they name */
  examples(): Promise<{ readonly default: { readonly examples: readonly unknown[] } }>;
  /** the check of its own data; absent where content/<game> holds nothing but what every game has */
  check?(): Promise<OwnChecks>;
}
