/** The last turn in which the British may have a Skirmish for the asking (12.4). */
const LAST = 2;
export const ALLENBY_TURNS: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1);
export const isAllenbyTurn = ({ turn }: { readonly turn: number }): boolean => ALLENBY_TURNS.includes(turn);
