import { paired } from '@/lib/typed/phrases';

/** Lists of words one behind the other: any of each, "the|our" and "army|corps" and "is reduced". */
export const row = (...lists: readonly string[]): string => lists.reduceRight((behind, one) => paired(one, behind));
