import { GUNS_BACK } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { checkTurns, lastTurn } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { isLastByMarker } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { LASTING, type Away, type ClocksInput, type Past } from '@/lib/games/when-eagles-fight/campaign/fields';
import { eventsCase, hasVerdun, meaningNow, turnOf } from '@/lib/games/when-eagles-fight/campaign/state';
import { settleEvents, rollsReturn, type AfterPhase } from '@/lib/games/when-eagles-fight/events/finding';

/* What the end of a turn does to the clocks: the next turn begins with it. */

const NO_CARDS = { cards: {}, entries: {} };

/** Guns and marker after the event phase of the turn; without an event as if one came that touches neither (7.3). */
export function phaseOf(one: ClocksInput): AfterPhase {
  const input = eventsCase(one);
  const found = settleEvents({ ...input, event: input.event ?? 'F', die1: undefined, die2: undefined }, NO_CARDS);
  return found.after ?? { guns: one.guns, box: undefined };
}

/** Whether the turn is the last: of the scenario, or by the marker (7.3). */
export function isLastTurn(one: ClocksInput): boolean {
  const { box } = phaseOf(one);
  return one.turn >= lastTurn(one.scenario) || (one.turn >= 16 && box !== undefined && isLastByMarker(one.turn, box));
}

/** The units that the turn takes off the map, with the turn of their return (7.2, 10.17). */
export function withdrawnNow(one: ClocksInput): readonly Away[] {
  const { turn, scenario, returnDie } = one;
  const meaning = meaningNow(one);
  const as = meaning?.takes ? meaning.as : undefined;
  const list: Away[] = [];
  if (turn === 12 && scenario !== 'schlieffen-east')
    list.push({ nation: 'german', steps: 4, back: 14 }, { nation: 'austrian', steps: 2, back: 14 });
  if (rollsReturn(meaning))
    list.push({ nation: 'german', steps: 2, back: returnDie === undefined ? undefined : turn + returnDie });
  if (as === 'F') list.push({ nation: 'russian', steps: 1, back: undefined });
  if (as === 'J') list.push({ nation: 'austrian', steps: 1, back: undefined });
  if (as === 'K' || turnOf(one, 'K') === turn - 1) list.push({ nation: 'german', steps: 6, back: undefined });
  return list;
}

/** Who is away in the next turn: those who came back this turn are not, and an event may have called others. */
function awayNext(one: ClocksInput): readonly Away[] {
  const { turn, brusilov } = one;
  const meaning = meaningNow(one);
  const caucasus = meaning?.as === 'G' && meaning.takes;
  return [...one.away, ...withdrawnNow(one)]
    .filter(({ back }) => back === undefined || back > turn)
    .map((away) => {
      if (away.back !== undefined) return away;
      if (away.nation === 'russian' && caucasus) return { ...away, back: turn + 1 };
      return away.nation === 'austrian' && brusilov === turn ? { ...away, back: turn + 1 } : away;
    })
    .slice(0, 16);
}

/** The lasting events after the turn: its own is added, L goes with a check that the Russian survives (4.5). */
function pastNext(one: ClocksInput): readonly Past[] {
  const { turn, scenario, past } = one;
  const meaning = meaningNow(one);
  const letter = LASTING.find((event) => meaning?.takes && event === meaning.as);
  const all = letter ? [...past, { event: letter, turn }] : past;
  return all.filter(({ event }) => event !== 'L' || !checkTurns(scenario).includes(turn)).slice(-16);
}

/** The fields that the next turn begins with; undefined in the last turn. */
export function nextTurn(one: ClocksInput): Partial<ClocksInput> | undefined {
  if (isLastTurn(one)) return undefined;
  const { turn, scenario, rev, needed, brusilov } = one;
  const { guns, box } = phaseOf(one);
  const verdun = hasVerdun(one);
  // With its second steps Verdun takes a second heavy artillery (7.2.K); one returns where no offensive came (15.9).
  const again = turnOf(one, 'K') === turn - 1 ? 1 : 0;
  const returns = verdun && brusilov === undefined && turn === GUNS_BACK ? 1 : 0;
  const checked = checkTurns(scenario).includes(turn);
  return {
    turn: turn + 1,
    event: undefined,
    returnDie: undefined,
    guns: Math.min(2, Math.max(0, guns - again) + returns),
    marker: verdun ? undefined : (box ?? one.marker),
    past: [...pastNext(one)],
    away: [...awayNext(one)],
    germanStored: verdun ? 0 : one.germanStored,
    rev: checked ? undefined : rev,
    needed: checked ? undefined : needed,
  };
}
