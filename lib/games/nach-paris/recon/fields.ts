import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { heatField, stateField } from '@/lib/games/nach-paris/cab/modifiers';
import { terrainField, turnField, unitField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('recon');
const unitWords = fieldsOf('unit');

const air = { field: 'by', is: ['air'] } as const;
const cavalry = { field: 'by', is: ['cavalry'] } as const;

export const reconSchema = z.strictObject({
  by: field.choice('by', '20.1.1', ['air', 'cavalry'], 'air'),
  terrain: terrainField,
  distance: field.count('distance', '20.1.5', [1, 20], 4, { when: air }),
  targetSteps: field.count('targetSteps', '20.1.7', [1, 20], 4, { when: air }),
  steps: field.count('steps', '20.2.6', [1, 3], 2, { when: cavalry }),
  cab: unitWords.as(unitField.cab.clone(), 'cab', '2.5.8', { when: cavalry }),
  extra: field.flag('extra', '20.2.6', { when: cavalry }),
  works: field.flag('works', '20.2.6', { when: cavalry }),
  fom: field.flag('fom', '20.2.6', { when: cavalry }),
  die: field.die('die', '20.1.7', 20),
  test: field.die('test', '20.2.7', 20, { when: [cavalry, { field: 'die', is: ['18', '19', '20'] }] }),
  nation: unitWords.as(unitField.nation.clone(), 'nation', '20.1.6', { when: air }),
  turn: unitWords.as(turnField.clone(), 'turn', '20.1.6', { when: air }),
  attempts: field.count('attempts', '20.1.11', [0, 2], 0, { rare: true }),
  crossesBorder: field.flag('crossesBorder', '20.1.6', {
    when: [air, { field: 'nation', is: ['france'] }, { field: 'turn', is: ['2'] }],
  }),
  airfieldInZoc: field.rareFlag('airfieldInZoc', '20.1.4', { when: air }),
  byRail: field.rareFlag('byRail', '20.1.2', { when: air }),
  squadrons: field.count('squadrons', '20.1.3', [0, 9], 1, { rare: true, when: air }),
  sameHex: field.rareFlag('sameHex', '20.1.11', { when: air }),
  failures: field.count('failures', '20.1.12', [0, 2], 0, { rare: true, when: air }),
  earlier: field.count('earlier', '20.1.9', [1, 20], undefined, { rare: true, when: air }),
  supply: field.choice('supply', '20.2.2', ['loc', 'llc', 'ooc'], 'loc', { rare: true, when: cavalry }),
  tried: field.rareFlag('tried', '20.2.5', { when: cavalry }),
  fired: field.rareFlag('fired', '7.1.1', { when: cavalry }),
  mfLeft: field.count('mfLeft', '20.2.4', [0, 120], undefined, { rare: true, when: cavalry }),
  heat: unitWords.as(heatField.clone(), 'heat', '15.1.1', { rare: true, when: cavalry }),
  nearHome: unitWords.as(stateField.nearHome.clone(), 'nearHome', '5.1.4', { rare: true, when: cavalry }),
  reading: field.reading('reading', '20.2.6', ['further', 'same'], 'recon-extra-mf', cavalry),
});
export type ReconInput = z.output<typeof reconSchema>;
