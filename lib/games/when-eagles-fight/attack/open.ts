import type { OpenPoint } from '@/lib/calc/evaluation';
import { openPoints, sayIn, type Watch } from '@/lib/calc/ledger';
import type { AttackInput } from '@/lib/games/when-eagles-fight/attack/fields';
import type { AttackFinding } from '@/lib/games/when-eagles-fight/attack/finding';
import { attackersIn, isRussianAttack, isRussianSide, mixesGuns } from '@/lib/games/when-eagles-fight/attack/modifiers';
import { waysOf } from '@/lib/games/when-eagles-fight/attack/effects';
import { isRunning } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { stavkaFirst } from '@/lib/games/when-eagles-fight/clocks/command';
import { isWinter } from '@/lib/games/when-eagles-fight/turns';

/* Readings that an attack rests on, and what the tool cannot see. */

const say = sayIn('attack');

/** Readings of the strengths. */
function strengthWatches({ input, attack, defence, stakes, hopeless }: AttackFinding): readonly Watch[] {
  const units = [...attack.units, ...defence.units];
  const halved = units.filter((one) => one.halved !== undefined);
  const byUnits = input.strength === 'units';
  const mixed = attack.mixed || defence.mixed;
  return [
    {
      id: 'stepsEntered',
      rule: '2.11',
      params: { attacker: stakes.attackerSteps, defender: stakes.defenderSteps },
      when: !byUnits && !hopeless,
    },
    {
      id: `halving.${input.halvingReading}`,
      rule: '9.3',
      dispute: 'halving-whole-or-part',
      when: byUnits && mixed,
    },
    {
      id: 'mobilisationOrder',
      rule: '3.3',
      dispute: 'mobilisation-order',
      when: byUnits && halved.some(({ printed, factor }) => factor < printed),
    },
    {
      id: 'ammoMixed',
      rule: '9.10',
      dispute: 'ammo-rounding-mixed',
      when: byUnits && new Set(halved.map((one) => one.halved === 'ammo')).size > 1,
    },
    {
      id: 'thirdCorps',
      rule: '8.6',
      dispute: 'third-corps-8-6',
      when: byUnits && units.some(({ held }) => held === 'third'),
    },
    {
      id: `activeThird.${input.activeReading}`,
      rule: '13.19',
      dispute: 'active-corps-third',
      when: byUnits && units.some(({ held, unit }) => held === 'third' && unit.kind === 'active'),
    },
  ];
}

const STAVKA: readonly string[] = ['stavkaAttack', 'stavkaDefence'];

/** Readings of the modifiers. */
function drmWatches({ input, weighed, hopeless, drm }: AttackFinding): readonly Watch[] {
  const reason = (id: string): boolean => weighed.not.some((one) => one.reason === id);
  return [
    { id: 'belowHalf', rule: '13.10', dispute: 'below-one-to-two', when: hopeless && drm > 0 },
    { id: `kovno.${input.kovnoReading}`, rule: '13.15', dispute: 'kovno', when: input.city === 'kovno' },
    {
      id: `forest.${input.forestReading}`,
      rule: '13.13',
      dispute: 'forest-drm',
      when: input.terrain === 'forest',
    },
    {
      id: `frozenSwamp.${input.swampReading}`,
      rule: '13.13',
      dispute: 'frozen-swamp-drm',
      when: input.terrain === 'swamp' && isWinter(input.turn),
    },
    {
      id: 'patterns',
      rule: '13.16',
      dispute: 'concentric-patterns',
      when: reason('concentric') && input.attackers.length === 3,
    },
    {
      id: `gunsMixed.${input.gunsReading}`,
      rule: '13.18',
      dispute: 'heavy-artillery-german-only',
      when: mixesGuns(input),
    },
    {
      id: `stavka.${input.stavkaReading}`,
      rule: '14.2',
      dispute: 'stavka-cooperation',
      when: input.stavka === 'some' && isRussianAttack(input),
    },
    {
      id: 'stavkaPlan',
      rule: '16.0',
      when: input.turn < stavkaFirst('historical') && weighed.applied.some(({ id }) => STAVKA.includes(id)),
    },
    {
      id: `stavkaBrusilov.${input.offensiveReading}`,
      rule: '15.2',
      dispute: 'brusilov-stavka',
      when: input.stavka !== 'none' && isRunning(input.turn, input.brusilov),
    },
  ];
}

const isRomanian = ({ nation }: { readonly nation: string }): boolean => nation === 'romanian';

/** Whether it is a battle in Romania or of its army, and nobody has entered the declaration that brings it to war. */
export const asksRomania = (input: AttackInput): boolean =>
  input.brusilov === undefined &&
  (input.country === 'romania' || attackersIn(input).some(isRomanian) || input.defenders.some(isRomanian));

/** What the rules ask of this attack beyond its odds. */
function caseWatches({ input, result, stakes, hopeless }: AttackFinding): readonly Watch[] {
  const attackers = attackersIn(input);
  const nations = new Set(attackers.map(({ nation }) => nation));
  const isHorse = ({ kind }: { readonly kind: string }): boolean => kind === 'cavalry';
  const points = typeof result?.defender === 'number' ? result.defender : 0;
  return [
    {
      id: 'cavalry',
      rule: '13.27',
      dispute: 'cavalry-gone',
      when: input.defenders.every(isHorse) && !attackers.every(isHorse),
    },
    {
      id: 'cavalryAlone',
      rule: '13.27',
      dispute: 'cavalry-alone',
      when:
        input.defenders.some(isHorse) &&
        input.defenders.some(({ kind }) => kind === 'fortress' || kind === 'heavy-artillery'),
    },
    {
      id: 'romania',
      rule: input.country === 'romania' ? '3.2' : '10.4',
      when: asksRomania(input),
    },
    {
      id: 'joint',
      rule: '6.4',
      dispute: 'mixed-stack-limit',
      when: nations.has('german') && nations.has('austro-hungarian'),
    },
    {
      id: 'synchronised',
      rule: '3.6',
      dispute: 'synchronised-attacks',
      when: input.turn === 1 && !input.freeSetUp && nations.has('austro-hungarian'),
    },
    { id: 'oberost', rule: '14.3', dispute: 'oberost-range', when: input.phase === 'oberost' },
    {
      id: 'tsar',
      rule: '15.3',
      dispute: 'tsar-attack-limit',
      when: attackers.some(isRussianSide) && isRunning(input.turn, input.brusilov),
    },
    { id: 'surrounded', rule: '13.22', when: stakes.surrounded && !stakes.fortress && !hopeless },
    {
      id: 'surplus',
      rule: '13.15',
      dispute: 'fortress-surplus-points',
      when: stakes.fortress && result !== undefined && waysOf(result, stakes).some(({ surplus }) => surplus > 0),
    },
    {
      id: 'retreated',
      rule: '13.22',
      dispute: 'retreated-units-e',
      when: input.defenders.some(({ retreated }) => retreated) && (points > 0 || result?.defender === 'E'),
    },
  ];
}

export const openOf = (finding: AttackFinding): readonly OpenPoint[] =>
  openPoints(say, [...strengthWatches(finding), ...drmWatches(finding), ...caseWatches(finding)]);
