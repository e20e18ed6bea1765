import { text, type Text, type ValueRow } from '@/lib/calc/evaluation';
import type { Garrison, SiegeForce, SiegeRestriction } from '@/lib/games/paths-of-glory/siege-force';

/** "1 army and 2 corps" */
export const forceText = ({ armies, corps }: SiegeForce): Text => text('siege.force', { armies, corps });

/** What the siege, or the lack of one, does to supply, attacks, entry and control (14.1, 15.1, 15.2). */
export function effects({ besieged, force, attackBar }: { readonly besieged: boolean; readonly force: SiegeForce; readonly attackBar: SiegeRestriction | undefined }): readonly ValueRow[] {
  const row = (id: string, rule: string): ValueRow => ({ label: text(`siege.effects.${id}.label`), value: text(`siege.effects.${id}.value`), rule });
  const attack = (id: string, rule: string): ValueRow => (attackBar ? { label: text(`siege.effects.${id}.label`), value: text('siege.effects.barred'), rule: attackBar.rule } : row(id, rule));
  if (!besieged) {
    const broken = force.armies + force.corps > 0 ? [row('broken', '15.2.4')] : [];
    return [row('entry', '11.1.8'), ...broken, row('tracing', '14.1.3'), attack('attackOutside', '15.1.2'), row('control', '15.1.9')];
  }
  return [
    row('besiegerSupply', '15.2.2'),
    row('ownerSupply', '14.1.2'),
    row('outsiders', '15.1.3'),
    attack('insiders', '15.2.3'),
    row('entered', '15.1.1'),
    row('placement', '9.5.3.3'),
    row('control', '15.1.9'),
  ];
}

/** Who may leave or attack next to the fort while the siege goes on (15.2.3, 15.2.4). */
export function freedom(found: readonly Garrison[]): readonly ValueRow[] {
  const rows = found.map(({ kind, free }): ValueRow => ({
    label: text(`siege.garrison.${kind}`),
    value: free.armies + free.corps > 0 ? text('siege.garrison.free', { force: forceText(free) }) : text('siege.garrison.nobody'),
    rule: '15.2.3',
  }));
  return [...rows, { label: text('siege.garrison.all'), value: text('siege.garrison.lifts'), rule: '15.2.4' }];
}
