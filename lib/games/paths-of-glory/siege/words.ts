import { barLines } from '@/lib/calc/bars';
import { saidFaces } from '@/lib/calc/dice';
import type { Block, DieFaces, Fact, NotApplied, OpenPoint, Step, TextParam, ValueRow } from '@/lib/calc/evaluation';
import {
  eitherRows,
  fact,
  notApplied,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  valueRow,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { failedLines } from '@/lib/calc/modifiers';
import { plain } from '@/lib/core/numbers';
import type { Rule } from '@/lib/core/rule';
import { forceText } from '@/lib/games/paths-of-glory/counters';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { RUSSIAN_FORTS_FROM } from '@/lib/games/paths-of-glory/limits';
import type { SiegeFinding } from '@/lib/games/paths-of-glory/siege/finding';
import type { Garrison } from '@/lib/games/paths-of-glory/siege/force';

const say = sayIn('siege');

const row = (id: string, rule: Rule, value = `${id}.value`): ValueRow =>
  valueRow(say(`effects.${id}.label`), say(`effects.${value}`), rule);

/**
 * Attacks on the fort: allowed as the row says, barred, or barred to Germans when the nation is left open (15.1.10).
 */
function attackRow(id: string, rule: Rule, { attackBar, doubtful, space }: SiegeFinding): ValueRow {
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

const turnName = ({ turns }: PogData, turn: number): TextParam => turns.find(({ n }) => n === turn)?.name ?? turn;

export const factsOf = ({ input, space, value, force }: SiegeFinding, data: PogData): readonly Fact[] => [
  fact(space ? say('facts.space', { space: space.name, value }) : say('facts.value', { value }), '15.3.2'),
  fact(say('facts.turn', { turn: turnName(data, input.turn) }), '15.3.1'),
  fact(say('facts.force', { force: forceText(force) }), '15.2.1'),
  fact(say(input.supplied ? 'facts.supplied' : 'facts.unsupplied'), '14.3.5', input.supplied),
];

export function stepsOf(finding: SiegeFinding): readonly Step[] {
  const { input, space, enough, besieged, force, value, inForce, supply, weighed, drm, needs, result } = finding;
  const die = input.die ?? 0;
  return present(
    step('force', '15.2.1', say(enough ? 'step.enough' : 'step.tooFew', { force: forceText(force), value })),
    barLines(inForce, (id) => say(`step.${id}`)),
    space?.region === 'near-east' && force.armies > 0 && step('nearEast', '11.3.1', say('step.nearEast')),
    barLines(supply.barred, (id) => say(`step.${id}`)),
    besieged && [
      step('roll', '15.3.2', say('step.roll', { value })),
      ...weighed.applied.map(({ id, rule }) =>
        step(id, rule, say(`step.${id}`, { needs }), { before: value + 1, after: needs }),
      ),
    ],
    result !== null && step('result', '15.3.2', say(`step.${result}`, { die, modified: plain(die + drm), value })),
  );
}

export const notAppliedOf = ({
  besieged,
  notInForce,
  doubtful,
  supply,
  weighed,
}: SiegeFinding): readonly NotApplied[] =>
  present(
    notInForce.map(({ id, rule, reason = id }) =>
      notApplied(id, rule, say(`not.${doubtful.some((one) => one.id === id) ? `${id}Unknown` : reason}`)),
    ),
    !besieged && notApplied('roll', '15.3.2', say('not.roll')),
    failedLines(weighed.not, (reason) => say(`not.${reason}`)),
    !besieged && weighed.applied.map(({ id, rule }) => notApplied(id, rule, say('not.roll'))),
    barLines(supply.free, (reason) => say(`not.${reason}`)),
  );

function verdictOf({ input, value, force, enough, forbidden, needs, result }: SiegeFinding): Block {
  if (result) return verdictBlock(say(`verdict.${result}`), result === 'falls' ? 'yes' : 'no', '15.3.2');
  if (forbidden)
    return verdictBlock(say('verdict.forbidden', { why: say(`step.${forbidden.id}`) }), 'no', forbidden.rule);
  if (!enough) return verdictBlock(say('verdict.tooFew', { more: value - force.corps }), 'no', '15.2.1');
  if (!input.supplied) return verdictBlock(say('verdict.unsupplied'), 'no', '14.3.5');
  return verdictBlock(say('verdict.besieged', { needs }), 'yes', '15.2.1');
}

function oddsOf({ turns, result }: SiegeFinding, data: PogData): readonly Block[] {
  const [first] = turns;
  if (!first) return [];
  const now = eitherRows(first.chance, say('odds.falls'), say('odds.holds'));
  const later = turns.map(({ turn, needs, fallen }) =>
    oddsRow(say('odds.by', { turn: turnName(data, turn), needs }), fallen, turn <= 2 ? '15.3.3' : '15.3.2'),
  );
  return present(
    result === null && oddsBlock('now', say('odds.nowTitle', { needs: first.needs }), now),
    oddsBlock('by-turn', say('odds.byTitle'), later),
  );
}

export function blocksOf(finding: SiegeFinding, data: PogData): readonly Block[] {
  const { besieged, garrisons, result } = finding;
  if (result === 'falls') return [verdictOf(finding)];
  return present(
    verdictOf(finding),
    oddsOf(finding, data),
    besieged && valuesBlock('freedom', say('garrison.title'), freedom(garrisons)),
    valuesBlock('effects', say(besieged ? 'effects.title' : 'effects.unbesiegedTitle'), effects(finding)),
  );
}

/** A siege with what the map says of its space. */
export interface SiegedSpace extends SiegeFinding {
  /** a port that the enemy's fort closes */
  readonly enemyPort: boolean;
}

/** Rulings that the answer rests on. */
export const openOf = ({ input, space, besieged, attackBar, enemyPort }: SiegedSpace): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: 'oberost',
      rule: '15.1.10',
      dispute: 'oberost-as-event',
      when:
        input.besieger === 'germany' &&
        space?.nation === 'russia' &&
        input.oberost &&
        input.warStatus < RUSSIAN_FORTS_FROM,
    },
    {
      id: 'corps',
      rule: '15.2.1',
      dispute: 'siege-from-two-spaces',
      when: besieged && input.armies === 0 && input.corps > 1,
    },
    {
      id: 'enemyFortPort',
      rule: '14.1.4',
      dispute: 'port-with-enemy-fort',
      when: besieged && enemyPort,
    },
    {
      id: 'unoccupied',
      rule: '15.1.10',
      dispute: 'oberost-attack-not-siege',
      when: besieged && attackBar?.id === 'germansInRussia',
    },
    { id: 'leapfrog', rule: '15.2.4', dispute: 'siege-leapfrog', when: besieged },
    { id: 'split', rule: '15.2.3', dispute: 'besieged-fort-single-attack', when: besieged },
  ]);

/** What each face of the siege roll does (15.3.2). */
export const facesOf = ({ besieged, needs }: SiegeFinding): readonly DieFaces[] =>
  besieged
    ? [saidFaces('die', say('face.needs', { needs }), (face) => say(face >= needs ? 'face.falls' : 'face.holds'))]
    : [];
