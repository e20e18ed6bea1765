/**
 * The number of a rule, as what cites it gives it ("12.4.3"). For what belongs to no game it is any text; while the
 * code of a game is checked, `tsconfig.json` in the game's folder puts the game's own file `rule.ts` in the place of
 * this one, and a number that its rulebook does not have is an error of the compiler.
 */
export type Rule = string;
