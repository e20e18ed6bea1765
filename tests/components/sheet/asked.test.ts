import { describe, expect, it } from 'vitest';
import { NO_PICKS as NP_PICKS } from '@/components/games/nach-paris/sheet/trace/picks';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import { wefKit } from '@/components/games/when-eagles-fight/sheet/kit';
import { NO_PICKS as WEF_PICKS } from '@/components/games/when-eagles-fight/sheet/types';
import { looseKit, type SheetKit } from '@/components/sheet/kit';
import { arrived, firstAsked, tapped, type Asking } from '@/components/sheet/trace/asking';
import type { Tracer } from '@/components/sheet/trace/tracer';
import { loadData as npData } from '@/lib/games/nach-paris/data';
import { loadData as wefData } from '@/lib/games/when-eagles-fight/data';
import { sheetSchema } from '@/lib/games/nach-paris/sheet/schema';

const KITS: readonly (readonly [string, SheetKit, string, object])[] = [
  [
    '1914 Nach Paris',
    looseKit(npKit(await npData())),
    'movement',
    { ...NP_PICKS, unit: 'u1', path: ['B3'], heat: true },
  ],
  ['When Eagles Fight', looseKit(wefKit(await wefData())), 'attack', { ...WEF_PICKS, to: '2417', phase: 'oberost' }],
];

describe.each(KITS)('what was asked on a sheet of %s', (_game, kit, tool, picks) => {
  it('is asked again as it was left', () => expect(firstAsked(kit, { tool, picks })).toEqual({ tool, picks }));
  it('is nothing on a sheet that was never seen', () =>
    expect(firstAsked(kit, undefined)).toEqual({
      tool: Object.keys(kit.trace?.tools ?? {})[0],
      picks: kit.trace?.first,
    }));
  it.each([
    ['what is no hex', { ...picks, path: [3] }],
    ['what is not of this game', { path: [] }],
    ['nothing', undefined],
  ])('points at nothing where the device kept %s', (_what, damaged) =>
    expect(firstAsked(kit, { tool, picks: damaged })).toEqual({ tool, picks: kit.trace?.first }),
  );
  it.each(['of-tomorrow', 'constructor', ''])('begins anew where there is no tool %s', (unknown) =>
    expect(firstAsked(kit, { tool: unknown, picks }).picks).toEqual(kit.trace?.first),
  );
});

const SHEET_KIT = looseKit(npKit(await npData()));

describe('a tap and a tool that comes', () => {
  const opened = SHEET_KIT.open(sheetSchema.parse({ frame: { column: 'A', row: 1, columns: 1, rows: 3 } }));
  if (!opened.ok) throw new Error('the sheet does not open');
  const view = opened.value;
  const tracer: Tracer = {
    tap: (_view, picks, hex) => ({ ...picks, path: [...picks.path, String(hex)] }),
    ask: () => undefined,
  };
  const first: Asking = { tool: 'movement', picks: { path: [] }, loaded: {}, early: [] };
  const tap = (hex: number) => (before: Asking) => tapped(view, hex, before);
  const come = (tool: string) => (before: Asking) => arrived(view, tool, tracer, before);
  const after = (...steps: ((before: Asking) => Asking)[]) => steps.reduce((now, step) => step(now), first);

  // Every order ends with the same taps told to the tool: none is lost, and none counts twice.
  it.each([
    ['before', [tap(0), tap(1), come('movement')]],
    ['before and behind', [tap(0), come('movement'), tap(1)]],
    ['behind', [come('movement'), tap(0), tap(1)]],
    ['around another tool', [tap(0), come('stacking'), tap(1), come('movement')]],
    ['when the tool comes twice', [tap(0), come('movement'), come('movement'), tap(1)]],
  ])('taps %s are all heard', (_when, steps) => {
    expect(after(...steps)).toMatchObject({ picks: { path: ['0', '1'] }, early: [] });
  });
});
