import type { Fact, NotApplied, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import { doubtPoints, fact, present, sayIn, step, type Doubt } from '@/lib/calc/ledger';
import { failedLines, modifierSteps } from '@/lib/calc/modifiers';
import { plain, signed } from '@/lib/core/numbers';
import type { AmmunitionFinding, UnitFinding } from '@/lib/games/when-eagles-fight/ammunition/shortage';

export const say = sayIn('ammunition');

/** A unit of the list by its name, else by its place in the list. */
export const nameOf = ({ unit: { name, kind } }: UnitFinding, i: number): Text =>
  name.trim() ? say('unit.named', { name: name.trim() }) : say(`unit.${kind}`, { n: i + 1 });

export const factsOf = (finding: AmmunitionFinding): readonly Fact[] =>
  present(
    fact(say('facts.turn', { turn: finding.input.turn }), '5.1'),
    !finding.none && fact(say('facts.when'), '9.9'),
  );

export const notAppliedOf = (finding: AmmunitionFinding): readonly NotApplied[] =>
  finding.none ? [] : failedLines(finding.weighed.not, (reason) => say(`not.${reason}`));

export const openOf = (finding: AmmunitionFinding): readonly OpenPoint[] => doubtPoints(say, DOUBTS, finding);

export function stepsOf({ none, input, weighed, face, share, units }: AmmunitionFinding): readonly Step[] {
  if (none) return [step('none', '3.4', say('step.none'))];
  const { die, number } = input;
  return present(
    step('roll', '9.9', say(die === undefined ? 'step.roll' : 'step.rolled', { die: die ?? 0 }), {
      after: die === undefined ? plain(0) : plain(die),
    }),
    modifierSteps(die ?? 0, weighed.applied, {
      words: ({ id, value }) => say(`step.${id}`, { value: signed(value) }),
    }),
    number !== undefined && step('typed', '9.9', say('step.typed', { number }), { after: plain(number) }),
    number === undefined &&
      face !== undefined &&
      step(
        'read',
        '9.9',
        say(face.number === undefined ? 'step.unread' : 'step.read', { row: plain(face.roll), turn: input.turn }),
        face.number === undefined ? undefined : { after: plain(face.number) },
      ),
    share && step('halves', '9.11', say('step.halves', { russian: share.russian, central: share.central })),
    share && share.lost > 0 && step('lost', '9.13', say('step.lost', { lost: share.lost })),
    units.flatMap(unitSteps),
  );
}

function unitSteps(found: UnitFinding, i: number): readonly Step[] {
  const name = nameOf(found, i);
  const { barred, unit, attack, defence } = found;
  const [first] = barred;
  if (first)
    return [step(`${i + 1}.${first.id}`, first.rule, say('step.exempt', { name, why: say(`why.${first.id}`) }))];
  return present(
    step(`${i + 1}.open`, '9.11', say('step.open', { name })),
    unit.outOfSupply && step(`${i + 1}.once`, '9.10', say('step.once', { name })),
    attack !== undefined &&
      step(`${i + 1}.attack`, '9.10', say('step.attack', { name }), { before: unit.attack ?? 0, after: attack }),
    defence !== undefined &&
      step(`${i + 1}.defence`, '9.10', say('step.defence', { name }), { before: unit.defence ?? 0, after: defence }),
  );
}

/** Whether the roll may leave the six faces of the die (9.12). */
const leavesDie = ({ faces, face, input }: AmmunitionFinding): boolean =>
  input.number === undefined && (face ? [face] : faces).some(({ roll }) => roll < 1 || roll > 6);

const DOUBTS: readonly Doubt<AmmunitionFinding>[] = [
  { id: 'ammo-halves', rule: '9.11', touches: ({ share }) => (share?.number ?? 0) > 0 },
  { id: 'ammo-roll-clamp', rule: '9.12', touches: leavesDie },
  {
    id: 'ammo-rounding-mixed',
    rule: '9.10',
    touches: ({ units }) => units.filter(({ barred }) => !barred.length).length > 1,
  },
  {
    id: 'city-russian-proper',
    rule: '9.11',
    touches: ({ units }) => units.some(({ unit: { place } }) => place === 'russian-city' || place === 'polish-city'),
  },
];
