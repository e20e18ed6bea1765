import { text, type Text } from '@/lib/calc/evaluation';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import type { AskedTool } from '@/lib/typed/asked';
import { withLegs } from '@/lib/typed/legs';
import { asks, choice, entry, field, filler, formTool, lostWords, trait, type Form } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { Entry } from '@/lib/typed/meaning';
import { firstOf, lastOf } from '@/lib/typed/tokens';

/* Tools of 1914 Nach Paris that a text fills in a field at a time. */

const TURN = { turn: 'unit.fields.turn' };
const NATION = { nation: 'unit.fields.nation' };
const DIE = 'die|dice|die roll|roll of|rolled|rolling|dado|saco|saca|sacando|tirando|tira|esce|d20';
const HEXES = 'hexes|hex|hexes away|hexagonos|hexagono|hexs|esagoni|esagono|distance|distancia|distanza';
const BESIDE = filler(
  'pila|una pila|stack|a stack|away|this|este|esta|questo|questa|range|rango|raggio|from the hq|from hq|from its hq|del hq|del cuartel general|dall hq|dal hq|dal suo hq|dal quartier generale',
);
const die = (most = 20): Entry => asks(DIE, 'die', 1, most);
const cab = asks('cab|combat ability|battle worthiness|habilidad|capacidad de combate', 'cab', 1, 20, { before: true });

/** Marches that cost CAB (5.1.4). */
const MARCHES: readonly Entry[] = choice('march', MARCHED);

/** In a test the losses of the combat, and no state of the unit. */
const LOSING =
  'lost|losing|loses|has lost|have lost|perder|perdiendo|perdio|pierde|ha perdido|perdere|perdendo|perde|perso|ha perso';
const LOST: readonly Entry[] = [1, 2, 3, 4].map((n) => field(lostWords(n, LOSING), 'losses', n));

/** What a unit did in the Movement Phase. */
const IDLE =
  'did nothing|did not do anything|didn t do anything|neither did anything|none did anything|have done nothing|has done nothing|idle|no hizo nada|no hicieron nada|no ha hecho nada|no han hecho nada|' +
  'inactiva|inactivas|inactivo|inactivos|non ha fatto nulla|non hanno fatto nulla|non ha fatto niente|non hanno fatto niente|inattiva|inattive|inattivo|inattivi|' +
  'did not move|didn t move|has not moved|hasn t moved|have not moved|no movio|no se movio|no ha movido|no se ha movido|no se movieron|no se han movido|sin moverse|sin mover|non si sono mosse|non si sono mossi|non ha mosso|non si e mossa|non si e mosso';

/** Who would absorb replacements. */
const takerText = ({ count, traits }: Item): Text =>
  text('typed.plain', {
    n: count ?? 1,
    unit: text('typed.unit', {
      nation: traits.nation === undefined ? '' : text(`unit.options.nation.${String(traits.nation)}`),
      kind: text(`unit.options.kind.${String(traits.kind)}`),
    }),
  });

const FORMS: readonly Form[] = [
  {
    tool: 'recon',
    words:
      'scouts a stack|scout a stack|scouting a stack|explora una pila|explorar una pila|esplora una pila|esplorare una pila|scouts|recon|reconnaissance|air recon|aerial recon|air reconnaissance|aerial reconnaissance|cavalry recon|scout|scouting|' +
      'cavalry reconnaissance|reconocimiento|reconocimiento aereo|reconocimiento de caballeria|explorar|exploracion|' +
      'ricognizione|ricognizione aerea|ricognizione di cavalleria|esplorazione',
    takes: {
      by: 'recon.fields.by',
      distance: 'recon.fields.distance',
      targetSteps: 'recon.fields.targetSteps',
      terrain: 'unit.fields.terrain',
      cab: 'unit.fields.cab',
      die: 'recon.fields.die',
      works: 'recon.fields.works',
      fom: 'recon.fields.fom',
      crossesBorder: 'recon.fields.crossesBorder',
      squadrons: 'recon.fields.squadrons',
      attempts: 'recon.fields.attempts',
      extra: 'recon.fields.extra',
      supply: 'recon.fields.supply',
      ...TURN,
    },
    traits: NATION,
    entries: [
      ...choice('by', {
        air:
          'air recon|aerial recon|air reconnaissance|aerial reconnaissance|by air|air|plane|planes|squadron|aircraft|' +
          'reconocimiento aereo|aereo|aereos|avion|aviones|por aire|escuadrilla|ricognizione aerea|aerea|aereo|aerei',
        cavalry:
          'cavalry recon|cavalry reconnaissance|cavalry|cav|by cavalry|cavalry squadron|cavalry division|cavalry brigade|division de caballeria|brigada de caballeria|divisione di cavalleria|brigata di cavalleria|reconocimiento de caballeria|caballeria|' +
          'con caballeria|ricognizione di cavalleria|cavalleria',
      }),
      asks(HEXES, 'distance', 1, 20, { before: true }),
      asks('steps|step|pasos|paso|passi|passo', 'targetSteps', 1, 20, { before: true }),
      field(
        'fieldworks|entrenchments|entrenched|trincheras|atrincheramientos|atrincherado|trincee|trincerato',
        'works',
        true,
      ),
      field(
        'after a forced march|after forced march|tras una marcha forzada|tras marcha forzada|dopo una marcia forzata|forced march|marcha forzada|marcia forzata|fom',
        'fom',
        true,
      ),
      cab,
      die(),
      asks('rolls|roll|tirada|tiro', 'die', 1, 20, { optional: true }),
      field(
        'across the border|crosses the border|crossing the border|over the border|cruza la frontera|cruzando la frontera|al otro lado de la frontera|oltre confine|oltre il confine|attraversa il confine|passa il confine',
        'crossesBorder',
        true,
      ),
      asks('squadrons|escuadrillas|squadriglie', 'squadrons', 0, 9, { before: true }),
      asks('attempts|attempts before|intentos|intentos antes|tentativi|tentativi prima', 'attempts', 0, 2, {
        before: true,
        optional: true,
      }),
      field(
        'extra mf|spending extra mf|spends extra mf|mf extra|gasta mf extra|gastando mf extra|mf in piu|spende mf in piu|spendendo mf in piu',
        'extra',
        true,
      ),
      // "A stack of 7 steps, two hexes away": the number behind "of" is that of the steps.
      filler('of|de|di|da|at|a stack of|stack of|una pila de|pila de|una pila di|pila di'),
      BESIDE,
    ],
  },
  {
    tool: 'destruction',
    words:
      'destruction|demolition|demolish|demolishes|destroy|destroys|destroying|blow up|blows up|blow|blowing up|repair|' +
      'repairs|repairing|sluice|sluices|open the sluices|flood|flooding|inundation|destruccion|destruir|destruye|destruyen|' +
      'volar|vuela|vuelan|demolicion|demoler|reparar|repara|reparan|reparacion|esclusa|esclusas|inundar|inundacion|' +
      'distruzione|distruggere|distrugge|distruggono|far saltare|fanno saltare|fa saltare|riparare|ripara|riparano|riparazione|chiusa|chiuse|allagare|inondazione',
    takes: {
      action: 'destruction.fields.action',
      by: 'destruction.fields.by',
      structure: 'destruction.fields.structure',
      sluice: 'destruction.fields.sluice',
      die: 'destruction.fields.die',
      enemyZoc: 'destruction.fields.enemyZoc',
      escort: 'destruction.fields.escort',
      left: 'destruction.fields.left',
      controlled: 'destruction.fields.controlled',
      supply: 'destruction.fields.supply',
      ...TURN,
    },
    entries: [
      ...choice('sluice', {
        antwerp: 'antwerp|amberes|anversa',
        yser: 'yser|river yser|rio yser|nieuport|nieuwpoort',
        dunkirk: 'dunkirk|dunkerque|dunquerque',
      }),
      ...choice('action', {
        destroy:
          'destruction|demolition|demolish|demolishes|destroy|destroys|destroying|blow up|blows up|blow|blowing up|' +
          'destruccion|destruir|destruye|destruyen|volar|vuela|vuelan|demolicion|demoler|distruzione|distruggere|' +
          'distrugge|distruggono|far saltare|fanno saltare|fa saltare',
        repair: 'repair|repairs|repairing|reparar|repara|reparan|reparacion|riparare|ripara|riparano|riparazione',
        sluice:
          'sluice|sluices|open the sluices|open sluices|flood|flooding|inundation|esclusa|esclusas|abrir las esclusas|' +
          'abrir esclusas|inundar|inundacion|chiusa|chiuse|aprire le chiuse|allagare|inondazione',
      }),
      ...choice('by', {
        eng: 'eng|engineer|engineers|ingenieros|ingeniero|genio|genieri',
        pio: 'pio|pioneer|pioneers|zapadores|pioneros|pionieri',
        fort: 'fort|forts|fortification|fuerte|fortificacion|forte|fortificazione',
      }),
      ...choice('structure', {
        yellow: 'yellow|amarilla|amarillo|gialla|giallo',
        orange: 'orange|naranja|arancione',
        red: 'red|dark red|roja|rojo|rojo oscuro|roja oscura|rossa|rosso|rosso scuro',
        white: 'white|white circle|blanca|blanco|circulo blanco|bianca|bianco|cerchio bianco',
        'major-bridge':
          'major bridge|major river bridge|bridge over a major river|bridge on a major river|puente de rio principal|' +
          'puente sobre rio principal|puente sobre un rio principal|puente de rio mayor|ponte su fiume maggiore|' +
          'ponte di fiume maggiore|ponte su un fiume maggiore',
      }),
      field(
        'next to the enemy|next to enemy|beside the enemy|adjacent to the enemy|junto al enemigo|al lado del enemigo|accanto al nemico|vicino al nemico|enemy zoc|in enemy zoc|zoc enemiga|en zoc enemiga|zoc nemica|in zoc nemica',
        'enemyZoc',
        true,
      ),
      field(
        'with an escort|escorted|with infantry beside it|con escolta|escoltados|escoltado|con scorta|scortati|scortato',
        'escort',
        true,
      ),
      asks(
        'repair turns left|repair turns|turns of repair left|turns to repair|turnos de reparacion|turnos de reparacion restantes|turni di riparazione|turni di riparazione rimasti',
        'left',
        0,
        18,
        { before: true },
      ),
      field(
        'not controlled|enemy controlled|under enemy control|bajo control enemigo|sotto controllo nemico',
        'controlled',
        false,
      ),
      filler(
        'structure|rail structure|railway structure|estructura|estructura ferroviaria|struttura|struttura ferroviaria|open|abrir|aprire|with',
      ),
      die(),
    ],
  },
  {
    tool: 'cab',
    words:
      'cab|cab test|cab check|cab roll|test of cab|morale test|morale check|prueba de cab|chequeo de cab|prueba cab|' +
      'tirada de cab|test cab|test di cab|prova cab|prova di cab|check cab|prueba de moral|combat ability test|habilidad|prueba de|prova di|test di|test at|test of',
    takes: {
      cab: 'unit.fields.cab',
      occasion: 'cab.fields.occasion',
      result: 'cab.fields.result',
      march: 'unit.fields.march',
      steps: 'unit.fields.steps',
      die: 'cab.fields.die',
      heat: 'unit.fields.heat',
      attacking: 'cab.fields.attacking',
      losses: 'cab.fields.losses',
      entrenched: 'cab.fields.entrenched',
      redArf: 'cab.fields.redArf',
      pioneers: 'cab.fields.pioneers',
      harArf: 'cab.fields.harArf',
      zocArf: 'cab.fields.zocArf',
      zocCav: 'cab.fields.zocCav',
      fortCbf: 'cab.fields.fortCbf',
      fortDestroyed: 'cab.fields.fortDestroyed',
      idle: 'cab.fields.idle',
      nearHome: 'unit.fields.nearHome',
      indoctrinated: 'unit.fields.indoctrinated',
      ...TURN,
    },
    traits: { nation: 'unit.fields.nation', steps: 'unit.fields.steps' },
    beside: ['kind'],
    entries: [
      ...MARCHES,
      asks(
        'cab test of|cab test at|cab check of|cab roll of|prueba de cab de|test di cab di|prova di cab di|cab of|cab de|cab di|cab|cab test|cab check|cab roll|test of cab|morale test|morale check|prueba de cab|chequeo de cab|prueba cab|' +
          'tirada de cab|test cab|test di cab|prova cab|prova di cab|check cab|prueba de moral|combat ability test|habilidad|capacidad de combate|prueba de|prova di|test di|test at|test of|combat ability',
        'cab',
        1,
        20,
        {
          before: true,
          optional: true,
        },
      ),
      field(
        'attacking|as the attacker|i attack|i am attacking|atacando|como atacante|ataco|attaccando|come attaccante|attacco',
        'attacking',
        true,
      ),
      ...LOST,
      asks('steps|step|pasos|paso|passi|passo', 'steps', 1, 5, { before: true }),
      asks(
        'result|resultado|risultato|combat result|resultado de combate|risultato del combattimento',
        'result',
        -30,
        20,
      ),
      ...choice('occasion', {
        combat: 'after combat|in combat|combat test|tras combate|en combate|dopo il combattimento|in combattimento',
        bombardment: 'under bombardment|under abu|bombarded|bombardeada|bajo bombardeo|bombardata|sotto bombardamento',
        'retreat-zoc':
          'retreat zoc|retreating through zoc|retreat through zoc|retreat into zoc|retreat into an enemy zoc|retreat into enemy zoc|retreating into enemy zoc|retreating through enemy zoc|' +
          'retirada en zoc|retirada a zoc|retirada a zoc enemiga|ritirata in zoc|ritirata in zoc nemica',
        'cavalry-retreat': 'cavalry retreat|retirada de caballeria|ritirata di cavalleria',
        assault: 'assault|assaulting a fort|asalto|asalto a un fuerte|assalto|assalto a un forte',
        fieldworks: 'digging|building fieldworks|construir obras de campana|cavar|scavare',
      }),
      field(
        'enemy red arf|against red arf|enemy has red arf|arf rojo enemigo|contra arf rojo|arf rosso nemico|contro arf rosso',
        'redArf',
        true,
      ),
      field(
        'enemy pioneers|against pioneers|enemy pio|pioneros enemigos|contra pioneros|zapadores enemigos|pio enemigo|pionieri nemici|contro pionieri|pio nemico',
        'pioneers',
        true,
      ),
      asks(
        'enemy har arf|arf of enemy har|arf de las har enemigas|arf har enemiga|arf degli har nemici',
        'harArf',
        0,
        60,
        {
          before: true,
        },
      ),
      asks('enemy arf|zoc arf|arf enemigo|arf enemiga|arf nemico|arf nemica', 'zocArf', 0, 99, { before: true }),
      field('enemy cavalry in zoc|cavalry among them|caballeria entre ellos|cavalleria fra loro', 'zocCav', true),
      asks(
        'fort cbf|cbf of the fort|fort of cbf|fort with cbf|cbf del fuerte|fuerte de cbf|fuerte con cbf|cbf del forte|forte con cbf',
        'fortCbf',
        0,
        30,
        {
          before: true,
        },
      ),
      field('fort destroyed|destroyed fort|fuerte destruido|forte distrutto', 'fortDestroyed', true),
      field(IDLE, 'idle', true),
      field('near home|cerca de casa|vicino a casa', 'nearHome', true),
      field('indoctrinated|adoctrinada|adoctrinado|indottrinata|indottrinato', 'indoctrinated', true),
      field(
        'entrenched|trench|in trenches|atrincherado|atrincherada|en trincheras|trincerato|trincerata',
        'entrenched',
        true,
      ),
      filler(
        'tira|tira con|in difesa|en defensa|on defence|on defense|tests|tests at|at|a|prova|check|chequeo|checks|after|tras|dopo|through|retreating|unit|infantry|infanteria|fanteria',
      ),
      die(),
    ],
    grammar: { signed: { name: 'result', min: -30, max: 20 }, sums: undefined },
  },
  {
    tool: 'fieldworks',
    words:
      'fieldworks|field works|build fieldworks|fieldworks test|dig in|digs in|digging in|dig|digs|dig fieldworks|entrench|' +
      'entrenches|entrenching|upgrade fieldworks|upgrade|obras de campo|obras de campana|construir obras de campo|cavar|cava|cavan|' +
      'atrincherarse|se atrinchera|se atrincheran|mejorar obras|mejorar|opere campali|opere da campo|lavori campali|scavare|scava|scavano|' +
      'trincerarsi|si trincera|si trincerano|migliorare opere|migliorare',
    takes: {
      action: 'fieldworks.fields.action',
      terrain: 'unit.fields.terrain',
      die: 'fieldworks.fields.die',
      cab: 'unit.fields.cab',
      idle: 'fieldworks.fields.idle',
      ...TURN,
    },
    traits: { ...NATION, kind: 'unit.fields.kind' },
    listed: { list: 'units', fields: ['kind', 'cab', 'idle'], each: true },
    entries: [
      field(IDLE, 'idle', true),
      ...choice('action', {
        upgrade:
          'upgrade fieldworks|upgrade|upgrades|upgrading|improve|improves|mejorar obras|mejorar|mejoran|mejora|migliorare opere|migliorare|' +
          'regular entrenchments|atrincheramientos regulares|trinceramenti regolari',
        dig:
          'build fieldworks|dig in|digs in|digging in|dig|digs|dig fieldworks|entrench|entrenches|entrenching|' +
          'construir obras de campo|construir obras de campana|cavar|cava|cavan|atrincherarse|se atrinchera|se atrincheran|scavare|' +
          'scava|scavano|trincerarsi|si trincera|si trincerano',
      }),
      filler(
        'fieldworks|field works|obras de campo|obras de campana|opere campali|opere da campo|lavori campali|build|construir|obras|each|cada una|cada uno|ciascuna|ciascuno|' +
          'in the movement phase|en la fase de movimiento|nella fase di movimento|this turn',
      ),
      cab,
      die(),
    ],
  },
  {
    tool: 'weather',
    words:
      'weather|weather roll|clima|tiempo|tirada de clima|tirada del clima|meteorologia|tempo atmosferico|meteo|rain roll|tirada de lluvia|tempo',
    takes: {
      ...TURN,
      die: 'weather.fields.die',
      heat: 'weather.fields.heat',
      rain: 'weather.fields.rain',
      mf: 'unit.fields.mf',
    },
    traits: {
      nation: 'unit.fields.nation',
      kind: 'unit.fields.kind',
      rank: 'unit.fields.rank',
      lost: 'unit.fields.lost',
    },
    grammar: { sums: undefined, strength: [] },
    entries: [
      asks('mf|movement factors|factores de movimiento|fattori di movimento|fm', 'mf', 0, 120, { before: true }),
      die(),
      field('rain symbol|simbolo de lluvia|simbolo della pioggia', 'rain', true),
      field('heat symbol|simbolo de calor|simbolo del caldo', 'heat', true),
      BESIDE,
    ],
  },
  {
    tool: 'replacements',
    words:
      'replacement|replacements|replacement points|reemplazo|reemplazos|puntos de reemplazo|rimpiazzo|rimpiazzi|punti rimpiazzo|sustituciones',
    takes: { inf: 'replacements.fields.inf', cav: 'replacements.fields.cav' },
    units: {
      list: 'units',
      traits: ['kind', 'rank', 'lost', 'state'],
      beside: ['name', 'nation', 'reserve', 'unit'],
      nationless: true,
      tell: takerText,
    },
    grammar: { sums: undefined, strength: [], states: ['rank', 'lost', 'state', 'steps', 'unit', 'reserve'] },
    entries: [
      trait('on the map|on map|en el mapa|sulla mappa|in mappa', { state: 'on-map' }),
      trait(
        'consolidated|in the consolidated box|consolidada|consolidadas|consolidado|consolidata|consolidate|consolidato',
        { state: 'consolidated' },
      ),
      trait(
        'destroyed|eliminated|wiped out|destruida|destruidas|eliminada|eliminadas|distrutta|distrutte|eliminata|eliminate',
        { state: 'destroyed' },
      ),
      filler(
        'ones|one that|which|and is|y esta|ed e|i have|tengo|ne ho|rebuild|restore|bring back|reconstruir|reponer|rimettere|rimettere a posto|ricostruire',
      ),
      asks(
        'infantry replacement points|replacement points of infantry|puntos de reemplazo de infanteria|punti rimpiazzo di fanteria|infantry|inf|infantry points|infantry replacements|infanteria|reemplazos de infanteria|puntos de infanteria|fanteria|rimpiazzi di fanteria',
        'inf',
        0,
        60,
        { before: true },
      ),
      asks(
        'cavalry replacement points|replacement points of cavalry|puntos de reemplazo de caballeria|punti rimpiazzo di cavalleria|cavalry|cav|cavalry points|cavalry replacements|caballeria|reemplazos de caballeria|puntos de caballeria|cavalleria|rimpiazzi di cavalleria',
        'cav',
        0,
        60,
        { before: true },
      ),
    ],
  },
  {
    tool: 'movement',
    words:
      'hasta donde llega|hasta donde llegan|hasta donde puede|quanto va lontano|quanto lontano va|fin dove arriva|fin dove arrivano|how far through|goes through|go through|what s that cost|what s the cost|cost to cross|what does it cost to|how much to cross|how much does it cost to|cuanto cuesta ir|cuanto cuesta mover|cuesta ir|cuanto le cuesta a|quanto costa andare|quanto costa muovere|quanto costa attraversare|movement|movement of|movimiento|movimento|how far can|how far does|forced march|forced marches|pulls a forced march|marcha forzada|marcia forzata|cuesta cruzar|cuesta mover|costa attraversare|cost to move',
    also: 'how far|march|marches|move|moves|marcha|mover|mueve|marcia|muovere|muove',
    takes: {
      mf: 'unit.fields.mf',
      forced: 'movement.fields.forced',
      heat: 'unit.fields.heat',
      rain: 'movement.fields.rain',
      startZoc: 'movement.fields.startZoc',
      spent: 'movement.fields.spent',
      marchedBefore: 'movement.fields.marchedBefore',
      outOfCommand: 'movement.fields.outOfCommand',
      ...TURN,
    },
    traits: {
      nation: 'unit.fields.nation',
      kind: 'unit.fields.kind',
      rank: 'unit.fields.rank',
      steps: 'unit.fields.steps',
      lost: 'unit.fields.lost',
    },
    listed: { list: 'units', fields: ['nation', 'kind', 'rank', 'steps', 'lost', 'mf'] },
    // The numbers are those of hexes.
    grammar: { strength: [] },
    entries: [
      field('forced march|forced marches|a forced march|marcha forzada|marcia forzata', 'forced', true),
      filler(
        'again|otra vez|de nuevo|di nuovo|ancora|one across|one over|one behind|one beyond|hexes|hex|hexagonos|hexagono|hexs|esagoni|esagono|from|to|then|normal|max distance|enough points|what s the cost|the cost|cost|coste|costo|distance|distancia|distanza|pulls|a|luego|y|poi|max|maximo',
      ),
      field('no forced march|without a forced march|sin marcha forzada|senza marcia forzata', 'forced', false),
      field(
        'starts in an enemy zoc|starting in an enemy zoc|starts in enemy zoc|empieza en zoc enemiga|empezando en zoc enemiga|parte da zoc nemica|inizia in zoc nemica',
        'startZoc',
        true,
      ),
      asks('mf spent|mf already spent|mf gastados|mf ya gastados|mf spesi|mf gia spesi', 'spent', 0, 120, {
        before: true,
      }),
      field(
        'forced marched last turn|force marched last turn|marcha forzada el turno anterior|marcia forzata il turno precedente',
        'marchedBefore',
        true,
      ),
      field(
        'out of command|ooc|out of supply|fuera de mando|sin mando|fuori comando|sin suministro|senza rifornimento|fuori rifornimento',
        'outOfCommand',
        true,
      ),
      asks('mf|movement factors|factores de movimiento|fattori di movimento|fm', 'mf', 0, 120, { before: true }),
    ],
  },
  {
    tool: 'naval',
    words:
      'naval|sea transport|naval transport|by sea|embark|embarks|embarking|land|lands|landing|disembark|transporte naval|' +
      'transporte por mar|por mar|embarcar|embarca|embarcan|embarque|desembarcar|desembarca|desembarcan|desembarco|' +
      'trasporto navale|via mare|imbarcare|imbarca|imbarco|sbarcare|sbarca|sbarco',
    takes: {
      action: 'naval.fields.action',
      steps: 'unit.fields.steps',
      capacity: 'naval.fields.capacity',
      antwerp: 'naval.fields.antwerp',
      mf: 'unit.fields.mf',
      voyage: 'naval.fields.voyage',
      german: 'naval.fields.german',
      used: 'naval.fields.used',
      spent: 'naval.fields.spent',
      ...TURN,
    },
    traits: { nation: 'unit.fields.nation', steps: 'unit.fields.steps' },
    beside: ['kind'],
    entries: [
      asks(
        'mf of voyage|mf for the voyage|voyage of|voyage|mf de viaje|viaje de|viaje|travesia de|travesia|mf di viaggio|viaggio di|viaggio|traversata di|traversata',
        'voyage',
        0,
        120,
        { before: true, optional: true },
      ),
      asks('mf spent|mf gastados|mf spesi', 'spent', 0, 120, { before: true }),
      asks(
        'steps used|capacity used|steps already used|pasos usados|capacidad usada|passi usati|capacita usata',
        'used',
        0,
        60,
        { before: true },
      ),
      ...choice('german', {
        zoc: 'german zoc|in a german zoc|in german zoc|zoc alemana|en zoc alemana|zoc tedesca|in zoc tedesca',
        inside: 'germans in the port|germans in it|alemanes en el puerto|tedeschi nel porto',
      }),
      ...choice('action', {
        embark: 'embark|embarks|embarking|embarcar|embarca|embarcan|embarque|imbarcare|imbarca|imbarco',
        land: 'land|lands|landing|disembark|desembarcar|desembarca|desembarcan|desembarco|sbarcare|sbarca|sbarco',
      }),
      asks('steps|step|pasos|paso|passi|passo', 'steps', 1, 5, { before: true }),
      field('antwerp|at antwerp|amberes|en amberes|anversa|ad anversa', 'antwerp', true),
      asks('capacity|capacidad|capacita|port|puerto|porto', 'capacity', 0, 30, { before: true, optional: true }),
      asks('mf|movement factors|factores de movimiento|fattori di movimento', 'mf', 0, 120, { before: true }),
      filler('sea transport|naval transport|transport|transporte|trasporto'),
    ],
  },
  {
    tool: 'doctrine',
    words:
      'indoctrinate|indoctrinates|indoctrinating|adoctrinar|adoctrina|indottrinare|indottrina|doctrine|french doctrine|offensive spirit|offensive a outrance|doctrine test|doctrina|doctrina francesa|ofensiva a ultranza|' +
      'dottrina|dottrina francese|offensiva a oltranza',
    takes: {
      divisions: 'doctrine.fields.divisions',
      die: 'doctrine.fields.die',
      state: 'doctrine.fields.state',
      distance: 'doctrine.fields.distance',
      lost: 'unit.fields.lost',
      attacking: 'doctrine.fields.attacking',
      defending: 'doctrine.fields.defending',
    },
    entries: [
      ...[1, 2, 3, 4].map((n) => field(lostWords(n), 'lost', n)),
      asks('steps lost|lost|pasos perdidos|passi persi', 'lost', 0, 4, { before: true, optional: true }),
      asks('divisions|division|divisiones|divisioni|divisione', 'divisions', 1, 12, { before: true, optional: true }),
      ...choice('state', {
        passed: 'passed|superada|superado|superata|superato',
        indoctrinated: 'indoctrinated|adoctrinada|adoctrinado|indottrinata|indottrinato',
        untested: 'untested|not tested|sin probar|non provata',
      }),
      asks(HEXES, 'distance', 1, 20, { before: true }),
      filler('french|francesa|francesas|francese|francesi|franceses|away'),
      die(),
    ],
  },
];

const LOC: Form = {
  tool: 'loc',
  words:
    'my line|mi linea|la mia linea|la linea mide|la linea e lunga|the line is|loc|in loc|line of communications|logistic line|logistics line|in supply|supplied|supply|out of command|que linea|what line|che linea|tiene linea|have a line|ha linea|ha una linea|' +
    'linea de comunicaciones|linea logistica|suministro|abastecido|abastecida|suministrado|suministrada|en mando|linea di comunicazione|linea di comunicazioni|' +
    'rifornito|rifornita|rifornimento|in comando|in command|from the railhead|del ferrocarril|dalla ferrovia',
  always: { source: 'hand' },
  takes: {
    mf: 'loc.fields.mf',
    goal: 'loc.fields.goal',
    distance: 'loc.fields.distance',
    radius: 'loc.fields.radius',
    command: 'loc.fields.command',
    light: 'unit.fields.light',
    ...TURN,
  },
  traits: NATION,
  beside: ['kind'],
  grammar: { sums: undefined },
  entries: [
    asks(
      'mf|movement factors|movement points|factores de movimiento|puntos de movimiento|fattori di movimento|punti movimento|punti di movimento|fm|pm',
      'mf',
      0,
      999,
      {
        before: true,
      },
    ),
    // "130 from the railway": the number before where the line ends is its length.
    asks(
      'from the railhead|from the rail|from rail|from the railway|from the nearest rail|from the nearest railhead|to the railhead|to rail|to the rail|to the railway|from the hcr|to the hcr|away from the rail|' +
        'de la via de alta capacidad|de una via de alta capacidad|from a high capacity rail|from high capacity rail|from the high capacity line|dalla linea ad alta capacita|de la via|del tren|del ferrocarril|de la via ferrea|hasta la via|hasta el tren|de la hcr|dalla ferrovia|dal treno|dal binario|dalla hcr|alla ferrovia|dalla linea',
      'mf',
      0,
      999,
      { before: true, optional: true },
    ),
    ...choice('goal', {
      hcr: 'hcr|usable hcr|rail|railhead|railway|railroad|train|high capacity rail|via de alta capacidad|via|vias|tren|ferrocarril|ferrovia|binario|treno|linea ferroviaria|a usable hcr|to a usable hcr|hasta una hcr utilizable|una hcr utilizable|fino a una hcr utilizzabile|fino alla hcr|una hcr utilizzabile|hasta la hcr|hasta una hcr|fino a una hcr',
      camp: 'camp|entrenched camp|campo atrincherado|campo trincerato',
      port: 'port|puerto|porto',
    }),
    ...choice('command', {
      cavalry:
        'cavalry corps|cuerpo de caballeria|corpo di cavalleria|autonomous cavalry|caballeria autonoma|cavalleria autonoma',
      radius:
        'inside the command radius|inside the radius|inside command radius|within the command radius|within command radius|within radius|within the radius|in the command radius|in command radius|in radius|hq in range|in range of its hq|in range of the hq|in range of hq|in hq range|within hq range|hq within range|' +
        'dentro del radio de mando|dentro del radio|en el radio de mando|en radio de mando|en radio|hq a tiro|hq en radio|con hq en radio|' +
        'dentro il raggio di comando|nel raggio di comando|entro il raggio di comando|entro il raggio|nel raggio|hq a portata|hq nel raggio|comando a portata',
    }),
    // Without a number nobody knows how far the HQ is: it is not understood.
    entry(
      'outside the command radius|outside the radius|outside command radius|out of the command radius|out of command radius|out of radius|beyond the command radius|hq out of range|out of hq range|out of range|' +
        'fuera del radio de mando|fuera del radio|fuera de radio|hq fuera de radio|fuori dal raggio di comando|fuori dal raggio|fuori raggio|oltre il raggio di comando',
      { kind: 'other' },
    ),
    asks(
      'hexes from its hq|hexes from hq|hexes from the hq|hexes to its hq|hexagonos de su cg|hexagonos de su hq|esagoni dal suo hq|esagoni dall hq|hexagonos de su cuartel general|hexagonos del cuartel general|hexagonos del hq|esagoni dal suo qg|esagoni dal quartier generale|esagoni dal comando',
      'distance',
      0,
      99,
      {
        before: true,
      },
    ),
    asks('at distance|distance|at a distance of|a distancia|distancia|a distanza|distanza', 'distance', 0, 99, {
      optional: true,
    }),
    asks('radius|command radius|radio|radio de mando|raggio|raggio di comando', 'radius', 0, 99, { before: true }),
    filler(
      'loc or llc|loc o llc|llc or loc|llc o loc|my|mi|mio|mia|is|this|line|linea|away|have|tengo|ha|tiene|long|larga|lunga|usable|away from|to the',
    ),
  ],
};

const CAPACITY: Readonly<Record<'hcr' | 'lcr', readonly string[]>> = {
  hcr: ['high capacity', 'high capacity rail', 'alta capacidad', 'alta capacita', 'alta'],
  lcr: ['low capacity', 'low capacity rail', 'baja capacidad', 'bassa capacita', 'baja', 'bassa'],
};

/** "12 hexes of HCR", "12 hexagonos por LCR", "12 HCR", "12 high capacity hexes". */
const ON_RAILS = (line: 'hcr' | 'lcr'): string =>
  [
    ...[line, ...CAPACITY[line]].flatMap((name) => ['hexes', 'hex'].map((hex) => `${name} ${hex}`)),
    ...[line, ...CAPACITY[line]].flatMap((name) =>
      [
        'hexes',
        'hexes de',
        'hexagonos',
        'hexagonos de',
        'hexagonos en',
        'esagoni',
        'esagoni ad',
        'esagoni a',
        'esagoni di',
      ].map((hexes) => `${hexes} ${name}`),
    ),
    ...CAPACITY[line].flatMap((name) => [name, `de ${name}`, `ad ${name}`, `a ${name}`]),
    ...['on', 'by', 'along', 'por', 'su', 'per'].map((of) => `${of} ${line}`),
    ...['hexes', 'hex'].flatMap((word) => ['of', 'on', 'by', 'along'].map((of) => `${word} ${of} ${line}`)),
    ...['hexagonos', 'hex', 'hexs'].flatMap((word) => ['de', 'por', 'en'].map((of) => `${word} ${of} ${line}`)),
    ...['esagoni', 'esagono'].flatMap((word) => ['di', 'su', 'per'].map((of) => `${word} ${of} ${line}`)),
  ].join('|');
const IN_MOUNTAINS = ON_RAILS('lcr')
  .split('|')
  .flatMap((words) =>
    ['in mountain', 'in mountains', 'in the mountains', 'de montana', 'en montana', 'di montagna', 'in montagna'].map(
      (of) => `${words} ${of}`,
    ),
  )
  .join('|');

/** Where a train changes its direction (12.3.7): "a change of direction in a small city". */
const TURNED: readonly Entry[] = choice(
  'station',
  Object.fromEntries(
    Object.entries({
      small: ['small city', 'ciudad pequena', 'citta piccola|piccola citta'],
      normal: ['normal city', 'ciudad normal', 'citta normale'],
      large: ['large city|big city', 'ciudad grande|gran ciudad', 'citta grande|grande citta'],
    }).map(([size, [en = '', es = '', it = '']]) => [
      size,
      [
        ...['change of direction', 'changes direction', 'direction change', 'turns', 'turn'].flatMap((word) =>
          en.split('|').flatMap((city) => [`${word} in a ${city}`, `${word} at a ${city}`]),
        ),
        ...['cambio de direccion', 'cambia de direccion', 'gira'].flatMap((word) =>
          es.split('|').flatMap((city) => [`${word} en una ${city}`, `${word} en ${city}`]),
        ),
        ...['cambio di direzione', 'cambia direzione', 'gira'].flatMap((word) =>
          it.split('|').flatMap((city) => [`${word} in una ${city}`, `${word} in ${city}`]),
        ),
      ].join('|'),
    ]),
  ),
);

const SEVERAL: readonly (readonly [n: number, en: string, es: string, it: string])[] = [
  [2, '2|two', '2|dos', '2|due'],
  [3, '3|three', '3|tres', '3|tre'],
];
const CITIES: readonly (readonly [size: string, en: string, es: string, it: string])[] = [
  ['small', 'small cities', 'ciudades pequenas', 'citta piccole|piccole citta'],
  ['normal', 'normal cities', 'ciudades normales', 'citta normali'],
  ['large', 'large cities|big cities', 'ciudades grandes|grandes ciudades', 'citta grandi|grandi citta'],
];
const phrases = (numbers: string, changes: string, cities: string): readonly string[] =>
  numbers
    .split('|')
    .flatMap((n) => changes.split('|').flatMap((change) => cities.split('|').map((city) => `${n} ${change} ${city}`)));

/** "Two changes of direction in small cities": the size of the cities and how many they are. */
const TURNED_OFTEN: readonly Entry[] = choice(
  'station',
  Object.fromEntries(
    CITIES.flatMap(([size, ...cities]) =>
      SEVERAL.map(([n, ...numbers]) => [
        `${size} ${n}`,
        [
          ...phrases(numbers[0], 'changes of direction in|changes of direction at|direction changes in', cities[0]),
          ...phrases(numbers[1], 'cambios de direccion en', cities[1]),
          ...phrases(numbers[2], 'cambi di direzione in', cities[2]),
        ].join('|'),
      ]),
    ),
  ),
);
/** The cities of a change of direction, one by one. */
function stationsOf(value: unknown): readonly string[] {
  const [size = '', n = '1'] = String(value).split(' ');
  return Array.from({ length: Number(n) }, () => size);
}

const RAIL: Form = {
  tool: 'rail',
  words:
    'rail|rail capacity|train|trains|convoy|convoys|convoyes|convogli|convoglio|tren|trenes|treno|treni|railway|ferrocarril|ferrovia|by rail|by train|por tren|en tren|in treno|' +
    'board a train|boarding|embark on a train|entrain|get on the train|getting on the train|station|estacion|stazione|subir al tren|embarcar en tren|salire sul treno|' +
    'suben al tren|sube al tren|salgono sul treno|sale sul treno|gets on the train|imbarcare sul treno',
  takes: {
    conducted: 'rail.fields.conducted',
    steps: 'rail.fields.steps',
    city: 'rail.fields.city',
    terrain: 'unit.fields.terrain',
    line: 'rail.fields.line',
    hcr: 'rail.fields.hcr',
    lcr: 'rail.fields.lcr',
    lcrMountain: 'rail.fields.lcrMountain',
    mf: 'unit.fields.mf',
    onFoot: 'rail.fields.onFoot',
    boards: 'rail.fields.boards',
    leaves: 'rail.fields.leaves',
    rain: 'rail.fields.rain',
  },
  grammar: { sums: undefined, many: ['station'] },
  entries: [
    asks(ON_RAILS('lcr'), 'lcr', 0, 60, { before: true, optional: true }),
    asks(ON_RAILS('hcr'), 'hcr', 0, 60, { before: true, optional: true }),
    asks(IN_MOUNTAINS, 'lcrMountain', 0, 60, { before: true, optional: true }),
    asks('mf on foot|mf walking|mf a pie|mf a piedi', 'onFoot', 0, 120, { before: true }),
    asks('mf|movement factors|factores de movimiento|fattori di movimento|fm', 'mf', 0, 120, { before: true }),
    field(
      'already on the train|already aboard|stays from before|ya en el tren|ya embarcado|gia sul treno|gia a bordo',
      'boards',
      false,
    ),
    field(
      'stays on the train|stays aboard|does not get off|se queda en el tren|no baja|resta sul treno|non scende',
      'leaves',
      false,
    ),
    ...TURNED,
    ...TURNED_OFTEN,
    asks(
      'changes of direction|change of direction|direction changes|direction change|cambios de direccion|cambio de direccion|cambi di direzione|cambio di direzione',
      'turned',
      1,
      6,
      { before: true, article: true, without: 1 },
    ),
    filler(
      'a journey|journey|trip|ride|travels|viaje|viaja|viaggio|viaggia|gets on|gets off|get off|getting off|sube|baja|bajar|sale|scende|scendere|one|una|un|with|con|por|de|di|by|rides',
    ),
    asks('convoys|convoy|convoyes|convogli|convoglio|trains|trenes|treni', 'conducted', 0, 14, {
      before: true,
      optional: true,
    }),
    asks('steps|step|pasos|paso|passi|passo', 'steps', 0, 40, { before: true }),
    ...choice('city', {
      small:
        'small city|small city station|small station|ciudad pequena|estacion de ciudad pequena|citta piccola|piccola citta',
      normal:
        'normal city|normal city station|normal station|ciudad normal|estacion de ciudad normal|citta normale|stazione di citta normale',
      large: 'large city|big city|large city station|ciudad grande|gran ciudad|citta grande|grande citta',
      suburb: 'suburb|suburbio|sobborgo',
      'grand-station': 'grand station|main station|gran estacion|grande stazione',
    }),
    ...(['hcr', 'lcr'] as const).map((line) =>
      asks(`${line}|on an ${line}|with an ${line}|con ${line}|con una ${line}|de ${line}|di ${line}`, line, 0, 60, {
        before: true,
        optional: true,
        otherwise: { field: 'line', value: line },
      }),
    ),
    filler(
      'used|use|run|left|this turn|usado|usados|he usado|usati|quedan|rimasti|station|estacion|stazione|board|boarding|embark|embarks|entrain|getting on|get on|on the train|embarco|embarcar|subir|salire|imbarco|imbarcare|train|tren|treno|al tren|sul treno|rail|railway|hex|turn|turno|en|on',
    ),
  ],
};

const stationText = (value: string): Text => {
  const stations = stationsOf(value).map((size) => text(`rail.options.city.${size}`));
  return text('fight.field', {
    name: text('rail.fields.turns'),
    value: stations.reduce((first, second) => text('fight.both', { first, second })),
  });
};

/** The question that a text about trains asks: a journey, how many may run, or whether so many steps may board. */
const withMode = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const has = (...names: readonly string[]): boolean =>
      reading.fields.some(({ field: name }) => names.includes(name));
    const stations = reading.fields.filter(({ field: name }) => name === 'station');
    // "Two changes of direction": what they cost depends on the city (12.3.7), which is asked.
    const open = reading.fields.filter(({ field: name }) => name === 'turned');
    const apart = [...stations, ...open];
    const rest = { ...reading, fields: reading.fields.filter((one) => !apart.includes(one)) };
    const made = tool.make(rest, items, data);
    const [mode, other] = [
      ...(has('hcr', 'lcr', 'lcrMountain') ? ['journey'] : []),
      ...(has('conducted') ? ['convoys'] : []),
      ...(has('steps') ? ['board'] : []),
    ];
    if (!made || mode === undefined || other !== undefined) return undefined;
    const isJourney = mode === 'journey';
    const turns = stations.flatMap(({ value }) => stationsOf(value)).map((station) => ({ station }));
    return {
      ...made,
      input: { ...made.input, mode, ...(isJourney && turns.length > 0 ? { turns } : {}) },
      ...(isJourney && open.length > 0 ? { faults: [text('typed.fault.station')] } : {}),
      field: (one) => {
        if (open.includes(one))
          return text('fight.field', { name: text('rail.fields.turns'), value: Number(one.value) });
        return stations.includes(one) ? stationText(String(one.value)) : (made.field?.(one) ?? text('rail.title'));
      },
      unused: [...(made.unused ?? []), ...(isJourney ? [] : apart)],
    };
  },
});

const STEP = /^(?:steps?|pasos?|pass[io])$/;
const OF = /^(?:of|with|at|de|con|di|da)$/;
const MOST_CAVALRY = 3;

/**
 * A cavalry reconnaissance asks for the steps of the cavalry, and none of the target (20.2.6): "a two step cavalry",
 * "cavalry of two steps". Those of anybody else are named as not understood.
 */
const withScouts = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const by = reading.fields.find(({ field: name, value }) => name === 'by' && value === 'cavalry');
    const steps = reading.fields.find(({ field: name }) => name === 'targetSteps');
    if (!by || !steps) return tool.make(reading, items, data);
    const word = (at: number): string => reading.tokens[at]?.folded ?? '';
    const [first, last] = [firstOf(steps), lastOf(steps)];
    const isBefore = firstOf(by) === last + 1 && STEP.test(word(last));
    const isBehind = lastOf(by) === first - 2 && OF.test(word(first - 1));
    const isOwn = (isBefore || isBehind) && Number(steps.value) <= MOST_CAVALRY;
    const made = tool.make({ ...reading, fields: reading.fields.filter((one) => one !== steps) }, items, data);
    if (!made) return undefined;
    return {
      ...made,
      input: { ...made.input, ...(isOwn ? { steps: Number(steps.value) } : {}) },
      field: (one) =>
        one === steps
          ? text('fight.field', { name: text('recon.fields.steps'), value: Number(steps.value) })
          : (made.field?.(one) ?? text('recon.title')),
      unused: [...(made.unused ?? []), ...(isOwn ? [] : [steps])],
    };
  },
});

const legText = (value: string, name: string): Text =>
  text('fight.field', { name: text(`unit.fields.${name}`), value: text(`unit.options.${name}.${value}`) });

export const FORM_TOOLS: readonly AskedTool<undefined>[] = [...FORMS, LOC, RAIL].map((form) => {
  const tool = formTool<undefined>({ ...form, beside: ['unit', 'name', ...(form.beside ?? [])] });
  if (form.tool === 'rail') return withMode(tool);
  if (form.tool === 'recon') return withScouts(tool);
  return form.tool === 'movement' ? withLegs(tool, legText) : tool;
});
