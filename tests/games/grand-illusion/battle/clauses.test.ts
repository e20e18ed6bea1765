import { describe, expect, it } from 'vitest';
import { run } from '@/lib/calc/calculator';
import type { BattleAnswer } from '@/lib/games/grand-illusion/battle/answer';
import { battle } from '@/lib/games/grand-illusion/calculators/battle';
import { loadData } from '@/lib/games/grand-illusion/data';
import { toNumber } from '@/lib/prob/fraction';

const charts = await loadData();

/* The clauses of chapter 9 and of 12.2 and 13.1 one by one: what a space needs, and what is left after the dice. */

type Bag = Readonly<Record<string, unknown>>;
const unit = (space: string, kind = 'corps', more: Bag = {}): Bag => ({ space, kind, ...more });

interface Clause {
  readonly rule: string;
  readonly what: string;
  readonly german?: readonly Bag[];
  readonly allied?: readonly Bag[];
  readonly case?: Bag;
  /** needed by die name */
  readonly needs?: Readonly<Record<string, number | undefined>>;
  readonly drm?: Readonly<Record<string, number>>;
  readonly final?: { readonly german: readonly number[]; readonly allied: readonly number[] };
  readonly retreats?: { readonly attacker?: number; readonly defender?: number };
  readonly data?: Bag;
}

const CORPS = [unit('1')];
const TWO = [unit('1'), unit('2')];
/** What a mandated battle takes against two: one behind each (9.1.1.c). */
const CHARGE = [...TWO, unit('r1'), unit('r2')];
const NO_HIT = Object.fromEntries(
  ['attack', 'defence', 'attackReserve'].flatMap((die) => ['1', '2', '3', '4'].map((n) => [`${die}${n}`, 6])),
);
/** German corps of 5/3 attacks a French one of 5/3, unless a row says otherwise. */
const CLAUSES: readonly Clause[] = [
  { rule: '9.3.1.b', what: 'TEM +2 makes a 5 a 3', case: { tem: 2 }, needs: { attack1: 3, defence1: 5 } },
  {
    rule: '9.3.1.b',
    what: 'a trench adds to the TEM',
    case: { tem: 1, trench: 2 },
    needs: { attack1: 2, defence1: 5 },
  },
  { rule: '9.2.3.b', what: 'two hexes give nothing', case: { concentric: 2 }, drm: { attack1: 0 } },
  { rule: '9.2.3.b', what: 'three hexes: −1', case: { concentric: 3 }, drm: { attack1: -1 } },
  { rule: '9.2.3.b', what: 'four hexes: −1', case: { concentric: 4 }, drm: { attack1: -1 } },
  { rule: '9.2.3.b', what: 'five hexes: −2', case: { concentric: 5 }, drm: { attack1: -2 } },
  {
    rule: '9.3.1.c',
    what: 'a 6 always misses, however strong',
    german: [unit('1', 'corps', { cs: 9 })],
    case: { concentric: 6 },
    needs: { attack1: 5 },
  },
  {
    rule: '9.3.1.c',
    what: 'a 1 always hits, however weak',
    german: [unit('1', 'corps', { cs: 1 })],
    case: { tem: 2, trench: 2 },
    needs: { attack1: 1 },
  },
  {
    rule: '9.3.1.b',
    what: 'mountain troops in 102: −1 in their own space only',
    german: [unit('1'), unit('2')],
    allied: [unit('1', 'corps', { mountain: true }), unit('2')],
    case: { attacker: 'allied', hex: 102, tem: 2 },
    drm: { attack1: 1, attack2: 2, defence1: 0 },
  },
  {
    rule: '9.3.1.b',
    what: 'mountain troops elsewhere: nothing',
    allied: [unit('1', 'corps', { mountain: true })],
    case: { attacker: 'allied', hex: 100 },
    drm: { attack1: 0 },
  },
  {
    rule: '9.3.1.d',
    what: 'two divisions add up on one die',
    german: [unit('1', 'division', { cs: 2 }), unit('1', 'brigade', { cs: 1 })],
    needs: { attack1: 3 },
  },
  {
    rule: '9.3.2',
    what: 'a defending stack adds up as well',
    allied: [unit('1', 'division', { cs: 2 }), unit('1', 'division', { cs: 2 })],
    needs: { defence1: 4 },
  },
  {
    rule: '9.8.1',
    what: 'a disrupted unit fires with its other side',
    german: [unit('1', 'corps', { disrupted: true })],
    needs: { attack1: 3 },
  },
  {
    rule: '9.5.1',
    what: 'a fort on the board: hit on 1 only, −1 for the units, none for itself',
    allied: [unit('1'), unit('2', 'fort', { cs: 4 })],
    german: [unit('1'), unit('2')],
    case: { tem: 1, trench: 1 },
    needs: { attack1: 3, attack2: 1, defence2: 4 },
    drm: { attack1: 2, defence1: -1, defence2: 0 },
  },
  {
    rule: '9.5.1',
    what: 'a fort off the board gives −1 too, with Attacker Surprise as well',
    allied: [unit('1'), unit('2'), unit('3'), unit('4'), unit('hex', 'fort')],
    german: [unit('1'), unit('2'), unit('3'), unit('4')],
    case: { fow: '8' },
    drm: { defence1: -1 },
  },
  {
    rule: '9.2.1',
    what: 'a trench does not help a fort: its attackers have no trench DRM',
    allied: [unit('1', 'fort')],
    case: { tem: 1, trench: 2 },
    drm: { attack1: 1 },
  },
  {
    rule: '12.2',
    what: 'British +1 for each unit of the stack',
    allied: [unit('1', 'division', { nation: 'british', cs: 1 }), unit('1', 'division', { nation: 'british', cs: 1 })],
    needs: { defence1: 4 },
  },
  {
    rule: '12.2',
    what: 'British cavalry too',
    allied: [unit('1', 'cavalry', { nation: 'british', cs: 2 })],
    needs: { defence1: 3 },
  },
  {
    rule: '12.2',
    what: 'Belgian infantry +1',
    allied: [unit('1', 'division', { nation: 'belgian', cs: 1 })],
    needs: { defence1: 2 },
  },
  {
    rule: '12.2',
    what: 'Belgian cavalry not',
    allied: [unit('1', 'cavalry', { nation: 'belgian', cs: 2 })],
    needs: { defence1: 2 },
  },
  {
    rule: '12.2',
    what: 'not in attack',
    allied: [unit('1', 'division', { nation: 'british', cs: 3 })],
    case: { attacker: 'allied' },
    needs: { attack1: 3 },
  },
  {
    rule: '9.1.4',
    what: 'Skirmish: only a 1, on both sides, even with reserves',
    german: [unit('1'), unit('r1')],
    case: { fow: '4', concentric: 6 },
    needs: { attack1: 1, defence1: 1, attackReserve1: 1 },
  },
  {
    rule: '9.1.4',
    what: 'Defender Tactical Advantage bought as a Skirmish',
    case: { fow: '7', advantage: 'skirmish' },
    needs: { attack1: 1 },
  },
  { rule: '9.1.4', what: 'Defender Tactical Advantage not bought', case: { fow: '7' }, needs: { attack1: 5 } },
  {
    rule: '9.1.4',
    what: 'Defender Tactical Advantage: the defender leaves',
    case: { fow: '7', advantage: 'leave' },
    data: { calledOff: 'left' },
  },
  { rule: '9.1.4', what: 'Cautious Attacker: no battle', case: { fow: '3' }, data: { calledOff: 'cautious' } },
  {
    rule: '9.1.4',
    what: 'Attacker Surprise: no TEM, but the trench',
    case: { fow: '8', tem: 2, trench: 1 },
    drm: { attack1: 1 },
  },
  {
    rule: '9.2.4',
    what: 'Counterattack: the roles turn, +1 and no other DRM',
    german: [unit('1', 'corps', { cs: 4 })],
    case: { fow: '10', tem: 2, trench: 2, concentric: 6, turn: 8 },
    drm: { attack1: 1, defence1: 0 },
    needs: { attack1: 4, defence1: 4 },
    data: { attacker: 'allied', defender: 'german', counterattack: true },
  },
  {
    rule: '9.2.4.a',
    what: 'Counterattack of nobody: none',
    allied: [unit('hex', 'corps', { disrupted: true })],
    case: { fow: '10' },
    data: { calledOff: 'onlyDisrupted' },
  },
  {
    rule: '13.1',
    what: 'an Allied mandated battle of GT 4 ignores 10',
    german: TWO,
    allied: CHARGE,
    case: { fow: '10', attacker: 'allied', mandated: true, turn: 4 },
    data: { attacker: 'allied', counterattack: false },
  },
  {
    rule: '13.1',
    what: 'in GT 5 it does not',
    case: { fow: '10', attacker: 'allied', mandated: true, turn: 5 },
    data: { attacker: 'german', counterattack: true },
  },
  {
    rule: '13.1',
    what: 'a German mandated battle does not',
    case: { fow: '10', mandated: true, turn: 4 },
    data: { counterattack: true },
  },
  {
    rule: '9.3.5.b',
    what: 'Élan: the defender has −TEM, forts too',
    german: [unit('1'), unit('2', 'fort', { cs: 2 })],
    allied: CHARGE,
    case: { attacker: 'allied', mandated: true, turn: 2, hex: 86, tem: 2 },
    drm: { defence1: -3, defence2: -2 },
  },
  {
    rule: '9.3.5.b',
    what: 'Attacker Surprise leaves Élan alone',
    german: TWO,
    allied: CHARGE,
    case: { attacker: 'allied', mandated: true, turn: 2, hex: 86, tem: 2, fow: '8' },
    drm: { attack1: 0, defence1: -2 },
  },
  {
    rule: '9.3.5.a',
    what: 'no Élan outside the Plan 17 hexes',
    german: TWO,
    allied: CHARGE,
    case: { attacker: 'allied', mandated: true, turn: 2, hex: 87, tem: 2 },
    drm: { defence1: 0 },
  },
  {
    rule: '9.3.5.a',
    what: 'no Élan from GT 5',
    german: TWO,
    allied: CHARGE,
    case: { attacker: 'allied', mandated: true, turn: 5, hex: 86, tem: 2 },
    drm: { defence1: 0 },
  },
  {
    rule: '9.3.5.c',
    what: 'Élan: no hit taken costs a step all the same',
    german: TWO,
    allied: CHARGE,
    case: { attacker: 'allied', mandated: true, turn: 2, hex: 86, ...NO_HIT },
    final: { german: [2, 2], allied: [1, 2, 2, 2] },
  },
  {
    rule: '9.3.5.c',
    what: 'Élan strikes an undisrupted unit if there is any',
    german: [...TWO, unit('3'), unit('4')],
    allied: [unit('1', 'corps', { disrupted: true, dcs: 9 }), unit('2'), unit('3'), unit('4')],
    case: { attacker: 'allied', mandated: true, turn: 2, hex: 86, ...NO_HIT },
    final: { german: [2, 2, 2, 2], allied: [1, 1, 2, 2] },
  },
  {
    rule: '9.3.3',
    what: 'both units of a stack take the hit',
    allied: [unit('1', 'division'), unit('1', 'division', { disrupted: true })],
    case: { attack1: 1, defence1: 6 },
    final: { german: [2], allied: [1, 0] },
  },
  {
    rule: '9.3.3',
    what: 'two British divisions read in the Italian way: one undisrupted takes it',
    allied: [
      unit('1', 'division', { nation: 'british', disrupted: true }),
      unit('1', 'division', { nation: 'british' }),
    ],
    case: { stackHit: 'weaker', attack1: 1, defence1: 6 },
    final: { german: [2], allied: [1, 1] },
  },
  {
    rule: '9.3.2',
    what: 'simultaneous: a unit that dies fires back',
    german: [unit('1')],
    allied: [unit('1', 'corps', { disrupted: true, dcs: 3 })],
    case: { attack1: 1, defence1: 3 },
    final: { german: [1], allied: [0] },
  },
  {
    rule: '9.3.4',
    what: 'the reserve fires at survivors without reply',
    german: [unit('1'), unit('r1')],
    case: { attack1: 2, defence1: 6, attackReserve1: 2 },
    final: { german: [2, 2], allied: [0] },
  },
  {
    rule: '9.3.4',
    what: 'nobody left in front: the reserve has no target',
    german: [unit('1'), unit('r1')],
    allied: [unit('1', 'corps', { disrupted: true })],
    case: { attack1: 1, defence1: 6 },
    data: { next: [] },
    final: { german: [2, 2], allied: [0] },
  },
  {
    rule: '9.6.1',
    what: 'infantry fires first at cavalry, and twice',
    german: [unit('1', 'cavalry')],
    case: { free1: 5 },
    needs: { free1: 5, attack1: 3, defence1: 5 },
  },
  {
    rule: '9.6.1',
    what: 'disrupted cavalry dies in the free shot: no combat',
    german: [unit('1', 'cavalry', { disrupted: true })],
    case: { free1: 1 },
    data: { next: [] },
    final: { german: [0], allied: [2] },
  },
  {
    rule: '9.6.1',
    what: 'no free shot at cavalry by cavalry',
    german: [unit('1', 'cavalry')],
    allied: [unit('1', 'cavalry')],
    needs: { free1: undefined },
  },
  {
    rule: '9.6.2',
    what: 'withdrawing from infantry: disrupted on 2',
    allied: [unit('1', 'cavalry', { withdraws: true })],
    case: { withdraw1: 2 },
    data: { next: [] },
    final: { german: [2], allied: [1] },
  },
  {
    rule: '9.6.2',
    what: 'withdrawing from infantry: safe on 3',
    allied: [unit('1', 'cavalry', { withdraws: true })],
    case: { withdraw1: 3 },
    final: { german: [2], allied: [2] },
  },
  {
    rule: '9.6.2',
    what: 'withdrawing from cavalry: disrupted without a die',
    german: [unit('1', 'cavalry')],
    allied: [unit('1', 'cavalry', { withdraws: true })],
    data: { next: [] },
    final: { german: [2], allied: [1] },
  },
  {
    rule: '9.6.2',
    what: 'the reserve behind moves up and fights',
    allied: [unit('1', 'cavalry', { withdraws: true }), unit('r1', 'corps')],
    case: { withdraw1: 3 },
    needs: { attack1: 5, defence1: 5 },
    data: { next: ['attack1', 'defence1'] },
  },
  {
    rule: '9.4.2',
    what: 'only disrupted infantry against undisrupted: retreat',
    case: { attack1: 1, defence1: 6 },
    retreats: { defender: 1, attacker: 0 },
  },
  {
    rule: '9.4.2',
    what: 'both disrupted: nobody',
    case: { attack1: 1, defence1: 1 },
    retreats: { defender: 0, attacker: 0 },
  },
  {
    rule: '9.4.2',
    what: 'a trench sets the retreat aside',
    case: { trench: 1, attack1: 1, defence1: 6 },
    retreats: { defender: 0 },
  },
  {
    rule: '9.4.2',
    what: 'hex 103 sets the retreat aside',
    case: { hex: 103, attack1: 1, defence1: 6 },
    retreats: { defender: 0 },
  },
  {
    rule: '9.4.2',
    what: 'cavalry does not count as infantry',
    allied: [unit('1'), unit('2', 'cavalry')],
    german: [unit('1'), unit('2')],
    case: { attack1: 1, defence1: 6, attack2: 6, defence2: 6 },
    retreats: { defender: 1 },
  },
  {
    rule: '9.4.2',
    what: 'an undisrupted unit off the board counts',
    german: [unit('1'), unit('hex')],
    case: { attack1: 6, defence1: 1 },
    retreats: { attacker: 0 },
  },
  {
    rule: '9.4.2',
    what: 'Routed: fewer undisrupted units retreat',
    german: [unit('1'), unit('2')],
    allied: [unit('1'), unit('2')],
    case: { fow: '12', attack1: 1, defence1: 6, attack2: 6, defence2: 6 },
    retreats: { defender: 1, attacker: 0 },
  },
  {
    rule: '9.4.2',
    what: 'Routed and equal: nobody has to',
    german: [unit('1'), unit('2')],
    allied: [unit('1'), unit('2')],
    case: { fow: '2', attack1: 1, defence1: 1, attack2: 6, defence2: 6 },
    retreats: { defender: 0, attacker: 0 },
  },
  {
    rule: '9.4.2',
    what: 'cavalry alone: the side without undisrupted retreats, trench or not',
    german: [unit('1', 'cavalry')],
    allied: [unit('1', 'cavalry')],
    case: { trench: 2, attack1: 1, defence1: 6 },
    retreats: { defender: 1 },
  },
  {
    rule: '9.4.2',
    what: 'cavalry alone and none undisrupted: nobody',
    german: [unit('1', 'cavalry')],
    allied: [unit('1', 'cavalry')],
    case: { attack1: 1, defence1: 1 },
    retreats: { defender: 0, attacker: 0 },
  },
  {
    rule: '9.5.3.a',
    what: 'a fort left alone can be besieged',
    allied: [unit('1', 'fort')],
    case: { attack1: 6, defence1: 6 },
    data: { chances: { siege: { n: 1n, d: 1n } } },
  },
  {
    rule: '9.5.3.a',
    what: 'not by a division where a large garrison lies',
    german: [unit('1', 'division')],
    allied: [unit('1', 'fort', { garrison: true })],
    case: { attack1: 6, defence1: 6 },
    data: { chances: { siege: { n: 0n, d: 1n } } },
  },
  {
    rule: '12.5.1',
    what: 'not Antwerp',
    allied: [unit('1', 'fort', { nation: 'belgian' })],
    case: { hex: 52, attack1: 6, defence1: 6 },
    data: { chances: { siege: { n: 0n, d: 1n } } },
  },
  {
    rule: '13.3.4.b5',
    what: 'Antwerp where Holland is invaded',
    allied: [unit('1', 'fort', { nation: 'belgian' })],
    case: { hex: 52, holland: true, attack1: 6, defence1: 6 },
    data: { chances: { siege: { n: 1n, d: 1n } } },
  },
  {
    rule: '9.2.5.a',
    what: 'a disrupted defender whom nobody attacks goes back and does not fight',
    allied: [unit('1'), unit('2', 'corps', { disrupted: true })],
    needs: { attack2: undefined, defence2: undefined },
  },
  {
    rule: '9.2.5.a',
    what: 'an unattacked defender fires from reserve',
    allied: [unit('1'), unit('r1')],
    needs: { defenceReserve1: 5 },
  },
];

const ask = ({ german = CORPS, allied = CORPS, case: more = {} }: Pick<Clause, 'german' | 'allied' | 'case'>) =>
  run(battle, { board: { german, allied }, turn: 6, ...more }, charts);

describe('the clauses of the battle board', () => {
  it.each(CLAUSES.map((one) => [`${one.rule} ${one.what}`, one] as const))('%s', (_, one) => {
    const answer = ask(one);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const data: BattleAnswer = answer.value.outcome.data;
    const shots = Object.fromEntries(Object.entries(data.shots));
    for (const [die, needs] of Object.entries(one.needs ?? {})) expect(shots[die]?.needs, die).toBe(needs);
    for (const [die, drm] of Object.entries(one.drm ?? {})) expect(shots[die]?.drm, die).toBe(drm);
    if (one.final) expect(data.final).toEqual(one.final);
    for (const role of ['attacker', 'defender'] as const) {
      const wanted = one.retreats?.[role];
      if (wanted !== undefined) expect(toNumber(data.chances?.retreats[role] ?? { n: 9n, d: 1n }), role).toBe(wanted);
    }
    if (one.data) expect(data).toMatchObject(one.data);
  });
});

const refusal = (one: Pick<Clause, 'german' | 'allied' | 'case'>) => {
  const answer = ask(one);
  return answer.ok ? undefined : { field: answer.error.field, rule: answer.error.rule, key: answer.error.text.key };
};

const FOUR = [unit('1'), unit('2'), unit('3'), unit('4')];
const REFUSED: readonly (Pick<Clause, 'german' | 'allied' | 'case'> & {
  readonly key: string;
  readonly rule: string;
  readonly field: string;
})[] = [
  {
    key: 'stackThree',
    rule: '9.2.2',
    field: 'board.allied.2.space',
    allied: [unit('1', 'division'), unit('1', 'division'), unit('1', 'brigade')],
  },
  { key: 'stackAlone', rule: '9.2.2', field: 'board.allied.1.space', allied: [unit('1'), unit('1', 'division')] },
  {
    key: 'stackNations',
    rule: '9.2.2',
    field: 'board.allied.1.space',
    allied: [unit('1', 'division'), unit('1', 'division', { nation: 'belgian' })],
  },
  {
    key: 'stackArms',
    rule: '9.2.2',
    field: 'board.allied.1.space',
    allied: [unit('1', 'division'), unit('1', 'cavalry')],
  },
  { key: 'defenceAll', rule: '9.2.2', field: 'board.allied.1.space', allied: [unit('1'), unit('hex')] },
  { key: 'defenceAll', rule: '9.2.2', field: 'board.allied.1.space', allied: [unit('1'), unit('hex', 'fort')] },
  {
    key: 'defenceOrder',
    rule: '9.2.2',
    field: 'board.allied.4.space',
    german: FOUR,
    allied: [unit('1'), unit('2'), unit('3'), unit('4', 'fort'), unit('hex')],
  },
  {
    key: 'defenceOrder',
    rule: '9.2.2',
    field: 'board.allied.4.space',
    german: FOUR,
    allied: [unit('1'), unit('2'), unit('3'), unit('4', 'cavalry'), unit('hex', 'division')],
  },
  { key: 'defenceSpaces', rule: '9.2.2', field: 'board.allied.4.space', german: FOUR, allied: [...FOUR, unit('r1')] },
  { key: 'facesNobody', rule: '9.2.3.a', field: 'board.german.1.space', german: [unit('1'), unit('2')] },
  {
    key: 'faceSound',
    rule: '9.2.3.a',
    field: 'board.german.0.space',
    german: [unit('1')],
    allied: [unit('1', 'corps', { disrupted: true }), unit('2')],
  },
  {
    key: 'faceSound',
    rule: '9.2.3.a',
    field: 'board.german.0.space',
    german: [unit('1')],
    allied: [unit('1', 'fort'), unit('r1')],
  },
  {
    key: 'faceAll',
    rule: '9.2.3.a',
    field: 'board.german.1.space',
    german: [unit('1'), unit('r1')],
    allied: [unit('1'), unit('2')],
  },
  {
    key: 'faceAll',
    rule: '9.2.3.a',
    field: 'board.german.1.space',
    german: [unit('1'), unit('r1')],
    allied: [unit('1'), unit('2', 'corps', { disrupted: true })],
  },
  { key: 'attackOrder', rule: '9.2.3.a', field: 'board.german.0.space', german: [unit('1', 'division'), unit('r1')] },
  {
    key: 'attackOrder',
    rule: '9.2.3.a',
    field: 'board.german.0.space',
    german: [unit('1', 'corps', { disrupted: true }), unit('r1', 'brigade')],
  },
  { key: 'fourCorps', rule: '9.2.3.a', field: 'board.german', german: [...FOUR, unit('r1', 'brigade')], allied: FOUR },
  { key: 'fortAttacks', rule: '9.5.1', field: 'board.german.0.space', german: [unit('1', 'fort')] },
  {
    key: 'fortAttacks',
    rule: '9.2.4.a',
    field: 'board.allied.0.space',
    allied: [unit('1', 'fort')],
    case: { fow: '10' },
  },
  {
    key: 'counterDefence',
    rule: '9.2.4.b',
    field: 'board.german.1.space',
    german: [unit('1'), unit('hex', 'corps', { disrupted: true })],
    case: { fow: '10' },
  },
  { key: 'brackets', rule: '2.4', field: 'board.german.0.brackets', german: [unit('1', 'corps', { brackets: true })] },
  {
    key: 'cavalryFort',
    rule: '9.6.1',
    field: 'board.german.0.space',
    german: [unit('1', 'cavalry')],
    allied: [unit('1', 'fort')],
  },
  { key: 'reserveCavalry', rule: '9.6.1', field: 'board.german.1.space', german: [unit('1'), unit('r1', 'cavalry')] },
  {
    key: 'reserveDisrupted',
    rule: '9.8.2',
    field: 'board.german.1.space',
    german: [unit('1'), unit('r1', 'corps', { disrupted: true })],
  },
  {
    key: 'limit',
    rule: '9.2.3.a',
    field: 'board.allied.1.space',
    german: [unit('1'), unit('2')],
    allied: [unit('1'), unit('hex', 'corps', { disrupted: true })],
    case: { attacker: 'allied', turn: 3, fow: '6' },
  },
  {
    key: 'withdrawAttack',
    rule: '9.6.2',
    field: 'board.german.0.withdraws',
    german: [unit('1', 'cavalry', { withdraws: true })],
  },
  {
    key: 'withdrawDisrupted',
    rule: '9.6.2',
    field: 'board.allied.0.withdraws',
    allied: [unit('1', 'cavalry', { withdraws: true, disrupted: true })],
  },
  {
    key: 'withdrawFree',
    rule: '9.6.2',
    field: 'board.allied.1.withdraws',
    allied: [unit('1'), unit('2', 'cavalry', { withdraws: true })],
  },
  { key: 'noAttackers', rule: '9.2.3.a', field: 'board.german', german: [unit('hex')] },
  { key: 'noDefenders', rule: '9.2.2', field: 'board.allied', allied: [] },
  { key: 'fortGone', rule: '9.3.3', field: 'board.allied.0.hits', allied: [unit('1', 'fort', { steps: 1, hits: 1 })] },
  {
    key: 'fortStrength',
    rule: '2.4',
    field: 'board.allied.0.third',
    allied: [unit('1', 'fort', { steps: 4, hits: 2 })],
  },
  {
    key: 'elanUnit',
    rule: '9.3.5.c',
    field: 'elanUnit',
    german: TWO,
    allied: CHARGE,
    case: { attacker: 'allied', mandated: true, turn: 2, hex: 86, elanUnit: '7' },
  },
];

describe('placements that the rules forbid', () => {
  it.each(REFUSED.map((one) => [`${one.key} at ${one.field} (${one.rule})`, one] as const))('%s', (_, one) => {
    expect(refusal(one)).toEqual({ field: one.field, rule: one.rule, key: `battle.refused.${one.key}` });
  });
});

const ALLOWED: readonly (Pick<Clause, 'german' | 'allied' | 'case'> & {
  readonly what: string;
  readonly rule: string;
})[] = [
  { rule: '9.2.2', what: 'a surplus fort in the hex', german: FOUR, allied: [...FOUR, unit('hex', 'fort')] },
  {
    rule: '9.2.2',
    what: 'a surplus division in the hex, divisions alone in their spaces',
    german: FOUR,
    allied: [...FOUR.map(({ space }) => unit(String(space), 'division')), unit('hex', 'division')],
  },
  {
    rule: '9.2.3.a',
    what: 'disrupted attackers left in the hex',
    german: [unit('1'), unit('hex', 'corps', { disrupted: true })],
  },
  {
    rule: '9.2.3.a',
    what: 'cavalry opposite cavalry in front of infantry in reserve',
    german: [unit('1', 'cavalry'), unit('r1')],
    allied: [unit('1', 'cavalry')],
  },
  {
    rule: '9.2.3.a',
    what: 'two divisions as a corps, a division in reserve',
    german: [unit('1', 'division'), unit('1', 'division'), unit('r1', 'division')],
  },
  {
    rule: '9.6.1',
    what: 'cavalry in reserve opposite cavalry',
    german: [unit('1'), unit('r1', 'cavalry')],
    allied: [unit('1', 'cavalry')],
  },
  {
    rule: '9.6.1',
    what: 'British cavalry in reserve opposite infantry',
    allied: [unit('1'), unit('r1', 'cavalry', { nation: 'british' })],
    case: { attacker: 'allied' },
  },
  {
    rule: '2.4',
    what: 'brackets attack with Offensive to the Limit',
    allied: [unit('1', 'corps', { brackets: true })],
    case: { attacker: 'allied', turn: 2, fow: '11' },
  },
  {
    rule: '9.1.2.c',
    what: 'disrupted French who were there before the attackers came',
    german: [unit('1'), unit('2')],
    allied: [unit('1'), unit('hex', 'corps', { disrupted: true })],
    case: { attacker: 'allied', turn: 3, fow: '6', entered: true },
  },
  {
    rule: '9.1.4',
    what: 'Offensive to the Limit from GT 5',
    german: [unit('1'), unit('2')],
    allied: [unit('1'), unit('hex', 'corps', { disrupted: true })],
    case: { attacker: 'allied', turn: 5, fow: '6' },
  },
];

describe('placements that the rules allow', () => {
  it.each(ALLOWED.map((one) => [`${one.rule} ${one.what}`, one] as const))('%s', (_, one) => {
    expect(refusal(one)).toBeUndefined();
  });
});

describe('9.1.1.c: a mandated battle takes four corps against two corps or forts', () => {
  const enemies = [unit('1'), unit('2', 'fort'), unit('3', 'division'), unit('4', 'division')];
  it.each([
    ['four corps against a corps and a fort', FOUR, enemies, true],
    ['three corps and a division', [...FOUR.slice(0, 3), unit('4', 'division')], enemies, false],
    ['four corps against one corps', FOUR, [unit('1'), ...enemies.slice(2), unit('2', 'division')], false],
  ])('%s', (_, allied, german, counts) => {
    const answer = ask({ german, allied, case: { attacker: 'allied', mandated: true, turn: 2, hex: 86 } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { steps, open } = answer.value;
    expect(steps.some(({ id }) => id === 'mandated')).toBe(counts);
    expect(open.some(({ dispute }) => dispute === 'mandated-battle-count')).toBe(!counts);
  });
});
