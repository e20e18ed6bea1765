import { expect, test } from 'vitest';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { readFightIn } from '@/tests/support/read-fight';

type Row = readonly [
  game: GameId,
  lang: Language,
  text: string,
  tool: string,
  unknown: readonly string[],
  input: object,
];

/* What was once taken for something else, and was a fact that nobody had said. */
const ROWS: readonly Row[] = [
  // Only Germans have active corps; Germans elsewhere are not in the hex.
  [
    'when-eagles-fight',
    'it',
    'un corpo tedesco di 8 attacca un corpo russo di 5, conta come corpo attivo',
    'attack',
    [],
    { attackers: [{ units: [{ kind: 'active', attack: 8 }] }], defenders: [{ kind: 'infantry', defence: 5 }] },
  ],
  [
    'when-eagles-fight',
    'en',
    'can a German corps stack with two Austrian corps, two Germans are elsewhere',
    'stacking',
    [],
    { units: [{ nation: 'german' }, { nation: 'austro-hungarian' }, { nation: 'austro-hungarian' }], elsewhere: 2 },
  ],
  [
    'grand-illusion',
    'en',
    'a besieged fort, Germans attack a French fort',
    'battle',
    [],
    { board: { german: [{ kind: 'corps' }], allied: [{ kind: 'fort', besieged: true }] } },
  ],
  // What a clause of its own says of somebody who fights makes no unit more.
  [
    'grand-illusion',
    'es',
    'un cuerpo alemán de 6 ataca a un cuerpo francés de 5, le pegamos a un cuerpo aturdido',
    'battle',
    [],
    {
      board: {
        german: [{ kind: 'corps', cs: 6 }],
        allied: [{ kind: 'corps', cs: 5, disrupted: true }],
      },
    },
  ],
  [
    'grand-illusion',
    'en',
    'he attacks with a disrupted German, a German corps of 6 attacks a French corps of 5',
    'battle',
    [],
    { board: { german: [{ kind: 'corps', cs: 6, disrupted: true }], allied: [{ kind: 'corps', cs: 5 }] } },
  ],
  [
    'grand-illusion',
    'it',
    'attaccano gli Alleati, un corpo tedesco da 6 e di fronte un corpo francese da 5',
    'battle',
    [],
    { attacker: 'allied', board: { german: [{ cs: 6 }], allied: [{ cs: 5 }] } },
  ],
  [
    'grand-illusion',
    'it',
    'un corpo tedesco da 6 attacca un corpo alleato da 5, è uno dei corpi inglesi',
    'battle',
    [],
    { board: { german: [{ cs: 6 }], allied: [{ nation: 'british', cs: 5 }] } },
  ],
  [
    'grand-illusion',
    'es',
    'lo que hay allí es una fortaleza, dos cuerpos alemanes de 6 atacan a una unidad francesa de 3',
    'battle',
    [],
    { attacker: 'german', board: { german: [{ cs: 6 }, { cs: 6 }], allied: [{ kind: 'fort', cs: 3 }] } },
  ],
  // Two dice are no strength of anybody.
  [
    'grand-illusion',
    'es',
    'dos cuerpos alemanes de 6 atacan a un cuerpo francés de 5, un seis y un cuatro en los dados de FoW',
    'battle',
    [],
    { board: { german: [{ cs: 6 }, { cs: 6 }], allied: [{ cs: 5 }] }, fow: '10' },
  ],
  // Who went by rail before goes no more; an event that is in force was not rolled now.
  [
    'when-eagles-fight',
    'es',
    'movimiento estratégico de un cuerpo ruso en el turno 6, después de otros cuatro rusos',
    'strategic',
    [],
    { turn: 6, russians: 4, units: [{ nation: 'russian' }] },
  ],
  [
    'when-eagles-fight',
    'en',
    'four corps took the train already, strategic movement of a Russian corps on turn 6',
    'strategic',
    [],
    { turn: 6, russians: 4, units: [{ nation: 'russian' }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'evento aleatorio en el turno 9, hemos tenido el evento K',
    'events',
    [],
    { turn: 9, verdun: true },
  ],
  // Odds are no counter.
  [
    'when-eagles-fight',
    'en',
    "it's a 3-1, the Germans attack the Russians",
    'attack',
    [],
    { strength: 'odds', odds: '3:1', attackers: [{ units: [{ nation: 'german' }] }] },
  ],
  // A turn without the word counts nobody.
  [
    'when-eagles-fight',
    'en',
    'a Russian corps of 6 attacks an Austrian corps of 4, Brusilov kicked off on 16',
    'attack',
    [],
    { brusilov: 16, attackers: [{ units: [{ attack: 6 }] }], defenders: [{ defence: 4 }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'un cuerpo ruso 7-8-4 ataca a una guarnición alemana de fortaleza de defensa 3',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 7 }] }], defenders: [{ nation: 'german', kind: 'fortress', defence: 3 }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'acaba de retirarse a ese hex, un cuerpo alemán de 8 ataca a un cuerpo ruso de 5',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 8 }] }], defenders: [{ defence: 5, retreated: true }] },
  ],
  // One unit from each of several hexes.
  [
    'when-eagles-fight',
    'en',
    'I attack a Russian corps of six from the north and the southeast, one German corps of five in each hex',
    'attack',
    [],
    {
      attackers: [
        { from: 'n', units: [{ attack: 5 }] },
        { from: 'se', units: [{ attack: 5 }] },
      ],
      defenders: [{ defence: 6 }],
    },
  ],
  [
    'when-eagles-fight',
    'it',
    'i tedeschi arrivano da nord e da sud con un corpo da sei per lato, difende un corpo russo da otto',
    'attack',
    [],
    {
      attackers: [
        { from: 'n', units: [{ attack: 6 }] },
        { from: 's', units: [{ attack: 6 }] },
      ],
    },
  ],
  // Who was named is told once more; "three of them" counts him.
  [
    'when-eagles-fight',
    'en',
    '2 ge corps (5 each) v ru cav 3, cav out of supply',
    'attack',
    [],
    {
      attackers: [{ units: [{ attack: 5 }, { attack: 5 }] }],
      defenders: [{ kind: 'cavalry', defence: 3, supply: 'out' }],
    },
  ],
  [
    'paths-of-glory',
    'en',
    'Russian corps, three of them, attack a Turkish corps in Erzerum',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ru-corps', n: 3 }] }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'veinte factores alemanes contra ocho rusos que ya se retiraron antes',
    'attack',
    [],
    { attack: 20, defence: 8, defenders: [{ nation: 'russian', retreated: true }] },
  ],
  [
    'when-eagles-fight',
    'en',
    '24 Russian factors vs 12 Austrian, brusilov started t16, turn 17',
    'attack',
    [],
    { attack: 24, defence: 12, brusilov: 16, turn: 17 },
  ],
  // The fort alone is attacked by whoever follows the verb.
  [
    'paths-of-glory',
    'es',
    'fuerte de Lieja solo, ataco con un ejército alemán',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [], space: 'liege' },
  ],
  // How a unit marched; what a defender cannot be is named; of whom "one of them" is said nobody knows.
  [
    'nach-paris',
    'es',
    'una división francesa tras marcha forzada ataca a una división alemana',
    'combat',
    [],
    { attackers: [{ units: [{ march: 'fom' }] }], defenders: [{ nation: 'germany' }] },
  ],
  [
    'nach-paris',
    'en',
    'two German divisions attack a French reserve division',
    'combat',
    ['reserve'],
    { attackers: [{ units: [{}, {}] }], defenders: [{ nation: 'france', kind: 'inf' }] },
  ],
  [
    'nach-paris',
    'es',
    'ataco con dos divisiones alemanas, una solo con su artillería, a una división belga',
    'combat',
    [],
    { attackers: [{ units: [{}, { commitment: 'partial' }] }], defenders: [{ nation: 'belgium', kind: 'inf' }] },
  ],
  // As many dice as there are spaces.
  [
    'grand-illusion',
    'en',
    'my two German corps of five attack two French corps of four; I rolled three and six, he rolled two and four',
    'battle',
    [],
    { attack1: 3, attack2: 6, defence1: 2, defence2: 4 },
  ],
  [
    'grand-illusion',
    'es',
    'la caballería alemana se lanza contra la caballería francesa, que prefiere retirarse del combate',
    'battle',
    [],
    { board: { allied: [{ kind: 'cavalry', withdraws: true }] } },
  ],
  // "20.ID + 19.ID" adds a unit; "un regimiento de artillería" is one of its arm.
  [
    'nach-paris',
    'en',
    '17.ID + 33.ID attack 4e DI across a river',
    'combat',
    [],
    { attackers: [{ units: [{ name: '17.ID' }, { name: '33.ID' }] }], defenders: [{ name: '4e DI' }] },
  ],
  [
    'nach-paris',
    'it',
    'una divisione tedesca e un reggimento di artiglieria pesante attaccano una brigata belga',
    'combat',
    [],
    { attackers: [{ units: [{ kind: 'inf' }, { kind: 'har' }] }], defenders: [{ nation: 'belgium' }] },
  ],
  // In Spanish "da" leads to no strength.
  [
    'grand-illusion',
    'es',
    'tres cuerpos alemanes contra dos cuerpos franceses, el terreno da más uno',
    'battle',
    [],
    { tem: 1 },
  ],
  // Who waits somewhere corrects nobody.
  [
    'paths-of-glory',
    'es',
    'dos ejércitos rusos asaltan Lemberg, donde espera un ejército austriaco',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ru-army', n: 2 }] }], defenders: [{ type: 'ah-army', n: 1 }], space: 'lemberg' },
  ],
  // "And another British": of his people, and no other BEF.
  [
    'paths-of-glory',
    'es',
    'el ejército BEF y otro británico atacan un cuerpo alemán en Bruselas',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'br-bef-army' }, { type: 'br-army' }] }] },
  ],
  // From one place to another: they fight where they go.
  [
    'paths-of-glory',
    'en',
    '2 ge armies koblenz-verdun vs fr army',
    'fire',
    [],
    { attackers: [{ space: 'koblenz' }], space: 'verdun', defenders: [{ type: 'fr-army' }] },
  ],
  [
    'paths-of-glory',
    'es',
    '3 cuerpos rusos a tarnow, ej austriaco reducido',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ru-corps', n: 3 }] }], space: 'tarnow' },
  ],
  // Whose a die is, where no word says that it is one.
  [
    'paths-of-glory',
    'en',
    'fr army vs 2 ge corps sedan, att 4 def 2',
    'fire',
    [],
    { attackerDie: 4, defenderDie: 2, defenders: [{ type: 'ge-corps', n: 2 }] },
  ],
  [
    'paths-of-glory',
    'es',
    'ej ruso vs cuerpo turco, +1 ataque, dado 3 defensor',
    'fire',
    [],
    { attackerDrm: 1, defenderDie: 3, attackers: [{ units: [{ type: 'ru-army' }] }] },
  ],
  // A nation between a die and its number says whose it is, and is nobody more.
  [
    'paths-of-glory',
    'es',
    'un ejército alemán ataca a un ejército francés, tirada alemana: cinco, tirada francesa 2',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army' }] }], attackerDie: 5, defenderDie: 2 },
  ],
  [
    'paths-of-glory',
    'it',
    "un'armata tedesca attacca un'armata francese, tiro tedesco: cinque",
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army' }] }], attackerDie: 5 },
  ],
  // A condition that is the longer name of another tool: the one that makes a case of the text is asked for.
  [
    'paths-of-glory',
    'es',
    'un ejército ruso reducido intenta atrincherarse y saca un uno, pero está sin suministro',
    'entrench',
    [],
    { units: [{ type: 'ru-army', face: 'reduced' }], die: 1, supplied: false },
  ],
  // "Throw … at": the number is of who throws.
  [
    'when-eagles-fight',
    'en',
    'the Russians throw sixteen factors at seven Austrian ones in the mountains',
    'attack',
    [],
    { attack: 16, defence: 7, terrain: 'mountain' },
  ],
  // Who speaks comes with whom he names, whoever the clause before is about.
  [
    'paths-of-glory',
    'es',
    'los turcos tienen dos cuerpos en montaña y les entro con un ejército ruso, he sacado un cinco',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ru-army' }] }], defenders: [{ type: 'tu-corps', n: 2 }], attackerDie: 5 },
  ],
  // "One of … and one of …": each is one of those that were counted.
  [
    'nach-paris',
    'es',
    'tres divisiones francesas, una de rango A y una de rango C, contra una división alemana',
    'combat',
    [],
    { attackers: [{ units: [{}, { rank: 'A' }, { rank: 'C' }] }] },
  ],
  [
    'nach-paris',
    'it',
    'due divisioni tedesche, una da 30 e una da 34, attaccano una brigata belga',
    'combat',
    [],
    { attackers: [{ units: [{ cbf: 30 }, { cbf: 34 }] }], defenders: [{ nation: 'belgium' }] },
  ],
  [
    'nach-paris',
    'en',
    'Two French divisions, of CBF 26 and 29, attack one German division',
    'combat',
    [],
    { attackers: [{ units: [{ cbf: 26 }, { cbf: 29 }] }] },
  ],
  [
    'nach-paris',
    'en',
    'two Belgian divisions against two German ones, CBF 31 each',
    'combat',
    [],
    { defenders: [{ cbf: 31 }, { cbf: 31 }] },
  ],
  // "A rank C division": the article is no rank; "lost two steps", "reduced by two steps" are none that are left.
  [
    'nach-paris',
    'en',
    'a rank D French division that has lost 2 steps attacks a German division',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'france', rank: 'D', lost: 2 }] }] },
  ],
  [
    'nach-paris',
    'it',
    'una divisione tedesca ridotta di 2 passi contro una brigata belga',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'germany', lost: 2 }] }] },
  ],
  // With its number what a unit is called is its name, and two such are two.
  [
    'nach-paris',
    'es',
    'la 14.ID y la 20.ID, reducida en un paso, contra la 27e DI',
    'combat',
    [],
    {
      attackers: [{ units: [{ name: '14.ID' }, { name: '20.ID', lost: 1 }] }],
      defenders: [{ name: '27e DI', nation: 'france' }],
    },
  ],
  // "The cavalry …": who was named before is not there again.
  [
    'nach-paris',
    'es',
    'una división alemana y una caballería alemana, la caballería con compromiso parcial, contra una división belga',
    'combat',
    [],
    { attackers: [{ units: [{ kind: 'inf' }, { kind: 'cav', commitment: 'partial' }] }] },
  ],
  // "Dos de cada uno": how they are shared out, and nobody's strength.
  [
    'nach-paris',
    'it',
    'quattro divisioni tedesche attaccano una francese da due esagoni, due da ciascuno',
    'combat',
    [],
    { attackers: [{ units: [{}, {}] }, { units: [{}, {}] }] },
  ],
  // Whose attack it is stands behind the noun.
  [
    'nach-paris',
    'es',
    'asalto por el flanco de una división belga a una división alemana',
    'combat',
    [],
    { attackers: [{ part: 'flank', units: [{ nation: 'belgium' }] }], defenders: [{ nation: 'germany' }] },
  ],
  [
    'grand-illusion',
    'it',
    'i francesi, con tre corpi e una divisione, attaccano l’esagono 60; i tedeschi hanno due corpi',
    'battle',
    [],
    { attacker: 'allied', hex: 60 },
  ],
  // A space of the battle board, and the dice of the only one that is named.
  [
    'grand-illusion',
    'en',
    'a German corps in space 2 attacks a French corps in space 2, the attacker rolls a 3, the defender a 6',
    'battle',
    [],
    { attack2: 3, defence2: 6, board: { german: [{ space: '2' }], allied: [{ space: '2' }] } },
  ],
  [
    'grand-illusion',
    'en',
    'three German corps attack two French corps, a third French corps in reserve',
    'battle',
    [],
    { board: { german: [{}, {}, {}], allied: [{ space: '1' }, { space: '2' }, { space: 'r1' }] } },
  ],
  // Only cavalry withdraws, and only a fort has lost steps.
  [
    'grand-illusion',
    'es',
    'un fuerte belga que ha perdido 2 pasos contra tres cuerpos alemanes',
    'battle',
    [],
    { board: { allied: [{ kind: 'fort', hits: 2 }] } },
  ],
  [
    'grand-illusion',
    'it',
    'un corpo belga che ha perso un passo contro tre corpi tedeschi',
    'battle',
    ['ha', 'perso', 'un', 'passo'],
    { board: { allied: [{ kind: 'corps' }] } },
  ],
  // Tools told apart: whoever ends his move somewhere stacks, and points that are left are asked for one step.
  [
    'grand-illusion',
    'es',
    '¿pueden dos cuerpos terminar su movimiento en un hexágono que tiene cuatro cuerpos?',
    'stacking',
    [],
    { moment: 'end', here: { corps: 4 }, entering: { corps: 2 } },
  ],
  [
    'nach-paris',
    'it',
    'due unità francesi scavano, CAB 11 ciascuna, non hanno fatto nulla',
    'fieldworks',
    [],
    {
      nation: 'france',
      units: [
        { cab: 11, idle: true },
        { cab: 11, idle: true },
      ],
    },
  ],
  [
    'nach-paris',
    'en',
    'how far through does a French division get with MF 40: a clear hex, then a broken one over a minor river',
    'movement',
    [],
    { legs: [{ terrain: 'clear' }, { terrain: 'broken', hexside: 'minor-river' }] },
  ],
  ['paths-of-glory', 'es', '2 cuerpos al contra 1 cuerpo fr en Nancy', 'fire', [], { space: 'nancy' }],
  // "RS" is strategic redeployment.
  [
    'paths-of-glory',
    'it',
    'RS un corpo francese da Parigi a Verdun',
    'sr',
    [],
    { moves: [{ type: 'fr-corps', from: 'paris', to: 'verdun' }] },
  ],
  // "Two corps no three", "…, no one": the number ends its clause; "trincea no" says of a trench nothing.
  [
    'grand-illusion',
    'it',
    '2 corpi tedeschi no 3 contro un corpo francese',
    'battle',
    [],
    { board: { german: [{}, {}, {}], allied: [{}] } },
  ],
  [
    'paths-of-glory',
    'it',
    'due armate russe attaccano Lodz, tre corpi tedeschi a difendere, no due',
    'fire',
    [],
    { defenders: [{ type: 'ge-corps', n: 2 }], space: 'lodz' },
  ],
  [
    'paths-of-glory',
    'es',
    'dos ejércitos alemanes contra un ejército francés en Sedan, trinchera no',
    'fire',
    ['trinchera', 'no'],
    { space: 'sedan' },
  ],
  [
    'paths-of-glory',
    'es',
    'cuánto le hago a dos cuerpos rusos en Lodz con un ejército alemán',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army' }] }], defenders: [{ type: 'ru-corps', n: 2 }] },
  ],
  // As many as there are places come from each of them: "one in each", "two armies from A and B".
  [
    'paths-of-glory',
    'en',
    'flank an Austrian army in Tarnow from Lublin and Przemysl, one Russian army in each',
    'flank',
    [],
    {
      attackers: [
        { space: 'lublin', units: [{ type: 'ru-army', n: 1 }] },
        { space: 'przemysl', units: [{ type: 'ru-army', n: 1 }] },
      ],
      space: 'tarnow',
    },
  ],
  [
    'paths-of-glory',
    'es',
    'intento de flanqueo a Cambrai desde Amiens y Calais, un ejército inglés en cada uno, un alemán dentro',
    'flank',
    [],
    { attackers: [{ space: 'amiens' }, { space: 'calais' }], space: 'cambrai' },
  ],
  [
    'paths-of-glory',
    'it',
    'due armate tedesche da Posen e Breslau attaccano due armate russe a Lodz',
    'fire',
    [],
    {
      attackers: [
        { space: 'posen', units: [{ n: 1 }] },
        { space: 'breslau', units: [{ n: 1 }] },
      ],
      space: 'lodz',
    },
  ],
  // "In 44" and "defends 43" name the hex, but for where attackers stand.
  [
    'grand-illusion',
    'en',
    'a French cavalry defends 45, 2 German corps attack',
    'battle',
    [],
    { attacker: 'german', hex: 45 },
  ],
  [
    'grand-illusion',
    'it',
    'un corpo tedesco attacca due corpi francesi in 45',
    'battle',
    [],
    { attacker: 'german', hex: 45 },
  ],
  [
    'grand-illusion',
    'es',
    'un cuerpo alemán en 45 ataca a un cuerpo francés',
    'battle',
    ['45'],
    { attacker: 'german' },
  ],
  [
    'grand-illusion',
    'en',
    'is the French stack in 86 in supply',
    'supply',
    [],
    { stacks: [{ hex: 86, nation: 'french' }] },
  ],
  ['paths-of-glory', 'en', 'is the stack of 2 Russian armies in Lublin in supply', 'supply', [], { focus: 'lublin' }],
  [
    'grand-illusion',
    'en',
    '4 corps and a cav in 86, can 3 more corps go in',
    'stacking',
    [],
    { here: { corps: 4, cavalry: 1 }, entering: { corps: 3 } },
  ],
  // Bavarians and the Landwehr are German, colonial troops French (2.5, 2.7); "XIV corps" is somebody without more.
  [
    'grand-illusion',
    'en',
    'a Landwehr brigade and a Bavarian corps attack a Moroccan division',
    'battle',
    [],
    {
      attacker: 'german',
      board: { german: [{ kind: 'brigade' }, { kind: 'corps' }], allied: [{ nation: 'french', kind: 'division' }] },
    },
  ],
  [
    'grand-illusion',
    'it',
    'XIV corpo e chasseurs alpins attaccano un corpo tedesco nel 103',
    'battle',
    [],
    { attacker: 'allied', board: { allied: [{ name: 'XIV' }, { kind: 'brigade', mountain: true }] }, hex: 103 },
  ],
  [
    'grand-illusion',
    'es',
    'el cuerpo colonial defiende Nancy, atacan 2 cuerpos alemanes',
    'battle',
    [],
    { attacker: 'german', board: { allied: [{ nation: 'french', kind: 'corps' }] }, hex: 87 },
  ],
  // Behind the verb that opens the text a clause of its own says who is there.
  [
    'grand-illusion',
    'es',
    'ataco Lieja 73 con dos cuerpos, hay una división belga',
    'battle',
    [],
    { attacker: 'german', board: { german: [{}, {}], allied: [{ nation: 'belgian', kind: 'division' }] }, hex: 73 },
  ],
  [
    'grand-illusion',
    'it',
    "attacco Bruxelles con tre corpi, c'è una cavalleria belga",
    'battle',
    [],
    { attacker: 'german', board: { german: [{}, {}, {}], allied: [{ nation: 'belgian', kind: 'cavalry' }] } },
  ],
  // Who is named behind "if there is" is there, and those before it come.
  [
    'paths-of-glory',
    'es',
    'caben dos ejércitos alemanes y un cuerpo en Metz si ya hay un ejército alemán',
    'stacking',
    [],
    {
      present: [{ type: 'ge-army', n: 1 }],
      arriving: [
        { type: 'ge-army', n: 2 },
        { type: 'ge-corps', n: 1 },
      ],
    },
  ],
  [
    'grand-illusion',
    'it',
    'posso impilare tre corpi nel 72 dove ci sono quattro corpi',
    'stacking',
    [],
    { here: { corps: 4 }, entering: { corps: 3 } },
  ],
  [
    'paths-of-glory',
    'en',
    'do two British armies and a corps fit in Amiens with a French army there',
    'stacking',
    [],
    { present: [{ type: 'fr-army', n: 1 }] },
  ],
  // "+2 de cartas", "ho fatto 3": a card and a die, and no factors; whose they are nobody said.
  [
    'paths-of-glory',
    'es',
    'dos ejércitos alemanes contra uno francés en Metz, tengo +1 de cartas',
    'fire',
    ['+1', 'de', 'cartas'],
    { space: 'metz' },
  ],
  [
    'paths-of-glory',
    'it',
    "due armate tedesche contro un'armata francese a Metz, ho fatto 4 e lui 2",
    'fire',
    ['ho', 'fatto', '4', '2'],
    { space: 'metz' },
  ],
  [
    'paths-of-glory',
    'es',
    'dos ejércitos alemanes con +1 de cartas contra un ejército francés',
    'fire',
    [],
    { attackerDrm: 1 },
  ],
  // What is said of one of them is not so of the other; "two full" counts where nobody was counted before.
  [
    'paths-of-glory',
    'es',
    'un ejército francés entero y uno reducido contra un ejército alemán en Metz',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { face: 'full', n: 1 },
            { face: 'reduced', n: 1 },
          ],
        },
      ],
    },
  ],
  [
    'paths-of-glory',
    'en',
    'german armies, 2 full and one reduced, attack a french army',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { face: 'full', n: 2 },
            { face: 'reduced', n: 1 },
          ],
        },
      ],
    },
  ],
  [
    'grand-illusion',
    'it',
    'un corpo francese intero e uno scosso contro un corpo tedesco',
    'battle',
    [],
    { board: { allied: [{ disrupted: false }, { disrupted: true }] } },
  ],
  // "First roll 2, second roll 4": the ordinals say which one, and are no value; a second alone is none of the first.
  [
    'grand-illusion',
    'es',
    'cañón de factor 5 sobre Namur, primer dado 3, segundo 6',
    'heavy-artillery',
    [],
    { rolls: [{ die: 3 }, { die: 6 }] },
  ],
  [
    'grand-illusion',
    'en',
    'heavy gun factor 5 on Namur, second roll 4',
    'heavy-artillery',
    ['second', 'roll', '4'],
    { guns: [{ factor: 5 }] },
  ],
  // A disrupted attacker whom nobody faces stays in the hex (9.2.3.a): he said nothing of the reserve.
  [
    'grand-illusion',
    'en',
    'two french corps, one of them disrupted, attack a german corps',
    'battle',
    [],
    { board: { allied: [{ space: '1' }, { disrupted: true, space: 'hex' }] } },
  ],
  // Digits in a row behind units that nobody counted are the strength of one each.
  [
    'grand-illusion',
    'en',
    'french 6, 4 and 4 against german 5 5 in hex 96',
    'battle',
    [],
    {
      attacker: 'allied',
      board: { allied: [{ cs: 6 }, { cs: 4 }, { cs: 4 }], german: [{ cs: 5 }, { cs: 5 }] },
      hex: 96,
    },
  ],
  [
    'grand-illusion',
    'es',
    'divisiones francesas de 3 y 2 contra un cuerpo alemán de 6',
    'battle',
    [],
    {
      board: {
        allied: [
          { kind: 'division', cs: 3 },
          { kind: 'division', cs: 2 },
        ],
        german: [{ cs: 6 }],
      },
    },
  ],
  // What they go through comes before where they go, also where it is told behind it.
  [
    'grand-illusion',
    'en',
    'a German corps goes from 84 to 86 via 85',
    'movement',
    [],
    { from: 84, way: [{ to: 85 }, { to: 86 }], mover: 'german' },
  ],
  // "Verso" leads to a place, and parts no sides.
  [
    'grand-illusion',
    'it',
    'un corpo tedesco va dal 91 verso il 72',
    'movement',
    [],
    { from: 91, way: [{ to: 72 }], mover: 'german' },
  ],
  // More than are there are no part of them.
  [
    'paths-of-glory',
    'en',
    'rebuild the dead french 5th and two reduced ones',
    'replacements',
    ['two', 'reduced'],
    { eliminated: [{ type: 'fr-army', n: 1 }], reduced: [] },
  ],
  // Both sides told behind the verb, and a way that is told from its end; who is there already does not move.
  [
    'grand-illusion',
    'en',
    'attacking into Metz, three french corps of 5, the germans have two corps of 6',
    'battle',
    [],
    {
      attacker: 'allied',
      board: { allied: [{ cs: 5 }, { cs: 5 }, { cs: 5 }], german: [{ cs: 6 }, { cs: 6 }] },
      hex: 86,
    },
  ],
  [
    'paths-of-glory',
    'en',
    'attacking out of Sedan into Metz, two french corps, the germans have a corps',
    'fire',
    [],
    { attackers: [{ space: 'sedan', units: [{ type: 'fr-corps', n: 2 }] }], defenders: [{ type: 'ge-corps' }] },
  ],
  [
    'grand-illusion',
    'it',
    'due corpi tedeschi entrano nel 86 dal 85, c’è cavalleria francese',
    'hex-entry',
    [],
    { to: 86, from: 85, mover: 'german', group: ['corps'], toEnemy: 'cavalry' },
  ],
  // Two numbers behind one unit and another are the strengths of the two; of several nobody knows which.
  [
    'grand-illusion',
    'es',
    'un cuerpo francés ataca a una división alemana en Nancy: 5 contra 3',
    'battle',
    [],
    { board: { allied: [{ kind: 'corps', cs: 5 }], german: [{ kind: 'division', cs: 3 }] }, hex: 87 },
  ],
  [
    'grand-illusion',
    'it',
    'il XX corpo francese nel 102 attacca: sei contro quattro',
    'battle',
    [],
    { board: { allied: [{ name: 'XX', cs: 6 }], german: [{ kind: 'corps', cs: 4 }] }, hex: 102 },
  ],
  [
    'grand-illusion',
    'en',
    'two German corps attack two French corps, 5 against 4',
    'battle',
    ['5', '4'],
    { board: { german: [{}, {}], allied: [{}, {}] } },
  ],
  // Spaces in a row are no strengths.
  [
    'grand-illusion',
    'en',
    'three German corps of 5 in 1, 2 and 3 against a French corps',
    'battle',
    ['1', '2', '3'],
    { board: { german: [{ cs: 5 }, { cs: 5 }, { cs: 5 }] } },
  ],
  // What the enemy holds is controlled by him, and who is named for it stands nowhere.
  [
    'paths-of-glory',
    'es',
    'está abastecido el cuerpo alemán de Metz si los franceses tienen Sedán y Nancy',
    'supply',
    [],
    { focus: 'metz', control: { sedan: 'allied', nancy: 'allied' } },
  ],
  [
    'grand-illusion',
    'es',
    'suministro de los franceses en Metz si los alemanes tienen Nancy',
    'supply',
    [],
    { stacks: [{ hex: 86, nation: 'french' }], control: { 87: 'german' } },
  ],
  // Who has a number digs in and comes back as an army as he fights as one; a level that is tried is one more.
  [
    'paths-of-glory',
    'es',
    'me atrinchero en Nancy con el tercero francés, saqué un 4',
    'entrench',
    ['Nancy'],
    { units: [{ type: 'fr-army', n: 1 }], die: 4 },
  ],
  [
    'paths-of-glory',
    'it',
    'la quinta tedesca si trincera a Metz per il livello due, dado 3',
    'entrench',
    ['Metz'],
    { units: [{ type: 'ge-army', n: 1 }], level: 1, die: 3 },
  ],
  [
    'paths-of-glory',
    'es',
    'reconstruir el 4 ruso eliminado',
    'replacements',
    [],
    { eliminated: [{ type: 'ru-army', n: 1 }], reduced: [] },
  ],
  // A way without "from" is that of its own unit.
  [
    'paths-of-glory',
    'es',
    're un ejército alemán de Essen a Lodz y un cuerpo alemán Berlín a Breslau',
    'sr',
    [],
    {
      moves: [
        { type: 'ge-army', from: 'essen', to: 'lodz' },
        { type: 'ge-corps', from: 'berlin', to: 'breslau' },
      ],
    },
  ],
  // A card is no unit.
  [
    'paths-of-glory',
    'en',
    'a US army jumps the german 5th in Sedan, royal tank corps played',
    'fire',
    ['royal', 'tank', 'corps'],
    { defenders: [{ type: 'ge-army', n: 1 }] },
  ],
  // Whoever is asked about comes to those who are there, also where he is named first.
  [
    'grand-illusion',
    'en',
    'does a division still fit where I have four corps and two brigades',
    'stacking',
    [],
    { here: { corps: 4, divisions: 0, brigades: 2 }, entering: { corps: 0, divisions: 1 } },
  ],
  [
    'grand-illusion',
    'es',
    '¿cabe otro cuerpo en el 86 si hay cinco cuerpos y una división?',
    'stacking',
    [],
    { here: { corps: 5, divisions: 1 }, entering: { corps: 1, divisions: 0 } },
  ],
  ['grand-illusion', 'en', 'do two HQs and six corps fit in Metz', 'stacking', [], { here: { corps: 6 }, hq: 2 }],
  [
    'paths-of-glory',
    'en',
    'does another german corps fit in Metz with two already there',
    'stacking',
    [],
    { present: [{ type: 'ge-corps', n: 2 }], arriving: [{ type: 'ge-corps', n: 1 }] },
  ],
  [
    'paths-of-glory',
    'it',
    'ci sta un altro corpo francese a Nancy se ce ne sono già due',
    'stacking',
    ['ce'],
    { present: [{ type: 'fr-corps', n: 2 }], arriving: [{ type: 'fr-corps', n: 1 }] },
  ],
  [
    'nach-paris',
    'en',
    'does another French division fit with two French divisions and a brigade',
    'stacking',
    [],
    { here: [{}, {}, {}], entering: [{ nation: 'france' }] },
  ],
  // Guns by their weight, each with its factor; the number of guns is none.
  [
    'grand-illusion',
    'es',
    'dos pesados sobre Amberes, factores 4 y 3, concentrados',
    'heavy-artillery',
    [],
    { hex: '52', guns: [{ factor: 4 }, { factor: 3 }], concentrated: true },
  ],
  // Out of a port by sea is a retreat, and no strategic move into it.
  [
    'grand-illusion',
    'it',
    'la divisione britannica esce da Ostenda via mare, dado 5',
    'sea-retreat',
    [],
    { kind: 'combat', nation: 'british', hex: '32', die: 5 },
  ],
  [
    'grand-illusion',
    'it',
    'trinceriamo coi francesi, ritirata generale fatta, 2 CAPS',
    'entrench',
    [],
    { side: 'allied', retreat: 'done', caps: 2 },
  ],
  [
    'grand-illusion',
    'en',
    'reorganise three disrupted corps, 6 caps, turn 7',
    'recovery',
    [],
    { disrupted: 3, caps: 6, turn: 7 },
  ],
  [
    'grand-illusion',
    'en',
    'two divisions of 4 against the fort of Maubeuge',
    'battle',
    [],
    { attacker: 'german', board: { german: [{ cs: 4 }, { cs: 4 }], allied: [{ kind: 'fort' }] }, hex: 54 },
  ],
  // Dots end what was said, as a comma does, and "ha" in small letters has nothing to do with guns.
  [
    'paths-of-glory',
    'it',
    'due armate tedesche... no tre contro un’armata francese a Sedan',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 3 }] }] },
  ],
  [
    'grand-illusion',
    'es',
    'dos cuerpos alemanes contra dos franceses... no tres',
    'battle',
    [],
    { board: { german: [{}, {}], allied: [{}, {}, {}] } },
  ],
  [
    'grand-illusion',
    'es',
    'el alemán ha movido un cuerpo contra dos divisiones francesas de 3',
    'battle',
    ['movido'],
    { attacker: 'german' },
  ],
  // The number behind the name of a hex is the hex's.
  [
    'grand-illusion',
    'it',
    'Liegi 73, forte 4 contro tre corpi tedeschi da 5',
    'battle',
    [],
    { board: { allied: [{ kind: 'fort', cs: 4 }] }, hex: 73 },
  ],
  [
    'grand-illusion',
    'es',
    'artillería pesada en Verdún 76, dos piezas factor 4',
    'heavy-artillery',
    [],
    { hex: '76', guns: [{ factor: 4 }, { factor: 4 }] },
  ],
  // Whoever is in a clause of his own comes at who was named before, and his name need not be known.
  [
    'paths-of-glory',
    'it',
    'il francese sta a Verdun con un’armata e un corpo, ed entro con la quinta tedesca e la terza austriaca',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army' }, { type: 'ah-army' }] }], space: 'verdun' },
  ],
  [
    'grand-illusion',
    'en',
    'two French corps of 5, Kluck coming with three German corps of 6',
    'battle',
    ['Kluck'],
    { attacker: 'german' },
  ],
  // The same words once more are one unit more.
  [
    'paths-of-glory',
    'en',
    'fr corps, fr corps, fr army attack ge corps in metz',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { type: 'fr-corps', n: 2 },
            { type: 'fr-army', n: 1 },
          ],
        },
      ],
    },
  ],
  [
    'grand-illusion',
    'es',
    'cuerpo alemán, cuerpo alemán contra cuerpo francés',
    'battle',
    [],
    { board: { german: [{ kind: 'corps' }, { kind: 'corps' }] } },
  ],
  // Digits behind a nation that has several of them, and behind an article, name an army.
  [
    'paths-of-glory',
    'it',
    'ru 8 e ru 3 contro ah 4 a lemberg',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { type: 'ru-army', n: 1 },
            { type: 'ru-army', n: 1 },
          ],
        },
      ],
      defenders: [{ type: 'ah-army', n: 1 }],
    },
  ],
  [
    'paths-of-glory',
    'es',
    'el 3 ruso y un cuerpo contra el 4 austriaco en Lemberg',
    'fire',
    [],
    {
      attackers: [{ units: [{ type: 'ru-army', n: 1 }, { type: 'ru-corps' }] }],
      defenders: [{ type: 'ah-army', n: 1 }],
    },
  ],
  [
    'grand-illusion',
    'es',
    'el 4 alemán contra el 5 francés en el 86',
    'battle',
    ['4', '5'],
    { board: { german: [{ kind: 'corps' }], allied: [{ kind: 'corps' }] }, hex: 86 },
  ],
  // Losses that are wanted count nobody; those that fell are wanted by nobody.
  [
    'paths-of-glory',
    'it',
    'tre perdite contro un’armata austriaca con due armate italiane',
    'what-do-i-need',
    [],
    { attackers: [{ units: [{ type: 'it-army', n: 2 }] }], defenders: [{ type: 'ah-army', n: 1 }], loss: 3 },
  ],
  [
    'paths-of-glory',
    'en',
    'two french armies attack a german army, took two hits, german die 5',
    'fire',
    ['took', 'two', 'hits'],
    { attackers: [{ units: [{ type: 'fr-army', n: 2 }] }], defenders: [{ type: 'ge-army', n: 1 }], defenderDie: 5 },
  ],
  // Numbers of armies count nobody, and a corps beside them makes no corps of them.
  [
    'paths-of-glory',
    'es',
    'segunda y quinta rusas contra un cuerpo austriaco y un cuerpo alemán',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { type: 'ru-army', n: 1 },
            { type: 'ru-army', n: 1 },
          ],
        },
      ],
    },
  ],
  [
    'paths-of-glory',
    'it',
    'la prima e la terza francesi più un corpo inglese contro una armata tedesca',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'fr-army' }, { type: 'fr-army' }, { type: 'br-corps' }] }] },
  ],
  // A correction stands in the place of what was said.
  [
    'paths-of-glory',
    'en',
    'two British corps against a Turkish corps, no wait, two Turkish corps',
    'fire',
    [],
    { defenders: [{ type: 'tu-corps', n: 2 }] },
  ],
  [
    'paths-of-glory',
    'it',
    'un’armata italiana e tre, no, due corpi italiani contro un’armata austriaca',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { type: 'it-army', n: 1 },
            { type: 'it-corps', n: 2 },
          ],
        },
      ],
    },
  ],
  // Who holds another place does not stand in the one that is asked about.
  [
    'paths-of-glory',
    'en',
    'is the Russian corps in Lodz in supply if the Germans hold Warsaw',
    'supply',
    [],
    { focus: 'lodz', units: { lodz: [{ type: 'ru-corps' }] }, control: { warsaw: 'central' } },
  ],
  // Who defends is no land.
  [
    'when-eagles-fight',
    'en',
    '21 on 7, Austrians in mountains',
    'attack',
    [],
    { defenders: [{ nation: 'austro-hungarian' }], terrain: 'mountain', attack: 21, defence: 7 },
  ],
  // Whose the corps after the comma is nobody can tell.
  [
    'when-eagles-fight',
    'es',
    '24 alemanes contra 8 rusos, un cuerpo activo',
    'attack',
    ['un', 'cuerpo', 'activo'],
    { defenders: [{ nation: 'russian' }], attack: 24, defence: 8 },
  ],
  // "One beside the other" counts nobody.
  [
    'when-eagles-fight',
    'it',
    'russi con 15 contro 5, tedeschi, esagoni uno accanto all’altro',
    'attack',
    ['uno', 'accanto', 'all', 'altro'],
    { attack: 15, defence: 5 },
  ],
  [
    'when-eagles-fight',
    'it',
    'due corpi russi in difesa, tre e quattro, tedeschi con 18',
    'attack',
    [],
    { attackers: [{ units: [{ nation: 'german' }] }], attack: 18, defence: 7 },
  ],
  // The guns count none of the corps that they stand with.
  [
    'when-eagles-fight',
    'en',
    'big guns with two German corps, 5 and 6, against a Russian corps of 4',
    'attack',
    [],
    {
      attackers: [
        {
          units: [{ kind: 'heavy-artillery' }, { kind: 'infantry', attack: 5 }, { kind: 'infantry', attack: 6 }],
        },
      ],
    },
  ],
  // A hex is no strength: no counter has so much.
  [
    'grand-illusion',
    'it',
    'un corpo tedesco da cinque contro un corpo francese disorganizzato da due al 88',
    'battle',
    ['88'],
    { board: { allied: [{ kind: 'corps', disrupted: true, cs: 2 }] } },
  ],
  // "Rides" is no RID.
  [
    'nach-paris',
    'en',
    'German cavalry of eight rides into a French division of 20',
    'combat',
    ['rides'],
    { attackers: [{ units: [{ kind: 'cav', cbf: 8 }] }], defenders: [{ kind: 'inf', cbf: 20 }] },
  ],
  // The fort says where it stands, and nobody comes from there.
  [
    'paths-of-glory',
    'it',
    'due corpi tedeschi di 2 contro un corpo russo di 1 e il forte di Grodno, pianura',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-corps', n: 2 }] }], space: 'grodno' },
  ],
  // An army after its nation, and one that is attacked by no more than its number.
  [
    'paths-of-glory',
    'en',
    'the German fifth on the French third in Sedan, reduced',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 1 }] }], defenders: [{ type: 'fr-army', face: 'reduced' }] },
  ],
  // Casillas are counted, and are no armies.
  [
    'paths-of-glory',
    'es',
    'el primero y el segundo alemanes desde dos casillas contra un ejército francés, nada de trinchera',
    'fire',
    ['dos'],
    {
      attackers: [
        {
          units: [
            { type: 'ge-army', n: 1 },
            { type: 'ge-army', n: 1 },
          ],
        },
      ],
    },
  ],
  // What is said of all is so of each of the attackers; behind the defenders nobody knows of whom.
  [
    'paths-of-glory',
    'it',
    'due corpi francesi e un’armata francese, tutti ridotti, contro un’armata tedesca',
    'fire',
    [],
    {
      attackers: [
        {
          units: [
            { type: 'fr-corps', face: 'reduced', n: 2 },
            { type: 'fr-army', face: 'reduced' },
          ],
        },
      ],
    },
  ],
  [
    'paths-of-glory',
    'en',
    'a French army against a German army and two German corps, all reduced',
    'fire',
    ['all', 'reduced'],
    { defenders: [{ face: 'full' }, { face: 'full', n: 2 }] },
  ],
  // Who is there is attacked, and who follows the verb attacks.
  [
    'paths-of-glory',
    'es',
    'en Verdún hay un ejército francés, atacan dos ejércitos alemanes',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 2 }] }], defenders: [{ type: 'fr-army' }] },
  ],
  [
    'nach-paris',
    'it',
    'ci sono 20 inglesi in pianura, attaccano 60 tedeschi',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'germany', cbf: 60 }] }], defenders: [{ nation: 'britain', cbf: 20 }] },
  ],
  // Units that are announced are those that follow.
  [
    'when-eagles-fight',
    'en',
    'three isolated Russians, two corps of 5 and a division of 2, against a German corps of 4',
    'attack',
    [],
    {
      attackers: [
        {
          units: [
            { size: 'corps', supply: 'out', attack: 5 },
            { size: 'corps', supply: 'out', attack: 5 },
            { size: 'division', supply: 'out', attack: 2 },
          ],
        },
      ],
    },
  ],
  [
    'when-eagles-fight',
    'en',
    'big guns with two German corps, 5 and 6, on Osowiec, a Russian corps of 4 in it, big guns out of supply',
    'attack',
    [],
    { attackers: [{ units: [{ kind: 'heavy-artillery', supply: 'out' }, { attack: 5 }, { attack: 6 }] }] },
  ],
  // The number of somebody unknown is nobody else's.
  [
    'when-eagles-fight',
    'en',
    'a Russian balloon, five, with two Russian corps, six and seven, against a German corps of 5',
    'attack',
    ['a', 'Russian', 'balloon', 'five'],
    { attackers: [{ units: [{ attack: 6 }, { attack: 7 }] }], defenders: [{ defence: 5 }] },
  ],
  // What is said of the attackers behind the defenders is theirs, and defends nothing.
  [
    'when-eagles-fight',
    'es',
    'un alemán de cinco y dos austriacos de tres y dos contra 6 rusos, el alemán es activo y está entero',
    'attack',
    [],
    { defenders: [{ nation: 'russian' }], attack: 10, defence: 6 },
  ],
  [
    'when-eagles-fight',
    'it',
    'fortezza russa di Osowiec, difesa due, i tedeschi attaccano con otto',
    'attack',
    [],
    { attackers: [{ units: [{ nation: 'german' }] }], attack: 8, defence: 2 },
  ],
  // The number of a corps in words, behind its article.
  [
    'grand-illusion',
    'es',
    'el veinte cuerpo francés de cinco contra un cuerpo alemán de cuatro',
    'battle',
    ['veinte'],
    { board: { allied: [{ nation: 'french', kind: 'corps', cs: 5 }] } },
  ],
  // The name of a hex is no number.
  [
    'nach-paris',
    'es',
    'división francesa de 20 en x14 contra una división de 15 en b07',
    'combat',
    ['x14', 'b07'],
    { attackers: [{ units: [{ nation: 'france', cbf: 20 }] }], defenders: [{ cbf: 15 }] },
  ],
  // Only the French and the Belgians wear such uniforms, and only attackers for worse.
  [
    'nach-paris',
    'en',
    'a French division of 30 and a brigade of 12 against 20 Germans, red trousers',
    'combat',
    [],
    {
      attackers: [
        {
          units: [
            { cbf: 30, flashy: true },
            { cbf: 12, flashy: true },
          ],
        },
      ],
    },
  ],
  [
    'nach-paris',
    'it',
    '40 tedeschi contro 20 francesi, pantaloni rossi',
    'combat',
    ['pantaloni', 'rossi'],
    { attackers: [{ units: [{ cbf: 40 }] }] },
  ],
  [
    'nach-paris',
    'it',
    'una divisione da 20 e una brigata da 14, le due francesi, contro 25 tedeschi',
    'combat',
    ['due', 'francesi'],
    { attackers: [{ units: [{ cbf: 20 }, { cbf: 14 }] }], defenders: [{ cbf: 25 }] },
  ],
  [
    'nach-paris',
    'en',
    'German division at 30 against 25 French',
    'combat',
    [],
    { attackers: [{ units: [{ kind: 'inf', cbf: 30 }] }] },
  ],
  // Each AFF is that of a gun, and another fort no other unit.
  [
    'nach-paris',
    'it',
    'abf aff venti più trenta sul forte di muratura, l’altro forte no',
    'abf',
    ['altro', 'no'],
    { guns: [{ aff: 20 }, { aff: 30 }], forts: [{ category: 'masonry' }] },
  ],
  [
    'nach-paris',
    'es',
    'en el hex hay belgas 12 y británicos 20, atacan 50 alemanes, todo claro; me guardo los belgas enteros',
    'combat',
    ['belgas', 'enteros'],
    { attackers: [{ units: [{ nation: 'germany', cbf: 50 }] }], defenders: [{ nation: 'belgium', cbf: 32 }] },
  ],
  // The name of a French counter says whose it is.
  [
    'nach-paris',
    'en',
    'two DIC of 24 against a division of 30 in rough',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'france' }, { nation: 'france' }] }], defenders: [{ nation: 'germany' }] },
  ],
  // A card whose side nobody knows stops no answer.
  [
    'paths-of-glory',
    'es',
    'dos ejércitos franceses contra un ejército alemán en Metz, y tengo más dos por carta',
    'fire',
    ['más', 'dos', 'carta'],
    { space: 'metz' },
  ],
  [
    'paths-of-glory',
    'it',
    'due armate tedesche contro un’armata francese a Verdun, il forte da tre',
    'fire',
    [],
    { space: 'verdun', fort: 3 },
  ],
  // Of one corps there is no other.
  [
    'grand-illusion',
    'it',
    'un corpo tedesco di 6, l’altro solo con i cannoni, contro un corpo francese di 4',
    'battle',
    ['altro', 'cannoni'],
    { board: { german: [{ kind: 'corps', cs: 6 }], allied: [{ kind: 'corps', cs: 4 }] } },
  ],
  // What is told of a unit in a clause of its own is its strength, and no strength of the side nor a die.
  [
    'when-eagles-fight',
    'en',
    'three Russian corps, sixes, hit a German corps, a nine',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 6 }, { attack: 6 }, { attack: 6 }] }], defenders: [{ defence: 9 }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'un cuerpo austriaco con un 5 se defiende de dos cuerpos rusos de 7',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 7 }, { attack: 7 }] }], defenders: [{ defence: 5 }] },
  ],
  // "With a", "con un": a unit stands there too, or a strength is told of one, and nobody has rolled.
  [
    'when-eagles-fight',
    'en',
    'do three German corps fit with an Austrian one',
    'stacking',
    [],
    { units: [{ nation: 'german' }, { nation: 'german' }, { nation: 'german' }, { nation: 'austro-hungarian' }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'caben dos cuerpos alemanes con un cuerpo austriaco',
    'stacking',
    [],
    { units: [{ nation: 'german' }, { nation: 'german' }, { nation: 'austro-hungarian' }] },
  ],
  [
    'when-eagles-fight',
    'en',
    'a German cavalry with a 3 against a Russian corps',
    'attack',
    [],
    { attackers: [{ units: [{ kind: 'cavalry', attack: 3 }] }], defenders: [{ nation: 'russian' }] },
  ],
  [
    'grand-illusion',
    'en',
    'three German corps, sixes, against a French corps',
    'battle',
    [],
    { board: { german: [{ cs: 6 }, { cs: 6 }, { cs: 6 }], allied: [{ kind: 'corps' }] } },
  ],
  // From how many spaces they come is not dropped in silence.
  [
    'paths-of-glory',
    'it',
    'due armate francesi, spazi diversi, contro un’armata tedesca a Metz, nessuna trincea',
    'fire',
    ['spazi', 'diversi'],
    { space: 'metz', trench: 0 },
  ],
  // What a unit is called says whose it is.
  [
    'nach-paris',
    'en',
    'two divisions with 25 and 24 against 17.RD 20',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'france' }, { nation: 'france' }] }], defenders: [{ nation: 'germany' }] },
  ],
  [
    'nach-paris',
    'es',
    'ataco con la 24.RD cab 8 a la 28e DI cab 9',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'germany', cab: 8 }] }], defenders: [{ nation: 'france', cab: 9 }] },
  ],
  // What the march does anyhow is no modifier of its own.
  [
    'nach-paris',
    'en',
    'cab 11, minus three for the forced march',
    'cab',
    ['minus', 'three'],
    { cab: 11, march: 'fom' },
  ],
  // As many numbers as guns are those of each.
  [
    'nach-paris',
    'it',
    'due artiglierie pesanti tedesche, arf 6 e 4, bombardano una divisione belga',
    'abu',
    [],
    { firing: [{ arf: 6 }, { arf: 4 }], targets: [{ nation: 'belgium' }] },
  ],
  // A number before its name is no die.
  [
    'nach-paris',
    'es',
    'les tiran 18 de arf a los belgas en quebrado',
    'abu',
    [],
    { firing: [{ nation: 'germany', arf: 18 }], targets: [{ nation: 'belgium' }], terrain: 'broken' },
  ],
  // A fight that is said twice is the second one; who fights whom may stand before the numbers.
  [
    'nach-paris',
    'it',
    '40 contro 20, cioè 40 contro 28',
    'combat',
    [],
    { attackers: [{ units: [{ cbf: 40 }] }], defenders: [{ cbf: 28 }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'rusos contra austriacos en bosque: 24 contra 9',
    'attack',
    [],
    { attack: 24, defence: 9, terrain: 'forest', defenders: [{ nation: 'austro-hungarian' }] },
  ],
  // Who has is attacked, and a fortress in a clause of its own.
  [
    'when-eagles-fight',
    'en',
    'the Germans come with 28, the Russians have 9',
    'attack',
    [],
    { attack: 28, defence: 9, defenders: [{ nation: 'russian' }] },
  ],
  [
    'when-eagles-fight',
    'en',
    'two German corps of 6 on Osowiec, fortress defence 4',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 6 }, { attack: 6 }] }], defenders: [{ kind: 'fortress', defence: 4 }] },
  ],
  // The hex that they come from is none that is attacked.
  [
    'when-eagles-fight',
    'es',
    'un cuerpo ruso en 2417, le pego desde 2316 con dos cuerpos alemanes',
    'attack',
    [],
    { target: '2417', attackers: [{ from: 'nw', units: [{ nation: 'german' }, { nation: 'german' }] }] },
  ],
  ['when-eagles-fight', 'en', 'Kovno, 14 against 5, does the city count', 'attack', ['does'], { city: 'kovno' }],
  [
    'when-eagles-fight',
    'es',
    'ataco con siete contra doce, ¿qué proporción sale?',
    'attack',
    [],
    { attack: 7, defence: 12 },
  ],
  // More than there can be is a name; who is inside is attacked; one comes from each hex that is told.
  [
    'when-eagles-fight',
    'en',
    '11 corps from 2318 attacks a russian corps in 2418',
    'attack',
    [],
    { target: '2418', attackers: [{ from: 'sw', units: [{ name: '11' }] }] },
  ],
  [
    'when-eagles-fight',
    'es',
    'ataco Kovno, dos cuerpos alemanes con artillería pesada, dentro un cuerpo ruso',
    'attack',
    [],
    { target: '2913', defenders: [{ nation: 'russian', kind: 'infantry' }] },
  ],
  [
    'when-eagles-fight',
    'it',
    'un corpo russo in 2418, attaccano due tedeschi da 2317 e 2417',
    'attack',
    [],
    { target: '2418', attackers: [{ units: [{ nation: 'german' }] }, { units: [{ nation: 'german' }] }] },
  ],
  [
    'when-eagles-fight',
    'en',
    'ge 7 6 6 vs ru 5 4',
    'attack',
    [],
    {
      attackers: [{ units: [{ attack: 7 }, { attack: 6 }, { attack: 6 }] }],
      defenders: [{ defence: 5 }, { defence: 4 }],
    },
  ],
  [
    'when-eagles-fight',
    'it',
    '2:1 in foresta, difendono gli austriaci',
    'attack',
    [],
    { odds: '2:1', terrain: 'forest', defenders: [{ nation: 'austro-hungarian' }] },
  ],
  [
    'when-eagles-fight',
    'es',
    '¿un cuerpo alemán en Varsovia tiene abastecimiento?',
    'supply',
    [],
    { nation: 'german', goal: 'town', hexes: 0 },
  ],
  // Cover that is told first is that of who is attacked; a noun says whose the attack is.
  [
    'nach-paris',
    'es',
    'belgas 20 en atrincheramientos mejorados, alemanes 60 desde dos hexágonos',
    'combat',
    [],
    { works: 'improved', defenders: [{ nation: 'belgium', cbf: 20 }], attackers: [{}, {}] },
  ],
  [
    'nach-paris',
    'es',
    'franceses 25 en quebrado, ataque alemán 45',
    'combat',
    [],
    { terrain: 'broken', attackers: [{ units: [{ nation: 'germany', cbf: 45 }] }], defenders: [{ nation: 'france' }] },
  ],
  ['nach-paris', 'en', '60 to 25, no, 60 to 30, rough', 'combat', [], { defenders: [{ cbf: 30 }], terrain: 'rough' }],
  ['nach-paris', 'it', 'viaggio in treno: 10 esagoni di hcr e 4 di lcr', 'rail', [], { hcr: 10, lcr: 4 }],
  [
    'nach-paris',
    'en',
    'does a division of 3 fit with two divisions of 4 in mountains',
    'stacking',
    [],
    { terrain: 'mountain', here: [{ steps: 4 }, { steps: 4 }], entering: [{ steps: 3 }] },
  ],
  // So many of the hexes are on the flank, and add no strength.
  [
    'nach-paris',
    'en',
    'attack out of 3 hexes, one from the rear, 96 against 40',
    'combat',
    [],
    { attackers: [{ part: 'rear', units: [{ cbf: 32 }] }, { units: [{ cbf: 32 }] }, { units: [{ cbf: 32 }] }] },
  ],
  // What is counted of a unit behind its strength is not lost.
  [
    'nach-paris',
    'it',
    'una divisione francese, cbf 22 e cab 11, contro 18 tedeschi',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'france', cbf: 22, cab: 11 }] }], defenders: [{ nation: 'germany', cbf: 18 }] },
  ],
  // "Attack" and "defence" behind a unit are its strength.
  [
    'when-eagles-fight',
    'en',
    'two german corps, attack 7 each, against a russian corps, defence 5',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 7 }, { attack: 7 }] }], defenders: [{ nation: 'russian', defence: 5 }] },
  ],
  [
    'when-eagles-fight',
    'it',
    'un corpo tedesco da 7 e due austriaci da 4 contro un corpo russo da 6',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 7 }, { nation: 'austro-hungarian', attack: 4 }, { attack: 4 }] }] },
  ],
  [
    'when-eagles-fight',
    'it',
    'i russi difendono Osowiec con 2 corpi da 6, io tedesco vengo con tre da 7',
    'attack',
    [],
    {
      target: '2816',
      defenders: [
        { nation: 'russian', defence: 6 },
        { nation: 'russian', defence: 6 },
      ],
    },
  ],
  [
    'nach-paris',
    'en',
    '14e CA 50 points versus the 4.KK 18 points',
    'combat',
    [],
    {
      attackers: [{ units: [{ nation: 'france', cbf: 50 }] }],
      defenders: [{ nation: 'germany', kind: 'cav', cbf: 18 }],
    },
  ],
  // A clause of its own beside a fight: of the ground, the supply and the dice.
  [
    'paths-of-glory',
    'it',
    "riparato da una trincea di primo livello, un'armata tedesca attacca un'armata francese",
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 1 }] }], defenders: [{ type: 'fr-army' }], trench: 1 },
  ],
  [
    'paths-of-glory',
    'es',
    'más un fuerte de tres, dos ejércitos alemanes atacan a un cuerpo francés',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 2 }] }], defenders: [{ type: 'fr-corps' }], fort: 3 },
  ],
  [
    'paths-of-glory',
    'en',
    'no supply reaches the defending army, a russian army attacks an austrian army',
    'fire',
    [],
    {
      attackers: [{ units: [{ type: 'ru-army', n: 1 }] }],
      defenders: [{ type: 'ah-army' }],
      defenderOutOfSupply: true,
    },
  ],
  [
    'paths-of-glory',
    'es',
    'dos cuerpos británicos atacan a un cuerpo turco, los ingleses están todos metidos en el sinaí',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], defenders: [{ type: 'tu-corps' }], sinai: true },
  ],
  [
    'paths-of-glory',
    'en',
    'a german army attacks a french army, a four for the germans on the die',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 1 }] }], attackerDie: 4 },
  ],
  [
    'paths-of-glory',
    'en',
    'flank attack, a german army from koblenz and another from metz on a french army, a card gives the flank try one more',
    'flank',
    [],
    { defenders: [{ type: 'fr-army' }], flankDrm: 1 },
  ],
  [
    'paths-of-glory',
    'es',
    'vamos con dos ejércitos alemanes y le pegamos al ejército francés de sedan',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 2 }] }], defenders: [{ type: 'fr-army' }], space: 'sedan' },
  ],
  // What is wanted counts nobody.
  [
    'paths-of-glory',
    'en',
    'six damage at least, what do i need to roll, a german army attacks a french army',
    'what-do-i-need',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 1 }] }], defenders: [{ type: 'fr-army' }], loss: 6 },
  ],
  [
    'paths-of-glory',
    'es',
    'qué necesito, un ejército alemán ataca a un ejército francés, busco un setenta y cinco por ciento',
    'what-do-i-need',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 1 }] }], defenders: [{ type: 'fr-army' }], percent: 75 },
  ],
  // "Otro SR" is no second corps, "en torno" no Turin, and fourteen points are a card.
  [
    'paths-of-glory',
    'es',
    'SR de un cuerpo alemán de berlín a metz, justo después de otro SR mío',
    'sr',
    [],
    { moves: [{ type: 'ge-corps', from: 'berlin', to: 'metz' }], previousWasSr: true },
  ],
  [
    'paths-of-glory',
    'es',
    'dos ejércitos alemanes en el espacio y llega un cuerpo alemán, en torno a un fuerte que están sitiando',
    'stacking',
    [],
    { present: [{ type: 'ge-army', n: 2 }], arriving: [{ type: 'ge-corps' }], enemy: 'besieged-fort' },
  ],
  [
    'paths-of-glory',
    'en',
    'the central powers offer peace terms, fourteen points are out',
    'peace-terms',
    [],
    { side: 'central', fourteenPoints: true },
  ],
  // A defender who fell back before is no third attacker, an event that still counts not the one rolled.
  [
    'when-eagles-fight',
    'en',
    'the defender retreated here this very phase, two german corps attack a russian corps',
    'attack',
    [],
    {
      attackers: [{ units: [{ nation: 'german' }, { nation: 'german' }] }],
      defenders: [{ nation: 'russian', retreated: true }],
    },
  ],
  [
    'when-eagles-fight',
    'it',
    'che in questa fase si era ritirato lì, due corpi tedeschi attaccano un corpo russo',
    'attack',
    [],
    {
      attackers: [{ units: [{ nation: 'german' }, { nation: 'german' }] }],
      defenders: [{ nation: 'russian', retreated: true }],
    },
  ],
  ['when-eagles-fight', 'en', 'event H is on, random event for turn 10', 'events', [], { turn: 10, gallipoli: true }],
  [
    'when-eagles-fight',
    'es',
    'evento aleatorio del turno 10, el evento H ya no está activo',
    'events',
    [],
    { turn: 10, gallipoli: false },
  ],
  // Germans who stand in other stacks are not in this one.
  [
    'when-eagles-fight',
    'en',
    'can a german corps stack with two austrian corps, other mixed stacks on the map hold 4 germans',
    'stacking',
    [],
    {
      elsewhere: 4,
      units: [{ nation: 'german' }, { nation: 'austro-hungarian' }, { nation: 'austro-hungarian' }],
    },
  ],
  // A fortress that is broken, a capital that nobody is in, and a rail move that has room.
  [
    'when-eagles-fight',
    'en',
    'concentric assault on a russian hex from north and south, the hex has its fortress destroyed',
    'concentric',
    [],
    { fortress: false },
  ],
  ['when-eagles-fight', 'en', 'victory check in turn 14, nobody is in vienna', 'victory', [], { capital: 'none' }],
  [
    'when-eagles-fight',
    'en',
    "german corps goes by rail from Germany to a town in Poland, there's room where it ends",
    'strategic',
    [],
    { units: [{ nation: 'german', fromCountry: 'germany', toCountry: 'poland', full: false }] },
  ],
];

test.each(ROWS)('%s, %s: %s', async (game, lang, text, tool, unknown, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.tool).toBe(tool);
  expect(fight?.faults).toEqual([]);
  expect(fight?.unknown).toEqual(unknown);
  expect(fight?.input).toMatchObject(input);
  expect(fight?.input).not.toHaveProperty('country');
});

test.each<[GameId, Language, string]>([
  ['grand-illusion', 'en', 'French attack: four corps of five at Metz, trench 1 stays'],
  ['paths-of-glory', 'en', 'German attack: two armies and a corps from Metz'],
  ['when-eagles-fight', 'en', 'Russian attack: three corps of 5'],
])('%s, %s: behind the colon stand those who attack, and nobody else: %s', async (game, lang, text) => {
  expect((await readFightIn(game, lang, text))?.faults.map(({ key }) => key)).toEqual(['fight.fault.defence']);
});

test('who is in a hex already says nothing of whose those are who come', async () => {
  const fight = await readFightIn(
    'grand-illusion',
    'it',
    'due divisioni entrano nel 86 dal 85, c’è cavalleria francese',
  );
  expect(fight?.input).toMatchObject({ to: 86, from: 85, group: ['division'], toEnemy: 'cavalry' });
  expect(fight?.input).not.toHaveProperty('mover');
});

test('INF and CAV have an Artillery Factor as HAR do (2.5.1, 2.5.2): whose it is nobody said', async () => {
  const fight = await readFightIn('nach-paris', 'it', 'bombardo con diciotto di artiglieria una cavalleria belga');
  expect(fight?.tool).toBe('abu');
  expect(fight?.input.firing).toEqual([{ nation: 'germany', arf: 18 }]);
});

test('a unit on its way by sea is no question of supply where it starts', async () => {
  const fight = await readFightIn(
    'paths-of-glory',
    'en',
    'can a British corps go by sea from Marseilles to Gallipoli, all in supply',
  );
  expect(fight?.tool).not.toBe('supply');
});

test.each<[GameId, Language, string]>([
  ['grand-illusion', 'en', 'two French divisions stacked of two each and a German corps of five in Nancy'],
  ['nach-paris', 'it', 'una pila: una divisione francese e due cavallerie tedesche, terreno chiaro'],
  ['when-eagles-fight', 'es', 'apilados dos cuerpos alemanes y uno ruso'],
  ['paths-of-glory', 'it', 'a Metz due corpi tedeschi impilati e un corpo francese'],
])('%s, %s: units of both alliances do not stand together: %s', async (game, lang, text) => {
  expect((await readFightIn(game, lang, text))?.tool).not.toBe('stacking');
});

/* What a blind set of sentences showed: whose a number is, one or both of two, points, ways, designations. */
const SHOWN: readonly Row[] = [
  // "Dado del difensore 3", "dado at 4": whose a die or a modifier is stands behind its name as well.
  [
    'paths-of-glory',
    'it',
    "un'armata tedesca contro un'armata francese a Nancy, drm del difensore +1, dado del difensore 3",
    'fire',
    [],
    { defenderDrm: 1, defenderDie: 3 },
  ],
  [
    'paths-of-glory',
    'es',
    'dos ejércitos franceses atacan a un ejército alemán en Sedan, dado atq 4, dado def 2',
    'fire',
    [],
    { attackerDie: 4, defenderDie: 2 },
  ],
  // Who speaks has said on which side he stands.
  [
    'paths-of-glory',
    'en',
    'I have two French armies in Verdun, he has a German army in Metz; I attack, I rolled a four, he rolled a two',
    'fire',
    [],
    { space: 'metz', attackerDie: 4, defenderDie: 2 },
  ],
  // The pinning space is that of whoever stands before the word.
  [
    'paths-of-glory',
    'it',
    "attacco sul fianco a Sedan: un'armata tedesca da Metz inchioda, un corpo tedesco da Coblenza, difende un'armata francese",
    'flank',
    [],
    { attackers: [{ space: 'metz' }, { space: 'koblenz' }], space: 'sedan', pinning: 1 },
  ],
  [
    'paths-of-glory',
    'en',
    'what die do I need for 4 losses on the Turks in Baghdad if I attack with a British army and a British corps, 60 percent',
    'what-do-i-need',
    [],
    { attackers: [{ units: [{ type: 'br-army' }, { type: 'br-corps' }] }], loss: 4, percent: 60 },
  ],
  [
    'paths-of-glory',
    'es',
    '¿puede un cuerpo francés terminar su movimiento en Verdún, donde ya hay dos ejércitos franceses?',
    'stacking',
    [],
    { present: [{ type: 'fr-army', n: 2 }], arriving: [{ type: 'fr-corps', n: 1 }], space: 'verdun' },
  ],
  // An arrow shows the way of a unit.
  [
    'paths-of-glory',
    'en',
    'SR 3 pts: British corps reserve box → Calais, a French corps Paris → Verdun',
    'sr',
    [],
    {
      points: 3,
      moves: [
        { type: 'br-corps', from: 'reserve', to: 'calais' },
        { type: 'fr-corps', from: 'paris', to: 'verdun' },
      ],
    },
  ],
  // Who stands behind "da" attacks whoever defends.
  [
    'paths-of-glory',
    'it',
    "l'armata serba, con un corpo francese, si difende a Nis da due armate austriache che vengono da Belgrado",
    'fire',
    [],
    { attackers: [{ space: 'belgrade', units: [{ type: 'ah-army', n: 2 }] }], space: 'nis' },
  ],
  // Points are no units.
  [
    'paths-of-glory',
    'it',
    'rimpiazzi: 4 punti tedeschi, due armate tedesche ridotte, Berlino in mani nemiche',
    'replacements',
    [],
    { points: { GE: 4 }, eliminated: [], reduced: [{ type: 'ge-army', n: 2 }], lost: ['berlin'] },
  ],
  [
    'paths-of-glory',
    'es',
    'términos de paz de las potencias centrales, nivel de PV 12, estado de guerra combinado 20, los aliados rechazan, dado 4',
    'peace-terms',
    [],
    { side: 'central', vp: 12, combined: 20, answer: 'refused', die: 4 },
  ],
  [
    'paths-of-glory',
    'en',
    'war status turn 8, VP 12, CP at total war, allies at limited war',
    'war-status',
    [],
    { vp: 12, centralLevel: 'total', alliedLevel: 'limited' },
  ],
  // An army with its number is the counter that stands there as the game begins.
  [
    'paths-of-glory',
    'es',
    '¿está abastecido el 1.er ejército austriaco en Tarnow?',
    'supply',
    [],
    { focus: 'tarnow/ah-army/1' },
  ],
  // "Both" right behind the only two; "one of which".
  [
    'when-eagles-fight',
    'it',
    'due corpi russi, entrambi ridotti, attaccati da tre corpi tedeschi',
    'attack',
    [],
    { attackers: [{ units: [{}, {}, {}] }], defenders: [{ reduced: true }, { reduced: true }] },
  ],
  [
    'when-eagles-fight',
    'en',
    'two German corps attack two Russian corps, both reduced',
    'attack',
    ['both', 'reduced'],
    { defenders: [{ nation: 'russian' }, { nation: 'russian' }] },
  ],
  [
    'when-eagles-fight',
    'it',
    'tre corpi tedeschi contro due corpi russi in palude, uno dei quali è ridotto',
    'attack',
    [],
    { defenders: [{ nation: 'russian' }, { reduced: true }], terrain: 'swamp' },
  ],
  // A noun behind "of" or "with" names a strength.
  [
    'when-eagles-fight',
    'en',
    'two German corps, one of attack 6 and another of attack 8, against a Russian corps with defence 5',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 6 }, { attack: 8 }] }], defenders: [{ defence: 5 }] },
  ],
  [
    'when-eagles-fight',
    'it',
    'un corpo tedesco, con fattore di attacco 8, attacca un corpo russo in una città della Polonia',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 8 }] }], city: 'city', country: 'poland' },
  ],
  [
    'when-eagles-fight',
    'es',
    'escasez de munición turno 13, Gallipoli vigente y Odessa sigue siendo rusa, dado 4',
    'ammunition',
    [],
    { turn: 13, die: 4, eventH: true, odessa: true },
  ],
  [
    'when-eagles-fight',
    'it',
    'il corpo austriaco è rifornito se la città è a 2 esagoni e ci sono unità nemiche sulla ferrovia?',
    'supply',
    [],
    { nation: 'austro-hungarian', goal: 'town', hexes: 2, railUnits: true },
  ],
  [
    'when-eagles-fight',
    'es',
    'turno 9, hex 2417, dos cuerpos alemanes y una div cab alemana, ¿pila legal?',
    'stacking',
    [],
    { hex: '2417', units: [{ size: 'corps' }, { size: 'corps' }, { kind: 'cavalry', size: 'division' }] },
  ],
  // A siege roll and a card by the names that players give them.
  [
    'paths-of-glory',
    'it',
    "assedio di Anversa, turno 3, due armate tedesche, tiro d'assedio 4",
    'siege',
    [],
    { space: 'antwerp', turn: 3, die: 4, armies: 2 },
  ],
  [
    'paths-of-glory',
    'es',
    'activar Varsovia para movimiento con un ejército ruso y dos cuerpos rusos, carta de 3 ops',
    'activation',
    [],
    { spaces: [{ space: 'warsaw', action: 'movement' }], ops: 3 },
  ],
  // "Def" behind a unit: it defends.
  [
    'paths-of-glory',
    'en',
    'ru army def in Warsaw tr 1 vs 2 ge armies, att drm +1',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'ge-army', n: 2 }] }], space: 'warsaw', trench: 1, attackerDrm: 1 },
  ],
  // Who is nowhere else, strength that is kept, a chance and a card for the flank are no places, ground or side.
  [
    'paths-of-glory',
    'en',
    'two British corps attack a Turkish corps, none of the attackers is anywhere but Sinai',
    'fire',
    [],
    { attackers: [{ units: [{ type: 'br-corps', n: 2 }] }], sinai: true },
  ],
  [
    'paths-of-glory',
    'en',
    'two German armies attack a French army, the attacker takes losses so as to keep the most combat strength',
    'fire',
    [],
    { defenders: [{ type: 'fr-army', n: 1 }], attackerPolicy: 'keep-strength' },
  ],
  [
    'paths-of-glory',
    'it',
    "cosa mi serve per attaccare un'armata francese con armate tedesche, puntando all'80 % di riuscita",
    'what-do-i-need',
    [],
    { defenders: [{ type: 'fr-army', n: 1 }], percent: 80 },
  ],
  [
    'paths-of-glory',
    'en',
    'flank attempt modified by +2 thanks to a card, flank attack by three French armies on a German army',
    'flank',
    [],
    { attackers: [{ units: [{ type: 'fr-army', n: 3 }] }], flankDrm: 2 },
  ],
  // Who has gone before does not go once more; whoever ends his move comes; of two statuses the sum stands behind.
  [
    'paths-of-glory',
    'en',
    'SR a French corps from the reserve to Verdun, the Brits already used their Near East sea move',
    'sr',
    [],
    { moves: [{ type: 'fr-corps', from: 'reserve', to: 'verdun' }], usedBritish: 1 },
  ],
  [
    'paths-of-glory',
    'it',
    "un corpo inglese può finire il movimento dove ci sono già un'armata inglese e due corpi francesi",
    'stacking',
    [],
    {
      present: [
        { type: 'br-army', n: 1 },
        { type: 'fr-corps', n: 2 },
      ],
      arriving: [{ type: 'br-corps', n: 1 }],
    },
  ],
  [
    'paths-of-glory',
    'en',
    'the allies offer peace at 8 VP, the two war statuses add up to 25',
    'peace-terms',
    [],
    { side: 'allied', vp: 8, combined: 25 },
  ],
  // Those who have moved are not there once more; dice in a row are no cities.
  [
    'when-eagles-fight',
    'en',
    'strategic movement turn 8: three German corps by rail, two Germans already moved',
    'strategic',
    [],
    { turn: 8, germans: 2, units: [{}, {}, {}] },
  ],
  [
    'when-eagles-fight',
    'es',
    'evento aleatorio turno 9, dados 2 y 6, 4 ciudades',
    'events',
    [],
    { turn: 9, die1: 2, die2: 6, cities: 4 },
  ],
  // "Contra" has said who attacks, whatever noun follows.
  [
    'when-eagles-fight',
    'es',
    'ataque austriaco con factor 9 contra defensa 3 en bosque',
    'attack',
    [],
    { attackers: [{ units: [{ nation: 'austro-hungarian' }] }], attack: 9, defence: 3, terrain: 'forest' },
  ],
  // In a bracket behind a unit as well.
  [
    'when-eagles-fight',
    'en',
    'a German corps (attack 8) attacks a Russian corps (defence 5, out of ammo)',
    'attack',
    [],
    { attackers: [{ units: [{ attack: 8 }] }], defenders: [{ defence: 5, ammo: true }] },
  ],
  // The ARF of the guns and the CAB of the target in a clause of their own.
  [
    'nach-paris',
    'en',
    'German heavy artillery bombards a Belgian infantry unit, with an ARF of 18',
    'abu',
    [],
    { firing: [{ kind: 'har', arf: 18 }], targets: [{ nation: 'belgium', kind: 'inf' }] },
  ],
  [
    'nach-paris',
    'es',
    'artillería pesada alemana bombardea a una infantería belga, dispara con 18 de ARF',
    'abu',
    [],
    { firing: [{ kind: 'har', arf: 18 }] },
  ],
  // Who clears off stands in no clear terrain; torrents of rain are no river.
  [
    'nach-paris',
    'en',
    'the horsemen clear off before the dice are rolled, German infantry attacks a French cavalry',
    'combat',
    [],
    { defenders: [{ kind: 'cav', withdraws: true }] },
  ],
  [
    'nach-paris',
    'en',
    "French infantry attacks a German infantry unit, it's raining torrents",
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'france' }] }], rain: true },
  ],
  // The fort is besieged, and nobody else; the French one is he who was named.
  [
    'grand-illusion',
    'en',
    'Germans attack a French fort, the fort is besieged',
    'battle',
    [],
    { board: { german: [{ kind: 'corps' }], allied: [{ kind: 'fort', besieged: true }] } },
  ],
  [
    'grand-illusion',
    'en',
    'a German corps attacks a French corps, the French one is disrupted',
    'battle',
    [],
    { board: { allied: [{ kind: 'corps', disrupted: true }] } },
  ],
  [
    'grand-illusion',
    'en',
    'a British division attacks a German corps, landing from the sea by surprise',
    'battle',
    [],
    { landing: 'surprise' },
  ],
  [
    'grand-illusion',
    'it',
    'prima dei dadi i cavalieri si sganciano, un corpo tedesco attacca la cavalleria francese',
    'battle',
    [],
    { board: { german: [{ kind: 'corps' }], allied: [{ kind: 'cavalry', withdraws: true }] } },
  ],
  [
    'grand-illusion',
    'it',
    'un corpo tedesco entra in un esagono nemico con cavalleria',
    'hex-entry',
    [],
    { mover: 'german', group: ['corps'], toEnemy: 'cavalry' },
  ],
  [
    'grand-illusion',
    'en',
    'is a German corps in hex 45 in supply, Namur fell on turn 4',
    'supply',
    [],
    { namurGone: true, namurTurn: 4 },
  ],
  [
    'grand-illusion',
    'it',
    'assedio di Anversa da tre corpi, altre due unità dentro',
    'siege',
    [],
    { corps: 3, others: 2 },
  ],
  [
    'grand-illusion',
    'en',
    'the Allies roll Fortunes of War on turn 6',
    'fortunes',
    [],
    { attacker: 'allied', turn: 6 },
  ],
  [
    'grand-illusion',
    'it',
    'si recuperano due unità disorganizzate, prive di rifornimento',
    'recovery',
    [],
    { disrupted: 2, supplied: false },
  ],
  // CAPS on the other side of the table are the opponent's.
  [
    'grand-illusion',
    'en',
    'German action segment on turn 5, with 2 CAPS still on the other side',
    'caps',
    [],
    { turn: 5, side: 'german', opponentLeft: 2 },
  ],
  [
    'grand-illusion',
    'en',
    'German action segment on turn 5, the Allies are down to two caps',
    'caps',
    [],
    { turn: 5, side: 'german', opponentLeft: 2 },
  ],
  // "A five corps" is one corps.
  [
    'grand-illusion',
    'en',
    'a French five corps attacks a German corps',
    'battle',
    [],
    { attacker: 'allied', board: { allied: [{ nation: 'french', kind: 'corps', cs: 5 }] } },
  ],
  // No slip of a name: Gand, cava.
  [
    'grand-illusion',
    'es',
    'un cuerpo alemán ataca a un cuerpo francés, casa',
    'battle',
    ['casa'],
    { attacker: 'german', board: { allied: [{ nation: 'french', kind: 'corps' }] } },
  ],
  // Who is idle in the attacking hex is no further attacker.
  [
    'nach-paris',
    'en',
    'other infantry in the attacking hex stays out of it, German infantry attacks a British infantry unit',
    'combat',
    [],
    { attackers: [{ idle: true, units: [{ nation: 'germany' }] }], defenders: [{ nation: 'britain' }] },
  ],
  [
    'nach-paris',
    'es',
    'infantería alemana ataca a una infantería británica, otra infantería del mismo hex atacante no participa',
    'combat',
    [],
    { attackers: [{ idle: true, units: [{ nation: 'germany' }] }] },
  ],
  [
    'nach-paris',
    'it',
    "nell'esagono attaccante resta altra fanteria ferma, fanteria tedesca attacca una fanteria britannica",
    'combat',
    [],
    { attackers: [{ idle: true, units: [{ nation: 'germany' }] }] },
  ],
  // A die before its verb is no strength, nor is that of a bombardment a gun.
  [
    'nach-paris',
    'en',
    'seventeen came up, German infantry attacks a French infantry unit',
    'combat',
    [],
    { attackers: [{ units: [{ nation: 'germany' }] }], die: 17 },
  ],
  [
    'nach-paris',
    'it',
    'il dado del bombardamento è sette, bombardamento di unità francesi con ARF 12',
    'abu',
    [],
    { firing: [{ arf: 12 }], die: 7 },
  ],
  // Its guns alone are no guns beside it.
  [
    'nach-paris',
    'es',
    'una división alemana de CBF 30 ataca a una división francesa de CBF 25, solo pone su artillería, compromiso parcial',
    'combat',
    [],
    { attackers: [{ units: [{ cbf: 30, commitment: 'partial' }] }] },
  ],
  // "One" of words for how something is counts nobody.
  [
    'nach-paris',
    'en',
    "there's a river between us, an ordinary one, a German division with CBF 30 attacks a French division with CBF 25",
    'combat',
    [],
    { attackers: [{ hexside: 'river', units: [{ cbf: 30 }] }], defenders: [{ cbf: 25 }] },
  ],
  [
    'nach-paris',
    'es',
    'bombardeo de un fuerte con AFF 40, uno de los de hormigón, el amarillo',
    'abf',
    [],
    { guns: [{ aff: 40 }], forts: [{ category: 'concrete' }] },
  ],
  // Riders are no river.
  [
    'nach-paris',
    'en',
    'german infantry attacks french cavalry, with the French riders using cavalry retreat',
    'combat',
    [],
    { attackers: [{ units: [{ kind: 'inf' }] }], defenders: [{ kind: 'cav', withdraws: true }] },
  ],
  // Who sits it out is no further defender.
  [
    'nach-paris',
    'en',
    'german infantry attacks french infantry, another infantry in the attacking hex sits this one out',
    'combat',
    [],
    { attackers: [{ idle: true }], defenders: [{ kind: 'inf' }] },
  ],
  // The target that is told first fires at nobody.
  [
    'nach-paris',
    'en',
    'target concealed by FOW, german heavy artillery fires at french infantry',
    'abu',
    [],
    { firing: [{ nation: 'germany', kind: 'har' }], targets: [{ nation: 'france', kind: 'inf', fow: true }] },
  ],
  // Infantry besides the fort is who holds its hex, and the assault stays one.
  [
    'nach-paris',
    'es',
    'infantería alemana asalta un fuerte de mampostería, además del fuerte hay infantería contraria',
    'abf',
    [],
    { assaulter: [{ nation: 'germany', kind: 'inf' }], forts: [{ category: 'masonry' }], garrison: true },
  ],
  // The value by its name behind a single unit is its own.
  [
    'nach-paris',
    'en',
    'german infantry, rank A, attacks a belgian infantry with cbf 20 across a river',
    'combat',
    [],
    { attackers: [{ units: [{ rank: 'A' }], hexside: 'river' }], defenders: [{ nation: 'belgium', cbf: 20 }] },
  ],
  // Steps of loss are none that are left.
  [
    'nach-paris',
    'es',
    'defensor con 2 pasos de pérdida, infantería francesa ataca a una infantería alemana',
    'combat',
    [],
    { defenders: [{ nation: 'germany', lost: 2 }] },
  ],
  // Whose the zone of control is nobody attacks.
  [
    'nach-paris',
    'en',
    'the French would have to retreat into a German ZOC, two German divisions with CBF 30 each attack a French division with CBF 25',
    'combat',
    [],
    { attackers: [{ units: [{ cbf: 30 }, { cbf: 30 }] }], zocRetreat: true },
  ],
  // Only the one of them comes in.
  [
    'nach-paris',
    'en',
    'stacking of two infantry divisions in one hex, one of them only marches through',
    'stacking',
    [],
    { here: [{ kind: 'inf' }], entering: [{ kind: 'inf' }], moment: 'passing' },
  ],
  // In the sierra is no hexside.
  [
    'nach-paris',
    'es',
    'apilamiento de dos divisiones de infantería en un hexágono, en plena sierra, terreno de montaña',
    'stacking',
    [],
    { terrain: 'mountain' },
  ],
  // Out of another combat is no state of supply.
  [
    'nach-paris',
    'en',
    'two German divisions with CBF 30 each attack a French division with CBF 25, they retreated here out of another fight this turn',
    'combat',
    [],
    { defenders: [{ cbf: 25, fought: true }] },
  ],
];

test.each(SHOWN)('%s, %s: %s', async (game, lang, text, tool, unknown, input) => {
  const fight = await readFightIn(game, lang, text);
  expect(fight?.tool).toBe(tool);
  expect(fight?.faults).toEqual([]);
  expect(fight?.unknown).toEqual(unknown);
  expect(fight?.input).toMatchObject(input);
});
