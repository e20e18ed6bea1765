import { READINGS } from '@/tests/games/grand-illusion/clauses/readings';
import { road } from '@/tests/games/nach-paris/loc/asked';
import { READINGS as WEF_READINGS } from '@/tests/games/when-eagles-fight/readings';
import { READINGS as SR_READINGS } from '@/tests/games/paths-of-glory/redeployment/readings';

/*
 * Cases in which a reading makes another answer, where random inputs hardly come to one: by tool and field.
 */

type Input = Readonly<Record<string, unknown>>;

const inf = (more: Input = {}): Input => ({ nation: 'germany', ...more });
const french = (more: Input = {}): Input => ({ nation: 'france', ...more });
const from = (units: readonly Input[], more: Input = {}): Input => ({ units, ...more });

const gun = (arf: number, more: Input = {}): Input => ({ arf, ...more });
const fom = { march: 'fom', cab: 12 };

/** One army of the defender, that the attacker leaves reduced and in retreat. */
const lastArmy = (more: Input): Input => ({
  defenders: [{ type: 'fr-army' }],
  terrain: 'forest',
  attackerDrm: -6,
  attackerDie: 1,
  defenderDie: 1,
  ...more,
});

/** A corps' division at six hexes from an HQ that reaches nine, and its corps' infantry five. */
const reduced = road(6, { turn: 10 }, { corps: 'VII', light: true, steps: 1 });
const farSheet = {
  ...reduced,
  units: (reduced.units ?? []).map((unit) => (unit.id === 'hq' ? { ...unit, radius: 9, reduced: 5 } : unit)),
};

/** Those of Grand Illusion, of When Eagles Fight and of SR stand in the tables of their readings. */
const PLAYED: Record<string, Input[]> = {};
for (const { field, input } of SR_READINGS) (PLAYED[`paths-of-glory/sr ${field}`] ??= []).push(input);
for (const { tool, field, input } of WEF_READINGS) (PLAYED[`when-eagles-fight/${tool} ${field}`] ??= []).push(input);
for (const { tool, field, input } of READINGS) (PLAYED[`grand-illusion/${tool} ${field}`] ??= []).push(input);

export const READING_CASES: Readonly<Record<string, readonly Input[]>> = {
  ...PLAYED,
  'nach-paris/combat stepsReading': [{ attackers: [from([inf({ steps: 4 })], { used: 9 })] }],
  'nach-paris/combat flankReading': [
    { attackers: [from([inf()], { part: 'flank' }), from([inf()], { part: 'rear' })] },
  ],
  'nach-paris/combat worksReading': [
    { works: 'fieldworks', attackers: [from([inf()]), from([inf()], { part: 'flank' })] },
  ],
  'nach-paris/combat fortReading': [
    { works: 'improved', camp: 'finished', forts: 1, fortCbf: 10, defenders: [french({ cbf: 20 })] },
  ],
  'nach-paris/combat redArfReading': [
    { attackers: [from([inf({ redArf: true }), inf({ redArf: true })])] },
    { attackers: [from([inf({ redArf: true }), inf({ kind: 'pio', steps: 1 })])] },
  ],
  'nach-paris/combat marchReading': [{ attackers: [from([inf(fom)])], die: 10 }],
  'nach-paris/abu worksReading': [{ firing: [gun(10), gun(10, { covered: false })], works: 'fieldworks' }],
  'nach-paris/abu weakReading': [{ firing: [gun(11)], works: 'fieldworks' }],
  'nach-paris/abu overflowReading': [
    { firing: [gun(12, { llc: true })], terrain: 'mountain', turn: 20, targets: [{ kind: 'cav' }], die: 20 },
  ],
  'nach-paris/abf marchReading': [{ assaulter: [{ ...fom, kind: 'inf' }] }],
  'nach-paris/abf overflowReading': [{ guns: [{ aff: 30 }], terrain: 'rough', turn: 20, die: 20 }],
  'nach-paris/cab idleReading': [{ occasion: 'fieldworks', nation: 'france', turn: 22, bombarded: true }],
  'nach-paris/fieldworks idleReading': [{ units: [{ cab: 12, fired: 'abu' }] }],
  'nach-paris/loc reading': [{ sheet: farSheet, unit: 'u' }],
  'nach-paris/stacking transitReading': [
    { entering: [{ kind: 'hq', steps: 1 }], hexside: 'mountain-range', crossed: 3 },
  ],
  'nach-paris/stacking columns': [{ entering: [{ steps: 1, mobility: 'superior' }], hexside: 'deep-forest' }],
  'nach-paris/destruction reading': [{ action: 'repair', turn: 20, left: 4, zocArf: 2 }],
  'paths-of-glory/fire corpsReading': [{ attackers: [{ units: [{ type: 'ge-army', face: 'reduced', n: 2 }] }] }],
  'paths-of-glory/fire lastStepReading': [lastArmy({ attackers: [{ units: [{ type: 'ge-army', n: 3 }] }] })],
  'paths-of-glory/flank corpsReading': [
    { attackers: [1, 2].map(() => ({ units: [{ type: 'ge-army', face: 'reduced' }] })), flankDie: 6, attackerDie: 6 },
  ],
  'paths-of-glory/flank lastStepReading': [
    lastArmy({ attackers: [2, 1].map((n) => ({ units: [{ type: 'ge-army', n }] })), flankDie: 6 }),
  ],
  'paths-of-glory/mandated-offensive romeReading': [{ italy: 'at-war', rome: true }],
  'paths-of-glory/mandated-offensive dominionsReading': [
    { attacker: 'britain', target: 'germany', space: 'cambrai', dominions: true, alliedDie: 3 },
    { attacker: 'britain', target: 'germany', space: 'cambrai', dominions: true },
  ],
  'paths-of-glory/supply portReading': [
    {
      preset: 'empty',
      control: { szawli: 'allied', dvinsk: 'allied', libau: 'allied', memel: 'allied' },
      units: { riga: [{ type: 'ge-army' }] },
      focus: 'riga',
    },
  ],
  'paths-of-glory/replacements capitalReading': [
    { besieged: ['paris'], points: { FR: 2 }, reduced: [{ type: 'fr-army' }] },
  ],
  'paths-of-glory/replacements austriaReading': [
    { lost: ['vienna'], points: { AH: 2 }, reduced: [{ type: 'ah-army' }] },
  ],
  'when-eagles-fight/attack kovnoReading': [{ city: 'kovno', country: 'russia', defenders: [{ kind: 'fortress' }] }],
  'when-eagles-fight/attack swampReading': [{ terrain: 'swamp', turn: 5 }],
  'when-eagles-fight/attack gunsReading': [
    { turn: 8, attackers: [{ units: [{}, { nation: 'austro-hungarian' }, { kind: 'heavy-artillery' }] }] },
  ],
  'when-eagles-fight/stacking riseReading': [{ turn: 16, brusilov: 16 }],
};
