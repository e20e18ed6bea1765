/* Examples 9 to 12 of the rulebook as inputs of the combat tool, with what the book says comes out. */

const french = (name: string, cbf: number, cab: number, more: object = {}): object => ({ name, nation: 'france', cbf, cab, flashy: true, ...more });
const german = (name: string, cbf: number, cab: number, more: object = {}): object => ({ name, nation: 'germany', cbf, cab, ...more });
const l = (en: string, es: string, it: string) => ({ en, es, it });

const EXAMPLE_9 = { attackers: [{ units: [french('30', 30, 12)] }, { units: [french('29', 29, 12)] }] };
const NOTE_9 = l(
  'The map is lost: two French divisions on open ground from two hexes, names and CAB ours; their own tests are not in the book.',
  'El mapa se ha perdido: dos divisiones francesas en terreno claro desde dos hexágonos; nombres y CAB son nuestros y el libro no da sus pruebas.',
  'La mappa è perduta: due divisioni francesi su terreno aperto da due esagoni; nomi e CAB sono nostri e il libro non dà i loro test.',
);
const defenders9 = (test: number | undefined, others: number | undefined): object[] => [
  german('32.ID', 33, 12, test === undefined ? {} : { test }),
  german('Fußa.1', 3, 12, { kind: 'har', steps: 1, arf: 4, ...(others === undefined ? {} : { test: others }) }),
  german('HQ', 0, 14, { kind: 'hq', steps: 1, arf: 0, ...(others === undefined ? {} : { test: others }) }),
];

export const COMBAT_EXAMPLES = [
  {
    id: 'combat-9-case-1',
    tool: 'combat',
    rules: ['9.3.3', '9.4.7', '9.4.10', '9.1.12', '5.1.3'],
    title: l('Example 9, case 1: a roll of 2', 'Ejemplo 9, caso 1: tirada de 2', 'Esempio 9, caso 1: tiro di 2'),
    note: NOTE_9,
    input: { ...EXAMPLE_9, defenders: defenders9(15, undefined), die: 2 },
    expected: {
      text: l(
        '59 : 36 is 1.5:1, modifiers 0. Result +3 / • +3: 32.ID loses a step, passes with 15 and retreats; artillery and HQ, left alone, are destroyed.',
        '59 : 36 da 1.5:1, modificadores 0. Resultado +3 / • +3: la 32.ID pierde un paso, pasa con 15 y se retira; la artillería y el HQ, solos, son destruidos.',
        '59 : 36 dà 1.5:1, modificatori 0. Risultato +3 / • +3: la 32.ID perde un passo, passa con 15 e si ritira; artiglieria e HQ, soli, sono distrutti.',
      ),
      data: { column: { heading: '1.5:1' }, drm: 0, first: 'defender', cells: [{ row: 2, result: '+3 / • +3' }] },
    },
  },
  {
    id: 'combat-9-case-2',
    tool: 'combat',
    rules: ['9.3.3', '9.4.7', '9.4.10', '9.1.12'],
    title: l('Example 9, case 2: a roll of 12', 'Ejemplo 9, caso 2: tirada de 12', 'Esempio 9, caso 2: tiro di 12'),
    note: NOTE_9,
    input: { ...EXAMPLE_9, defenders: defenders9(18, 5), die: 12 },
    expected: {
      text: l(
        'Result 0 / −7: 32.ID fails against 5 with 18, loses a step and retreats. Artillery (5) and HQ (7) pass with 5 and may retreat too.',
        'Resultado 0 / −7: la 32.ID falla contra 5 con un 18, pierde un paso y se retira. La artillería (5) y el HQ (7) pasan con un 5 y pueden retirarse también.',
        'Risultato 0 / −7: la 32.ID fallisce contro 5 con 18, perde un passo e si ritira. Artiglieria (5) e HQ (7) passano con 5 e possono ritirarsi.',
      ),
      data: { column: { heading: '1.5:1' }, drm: 0, first: 'defender', cells: [{ row: 12, result: '0 / −7' }] },
    },
  },
  {
    id: 'combat-9-case-3',
    tool: 'combat',
    rules: ['9.3.3', '9.4.7', '9.4.10', '9.1.12'],
    title: l('Example 9, case 3: a roll of 16', 'Ejemplo 9, caso 3: tirada de 16', 'Esempio 9, caso 3: tiro di 16'),
    note: NOTE_9,
    input: { ...EXAMPLE_9, defenders: defenders9(6, undefined), die: 16 },
    expected: {
      text: l(
        'Result −1 / −6: 32.ID passes with 6 against 6. Artillery and HQ are not alone and do not test.',
        'Resultado −1 / −6: la 32.ID pasa con 6 contra 6. La artillería y el HQ no están solos y no prueban.',
        'Risultato −1 / −6: la 32.ID passa con 6 contro 6. Artiglieria e HQ non sono soli e non fanno test.',
      ),
      data: { column: { heading: '1.5:1' }, drm: 0, first: 'defender', cells: [{ row: 16, result: '−1 / −6' }] },
    },
  },
  {
    id: 'combat-10',
    tool: 'combat',
    rules: ['9.3.3', '9.3.4', '9.1.12', '9.4.12'],
    title: l('Example 10: a roll above 25', 'Ejemplo 10: una tirada de más de 25', 'Esempio 10: un tiro oltre 25'),
    note: l(
      'The book only says modifiers of +15: here +14 for Rough attacked out of Clear and +1 for the uniforms. It leaves 9.5 aside.',
      'El libro solo dice modificadores +15: aquí +14 por atacar terreno accidentado desde claro y +1 por los uniformes. Deja 9.5 aparte.',
      'Il libro dice solo modificatori +15: qui +14 per il terreno accidentato attaccato da terreno aperto e +1 per le uniformi. Lascia da parte 9.5.',
    ),
    input: {
      turn: 19,
      attackers: [{ units: [french('1e DI', 29, 13, { test: 8 }), french('2e DI', 29, 14, { test: 11 }), french('51e DR', 19, 12, { test: 13, reserve: true, rank: 'C' })] }],
      terrain: 'rough',
      defenders: [german('20.ID', 30, 12, { test: 18 }), german('II/RFußa.2', 3, 12, { kind: 'har', steps: 1, arf: 4, test: 15 })],
      die: 17,
    },
    expected: {
      text: l(
        '77 : 33 is 2:1; 17 + 15 = 32, so 1.5:1 with 24: −3 / −4. 20.ID (8) fails with 18 and retreats; II/RFußa.2 (8) is destroyed by 15. 1e DI (10) and 2e DI (11) pass, 51e DR (9) loses a step and stays.',
        '77 : 33 da 2:1; 17 + 15 = 32, así que 1.5:1 con 24: −3 / −4. La 20.ID (8) falla con 18 y se retira; la II/RFußa.2 (8) es destruida con 15. La 1e DI (10) y la 2e DI (11) pasan; la 51e DR (9) pierde un paso y se queda.',
        '77 : 33 dà 2:1; 17 + 15 = 32, quindi 1.5:1 con 24: −3 / −4. La 20.ID (8) fallisce con 18 e si ritira; la II/RFußa.2 (8) è distrutta da 15. 1e DI (10) e 2e DI (11) passano; la 51e DR (9) perde un passo e resta.',
      ),
      data: {
        ratio: '2.33:1',
        column: { heading: '2:1' },
        drm: 15,
        first: 'defender',
        cells: [{ column: { heading: '1.5:1' }, row: 24, result: '−3 / −4' }],
        result: {
          outcome: 'emptied',
          units: [
            { side: 'attacker', at: 0, needs: 10, lost: 0 },
            { side: 'attacker', at: 1, needs: 11, lost: 0 },
            { side: 'attacker', at: 2, needs: 9, lost: 1, retreats: false },
            { side: 'defender', at: 0, needs: 8, lost: 1, retreats: true },
            { side: 'defender', at: 1, needs: 8, lost: 1, destroyed: true },
          ],
        },
      },
    },
  },
  {
    id: 'combat-11',
    tool: 'combat',
    rules: ['9.5.1', '9.5.2', '9.5.4'],
    title: l('Example 11: what German guns do to the French CAB', 'Ejemplo 11: lo que hace la artillería alemana a la CAB francesa', 'Esempio 11: che cosa fa l’artiglieria tedesca al CAB francese'),
    note: l('The French unit of 40 points, its steps and its CAB are ours.', 'La unidad francesa de 40 puntos, sus pasos y su CAB son nuestros.', 'L’unità francese da 40 punti, i suoi passi e il suo CAB sono nostri.'),
    input: {
      attackers: [{ units: [german('34.ID', 30, 12, { redArf: true }), german('II, III/Fußa.12', 5, 12, { kind: 'har', arf: 5 }), german('I, II/Fußa.6', 5, 12, { kind: 'har', arf: 5 })] }],
      defenders: [{ name: '40', nation: 'france', cbf: 40, cab: 12 }],
      die: 8,
    },
    expected: {
      text: l(
        '40 : 40 is 1:1; a roll of 8 gives −3 / −4. The French test with −4 −1 (HAR with ARF 10) −1 (red ARF) = −6.',
        '40 : 40 da 1:1; una tirada de 8 da −3 / −4. Los franceses prueban con −4 −1 (HAR con ARF 10) −1 (ARF rojo) = −6.',
        '40 : 40 dà 1:1; un tiro di 8 dà −3 / −4. I francesi fanno il test con −4 −1 (HAR con ARF 10) −1 (ARF rosso) = −6.',
      ),
      data: { ratio: '1:1', column: { heading: '1:1' }, drm: 0, first: 'defender', cells: [{ row: 8, result: '−3 / −4' }] },
    },
  },
  {
    id: 'combat-12',
    tool: 'combat',
    rules: ['9.4.2', '9.4.3', '9.4.4', '9.4.11', '9.3.4', '9.5.1', '9.6.5'],
    title: l('Example 12: out of two hexes, retreat and advance', 'Ejemplo 12: desde dos hexágonos, retirada y avance', 'Esempio 12: da due esagoni, ritirata e avanzata'),
    note: l('2e DIC and 2e RAL attack out of Y25, 4e DI out of Y24 over a minor river.', 'La 2e DIC y el 2e RAL atacan desde Y25; la 4e DI, desde Y24 a través de un río menor.', 'La 2e DIC e il 2e RAL attaccano da Y25, la 4e DI da Y24 oltre un fiume minore.'),
    input: {
      attackers: [
        { terrain: 'broken', units: [french('2e DIC', 29, 14, { flashy: false, test: 18 }), french('2e RAL', 3, 12, { kind: 'har', steps: 1, arf: 3, flashy: false })] },
        { terrain: 'rough', hexside: 'minor-river', units: [french('4e DI', 29, 13, { test: 4 })] },
      ],
      terrain: 'broken',
      defenders: [german('11.ID', 30, 12, { redArf: true, test: 18 })],
      dividedCorps: 1,
      die: 7,
    },
    expected: {
      text: l(
        '61 : 30 is 2:1; +18 ground, +1, −1, +5 = +23. 7 + 23 = 30, so 1.5:1 with 22: −3 / −5. 11.ID (7) fails and retreats; 2e DIC (10) loses a step, 4e DI (9) none. The French may advance.',
        '61 : 30 da 2:1; terreno +18, +1, −1, +5 = +23. 7 + 23 = 30, así que 1.5:1 con 22: −3 / −5. La 11.ID (7) falla y se retira; la 2e DIC (10) pierde un paso y la 4e DI (9) ninguno. Los franceses pueden avanzar.',
        '61 : 30 dà 2:1; terreno +18, +1, −1, +5 = +23. 7 + 23 = 30, quindi 1.5:1 con 22: −3 / −5. La 11.ID (7) fallisce e si ritira; la 2e DIC (10) perde un passo, la 4e DI (9) nessuno. I francesi possono avanzare.',
      ),
      data: {
        ratio: '2.03:1',
        column: { heading: '2:1' },
        drm: 23,
        first: 'defender',
        cells: [{ column: { heading: '1.5:1' }, row: 22, result: '−3 / −5' }],
        result: {
          outcome: 'emptied',
          units: [
            { side: 'attacker', hex: 0, at: 0, needs: 10, lost: 1, retreats: false },
            { side: 'attacker', hex: 0, at: 1, lost: 0 },
            { side: 'attacker', hex: 1, at: 0, needs: 9, lost: 0 },
            { side: 'defender', at: 0, needs: 7, lost: 1, retreats: true },
          ],
        },
      },
    },
  },
];
