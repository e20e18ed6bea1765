import type { Bar } from '@/lib/calc/bars';
import type { Rule } from '@/lib/core/rule';
import type { EntryInput, GroupPart, Presence } from '@/lib/games/grand-illusion/entry/fields';
import { isCombat, MATRIX, type FromKind, type ToKind } from '@/lib/games/grand-illusion/entry/kinds';
import type { Hex } from '@/lib/games/grand-illusion/map/hexes';
import {
  ANTWERP,
  GHENT,
  isBelgianSoil,
  isPerhapsBelgian,
  MAUBEUGE,
  PARIS,
} from '@/lib/games/grand-illusion/map/places';
import { FREE_FROM } from '@/lib/games/grand-illusion/scenario/schlieffen';

/** One step of a group from a hex to the next, before it is judged. */
export interface EntryCase {
  readonly input: EntryInput;
  readonly from: FromKind;
  readonly to: ToKind;
  readonly fromHex: Hex | undefined;
  readonly toHex: Hex | undefined;
  /** the hexside, as the rules have it where they name it */
  readonly side: EntryInput['side'];
  /** the rule that names it */
  readonly sideRule: Rule;
  /** MP for the step (8.4.2) */
  readonly cost: number;
}

/** The step as one part of a group takes it. */
export interface PartCase extends EntryCase {
  readonly part: GroupPart;
  /** the parts that take it together */
  readonly group: readonly GroupPart[];
}

/** Whether the Schlieffen Plan and the screen hold: by one reading in that turn itself too (question `until-gt-7`). */
const isHeld = ({ input: { turn, turnReading } }: EntryCase): boolean =>
  turnReading === 'with' ? turn <= FREE_FROM : turn < FREE_FROM;

export const isCombatPart = (part: GroupPart): boolean => part !== 'hq' && part !== 'ha';
export const isDisrupted = (part: GroupPart): boolean => part === 'disrupted' || part === 'disrupted-cavalry';
export const isRider = (part: GroupPart): boolean => part === 'cavalry' || part === 'disrupted-cavalry';
const isFootPart = (part: GroupPart): boolean => part === 'corps' || part === 'division' || part === 'disrupted';
const isEscort = (part: GroupPart): boolean => isCombatPart(part) && !isDisrupted(part);

/** A besieged fort of Antwerp, which only the invasion of Holland makes possible (12.5.1, 13.3.4.b5). */
export const isImpossibleSiege = (
  { mover, holland }: Pick<EntryInput, 'mover' | 'holland'>,
  hex: number | undefined,
  enemy: Presence,
): boolean => mover === 'german' && !holland && hex === ANTWERP && enemy === 'besieged';

/** Units with a Movement Allowance of one hex (8.4.2): HA, and disrupted ones that no HQ takes along (8.4.1). */
export const movesOneHex = ({ input }: EntryCase, part: GroupPart): boolean =>
  part === 'ha' || (isDisrupted(part) && !input.withHq);

const isGerman = ({ input }: EntryCase): boolean => input.mover === 'german';
const enters = ({ toHex }: EntryCase, n: number): boolean => toHex?.n === n;
const isScreened = ({ input }: EntryCase): boolean => !input.whatIf && input.withdrawn && input.screened;

/** Who joins friends in a contested hex only with an escort (question `entry-table-escort`). */
const asksEscort = ({ escortReading }: EntryInput, part: GroupPart): boolean =>
  escortReading === 'all' ? !isEscort(part) : escortReading === 'disrupted' && isDisrupted(part);

/** Whether the group has no way on from the hex that it enters. */
export const endsThere = (one: EntryCase, part: GroupPart): boolean =>
  MATRIX[one.from][one.to] === 'stop' || movesOneHex(one, part) || one.input.mp <= one.cost;

/**
 * A block lies on the side between a hex that the enemy controls, from where he came, and one that he entered and still
 * has combat units in (8.4.5.a, 8.4.5.c).
 */
const isBlocked = ({ input, from, to }: EntryCase): boolean =>
  input.blocked &&
  ((to.startsWith('enemy') && keepsBlock(input, input.fromEnemy)) ||
    (from.startsWith('enemy') && keepsBlock(input, input.toEnemy)));

/** Combat units keep a hexside blocked, or whatever is left (question `block-last-unit`). */
const keepsBlock = ({ blockReading }: EntryInput, left: Presence): boolean =>
  blockReading === 'any' ? left !== 'none' : isCombat(left);

/** Whether what the Allies have in a hex of the Schlieffen Plan opens it (question `sp-hex-only-fort`). */
const opens = ({ openerReading, toEnemy }: EntryInput): boolean =>
  openerReading === 'any' ? toEnemy !== 'none' : isCombat(toEnemy);

/** Whether the entry into Ghent is forbidden (questions `ghent-enter-or-convert` and `ghent-until-when`). */
const isGhentShut = ({ to, input }: EntryCase): boolean =>
  !(input.ghentEndReading === 'gt7' && input.turn >= FREE_FROM) &&
  (input.ghentReading === 'enter' || (to === 'enemy-vacant' && input.suppliedThere));

/** The first reason that holds; the last needs no condition. */
const firstOf = (...reasons: readonly (string | false)[]): string => reasons.find((reason) => reason !== false) ?? '';

/** Why a block does not stop them: there is none, or one of 8.4.5.c has ended it. */
const noBlock = ({ input, from, to }: EntryCase): string =>
  firstOf(
    !input.blocked && 'blocked',
    from.startsWith('friendly') && to.startsWith('friendly') && 'blockedControl',
    'blockedLeft',
  );

const noSchlieffen = (one: PartCase): string =>
  firstOf(
    !isGerman(one) && 'schlieffenAllied',
    one.input.whatIf && 'schlieffenWhatIf',
    !isHeld(one) && 'schlieffenLater',
    !one.group.some(isCombatPart) && 'schlieffenNoCombat',
    !one.toHex && 'schlieffenUnknown',
    !one.toHex?.sp && 'schlieffenAway',
    isCombat(one.input.toEnemy) ? 'schlieffenOpened' : 'schlieffenAny',
  );

/** Why the screen of Antwerp does not hold them (12.5.1, 12.5.2, 13.3.2). */
const noScreen = (one: EntryCase): string =>
  firstOf(
    isGerman(one) && 'antwerpGerman',
    one.input.whatIf && 'antwerpWhatIf',
    !isHeld(one) && 'antwerpLater',
    !one.fromHex && 'antwerpUnknown',
    one.fromHex?.n !== ANTWERP && 'antwerpAway',
    !one.input.withdrawn && 'antwerpNoWithdrawal',
    'antwerpFew',
  );

/** Why Ghent is open to them (12.5.1, 12.5.3, 13.3.2). */
const openGhent = (one: EntryCase): string =>
  firstOf(
    !isGerman(one) && 'ghentAllied',
    one.input.whatIf && 'ghentWhatIf',
    !one.toHex && 'ghentUnknown',
    !enters(one, GHENT) && 'ghentAway',
    !one.input.withdrawn && 'ghentNoWithdrawal',
    !one.input.screened && 'ghentFew',
    !one.input.belgians && 'ghentNobody',
    one.input.ghentEndReading === 'gt7' && one.input.turn >= FREE_FROM ? 'ghentLater' : 'ghentConvert',
  );

const openMaubeuge = (one: EntryCase): string =>
  firstOf(
    one.input.turn > 2 && 'maubeugeLater',
    isGerman(one) && one.input.turn === 2 && 'maubeugeGerman',
    !one.toHex && 'maubeugeUnknown',
    !enters(one, MAUBEUGE) && 'maubeugeAway',
    'maubeugeBegan',
  );

/** Everything that can keep a part of a group out of an adjacent hex, in the order in which it is looked at. */
export const ENTRY_BARS: readonly Bar<PartCase>[] = [
  { id: 'impassable', rule: ({ sideRule }) => sideRule, stops: ({ side }) => side === 'triple' },
  { id: 'blocked', rule: '8.4.5.a', stops: isBlocked, spares: noBlock },
  { id: 'table', rule: '8.4.4.b', stops: ({ from, to }) => MATRIX[from][to] === 'no' },
  {
    id: 'mp',
    rule: '8.4.2',
    stops: (one) => one.input.mp < (movesOneHex(one, one.part) ? 1 : one.cost),
  },
  {
    id: 'supply',
    rule: '8.4.3.a',
    stops: ({ input }) => input.supplied && !input.suppliedThere,
    spares: ({ input }) => (input.supplied ? 'supply' : 'supplyOut'),
  },
  {
    id: 'outOfSupply',
    rule: '8.4.3.c',
    stops: ({ input }) => !input.supplied && !input.suppliedThere && !input.closer,
    spares: ({ input }) =>
      firstOf(input.supplied && 'outOfSupply', input.suppliedThere && 'outOfSupplyBack', 'outOfSupplyCloser'),
  },
  {
    id: 'schlieffen',
    rule: '8.4.8',
    stops: (one) =>
      isGerman(one) &&
      isCombatPart(one.part) &&
      one.toHex?.sp === true &&
      isHeld(one) &&
      !one.input.whatIf &&
      !opens(one.input),
    spares: noSchlieffen,
  },
  {
    id: 'belgium',
    rule: '8.4.7.a',
    stops: ({ input, toHex }) =>
      input.mover === 'belgian' && toHex !== undefined && !isBelgianSoil(toHex, input.soilReading),
    spares: ({ input, toHex }) =>
      firstOf(
        input.mover !== 'belgian' && 'belgiumOther',
        !toHex && 'belgiumUnknown',
        isPerhapsBelgian(toHex?.n) ? 'belgiumPerhaps' : 'belgium',
      ),
  },
  {
    id: 'paris',
    rule: '8.4.7.b',
    stops: (one) => one.input.mover === 'british' && enters(one, PARIS) && endsThere(one, one.part),
    spares: (one) =>
      firstOf(
        one.input.mover !== 'british' && 'parisOther',
        !one.toHex && 'parisUnknown',
        !enters(one, PARIS) && 'parisAway',
        'parisOn',
      ),
  },
  {
    id: 'antwerp',
    rule: '12.5.2',
    stops: (one) => !isGerman(one) && one.fromHex?.n === ANTWERP && isScreened(one) && isHeld(one),
    spares: noScreen,
  },
  {
    id: 'ghent',
    rule: '12.5.3',
    stops: (one) => isGerman(one) && enters(one, GHENT) && isScreened(one) && one.input.belgians && isGhentShut(one),
    spares: openGhent,
  },
  {
    id: 'maubeuge',
    rule: '13.1',
    stops: (one) =>
      enters(one, MAUBEUGE) && (isGerman(one) ? one.input.turn === 1 : one.input.turn <= 2 && !one.input.began),
    spares: openMaubeuge,
  },
  {
    id: 'escort',
    rule: '8.4.4',
    stops: ({ to, part, group }) => to === 'enemy-occupied' && !isEscort(part) && !group.some(isEscort),
    spares: ({ to, group }) =>
      firstOf(to !== 'enemy-occupied' && 'escortAway', group.every(isEscort) && 'escortNone', 'escort'),
  },
  {
    // It would have to attack the fort (9.1.2.b), which it may not.
    id: 'fortAlone',
    rule: '9.6.1',
    stops: ({ to, input, group }) =>
      to === 'enemy-occupied' &&
      input.toEnemy === 'fort' &&
      input.fortReading === 'barred' &&
      group.some(isRider) &&
      !group.some(isFootPart),
    spares: ({ to, input, group }) =>
      firstOf(
        !(to === 'enemy-occupied' && input.toEnemy === 'fort') && 'fortAloneAway',
        !group.some(isRider) && 'fortAloneNone',
        group.some(isFootPart) && 'fortAlone',
        'fortAloneAllowed',
      ),
  },
  {
    id: 'escortContested',
    rule: '9.8.2',
    stops: ({ to, input, part, group }) => to === 'enemy-contested' && asksEscort(input, part) && !group.some(isEscort),
    spares: ({ to, input, group }) =>
      firstOf(
        to !== 'enemy-contested' && 'escortContestedAway',
        !group.some((part) => asksEscort(input, part)) && 'escortContestedNone',
        'escortContested',
      ),
  },
];
