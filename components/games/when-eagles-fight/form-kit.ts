import { Counters } from '@/components/calculator/counters/counters';
import type { FormKit } from '@/components/games/kit';
import { AttackRing } from '@/components/games/when-eagles-fight/attack/attack-ring';
import { ConcentricRing } from '@/components/games/when-eagles-fight/concentric/concentric-ring';
import { CounterSign } from '@/components/games/when-eagles-fight/counter-sign';

/** The rings of an attack and of a concentric assault, and units whose values players read from their counters. */
export const formKit: FormKit = {
  controls: { 'own:ring': AttackRing, 'own:hexes': ConcentricRing, 'own:counters': Counters },
  CounterSign,
};
