import { describe, expect, it } from 'vitest';
import { askedOnly } from '@/components/calculator/asked';
import { answerTo } from '@/components/calculator/case';
import { loadPresets } from '@/components/calculator/presets';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { run } from '@/lib/calc/calculator';
import { checkInput, type Input } from '@/lib/calc/check';
import type { GameId } from '@/lib/core/game-id';
import { GAMES } from '@/lib/games/registry';

async function tool(game: GameId, name: string): Promise<Tool> {
  const found = await loadTool(game, name);
  if (!found) throw new Error(`the registry has no ${game}/${name}`);
  return found;
}

function checked({ calc }: Tool, given: unknown): Input {
  const found = checkInput(calc, given);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

/** A heavy artillery unit that was an infantry unit with partial commitment before. */
const TURNED = { attackers: [{ units: [{ kind: 'inf' }, { kind: 'har', cbf: 0, arf: 6, commitment: 'partial' }] }] };

describe('askedOnly', () => {
  it('leaves out what the form does not ask, in a unit of a list too, and keeps the rest', async () => {
    const combat = await tool('nach-paris', 'combat');
    expect(askedOnly(combat.form, { ...TURNED, zoneTest: 4, unknown: 1 })).toEqual({
      attackers: [{ units: [{ kind: 'inf' }, { kind: 'har', cbf: 0, arf: 6 }] }],
      unknown: 1,
    });
    const far = { units: [{ retreatTest: 4 }] };
    expect(
      askedOnly(combat.form, {
        zocRetreat: true,
        attackers: [far, { ...far, zocRetreat: true }],
        defenders: far.units,
      }),
    ).toEqual({ zocRetreat: true, attackers: [{ units: [{}] }, { ...far, zocRetreat: true }], defenders: far.units });
    expect(askedOnly(combat.form, { zone: true, zoneTest: 4 })).toEqual({ zone: true, zoneTest: 4 });
  });
  it('asks for the dice of a second fortification and of an assault only where there are any', async () => {
    const { form } = await tool('nach-paris', 'abf');
    const dice = { die: 4, fortTest: 5, secondTest: 6, assaultTest: 7 };
    const left = (values: Input) => Object.keys(askedOnly(form, { ...dice, ...values })).filter((name) => name in dice);
    expect(left({ forts: [{}] })).toEqual(['die', 'fortTest']);
    expect(left({ forts: [{ destroyed: true }, {}] })).toEqual(['die', 'fortTest']);
    expect(left({ forts: [{}, {}] })).toEqual(['die', 'fortTest', 'secondTest']);
    expect(left({ assaulter: [{}] })).toEqual(['die', 'fortTest', 'assaultTest']);
  });
  it('keeps what the schema needs', () => {
    const form = [
      { name: 'kind', shape: { kind: 'text', maxLength: undefined }, preset: 'a', required: false, info: {} },
      {
        name: 'hidden',
        shape: { kind: 'switch' },
        preset: undefined,
        required: true,
        info: { when: { field: 'kind', is: ['b'] } },
      },
    ] as const;
    expect(askedOnly(form, { hidden: true })).toEqual({ hidden: true });
  });
});

describe('a value out of sight', () => {
  it('is no reason to refuse a case', async () => {
    const combat = await tool('nach-paris', 'combat');
    const input = checked(combat, TURNED);
    expect(run(combat.calc, input, combat.data)).toMatchObject({ ok: false, error: { rule: '9.1.6' } });
    expect(answerTo(combat, input).result.ok).toBe(true);
  });
  it('is no die that was rolled', async () => {
    const combat = await tool('nach-paris', 'combat');
    expect(answerTo(combat, checked(combat, { zoneTest: 5 })).rolled).toBe(false);
    expect(answerTo(combat, checked(combat, { zone: true, zoneTest: 5 })).rolled).toBe(true);
    const weather = await tool('nach-paris', 'weather');
    expect(answerTo(weather, checked(weather, { firstTurn: true, die: 12 })).rolled).toBe(false);
  });
  it.each(GAMES.flatMap(({ id, tools }) => tools.map(({ name }) => [id, name] as const)))(
    'changes no worked example: %s/%s',
    async (game, name) => {
      const one = await tool(game, name);
      for (const { id, input } of await loadPresets(game, name)) {
        const given = checked(one, input);
        expect(answerTo(one, given).result, id).toEqual(run(one.calc, given, one.data));
      }
    },
  );
});
