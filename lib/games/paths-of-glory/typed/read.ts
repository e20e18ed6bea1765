import { text, type Text } from '@/lib/calc/evaluation';
import type { Language } from '@/lib/core/language';
import { fold } from '@/lib/search/text';
import { sideOfType, spaceOf } from '@/lib/games/paths-of-glory/catalogue';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { ASKED_TOOLS } from '@/lib/games/paths-of-glory/typed/asked';
import { lexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { unitsName } from '@/lib/games/paths-of-glory/unit-names';
import { faceOf, groupOf, named, spaceText, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { eitherOf, readAsked } from '@/lib/typed/asked';
import { fightOf, isFight, type Case, type FightReader, type TypedFight } from '@/lib/typed/fight';
import { readFight, type FieldRead, type Reading } from '@/lib/typed/reading';

const say = (key: string, params?: Text['params']): Text => text(`typed.${key}`, params);

/** Attackers by the space from which they come; those of a flank attack without one from a space of their own. */
function spacesOf(units: readonly Named[], apart: boolean) {
  const keys = [...new Set(units.map((unit, i) => String(unit.item.place ?? (apart ? `?${i}` : '?'))))];
  return keys.map((key) => ({
    ...(key.startsWith('?') ? {} : { space: key }),
    units: units.filter(({ item }, i) => String(item.place ?? (apart ? `?${i}` : '?')) === key).map(groupOf),
  }));
}

/** What stands in for a word that fills a field: the engine's own field, by the side in whose words it stands. */
/** "What do I need to take Liège with a German army" */
const NEEDED = /(?<!\p{L})(?:what do i need|que necesito|cosa mi serve|di cosa ho bisogno)(?!\p{L})/u;

function inputOf(typed: string, reading: Reading, attack: readonly Named[], defence: readonly Named[]) {
  const valueOf = (name: string, side?: FieldRead['side']) =>
    reading.fields.find((one) => one.field === name && (side === undefined || one.side === side))?.value;
  const set = (name: string, value: unknown) =>
    value === undefined || (value === true && name === 'fort') ? {} : { [name]: value };
  const isFlank = valueOf('flank') === true;
  return {
    tool: NEEDED.test(fold(typed)) ? 'what-do-i-need' : isFlank ? 'flank' : 'fire',
    input: {
      attackers: spacesOf(attack, isFlank),
      defenders: defence.map(groupOf),
      ...set('space', valueOf('space')),
      ...set('terrain', valueOf('terrain')),
      ...set('trench', valueOf('trench')),
      ...set('fort', valueOf('fort')),
      ...set('attackerDrm', valueOf('drm', 'attack')),
      ...set('defenderDrm', valueOf('drm', 'defence')),
      ...set('attackerDie', valueOf('die', 'attack')),
      ...set('defenderDie', valueOf('die', 'defence')),
      ...set('pipeline', valueOf('pipeline')),
      ...set('sinai', valueOf('sinai')),
      ...set('defenderOutOfSupply', valueOf('defenderOutOfSupply', 'defence')),
    },
  };
}

function fieldText({ field, value, side }: FieldRead, data: PogData): Text {
  if (field === 'space') return spaceText(String(value), data);
  if (field === 'from') return say('from', { name: spaceOf(data, String(value))?.name ?? String(value) });
  if (field === 'terrain')
    return text('fire.facts.terrain', { terrain: text(`fire.options.terrain.${String(value)}`) });
  if (field === 'drm')
    return say(`drm.${side}`, { value: Number(value) > 0 ? `+${String(value)}` : String(value).replace('-', '−') });
  if (field === 'die') return say(`die.${side}`, { value: Number(value) });
  if (field === 'fort' && value === true) return say('printedFort');
  if (field === 'fort') return say('fort', { value: Number(value) });
  if (field === 'trench') return say('trench', { level: Number(value) });
  if (field === 'flank') return text('flank.title');
  return text(`fire.fields.${field}`);
}

/** Reads a fire combat typed in words, or a flank attack if one is named. */
function readCombat(typed: string, lang: Language, game: unknown): TypedFight | undefined {
  const data = game as PogData;
  const lexicon = lexiconOf(data);
  const reading = readFight(typed, lexicon, lang);
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
  const { tool, input } = inputOf(typed, reading, attack, defence);
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
    label: (field) => say(`label.${field}`),
    faults: [...wrong.flatMap(({ fault }) => fault ?? []), ...(open ? [say('fault.fort')] : [])],
    forgives: (fault) => fault.code === 'side' && fault.missing === 'defence' && fortAlone,
    unknown: reading.fields
      .filter(({ field, side }) => field === 'defenderOutOfSupply' && side === 'attack')
      .flatMap(({ tokens }) => tokens),
  };
  return fightOf(reading, made);
}

/** Reads a fight of Paths of Glory typed in words, or another tool that is named with what fills it in. */
const read: FightReader['read'] = (typed, lang, data) =>
  eitherOf(
    typed,
    () => readCombat(typed, lang, data),
    () => readAsked(typed, lang, lexiconOf(data as PogData), ASKED_TOOLS, data as PogData),
  );

export const fights: FightReader = {
  tools: ['fire', 'flank', 'what-do-i-need', ...ASKED_TOOLS.map(({ tool }) => tool)],
  read,
};
