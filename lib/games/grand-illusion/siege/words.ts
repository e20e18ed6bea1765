import { barLines } from '@/lib/calc/bars';
import { saidFaces } from '@/lib/calc/dice';
import type { Block, DieFaces, Fact, NotApplied, OddsRow, OpenPoint, Step, Text } from '@/lib/calc/evaluation';
import {
  eitherRows,
  fact,
  oddsBlock,
  oddsRow,
  openPoints,
  present,
  sayIn,
  step,
  valuesBlock,
  verdictBlock,
} from '@/lib/calc/ledger';
import { fraction } from '@/lib/prob/fraction';
import { MAUBEUGE } from '@/lib/games/grand-illusion/map/places';
import { effects } from '@/lib/games/grand-illusion/siege/effects';
import type { Rolled, SiegeFinding } from '@/lib/games/grand-illusion/siege/finding';

const say = sayIn('siege');

export const factsOf = ({ input, forts, gone }: SiegeFinding): readonly Fact[] =>
  present(
    forts.map(({ largeGarrison, name, hex }) =>
      fact(say(largeGarrison ? 'facts.large' : 'facts.small', { fort: name, hex }), largeGarrison ? '9.5.2' : '9.5'),
    ),
    gone.map(({ name, hex }) => fact(say('facts.gone', { fort: name, hex }), '9.5.3.b')),
    fact(say('facts.force', { corps: input.corps, divisions: input.divisions }), '9.5.3.a'),
    fact(say(input.standing ? 'facts.standing' : 'facts.fresh'), input.standing ? '9.5.3.b' : '9.5.3.a'),
    fact(say('facts.turn', { turn: input.turn }), '4.0'),
    fact(say(input.supplied ? 'facts.supplied' : 'facts.unsupplied'), '8.3.3', input.supplied),
  );

/** Why no siege is laid, or why one ends. */
const barText = (id: string, standing: boolean): Text => say(`bar.${id}${standing ? 'Ends' : ''}`);

export const stepsOf = ({ input, bars, besieged, rolls, large }: SiegeFinding): readonly Step[] =>
  present(
    input.standing
      ? step('needs', '9.5.3.b', say(large ? 'step.keepsCorps' : 'step.keeps'))
      : step('needs', large ? '9.5.2' : '9.5.3.a', say(large ? 'step.needsCorps' : 'step.needs')),
    barLines(bars.barred, (id) => barText(id, input.standing)),
    besieged && step('placed', '9.5.3.b', say(input.standing ? 'step.stays' : 'step.placed')),
    besieged &&
      rolls.map(({ fort, faces }) => step(`roll-${fort.id}`, '9.5.3.c', say('step.roll', { fort: fort.name, faces }))),
    rolls.flatMap(resultStep),
  );

const resultStep = ({ fort, die, result }: Rolled): readonly Step[] =>
  result === null
    ? []
    : [step(`result-${fort.id}`, '9.5.3.c', say(`step.${result}`, { fort: fort.name, die: die ?? 0 }))];

/** What each face of a fort's roll does (9.5.3.c). */
export const facesOf = ({ fort, faces, roll }: Rolled): DieFaces =>
  saidFaces(roll, say('odds.fort', { fort: fort.name }), (face) =>
    say(face <= faces ? 'face.surrenders' : 'face.holds'),
  );

export const notAppliedOf = ({ bars }: SiegeFinding): readonly NotApplied[] =>
  barLines(bars.free, (reason) => say(`free.${reason}`));

function verdictOf({ input, bars, rolls, holding, forts }: SiegeFinding): Block {
  const [bar] = bars.barred;
  const { standing } = input;
  if (bar)
    return verdictBlock(
      say(standing ? 'verdict.ends' : 'verdict.no', { why: barText(bar.id, standing) }),
      'no',
      bar.rule,
    );
  const rolled = rolls.filter(({ result }) => result !== null);
  if (rolled.length) {
    const fallen = rolled.filter(({ result }) => result === 'surrenders').length;
    const tone = holding.length ? (fallen ? 'neutral' : 'no') : 'yes';
    return verdictBlock(say('verdict.rolled', { fallen, left: holding.length, forts: forts.length }), tone, '9.5.3.c');
  }
  const faces = new Set(rolls.map((one) => one.faces));
  const key = standing ? 'verdict.stays' : 'verdict.yes';
  const text = faces.size > 1 ? say(`${key}Two`) : say(key, { faces: rolls[0]?.faces ?? 0 });
  return verdictBlock(text, 'yes', standing ? '9.5.3.b' : '9.5.3.a');
}

export function blocksOf(finding: SiegeFinding): readonly Block[] {
  const { rolls, holding, besieged, input } = finding;
  const [only] = rolls;
  return present(
    verdictOf(finding),
    besieged &&
      rolls.length === 1 &&
      only?.result === null &&
      oddsBlock('now', say('odds.nowTitle', { turn: input.turn }), nowRows(only)),
    oddsBlock('by-turn', say('odds.byTitle'), turnRows(finding)),
    holding.length > 0 &&
      valuesBlock(
        'effects',
        say(`effects.${besieged ? 'title' : input.standing ? 'endedTitle' : 'unbesiegedTitle'}`),
        effects(finding),
      ),
  );
}

const nowRows = ({ fort: { name: fort }, faces }: Rolled): readonly OddsRow[] =>
  eitherRows(fraction(faces, 6), say('odds.surrenders', { fort }), say('odds.holds', { fort }));

const turnRows = ({ turns, holding }: SiegeFinding): readonly OddsRow[] =>
  turns.map(({ turn, fallen, all }) => {
    const two = holding.length > 1;
    const parts = two ? holding.map((fort, i) => oddsRow(say('odds.fort', { fort: fort.name }), fallen[i] ?? all)) : [];
    return oddsRow(say(two ? 'odds.allBy' : 'odds.by', { turn }), all, '9.5.3.c', parts);
  });

/** What the rulebooks leave open here. */
export const openOf = ({ input, forts, besieged, bars }: SiegeFinding): readonly OpenPoint[] =>
  openPoints(say, [
    {
      id: `twoForts.${input.fortsReading}`,
      rule: '9.5.3.a',
      dispute: 'siege-two-forts',
      when: [true, false].every((large) => forts.some(({ largeGarrison }) => largeGarrison === large)),
    },
    { id: 'whole', rule: '9.5.3.c', dispute: 'surrender-whole-fort', when: besieged },
    { id: 'maubeuge', rule: '9.5.2', dispute: 'maubeuge-garrison-hex', when: Number(input.hex) === MAUBEUGE },
    {
      id: `fortunes.${input.battleReading}`,
      rule: '9.5.3.a',
      dispute: 'siege-after-cancelled-battle',
      when: !input.standing && bars.barred.every(({ id }) => id === 'noBattle'),
    },
    { id: 'relief', rule: '9.1.2.b', dispute: 'enter-hex-besieged-fort', when: besieged },
  ]);
