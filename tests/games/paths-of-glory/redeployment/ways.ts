import { one, WAR, sr, type Case } from '@/tests/games/paths-of-glory/redeployment/asked';

/** By land and by sea: which ways there are, and which there are not. */
export const WAYS: readonly Case[] = [
  {
    name: '13.1.6 a corps overland',
    input: { moves: [sr('fr-corps', 'grenoble', 'sedan')] },
    fails: [],
    way: 'land',
  },
  { name: '13.1.6 not through the enemy', input: { moves: [sr('fr-corps', 'grenoble', 'metz')] }, fails: ['route'] },
  {
    name: '13.1.6 dotted lines only for those named',
    input: { moves: [sr('fr-corps', 'grenoble', 'london')] },
    fails: ['route', 'seaPorts'],
  },
  {
    name: '13.1.6 the British cross the Channel overland',
    input: { points: 4, moves: [sr('br-bef-army', 'brussels', 'london')] },
    fails: [],
    way: 'land',
  },
  {
    name: '13.1.6 past an enemy fort that is besieged',
    input: {
      ...WAR,
      units: { nancy: one('ge-army'), metz: one('ge-corps') },
      control: { 'bar-le-duc': 'central' },
      moves: [sr('ge-corps', 'metz', 'bar-le-duc')],
    },
    fails: [],
    way: 'land',
  },
  {
    name: '13.1.6 not past one that is not',
    input: {
      ...WAR,
      units: { metz: one('ge-corps') },
      control: { 'bar-le-duc': 'central' },
      moves: [sr('ge-corps', 'metz', 'bar-le-duc')],
    },
    fails: ['route'],
  },
  {
    name: '13.1.6 never through enemy units, not even past a fort that they are too few to besiege',
    input: {
      ...WAR,
      units: { nancy: one('ge-corps'), belfort: one('fr-army') },
      control: { dijon: 'central' },
      moves: [sr('fr-army', 'belfort', 'paris')],
    },
    fails: ['route'],
  },
  {
    name: '10.1.3 nor to them overland',
    input: {
      ...WAR,
      units: { nancy: one('ge-corps'), belfort: one('fr-corps') },
      moves: [sr('fr-corps', 'belfort', 'nancy')],
    },
    fails: ['route'],
  },
  {
    name: '10.1.3 nor by sea',
    input: {
      ...WAR,
      units: { danzig: one('ru-corps'), kiel: one('ge-corps') },
      control: { hamburg: 'allied' },
      moves: [sr('ge-corps', 'kiel', 'danzig')],
    },
    fails: ['enemy', 'route'],
  },
  {
    name: '10.1.3 nor out of the Reserve Box',
    input: { ...WAR, units: { breslau: one('ru-corps') }, moves: [sr('ge-corps', 'reserve', 'breslau')] },
    fails: ['enemy'],
  },
  {
    name: '14.1.2 not past its own besieged fort',
    input: {
      ...WAR,
      besieged: ['trent'],
      units: { innsbruck: one('ah-corps') },
      control: { verona: 'central' },
      moves: [sr('ah-corps', 'innsbruck', 'verona')],
    },
    fails: ['route'],
  },
  {
    name: '13.1.6 the target has to be in supply',
    input: {
      ...WAR,
      units: { naples: one('br-corps'), rome: one('ru-corps') },
      control: { london: 'central' },
      moves: [sr('br-corps', 'naples', 'rome')],
    },
    fails: ['supplied', 'targetSupply'],
  },
  {
    name: '13.1.6 Russians inside Russia',
    input: { moves: [sr('ru-army', 'lublin', 'riga')] },
    fails: [],
    way: 'land',
  },
  {
    name: '13.1.6 Russians not abroad',
    input: { ...WAR, units: { tarnopol: one('ru-army') }, moves: [sr('ru-army', 'tarnopol', 'dubno')] },
    fails: ['russia'],
  },
  {
    name: '13.1.6 Russians not abroad by sea either',
    input: {
      ...WAR,
      units: { salonika: one('ru-corps') },
      control: { viterbo: 'central' },
      moves: [sr('ru-corps', 'salonika', 'naples')],
    },
    fails: ['russia'],
  },
  {
    name: '13.2.1 nor by sea to the Near East',
    input: { ...WAR, units: { salonika: one('ru-corps') }, moves: [sr('ru-corps', 'salonika', 'basra')] },
    fails: ['russia', 'nearEastBarred'],
  },
  {
    name: '13.1.6 no jump between the Russian boxes',
    input: {
      ...WAR,
      units: { caucasus: one('ru-corps') },
      control: { odessa: 'central', uman: 'central' },
      moves: [sr('ru-corps', 'caucasus', 'moscow')],
    },
    fails: ['route'],
  },
  {
    name: '13.1.7 a corps by sea',
    input: {
      ...WAR,
      units: { naples: one('fr-corps') },
      moves: [sr('fr-corps', 'naples', 'cherbourg')],
      control: { rome: 'central', foggia: 'central' },
    },
    fails: [],
    way: 'sea',
  },
  {
    name: '13.1.7 never an army',
    input: {
      ...WAR,
      units: { naples: one('fr-army') },
      moves: [sr('fr-army', 'naples', 'cherbourg')],
      control: { rome: 'central', foggia: 'central' },
    },
    fails: ['seaArmy', 'route'],
    way: 'sea',
  },
  {
    name: '13.1.7 land and sea are not combined',
    input: {
      ...WAR,
      units: { rome: one('fr-corps') },
      moves: [sr('fr-corps', 'rome', 'cherbourg')],
      control: { viterbo: 'central', foggia: 'central' },
    },
    fails: ['route', 'seaPorts'],
    way: 'land',
  },
  {
    name: '13.1.7.1 German ports',
    input: {
      ...WAR,
      units: { konigsberg: one('ge-corps') },
      control: { tannenberg: 'allied', insterberg: 'allied' },
      moves: [sr('ge-corps', 'konigsberg', 'kiel')],
    },
    fails: [],
    way: 'sea',
  },
  {
    name: '13.1.7.1 no other ports',
    input: {
      ...WAR,
      control: { calais: 'central', ostend: 'central' },
      units: { calais: one('ge-corps') },
      moves: [sr('ge-corps', 'calais', 'kiel')],
    },
    fails: ['supplied', 'portsCentral', 'route'],
  },
  {
    name: '13.1.7.1 no port of the enemy in front of 13.1.6',
    input: { ...WAR, units: { kiel: one('ge-corps') }, moves: [sr('ge-corps', 'kiel', 'le-havre')] },
    fails: ['portsCentral', 'route'],
    way: 'sea',
  },
  {
    name: '13.1.7.2 no Allied sea SR in Russia',
    input: {
      ...WAR,
      control: { szawli: 'central', dvinsk: 'central', reval: 'central' },
      units: { libau: one('ru-corps') },
      moves: [sr('ru-corps', 'libau', 'riga')],
    },
    fails: ['supplied', 'portsAllied', 'route'],
  },
  {
    name: '13.1.7 an army for the Near East, 11.3.1 beside it',
    input: { ...WAR, units: { london: one('br-army') }, moves: [sr('br-army', 'london', 'port-said')] },
    fails: ['seaArmy', 'nearEastArmy'],
    way: 'sea',
  },
  {
    name: '13.1.7.2 the Beachhead is a port',
    input: {
      ...WAR,
      beachhead: 'mef1',
      units: { london: one('br-corps') },
      moves: [sr('br-corps', 'london', 'mef1')],
    },
    fails: [],
    way: 'sea',
  },
  {
    name: '11.1.10 no MEF space without it',
    input: { ...WAR, units: { london: one('br-corps') }, moves: [sr('br-corps', 'london', 'mef1')] },
    fails: ['route', 'seaPorts'],
  },
  {
    name: '13.1.7.2 Constantinople without Gallipoli',
    input: {
      ...WAR,
      control: { constantinople: 'allied' },
      units: { london: one('br-corps') },
      moves: [sr('br-corps', 'london', 'constantinople')],
    },
    fails: ['straits', 'route'],
  },
  {
    name: '13.2.1 Constantinople with Gallipoli counts as the Near East',
    input: {
      ...WAR,
      usedBritish: 1,
      control: { constantinople: 'allied', gallipoli: 'allied' },
      units: { london: one('br-corps') },
      moves: [sr('br-corps', 'london', 'constantinople')],
    },
    fails: ['limitBritish', 'route'],
  },
];
