import { text } from '@/lib/calc/evaluation';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { played } from '@/lib/games/paths-of-glory/typed/card-words';
import { BESIEGEABLE, LOSABLE, POOLS } from '@/lib/games/paths-of-glory/replacements/losses';
import { groupOf, type Named } from '@/lib/games/paths-of-glory/typed/units';
import { fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import { field, filler, trait } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { Reading } from '@/lib/typed/reading';
import { paired } from '@/lib/typed/phrases';
import { ENEMY_HAS } from '@/lib/games/paths-of-glory/typed/asked/activation';
import { others, unitsTold, wholeIn } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* Replacements of Paths of Glory, as a text counts them and says where they go. */

/** "French replacements with 3 points": the points of the only nation that is named. */
function pointsIn(items: readonly Item[], data: PogData): Readonly<Record<string, number>> | undefined {
  const nations = [...new Set(items.flatMap(({ traits }) => traits.nation ?? []))];
  const counted = items.filter(({ traits, count }) => traits.points === true && count !== undefined);
  const [nation, second] = nations;
  const [only, other] = counted;
  if (nation === undefined || second !== undefined || !only || other) return undefined;
  const pool = poolOf({ ...only, traits: { ...only.traits, nation }, own: ['nation', 'points'] }, data);
  return pool === undefined || only.count === undefined ? undefined : { [pool]: only.count };
}

/** "Rebuild a dead French army", "flip two reduced German armies" (17.1.4). */
export const replacements: AskedTool<PogData> = {
  tool: 'replacements',
  words:
    'bring back|bringing back|brings back|levantar|levanto|recrear|resucitar|recreate|recreating|raise|ricreare|resuscitare|rimettere in piedi|traer de vuelta|riportare|replacement|replacements|replacement points|rebuild|rebuilds|rebuilding|recupero|recuperamos|rp|rps|reemplazo|reemplazos|puntos de reemplazo|reconstruir|rimpiazzo|rimpiazzi|' +
    'punti rimpiazzo|ricostruire',
  entries: [
    trait(
      'dead|eliminated|destroyed|eliminado|eliminada|eliminados|eliminadas|muerto|muertos|destruido|destruidos|eliminato|eliminata|eliminati|eliminate|distrutto',
      {
        dead: true,
      },
    ),
    // "Tra gli eliminati c'è un'armata": who follows is one of them.
    trait(
      paired(
        'among the eliminated|among the dead|entre los eliminados|entre los muertos|tra gli eliminati|fra gli eliminati',
        'there is|there s|there are|hay|esta|estan|c e|ci sono',
      ),
      { dead: true },
    ),
    trait('rebuild|rebuilds|rebuilding|reconstruir|ricostruire', { dead: true }),
    // "Three Russian points": of whom they are.
    trait('points|point|puntos|punto|punti|pts|rp|rps|pr|replacement points|puntos de reemplazo|punti rimpiazzo', {
      points: true,
    }),
    field(played('over there|the over there'), 'overThere', true),
    field(ENEMY_HAS, 'lost', true),
    field(
      'in enemy hands|enemy held|held by the enemy|under enemy control|enemy controlled|captured|lost|has fallen|en manos enemigas|en manos del enemigo|en poder del enemigo|' +
        'controlada por el enemigo|perdida|perdido|capturada|tomada|ha caido|in mano nemica|in mani nemiche|in mano al nemico|controllata dal nemico|perduta|persa|perso|caduta|occupata dal nemico',
      'lost',
      true,
    ),
    field('besieged|under siege|sitiada|sitiado|asediada|asediado|assediata|assediato', 'besieged', true),
    filler(
      'spend|spends|spending|to spend|i spend|we spend|use|using|i have|we have|gastar|gasto|gastamos|gastando|gasta|gastan|invertir|invierto|usar|spendere|spendo|spendiamo|spendendo|spende|spendono|usare|flip|flip back|bring back|dar la vuelta|voltear|recuperar|girare|recuperare|cost of|coste|costo',
    ),
  ],
  grammar: { states: ['face', 'dead'] },
  make(reading, all, data) {
    // "3 German points and 1 Austrian": of one that is only counted behind points they are points too.
    const listed = all.map((item, i): Item => {
      const isListed = all[i - 1]?.traits.points === true && item.count !== undefined && item.own.join() === 'nation';
      const { nation = '' } = item.traits;
      return isListed ? { ...item, traits: { nation, points: true } } : item;
    });
    const pools = listed.flatMap((one, i): readonly (readonly [Item, string])[] => {
      const [item, pool] = [all[i], poolOf(one, data)];
      return pool === undefined || !item ? [] : [[item, pool]];
    });
    // "What does it cost in points": the word alone says nothing.
    const isBare = ({ count, own }: Item): boolean => count === undefined && own.join() === 'points';
    const items = all.filter((item) => !isBare(item) && pools.every(([one]) => one !== item));
    const gone = goneIn(reading);
    const units = wholeIn(items, data);
    const overThere = saidIn(reading, 'overThere') === true ? { overThere: true } : {};
    const points = units.length === 0 ? pointsIn(all, data) : undefined;
    if (units.length === 0 && points === undefined) return undefined;
    const isDead = ({ item }: Named): boolean => item.traits.dead === true;
    const isReduced = ({ item }: Named): boolean => !isDead({ item } as Named) && item.traits.face === 'reduced';
    // Whether a unit is dead or reduced decides what it costs: it is not guessed.
    if (!units.every((one) => isDead(one) || isReduced(one))) return undefined;
    const told = unitsTold(units, data);
    const reduced = units.map((one) => ({ ...groupOf(one), face: 'reduced' }));
    return {
      input: {
        ...(pools.length === 0 || points
          ? {}
          : { points: Object.fromEntries(pools.map(([{ count }, pool]) => [pool, count])) }),
        ...(points ? { points } : {}),
        ...overThere,
        ...(points
          ? {}
          : {
              eliminated: reduced.filter((_, i) => isDead(units[i] as Named)),
              reduced: reduced.filter((_, i) => isReduced(units[i] as Named)),
            }),
        ...(gone ? { [gone.list]: gone.places.map(({ value }) => value) } : {}),
      },
      ...told,
      takes: ['space', 'overThere', ...GONE],
      item: (item) =>
        points !== undefined || pools.some(([one]) => one === item)
          ? text('fight.field', { name: text('replacements.fields.points'), value: Number(item.count) })
          : told.item(item),
      field: (one) =>
        one.field === 'overThere'
          ? text('replacements.fields.overThere')
          : GONE.includes(one.field) && gone
            ? text(`replacements.fields.${gone.list}`)
            : told.field(one),
      forgives: (fault) => fault.code === 'twice' && fault.field === 'space' && gone !== undefined,
      unused: points
        ? fieldsBut(reading, 'overThere', ...(gone ? ['space', ...GONE] : []))
        : others(reading, items, 'overThere', ...(gone ? ['space', ...GONE] : [])),
    };
  },
};

/** "Three Russian points": the marker of Replacement Points that a nation has (6.0.F). */
function poolOf({ traits, own, count }: Item, data: PogData): string | undefined {
  if (traits.points !== true || traits.kind !== undefined || count === undefined || !own.includes('nation'))
    return undefined;
  const abbr = data.units.nations.find(({ id }) => id === traits.nation)?.abbr?.en ?? '';
  return POOLS.find((one) => one === abbr);
}

const GONE = ['lost', 'besieged'];

/** "Moscow in enemy hands": the places that are named with the word, where each matters here (17.1.3, 17.1.5). */
function goneIn({ fields }: Reading) {
  const [word, other] = fields.filter(({ field: name }) => GONE.includes(name));
  const places = fields.filter(({ field: name }) => name === 'space');
  const known: readonly unknown[] = word?.field === 'lost' ? LOSABLE : BESIEGEABLE;
  if (!word || other || places.length === 0 || !places.every(({ value }) => known.includes(value))) return undefined;
  return { list: word.field, places };
}
