import { text, type Text } from '@/lib/calc/evaluation';
import { ROUTES, withHq, withLegsTold, withMode, withTogether } from '@/lib/games/nach-paris/typed/routes';
import {
  COMMANDLESS,
  ENEMY_ZOC,
  FIRED_ABF,
  FIRED_ABU,
  HEATED,
  HEXES,
  LAST_TURN,
  LIMITED,
  ROLLED,
  SPOKEN,
  TAKEN,
} from '@/lib/games/nach-paris/typed/state-words';
import { CONSOLIDATION, withGiver } from '@/lib/games/nach-paris/typed/told/consolidation';
import { withBridge } from '@/lib/games/nach-paris/typed/told/destruction';
import { TOLD } from '@/lib/games/nach-paris/typed/told/register';
import { MARCHED } from '@/lib/games/nach-paris/typed/words';
import type { AskedTool } from '@/lib/typed/asked';
import { asks, choice, fell, field, filler, formTool, lostWords, trait, type Form } from '@/lib/typed/form';
import type { Item } from '@/lib/typed/items';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';
import { firstOf, lastOf } from '@/lib/typed/tokens';

/* Tools of 1914 Nach Paris that a text fills in a field at a time. */

const TURN = { turn: 'unit.fields.turn' };
const NATION = { nation: 'unit.fields.nation' };
const BESIDE = filler(
  'pila|una pila|stack|a stack|away|this|este|esta|questo|questa|range|rango|raggio|from the hq|from hq|from its hq|del hq|del cuartel general|dall hq|dal hq|dal suo hq|dal quartier generale',
);
const die = (most = 20): Entry => asks(ROLLED, 'die', 1, most);
const cab = asks('cab|combat ability|battle worthiness|habilidad|capacidad de combate', 'cab', 1, 20, { before: true });

/** Marches that cost CAB (5.1.4). */
const MARCHES: readonly Entry[] = choice('march', MARCHED);

const PIONEERS = 'pioneers|pioneer|pio|a pio|pios|sappers|a pioneer unit|pioneer units|enemy pioneers|enemy pio';
const PIONEROS =
  'pioneros|pio|un pio|zapadores|unos pioneros|unidad de pioneros|unidades de pioneros|pioneros enemigos';
const PIONIERI = 'pionieri|pio|un pio|dei pionieri|guastatori|unita di pionieri|un unita di pionieri|pionieri nemici';
/** … told by who stands there and whom they stand with. */
const PIONEERS_OPPOSITE = words(
  inRow(
    'facing|facing some|fighting|up against|against some|we face|it faces|we re facing|it s facing|confronting',
    PIONEERS,
  ),
  inRow(
    '|there are|there s|with|including',
    PIONEERS,
    '|are|is|standing|stand|fighting|sit',
    'among|amongst|with|on the side of|in the ranks of|in|alongside',
    '|the',
    'opponents|opposition|enemy|enemies|foes|foe|enemy stack|enemy units|enemy s stack|other side|defenders|attackers|opposing stack|opposing units',
  ),
  inRow(
    'the enemy|the enemies|the opponent|the opponents|the foe|his stack|the enemy stack|the other side|they|the opposition',
    'includes|include|counts|contains|contain|has|have|has got|brought|brings|fields|comes with|come with|has with it',
    '|some|a|a unit of|one',
    PIONEERS,
  ),
  inRow(
    'enfrente|delante|al otro lado|en el otro bando|en la pila enemiga',
    '|tiene|tenemos',
    'hay|estan|tiene|tenemos|van',
    PIONEROS,
  ),
  inRow(
    '|con|hay|van',
    PIONEROS,
    'entre|con|en|junto a',
    'los|las|el|la',
    'contrarios|enemigos|adversarios|rivales|enemigas|enemigo|adversario|filas enemigas|pila enemiga|defensores|atacantes',
  ),
  inRow(
    'el enemigo|los enemigos|el contrario|el adversario|la pila enemiga|el rival|los contrarios',
    'tiene|tienen|trae|traen|incluye|lleva|llevan|cuenta con|cuentan con|va con',
    '|unos|algunos',
    PIONEROS,
  ),
  inRow(
    'di fronte|davanti|dall altra parte|nella pila nemica',
    '|a noi',
    'ci sono|c e|abbiamo|ha|stanno',
    '|dei|un',
    PIONIERI,
  ),
  inRow(
    '|con|ci sono',
    '|dei',
    PIONIERI,
    'fra|tra|con|in|nella|nelle',
    '|gli|i|le|il|l',
    'avversari|nemici|avversarie|nemiche|nemico|avversario|file nemiche|pila nemica|difensori|attaccanti',
  ),
  inRow(
    'il nemico|i nemici|l avversario|gli avversari|la pila nemica|il rivale',
    'ha|hanno|porta|portano|include|schiera|schierano|conta|comprende|viene con',
    '|dei|alcuni',
    PIONIERI,
  ),
);
/** "Pioneers on the other side", "el enemigo tiene pioneros". */
const ENEMY_PIONEERS = words(
  PIONEERS_OPPOSITE,
  paired('enemy|an enemy|the enemy s|hostile|against|against enemy|his|their', PIONEERS),
  paired(
    'the enemy has|the enemy has got|the enemy brings|enemy has|enemy brings|enemy uses|enemy fields|the other side has|opponent has|he has|they have',
    PIONEERS,
  ),
  paired(
    PIONEERS,
    'on the other side|on his side|on their side|on the enemy side|with the enemy|against us|opposite|among the enemy|facing us',
  ),
  paired(
    PIONEROS,
    'enemigos|enemigo|del enemigo|contrarios|en el otro bando|en el otro lado|del otro bando|del otro lado|en frente|enfrente|en su bando|contra nosotros|entre los enemigos',
  ),
  paired(
    'el enemigo tiene|el enemigo trae|el enemigo usa|el enemigo lleva|el tiene|ellos tienen|contra|frente a|enemigo tiene|enemigo trae|enemigo lleva|enemigo usa|el otro tiene|el otro bando tiene|tienen|los otros tienen',
    PIONEROS,
  ),
  paired(
    PIONIERI,
    'nemici|nemico|del nemico|avversari|dall altra parte|dell altra parte|dall altro lato|di fronte|contro di noi|tra i nemici',
  ),
  paired(
    'il nemico ha|il nemico porta|il nemico usa|contro|contro i|nemico ha|nemico porta|nemico usa|lui ha|loro hanno|l altro ha|l altra parte ha',
    PIONIERI,
  ),
);

/** In a test the losses of the combat, and no state of the unit. */
const LOSING =
  'lost|losing|loses|has lost|have lost|perder|perdiendo|perdio|pierde|ha perdido|perdere|perdendo|perde|perso|ha perso';
const LOST: readonly Entry[] = [1, 2, 3, 4].map((n) => field(lostWords(n, LOSING), 'losses', n));

/** What a unit did in the Movement Phase. */
const IDLE =
  'did nothing|did not do anything|didn t do anything|neither did anything|none did anything|have done nothing|has done nothing|idle|no hizo nada|no hicieron nada|no ha hecho nada|no han hecho nada|' +
  'inactiva|inactivas|inactivo|inactivos|non ha fatto nulla|non hanno fatto nulla|non ha fatto niente|non hanno fatto niente|inattiva|inattive|inattivo|inattivi|' +
  'spent the movement phase doing nothing|doing nothing|having done nothing|without doing anything|parada|parado|estuvo parada|estuvo parado|sin haber hecho nada|sin hacer nada|pasado la fase de movimiento sin hacer nada|paso la fase de movimiento sin hacer nada|senza aver fatto nulla|senza fare nulla|senza fare niente|ha passato la fase di movimento senza fare nulla|stayed put|stays put|stay put|sat still|sits still|stood still|stands still|stayed still|stayed in place|stayed where it was|stayed at home|never moved|hasn t stirred|has not stirred|haven t stirred|did not stir|didn t stir|without moving|se quedo quieta|se quedo quieto|se quedaron quietas|se quedaron quietos|se quedo en su sitio|se ha quedado quieta|se ha quedado quieto|estuvo quieta|estuvo quieto|quieta|quieto|quietas|quietos|no se ha meneado|no se meneo|no se han meneado|e rimasta ferma|e rimasto fermo|sono rimaste ferme|sono rimasti fermi|e stata ferma|ferma|fermo|ferme|fermi|non ha fatto un passo|non hanno fatto un passo|non si e spostata|non si e spostato|senza muoversi|senza spostarsi|non ha mosso un dito|did not move|didn t move|has not moved|hasn t moved|have not moved|no movio|no se movio|no ha movido|no se ha movido|no se movieron|no se han movido|sin moverse|sin mover|non si sono mosse|non si sono mossi|non ha mosso|non si e mossa|non si e mosso';

/** Where a line of communications may begin, as far as replacements ask it (14.1.2). */
const RAILWAYS =
  'railway|railways|railroad|rail|rail line|railway line|rail lines|hcr|lcr|usable hcr|usable lcr|hcr or lcr|usable hcr or lcr|railhead|train line|tracks';
const VIAS =
  'ferrocarril|via|via ferrea|via de tren|linea de tren|linea ferrea|linea ferroviaria|tren|hcr|lcr|hcr utilizable|lcr utilizable|hcr o lcr|vias';
const VIE =
  'ferrovia|linea ferroviaria|linea|binario|binari|treno|strada ferrata|hcr|lcr|hcr utilizzabile|lcr utilizzabile|hcr o lcr';
/** What replacements ask of each unit, beside what it is. */
const OF_TAKER = ['tookLast', 'railway', 'supply', 'transport', 'fired'];

/** Who would absorb replacements. */
const takerText = ({ count, traits }: Item): Text =>
  text('typed.plain', {
    n: count ?? 1,
    unit: text('typed.unit', {
      nation: traits.nation === undefined ? '' : text(`unit.options.nation.${String(traits.nation)}`),
      kind: text(`unit.options.kind.${String(traits.kind)}`),
    }),
  });

/** The target of a reconnaissance stands in works. */
const DUG_IN = words(
  'fieldworks|field works|entrenchments|entrenchment|entrenched|trenches|trench|dug in|in works|in field works|in its works|behind works|in trenches|behind trenches|entrenched camp|in an entrenched camp',
  'trincheras|trinchera|atrincheramientos|atrincheramiento|atrincherado|atrincherada|atrincherados|atrincheradas|obras de campana|obras de campo|campo atrincherado|enterrado|enterrados|enterrada|enterradas',
  'trincee|trincea|trinceramenti|trinceramento|trincerato|trincerata|trincerati|trincerate|opere campali|opere da campo|campo trincerato|interrato|interrati',
);

/** "Can a plane spot a stack": who flies looks for something. */
const SPOTS = words(
  inRow(
    'plane|planes|aeroplane|aeroplanes|airplane|airplanes|aircraft|squadron|squadrons|airmen|aviators|flyers|pilots|my planes|our planes',
    '|can|could|will|may|to',
    'spot|spots|see|sees|find|finds|discover|discovers|scout|scouts|look at|looks at|look for|looks for|reconnoitre|reconnoitres|observe|observes|search|searches|fly over|flies over|have a look at|detect|detects',
  ),
  inRow(
    'spotted|seen|found|observed|discovered',
    'from the air|by a plane|by planes|by aircraft|by an aeroplane|by a squadron',
  ),
  inRow('fly|flies|flying', 'over|out to look at|out to look for', 'a|the', '|enemy|french|german', 'stack'),
  inRow(
    'avion|aviones|aeroplano|aeroplanos|escuadrilla|escuadrillas|aviadores',
    '|puede|pueden|podria',
    'ver|ve|ven|descubrir|descubre|descubren|avistar|avista|avistan|localizar|localiza|localizan|observar|observa|observan|explorar|explora|exploran|detectar|detecta|detectan|divisar|divisa|divisan|sobrevolar|sobrevuela|sobrevuelan',
  ),
  inRow(
    'aereo|aerei|aeroplano|aeroplani|squadriglia|squadriglie|aviatori|velivolo|velivoli',
    '|puo|possono|potrebbe',
    'vedere|vede|vedono|scoprire|scopre|scoprono|avvistare|avvista|avvistano|individuare|individua|individuano|osservare|osserva|osservano|esplorare|esplora|esplorano|scorgere|scorge|sorvolare|sorvola|sorvolano',
  ),
);

const FORMS: readonly Form[] = [
  {
    tool: 'recon',
    words:
      `${SPOTS}|` +
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
      asks(HEXES, 'distance', 1, 20, { before: true, optional: true }),
      asks('steps|step|pasos|paso|passi|passo', 'targetSteps', 1, 20, { before: true }),
      field(DUG_IN, 'works', true),
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
      asks('squadrons|escuadrones|escuadrillas|squadriglie', 'squadrons', 0, 9, { before: true }),
      asks('attempts|attempts before|intentos|intentos antes|tentativi|tentativi prima', 'attempts', 0, 2, {
        before: true,
        optional: true,
      }),
      // "A stack of 7 steps, two hexes away": the number behind "of" is that of the steps.
      filler('of|de|di|da|at|a stack of|stack of|una pila de|pila de|una pila di|pila di'),
      filler(
        'spend|spends|spending|spent|pay|pays|paying|gasta|gastan|gastamos|gastando|gasto|pagan|pagamos|pagando|spende|spendono|spendiamo|spendendo|spendo|pagano|paghiamo|pago|paga|desde|desde el hq|from the hq|dall hq|dal hq',
      ),
      filler(
        'the hq|its hq|hq|headquarters|army s hq|the army s hq|cuartel general|el cuartel general|el hq|su hq|quartier generale|il quartier generale|l hq|il suo hq|between|is|fly|flies|flying|flew|fly out|out|vuela|vuelan|volando|volamos|volano|vola|volando|voliamo|target|the target|objetivo|el objetivo|blanco|bersaglio|il bersaglio|obiettivo|' +
          'behind|behind their|behind its|se mete|se meten|metido|metidos|metida|en|tras|tras sus|si mette|si mettono|dietro|dietro le loro|si e messo',
      ),
      field(LIMITED, 'supply', 'llc'),
      field(COMMANDLESS, 'supply', 'ooc'),
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
        eng: 'eng|engineer|engineers|ingenieros|ingeniero|genio|geniere|genieri',
        pio: 'pio|pioneer|pioneers|sapper|sappers|zapador|zapadores|pionero|pioneros|pioniere|pionieri|guastatori|guastatore',
        fort: 'fort|forts|fortification|fuerte|fortificacion|forte|fortificazione',
      }),
      ...choice('structure', {
        yellow: 'yellow|amarilla|amarillo|amarillas|amarillos|gialla|giallo|gialle|gialli',
        orange: 'orange|orange one|orange ones|naranja|naranjas|anaranjada|anaranjado|arancione|arancioni|arancio',
        red: 'red|dark red|roja|rojo|rojas|rojos|rojo oscuro|roja oscura|rossa|rosso|rosse|rossi|rosso scuro|rossa scura',
        white:
          'white|white circle|blanca|blanco|blancas|blancos|circulo blanco|bianca|bianco|bianche|bianchi|cerchio bianco',
        'major-bridge':
          'major bridge|major river bridge|bridge over a major river|bridge on a major river|puente de rio principal|' +
          'puente sobre rio principal|puente sobre un rio principal|puente de rio mayor|ponte su fiume maggiore|' +
          'ponte di fiume maggiore|ponte su un fiume maggiore',
      }),
      field(
        words(
          ENEMY_ZOC,
          paired(
            'in|inside|within|lies in|is in|stands in|falls in|en|dentro de|cae en|esta en|in|dentro|cade in|ricade in',
            ENEMY_ZOC,
          ),
          'has its zoc on us|has a zoc on us|has its zoc on it|has us in its zoc|zoc on us|zoc on the hex|zoc reaches us|zoc reaches the hex',
          'nos tiene en su zoc|lo tiene en su zoc|la tiene en su zoc|zoc sobre el hex|zoc sobre nosotros|zoc llega al hex',
          'ci tiene nella sua zoc|lo tiene nella sua zoc|zoc sull esagono|zoc su di noi|zoc arriva all esagono',
        ),
        'enemyZoc',
        true,
      ),
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
        'marker says|marker shows|marker reads|marcador dice|marcador marca|marcador muestra|segnalino dice|segnalino segna|segnalino mostra|repair turns left|repair turns|turns of repair left|turns to repair|turnos de reparacion|turnos de reparacion restantes|turni di riparazione|turni di riparazione rimasti',
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
        'circle|symbol|with the symbol|circulo|simbolo|con el simbolo|cerchio|con il simbolo|by|saltare|la fa saltare|da parte dei|da parte|with a unit|unita di|unidad de|una unidad de|the structure is|la estructura es|la struttura e',
      ),
      filler(
        'send|sends|sent|to blow it up|blow it up|do it|does it|see to it|sees to it|take care of it|job for|the job|it is done by|an|one|ones|important|important structure|colour|color|coloured|marked|kind|sort|' +
          'lo hacen|lo hace|la hacen|la hace|se encargan|se encarga|se ocupan|se ocupa|mandamos|mando|manda|enviamos|a volarla|volarla|volarlo|a destruirla|importante|importantes|de las|de los|una de las|color|trabajo de|' +
          'ci pensano|ci pensa|se ne occupano|se ne occupa|lo fanno|lo fa|la fanno|la fa|mandiamo|mando|inviamo|a farla saltare|farla saltare|farlo saltare|a distruggerla|di quelle|di quelli|una di quelle|colore|tocca a|tocca ai',
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
      assaultPio: 'cab.fields.assaultPio',
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
      field(
        words(
          inRow(
            '|the unit is|it s|it is|they are|they re|the unit s|unit is|of|by',
            '|a|an|the',
            'pioneer|pioneers|pio|sappers|pioneer unit',
          ),
          inRow('|la unidad es|es|son|de', '|una|un|unos', 'pioneros|pio|zapadores|unidad de pioneros'),
          inRow('|l unita e|e|sono|di', '|un|una|dei', 'pionieri|pio|guastatori|unita di pionieri'),
        ),
        'assaultPio',
        true,
      ),
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
      field(ENEMY_PIONEERS, 'pioneers', true),
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
        'facing|di fronte a|di fronte|frente a|takes part|take part|part|participates|participa|participan|toma parte|toman parte|partecipa|partecipano|prende parte|prendono parte|there are|tira|tira con|in difesa|en defensa|on defence|on defense|tests|tests at|at|a|prova|check|chequeo|checks|after|tras|dopo|through|retreating|unit|infantry|infanteria|fanteria',
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
      fired: 'fieldworks.fields.fired',
      heat: 'unit.fields.heat',
      failed: 'fieldworks.fields.failed',
      march: 'unit.fields.march',
      ...TURN,
    },
    traits: { ...NATION, kind: 'unit.fields.kind' },
    listed: { list: 'units', fields: ['kind', 'cab', 'idle', 'fired', 'march'], each: true },
    entries: [
      field(IDLE, 'idle', true),
      ...choice('fired', { abf: FIRED_ABF, abu: FIRED_ABU }),
      ...MARCHES,
      field(HEATED, 'heat', true),
      asks(
        'failed tests|failed test|tests failed|failed tests already|pruebas falladas|prueba fallada|pruebas fallidas|prove fallite|prova fallita',
        'failed',
        0,
        20,
        { before: true },
      ),
      filler(SPOKEN),
      filler(
        'down in|down in the|polder|polders|up in|up on|abajo|abajo en|polder|polderes|los polderes|arriba|arriba en|giu|giu nei|giu nel|polder|su|su in|lies in|stands in|is in|cae en',
      ),
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
          'in the movement phase|movement phase|in its movement phase|during the movement phase|en la fase de movimiento|fase de movimiento|durante la fase de movimiento|nella fase di movimento|fase di movimento|durante la fase di movimento|this turn|in this turn|en este turno|in questo turno',
      ),
      cab,
      die(),
    ],
  },
  {
    tool: 'weather',
    words:
      'weather|weather roll|clima|tiempo atmosferico|tirada de tiempo|tirada de tiempo atmosferico|tiro del meteo|tiro del tempo|tiro della pioggia|rain die|tiempo|tirada de clima|tirada del clima|meteorologia|tempo atmosferico|meteo|rain roll|tirada de lluvia|tempo',
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
      asks(
        'rain roll|weather roll|rain die|weather die|tirada de lluvia|tirada de tiempo|tirada del clima|dado de lluvia|dado del clima|tiro della pioggia|tiro di pioggia|tiro del meteo|tiro del tempo|dado della pioggia|dado del meteo',
        'die',
        1,
        20,
        { optional: true },
      ),
      // Which player throws makes no difference.
      filler(
        'the german|the german player|german player|german|el aleman|el jugador aleman|jugador aleman|aleman|il tedesco|il giocatore tedesco|giocatore tedesco|tedesco|for rain|for the rain|para la lluvia|por la lluvia|per la pioggia|para el tiempo|per il tempo',
      ),
      die(),
      ...fell(20),
      field('no rain symbol|without a rain symbol|sin simbolo de lluvia|senza simbolo della pioggia', 'rain', false),
      field('rain symbol|simbolo de lluvia|simbolo della pioggia', 'rain', true),
      field('heat symbol|simbolo de calor|simbolo del caldo', 'heat', true),
      BESIDE,
    ],
  },
  {
    tool: 'replacements',
    words:
      'rep|reps|replacement|replacements|replacement points|reemplazo|reemplazos|puntos de reemplazo|rimpiazzo|rimpiazzi|punti rimpiazzo|sustituciones',
    takes: {
      inf: 'replacements.fields.inf',
      cav: 'replacements.fields.cav',
      ...Object.fromEntries(OF_TAKER.map((name) => [name, `replacements.fields.${name}`])),
    },
    units: {
      list: 'units',
      traits: ['kind', 'rank', 'lost', 'state'],
      beside: ['name', 'nation', 'reserve', 'unit'],
      nationless: true,
      tell: takerText,
    },
    grammar: { sums: undefined, strength: [], states: ['rank', 'lost', 'state', 'steps', 'unit', 'reserve'] },
    entries: [
      field(
        words(
          TAKEN,
          paired(
            'took|already took|it took|has taken|has already taken|absorbed|already absorbed|has absorbed|received|already received|has received|got|already got|had|already had|was reinforced with|was given|rebuilt with|was rebuilt with|used',
            'a replacement|a rep|replacements|one replacement|a replacement step|reps|one rep',
          ),
          paired(
            'recibio|ya recibio|ha recibido|ya ha recibido|absorbio|ya absorbio|ha absorbido|tomo|ya tomo|ha tomado|tuvo|ya tuvo|se rehizo con|fue reforzada con|fue reforzado con|gasto|uso|se repuso con',
            'un reemplazo|un rep|reemplazos|una sustitucion|reps',
          ),
          paired(
            'ha preso|ha gia preso|prese|ha assorbito|ha gia assorbito|assorbi|ha ricevuto|ha gia ricevuto|ricevette|ha avuto|ha gia avuto|si e rifatta con|si e rifatto con|e stata rinforzata con|e stato rinforzato con|ha usato',
            'un rimpiazzo|un rep|rimpiazzi|dei rimpiazzi|rep',
          ),
        ),
        'took',
        true,
      ),
      field(LAST_TURN, 'lastTurn', true),
      asks(
        words(
          paired(
            'hexes|hex|hexes away|hexes off',
            paired(
              'from|to|away from|off',
              paired('a|the|a usable|the nearest|the nearest usable|usable|any', RAILWAYS),
            ),
          ),
          paired('hexes|hex|hexes away|hexes off', paired('from|to|away from|off', RAILWAYS)),
          paired(
            'hexagonos|hexagono|hexs|hex|hexes',
            paired('de|del|de la|de una|de un|hasta|hasta la|hasta el|hasta una|a la|al|a una', VIAS),
          ),
          paired(
            'esagoni|esagono',
            paired('da|dal|dalla|da una|dai|fino a|fino alla|fino al|fino a una|alla|al|a una', VIE),
          ),
        ),
        'railway',
        0,
        20,
        { before: true },
      ),
      // "The nearest railway is 6 hexes away"
      asks(
        words(
          paired(paired('railway|rail|rail line|hcr|railroad', 'is|lies|is at'), 'at|away'),
          'distance to the railway is|distance to the railway|distance to the rail|distance to the hcr|distance to a usable hcr|nearest railway is|nearest rail is|the railway is|railway is|rail is|hcr is',
          'distancia al ferrocarril es|distancia al ferrocarril|distancia a la via|distancia a la via es|ferrocarril mas cercano esta a|ferrocarril esta a|via esta a|via mas cercana esta a|hcr esta a',
          'distanza dalla ferrovia e|distanza dalla ferrovia|distanza dal binario|ferrovia piu vicina e a|ferrovia e a|binario e a|hcr e a',
        ),
        'railway',
        0,
        20,
        { optional: true },
      ),
      filler('hexes away|hexes off|hexes|hexagonos|hexs|esagoni|nearest|mas cercano|mas cercana|piu vicina|piu vicino'),
      field(LIMITED, 'supply', 'llc'),
      field(COMMANDLESS, 'supply', 'ooc'),
      field(paired('on a|on the|aboard a|on its', 'train'), 'transport', true),
      field(words(FIRED_ABU, FIRED_ABF), 'fired', true),
      filler(SPOKEN),
      filler(
        'is|stands|lies|at|away|distant|with|esta|esta a|se encuentra a|se encuentra|a|con|usable|utilizable|e a|si trova a|sta a|con|utilizzabile|rep|reps|step|paso|passo|one|un|uno',
      ),
      // The names of other tools, where they say how far the line is.
      filler(
        'railway|ferrocarril|ferrovia|del ferrocarril|dalla ferrovia|from the railhead|train|tren|treno|supply|loc|line of communications|linea de comunicaciones|linea di comunicazione|linea di comunicazioni',
      ),
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
      filler(
        'secret|the secret|secreta|secreto|segreta|segreto|hidden|enemy|the enemy|nearest enemy|the nearest enemy|el enemigo|enemigo mas cercano|el enemigo mas cercano|mas cercano|il nemico|nemico piu vicino|il nemico piu vicino|piu vicino',
      ),
      ...[1, 2, 3, 4].map((n) => field(lostWords(n), 'lost', n)),
      asks('steps lost|lost|pasos perdidos|passi persi', 'lost', 0, 4, { before: true, optional: true }),
      asks('divisions|division|divisiones|divisioni|divisione', 'divisions', 1, 12, { before: true, optional: true }),
      ...choice('state', {
        passed: 'passed|superada|superado|superata|superato',
        indoctrinated: 'indoctrinated|adoctrinada|adoctrinado|indottrinata|indottrinato',
        untested: 'untested|not tested|sin probar|non provata',
      }),
      asks(HEXES, 'distance', 1, 20, { before: true, article: true }),
      filler('french|francesa|francesas|francese|francesi|franceses|away'),
      die(),
    ],
  },
];

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

/** "The unit is pioneers": of an assault the test asks whether they are (11.5.6), of nothing else. */
const withPioneers = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, items, data) {
    const isAssault = reading.fields.some(({ field: name, value }) => name === 'occasion' && value === 'assault');
    const fields = reading.fields.filter(({ field: name }) => isAssault || name !== 'assaultPio');
    return tool.make({ ...reading, fields }, items, data);
  },
});

/** What is asked of units that would absorb replacements goes to each of them. */
const withTakers = (tool: AskedTool<undefined>): AskedTool<undefined> => ({
  ...tool,
  make(reading, all, data) {
    // "The unit has lost two steps": whichever takes them.
    const [loser, another] = all.filter(({ own }) => own.join() === 'lost');
    const isLosing = loser !== undefined && another === undefined;
    const items = isLosing ? all.filter((item) => item !== loser) : all;
    const lost = isLosing ? { lost: loser.traits.lost } : {};
    const made = tool.make(reading, items, data);
    if (!made) return undefined;
    const { units, ...input } = made.input;
    const [own, others] = [true, false].map((isOwn) =>
      Object.fromEntries(Object.entries(input).filter(([name]) => OF_TAKER.includes(name) === isOwn)),
    );
    const takers = Array.isArray(units) ? (units as readonly object[]) : [{}];
    const isTold = isLosing || Object.keys(own ?? {}).length > 0;
    return {
      ...made,
      item: (item) =>
        item === loser
          ? text('fight.field', { name: text('unit.fields.lost'), value: Number(item.traits.lost) })
          : (made.item?.(item) ?? text('replacements.title')),
      input: {
        ...others,
        ...(isTold || units !== undefined ? { units: takers.map((one) => ({ ...lost, ...one, ...own })) } : {}),
      },
    };
  },
});

/** A form with the fields that players tell in a clause of their own. */
function withTold(form: Form): Form {
  const { takes = {}, entries = [] } = TOLD[form.tool] ?? {};
  return { ...form, takes: { ...form.takes, ...takes }, entries: [...entries, ...(form.entries ?? [])] };
}

export const FORM_TOOLS: readonly AskedTool<undefined>[] = [...FORMS, CONSOLIDATION, ...ROUTES]
  .map(withTold)
  .map((form) => {
    const tool = formTool<undefined>({ ...form, beside: ['unit', 'name', ...(form.beside ?? [])] });
    if (form.tool === 'rail') return withMode(tool);
    if (form.tool === 'loc') return withHq(tool);
    if (form.tool === 'recon') return withScouts(tool);
    if (form.tool === 'cab') return withPioneers(tool);
    if (form.tool === 'consolidation') return withGiver(tool);
    if (form.tool === 'destruction') return withBridge(tool);
    // "It took a replacement last turn": in the turn before, and not in this one.
    if (form.tool === 'replacements') return withTogether(withTakers(tool), { took: 'lastTurn' }, 'tookLast');
    return form.tool === 'movement' ? withLegsTold(tool) : tool;
  });
