import type { FormKit } from '@/components/games/kit';
import { Attackers } from '@/components/games/paths-of-glory/units/attackers';
import { Moves } from '@/components/games/paths-of-glory/units/moves';
import { Reserve } from '@/components/games/paths-of-glory/units/reserve';
import { unitName } from '@/components/games/paths-of-glory/units/unit-name';
import { UnitsField } from '@/components/games/paths-of-glory/units/units-field';

/** The game's counters in forms: a force, forces by their spaces, the box of reserves, moves. */
export const formKit: FormKit = {
  controls: { 'own:units': UnitsField, 'own:attackers': Attackers, 'own:reserve': Reserve, 'own:moves': Moves },
  nameOf: unitName,
};
