/**
 * The hexes that a place is named after: a hex "X25", a hexside "X25/Y24", a run of trains "AP31>AP30" or
 * "AP31>AP30:1".
 */
export const hexesIn = (place: string): readonly string[] => place.replace(/:.*/, '').split(/[/>]/);
