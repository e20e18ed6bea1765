import type { Row } from './row';

/** What the calendar of chapters 4 to 17 makes fall due. */
export const CLOCKS: readonly Row[] = [
  { rule: '3.4', says: 'the game opens with the Central Powers', input: { turn: 1 }, data: { due: ['start'] } },
  {
    rule: '10.14',
    says: 'Turn 2: Posen and Thorn convert, a check, ammunition for the first time',
    input: { turn: 2 },
    data: { due: ['convertTwo', 'ammunition', 'check'] },
  },
  { rule: '10.14', says: 'Turn 4: Breslau converts', input: { turn: 4 }, data: { due: ['convertOne', 'ammunition'] } },
  {
    rule: '12.8',
    says: 'Turn 5: events begin, swamps freeze',
    input: { turn: 5 },
    data: { due: ['events', 'winter', 'ammunition'] },
  },
  {
    rule: '10.17',
    says: 'Turn 12: six steps for Serbia, back in Turn 14',
    input: { turn: 12 },
    data: {
      next: {
        turn: 13,
        away: [
          { nation: 'german', steps: 4, back: 14 },
          { nation: 'austrian', steps: 2, back: 14 },
        ],
      },
    },
  },
  {
    rule: '10.4',
    says: 'B+3: Romania and the third group of Germans',
    input: { turn: 18, brusilov: 15 },
    data: { next: { turn: 19 } },
    words: ['clocks.due.romania', 'clocks.due.group'],
  },
  {
    rule: '10.5',
    says: 'B+4: no group any more',
    input: { turn: 19, brusilov: 15 },
    noWords: ['clocks.due.romania', 'clocks.due.group'],
  },
  {
    rule: '7.3',
    says: 'Turn 16 moves the marker from 24 to 23',
    input: { turn: 16, guns: 2, event: 'E' },
    data: { box: 23, next: { turn: 17, marker: 23 } },
  },
  {
    rule: '7.2.K',
    says: 'Verdun in Turn 12: saved German steps are gone, six steps are away for good',
    input: { turn: 12, event: 'K', germanStored: 3 },
    data: { next: { germanStored: 0, away: [{ steps: 4, back: 14 }, { steps: 2, back: 14 }, { steps: 6 }] } },
  },
  {
    rule: '7.2.K',
    says: 'the second heavy artillery leaves with the second steps, a Turn later',
    input: { turn: 12, event: 'K', guns: 2 },
    data: { next: { guns: 1 } },
  },
  {
    rule: '7.2.K',
    says: 'and then none is left',
    input: { turn: 13, past: [{ event: 'K', turn: 12 }], guns: 1 },
    data: { next: { guns: 0 } },
    words: ['clocks.due.verdunAgain'],
  },
  {
    rule: '7.2.D',
    says: 'D in the Turn after Verdun: both halves are out, twelve steps, and no infantry leaves for D',
    input: { turn: 13, event: 'D', past: [{ event: 'K', turn: 12 }], away: [{ nation: 'german', steps: 6 }] },
    data: { next: { away: [{ steps: 6 }, { steps: 6 }] } },
  },
  {
    rule: '7.2.G',
    says: 'G calls the corps of F back for the next Turn',
    input: { turn: 9, event: 'G', past: [{ event: 'F', turn: 7 }], away: [{ nation: 'russian', steps: 2 }] },
    data: { next: { away: [{ nation: 'russian', steps: 2, back: 10 }] } },
  },
  {
    rule: '4.5',
    says: 'L is taken off after the check of Turn 11',
    input: { turn: 11, past: [{ event: 'L', turn: 9 }] },
    data: { next: { turn: 12, past: [] } },
  },
  {
    rule: '7.3',
    says: 'in the Turn of the marker nothing follows',
    input: { turn: 21, marker: 22, guns: 1, event: 'E' },
    data: { isLast: true, box: 21, next: null },
    words: ['clocks.checks.now'],
    noWords: ['clocks.when.units'],
  },
  {
    rule: '15.9',
    says: 'Turn 22: after Verdun without the offensive a heavy artillery returns',
    input: { turn: 22, past: [{ event: 'K', turn: 13 }], guns: 0 },
    words: ['clocks.due.gunBack'],
  },
  {
    rule: '15.9',
    says: 'not after the offensive',
    input: { turn: 22, past: [{ event: 'K', turn: 13 }], guns: 0, brusilov: 18 },
    noWords: ['clocks.due.gunBack'],
  },
  { rule: '10.16', says: 'Turn 13: the Guard leaves', input: { turn: 13 }, words: ['clocks.due.guard'] },
  {
    rule: '7.2.A',
    says: 'A and B exclude each other',
    input: {
      turn: 9,
      past: [
        { event: 'A', turn: 7 },
        { event: 'B', turn: 8 },
      ],
    },
    refused: '7.2.A',
  },
  {
    rule: '7.3',
    says: 'nothing comes after the turn in which the marker ends the game',
    input: { turn: 19, guns: 0, marker: 21 },
    words: ['clocks.due.end'],
    noWords: ['clocks.due.winter'],
  },
];
