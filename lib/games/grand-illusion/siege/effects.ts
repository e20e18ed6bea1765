import type { ValueRow } from '@/lib/calc/evaluation';
import { present, sayIn, valueRow } from '@/lib/calc/ledger';
import type { Rule } from '@/lib/core/rule';
import {
  ANTWERP,
  DOUBLED,
  GERMAN_VP,
  MAUBEUGE,
  NAMUR,
  PARIS,
  PLAN_17,
  TRIER,
} from '@/lib/games/grand-illusion/map/places';
import type { SiegeFinding } from '@/lib/games/grand-illusion/siege/finding';
import { isEmergencyTurn } from '@/lib/games/grand-illusion/emergency';

const say = sayIn('siege');

const row = (id: string, rule: Rule, value = 'value'): ValueRow =>
  valueRow(say(`effects.${id}.label`), say(`effects.${id}.${value}`), rule);

/** Whether the siege is that of a named hex. */
const isOf = (hex: string, ...places: readonly number[]): boolean => places.includes(Number(hex));

/** What the siege, or the lack of one, does to control, supply, movement and recovery. */
export function effects(finding: SiegeFinding): readonly ValueRow[] {
  if (finding.besieged) return underSiege(finding);
  return finding.input.standing ? ended() : unbesieged();
}

function underSiege({ input, large }: SiegeFinding): readonly ValueRow[] {
  const { hex, supplied, corps, divisions, scenario } = input;
  const spare = large ? corps > 1 || divisions > 0 : corps + divisions > 1;
  return present(
    control(input),
    supplied && score(hex),
    row('rail', '11.2.1.a'),
    isOf(hex, MAUBEUGE) && isEmergencyTurn(input) && row('emergency', '11.2.1.c'),
    row('fort', '11.2.3'),
    row('entry', '8.4.4'),
    row('relief', '9.1.2.b'),
    row('recovery', '9.8.3.a'),
    row('administrative', '11.2.7.b'),
    row('stay', '9.5.3.b', large ? (spare ? 'corps' : 'onlyCorps') : spare ? 'unit' : 'onlyUnit'),
    scenario === 'short' && isOf(hex, MAUBEUGE, NAMUR) && row('shortVp', '13.2.2.c'),
  );
}

const control = ({ hex, supplied }: SiegeFinding['input']): ValueRow =>
  isOf(hex, ANTWERP)
    ? row('control', '13.3.4.b5', 'antwerp')
    : row('control', '8.3.3', supplied ? 'passes' : 'unsupplied');

/** What the change of control is worth. */
function score(hex: string): ValueRow | false {
  if (isOf(hex, TRIER)) return row('vp', '3.2.4.b', 'trier');
  if (isOf(hex, PARIS)) return row('vp', '3.2.4.a', 'paris');
  if (PLAN_17.includes(hex)) return row('vp', '3.2.1.a', 'plan17');
  if (GERMAN_VP.includes(hex)) return row('vp', '3.2.2', DOUBLED.includes(hex) ? 'double' : 'german');
  return false;
}

/** The end of a siege leaves control as it is while combat units of the besieger stay (8.3.2). */
const ended = (): readonly ValueRow[] => [row('control', '8.3.2', 'ended'), row('attack', '9.1.2.b')];

const unbesieged = (): readonly ValueRow[] => [
  row('holds', '8.3.2'),
  row('stops', '8.3.1'),
  row('through', '8.3.1'),
  row('attack', '9.1.2.b'),
];
