import { text, type Text } from '@/lib/calc/evaluation';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { BEACHHEADS, POSITION, SIDE_FIELDS, SIDE_HOLDS, sideHeld } from '@/lib/games/paths-of-glory/typed/supply-words';
import { lexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { faceOf, named } from '@/lib/games/paths-of-glory/typed/units';
import { fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import { heldIn, HOLDING } from '@/lib/typed/control';
import type { Item } from '@/lib/typed/items';
import type { FieldRead } from '@/lib/typed/reading';
import { areAllies } from '@/lib/typed/parts';
import { inRow } from '@/lib/typed/phrases';
import { firstOf } from '@/lib/typed/tokens';
import { AT, ENDING, FROM, TO, toldOf } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* The supply of a space of Paths of Glory, as a text asks for it. */

/** "Supply in Kars", "is the Russian army in Warsaw in supply": on the board as the game begins. */
export const supply: AskedTool<PogData> = {
  tool: 'supply',
  words:
    'supply|in supply|out of supply|unsupplied|fuera de suministro|sin suministro|desabastecido|fuori rifornimento|senza rifornimento|supplied|supply of|supply for|supply line|supply line of|suministro|en suministro|con suministro|' +
    'suministrado|suministrada|linea de suministro|abastecimiento|abastecido|abastecida|abastecidos|rifornimento|' +
    'in rifornimento|rifornito|rifornita|riforniti|linea di rifornimento|abastecidas|suministrados|suministradas|rifornite|' +
    inRow(
      'trace|traces|tracing|trazar|traza|trazan|tracciare|traccia|tracciano',
      '|a|any|its|una|su|la',
      'line|supply line|line of supply|supply|linea|linea de suministro|suministro|linea di rifornimento|rifornimento|rifornimenti',
    ),
  entries: [...SIDE_HOLDS, POSITION, HOLDING, ...BEACHHEADS],
  make(reading, all, data) {
    const lexicon = lexiconOf(data);
    const held = heldIn(reading, all, ['space', 'from'], lexicon);
    const whole = held ? undefined : sideHeld(reading);
    const items = all.filter((item) => item !== held?.holder);
    const [here, ...elsewhere] = reading.fields
      .filter(
        (one) =>
          (one.field === 'space' || one.field === 'from') && ![held, whole].some((some) => some?.places.includes(one)),
      )
      .toSorted((a, b) => firstOf(a) - firstOf(b));
    // "A corps from Marseilles to Salonika, which are in supply": they are on their way.
    const wordBefore = (one: FieldRead | undefined): string =>
      reading.tokens[one ? firstOf(one) - 1 : -1]?.folded ?? '';
    const isLeft = (one: FieldRead): boolean => one.field === 'from' && !AT.test(wordBefore(one));
    const isMoved =
      elsewhere.length > 0 &&
      (reading.fields.some(isLeft) || (FROM.test(wordBefore(here)) && TO.test(wordBefore(elsewhere[0]))));
    const beachhead = saidIn(reading, 'beachhead');
    const landed = beachhead === undefined ? {} : { beachhead };
    if (isMoved) return undefined;
    // "Is the MEF in supply, the beachhead is at Gallipoli": where it stands nobody says.
    if (here === undefined)
      return beachhead === undefined
        ? undefined
        : {
            input: landed,
            field: (one) => beachheadText(one),
            takes: ['beachhead'],
            // The MEF is who is asked about, and need not stand where it has landed.
            unused: [...fieldsBut(reading, 'beachhead'), ...items.filter(({ traits }) => traits.special !== 'mef')],
          };
    const space = here.value;
    // "The German army in Cambrai, if the French hold Sedan": who is named at another place does not stand here.
    const end = Math.min(...elsewhere.map((one) => firstOf(one)));
    const [first] = items.toSorted((a, b) => firstOf(a) - firstOf(b));
    const isThere = (item: Item): boolean =>
      item.own.includes('kind') && firstOf(item) < end && areAllies(item.traits.nation, first?.traits.nation, lexicon);
    const units = items.filter(isThere).map((item) => named(item, data));
    // "The German 2nd army in Koblenz": the counter that stands there as the game begins.
    const [own, other] = units;
    const set = data.setups[0]?.units.find(
      (one) =>
        other === undefined &&
        own?.item.traits.which !== undefined &&
        one.space === space &&
        one.type === own.type?.id &&
        one.designation === String(own.item.traits.which).replace(ENDING, ''),
    );
    const counters = units.flatMap(({ item, type }) =>
      type ? Array.from({ length: item.count ?? 1 }, () => ({ type: type.id, face: faceOf(item) })) : [],
    );
    const told = toldOf(units, data);
    return {
      input: {
        ...landed,
        focus: set ? `${set.space}/${set.type}/${String(set.designation)}` : space,
        ...(counters.length > 0 && !set ? { units: { [String(space)]: counters } } : {}),
        ...(held
          ? {
              control: Object.fromEntries(
                held.places.map(({ value }) => [value, lexicon.alliances?.[String(held.nation)]]),
              ),
            }
          : {}),
        ...(whole ? { control: Object.fromEntries(whole.places.map(({ value }) => [value, whole.side])) } : {}),
      },
      faults: units.flatMap(({ fault }) => fault ?? []).slice(0, 1),
      ...told,
      item: (item) => (item === held?.holder ? text('supply.fields.control') : told.item(item)),
      field: (one) =>
        one.field === 'beachhead'
          ? beachheadText(one)
          : SIDE_FIELDS.includes(one.field)
            ? text('supply.fields.control')
            : told.field(one),
      takes: ['space', 'from', 'beachhead', ...(whole ? SIDE_FIELDS : [])],
      // "If Sofia is open": the first place is where they stand.
      forgives: (fault) => fault.code === 'twice' && fault.field === 'space',
      unused: [
        ...fieldsBut(reading, 'space', 'from', 'beachhead', ...(whole ? SIDE_FIELDS : [])),
        ...elsewhere,
        ...items.filter((item) => !isThere(item)),
      ],
    };
  },
};

const beachheadText = ({ value }: FieldRead): Text =>
  text('fight.field', {
    name: text('supply.fields.beachhead'),
    value: text(`supply.options.beachhead.${String(value)}`),
  });
