import * as z from 'zod';
import { fieldsOf } from '@/lib/calc/fields-of';
import { AFTER_GT1 } from '@/lib/games/nach-paris/first-turn';
import { turnField } from '@/lib/games/nach-paris/units';

const field = fieldsOf('destruction');

const unitWords = fieldsOf('unit');

/** Classes of 4.3, and a road or railway bridge over a Major River (16.1.1). */
export const STRUCTURES = ['yellow', 'orange', 'red', 'major-bridge', 'white'] as const;

export type Structure = (typeof STRUCTURES)[number];

export const SLUICES = ['antwerp', 'yser', 'dunkirk'] as const;

const during = (...is: readonly ('destroy' | 'repair' | 'sluice')[]) => ({ field: 'action', is });

const [destroy, repair, sluice] = [during('destroy'), during('repair'), during('sluice')];

const unit = { field: 'by', is: ['eng', 'pio'] };

const byUnit = [destroy, unit];

const byFort = [destroy, { field: 'by', is: ['fort'] }];

export const destructionSchema = z.strictObject({
  action: field.choice('action', '16.1.2', ['destroy', 'repair', 'sluice'], 'destroy'),
  by: field.choice('by', '16.1.2', ['eng', 'pio', 'fort'], 'eng', { when: during('destroy', 'repair') }),
  structure: field.choice('structure', '16.1.5', STRUCTURES, 'yellow', { when: destroy }),
  enemyZoc: field.flag('enemyZoc', '16.1.4', { when: destroy }),
  escort: field.flag('escort', '16.1.4', { when: [...byUnit, { field: 'enemyZoc', is: ['true'] }] }),
  /** repair turns still to go on the marker; 0: the structure is whole */
  left: field.count('left', '16.1.8', [0, 18], 0, { when: during('destroy', 'repair') }),
  zocArf: field.count('zocArf', '17.1.4', [0, 30], 0, { when: repair }),
  sluice: field.choice('sluice', '17.2.1', SLUICES, 'antwerp', { when: sluice }),
  controlled: field.flag('controlled', '17.2.1', { preset: true, when: sluice }),
  turn: unitWords.as(turnField.clone(), 'turn', '3.3.1', { when: during('repair', 'sluice') }),
  die: field.die('die', '16.1.5', 20, { when: during('destroy', 'sluice') }),
  camp: field.flag('camp', '16.1.7', { when: byFort }),
  away: field.flag('away', '16.1.7', { when: byFort }),
  active: field.rareFlag('active', '16.1.7', { when: byFort, preset: true }),
  tried: field.rareFlag('tried', '16.1.7', { when: byFort }),
  supply: field.choice('supply', '13.3', ['loc', 'llc', 'ooc'], 'loc', {
    rare: true,
    when: [during('destroy', 'repair'), unit],
  }),
  permanent: field.rareFlag('permanent', '16.1.5', { when: during('destroy', 'repair') }),
  inHex: field.rareFlag('inHex', '16.1.2', { when: [during('destroy', 'repair'), unit], preset: true }),
  fom: field.rareFlag('fom', '16.1.2', { when: byUnit }),
  fired: field.rareFlag('fired', '7.1.1', { when: byUnit }),
  mfLeft: field.count('mfLeft', '16.1.3', [0, 120], undefined, { rare: true, when: byUnit }),
  rhine: field.rareFlag('rhine', '16.1.10', { when: destroy }),
  connected: field.choice('connected', '16.1.9', ['unclear', 'more', 'less'], 'unclear', { rare: true, when: destroy }),
  firstTurn: field.rareFlag('firstTurn', '3.2.2', { when: [during('repair', 'sluice'), AFTER_GT1] }),
  open: field.rareFlag('open', '17.2.2', { when: sluice }),
  reading: field.reading('reading', '17.1.4', ['date', 'count'], 'before-gt20', repair),
});

export type DestructionInput = z.output<typeof destructionSchema>;
