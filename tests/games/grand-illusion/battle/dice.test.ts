import { expect, it } from 'vitest';
import { parseInput } from '@/lib/calc/calculator';
import type { Text } from '@/lib/calc/evaluation';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { loadData } from '@/lib/games/grand-illusion/data';

const charts = await loadData();
const unit = (space: string, cs: number, nation: string) => ({ space, kind: 'corps', nation, cs, dcs: 3 });
const GIVEN = {
  attacker: 'german',
  board: {
    german: [unit('1', 6, 'german'), unit('2', 2, 'german')],
    allied: [unit('1', 4, 'french'), unit('2', 3, 'french')],
  },
  tem: 1,
};

function answered(given: object) {
  const parsed = parseInput(battle, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const answer = battle.evaluate(parsed.value, charts, { dice: true });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const keyOf = (text: Text | undefined) => text?.key;

it('each face says whether it hits, as it does when it falls: 1 always, 6 never, else up to the strength (9.3.1.c)', () => {
  const { dice, outcome } = answered(GIVEN);
  const dies = dice?.faces.map(({ die }) => die) ?? [];
  expect(dies).toEqual(Object.keys(outcome.data.shots));
  for (const { die, faces } of dice?.faces ?? [])
    for (const { face, says } of faces) {
      const shot = answered({ ...GIVEN, [die]: face }).outcome.data.shots[die as keyof typeof outcome.data.shots];
      expect(keyOf(says), `${die} ${face}`).toBe(shot?.hit ? 'battle.cast.hit' : 'battle.cast.miss');
    }
  for (const { faces } of dice?.faces ?? [])
    expect([keyOf(faces[0]?.says), keyOf(faces[5]?.says)]).toEqual(['battle.cast.hit', 'battle.cast.miss']);
});
