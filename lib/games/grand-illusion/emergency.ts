/** The hex from which the Germans may live on emergency supply (11.2.1.c). */
export const EMERGENCY = 44;

/** The turns in which they may. */
const TURNS = { first: 3, last: 5 } as const;
export const isEmergencyTurn = ({ turn }: { readonly turn: number }): boolean =>
  turn >= TURNS.first && turn <= TURNS.last;
export const hasEmergencyBegun = ({ turn }: { readonly turn: number }): boolean => turn >= TURNS.first;
/** The last of them: there is none any more when attrition is checked (11.2.1.c.4). */
export const isLastEmergencyTurn = ({ turn }: { readonly turn: number }): boolean => turn === TURNS.last;
