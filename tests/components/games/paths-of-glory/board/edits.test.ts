import { describe, expect, it } from 'vitest';
import {
  addUnit,
  changeUnit,
  flipControl,
  flipUnit,
  freeDesignation,
  moveUnits,
  removeUnits,
  setBeachhead,
  setTrench,
  setTurn,
  toggleDestroyed,
  toggleSiege,
} from '@/components/games/paths-of-glory/board/edits';
import { START } from '@/components/games/paths-of-glory/board/position';
import { fortIn, trenchIn } from '@/components/games/paths-of-glory/board/scene';
import {
  after,
  controlOf,
  namesIn,
  refused,
  scene,
  typeOf,
} from '@/tests/components/games/paths-of-glory/board/scenes';

const start = scene();

describe('control', () => {
  it('goes to the other side and back, and then nothing differs from the set-up', () => {
    const taken = after(start, flipControl('cambrai'));
    expect(controlOf(taken, 'cambrai')).toBe('central');
    expect(taken.position.control).toEqual({ cambrai: 'central' });
    expect(after(taken, flipControl('cambrai')).position).toEqual(START);
  });
  it('of a space with units stays with them, by rule 11.1.13', () => {
    expect(refused(start, flipControl('sedan')).text.key).toBe('supply.refused.occupied');
  });
  it('of a fort lifts its siege and destroys it (15.1.9)', () => {
    const marked = after(start, toggleSiege('liege'));
    expect(fortIn(marked, 'liege')).toBe('besieged');
    const taken = after(marked, flipControl('liege'));
    expect(fortIn(taken, 'liege')).toBe('destroyed');
    expect(taken.position.besieged).toBeUndefined();
  });
});

describe('counters', () => {
  it('are added with the lowest free designation, and only what differs is kept', () => {
    const type = typeOf('fr-army');
    const free = freeDesignation(start, type);
    const added = after(start, addUnit('lyon', type, 'reduced', 'allied'));
    expect(namesIn(added, 'lyon')).toEqual([`fr-army ${free} (reduced)`]);
    expect(Object.keys(added.position.units)).toEqual(['lyon']);
    expect(after(added, removeUnits('lyon', [0])).position).toEqual(START);
  });
  it('take an enemy space when they come, and leave it to their side when they go on (11.1.13)', () => {
    const inCambrai = after(start, moveUnits('aachen', [0], 'cambrai'));
    expect(controlOf(inCambrai, 'cambrai')).toBe('central');
    const on = after(inCambrai, moveUnits('cambrai', [0], 'koblenz'));
    expect(controlOf(on, 'cambrai')).toBe('central');
    expect(namesIn(on, 'koblenz').length).toBe(namesIn(start, 'koblenz').length + 1);
    expect(namesIn(on, 'aachen')).toEqual([]);
  });
  it('besiege an enemy fort that they are strong enough for and do not take it (15.2.1)', () => {
    const siege = after(start, moveUnits('aachen', [0], 'liege'));
    expect(controlOf(siege, 'liege')).toBe('allied');
    expect(fortIn(siege, 'liege')).toBe('besieged');
    const fallen = after(siege, toggleDestroyed('liege'));
    expect(controlOf(fallen, 'liege')).toBe('central');
    expect(controlOf(after(fallen, moveUnits('liege', [0], 'aachen')), 'liege')).toBe('central');
  });
  it('cannot share a space with the enemy (10.1.3)', () => {
    expect(refused(start, moveUnits('aachen', [0], 'sedan')).text.key).toBe('supply.refused.bothSides');
  });
  it('turn over and back', () => {
    const flipped = after(start, flipUnit('sedan', 0));
    expect(namesIn(flipped, 'sedan')).toEqual(['fr-army 5 (reduced)']);
    expect(after(flipped, flipUnit('sedan', 0)).position).toEqual(START);
  });
  it('change their designation', () => {
    expect(namesIn(after(start, changeUnit('sedan', 0, { designation: '9' })), 'sedan')).toEqual(['fr-army 9']);
  });
  it('moved to where they stand change nothing', () => {
    expect(moveUnits('sedan', [0], 'sedan')(start)).toEqual(START);
  });
  it('of the ANA do not keep what they leave (11.1.14)', () => {
    const atWar = scene({ events: ['turkey'] });
    const inMedina = after(atWar, addUnit('medina', typeOf('br-ana-corps'), 'full', 'allied'));
    expect(controlOf(inMedina, 'medina')).toBe('allied');
    expect(controlOf(after(inMedina, moveUnits('medina', [0], 'arabia')), 'medina')).toBe('central');
  });
  it('that supply sets up by itself stay when one of them is changed (9.5.2.4)', () => {
    const limited = scene({ events: ['salonika'] });
    expect(namesIn(limited, 'athens')).toEqual(['gr-corps']);
    const flipped = after(limited, flipUnit('florina', 0));
    expect(namesIn(flipped, 'florina')).toEqual(['gr-corps (reduced)']);
    expect(namesIn(flipped, 'athens')).toEqual(['gr-corps']);
    expect(namesIn(flipped, 'larisa')).toEqual(['gr-corps']);
  });
});

describe('markers', () => {
  it('trenches are counted from the set-up', () => {
    expect(trenchIn(start, 'verdun')).toBe(1);
    const none = after(start, setTrench('verdun', 0));
    expect(trenchIn(none, 'verdun')).toBe(0);
    expect(after(none, setTrench('verdun', 1)).position).toEqual(START);
  });
  it('a siege and a destroyed fort exclude each other', () => {
    const destroyed = after(start, toggleSiege('liege'), toggleDestroyed('liege'));
    expect(fortIn(destroyed, 'liege')).toBe('destroyed');
    expect(refused(destroyed, toggleSiege('liege')).text.key).toBe('supply.refused.noFort');
    expect(after(destroyed, toggleDestroyed('liege')).position).toEqual(START);
  });
  it('the Beachhead is put and taken off', () => {
    const put = after(start, setBeachhead('mef2'));
    expect(put.board.beachhead).toBe('mef2');
    expect(after(put, setBeachhead(null)).board.beachhead).toBeNull();
  });
  it('the turn is carried along and changes no supply', () => {
    const later = after(start, setTurn(7));
    expect(later.position.turn).toBe(7);
    expect(later.answer.outcome.data).toEqual(start.answer.outcome.data);
  });
});
