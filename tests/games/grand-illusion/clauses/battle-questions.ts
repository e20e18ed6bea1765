import { allied, at, battle, brigade, charge, division, down, duel, fort, horse } from './on-board';
import type { Bag, Row } from './row';

const BRITISH = { nation: 'british' };
const BELGIAN = { nation: 'belgian' };
const GERMANS = [at('1')];
const FOUR = [at('1'), at('2'), at('3'), at('4')];
const LIMIT = { fow: '6', turn: 4 };
/** One corps attacks. */
const against = (defence: readonly Bag[], more: Bag = {}): Bag => battle(GERMANS, defence, more);
const landing = (more: Bag = {}): Bag =>
  allied(GERMANS, [division('1', BRITISH)], { turn: 11, hex: 14, landing: 'ready', ...more });

/** Each question with a battle in which its answer matters, and with its neighbours in which it does not. */
const QUESTION: Readonly<Record<string, readonly [rule: string, matters: readonly Bag[], idle: readonly Bag[]]>> = {
  'fow-11-after-gt4': [
    '9.1.4',
    [duel({ turn: 5, fow: '11' })],
    [duel({ turn: 4, fow: '11' }), duel({ turn: 5, fow: '6' })],
  ],
  'limit-disrupted-first': [
    '9.2.3.a',
    [allied(GERMANS, [down('1')], LIMIT)],
    [allied(GERMANS, [at('1')], LIMIT), battle([down('1')], [at('1')])],
  ],
  'four-corps-limit': [
    '9.2.3.a',
    [battle([at('1'), at('2'), division('3'), division('3'), brigade('4')], FOUR)],
    [battle(FOUR, FOUR)],
  ],
  'mountain-drm': [
    '9.3.1.b',
    [allied([at('1'), at('2')], [at('1', { mountain: true }), at('2')], { hex: 102 })],
    [
      allied(GERMANS, [at('1', { mountain: true })], { hex: 102 }),
      allied([at('1'), at('2')], [at('1', { mountain: true }), at('2')], { hex: 100 }),
    ],
  ],
  'counterattack-not-cancelled': [
    '9.1.3.d',
    [duel({ fow: '10' }), battle(GERMANS, [down('hex')], { fow: '10' })],
    [duel()],
  ],
  'fort-drm-once': [
    '9.3.2',
    [against([at('1'), fort('2'), fort('3')])],
    [against([at('1'), fort('2')]), against([at('1'), fort('2'), fort('3')], { fow: '4' })],
  ],
  'besieged-fort-in-battle': [
    '9.5.1',
    [against([at('1'), fort('2', { besieged: true }), fort('3')])],
    [against([at('1'), fort('2')])],
  ],
  'bef-stacked-defence': [
    '9.3.3',
    [
      against([division('1', BRITISH), division('1', BRITISH)]),
      battle([at('1'), at('2')], [division('1', BRITISH), division('1', BRITISH), at('2')]),
    ],
    [
      against([division('1', BRITISH)]),
      against([division('1'), division('1')]),
      against([division('1', BRITISH), brigade('1', BRITISH)]),
    ],
  ],
  'elan-which-battles': [
    '9.3.5.a',
    [charge({ hex: 26 })],
    [
      charge(),
      charge({ hex: 26, turn: 5 }),
      allied([at('1'), at('2')], [at('1'), at('2')], { mandated: true, turn: 2, hex: 26 }),
      battle([at('1'), at('2'), at('r1'), at('r2')], [at('1'), at('2')], { mandated: true, turn: 2, hex: 26 }),
    ],
  ],
  'elan-attacker-surprise': [
    '9.3.5.b',
    [charge({ fow: '8', tem: 1 })],
    [charge({ fow: '8', tem: 0 }), charge({ fow: '9', tem: 1 }), duel({ fow: '8', tem: 1 })],
  ],
  'elan-extra-hit': ['9.3.5.c', [charge()], [charge({ defence1: 1 }), duel(), landing()]],
  'landing-loss': ['13.3.4.a4', [landing()], [landing({ defence1: 1 }), landing({ landing: 'surprise' }), charge()]],
  'britannia-cap': ['13.3.4.a4', [landing()], [charge()]],
  'free-shot-stack': [
    '9.6.1',
    [
      battle([horse('1')], [division('1'), division('1')]),
      battle([at('1'), horse('2')], [at('1'), division('2'), division('2')]),
    ],
    [battle([horse('1')], [at('1')]), against([division('1'), division('1')])],
  ],
  'british-cavalry-reserve': [
    '9.6.1',
    [allied(GERMANS, [at('1'), horse('r1', BRITISH)]), against([at('1'), horse('r1', BRITISH)])],
    [
      allied([horse('1')], [at('1'), horse('r1', BRITISH)]),
      allied(GERMANS, [at('1'), at('r1')]),
      battle([horse('1')], [horse('1'), horse('r1', BRITISH)]),
    ],
  ],
  'cavalry-withdraw-infantry': [
    '9.6.2',
    [
      against([horse('1', { withdraws: true })]),
      battle([at('1'), at('2')], [at('1'), horse('2', { withdraws: true })]),
    ],
    [battle([horse('1')], [horse('1', { withdraws: true })]), against([horse('1')])],
  ],
  'cavalry-withdraw-no-reserve': [
    '9.6.2',
    [
      against([horse('1', { withdraws: true })]),
      battle([at('1'), at('2')], [at('1'), horse('2', { withdraws: true })]),
    ],
    [against([horse('1', { withdraws: true }), at('r1')]), against([horse('1')])],
  ],
  'cavalry-withdraw-space': [
    '9.6.2',
    [
      against([horse('1', { withdraws: true }), division('r1')]),
      battle([at('1'), at('2')], [at('1'), horse('2', { withdraws: true }), division('r2')]),
    ],
    [against([horse('1', { withdraws: true })]), against([horse('1'), at('r1')])],
  ],
  'belgian-red-circle': [
    '12.2',
    [against([division('1', BELGIAN)]), battle([at('1'), at('2')], [division('1', BELGIAN), at('2')])],
    [against([horse('1', BELGIAN)]), against([division('1')]), allied(GERMANS, [division('1', BELGIAN)])],
  ],
  'cavalry-only-retreat': ['9.4.2', [battle([horse('1')], [horse('1')])], [battle([horse('1')], [at('1')])]],
  'retreat-which-units-count': [
    '9.4.2',
    [battle([at('1'), down('hex')], [at('1')])],
    [duel(), battle(FOUR, [...FOUR, fort('hex')])],
  ],
  'siege-two-forts': [
    '9.5.3.a',
    [against([at('1'), fort('2', { garrison: true }), fort('3')])],
    [
      against([at('1'), fort('2', { garrison: true })]),
      against([at('1'), fort('2', { garrison: true }), fort('3', { garrison: true })]),
      against([at('1'), fort('2'), fort('3')]),
    ],
  ],
  'mandated-battle-count': [
    '9.1.1.c',
    [duel({ mandated: true }), charge({ sizeReading: 'halves' })],
    [charge(), duel()],
  ],
};

export const QUESTIONS: readonly Row[] = Object.entries(QUESTION).flatMap(([question, [rule, matters, idle]]) => [
  ...matters.map((input, i): Row => ({ rule, says: `${question} matters here (${i + 1})`, input, open: [question] })),
  ...idle.map((input, i): Row => ({
    rule,
    says: `${question} does not matter here (${i + 1})`,
    input,
    closed: [question],
  })),
]);
