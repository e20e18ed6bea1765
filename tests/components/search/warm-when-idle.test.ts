import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gamesAsked } from '@/components/search/games-asked';
import { warmWhenIdle } from '@/components/search/warm-when-idle';
import { whenIdle } from '@/components/search/when-idle';
import { buildSearch } from '@/lib/search/build';
import { GAME_IDS } from '@/lib/games/find';
import { searchSource } from '@/lib/search/source';
import { practiceQueries } from '@/lib/search/warm-up';
import { smallGame } from '@/tests/fixtures/small-search';

const { head, file } = buildSearch(smallGame('en'));

/** The callbacks that wait for a pause; each pause is as long as it says. */
let waiting: IdleRequestCallback[] = [];

function pause(milliseconds: number): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  next?.({ didTimeout: false, timeRemaining: () => milliseconds });
}

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => void (waiting = []));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the search warms up', () => {
  test('only in a pause, and in a short one only a little', () => {
    const source = searchSource(head, file);
    const read = vi.spyOn(source, 'text', 'get');
    warmWhenIdle([source]);
    expect(read).not.toHaveBeenCalled();
    pause(0);
    expect(read).toHaveBeenCalledTimes(1);
    expect(waiting).toHaveLength(1);
  });

  test('in one long pause altogether, and each source once', () => {
    const source = searchSource(head, file);
    warmWhenIdle([source]);
    pause(Infinity);
    expect(waiting).toEqual([]);
    warmWhenIdle([source]);
    expect(waiting).toEqual([]);
  });

  test('and says so once, with queries to practise with', () => {
    const source = searchSource(head, file);
    const warm = vi.fn();
    warmWhenIdle([source], warm);
    pause(0);
    expect(warm).not.toHaveBeenCalled();
    pause(Infinity);
    expect(warm).toHaveBeenCalledExactlyOnceWith(practiceQueries(source));
    warmWhenIdle([source], warm);
    expect(warm).toHaveBeenCalledOnce();
  });

  test('when the texts are there', () => {
    warmWhenIdle([searchSource(head)]);
    expect(waiting).toEqual([]);
  });

  test('for the game of the page, and for all of them elsewhere', () => {
    expect(gamesAsked(GAME_IDS, 'paths-of-glory')).toEqual(['paths-of-glory']);
    expect(gamesAsked(GAME_IDS, undefined)).toEqual(GAME_IDS);
  });
});

test('work for a pause can be called off', () => {
  whenIdle(() => expect.unreachable())();
  pause(50);
});

test('a browser that knows no pauses gets a little at a time', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const left: number[] = [];
  whenIdle((timeLeft) => left.push(timeLeft()), { pause: 3000 });
  vi.advanceTimersByTime(2999);
  expect(left).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(left).toEqual([0]);
});
