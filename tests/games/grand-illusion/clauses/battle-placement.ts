import { allied, at, battle, brigade, division, down, fort, horse, shot } from './on-board';
import type { Row } from './row';

const GERMANS = [at('1')];
const british = { nation: 'british' };
const four = [at('1'), at('2'), at('3'), at('4')];

/** 9.2: who may stand where. */
export const PLACEMENT: readonly Row[] = [
  { rule: '9.2.2', says: 'a space holds one corps', input: battle(GERMANS, [at('1'), at('1')]), refused: '9.2.2' },
  {
    rule: '9.2.2',
    says: 'a space holds two divisions or brigades, which fire together (9.3.1.d)',
    input: battle(GERMANS, [division('1'), brigade('1')]),
    data: { shots: { defence1: { strength: 5, needs: 5 } } },
  },
  {
    rule: '9.2.2',
    says: 'not three',
    input: battle(GERMANS, [division('1'), brigade('1'), brigade('1')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'no corps with a brigade',
    input: battle(GERMANS, [at('1'), brigade('1')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'a fort stands alone',
    input: battle(GERMANS, [fort('1'), division('1')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'divisions of two nations do not stack',
    input: battle(GERMANS, [division('1'), division('1', british)]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'infantry does not stack with cavalry',
    input: battle(GERMANS, [division('1'), horse('1')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'two cavalry divisions stack',
    input: battle(GERMANS, [horse('1'), horse('1')]),
    data: { shots: { defence1: { strength: 4, needs: 4 } } },
  },
  {
    rule: '9.2.2',
    says: 'the defender fills the front before anybody goes back',
    input: battle([at('1'), at('r1')], [at('1'), at('hex')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'a fifth corps goes back to the hex',
    input: battle(four, [...four, at('hex')]),
    data: { calledOff: null },
  },
  {
    rule: '9.2.2',
    says: 'forts go back first',
    input: battle(four, [at('1'), at('2'), at('3'), fort('4'), at('hex')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'a fort goes back before a disrupted corps',
    input: battle(four, [at('1'), at('2'), at('3'), down('4'), fort('hex')]),
    data: { calledOff: null, shots: { defence4: { strength: 3, drm: -1, needs: 4 } } },
  },
  {
    rule: '9.2.2',
    says: 'disrupted units go back before healthy ones',
    input: battle(four, [at('1'), at('2'), at('3'), down('4'), at('hex')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'brigades go back before divisions',
    input: battle(four, [at('1'), at('2'), at('3'), brigade('4'), division('hex')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'divisions go back before corps',
    input: battle(four, [at('1'), at('2'), at('3'), division('4'), at('hex')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.2',
    says: 'an infantry division comes before a cavalry division (€)',
    input: battle(four, [at('1'), at('2'), at('3'), horse('4'), division('hex')]),
    refused: '9.2.2',
  },
  {
    rule: '9.2.3.a',
    says: 'the attacker stands opposite defenders',
    input: battle([at('1'), at('2')], [at('1')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'healthy defenders are faced before disrupted ones',
    input: battle([at('2')], [at('r2'), down('2')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'healthy defenders are faced before forts',
    input: battle([at('2')], [at('r2'), fort('2')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'corps attack before divisions',
    input: battle([division('1'), at('r1')], [at('1')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'two stacked divisions are worth a corps',
    input: battle([division('1'), division('1'), at('r1')], [at('1')]),
    data: { shots: { attack1: { strength: 6 }, attackReserve1: { strength: 5 } } },
  },
  {
    rule: '9.2.3.a',
    says: 'divisions attack before brigades',
    input: battle([brigade('1'), division('r1')], [at('1')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'infantry brigades attack before cavalry',
    input: battle([horse('1'), brigade('r1')], [at('1')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'disrupted units come last',
    input: battle([down('1'), brigade('r1')], [at('1')]),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'cavalry does not stand opposite a fort',
    input: battle([horse('1')], [fort('1')]),
    refused: '9.6.1',
  },
  {
    rule: '9.2.3.a',
    says: 'disrupted attackers may stay in the hex',
    input: battle([at('1'), down('hex')], [at('1')]),
    data: { calledOff: null },
  },
  {
    rule: '9.2.3.a',
    says: 'four corps at most attack, the reserve included (€)',
    input: battle([...four, at('r1')], four),
    refused: '9.2.3.a',
  },
  {
    rule: '9.2.3.a',
    says: 'healthy cavalry may always face cavalry (€)',
    input: battle([horse('1'), at('2')], [horse('1'), at('2')]),
    data: { shots: { attack1: shot(2, 0), attack2: shot(5, 0) } },
  },
  {
    rule: '9.5.1',
    says: 'forts do not attack',
    input: battle([fort('1')], [at('1')]),
    refused: '9.5.1',
  },
  {
    rule: '9.2.5.a',
    says: 'a defender with nobody opposite fires from the reserve',
    input: battle([at('1')], [at('1'), at('r1')]),
    data: { shots: { defenceReserve1: shot(5, 0) } },
  },
  {
    rule: '9.2.5.a',
    says: 'a fort may be in the reserve',
    input: battle([at('1')], [at('1'), fort('r1')]),
    data: { shots: { defenceReserve1: { strength: 4, drm: 0, needs: 4 }, defence1: { drm: -1 } } },
    open: ['fort-drm-who'],
  },
  {
    rule: '9.8.2',
    says: 'disrupted defenders are never in the reserve',
    input: battle([at('1')], [at('1'), down('r1')]),
    refused: '9.8.2',
  },
  {
    rule: '9.2.5.b',
    says: 'nor are disrupted attackers',
    input: battle([at('1'), down('r1')], [at('1')]),
    refused: '9.8.2',
  },
  {
    rule: '9.2.5.b',
    says: 'healthy attackers to spare fire from the reserve',
    input: battle([at('1'), at('r1')], [at('1')], { tem: 1 }),
    data: { shots: { attackReserve1: shot(4, 1) } },
    steps: ['9.3.4'],
  },
  {
    rule: '9.6.1',
    says: 'cavalry is no reserve opposite infantry',
    input: battle([at('1'), horse('r1')], [at('1')]),
    refused: '9.6.1',
  },
  {
    rule: '9.6.1',
    says: 'nor does defending cavalry',
    input: battle([at('1')], [at('1'), horse('r1')]),
    refused: '9.6.1',
  },
  {
    rule: '9.6.1',
    says: 'it is opposite cavalry',
    input: battle([at('1'), horse('r1')], [horse('1')]),
    data: { shots: { attackReserve1: shot(2, 0) } },
  },
  {
    rule: '9.6.1',
    says: 'British cavalry in reserve fires at infantry and gets no reply',
    input: allied([at('1')], [at('1'), horse('r1', british)]),
    data: { shots: { attackReserve1: shot(2, 0) } },
    open: ['british-cavalry-reserve'],
    noShots: ['free1'],
  },
];
