import { text, type Text } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { Language } from '@/lib/core/language';
import { fold } from '@/lib/search/text';
import { sideOfType, spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { ASKED_TOOLS } from '@/lib/games/paths-of-glory/typed/asked';
import { factorLexiconOf, isStray, toldByFactors, toldOf } from '@/lib/games/paths-of-glory/typed/factors';
import { withNumbers } from '@/lib/games/paths-of-glory/typed/armies';
import { combatLexiconOf, lexiconOf, nationWordsOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { isOwned, withSideNumbers } from '@/lib/games/paths-of-glory/typed/side-numbers';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';
import { faceOf, groupOf, named, spaceText, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { eitherOf, nameIn, readAsked } from '@/lib/typed/asked';
import { fightOf, isFight, type Case, type FightReader, type TypedFight } from '@/lib/typed/fight';
import type { Item } from '@/lib/typed/items';
import { PERSON } from '@/lib/typed/persons';
import { isOfSpeaker, readFight, type Fault, type FieldRead, type Reading } from '@/lib/typed/reading';
import { firstOf, lastOf } from '@/lib/typed/tokens';

const say = sayIn('typed');

interface Unit {
  readonly item: Item;
  readonly groups: readonly Readonly<Record<string, unknown>>[];
}
const unitOf = (one: Named): Unit => ({ item: one.item, groups: [groupOf(one)] });

/** The space of each attacker; those of a flank attack without one come from a space of their own. */
function keysOf(units: readonly Unit[], apart: boolean, elsewhere: readonly number[]): readonly string[] {
  // "… and a corps from another space"
  const isElsewhere = ({ item }: Unit, i: number): boolean => {
    const next = units[i + 1]?.item;
    const [from, to] = [lastOf(item), next ? firstOf(next) : Infinity];
    return i > 0 && elsewhere.some((at) => at > from && at < to);
  };
  return units.map((unit, i) => String(unit.item.place ?? (apart || isElsewhere(unit, i) ? `?${i}` : '?')));
}

/** Attackers by the space from which they come. */
const spacesOf = (units: readonly Unit[], keys: readonly string[]) =>
  [...new Set(keys)].map((key) => ({
    ...(key.startsWith('?') ? {} : { space: key }),
    units: units.filter((_, i) => keys[i] === key).flatMap(({ groups }) => groups),
  }));

/** "An army from Insterburg pins": the number of the space of whoever was named before the word (12.3.2). */
function pinningOf({ fields }: Reading, attack: readonly Item[], keys: readonly string[]): number | undefined {
  const pins = fields.find(({ field, side }) => field === 'pinning' && side === 'attack');
  if (typeof pins?.value === 'string') return [...new Set(keys)].indexOf(pins.value) + 1;
  const at = pins ? attack.findLastIndex((item) => firstOf(item) < firstOf(pins)) : -1;
  return at < 0 ? undefined : [...new Set(keys)].indexOf(keys[at] ?? '') + 1;
}

/** "… and one from Verdun, Verdun does the pinning": the place is that of attackers, and none where they fight. */
function withPinner(reading: Reading): Reading {
  const pins = reading.fields.find(({ field }) => field === 'pinning');
  const place = reading.fields.find(
    (one) => pins !== undefined && one.field === 'space' && lastOf(one) === firstOf(pins) - 1,
  );
  if (!pins || !place || !reading.attack.some((item) => item.place === place.value)) return reading;
  const pinner: FieldRead = { ...pins, value: place.value, tokens: [...place.tokens, ...pins.tokens] };
  return {
    ...reading,
    fields: reading.fields.flatMap((one) => (one === place ? [] : one === pins ? [pinner] : [one])),
    faults: reading.faults.filter(
      (fault) =>
        !(fault.code === 'twice' && fault.field === 'space' && place.tokens.every((at) => fault.tokens.includes(at))),
    ),
  };
}

/** Of as many attackers as spaces each comes from one of its own. */
const areApart = ({ fields }: Reading, attack: readonly Item[]): boolean =>
  attack.length > 1 && fields.some(({ field, value }) => field === 'spaces' && value === attack.length);
/** "Two German armies from two spaces": so do those that one number counts. */
const areSplit = ({ fields }: Reading, attack: readonly Item[]): boolean =>
  attack.length === 1 &&
  attack[0]?.count !== undefined &&
  attack[0].count > 1 &&
  fields.some(({ field, value }) => field === 'spaces' && value === attack[0]?.count);

/** "What do I need to take Liège with a German army" */
const NEEDED =
  /(?<!\p{L})(?:what (?:(?:roll|die|number|result) )?(?:do|does|must|should|would|will) (?:i|we|he|they|the \p{L}+) (?:need|have to roll|roll|throw)|what must (?:i|we) (?:roll|throw)|que (?:tirada |dado |numero |resultado )?(?:necesit\p{L}+|tengo que (?:sacar|tirar)|tiene que (?:sacar|tirar)|hay que (?:sacar|tirar)|debo (?:sacar|tirar)|me hace falta)|cuanto (?:necesit\p{L}+|tengo que (?:sacar|tirar)|hay que (?:sacar|tirar))|(?:cosa|che (?:tiro|dado|numero|risultato)|quanto|che cosa) (?:(?:mi|gli|ci) serve|devo (?:fare|tirare)|dobbiamo (?:fare|tirare)|deve (?:fare|tirare)|bisogna (?:fare|tirare))|di (?:cosa|che tiro) ho bisogno)(?!\p{L})/u;

/** What the form is filled in with: its own fields, by the side in whose words they stand. */
function inputOf(typed: string, reading: Reading, attack: readonly Unit[], defence: readonly Unit[]) {
  const valueOf = (name: string, side?: FieldRead['side']) =>
    reading.fields.find(
      (one) => one.field === name && (side === undefined || one.side === side) && isWhose(one, reading),
    )?.value;
  const set = (name: string, value: unknown) =>
    value === undefined || (value === true && name === 'fort') ? {} : { [name]: value };
  const isFlank = valueOf('flank') === true;
  const isNeed = NEEDED.test(fold(typed)) || valueOf('loss') !== undefined;
  const keys = keysOf(
    attack,
    isFlank ||
      areApart(
        reading,
        attack.map(({ item }) => item),
      ),
    reading.fields.flatMap((one) => (one.field === 'elsewhere' && attack.length > 1 ? one.tokens : [])),
  );
  const own = attack.map(({ item }) => item);
  return {
    tool: isNeed ? 'what-do-i-need' : isFlank ? 'flank' : 'fire',
    input: {
      attackers: withNear(areSplit(reading, own) ? eachApart(attack) : spacesOf(attack, keys), valueOf('nearEnemy')),
      defenders: defence.flatMap(({ groups }) => groups),
      ...set('space', valueOf('space')),
      ...set('terrain', valueOf('terrain')),
      ...set('trench', valueOf('trench')),
      ...set('fort', valueOf('fort')),
      ...set('attackerDrm', valueOf('drm', 'attack')),
      ...set('defenderDrm', valueOf('drm', 'defence')),
      ...(isFlank
        ? {
            ...set('flankDie', valueOf('flankDie')),
            ...set('flankDrm', valueOf('flankDrm')),
            ...set('pinning', pinningOf(reading, own, keys)),
          }
        : {}),
      ...(isNeed ? {} : set('attackerDie', valueOf('attackerDie') ?? valueOf('die', 'attack'))),
      ...(isNeed ? {} : set('defenderDie', valueOf('defenderDie') ?? valueOf('die', 'defence'))),
      ...set('loss', valueOf('loss')),
      ...(isNeed ? { ...set('percent', valueOf('percent')), ...set('role', valueOf('role')) } : {}),
      ...set('attackerPolicy', valueOf('attackerPolicy')),
      ...set('defenderPolicy', valueOf('defenderPolicy')),
      ...set('pipeline', valueOf('pipeline')),
      ...set('sinai', valueOf('sinai')),
      ...set('defenderOutOfSupply', valueOf('defenderOutOfSupply', 'defence')),
    },
  };
}

/** Attackers of one number, each in a space of its own. */
const eachApart = (attack: readonly Unit[]): ReturnType<typeof spacesOf> =>
  attack.flatMap(({ item, groups }) =>
    Array.from({ length: item.count ?? 1 }, () => ({ units: groups.map((group) => ({ ...group, n: 1 })) })),
  );

/** "One of our spaces has other enemies beside it" (12.3.3). */
const withNear = (spaces: ReturnType<typeof spacesOf>, near: unknown) =>
  near === true ? spaces.map((one, i) => (i === 0 ? { ...one, nearEnemy: true } : one)) : spaces;

const FOR = /^(?:for|para|per)$/;

/** "He rolled 4 and I 2", "plus one for us": whose it is only "the attacker" or "the defender" can tell. */
function isWhose(one: FieldRead, reading: Reading): boolean {
  const { field, side, role } = one;
  if (role === true) return true;
  if (field === 'defenderOutOfSupply') return !isOfSpeaker(reading, one);
  const after = lastOf(one) + 1;
  const [word, who] = [after, after + 1].map((at) => reading.tokens[at]?.folded ?? '');
  const isPersons = FOR.test(word ?? '') && PERSON.test(who ?? '');
  return field === 'drm' ? !(isPersons && side === 'defence') : field !== 'die';
}

function fieldText({ field, value, side }: FieldRead, data: PogData): Text {
  if (field === 'space') return spaceText(String(value), data, 'space');
  if (field === 'from') return say('from', { name: spaceOf(data, String(value))?.name ?? String(value) });
  if (field === 'terrain')
    return text('fire.facts.terrain', { terrain: text(`fire.options.terrain.${String(value)}`) });
  if (field === 'drm')
    return say(`drm.${side}`, { value: Number(value) > 0 ? `+${String(value)}` : String(value).replace('-', '−') });
  if (field === 'die') return say(`die.${side}`, { value: Number(value) });
  if (field === 'attackerDie') return say('die.attack', { value: Number(value) });
  if (field === 'defenderDie') return say('die.defence', { value: Number(value) });
  if (field === 'fort' && value === true) return say('printedFort');
  if (field === 'fort') return say('fort', { value: Number(value) });
  if (field === 'trench') return say('trench', { level: Number(value) });
  if (field === 'flank') return text('flank.title');
  if (field === 'loss') return text('fight.field', { name: text('what-do-i-need.fields.loss'), value: Number(value) });
  if (field === 'flankDie') return text('fight.field', { name: text('flank.fields.flankDie'), value: Number(value) });
  if (field === 'pinning') return text('flank.fields.pinning');
  if (field === 'flankDrm') return text('fight.field', { name: text('flank.fields.flankDrm'), value: Number(value) });
  if (field === 'percent')
    return text('fight.field', { name: text('what-do-i-need.fields.percent'), value: Number(value) });
  if (field === 'role')
    return text('fight.field', {
      name: text('what-do-i-need.fields.role'),
      value: text(`what-do-i-need.options.role.${String(value)}`),
    });
  if (field === 'attackerPolicy' || field === 'defenderPolicy')
    return text('fight.field', {
      name: text(`fire.fields.${field}`),
      value: text(`fire.options.${field}.${String(value)}`),
    });
  if (field.startsWith('drm ') || field.startsWith('die ')) return labelOf(field);
  if (field === 'elsewhere') return say('elsewhere');
  if (field === 'spaces') return say('spaces', { n: Number(value) });
  return text(`fire.fields.${field}`);
}

/** Fields that only a flank attack has. */
const FLANK_FIELDS = ['flankDie', 'flankDrm', 'pinning', 'nearEnemy'];

const DICE = ['die', 'attackerDie', 'defenderDie'];

const labelOf = (field: string): Text => {
  if (DICE.includes(field) || field.startsWith('die ')) return say('label.die');
  if (field.startsWith('drm ')) return say('label.drm');
  if (FLANK_FIELDS.includes(field) && field !== 'nearEnemy') return text(`flank.fields.${field}`);
  if (['percent', 'loss', 'role'].includes(field)) return text(`what-do-i-need.fields.${field}`);
  return say(`label.${field}`);
};

/** "The French army is out of supply, … attacks a French army": who is told of by name once more is no other. */
function withoutRepeated(reading: Reading): Reading {
  if (!reading.fields.some(({ field }) => field === 'defenderOutOfSupply')) return reading;
  const { defence } = reading;
  const isSame = (one: Item, other: Item): boolean =>
    other !== one &&
    other.count !== undefined &&
    ['kind', 'nation', 'special'].every((name) => one.traits[name] === other.traits[name]);
  return {
    ...reading,
    defence: defence.filter(
      (one) => one.count !== undefined || !one.own.includes('kind') || !defence.some((other) => isSame(one, other)),
    ),
  };
}

/** Reads a fire combat typed in words, or a flank attack if one is named. */
function readCombat(typed: string, lang: Language, game: unknown): TypedFight | undefined {
  const data = game as PogData;
  const lexicon = combatLexiconOf(data);
  const told = withoutRepeated(withNumbers(readFight(typed, lexicon, lang)));
  const reading = withPinner(withSideNumbers(told, nationWordsOf(data)));
  const attack = reading.attack.map((item) => named(item, data));
  const defence = reading.defence.map((item) => named(item, data));
  const target = spaceOf(data, reading.fields.find(({ field }) => field === 'space')?.value as string | undefined);
  const attacking = sideOfType(data, attack.find(({ type }) => type)?.type);
  const fort = reading.fields.find(({ field }) => field === 'fort');
  // A fort alone may be attacked: that of the place, or the one that is named.
  const fortAlone =
    attack.length > 0 &&
    defence.length === 0 &&
    fort?.value !== 0 &&
    (fort !== undefined || (target?.fort != null && target.side !== attacking));
  if (
    !isFight(reading, lexicon) &&
    !(fortAlone && reading.force > 0 && attack.some(({ type, item }) => type && item.count !== undefined))
  )
    return undefined;
  const { tool, input } = inputOf(typed, reading, attack.map(unitOf), defence.map(unitOf));
  const open = fort?.value === true && target === undefined;
  const wrong = [...attack, ...defence];
  const made: Case = {
    tool,
    input,
    item: (item) => {
      const type = wrong.find((one) => one.item === item)?.type;
      return type
        ? say('units', {
            n: item.count ?? 1,
            unit: unitsName([{ type, face: faceOf(item) }], data),
            face: faceOf(item),
          })
        : say('unit', { n: item.count ?? 1 });
    },
    field: (field) => fieldText(field, data),
    label: labelOf,
    faults: [...wrong.flatMap(({ fault }) => fault ?? []), ...(open ? [say('fault.fort')] : [])],
    forgives: (fault) =>
      (fault.code === 'side' && fault.missing === 'defence' && fortAlone) ||
      isCardSaid(fault, reading) ||
      isCardOpen(fault, reading) ||
      areDiceOpen(fault, reading) ||
      isDieWanted(fault, reading),
    unknown: [
      ...unusedIn(reading, tool),
      ...reading.faults.flatMap((fault) => ('tokens' in fault && isCardOpen(fault, reading) ? fault.tokens : [])),
    ],
  };
  return fightOf(reading, made);
}

/** "Plus one for a card": the card needs no number of its own. */
const isCardSaid = (fault: Fault, { fields }: Reading): boolean =>
  fault.code === 'range' &&
  fault.given === undefined &&
  fault.field === 'drm' &&
  fields.some(({ field }) => field === 'drm');

/** "…, plus one by card": whose the number is nobody can tell, and the card is named with it. */
const isCardOpen = (fault: Fault, { uses }: Reading): boolean =>
  fault.code === 'range' &&
  fault.given === undefined &&
  fault.field === 'drm' &&
  uses.slice(Math.max(0, firstOf(fault) - 2), firstOf(fault)).includes('unknown');

/** "I rolled a five, he rolled a two": neither die is taken, and nothing is said twice. */
const areDiceOpen = (fault: Fault, reading: Reading): boolean =>
  fault.code === 'twice' &&
  fault.field === 'die' &&
  reading.fields.every((one) => one.field !== 'die' || !isWhose(one, reading));

/** "What die for three losses": it is what is asked. */
const isDieWanted = (fault: Fault, { fields }: Reading): boolean =>
  fault.code === 'range' &&
  fault.given === undefined &&
  fault.field === 'die' &&
  fields.some(({ field }) => field === 'loss');

/** Fields that this tool has no use for as they are said. */
const unusedIn = (reading: Reading, tool: string): readonly number[] =>
  reading.fields
    .filter(
      (one) =>
        (one.field === 'defenderOutOfSupply' && one.side === 'attack') ||
        one.field === 'policy' ||
        isOwned(one) ||
        (one.field === 'elsewhere' && (one.side === 'defence' || reading.attack.length < 2)) ||
        !isWhose(one, reading) ||
        (DICE.includes(one.field) && reading.fields.some(({ field }) => field === 'loss')) ||
        (FLANK_FIELDS.includes(one.field) && !reading.fields.some(({ field }) => field === 'flank')) ||
        (['percent', 'role'].includes(one.field) && tool !== 'what-do-i-need') ||
        (one.field === 'pinning' &&
          (one.side === 'defence' || !reading.attack.some((item) => firstOf(item) < firstOf(one)))) ||
        (one.field === 'spaces' &&
          one.value !== 1 &&
          !areApart(reading, reading.attack) &&
          !areSplit(reading, reading.attack)),
    )
    .flatMap(({ tokens }) => tokens);

/** "13 factors on the army table against 9 corps factors": the strength of a side, or of each of its units. */
function readFactors(typed: string, lang: Language, data: PogData): TypedFight | undefined {
  const whole = withSideNumbers(readFight(typed, factorLexiconOf(data), lang), nationWordsOf(data));
  const strays = [whole.attack, whole.defence].flatMap((items) => items.filter((item) => isStray(item, items)));
  const own = (items: readonly Item[]): readonly Item[] => items.filter((item) => !strays.includes(item));
  const reading: Reading = { ...whole, attack: own(whole.attack), defence: own(whole.defence) };
  if (!toldByFactors(reading) || !isFight(reading, factorLexiconOf(data))) return undefined;
  const told = new Map([...reading.attack, ...reading.defence].map((item) => [item, toldOf(item, data)] as const));
  if ([...told.values()].some(({ isOff }) => isOff)) return undefined;
  const units = (items: readonly Item[]): readonly Unit[] =>
    items.map((item) => ({ item, groups: told.get(item)?.groups ?? [] }));
  const { tool, input } = inputOf(typed, reading, units(reading.attack), units(reading.defence));
  return fightOf(reading, {
    tool,
    input,
    item: (item) => told.get(item)?.item ?? say('unit', { n: item.count ?? 1 }),
    field: (field) => fieldText(field, data),
    label: labelOf,
    faults: [...told.values()].flatMap(({ fault }) => fault ?? []).slice(0, 1),
    unknown: [...unusedIn(reading, tool), ...strays.flatMap(({ tokens }) => tokens)],
  });
}

/** By strengths where the text tells of them; "75 per cent" is none, and says something else in a fight of units. */
function readEither(typed: string, lang: Language, data: PogData): TypedFight | undefined {
  const byFactors = readFactors(typed, lang, data);
  if (byFactors?.faults.length === 0) return byFactors;
  const byUnits = readCombat(typed, lang, data);
  return byUnits?.faults.length === 0 && byUnits.unknown.length === 0 ? byUnits : (byFactors ?? byUnits);
}

/** Reads a fight of Paths of Glory typed in words, or another tool that is named with what fills it in. */
const read: FightReader['read'] = (typed, lang, data) =>
  eitherOf(
    typed,
    () => readEither(typed, lang, data as PogData),
    () => readAsked(typed, lang, lexiconOf(data as PogData), ASKED_TOOLS, data as PogData),
  );

export const fights: FightReader = {
  tools: ['fire', 'flank', 'what-do-i-need', ...ASKED_TOOLS.map(({ tool }) => tool)],
  lexicon: (data) => factorLexiconOf(data as PogData),
  named: (typed, lang) => nameIn(typed, lang, ASKED_TOOLS),
  read,
};
