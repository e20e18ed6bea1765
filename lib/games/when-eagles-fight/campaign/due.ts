import type { Text } from '@/lib/calc/evaluation';
import type { Rule } from '@/lib/core/rule';
import { DECLARED, GUNS_BACK, isQuietWest } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { checkTurns, lastTurn, skipsRussianStart } from '@/lib/games/when-eagles-fight/clocks/scenario';
import { isPastVerdun, VERDUN_TURNS } from '@/lib/games/when-eagles-fight/clocks/verdun';
import { phaseOf } from '@/lib/games/when-eagles-fight/campaign/advance';
import type { ClocksInput } from '@/lib/games/when-eagles-fight/campaign/fields';
import { hasVerdun, meaningNow, turnOf } from '@/lib/games/when-eagles-fight/campaign/state';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';

/** Something that falls due in a turn; its words are the message "clocks.due.<id>". */
export interface Due {
  readonly id: string;
  readonly rule: Rule;
  readonly params?: Text['params'];
}

/** The turn in which the marker "No Verdun" ends the game at the latest, this turn's event counted in (7.3). */
function endOf(one: ClocksInput): number | undefined {
  if (hasVerdun(one) || !isPastVerdun(one.turn)) return undefined;
  const { box } = phaseOf(one);
  return box === undefined ? undefined : Math.max(box, one.turn);
}

/** What the event of this turn withdraws (7.2); guns that are not there do not go (10.19). */
function leavingNow(one: ClocksInput): readonly (Due & { readonly when: boolean })[] {
  const meaning = meaningNow(one);
  const as = meaning?.takes ? meaning.as : undefined;
  const has = (id: string): boolean =>
    meaning?.weighed.some(({ applied }) => applied.some((it) => it.id === id)) === true;
  return [
    { id: 'leaves.verdun', rule: '7.2.K', when: as === 'K' },
    { id: 'leaves.verdunGun', rule: '7.2.K', when: as === 'K' && one.guns > 0 },
    { id: 'leaves.infantry', rule: '7.2.D', when: as === 'D' && has('D.infantry') },
    { id: 'leaves.gun', rule: '7.2.D', when: as === 'D' && has('D.guns') },
    { id: 'leaves.caucasus', rule: '7.2.F', when: as === 'F' },
    { id: 'leaves.italy', rule: '7.2.J', when: as === 'J' },
  ];
}

/** What the rules and the record put into a turn, in the order of the sequence (5.2). */
export function dueIn(one: ClocksInput, turn: number): readonly Due[] {
  const { scenario, brusilov, away } = one;
  const verdun = hasVerdun(one);
  const east = scenario === 'schlieffen-east';
  const since = brusilov === undefined ? undefined : turn - brusilov;
  const came = (event: 'G' | 'K') => turnOf(one, event) === turn - 1;
  const quiet = isQuietWest(turn, verdun, brusilov);
  const items: readonly (Due & { readonly when: boolean })[] = [
    { id: 'start', rule: '3.4', when: turn === 1 && skipsRussianStart(scenario) },
    { id: 'events', rule: '7.1', when: turn >= 5 },
    { id: 'verdunFirst', rule: '7.2.K', when: turn === VERDUN_TURNS.first && !verdun },
    { id: 'verdunLast', rule: '7.3', when: turn === VERDUN_TURNS.last && !verdun },
    { id: 'quiet', rule: '15.9', when: turn === 19 && quiet },
    { id: 'caucasus', rule: '10.3', when: came('G') },
    { id: 'verdunAgain', rule: '7.2.K', when: came('K') },
    ...away.map(({ nation, steps, back }): Due & { readonly when: boolean } => ({
      id: `back.${nation}`,
      rule: '10.18',
      params: { steps },
      when: back === turn,
    })),
    { id: 'group', rule: '10.5', params: { since: since ?? 0 }, when: since !== undefined && since >= 1 && since <= 3 },
    { id: 'romania', rule: '10.4', when: since === 3 },
    { id: 'gunBack', rule: '15.9', when: turn === GUNS_BACK && quiet },
    { id: 'convertTwo', rule: '10.14', when: turn === 2 && !east },
    { id: 'convertOne', rule: '10.14', when: turn === 4 && !east },
    { id: 'serbia', rule: '10.17', when: turn === 12 },
    { id: 'guard', rule: '10.16', when: turn === 13 },
    { id: 'guardArmy', rule: '10.16', when: turn === 14 },
    ...(turn === one.turn ? leavingNow(one) : []),
    { id: 'winter', rule: '12.8', when: isWinter(turn) },
    { id: 'twoCorps', rule: '8.6', when: turn === 12 },
    { id: 'declare', rule: '15.1', when: since === undefined && turn >= DECLARED.first && turn < DECLARED.last },
    { id: 'declareLast', rule: '15.1', when: since === undefined && turn === DECLARED.last },
    { id: 'ammunition', rule: '9.9', when: !(turn === 1 && skipsRussianStart(scenario)) },
    { id: 'ammunitionPlus', rule: '15.8', when: since === 3 },
    { id: 'check', rule: '4.1', when: checkTurns(scenario).includes(turn) && turn !== endOf(one) },
    { id: 'end', rule: '7.3', when: turn === endOf(one) },
  ];
  return items.filter(({ when }) => when).map(({ id, rule, params }) => (params ? { id, rule, params } : { id, rule }));
}

/** What every turn has, which a look ahead leaves out. */
const DAILY: readonly string[] = ['events', 'ammunition'];

/** The next turns in which something more than usual falls due. */
export function coming(
  one: ClocksInput,
  turns = 4,
): readonly { readonly turn: number; readonly due: readonly Due[] }[] {
  return Array.from({ length: turns }, (_, i) => one.turn + 1 + i).flatMap((turn) => {
    const due =
      turn > (endOf(one) ?? lastTurn(one.scenario))
        ? []
        : dueIn(one, turn).filter(({ id }) => !DAILY.includes(id) || (id === 'events' && turn === 5));
    return due.length ? [{ turn, due }] : [];
  });
}
