import { LANGUAGES, type Language } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { asks, entry, fell, field, filler, trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { DIE, GROUND, italian, ON_DIE, PEOPLES, spanish, STATES, UNITS, words, WORTH } from '@/lib/typed/table-words';
import { nthTurns } from '@/lib/typed/turn-words';
import { ODDS } from '@/lib/games/when-eagles-fight/attack/fields';
import { BRUSILOV_SAID, DATES, WHEN } from '@/lib/games/when-eagles-fight/typed/campaign-words';
import { CAME_UP, TOLD } from '@/lib/games/when-eagles-fight/typed/told-words';
import type { Nation } from '@/lib/games/when-eagles-fight/sides';
import type { Kind, Size } from '@/lib/games/when-eagles-fight/units';

/* What players call units, terrain and states in When Eagles Fight, by hand, in the three languages. */

const LAST_TURN = 24;

const NATIONS: Readonly<Record<Nation, string>> = {
  // The Turkish corps counts as German (2.5).
  german: words(
    PEOPLES.german,
    PEOPLES.turkish,
    'central powers|cp|potencias centrales|poderes centrales|imperi centrali|al|de german',
    'landwehr|guard reserve|reserva de la guardia|riserva della guardia',
  ),
  'austro-hungarian': PEOPLES.austrian,
  russian: words(
    PEOPLES.russian,
    'russian guard|russian guards|guardia rusa|de la guardia|la guardia|guardia|guardia russa|della guardia',
  ),
  romanian: PEOPLES.romanian,
};

/** Words of a kind of unit with a size, put together as each language does. */
const sized = (kind: Kind, size: Size, words: string): Entry => trait(words, { kind, size });

/** "Active German corps", "cuerpo alemán activo": the nation stands between. */
const ACTIVE: readonly Entry[] = Object.entries(NATIONS).flatMap(([nation, words]) =>
  alternatives(words).map((people) =>
    trait(
      ['active X corps', 'cuerpo X activo', 'cuerpos X activos', 'corpo X attivo', 'corpi X attivi']
        .map((form) => form.replace('X', people))
        .join('|'),
      { kind: 'active', size: 'corps', nation },
    ),
  ),
);

const TROOPS: readonly Entry[] = [
  ...ACTIVE,
  sized(
    'active',
    'corps',
    'active corps|active|actives|active army corps|cuerpo activo|cuerpos activos|activo|activos|corpo attivo|corpi attivi|attivo|attivi',
  ),
  sized('infantry', 'corps', UNITS.infantryCorps),
  sized('infantry', 'division', UNITS.division),
  sized('cavalry', 'corps', UNITS.cavalryCorps),
  sized('cavalry', 'division', UNITS.cavalryDivision),
  trait(UNITS.infantry, { kind: 'infantry' }),
  // Who is known by his people alone is infantry of the Tsar.
  trait(
    'siberian|siberians|siberiano|siberiana|siberianos|siberiani|siberiane|caucasian|caucasians|del caucaso|caucasico|caucasicos|caucasici|' +
      'turkestan|turkoman|turkomans|turcomano|turcomanos|turcomanni|finnish|finns|finlandes|finlandeses|finlandesi|finlandese|' +
      'latvian|latvians|leton|letones|lettone|lettoni|grenadier|grenadiers|granadero|granaderos|granatiere|granatieri',
    { kind: 'infantry', nation: 'russian' },
  ),
  trait(
    'guard corps|guards|guard infantry|cuerpo de la guardia|cuerpos de la guardia|corpo della guardia|corpi della guardia',
    {
      kind: 'infantry',
      size: 'corps',
      nation: 'russian',
    },
  ),
  trait('cossack|cossacks|cosaco|cosacos|cosaca|cosacco|cosacchi|cosacca', { kind: 'cavalry', nation: 'russian' }),
  trait('guard cavalry|guard cav|guards cavalry|caballeria de la guardia|cavalleria della guardia', {
    kind: 'cavalry',
    nation: 'russian',
  }),
  trait(
    words(
      UNITS.cavalry,
      'mounted|mounted men|mounted unit|mounted units|on horseback|horse soldiers|riders|a caballo|montado|montada|montados|montadas|gente a caballo|a cavallo|montato|montata|montati|montate|gente a cavallo',
    ),
    { kind: 'cavalry' },
  ),
  trait(
    words(
      UNITS.fort,
      'fortress infantry|fortress unit|fortress garrison|garrison|infanteria de fortaleza|guarnicion',
      'fanteria da fortezza|guarnigione',
    ),
    { kind: 'fortress' },
  ),
  trait(words(UNITS.heavyArtillery, UNITS.siegeArtillery, 'ha|guns|canones|cannoni'), {
    kind: 'heavy-artillery',
    nation: 'german',
  }),
];

/** Ways to say that a unit is short of ammunition (9.10). */
const SHELLS = {
  en: 'shells|ammo|ammunition|munitions|rounds|bullets',
  es: 'municion|municiones|proyectiles|balas|obuses',
  esThe: 'la municion|las municiones|los proyectiles|las balas|los obuses|proyectiles|municion',
  it: 'munizioni|proiettili|granate|colpi',
  itThe: 'le munizioni|i proiettili|le granate|i colpi|proiettili|munizioni',
};
const MARKERS = {
  en: 'ammunition marker|ammo marker|shortage marker|ammunition shortage marker|ammo shortage marker',
  es: 'marcador de municion|marcador de escasez|marcador de falta de municion|marcador de escasez de municion',
  it: 'segnalino di penuria|segnalino munizioni|segnalino di munizioni|segnalino di carenza|segnalino di penuria di munizioni',
};
const AMMO_GONE = words(
  paired(
    'run out of|has run out of|have run out of|ran out of|is out of|are out of|out of|has no|have no|no|has no more|without|without any|is short of|are short of|short of|short on|is low on|low on|has hardly any|lacks|is lacking|has used up its',
    SHELLS.en,
  ),
  paired(paired('no|has no|have no|hasn t got any|hasn t any', SHELLS.en), 'left'),
  paired('there is an|there s an|hay un|c e un|c e il|c e|hay', words(MARKERS.en, MARKERS.es, MARKERS.it)),
  paired(
    'has an|have an|has the|has its|carries an|carries the|carrying an|with an|with its|with his|under an|bears an|with the',
    MARKERS.en,
  ),
  paired(
    paired('there is an|there s an|there is a|there s a|an|a|the', MARKERS.en),
    'on|on top of|sits on|is on|lies on',
  ),
  MARKERS.en,
  paired(
    'no tiene|no tienen|sin|se quedo sin|se ha quedado sin|se quedaron sin|no le queda|no le quedan|no les queda|anda escaso de|anda corto de|escaso de|corto de|falto de|le falta|le faltan|les faltan|esta sin|estan sin|ya no tiene',
    SHELLS.es,
  ),
  paired(
    'se le acabo|se le acabaron|se le han acabado|se le ha acabado|se les acabaron|ha agotado|agoto|le faltan|le falta|se le terminaron|se le termino',
    SHELLS.esThe,
  ),
  paired(
    'tiene|tiene un|tiene su|tiene el|lleva|lleva un|lleva el|lleva su|con|con un|con el|con su|bajo|bajo un',
    MARKERS.es,
  ),
  paired(
    paired('hay un|un|el|hay', MARKERS.es),
    'encima de|encima del|sobre|sobre el|sobre la|esta encima de|esta sobre|en',
  ),
  MARKERS.es,
  paired(
    'non ha|non hanno|senza|e senza|sono senza|e rimasto senza|e rimasta senza|sono rimasti senza|non ha piu|a corto di|e a corto di|scarso di|mancano|gli mancano|le mancano|e in penuria di|in penuria di|penuria di',
    SHELLS.it,
  ),
  paired(
    'mancano|gli mancano|sono finiti|sono finite|gli sono finiti|gli sono finite|ha finito|ha esaurito|hanno finito|sono esauriti|sono esaurite|si sono esauriti',
    SHELLS.itThe,
  ),
  paired('ha il|ha un|ha il suo|porta il|porta un|con il|con il suo|col suo|con un|con|sotto|ha', MARKERS.it),
  paired(paired('c e il|c e un|un|il|c e', MARKERS.it), 'su|sul|sulla|sopra|sopra il|e su|e sul'),
  MARKERS.it,
);

const HOW: readonly Entry[] = [
  trait(
    words(
      STATES.reduced,
      inRow(
        '|with|con|the|la|las|il|los|le',
        '|its|his|su|la sua|counter|ficha|pedina',
        'turned over|flipped over|face down|volteada|volteado|dada la vuelta|vuelta del reves|voltata|voltato|voltate|voltati|rovesciata|rovesciato|rivoltata|capovolta',
      ),
      inRow(
        'ha|hanno|aveva|avendo|con|has|have|having|had',
        '|gia|already',
        'perso|lost|taken',
        'uno|un|one|a|il suo|its',
        'step|passo|step loss',
      ),
      'back side|on its back side|on the back side|on its reverse|on the reverse side|on the back|down to one step|down to its last step|on its last step|has one step left|only one step left|with one step left|has taken a step loss|has taken a step loss already|taken a step loss already|taken a step loss|lost a step|has lost a step|has already lost a step|already lost a step|one step down|already flipped|has been flipped|was flipped',
      'por el reverso|en el reverso|del reverso|por su reverso|por la cara reducida|por el lado reducido|en su lado reducido|con la ficha dada la vuelta|con la ficha volteada|a un solo paso|con un solo paso|solo le queda un paso|le queda un paso|ha perdido un paso|ya ha perdido un paso|perdio un paso|ya perdio un paso|con un paso perdido|con un paso menos',
      spanish('debilitad'),
      'sul retro|sul lato debole|sul lato girato|sul verso|con la pedina girata|dal lato ridotto|sulla faccia ridotta|a un solo passo|con un solo passo|gli resta un passo|ha perso un passo|ha gia perso un passo|con un passo perso|con un passo in meno|indebolito di un passo|indebolita di un passo',
      italian('indebolit'),
    ),
    { reduced: true },
  ),
  trait(STATES.full, { reduced: false }),
  trait('two step|two steps|2 step|2 steps|de dos pasos|2 pasos|dos pasos|due passi|2 passi|a due passi', { steps: 2 }),
  trait('one step|single step|1 step|de un paso|un paso|1 paso|un passo|1 passo', { steps: 1 }),
  trait(
    words(
      STATES.unsupplied,
      paired(
        'can t|cannot|can not|doesn t|does not|no longer can|unable to|isn t able to|can t even',
        paired(
          'trace|trace back|draw',
          'a route|a supply route|supply|a supply line|a line|any route|a line of supply',
        ),
      ),
      'has no supply|has no supply line|has no supply route|no supply line left to|no supply line left|no supply route left|no supply line|no supply route|has no line of supply|lost its supply line|no supply reaches|gets no supply',
      paired(
        'no puede trazar|no traza|no tiene|sin|carece de|no le llega|no recibe|no le queda',
        'ruta de suministro|ruta de abastecimiento|linea de suministro|linea de abastecimiento|ruta|abastecimiento|suministro|suministros|una ruta|una ruta de suministro',
      ),
      spanish('cortad|incomunicad|desconectad'),
      inRow(
        'ha|hanno|con',
        '|i|il|gli',
        'rifornimenti|rifornimento',
        'tagliati|tagliato|interrotti|interrotto|bloccati|bloccato',
      ),
      inRow(
        'with|has|have',
        'its|his|their|the',
        'supply|supplies|supply line|supply route',
        'cut|cut off|severed|blocked',
      ),
      inRow(
        'con|tiene|tienen',
        'el|los|su|la|sus',
        'suministro|suministros|abastecimiento|linea de suministro',
        'cortado|cortados|cortada|interrumpido|interrumpida',
      ),
      inRow(
        'privo|priva|privi|prive|falto|falta|faltos|deprived',
        'di|de|of',
        '|any',
        'rifornimento|rifornimenti|suministro|suministros|abastecimiento|supply|supplies',
      ),
      'no esta abastecido|no esta abastecida|no estan abastecidos|no esta en suministro|se ha quedado sin suministro',
      paired(
        'non puo tracciare|non riesce a tracciare|non traccia|non ha|non ha piu|e senza|non riceve|non gli arriva|senza',
        'una via|una via di rifornimento|via di rifornimento|linea di rifornimento|rifornimento|rifornimenti|una linea di rifornimento|la via di rifornimento',
      ),
      italian('accerchiat|scollegat'),
      'non e rifornito|non e rifornita|non sono riforniti|non e in rifornimento|tagliato|tagliata',
    ),
    { supply: 'out' },
  ),
  trait('by sea|supplied by sea|por mar|suministrado por mar|via mare|rifornito via mare', { supply: 'sea' }),
  trait('limited supply|in limited supply|suministro limitado|rifornimento limitato', { supply: 'limited' }),
  trait(STATES.supplied, { supply: 'edge' }),
  trait(
    words(
      AMMO_GONE,
      'sin balas|no bullets|out of bullets|no shells|out of shells|sin proyectiles|senza proiettili|ammo|ammo shortage|ammunition shortage|short of ammunition|short of ammo|short on ammo|low ammo|escasos de municion|escaso de municion|corto de municion|a corto di munizioni|ammunition marker|out of ammo|low on ammo|sin municion|escasez de municion|falta de municion|sin municiones|senza munizioni|carenza di munizioni|scarsita di munizioni',
    ),
    { ammo: true },
  ),
  trait(
    words(
      paired(
        'fell back|fell back there|has fallen back|has fallen back there|just fell back|just fell back there|had fallen back|retreated there|retreated here|has retreated there|has already retreated|has just retreated|just retreated there|got there by retreating|only got there by retreating|arrived by retreating|came there by retreating|by retreating|pulled back|pulled back there|has pulled back|was pushed back|was forced back|withdrew there|has withdrawn there',
        'this phase|in this phase|a moment ago|just now|a moment ago in this phase|in this same phase|earlier this phase|earlier in this phase|already',
      ),
      'fell back|fell back there|has fallen back|just fell back|just fell back there|retreated there|has retreated there|has just retreated|has already retreated|only got there by retreating|got there by retreating|by retreating|pulled back|has pulled back|was pushed back',
      'retrocedio|retrocedieron|retrocedio hasta ahi|retrocedio hasta alli|ha retrocedido|han retrocedido|ha retrocedido hasta ahi|retrocediendo|llego ahi retrocediendo|llego alli retrocediendo|llego retrocediendo|acaba de retroceder|acaba de retirarse|acaban de retirarse|se acaba de retirar|se acaba de replegar|se replego|se ha replegado|se replego hasta ahi|replegado|replegada|replegados|llego ahi retirandose|llego retirandose|retirandose|se retiro hasta ahi|se retiro ahi|se ha retirado hasta ahi|viene de retirarse|ya retrocedio|ya ha retrocedido|ya se ha retirado',
      'e arretrato|e arretrata|sono arretrati|e arretrato li|arretrato|arretrata|arretrando|e gia arretrato|e appena arretrato|ripiegando|ha ripiegato|ha ripiegato li|hanno ripiegato|ha gia ripiegato|ha appena ripiegato|e finito li ripiegando|e finito li ritirandosi|e arrivato li ripiegando|e arrivato li ritirandosi|ritirandosi|si e appena ritirato|si sono appena ritirati|si e ritirato li|e indietreggiato|e appena indietreggiato|e ripiegato|e ripiegata',
      'retreated|already retreated|just retreated|that retreated|that has retreated|who retreated|has retreated|have retreated|' +
        'retirado|retirados|retirada|retiradas|se retiro|se retiraron|se ha retirado|se han retirado|ya se retiro|ya se retiraron|que se retiraron|que ya se retiraron|' +
        'ya se retiraron antes|que ya se retiraron antes|ritirato|ritirati|ritirata|ritirate|si e ritirato|si sono ritirati|si e gia ritirato|si sono gia ritirati|gia ritirato|gia ritirati',
    ),
    { retreated: true },
  ),
  trait(
    words(
      // "With “/2” on its counter" (3.5)
      paired(
        'with|the|reads|says|shows|has|marked|con|el|pone|lleva|dice|il|porta|scritto',
        '/2|the /2|el /2|un /2|il /2|a /2',
      ),
      paired(
        '|the|of the|of|one of the|is one of the|belongs to the|from the|is of the|is from the|is in the|part of the|is part of the|it belongs to the',
        '2nd army|second army|2 nd army|second army s|2nd army s|army 2',
      ),
      paired(
        '|el|del|de el|es del|pertenece al|pertenecen al|forma parte del|es parte del|al',
        'segundo ejercito|2 ejercito|2o ejercito|2.º ejercito|2º ejercito',
      ),
      paired(
        '|la|della|e della|appartiene alla|appartengono alla|fa parte della|alla',
        'seconda armata|2 armata|2a armata|2ª armata',
      ),
    ),
    { secondArmy: true },
  ),
];

/** Lands by their names, and what a city of theirs is called where no nation is called so. */
const LANDS: Readonly<Record<string, readonly [names: string, adjectives?: string]>> = {
  germany: ['germany|alemania|germania|east prussia|prusia oriental|prussia orientale'],
  'austria-hungary': [
    'austria|austria hungary|austria hungria|austria ungheria|hungary|hungria|ungheria|galicia|galizia',
  ],
  russia: ['russia|rusia|russia proper|la rusia propia|russia propria'],
  poland: [
    'poland|russian poland|polonia|polonia rusa|la polonia rusa|polonia russa',
    'polish city|ciudad polaca|citta polacca',
  ],
  romania: ['romania|rumania'],
};

/** "On Polish soil": the land of a hex by its adjective; Russian soil may be Polish as well. */
const soil = (en: string, masculine: string, feminine: string, italianM: string, italianF: string): string =>
  words(
    paired(paired('on|in|', en), 'soil|territory|ground|land|hex'),
    paired('suelo|en suelo|territorio|en territorio|hexagono|en un hexagono|hex|en un hex', masculine),
    paired('tierra|en tierra|tierras|en tierras|casilla|en una casilla', feminine),
    paired('suolo|su suolo|territorio|in territorio|esagono|in un esagono|un esagono', italianM),
    paired('terra|in terra|su terra|casella|in una casella', italianF),
  );
const SOIL: readonly (readonly [land: string, words: string])[] = [
  [
    'poland',
    words(
      soil('polish', 'polaco', 'polaca|polacas', 'polacco', 'polacca'),
      'congress poland|in congress poland|polonia del congreso|en la polonia del congreso|polonia del congresso|nella polonia russa|en la polonia rusa',
    ),
  ],
  [
    'germany',
    paired(
      'on|in|sobre|en|su|in',
      'german soil|german territory|suelo aleman|territorio aleman|suolo tedesco|territorio tedesco',
    ),
  ],
  [
    'austria-hungary',
    paired(
      'on|in|sobre|en|su|in',
      'austrian soil|austrian territory|suelo austriaco|territorio austriaco|suolo austriaco',
    ),
  ],
  [
    'romania',
    paired(
      'on|in|sobre|en|su|in',
      'romanian soil|romanian territory|suelo rumano|territorio rumano|suolo rumeno|territorio rumeno',
    ),
  ],
];

/** "This is Poland, not Russia proper": the land that it is, and the one that it is not. */
const NOT = ', not|not|and not|rather than|, no|no|y no|, non|non|e non';
const IN_RUSSIA = words(
  'russian soil|on russian soil|russian territory|on russian territory|suelo ruso|en suelo ruso|territorio ruso|en territorio ruso|suolo russo|su suolo russo|terra russa|in terra russa|territorio russo|in territorio russo|' +
    'russia|russia proper|real russia|on russian soil proper|russian soil proper|rusia|rusia propia|la rusia propia|suelo ruso propio|russia propria|la russia propria|suolo russo vero',
  paired('in|in real|en|en la|in|nella', 'russia|russia proper|rusia|rusia propia|russia propria'),
);
const IN_POLAND = words(
  'poland|russian poland|congress poland|polonia|polonia rusa|la polonia rusa|polonia russa|la polonia russa',
  paired('in|en|en la|nella', 'poland|russian poland|polonia|polonia rusa|polonia russa'),
);
const NOT_THAT_LAND: readonly Entry[] = [
  field(
    words(
      paired(IN_RUSSIA, paired(NOT, IN_POLAND)),
      'on russian soil proper|russian soil proper|russia proper , east of the polish border|russia proper east of the polish border|east of the polish border|al este de la frontera polaca|a est del confine polacco|oltre il confine polacco',
    ),
    'country',
    'russia',
  ),
  field(paired(IN_POLAND, paired(NOT, IN_RUSSIA)), 'country', 'poland'),
];

/** Rivers of the map: whoever stands on one has it in his hex. */
const RIVER_NAMES = paired(
  'on the|behind the|across the|along the|over the|beyond the|the|sobre el|en el|tras el|detras del|cruzando el|a orillas del|al otro lado del|el|' +
    'sul|sulla|sullo|dietro il|dietro la|dietro al|dietro alla|oltre il|oltre la|attraverso il|attraverso la|lungo il|lungo la|scorre la|scorre il|corre el|pasa el|la|il',
  'vistula|vistola|wisla|weichsel|san|bug|niemen|memel|narew|dniester|dnestr|dniestr|nistro|dvina|duina|styr|stochod|stokhod|dunajec|bzura|rawka|nida|warta|prut|pruth|danube|danubio|pripet|pripyat|bobr|strypa|seret|sereth',
);

const PLACES: readonly Entry[] = [
  field(
    words(
      GROUND.clear,
      paired(
        'nothing but|nothing except|only|just|all|flat|flat and',
        'open ground|open country|clear ground|open terrain|clear terrain|plain|flat ground',
      ),
      'open country|flat country|al descubierto|al descubierto en la llanura|a campo descubierto|en campo abierto|allo scoperto|allo scoperto in aperta campagna|allo scoperto , in aperta campagna|in aperta campagna|aperta campagna|in campo aperto|out in the open|in the open|no hay mas que llano|nada mas que llano|nient altro che pianura',
    ),
    'terrain',
    'clear',
  ),
  field(
    words(
      GROUND.forest,
      'among the trees|in the trees|between the trees|amid the trees|under the trees|trees|wooded|wooded hex|wooded ground|forested|forested hex|entre los arboles|entre arboles|bajo los arboles|arbolado|arbolada|boscoso|boscosa|tra gli alberi|fra gli alberi|in mezzo agli alberi|sotto gli alberi|boscoso|boscosa|alberato|nel folto',
    ),
    'terrain',
    'forest',
  ),
  field(
    words(
      GROUND.swamp,
      'the pripet marshes|in the pripet marshes|among the pripet marshes|amid the pripet marshes|entre los pantanos del pripet|tra le paludi del pripjat|fra le paludi del pripjat|swampy hex|marshy hex|swamp hex|hexagono pantanoso|esagono paludoso|swampy hex under the defender|marsh under the defender|pantanos del pripet|pantanos de pripet|paludi del pripjat|nelle paludi del pripjat|paludi del pripet|pripet marshes|bogs|marshy ground|pantanal|acquitrini|boggy|boggy ground|swampy|marshy|pantanoso|pantanosa|terreno pantanoso|paludoso|paludosa|terreno paludoso|acquitrino',
    ),
    'terrain',
    'swamp',
  ),
  field(
    words(GROUND.mountain, 'carpathians|carpatos|carpazi|up in the mountains|in the hills|montanas'),
    'terrain',
    'mountain',
  ),
  // How he stands in such ground.
  filler(
    'wade|wade through|wading|wading through|to wade through|stuck|stuck in|vadear|vadeando|guadare|guadando|impantanato|impantanati|chiuso|chiusi|chiusa|shut up|holed up|encerrado|encerrados|deep in|deep in the|right in the middle of|in the middle of|hiding|hides|is hiding|hidden|perched|perched on|perched up in|encaramado|encaramada|escondido|escondida|se esconde|se ha metido|en plena|en pleno|en medio de|en medio del|en lo alto de|si nasconde|nascosto|nascosta|arroccato|arroccata|appollaiato|in piena|in pieno|nel mezzo di|nel mezzo della|nel mezzo del|in mezzo a|in mezzo alla|' +
      'nothing in the hex|nothing in it|nothing special in the hex|nada en el hexagono|nada en el hex|niente nell esagono|nulla nell esagono',
  ),
  field(
    words(
      GROUND.river,
      'across a river|behind a river|across the river|behind the river|tras un rio|cruzando un rio|tras el rio|dietro un fiume|attraverso un fiume|oltre il fiume',
      RIVER_NAMES,
      paired(
        'dug in|is dug in|he s dug in|they re dug in|entrenched|atrincherado|atrincherados|trincerato|trincerati',
        RIVER_NAMES,
      ),
      'river hex|hex fluvial|hexagono fluvial|casilla fluvial|esagono fluviale|fluvial|fluviale',
      paired('scorre|scorre un|corre|corre un|pasa|pasa un|passa|passa un|fluye|fluye un', 'fiume|rio'),
      'river running through it|river runs through it|con un rio que lo cruza|cruzado por un rio|attraversato da un fiume|' +
        'attraversata da un fiume|cruzada por un rio',
    ),
    'river',
    true,
  ),
  field(
    words(
      GROUND.city,
      'in a city|town city',
      inRow(
        '|in|on|through|for|en|por|per|nelle|tra|fra',
        '|the|las|le',
        'streets|calles|strade|vie|houses|casas|case',
        'of|in|de|di',
        '|a|the|una|la|el',
        'city|town|ciudad|citta',
      ),
    ),
    'city',
    'city',
  ),
  filler(
    'fighting|the fighting is|they fight|we fight|se pelea|se lucha|se combate|peleando|luchando|combatiendo|peleamos|luchamos|si combatte|si lotta|combattendo|combattiamo|lottando',
  ),
  // "A city of Germany": of whom it is a land, and nobody who fights.
  ...Object.entries(LANDS).map(([land, [words, adjectives = '']]) =>
    field(
      [
        paired(
          'in a city of|in a city in|city of|city in|ciudad de|ciudad en|citta di|citta in|citta della|citta dell',
          words,
        ),
        adjectives,
      ]
        .filter((one) => one !== '')
        .join('|'),
      'cityOf',
      land,
    ),
  ),
  field('no city|sin ciudad|senza citta', 'city', 'none'),
  field('no terrain|sin terreno|senza terreno', 'terrain', 'clear'),
  filler(
    'no other modifiers|no modifiers|nothing else|sin modificadores|sin mas|nada mas|senza modificatori|nient altro',
  ),
  field('no river|sin rio|senza fiume', 'river', false),
  field(
    'in germany|en alemania|in germania|east prussia|prusia oriental|prussia orientale|prussia|prusia',
    'country',
    'germany',
  ),
  field(
    'in austria|in austria hungary|en austria|en austria hungria|in austria ungheria|galicia|galizia',
    'country',
    'austria-hungary',
  ),
  field(
    'inside russia|inside russia proper|real russia|russia itself|in russia itself|in real russia|true russia|dentro de rusia|rusia de verdad|la rusia de verdad|en la rusia de verdad|en rusia propiamente dicha|rusia propiamente dicha|en la rusia propiamente dicha|la propia rusia|en la propia rusia|suelo ruso propio|en suelo ruso propio|verdadera rusia|proprio in russia|dentro la russia|nella vera russia|vera russia|nella russia vera|russia vera|russia vera e propria|nella russia propria|nella russia propriamente detta|suolo russo vero|su suolo russo vero|suolo russo vero e proprio|' +
      'in russia|in russia proper|russia proper|en rusia|rusia propia|en la rusia propia|in russia propria|russia propria|russia propriamente detta',
    'country',
    'russia',
  ),
  ...NOT_THAT_LAND,
  ...SOIL.map(([land, some]) => field(some, 'country', land)),
  field(
    'in poland|poland|russian poland|polonia|polonia rusa|en polonia|in polonia|polonia russa|in russian poland',
    'country',
    'poland',
  ),
  field('in romania|en rumania', 'country', 'romania'),
  // "The hex is Polish", "country: Poland": said of the ground, of nobody who stands there.
  ...Object.entries({
    germany: ['german', 'aleman|alemana', 'tedesco|tedesca', 'germany|alemania|germania'],
    'austria-hungary': [
      'austrian',
      'austriaco|austriaca',
      'austriaco|austriaca',
      'austria|austria hungary|austria hungria|austria ungheria',
    ],
    russia: ['russian', 'ruso|rusa', 'russo|russa', 'russia|rusia'],
    poland: ['polish', 'polaco|polaca', 'polacco|polacca', 'poland|polonia'],
    romania: ['romanian', 'rumano|rumana', 'rumeno|rumena', 'romania|rumania'],
  }).map(([land, [en = '', es = '', it = '', name = '']]) =>
    field(
      words(
        inRow('the|that|this', 'hex|space|ground|hexagon', 'is|lies', words(en, paired('in', name))),
        inRow('el|ese|este|la', 'hex|hexagono|casilla|terreno', 'es|esta', words(es, paired('en', name))),
        inRow('l|quell|quest|la', 'esagono|casella|terreno|hex', 'e|sta', words(it, paired('in', name))),
        inRow('country|land|pais|paese|nazione', ':|is|es|e', name),
        inRow(
          '|it s|it is|that s|this is|is|es|esta en|e',
          'a|an|one|un|una',
          'hex|hexagon|hexagono|casilla|esagono|casella',
          'of|in|inside|within|deep in|de|dentro de|en|della|dell|in|nella|di',
          name,
        ),
        inRow(
          'the|this|la|el|il|lo',
          'battle|fight|fighting|combat|attack|batalla|combate|pelea|ataque|battaglia|combattimento|scontro|attacco',
          'is|takes place|happens|is fought|es|tiene lugar|ocurre|e|avviene|si svolge',
          'in|inside|en|dentro de|in|nella|dentro la',
          words(name, paired(name, 'proper|propiamente dicha|propria|vera e propria')),
        ),
      ),
      'country',
      land,
    ),
  ),
];

/** A turn of Brusilov's offensive is none of the game, and the form asks when it began: it is not understood. */
const NTH = [
  ['first', '1st', 'primer', 'primo', 'primera', 'prima'],
  ['second', '2nd', 'segundo', 'secondo', 'segunda', 'seconda'],
  ['third', '3rd', 'tercer', 'terzo', 'tercera', 'terza'],
].flat();
const ROUND = ['turn', 'round', 'turno', 'ronda'];
const OFFENSIVE = [
  'brusilov',
  'the brusilov offensive',
  'brusilov offensive',
  'the offensive',
  'la ofensiva brusilov',
  'la ofensiva de brusilov',
  'ofensiva brusilov',
  'ofensiva de brusilov',
  'la ofensiva',
  'offensiva brusilov',
  'l offensiva di brusilov',
  'offensiva di brusilov',
];
const OFFENSIVE_TURN = entry(
  [
    'brusilov turn',
    'turno brusilov',
    ...NTH.flatMap((nth) =>
      ROUND.flatMap((turn) => [
        ...['brusilov', 'of brusilov'].map((of) => `${of} ${nth} ${turn}`.replace('of brusilov', 'brusilov offensive')),
        ...OFFENSIVE.flatMap((name) => ['of', 'de', 'di', 'della', 'dell'].map((of) => `${nth} ${turn} ${of} ${name}`)),
      ]),
    ),
  ].join('|'),
  { kind: 'other' },
);

/** What stands between the numbers of odds. */
const TO: Readonly<Record<Language, string>> = { en: 'to', es: 'a', it: 'a' };
/** "3:1", "3 to 1", "three to one", "3 a 1", "tres a uno". */
const oddsWords = (value: string): readonly string[] => [
  value,
  inRow(
    '|with|at|we have|i have|con|tenemos|tengo|a|en|abbiamo|ho|al|in|nella|por',
    '|the|a|an|la|el|un|una|il|lo',
    'odds|odds of|odds column|column|ratio|ratio of|columna|columna de|proporcion|proporcion de|relacion|relacion de|odds de|colonna|colonna di|rapporto|rapporto di|rapporto di forze|rapporto di forze di|odds di',
    '|:|is|are|es|e',
    words(
      value.replace(':', '-'),
      value,
      ...['to', 'against', 'a', 'contra', 'contro', 'por', ''].map((to) => value.replace(':', ` ${to} `)),
      ...LANGUAGES.flatMap((lang) =>
        ['to', 'against', 'a', 'contra', 'contro', ''].map((to) =>
          value
            .split(':')
            .map((n) => words(numberWord(Number(n), lang), ...(n === '1' ? ['uno'] : [])))
            .reduce((some, more) => inRow(some, `|${to}`, more)),
        ),
      ),
    ),
  ),
  ...['to', 'a', 'por'].map((word) => value.replace(':', ` ${word} `)),
  ...LANGUAGES.map((lang) =>
    value
      .split(':')
      .map((n) => numberWord(Number(n), lang))
      .join(` ${TO[lang]} `),
  ),
];

/** A hexside between attackers and defender (13.4). */
const BARRIER_LAKE: Entry = field(
  words(
    paired(
      'across|over|through|with|from across|beyond|go over|going over|go across|cross|crosses|crossing|we d have to go over|we d have to cross|separated by|split by|the other side of|on the far side of',
      'a lake|the lake|a lake hexside|the lake hexside|lake hexside|a frozen lake|the frozen lake|lake|lakes|the lakes|a lake side|that lake',
    ),
    'from a lake hexside|lake on the side|nothing but lake on the side|da un lato di esagono lago|da un lato lago|desde un lado de lago|desde un lado lago|lake hexside|lake hexsides|lake between|a lake between|a lake between them|the lake between them|a lake in between|lake in between|the lake is between|there s a lake between them|there s a lake in between|there is a lake in between|a lake lies between|a lake separates them|a lake lies in between|a lake in the way',
    paired(
      'a traves de|a traves del|por|cruzando|atravesando|sobre|por encima de|por encima del|al otro lado de|al otro lado del|cruzar|atravesar|cruza|atraviesa|atravesaria|cruzaria|separados por|tras',
      'lago|un lago|el lago|un lado de lago|el lado de lago|lado de lago|un lago helado|un lado lago|un borde de lago|los lagos',
    ),
    'lado de lago|lados de lago|lago de por medio|el lago de por medio|tenemos el lago de por medio|un lago de por medio|con un lago de por medio|con el lago de por medio|con un lago en medio|hay un lago en medio|hay un lago de por medio|hay un lago entre los dos|los separa un lago|nos separa un lago|un lago entre ambos',
    paired(
      'attraverso|attraversando|per|oltre|sopra|al di la di|passando|passando per|dall altra parte di|attraversare|attraversa|passerebbe|attraverserebbe|separati da|passare|passa',
      'lago|un lago|il lago|un lato di lago|il lato di lago|lato di lago|un lago gelato|un lato lago|il lago gelato|i laghi|dal lago',
    ),
    'lato di lago|lati di lago|lago di mezzo|il lago di mezzo|con il lago di mezzo|col lago di mezzo|un lago di mezzo|un lago in mezzo|con un lago in mezzo|con il lago in mezzo|c e un lago in mezzo|c e un lago di mezzo|c e un lago tra i due|li separa un lago|ci separa un lago',
  ),
  'barrier',
  'lake',
);

/** All Russians of the fight are in reach of the STAVKA. */
const UNDER_STAVKA_ALL = words(
  inRow(
    'all|every|each|all of|the whole|todos|todas|toda|cada|tutti|tutte|tutta|ogni|everyone of',
    '|the|los|las|la|el|i|gli|le|l',
    'russian|russians|russian force|russian units|russian attackers|russian corps|attackers|attacking russians|rusos|unidades rusas|fuerza rusa|ruso|atacantes|russi|unita russe|forza russa|russo|attaccanti',
    '|, all of them ,|in it|in the attack|del ataque|dell attacco',
    'is|are|stands|stand|sits|sit|has|have|esta|estan|tienen|tiene|e|sono|sta|stanno|hanno|ha',
    '|all|right',
    'in|on|at|by|beside|next to|with|under|adjacent to|near|en|bajo|junto a|al lado de|con|adyacentes a|pegados a|nella|in|sotto|accanto a|accanto|vicino a|vicini a|adiacenti a|attaccati a|attaccate a|attaccate|attaccati|presso|alla',
    '|the|la|el|lo|alla|allo|a la|al',
    'stavka|stavka hex',
    '|hex|or next to it|or beside it|or adjacent|o al lado|o junto a ella|o adyacentes|o accanto|o vicino|o adiacenti',
  ),
  inRow(
    '|with|con',
    '|the|la|el|lo',
    'stavka',
    '|is|es|esta|e|sta|right',
    'adjacent to|next to|beside|next door to|near|by|with|adyacente a|al lado de|junto a|pegada a|cerca de|adiacente a|accanto a|vicino a|vicina a|a fianco di',
    'all|every|each|all of|the whole|todos|todas|toda|cada|tutti|tutte|tutta|ogni',
    '|the|los|las|la|el|i|gli|le|l',
    'russian|russians|russian force|russian units|russian attackers|russian corps|attackers|rusos|unidades rusas|fuerza rusa|ruso|atacantes|russi|unita russe|forza russa|russo|attaccanti',
  ),
  inRow(
    'the russian attackers|the russians|the attackers|los rusos|los atacantes|i russi|gli attaccanti',
    '|,',
    'all of them|all|todos|todos ellos|tutti|tutti quanti',
    '|,',
    'have|are with|are beside|are next to|tienen|estan con|estan junto a|hanno|sono con|sono accanto a',
    '|the|la|el|lo|alla|allo',
    'stavka',
    '|with them|beside them|next to them|con ellos|al lado|junto a ellos|con loro|accanto',
  ),
  paired(
    paired(
      'all the russians|all the russians in the fight|all russians|everybody russian here|everybody russian|every russian|every russian here|every russian unit|all russian units|the russian|the russians|the attacker|the attackers|every attacker|he|they',
      'is|are|stands|stand|sits|is right|are right|is all|are all',
    ),
    paired(
      'under|next to|right next to|adjacent to|beside|near|in or next to|within reach of|with',
      'stavka|the stavka',
    ),
  ),
  paired(
    paired('stavka|the stavka', 'is|is right|sits|stands|sits right'),
    'next to him|next to them|beside him|beside them|adjacent|adjacent to him|adjacent to them|adjacent to all of them|next to all of them|right there|in their hex|in his hex',
  ),
  paired(
    paired(
      'todos los rusos del combate|todos los rusos|todo lo ruso|todo lo ruso aqui|cada ruso|cada ruso aqui|todas las unidades rusas|el ruso|los rusos|el atacante|los atacantes|todos los atacantes',
      'esta|estan|queda|quedan|se encuentra',
    ),
    paired(
      'bajo|junto a|al lado de|adyacente a|adyacentes a|cerca de|pegado a|pegados a|con',
      'stavka|la stavka|el stavka',
    ),
  ),
  paired(
    paired('stavka|la stavka|el stavka', 'esta|queda|esta justo'),
    'al lado|justo al lado|adyacente|junto a el|junto a ellos|a su lado|al lado de el|pegada|en su hex|en su hexagono',
  ),
  paired(
    paired(
      'tutti i russi del combattimento|tutti i russi|ogni russo|ogni russo qui|tutte le unita russe|ogni unita russa|il russo|i russi|l attaccante|gli attaccanti|tutti gli attaccanti',
      'e|sono|sta|stanno|si trova',
    ),
    paired(
      'sotto|accanto|vicino|adiacente|adiacenti|presso',
      'la stavka|alla stavka|lo stavka|allo stavka|stavka|a stavka',
    ),
  ),
  paired(
    paired('stavka|la stavka|lo stavka', 'e|sta|e proprio|si trova'),
    'accanto|proprio accanto|vicino|adiacente|li accanto|accanto a lui|accanto a loro|al suo fianco|nel suo esagono',
  ),
);

/** The scenario in which all set up as they like. */
const SET_UP = 'set up|setup|deployment|set ups|placement';
const FREE_SET_UP: Entry = field(
  words(
    paired(
      paired(
        'free|a free|the free|with free|with the free|with a free|under free|used the free|we used the free|we play the free|we re playing the free|playing the free|using the free|freely chosen',
        SET_UP,
      ),
      '|scenario|rules|variant|game',
    ),
    paired(
      paired(
        '|it s the scenario where|the scenario where|the scenario in which|it is the scenario where',
        'each side|everyone|everybody|we all|each player|each|both sides|all',
      ),
      paired(
        'set up|sets up|places|places his units|placed|deploys|deployed|sets up his units|place',
        'where it liked|as he likes|as they like|where he likes|as it likes|as we like|where they liked|wherever it liked|where he wants|as he wants|freely',
      ),
    ),
    'set up freely|everyone set up freely|we set up freely|both set up freely|all set up freely|placed freely|we placed freely|deployed freely|we deployed freely|both sides set up freely|everybody set up freely|free set up scenario|set up as we liked',
    paired('no historical|not the historical|without the historical|not a historical', SET_UP),
    paired(
      'con|con el|con la|jugamos con|jugamos|jugamos el|jugamos la|usamos|usamos el|usamos la|es un|es|partida con|escenario de|el|la|con una|con un|hay|',
      'despliegue libre|colocacion libre|disposicion libre|preparacion libre',
    ),
    paired(
      paired(
        '|es el escenario en que|el escenario en que|es el escenario en el que|el escenario donde',
        'cada uno|todos|cada bando|cada cual',
      ),
      paired(
        'coloca|coloco|colocamos|despliega|desplego|ponen|pone|colocan|ha colocado',
        'como quiere|donde quiere|donde quiso|como quiso|a su gusto|libremente|como quieren|donde quieren',
      ),
    ),
    'sin despliegue historico , el libre|sin despliegue historico|partida de despliegue libre|juego con despliegue libre|desplegamos libremente|todos desplegamos libremente|colocamos libremente|todos colocaron libremente|cada uno desplego a su gusto|desplegado libremente|desplegados libremente|cada uno coloco libremente|libre despliegue|libre colocacion',
    paired(
      'con|con lo|con la|con il|giochiamo|giochiamo lo|giochiamo la|giochiamo con|giochiamo con lo|usiamo|usiamo lo|usiamo la|scenario a|scenario con|lo|la|il|uno|e|',
      'schieramento libero|disposizione libera|piazzamento libero|dispiegamento libero|preparazione libera',
    ),
    paired(
      paired(
        '|e lo scenario in cui|lo scenario in cui|e lo scenario dove|lo scenario dove',
        'ognuno|tutti|ogni parte|ciascuno',
      ),
      paired(
        'piazza|ha piazzato|schiera|ha schierato|piazzano|mette|dispone',
        'come vuole|dove vuole|dove voleva|come voleva|liberamente|come vogliono|a piacere',
      ),
    ),
    'niente schieramento storico , quello libero|niente schieramento storico|senza schieramento storico|partita a schieramento libero|partita con schieramento libero|schieriamo liberamente|abbiamo schierato liberamente|tutti hanno schierato liberamente|schierati liberamente|ognuno ha schierato liberamente|piazzati liberamente|abbiamo piazzato liberamente|libero schieramento|ognuno ha schierato come voleva',
  ),
  'freeSetUp',
  true,
);

const CASE: readonly Entry[] = [
  // Where attackers come from: the six hexes around the defender.
  ...Object.entries({
    n: 'north|due north|norte|nord|settentrione',
    ne: 'northeast|north east|noreste|nordeste|nor este|nordest|nord est',
    se: 'southeast|south east|sureste|sudeste|sudest|sud est',
    s: 'south|due south|sur|sud',
    sw: 'southwest|south west|suroeste|sudoeste|sudovest|sud ovest',
    nw: 'northwest|north west|noroeste|nor oeste|nordovest|nord ovest|nord-ovest',
  }).map(([value, names]) =>
    entry(
      words(
        names,
        paired(names, 'side'),
        paired('lado|el lado|lato|il lato|l esagono a|esagono a|el hexagono al', names),
      ),
      {
        kind: 'field',
        field: 'from',
        value,
        place: true,
      },
    ),
  ),
  ...ODDS.map((value) =>
    entry(oddsWords(value).join('|'), {
      kind: 'field',
      field: 'odds',
      value,
    }),
  ),
  // Beside their name they are no strength of a side: "odds 3-1".
  ...ODDS.map((value) =>
    field(
      paired(
        'odds|at odds|odds of|the odds are|ratio|ratio of|at a ratio of|proporcion|proporcion de|la proporcion es|a proporcion|relacion|relacion de|rapporto|rapporto di|rapporto di forze|il rapporto e',
        words(
          value,
          value.replace(':', '-'),
          value.replace(':', ' - '),
          value.replace(':', ' to '),
          value.replace(':', ' a '),
        ),
      ),
      'odds',
      value,
    ),
  ),
  entry(
    'we outnumber them|outnumber|outnumber them|outnumbering them|we outnumber him|los superamos|superamos|lo superamos|les superamos|li superiamo|superiamo|lo superiamo|odds|at odds|odds of|proporcion|proporcion de|relacion|rapporto|rapporto di|rapporto di forze|en proporcion|ratio',
    { kind: 'filler' },
  ),
  entry(DIE, {
    kind: 'asks',
    of: 'field',
    name: 'die',
    min: 1,
    max: 6,
  }),
  fell(6),
  asks(ON_DIE, 'die', 1, 6, { before: true }),
  ...CAME_UP,
  ...BRUSILOV_SAID,
  ...nthTurns(LAST_TURN),
  WHEN,
  ...DATES,
  BARRIER_LAKE,
  field('no lake|no lakes|sin lago|sin lagos|senza lago|senza laghi', 'barrier', 'none'),
  FREE_SET_UP,
  OFFENSIVE_TURN,
  entry('brusilov', { kind: 'other' }),
  entry('turn|gt|game turn|turno|tg|tj|t', { kind: 'asks', of: 'field', name: 'turn', min: 1, max: LAST_TURN }),
  field(
    'stavka|all under stavka|all under the stavka|under stavka|under the stavka|all near stavka|all with stavka|con stavka en todos|todos con stavka|todos bajo stavka|bajo stavka|tutti con lo stavka|tutti con stavka|tutti sotto lo stavka|sotto lo stavka|con lo stavka|con lo stavka su tutti|con stavka su tutti|con stavka|stavka support|near stavka|apoyo de stavka|appoggio dello stavka',
    'stavka',
    'all',
  ),
  field(
    words(
      paired(
        'in the second combat phase|second combat phase|the second combat phase',
        ', the one for oberost|the one for oberost|, for oberost|, oberost s|, that of oberost|for oberost|of oberost',
      ),
      paired(
        'en la segunda fase de combate|segunda fase de combate|la segunda fase de combate',
        ', la del oberost|la del oberost|, la de oberost|la de oberost|del oberost|de oberost',
      ),
      paired(
        'nella seconda fase di combattimento|seconda fase di combattimento|la seconda fase di combattimento',
        ', quella dell oberost|quella dell oberost|, quella di oberost|dell oberost|di oberost',
      ),
    ),
    'phase',
    'oberost',
  ),
  field(
    'ludendorff s oberost|hindenburg s oberost|oberost|oberost phase|extra phase of oberost|oberost s extra phase|oberost s phase|oberost s combat phase|with oberost|fase extra del oberost|fase extra di oberost|fase extra dell oberost|oberost phase|oberost combat phase|fase oberost|fase del oberost|fase de oberost|fase de combate oberost|fase de combate del oberost|' +
      'fase dell oberost|fase di oberost|fase di combattimento oberost',
    'phase',
    'oberost',
  ),
  field(
    paired(
      'all|all attackers|all the attackers|all of them|all attacking units|todos|todos los atacantes|todas las unidades|tutti|tutti gli attaccanti|tutte le unita',
      'next to stavka|next to the stavka|near the stavka|beside stavka|beside the stavka|adjacent to stavka|adjacent to the stavka|in reach of the stavka|within reach of the stavka|' +
        'junto al stavka|junto a la stavka|junto a stavka|al lado del stavka|al lado de la stavka|cerca del stavka|cerca de la stavka|al alcance del stavka|al alcance de la stavka|' +
        'vicino allo stavka|vicino alla stavka|accanto allo stavka|accanto alla stavka|alla portata dello stavka|alla portata della stavka|nel raggio dello stavka',
    ),
    'stavka',
    'all',
  ),
  field(UNDER_STAVKA_ALL, 'stavka', 'all'),
  field(
    words(
      paired(
        paired(
          'russian hq|the russian hq|russian headquarters|the russian headquarters|stavka|the stavka|their hq',
          'is adjacent to|adjacent to|is next to|is beside|is with|is stacked with|stands next to|is right next to|supports|covers|stands by',
        ),
        'the attacker|the attackers|all attackers|all the attackers|them|them all|all of them|every attacker',
      ),
      paired(
        paired(
          'cuartel general ruso|el cuartel general ruso|stavka|la stavka|el stavka',
          'esta al lado de|esta junto a|esta al lado|esta con|esta adyacente a|es adyacente a|esta cerca de|apoya a|cubre a|esta pegado a|esta pegada a|junto a|al lado de',
        ),
        'los atacantes|todos los atacantes|todos|el atacante|todos ellos',
      ),
      paired(
        'cuartel general ruso|el cuartel general ruso|stavka|la stavka|el stavka',
        'esta al lado del atacante|esta junto al atacante|esta pegado al atacante|adyacente al atacante|apoya al atacante|es adyacente al atacante|esta adyacente al atacante',
      ),
      paired(
        paired(
          'quartier generale russo|il quartier generale russo|stavka|la stavka|lo stavka',
          'e adiacente|e accanto|e vicino|sta accanto|sta vicino|e con|copre|appoggia|si trova accanto|confina',
        ),
        'all attaccante|agli attaccanti|a tutti gli attaccanti|l attaccante|gli attaccanti|tutti gli attaccanti|a tutti',
      ),
    ),
    'stavka',
    'all',
  ),
  field(
    'from both ends|from two ends|por los dos extremos|concentric|concentric attack|concentric assault|from opposite sides|from opposite hexes|opposite hexes|from both sides|from two opposite sides|from two sides opposite|opposite sides|surrounded|from the two opposite sides|concentrico|ataque concentrico|asalto concentrico|desde lados opuestos|hexagonos opuestos|por ambos lados|por los dos lados opuestos|por lados opuestos|desde los dos lados opuestos|por los dos lados|lados opuestos|attacco concentrico|assalto concentrico|da lati opposti|esagoni opposti|da entrambi i lati|da due lati opposti|dai due lati opposti|lati opposti',
    'concentric',
    true,
  ),
  entry(
    'factor|factors|attack factor|attack factors|defence factor|defense factor|defence factors|defense factors|combat factors|combat factor|strength|strength points|points|sp|cf|factores|factor de ataque|factores de ataque|factor de defensa|factores de defensa|factores de combate|puntos|puntos de fuerza|fuerza|fattore|fattori|fattore di attacco|fattori di attacco|fattori d attacco|fattore di difesa|fattori di difesa|punti|forza|fattori di combattimento|attack strength|defence strength|defense strength',
    {
      kind: 'asks',
      of: 'trait',
      name: 'factor',
      min: 0,
      max: 300,
      before: true,
      without: true,
    },
  ),
  entry('da', { kind: 'asks', of: 'trait', name: 'factor', min: 0, max: 20, optional: true, leads: true }),
  entry(
    `suman|que suman|que suma|sumando|totalling|adding up to|that add up to|for a total of|che sommano|che fanno|${WORTH}`,
    {
      kind: 'asks',
      of: 'trait',
      name: 'factor',
      min: 0,
      max: 20,
      optional: true,
    },
  ),
];

/** Every word of an attack in When Eagles Fight but its places. */
export const WORDS: readonly Entry[] = [
  ...TOLD,
  ...TROOPS,
  ...HOW,
  ...PLACES,
  ...CASE,
  ...Object.entries(NATIONS).map(([nation, words]) => trait(words, { nation })),
];
