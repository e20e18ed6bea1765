import { expect, it, vi } from 'vitest';
import type { Moving } from '@/components/games/paths-of-glory/board/desk';
import type { Touch } from '@/components/games/paths-of-glory/board/map/map-view';
import type { Mode } from '@/components/games/paths-of-glory/board/slots';
import { touchOn } from '@/components/games/paths-of-glory/board/touches';
import type { BoardState, Notice } from '@/components/games/paths-of-glory/board/use-board';
import { scene } from '@/tests/components/games/paths-of-glory/board/scenes';

interface Case {
  readonly mode?: Mode;
  readonly wide?: boolean;
  readonly how?: Touch;
  readonly moving?: Moving;
  readonly notice?: Notice['kind'];
  readonly allowed?: boolean;
  /** beside every space */
  readonly beside?: boolean;
}

/** What a touch of Liège does, in the order in which it does it, and where it sets counters or control. */
function doneBy({ mode = 'units', wide = false, how = 'act', moving, notice, allowed = true, beside }: Case) {
  const done: string[] = [];
  const say =
    (name: string) =>
    (space: unknown): void =>
      void done.push(`${name} ${String(space)}`);
  const board = {
    scene: scene(),
    notice: notice && { kind: notice },
    dismiss: () => void done.push('dismiss'),
    apply: vi.fn((edit: (now: ReturnType<typeof scene>) => { units: object; control: object }) => {
      const { units, control } = edit(scene());
      done.push(`set ${[...Object.keys(units), ...Object.keys(control)].sort().join()}`);
      return allowed;
    }),
  } as unknown as BoardState;
  const tools = { choose: say('choose'), open: say('open'), trace: say('trace'), show: say('show') };
  const carrying = { moving, move: say('move') };
  touchOn({ board, mode, wide, carrying, ...tools }, beside ? undefined : 'liege', how);
  return done;
}

const moving: Moving = { from: 'paris', places: [0] };

it.each<[string, Case, readonly string[]]>([
  ['opens the space', {}, ['choose liege', 'open liege']],
  ['opens the events of the space', { mode: 'events' }, ['choose liege', 'open liege']],
  ['gives the space to the other side', { mode: 'control' }, ['choose liege', 'set liege']],
  ['traces the space', { mode: 'trace' }, ['choose liege', 'trace liege', 'show liege']],
  [
    'by Enter opens the space, also where a tap changes its control',
    { mode: 'control', how: 'open' },
    ['choose liege', 'open liege'],
  ],
  ['by Enter traces, too', { mode: 'trace', how: 'open' }, ['choose liege', 'trace liege', 'show liege']],
  ['by an arrow only points', { how: 'choose' }, ['choose liege']],
  ['by an arrow opens beside the map', { how: 'choose', wide: true }, ['choose liege', 'open liege']],
  ['by an arrow does not trace', { how: 'choose', wide: true, mode: 'trace' }, ['choose liege']],
  ['by an arrow puts nothing down', { how: 'choose', wide: true, moving }, ['choose liege']],
  ['takes the word of what was done away', { notice: 'done' }, ['choose liege', 'dismiss', 'open liege']],
  ['leaves why something was refused', { notice: 'refused' }, ['choose liege', 'open liege']],
  ['beside all spaces points at none', { beside: true }, ['choose undefined']],
  ['beside all spaces closes the panel', { beside: true, wide: true }, ['choose undefined', 'open undefined']],
  ['beside all spaces ends the trace', { beside: true, mode: 'trace' }, ['choose undefined', 'trace undefined']],
])('a touch %s', (_, given, done) => expect(doneBy(given)).toEqual(done));

it('puts down what was picked up, in every mode, and keeps it in hand where it may not stand', () => {
  for (const mode of ['units', 'control', 'trace'] as const) {
    const [chosen, set, ...rest] = doneBy({ mode, moving });
    expect([chosen, rest]).toEqual(['choose liege', ['move undefined']]);
    expect(set).toMatch(/^set /);
  }
  expect(doneBy({ moving, allowed: false })).not.toContain('move undefined');
});
