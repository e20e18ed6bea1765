/** Points of a line around the middle of a hex. */
export type Poly = readonly (readonly [number, number])[];
