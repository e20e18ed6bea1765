import fc from 'fast-check';

const CENTRAL = ['ge-army', 'ge-corps', 'ah-army', 'ah-corps'] as const;
const ALLIED = ['fr-army', 'fr-corps', 'ru-army', 'br-bef-army', 'br-corps'] as const;

const group = (types: readonly string[]) =>
  fc.record({ type: fc.constantFrom(...types), face: fc.constantFrom('full', 'reduced'), n: fc.constantFrom(1, 1, 2) });

/** Combats that the schema accepts; some of them the rules forbid. One nation attacks, so that most are legal. */
export const combatInput = fc.constantFrom(true, false).chain((centralAttacks) => {
  const [attackers, defenders] = centralAttacks ? [CENTRAL, ALLIED] : [ALLIED, CENTRAL];
  return fc.constantFrom(...attackers).chain((nation) => {
    const own = attackers.filter((type) => type.slice(0, 2) === nation.slice(0, 2));
    return fc.record({
      attackers: fc.array(
        fc.record({ units: fc.array(group(own), { minLength: 1, maxLength: 1 }), nearEnemy: fc.boolean() }),
        { minLength: 1, maxLength: 3 },
      ),
      defenders: fc.array(group(defenders), { minLength: 1, maxLength: 1 }),
      terrain: fc.constantFrom('clear', 'forest', 'mountain', 'swamp', 'desert'),
      trench: fc.constantFrom(0, 0, 1, 2),
      fort: fc.constantFrom(0, 0, 1, 2, 3),
      attackerDrm: fc.integer({ min: -2, max: 2 }),
      defenderDrm: fc.integer({ min: -2, max: 2 }),
    });
  });
});
