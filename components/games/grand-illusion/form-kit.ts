import { Counters } from '@/components/calculator/counters/counters';
import type { FormKit } from '@/components/games/kit';

/** Units whose values stand on their counters only. */
export const formKit: FormKit = { controls: { 'own:counters': Counters } };
