import { one, WAR, sr, type Case } from '@/tests/games/paths-of-glory/redeployment/asked';

/** What a move may not, whatever its way. */
export const LIMITS: readonly Case[] = [
  {
    name: '13.1.5 out of supply',
    input: { preset: 'example-allied-2', moves: [sr('ge-army', 'cambrai', 'essen')] },
    fails: ['supplied', 'route'],
  },
  {
    name: '13.1.8 beside a supplied unit',
    input: { moves: [sr('ru-corps', 'reserve', 'riga')] },
    fails: [],
    way: 'from-reserve',
  },
  {
    name: '13.1.8 a unit abroad will do',
    input: { ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-corps', 'reserve', 'tarnopol')] },
    fails: [],
  },
  {
    name: '13.1.8 not beside one out of supply',
    input: { preset: 'example-allied-2', moves: [sr('ge-corps', 'reserve', 'cambrai')] },
    fails: ['destination'],
  },
  {
    name: '13.1.8 not into the blue',
    input: { moves: [sr('ge-corps', 'reserve', 'munich')] },
    fails: ['destination'],
  },
  { name: '13.1.8 its capital', input: { moves: [sr('fr-corps', 'reserve', 'paris')] }, fails: [] },
  { name: '13.1.8 a source of its nation', input: { moves: [sr('ge-corps', 'reserve', 'breslau')] }, fails: [] },
  {
    name: '13.1.8 an ally’s source is none of its own',
    input: { moves: [sr('ah-corps', 'reserve', 'breslau')] },
    fails: ['destination'],
  },
  {
    name: '13.1.8 Serbs not everywhere in Serbia (question)',
    input: { moves: [sr('sb-corps', 'reserve', 'nis')] },
    fails: ['destination'],
  },
  { name: '13.1.8 Serbs to Salonika', input: { ...WAR, moves: [sr('sb-corps', 'reserve', 'salonika')] }, fails: [] },
  {
    name: '13.1.8 US corps to French ports',
    input: { ...WAR, moves: [sr('us-corps', 'reserve', 'cherbourg')] },
    fails: [],
  },
  {
    name: '13.1.8 US corps to no other port',
    input: { ...WAR, moves: [sr('us-corps', 'reserve', 'ostend')] },
    fails: ['destination'],
  },
  {
    name: '13.1.8 the ANA alone does not count',
    input: { ...WAR, units: { arabia: one('br-ana-corps') }, moves: [sr('br-corps', 'reserve', 'arabia')] },
    fails: ['destination'],
  },
  {
    name: '13.1.9 a corps into the Reserve Box',
    input: { moves: [sr('fr-corps', 'grenoble', 'reserve')] },
    fails: [],
    way: 'to-reserve',
  },
  { name: '13.1.9 no army', input: { moves: [sr('fr-army', 'nancy', 'reserve')] }, fails: ['reserveArmy'] },
  {
    name: '13.1.10 a lost capital',
    input: {
      ...WAR,
      control: { rome: 'central' },
      units: { naples: one('it-corps') },
      moves: [sr('it-corps', 'naples', 'reserve')],
    },
    fails: ['capital'],
  },
  {
    name: '13.1.10 one of the two Austrian capitals',
    input: {
      ...WAR,
      control: { budapest: 'allied' },
      units: { vienna: one('ah-corps') },
      moves: [sr('ah-corps', 'vienna', 'reserve')],
    },
    fails: ['capital'],
  },
  {
    name: '13.1.10 a capital under siege is not lost',
    input: {
      ...WAR,
      besieged: ['paris'],
      units: { nantes: one('fr-corps') },
      moves: [sr('fr-corps', 'reserve', 'nantes')],
    },
    fails: [],
  },
  {
    name: '13.1.10 Belgians do not care',
    input: {
      ...WAR,
      control: { brussels: 'central' },
      units: { ostend: one('be-army') },
      moves: [sr('be-corps', 'reserve', 'ostend')],
    },
    fails: [],
  },
  { name: '13.1.10 the MN corps', input: { moves: [sr('mn-corps', 'cetinje', 'reserve')] }, fails: ['montenegro'] },
  {
    name: '17.1.4.1 Germans fed from Sofia',
    input: { ...WAR, units: { plevna: one('ge-corps') }, moves: [sr('ge-corps', 'plevna', 'reserve')] },
    fails: ['distant'],
  },
  {
    name: '17.1.4.1 nor from the Box to them',
    input: { ...WAR, units: { plevna: one('ge-corps') }, moves: [sr('ge-corps', 'reserve', 'plevna')] },
    fails: ['distant'],
  },
  {
    name: '13.2.1 one British corps by sea',
    input: { ...WAR, units: { london: one('br-corps') }, moves: [sr('br-corps', 'london', 'basra')] },
    fails: [],
    way: 'sea',
  },
  {
    name: '13.2.1 AUS counts among them',
    input: {
      ...WAR,
      usedBritish: 1,
      units: { london: one('br-aus-corps') },
      moves: [sr('br-aus-corps', 'london', 'basra')],
    },
    fails: ['limitBritish', 'route'],
  },
  {
    name: '13.2.1 no CND',
    input: { ...WAR, units: { london: one('br-cnd-corps') }, moves: [sr('br-cnd-corps', 'london', 'basra')] },
    fails: ['nearEastBarred', 'route'],
  },
  {
    name: '13.2.1 no French',
    input: { ...WAR, units: { marseilles: one('fr-corps') }, moves: [sr('fr-corps', 'marseilles', 'alexandria')] },
    fails: ['nearEastBarred', 'route'],
  },
  {
    name: '13.2.1 no limit inside the Near East',
    input: {
      ...WAR,
      usedBritish: 1,
      units: { basra: one('br-corps') },
      moves: [sr('br-corps', 'basra', 'port-said')],
    },
    fails: [],
    way: 'sea',
  },
  {
    name: '13.1.8 the Box to the Near East is the one British corps',
    input: { ...WAR, usedBritish: 1, units: { cairo: one('br-corps') }, moves: [sr('br-corps', 'reserve', 'cairo')] },
    fails: ['limitBritish'],
  },
  {
    name: '13.2.2 one Russian corps',
    input: { ...WAR, units: { odessa: one('ru-corps') }, moves: [sr('ru-corps', 'odessa', 'batum')] },
    fails: [],
    way: 'land',
  },
  {
    name: '13.2.2 even after the Tsar has fallen',
    input: {
      ...WAR,
      events: [...WAR.events, 'fall-of-the-tsar'],
      units: { odessa: one('ru-corps') },
      moves: [sr('ru-corps', 'odessa', 'batum')],
    },
    fails: [],
  },
  {
    name: '13.2.2 not a second',
    input: { ...WAR, usedRussian: 1, units: { odessa: one('ru-corps') }, moves: [sr('ru-corps', 'odessa', 'batum')] },
    fails: ['limitRussian'],
  },
  {
    name: '13.2.2 never an army',
    input: { ...WAR, units: { odessa: one('ru-cau-army') }, moves: [sr('ru-cau-army', 'odessa', 'batum')] },
    fails: ['russianArmy'],
  },
  {
    name: '13.2.3 one Central Powers corps',
    input: {
      ...WAR,
      usedCentral: 1,
      units: { adrianople: one('ge-corps') },
      moves: [sr('ge-corps', 'adrianople', 'ankara')],
    },
    fails: ['limitCentral'],
  },
  {
    name: '13.2.3 Turks do not count',
    input: {
      ...WAR,
      usedCentral: 1,
      units: { adrianople: one('tu-corps') },
      moves: [sr('tu-corps', 'adrianople', 'ankara')],
    },
    fails: [],
  },
  {
    name: '11.3.1 no German army',
    input: { ...WAR, units: { adrianople: one('ge-army') }, moves: [sr('ge-army', 'adrianople', 'ankara')] },
    fails: ['nearEastArmy'],
  },
  {
    name: '9.5.2.4 no neutral Greeks',
    input: { preset: 'empty', events: ['salonika'], moves: [sr('gr-corps', 'athens', 'salonika')] },
    fails: ['greeks', 'seaPorts', 'route'],
  },
  {
    name: '16.4.9 no Russians among Allies after Brest-Litovsk',
    input: {
      ...WAR,
      events: [...WAR.events, 'treaty-of-brest-litovsk'],
      units: { kiev: one('ru-corps'), odessa: one('ro-corps') },
      moves: [sr('ru-corps', 'kiev', 'odessa')],
    },
    fails: ['brest', 'route'],
  },
  {
    name: '9.3.2 a card with too few points',
    input: { points: 3, moves: [sr('fr-army', 'paris', 'nancy')] },
    fails: ['points'],
  },
];
