import { text } from '@/lib/calc/evaluation';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { SR_BEFORE } from '@/lib/games/paths-of-glory/typed/round-words';
import { faceOf, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { saidIn, type AskedTool } from '@/lib/typed/asked';
import { asks, field, filler, numberIn } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { firstOf } from '@/lib/typed/tokens';
import { ARROWS, IN, others, say, TO, unitsTold, wholeIn } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* Strategic redeployment in Paths of Glory, as a text tells of it. */

/** Where one unit of several goes. */
interface Route {
  readonly from: FieldRead;
  readonly to: FieldRead;
}

/**
 * "An army from Koblenz to Warsaw, a corps from the Reserve Box to Berlin": the way of each unit stands behind it;
 * undefined where they do not all have one of their own.
 */
function routesOf({ fields, tokens }: Reading, units: readonly Named[]): ReadonlyMap<Item, Route> | undefined {
  const items = units.map(({ item }) => item).toSorted((a, b) => firstOf(a) - firstOf(b));
  const routes = items.flatMap((item, at): readonly (readonly [Item, Route])[] => {
    const next = items[at + 1];
    const end = next ? firstOf(next) : Infinity;
    const own = fields.filter((one) => firstOf(one) > firstOf(item) && firstOf(one) < end);
    const [from, left] = own.filter(({ field: name }) => name === 'from');
    const [to, other, third] = own.filter(({ field: name }) => name === 'space');
    // "An army Breslau to Vienna"
    if (!from && to && other && !third && TO.test(tokens[firstOf(other) - 1]?.folded ?? ''))
      return [[item, { from: to, to: other }]];
    return from && to && !left && !other ? [[item, { from, to }]] : [];
  });
  const places = fields.filter(({ field: name }) => name === 'from' || name === 'space');
  return items.length > 1 && routes.length === items.length && places.length === 2 * items.length
    ? new Map(routes)
    : undefined;
}

/** "SR a German corps from Berlin to Warsaw" (13.1). */
export const redeployment: AskedTool<PogData> = {
  tool: 'sr',
  words:
    'rs|sposto strategicamente|muovo strategicamente|muevo estrategicamente|por re|per re|sr card|sr points|by rail|por tren|in treno|redespliego|ridispiego|ridispiegare|rischiero|rischierare|sr|strategic redeployment|redeploy|redeploys|strategic movement|re|redespliegue|redespliegue estrategico|redesplegar|redespliega|movimiento estrategico|rischieramento|' +
    'rischieramento strategico|ridispiegamento|ridispiegamento strategico|ridislocazione|ridislocazione strategica|ridisloco|ridislocare',
  entries: [
    field(
      'reserve|reserve box|reserva|casilla de reserva|riserva|casella riserva|from the reserve box|from reserve|from the reserve|from the reserves|desde la reserva|de la reserva|desde la casilla de reserva|de la casilla de reserva|dalla riserva|dalla casella riserva',
      'from',
      'reserve',
    ),
    field(
      'to the reserve box|to reserve|to the reserve|to the reserves|into the reserve box|-> reserve|a la reserva|hasta la reserva|a la casilla de reserva|-> reserva|alla riserva|alla casella riserva|in riserva|-> riserva',
      'space',
      'reserve',
    ),
    { words: ['de', 'del'], lang: 'es', means: { kind: 'from' } },
    field(SR_BEFORE, 'previousWasSr', true),
    // "Dijon -> Amiens": an arrow shows the way.
    filler(ARROWS),
    asks(
      'with a card of|card of|i have a card of|my card is a|the card is a|the card is worth|con carta de|carta de|la carta es de|la carta es un|con la carta de|mi carta es de|tengo carta de|con carta da|con una carta da|la carta e da|la carta vale|la mia carta e da|card worth|a card worth|a card of|playing a card worth|i m playing a card worth|una carta de|carta que vale|una carta que vale|una carta da|carta da|carta che vale',
      'points',
      1,
      20,
      { optional: true },
    ),
    filler(
      'i can spend|we can spend|can spend|to spend|i have at my disposal|at my disposal|available|puedo gastar|podemos gastar|dispongo de|disponemos de|dispongo|tengo disponibles|disponibles|posso spendere|possiamo spendere|ho a disposizione|a disposizione|dispongo di|disponibili|' +
        'move|moves|moving|mover|mueve|muovere|muove|send|sends|play|plays|i play|envio|enviar|mando|juego|mandare|gioco|llevar|llevo|portare|porto|cost|costs|cuesta|costa|how many',
    ),
    asks(
      'to spend on sr|to spend in sr|sr to spend|para gastar en re|para gastar|puntos para gastar|da spendere in sr|da spendere|punti da spendere|sr card|sr points|sr|card|re|carta|carta de re|carta sr|puntos de re|puntos de redespliegue|puntos de redespliegue estrategico|puntos sr|sr pts|redeployment points|strategic redeployment points|punti di ridislocazione|punti ridislocazione|punti di ridispiegamento|punti ridispiegamento|punti di rischieramento|punti rischieramento|punti di sr|punti sr|points of sr|points|puntos|punti|pts|pt',
      'points',
      1,
      20,
      { before: true, optional: true },
    ),
  ],
  make(reading, items, data) {
    const units = wholeIn(items, data);
    const points = numberIn(reading, 'points');
    const places = reading.fields.filter(({ field }) => field === 'space');
    // "The corps in Berlin to Warsaw": where a unit is, it leaves.
    const wordBefore = (one: FieldRead | undefined): string =>
      reading.tokens[one ? firstOf(one) - 1 : -1]?.folded ?? '';
    const isPair = places.length === 2 && saidIn(reading, 'from') === undefined && TO.test(wordBefore(places[1]));
    const here = isPair ? places[0] : places.find((one) => IN.test(wordBefore(one)));
    const there = places.filter((one) => one !== here);
    const left = saidIn(reading, 'from');
    const routes = routesOf(reading, units);
    const from = left ?? here?.value;
    const to = there[0]?.value;
    if (units.length === 0) return undefined;
    const isWhole = from !== undefined && to !== undefined;
    const told = unitsTold(units, data);
    return {
      input: {
        ...(points === undefined ? {} : { points }),
        ...(saidIn(reading, 'previousWasSr') === true ? { previousWasSr: true } : {}),
        moves: units.flatMap(({ item, type }) =>
          Array.from({ length: item.count ?? 1 }, () => ({
            type: type?.id ?? '',
            face: faceOf(item),
            from: routes?.get(item)?.from.value ?? from,
            to: routes?.get(item)?.to.value ?? to,
          })),
        ),
      },
      ...told,
      takes: ['from', 'space', 'points', 'previousWasSr'],
      // Where they go decides whether they may: it is not guessed.
      faults: [...(told.faults ?? []), ...(isWhole ? [] : [say('fault.route')])].slice(0, 1),
      field: (one) =>
        one.value === 'reserve'
          ? one.field === 'from'
            ? say('from', { name: text('sr.reserve') })
            : text('sr.reserve')
          : one.field === 'points'
            ? text('fight.field', { name: text('sr.fields.points'), value: Number(one.value) })
            : one.field === 'previousWasSr'
              ? text('sr.fields.previousWasSr')
              : (told.field?.(one) ?? text('sr.title')),
      forgives: (fault) =>
        fault.code === 'twice' &&
        (routes ? ['from', 'space'].includes(fault.field) : fault.field === 'space' && there.length === 1),
      unused: [
        ...others(reading, items, 'from', 'space', 'points', 'previousWasSr'),
        ...(here && left !== undefined && left !== here.value ? [here] : []),
      ],
    };
  },
};
