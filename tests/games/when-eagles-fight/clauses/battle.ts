import type { Bag } from './row';

/** Units of a battle: 6-7 on both sides, unless said otherwise. */
export const german = (more: Bag = {}): Bag => ({ nation: 'german', ...more });
export const austrian = (more: Bag = {}): Bag => ({ nation: 'austro-hungarian', ...more });
export const russian = (more: Bag = {}): Bag => ({ nation: 'russian', ...more });
export const active = (more: Bag = {}): Bag => german({ kind: 'active', steps: 2, ...more });
export const guns = (more: Bag = {}): Bag => german({ kind: 'heavy-artillery', ...more });
export const fortress = (nation: string, more: Bag = {}): Bag => ({ nation, kind: 'fortress', defence: 3, ...more });
export const romanian = (more: Bag = {}): Bag => ({ nation: 'romanian', ...more });

/** A hex of attackers in a direction from the defender. */
export const out = (from: string, ...units: readonly Bag[]): Bag => ({ from, units });
/** The attackers of a battle by hexes, the defenders of the one hex, and the rest of the case. */
export const battle = (attackers: readonly Bag[], defenders: readonly Bag[], more: Bag = {}): Bag => ({
  turn: 8,
  attackers,
  defenders,
  ...more,
});

/** A German corps against a Russian one, and the other way round. */
export const german1 = (more: Bag = {}): Bag => battle([out('n', german())], [russian()], more);
export const russian1 = (more: Bag = {}): Bag => battle([out('n', russian())], [german()], more);
/** Attackers that all stand in one hex. */
export const from1 = (attackers: readonly Bag[], defenders: readonly Bag[], more: Bag = {}): Bag =>
  battle([out('n', ...attackers)], defenders, more);
/** So many hexes of the same unit around the defender. */
export const around = (unit: Bag, directions: string, defenders: readonly Bag[], more: Bag = {}): Bag =>
  battle(
    directions.split(' ').map((from) => out(from, unit)),
    defenders,
    more,
  );
