import { describe, test } from 'vitest';
import { one, war, type Case, expectSupply } from '@/tests/games/paths-of-glory/supply/asked';

const FEEDING: readonly Case[] = [
  {
    name: '14.2.1 Sofia feeds the Central Powers once Bulgaria is at war',
    input: { ...war, units: { plevna: one('ge-corps') } },
    unit: 'plevna/ge-corps',
    supplied: true,
  },
  {
    name: '14.2.1 a lost source feeds nobody',
    input: { ...war, control: { constantinople: 'allied', sofia: 'allied' }, units: { plevna: one('bu-corps') } },
    unit: 'plevna/bu-corps',
    supplied: false,
    rule: '14.2.1',
    at: ['sofia'],
  },
  {
    name: '14.2.2 Romanians reach the Russian sources',
    input: { ...war, control: { belgrade: 'central' }, units: { bucharest: one('ro-corps') } },
    unit: 'bucharest/ro-corps',
    supplied: true,
  },
  {
    name: '14.2.2 Russians may use Belgrade',
    input: { ...war, units: { cetinje: one('ru-corps') } },
    unit: 'cetinje/ru-corps',
    supplied: true,
  },
  {
    name: '14.2.4 Romanian sources are nothing to the British',
    input: { ...war, units: { jassy: one('br-corps') } },
    unit: 'jassy/br-corps',
    supplied: false,
  },
  {
    name: '14.2.3 Salonika feeds Serbs abroad',
    input: { ...war, control: { belgrade: 'central' }, units: { kavala: one('sb-army') } },
    unit: 'kavala/sb-army',
    supplied: true,
  },
  {
    name: '14.2.3 but nobody else',
    input: {
      preset: 'empty',
      events: ['greece'],
      control: { belgrade: 'central' },
      units: { monastir: one('ru-corps') },
    },
    unit: 'monastir/ru-corps',
    supplied: false,
  },
  {
    name: '14.1.4 Russians by sea from Salonika to Basra and on through Persia',
    input: {
      preset: 'empty',
      events: ['greece', 'turkey'],
      control: { belgrade: 'central' },
      units: { monastir: one('ru-corps') },
    },
    unit: 'monastir/ru-corps',
    supplied: true,
  },
  {
    name: '14.1.5 the MN corps',
    input: { ...war, control: { tirana: 'central' }, units: { cetinje: one('mn-corps') } },
    unit: 'cetinje/mn-corps',
    supplied: true,
  },
  {
    name: '14.1.5 the SN corps',
    input: { ...war, units: { libya: one('tu-sn-corps') } },
    unit: 'libya/tu-sn-corps',
    supplied: true,
  },
  {
    name: '14.1.5 the ANA corps',
    input: { ...war, units: { medina: one('br-ana-corps') } },
    unit: 'medina/br-ana-corps',
    supplied: true,
  },
  {
    name: '14.1.6 Serbs at home',
    input: {
      ...war,
      control: { belgrade: 'central', nis: 'allied', skopje: 'central', valjevo: 'central' },
      units: { nis: one('sb-army') },
    },
    unit: 'nis/sb-army',
    supplied: true,
  },
  {
    name: '14.1.6 not abroad',
    input: {
      preset: 'empty',
      control: { belgrade: 'central', skopje: 'central' },
      units: { tirana: one('sb-army') },
    },
    unit: 'tirana/sb-army',
    supplied: false,
  },
  {
    name: '14.1.4.2 an Allied port',
    input: { ...war, units: { naples: one('us-corps') } },
    unit: 'naples/us-corps',
    supplied: true,
  },
  {
    name: '14.1.4.2 no Allied port in Germany',
    input: { preset: 'empty', units: { danzig: one('br-corps') } },
    unit: 'danzig/br-corps',
    supplied: false,
    rule: '14.1.4.2',
    at: ['danzig'],
  },
  {
    name: '14.1.4.1 a German port',
    input: { ...war, control: { tannenberg: 'allied', insterberg: 'allied' }, units: { konigsberg: one('ge-army') } },
    unit: 'konigsberg/ge-army',
    supplied: true,
  },
  {
    name: '14.1.4.1 a port taken in Russia',
    input: {
      ...war,
      control: { libau: 'central', memel: 'allied', szawli: 'allied' },
      units: { libau: one('ge-corps') },
    },
    unit: 'libau/ge-corps',
    supplied: true,
  },
  {
    name: '14.1.4.1 no Central Powers port elsewhere',
    input: { ...war, units: { athens: one('ge-corps') } },
    unit: 'athens/ge-corps',
    supplied: false,
  },
  {
    name: '14.1.4 a port under siege',
    input: { ...war, besieged: ['basra'], units: { qurna: one('br-corps') } },
    unit: 'qurna/br-corps',
    supplied: false,
    rule: '14.1.4',
    at: ['basra'],
  },
  {
    name: '14.1.4 a port whose fort is merely besieged by you',
    input: {
      ...war,
      control: { memel: 'allied', szawli: 'allied', dvinsk: 'allied' },
      units: { riga: one('ge-army') },
    },
    unit: 'riga/ge-army',
    supplied: false,
  },
  {
    name: '11.1.4 the lines of Arabia are closed to Germans',
    input: { ...war, units: { medina: one('ge-corps') } },
    unit: 'medina/ge-corps',
    supplied: false,
    rule: '11.1.4',
  },
  {
    name: '11.1.4 and open to Turks',
    input: { ...war, units: { medina: one('tu-corps') } },
    unit: 'medina/tu-corps',
    supplied: true,
  },
];

describe('one rule at a time: sources, ports and lines', () => {
  test.each(FEEDING)('$name', expectSupply);
});
