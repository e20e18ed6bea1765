import { part, type Bag, type Row } from './row';

const OPTIONS = ['activate', 'entrench', 'recover', 'pass', 'retreat'] as const;
type Options = Partial<Record<(typeof OPTIONS)[number], readonly [allowed: boolean, rule: string]>>;

/** The choices of a segment: those named with what decides them, the others whatever they are. */
const may = (wanted: Options): Bag => ({
  segment: {
    options: OPTIONS.map((id) => {
      const told = wanted[id];
      return told ? { id, allowed: told[0], rule: told[1] } : { id };
    }),
  },
});
const segment = (more: Bag): Bag => ({ segment: more });

/** 5.0, 6.0, 8.1, 8.7.1, 9.1.1. */
export const CAPS: readonly Row[] = [
  {
    rule: '5.1.4',
    says: 'nobody rolls for CAPS in GT 1',
    input: { turn: 1 },
    data: {
      caps: [
        { side: 'allied', column: null, result: 4 },
        { side: 'german', column: null, result: 6 },
      ],
    },
    steps: ['allied-fixed 5.1.4', 'german-fixed 5.1.4'],
  },
  {
    rule: '5.1.3',
    says: 'the Allies roll under Joffre through the GT of their General Retreat',
    input: { turn: 4, alliedRetreat: 4, alliedDie: 6 },
    data: { caps: [{ column: 'joffre', result: 5 }, {}] },
    steps: ['allied-column 5.1.3', 'allied-result 5.1.1'],
    not: ['joffre-ii 5.1.3', 'fixed 5.1.4'],
  },
  {
    rule: '5.1.3',
    says: 'and under Joffre II from the next',
    input: { turn: 5, alliedRetreat: 4, alliedDie: 6 },
    data: { caps: [{ column: 'joffre-ii', result: 9 }, {}] },
    steps: ['allied-column 5.1.3'],
  },
  {
    rule: '5.1.2',
    says: 'the Germans roll under Moltke through the GT of theirs',
    input: { turn: 5, alliedRetreat: 4, germanRetreat: 5, germanDie: 1 },
    data: { caps: [{}, { column: 'moltke', result: 5 }] },
    not: ['falkenhayn 5.1.2'],
  },
  {
    rule: '5.1.2',
    says: 'and under Falkenhayn from the next',
    input: { turn: 6, alliedRetreat: 4, germanRetreat: 5, germanDie: 1 },
    data: { caps: [{}, { column: 'falkenhayn', result: 6 }] },
  },
  {
    rule: '6.0',
    says: 'the Allies have the initiative in GT 1',
    input: { turn: 1 },
    data: { initiative: { result: 'allied' } },
    steps: ['initiative 6.0'],
  },
  ...[2, 3].map((turn): Row => ({
    rule: '6.0',
    says: `the Germans in GT ${turn}`,
    input: { turn, alliedInitiative: 6, germanInitiative: 1 },
    data: { initiative: { result: 'german' } },
  })),
  {
    rule: '6.0',
    says: 'from GT 4 on the higher die',
    input: { turn: 4, alliedInitiative: 3, germanInitiative: 2 },
    data: { initiative: { result: 'allied' } },
    not: ['automatic 6.0'],
  },
  {
    rule: '6.0',
    says: 'a tie goes to the Germans',
    input: { turn: 15, alliedInitiative: 4, germanInitiative: 4 },
    data: { initiative: { result: 'german' } },
  },
  {
    rule: '6.0',
    says: 'that makes 15 of 36 for the Allies',
    input: { turn: 9 },
    data: {
      initiative: {
        result: null,
        dist: [
          { value: 'german', chance: part(7, 12) },
          { value: 'allied', chance: part(5, 12) },
        ],
      },
    },
  },
  {
    rule: '6.0',
    says: 'the opening Allied segment of GT 1 is one activation',
    input: { turn: 1, side: 'allied', firstSegment: true, left: 3, done: 'activation' },
    data: segment({ ending: 'opening' }),
    steps: ['ending 6.0'],
  },
  {
    rule: '8.1.1',
    says: 'two activations, one by one',
    input: { left: 3, done: 'activation' },
    data: may({ activate: [true, '8.2'], recover: [true, '9.8.3.b'], pass: [true, '8.1.1.a'] }),
  },
  {
    rule: '8.1.1.b',
    says: 'after two the initiative is ceded',
    input: { left: 3, done: 'two', opponentLeft: 1 },
    data: { ...may({ activate: [false, '8.1.1.b'], recover: [false, '8.1.1.b'], pass: [false, '8.1.1.b'] }) },
    steps: ['ending 8.1.1.b'],
  },
  {
    rule: '8.1.1.b',
    says: 'but not to an opponent without CAPS',
    input: { left: 3, done: 'two', opponentLeft: 0 },
    data: may({ activate: [true, '8.2'] }),
  },
  {
    rule: '8.1.1.b',
    says: 'who has no CAPS left cedes it',
    input: { left: 0, opponentLeft: 2 },
    data: segment({ ending: 'noCaps' }),
    steps: ['ending 8.1.1.b'],
  },
  {
    rule: '8.1.3',
    says: 'nobody has CAPS left: the Action Phase is over',
    input: { left: 0, opponentLeft: 0 },
    data: segment({ ending: 'over' }),
    steps: ['ending 8.1.3'],
  },
  {
    rule: '8.1.1.b',
    says: 'after a recovery only a second one',
    input: { left: 2, done: 'recovery' },
    data: may({ activate: [false, '9.8.3.b'], recover: [true, '9.8.3.b'], pass: [false, '8.1.1.b'] }),
  },
  {
    rule: '9.7.1',
    says: 'no trenches before the German General Retreat',
    input: { turn: 6, left: 2, alliedRetreat: 4 },
    data: may({ entrench: [false, '9.7.1'] }),
  },
  {
    rule: '9.7.2',
    says: 'a CAP each afterwards',
    input: { turn: 6, left: 2, alliedRetreat: 4, germanRetreat: 5 },
    data: may({ entrench: [true, '9.7.2'] }),
  },
  ...[1, 2].map((turn): Row => ({
    rule: '8.7.1',
    says: `no General Retreat in GT ${turn}`,
    input: { turn, side: 'allied', left: 2 },
    data: may({ retreat: [false, '8.7.1'] }),
  })),
  {
    rule: '8.7.1',
    says: 'the Allies from GT 3, at the beginning of a segment',
    input: { turn: 3, side: 'allied', left: 2 },
    data: may({ retreat: [true, '8.7.1'] }),
  },
  {
    rule: '8.7.1',
    says: 'not after an activation',
    input: { turn: 3, side: 'allied', left: 2, done: 'activation' },
    data: may({ retreat: [false, '8.7.1'] }),
  },
  {
    rule: '8.7.1',
    says: 'it costs no CAPS: with none left too',
    input: { turn: 3, side: 'allied', left: 0, opponentLeft: 3 },
    data: may({ retreat: [true, '8.7.1'] }),
  },
  {
    rule: '8.7.1',
    says: 'the Germans not in the GT of the Allied one',
    input: { turn: 4, left: 2, alliedRetreat: 4 },
    data: may({ retreat: [false, '8.7.1'] }),
  },
  {
    rule: '8.7.1',
    says: 'but in the next',
    input: { turn: 5, left: 2, alliedRetreat: 4 },
    data: may({ retreat: [true, '8.7.1'] }),
  },
  {
    rule: '8.7.1',
    says: 'once a game',
    input: { turn: 7, side: 'allied', left: 2, alliedRetreat: 4 },
    data: may({ retreat: [false, '8.7.1'] }),
  },
  {
    rule: '8.7.1',
    says: 'a German one before the Allied is refused',
    input: { turn: 6, germanRetreat: 5 },
    refused: '8.7.1',
  },
  {
    rule: '8.7.2',
    says: 'the Allied retreat cancels mandated battles not fought, without a penalty',
    input: { turn: 3, side: 'allied', left: 0, alliedRetreat: 3 },
    data: segment({ due: 0, unpaid: 0, allCancelled: true }),
    steps: ['cancelled 8.7.2'],
  },
  {
    rule: '9.1.1.b',
    says: 'a VP is lost for each one that the CAPS do not reach',
    input: { turn: 2, side: 'allied', left: 1 },
    data: segment({ due: 2, unpaid: 1, spare: 0 }),
    steps: ['unpaid 9.1.1.b', 'due 9.1.1.c'],
  },
  {
    rule: '9.1.1.a',
    says: 'one from Fortunes of War is thrown away without CAPS left',
    input: { turn: 6, left: 0, due: 0 },
    data: segment({ further: 'discarded' }),
    steps: ['further 9.1.1.a'],
  },
  {
    rule: '9.1.1.a',
    says: 'and where the marker stands as high as the CAPS left',
    input: { turn: 6, left: 2, due: 2 },
    data: segment({ further: 'discarded' }),
  },
  {
    rule: '9.1.1.a',
    says: 'not where it stands lower',
    input: { turn: 6, left: 3, due: 2 },
    data: segment({ further: 'taken' }),
  },
];
