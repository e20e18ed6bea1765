import { text } from '@/lib/calc/evaluation';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { ATTACK_MARKER, TREATY } from '@/lib/games/paths-of-glory/typed/card-words';
import { lexiconOf } from '@/lib/games/paths-of-glory/typed/lexicon';
import { groupOf, named } from '@/lib/games/paths-of-glory/typed/units';
import { areOpposed, fieldsBut, isAsked, saidIn, type AskedTool } from '@/lib/typed/asked';
import { ENTERED, field, filler, MOVES, MOVING, STACKING, withArrivals } from '@/lib/typed/form';
import { unitsTold } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* A stack of Paths of Glory, as a text names it and fills it in. */

/** What the form of a stack asks besides its units and its space. */
const STACK_FLAGS = ['brestLitovsk', 'attackMarker'];

/** "Stack three German corps in Metz": whoever is named is there already. */
export const stacking: AskedTool<PogData> = {
  tool: 'stacking',
  words:
    `${STACKING}|` +
    'share a space|share the space|metterci|puedo meter otro|quiero meter|quiero poner|voglio mettere|' +
    'end its move|ends its move|end their move|end its movement|end their movement|end movement|ends movement|terminar su movimiento|terminar el movimiento|' +
    'termina su movimiento|terminan su movimiento|acabar su movimiento|acaba su movimiento|finire il movimento|finire il suo movimento|finisce il movimento|finiscono il movimento|terminare il movimento|' +
    'i want to put|want to put|en la misma casilla|in the same space|en el mismo espacio|' +
    'nello stesso spazio',
  also: `${ENTERED}|arrives|arrive|joins|llega|llegan|se une|se unen|arriva|arrivano|si unisce|si uniscono`,
  entries: [
    field(TREATY, 'brestLitovsk', true),
    field(ATTACK_MARKER, 'attackMarker', true),
    ...MOVING,
    filler('there|here|already|alli|aqui|ya|gia|qui|la'),
  ],
  grammar: { states: ['face', ...MOVES], joins: MOVES, there: true },
  make(reading, all, data) {
    const items = withArrivals(
      reading,
      all.filter(({ traits }) => traits.leaves !== true),
    );
    const isCounted = items.some(
      ({ count, article, traits }) => count !== undefined && !article && traits.kind !== undefined,
    );
    // "Two corps come in": alone they stack with nobody.
    const areBoth = [true, undefined].every((arrives) => items.some(({ traits }) => traits.arrives === arrives));
    // "Can a Russian corps stack with a British corps"
    const areNamed =
      isAsked(reading) &&
      items.filter(({ traits }) => traits.kind !== undefined && traits.nation !== undefined).length > 1;
    if (!(isCounted || areNamed) || areOpposed(items, lexiconOf(data)) || !(areBoth || isAsked(reading)))
      return undefined;
    const units = items.map((item) => named(item, data));
    const space = saidIn(reading, 'space');
    const told = unitsTold(units, data);
    return {
      input: {
        present: units.filter(({ item }) => item.traits.arrives !== true).map(groupOf),
        arriving: units.filter(({ item }) => item.traits.arrives === true).map(groupOf),
        ...(space === undefined ? {} : { space }),
        ...Object.fromEntries(STACK_FLAGS.filter((name) => saidIn(reading, name) === true).map((name) => [name, true])),
      },
      ...told,
      takes: ['space', ...STACK_FLAGS],
      field: (one) => (STACK_FLAGS.includes(one.field) ? text(`stacking.fields.${one.field}`) : told.field(one)),
      unused: [...fieldsBut(reading, 'space', ...STACK_FLAGS), ...all.filter(({ traits }) => traits.leaves === true)],
    };
  },
};
