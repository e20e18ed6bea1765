import type { Bag } from './row';

/** A unit on the battle board: a corps of 5, 3 when disrupted, unless said otherwise. */
export const at = (space: string, more: Bag = {}): Bag => ({ space, kind: 'corps', cs: 5, dcs: 3, ...more });
export const down = (space: string, more: Bag = {}): Bag => at(space, { disrupted: true, ...more });
export const division = (space: string, more: Bag = {}): Bag => at(space, { kind: 'division', cs: 3, dcs: 2, ...more });
export const brigade = (space: string, more: Bag = {}): Bag => at(space, { kind: 'brigade', cs: 2, dcs: 1, ...more });
export const horse = (space: string, more: Bag = {}): Bag => at(space, { kind: 'cavalry', cs: 2, dcs: 1, ...more });
export const fort = (space: string, more: Bag = {}): Bag => at(space, { kind: 'fort', cs: 4, dcs: 3, ...more });

/** A battle of German units against Allied ones in GT 8, the Germans attacking, unless said otherwise. */
export const battle = (german: readonly Bag[], allied: readonly Bag[], more: Bag = {}): Bag => ({
  turn: 8,
  ...more,
  board: { german, allied },
});
/** The same with the Allies attacking. */
export const allied = (german: readonly Bag[], french: readonly Bag[], more: Bag = {}): Bag =>
  battle(german, french, { attacker: 'allied', ...more });
/** One corps against one. */
export const duel = (more: Bag = {}): Bag => battle([at('1')], [at('1')], more);

/** An Allied mandated battle of GT 2 in 86: four corps against two, one behind each (9.1.1.c). */
export const charge = (more: Bag = {}, german: readonly Bag[] = [at('1'), at('2')]): Bag =>
  allied(german, [at('1'), at('2'), at('r1'), at('r2')], { mandated: true, turn: 2, hex: 86, ...more });

/** What a die must show, and its DRM. */
export const shot = (needs: number, drm?: number, more: Bag = {}): Bag => ({
  needs,
  ...(drm === undefined ? {} : { drm }),
  ...more,
});
