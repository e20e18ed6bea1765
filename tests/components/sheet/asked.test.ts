import { describe, expect, it } from 'vitest';
import { NO_PICKS as NP_PICKS } from '@/components/games/nach-paris/sheet/trace/picks';
import { npKit } from '@/components/games/nach-paris/sheet/kit';
import { wefKit } from '@/components/games/when-eagles-fight/sheet/kit';
import { NO_PICKS as WEF_PICKS } from '@/components/games/when-eagles-fight/sheet/types';
import { looseKit, type SheetKit } from '@/components/sheet/kit';
import { firstAsked } from '@/components/sheet/trace/use-trace';
import { loadData as npData } from '@/lib/games/nach-paris/data';
import { loadData as wefData } from '@/lib/games/when-eagles-fight/data';

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
