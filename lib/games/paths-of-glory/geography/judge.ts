import { text, type OpenPoint, type Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import {
  GEOGRAPHY,
  type Act,
  type GeographyClause,
  type Known,
  type Whereabouts,
} from '@/lib/games/paths-of-glory/geography/clauses';
import { hangsOnControl, isPartlyIn, placementSpaces } from '@/lib/games/paths-of-glory/geography/lands';
import type { PogData, Side, Space, UnitType } from '@/lib/games/paths-of-glory/data';

/** A unit and what it does in the space. */
export interface Presence {
  readonly type: UnitType;
  readonly act: Act;
}

/** What a clause says of a stack: it does not concern it, lets it be, hangs on what nobody said, or forbids it. */
export type ClauseState = 'idle' | 'kept' | 'asked' | 'broken';

export interface JudgedClause {
  readonly id: string;
  readonly rule: Rule;
  readonly state: ClauseState;
  readonly text: Text;
  /** of a question that the answer rests on */
  readonly dispute: string | undefined;
}

/** From the worst on. */
const WORST: readonly ClauseState[] = ['broken', 'asked', 'kept'];

/** The unit that a clause hits hardest, the first of equals; undefined where it concerns none. */
function hardestHit({ concerns, allows }: GeographyClause, cases: readonly Whereabouts[]) {
  let worst: { readonly where: Whereabouts; readonly state: ClauseState } | undefined;
  for (const where of cases) {
    if (!concerns(where)) continue;
    const state = stateOf(allows(where));
    if (!worst || WORST.indexOf(state) < WORST.indexOf(worst.state)) worst = { where, state };
  }
  return worst;
}

const stateOf = (allowed: boolean | undefined): ClauseState =>
  allowed === undefined ? 'asked' : allowed ? 'kept' : 'broken';

function paramsOf(id: string, { type, space, happened, data }: Whereabouts) {
  const name = (id: string | null) => data.units.nations.find((nation) => nation.id === id)?.name ?? id ?? '';
  const places = id === 'placement' ? placementSpaces(type, data).map((place) => place.name) : [];
  return {
    unit: type.name,
    space: space.name,
    nation: name(space.nation),
    places: places.join(', '),
    kind: type.kind,
    entry: isPartlyIn(space, happened) ? 'limited' : 'full',
    at: hangsOnControl(type, space) ? space.id : 'card',
  };
}

/**
 * Every rule of geography for units in a space, each once, with the unit that it hits hardest. Without a space nothing
 * is judged: every clause is idle.
 */
export function judgeGeography(
  present: readonly Presence[],
  space: Space | undefined,
  known: Known,
  data: PogData,
): readonly JudgedClause[] {
  const sideOf = ({ nation }: UnitType): Side => data.units.nations.find(({ id }) => id === nation)?.side ?? 'allied';
  const implied = new Set(present.map(({ type }) => type.nation));
  const cases = space
    ? present.map(({ type, act }): Whereabouts => ({ type, side: sideOf(type), space, act, ...known, implied, data }))
    : [];
  return GEOGRAPHY.map((clause) => {
    const { id, rule, ruleFor, dispute } = clause;
    const worst = hardestHit(clause, cases);
    if (!worst) {
      const why = text(space ? `geography.${id}.idle` : 'geography.unnamed');
      return { id, rule, state: 'idle', text: why, dispute: undefined };
    }
    return {
      id,
      rule: ruleFor?.(worst.where) ?? rule,
      state: worst.state,
      text: text(`geography.${id}.${worst.state}`, paramsOf(id, worst.where)),
      dispute: dispute?.(worst.where),
    };
  });
}

/** The first rule that keeps one of the units out, for tools that refuse what cannot be. */
export const forbiddenBy = (judged: readonly JudgedClause[]): JudgedClause | undefined =>
  judged.find(({ state }) => state === 'broken');

/** Questions on whose rulings the answer rests. */
export const geographyOpen = (judged: readonly JudgedClause[]): readonly OpenPoint[] =>
  judged.flatMap(({ id, rule, dispute }) => (dispute ? [{ text: text(`geography.${id}.open`), rule, dispute }] : []));

/** Nobody said what has been played: only what no event lifts is forbidden. */
export const UNSAID: Known = { happened: new Set(), complete: false };

/** The rule that keeps a unit from standing in a space at all, whatever has been played (11.3.1, 13.1.10). */
export const standsAgainst = (type: UnitType, space: Space | undefined, data: PogData): JudgedClause | undefined =>
  forbiddenBy(judgeGeography([{ type, act: 'stand' }], space, UNSAID, data));
