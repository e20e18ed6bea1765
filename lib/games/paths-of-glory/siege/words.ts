import type { Text, ValueRow } from '@/lib/calc/evaluation';
import { present, sayIn, valueRow } from '@/lib/calc/ledger';
import type { SiegeFinding } from '@/lib/games/paths-of-glory/siege/finding';
import type { Garrison, SiegeForce } from '@/lib/games/paths-of-glory/siege/force';

const say = sayIn('siege');

/** "1 army and 2 corps" */
export const forceText = ({ armies, corps }: SiegeForce): Text => say('force', { armies, corps });

const row = (id: string, rule: string, value = `${id}.value`): ValueRow =>
  valueRow(say(`effects.${id}.label`), say(`effects.${value}`), rule);

/**
 * Attacks on the fort: allowed as the row says, barred, or barred to Germans when the nation is left open (15.1.10).
 */
function attackRow(id: string, rule: string, { attackBar, doubtful, space }: SiegeFinding): ValueRow {
  if (attackBar) return row(id, attackBar.rule, 'barred');
  const germans = space && doubtful.find(({ id: doubt }) => doubt === 'germansInRussia');
  return germans ? row(id, germans.rule, 'notGermans') : row(id, rule);
}

/** While the fort is not besieged: who may enter, attack, stay and trace supply (11.1.8, 14.1.3, 15.1, 15.2.4). */
function unbesieged(finding: SiegeFinding): readonly ValueRow[] {
  const { force, forbidden } = finding;
  const inside = forbidden
    ? [row('entry', forbidden.rule, 'closed')]
    : [row('entry', '11.1.8'), ...(force.armies + force.corps > 0 ? [row('broken', '15.2.4')] : [])];
  return [...inside, row('tracing', '14.1.3'), attackRow('attackOutside', '15.1.2', finding), row('control', '15.1.9')];
}

/** What the siege, or the lack of one, does to supply, redeployment, attacks, entry and control (14.1, 15.1, 15.2). */
export function effects(finding: SiegeFinding): readonly ValueRow[] {
  const { besieged, space } = finding;
  if (!besieged) return unbesieged(finding);
  return present(
    row('besiegerSupply', '15.2.2'),
    row('ownerSupply', '14.1.2'),
    !(space && !space.port) && row('port', '14.1.4'),
    row('redeployment', '13.1.6'),
    row('outsiders', '15.1.3'),
    attackRow('insiders', '15.2.3', finding),
    row('entered', '15.1.1'),
    row('placement', '9.5.3.3'),
    row('control', '15.1.9'),
  );
}

/** Who may leave or attack next to the fort while the siege goes on (15.2.3, 15.2.4). */
export function freedom(found: readonly Garrison[]): readonly ValueRow[] {
  const rows = found.map(({ kind, free }) =>
    valueRow(
      say(`garrison.${kind}`),
      free.armies + free.corps > 0 ? say('garrison.free', { force: forceText(free) }) : say('garrison.nobody'),
      '15.2.3',
    ),
  );
  return [...rows, valueRow(say('garrison.all'), say('garrison.lifts'), '15.2.4')];
}
