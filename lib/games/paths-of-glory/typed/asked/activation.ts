import { text } from '@/lib/calc/evaluation';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import { ACTIVATION_WORDS } from '@/lib/games/paths-of-glory/typed/activation-words';
import { ATTACK_MARKER, TSAR_FELL } from '@/lib/games/paths-of-glory/typed/card-words';
import { groupOf, named } from '@/lib/games/paths-of-glory/typed/units';
import { fieldsBut, saidIn, type AskedTool } from '@/lib/typed/asked';
import { asks, counted, field, filler, numberIn } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';
import { isWhole, unitsTold } from '@/lib/games/paths-of-glory/typed/asked/shared';

/* The activation of a space of Paths of Glory, as a text asks for it. */

/** What a space is activated for, how it is supplied, and the event used on it. */
export const CHOSEN = ['action', 'supply', 'card'];

/** "How many operations to activate Paris with two French armies" (9.2). */
export const activation: AskedTool<PogData> = {
  tool: 'activation',
  words:
    'activate a stack of|activate a stack|activate the stack|activar una pila de|activar una pila|activo|activo una pila de|attivo|attivare una pila di|activate|activates|activating|activation|activation cost|cost to activate|activar|activa|activan|activacion|coste de activar|attivare|attiva|attivano|attivazione|costo di attivazione',
  entries: [
    ...ACTIVATION_WORDS,
    TSAR_FELL,
    // Who is to attack gets its marker (9.2.5).
    field(ATTACK_MARKER, 'action', 'combat'),
    asks(
      words(
        inRow(
          '|the|a|la|una|my|mi|la mia|with|con',
          '|ops|operations',
          'card|carta',
          '|is|is a|is an|s a|of|worth|worth a|has|shows|gives|says|:|es|es un|es una|es de|es una de|de|de valor|tiene|vale|dice|marca|e|e un|e una|e da|e di|e del|da|di|ha|vale|segna|dice',
          '|a|un|una',
        ),
        inRow(
          'i play|i m playing|playing|using|i use|juego|jugando|uso|usando|gioco|giocando|con|with|spending|gastando|spendendo',
          'a|an|un|una',
          '|card of|card worth|carta de|carta da',
        ),
      ),
      'ops',
      1,
      5,
      { optional: true },
    ),
    counted(
      inRow(
        'spending|spend|using|use|gastando|gasto|usando|uso|spendendo|spendo',
        '#',
        'ops|op|operations|operation points|puntos|puntos de operaciones|operaciones|punti|punti operazione|operazioni',
      ),
      'ops',
      1,
      5,
    ),
    asks(
      'card worth|a card worth|carta de valor|carta da|una carta de|una carta da|es una carta de|e una carta da|it s a card of|card of',
      'ops',
      1,
      5,
      { optional: true },
    ),
    filler(
      'not to march|not to move|not for movement|no para mover|no para movimiento|non per muovere|non per il movimento|i ve got|to spend|para gastar|da spendere',
    ),
    filler('cost|costs|coste|costo|card|carta|carta de|carta da|of the card|de la carta|della carta'),
    asks(
      'ops|ops card|ops to spend|op|operations|operation points|puntos de operaciones|operaciones|punti operazione|operazioni',
      'ops',
      1,
      5,
      {
        before: true,
        optional: true,
      },
    ),
    ...[
      [
        'combat',
        'for combat|for attack|to attack|combat , not movement|combat not movement|to fight|combate , no movimiento|para luchar|combattimento , non movimento|per combattere|para combate|para combatir|para atacar|per combattere|per attaccare|per il combattimento',
      ] as const,
      [
        'movement',
        'for movement|to move|para mover|para movimiento|para el movimiento|per muovere|per movimento|per il movimento',
      ] as const,
    ].map(([value, words]): Entry => ({
      words: alternatives(words),
      means: { kind: 'field', field: 'action', value },
    })),
  ],
  make(reading, items, data) {
    // "A Frenchman and a Belgian": whoever is counted is there, and which unit he is has to be said.
    const units = items
      .filter((item) => isWhole(item) || (item.traits.nation !== undefined && item.count !== undefined))
      .map((item) => named(item, data));
    const space = saidIn(reading, 'space');
    const chosen = CHOSEN.flatMap((name) => {
      const said = saidIn(reading, name);
      return said === undefined ? [] : [[name, said] as const];
    });
    const ops = numberIn(reading, 'ops');
    if (units.length === 0 && (space === undefined || (ops === undefined && chosen.length === 0))) return undefined;
    const told = unitsTold(units, data);
    return {
      input: {
        ...(saidIn(reading, 'tsarFell') === true ? { tsarFell: true } : {}),
        spaces: [
          {
            ...(space === undefined ? {} : { space }),
            ...(units.length === 0 ? {} : { units: units.map(groupOf) }),
            ...Object.fromEntries(chosen),
          },
        ],
        ...(ops === undefined ? {} : { ops }),
      },
      ...told,
      takes: ['space', ...CHOSEN, 'ops', 'tsarFell'],
      field: (one) =>
        one.field === 'ops'
          ? text('fight.field', { name: text('activation.fields.ops'), value: Number(one.value) })
          : CHOSEN.includes(one.field)
            ? text('fight.field', {
                name: text(`activation.fields.${one.field}`),
                value: text(`activation.options.${one.field}.${String(one.value)}`),
              })
            : one.field === 'tsarFell'
              ? text('activation.fields.tsarFell')
              : (told.field?.(one) ?? text('activation.title')),
      unused: [
        ...fieldsBut(reading, 'space', ...CHOSEN, 'ops', 'tsarFell'),
        ...items.filter((item) => units.every((one) => one.item !== item)),
      ],
    };
  },
};

/** "The Germans hold Paris", "hemos perdido París": the place follows. */
export const ENEMY_HAS = words(
  paired(
    'the enemy|the germans|the cp|the central powers|the allies|the austrians|the other side',
    'holds|hold|has|have|controls|control|took|has taken|have taken|is in|are in|captured|have captured',
  ),
  'we ve lost|we lost|we have lost|i ve lost|i lost|having lost|the french have lost|the french lost',
  paired(
    'el enemigo|los alemanes|las potencias centrales|los aliados|los austriacos|las pc|el rival',
    'tiene|tienen|controla|controlan|tomo|tomaron|ha tomado|han tomado|ocupa|ocupan',
  ),
  'hemos perdido|perdimos|he perdido|se ha perdido|habiendo perdido',
  paired(
    'il nemico|i tedeschi|gli imperi centrali|gli alleati|gli austriaci|gli ic',
    'ha|hanno|controlla|controllano|ha preso|hanno preso|tiene|tengono|occupa|occupano',
  ),
  'abbiamo perso|ho perso|e stata persa|si e persa',
);
