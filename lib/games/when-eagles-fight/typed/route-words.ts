import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of a unit under a headquarters that has no supply route (14.2). */

/** The unit under the STAVKA has no supply route. */
const UNDER = {
  en: 'unit under it|the unit under it|unit beneath|the unit beneath|unit beneath it|the unit beneath it|unit below|the unit below|unit under stavka|the unit under stavka|corps under it|the corps under it|the russian under it|its unit|stavka s unit',
  es: 'unidad de debajo|la unidad de debajo|unidad debajo|la unidad debajo|la unidad que esta debajo|unidad que tiene debajo|la unidad que tiene debajo|el cuerpo de debajo|cuerpo de debajo|la unidad bajo la stavka|la unidad bajo el stavka|su unidad',
  it: 'unita sotto|l unita sotto|l unita di sotto|unita sottostante|l unita sottostante|l unita che sta sotto|l unita sotto la stavka|il corpo sotto|il corpo di sotto|il corpo sottostante|la sua unita',
};
const ROUTE = {
  en: 'supply route|route|supply line|supply|route of supply',
  es: 'ruta de suministro|ruta de abastecimiento|ruta|linea de suministro|suministro|abastecimiento',
  it: 'via di rifornimento|via|linea di rifornimento|rifornimento|percorso di rifornimento',
};
const CUT_OFF = {
  en: 'unsupplied|cut off|isolated|out of supply|surrounded|not in supply|without supply|not supplied',
  es: 'aislado|aislada|desabastecido|desabastecida|cortado|cortada|sin suministro|sin abastecimiento|fuera de suministro|copado|copada|sin suministros|incomunicado|incomunicada',
  it: 'isolato|isolata|non rifornito|non rifornita|fuori rifornimento|senza rifornimento|tagliato fuori|tagliata fuori|accerchiato|accerchiata|senza rifornimenti',
};
/** "On an unsupplied corps", "iría sobre un ruso sin suministro": the unit under the headquarters by how it is. */
const ON_CUT_OFF = words(
  paired(
    paired(
      '|it d go|it would go|it goes|it sits|it would sit|i d put it|we put it|it stands',
      paired('on|onto|on top of|over|above|upon', 'a|an|the'),
    ),
    words(
      paired(CUT_OFF.en, 'corps|unit|russian|russian corps|russian unit|infantry corps'),
      paired(
        'corps|unit|russian|russian corps|russian unit',
        words(CUT_OFF.en, paired('that s|that is|which is|who is', CUT_OFF.en)),
      ),
    ),
  ),
  paired(
    'the russian there|the russian corps there|the unit there|the corps there|the unit it would sit on|the unit it sits on|the corps it would sit on|the unit it goes on|the russian under it',
    words(
      paired('is|is all', CUT_OFF.en),
      paired('isn t|is not', 'in supply|supplied'),
      'can t trace supply|cannot trace supply|can t trace a route|can t trace a supply route|has no supply',
    ),
  ),
  paired(
    paired('|iria|va|se pone|la pongo|la ponemos|esta', paired('sobre|encima de|en', 'un|una|el|la')),
    paired('unidad|cuerpo|ruso|cuerpo ruso|unidad rusa', words(CUT_OFF.es, paired('que esta|que anda', CUT_OFF.es))),
  ),
  paired(
    'el ruso que hay ahi|el ruso de ahi|la unidad donde iria|la unidad donde va|el cuerpo donde iria|la unidad que hay ahi|el cuerpo que hay ahi',
    words(
      paired('esta', CUT_OFF.es),
      paired('no esta', 'abastecida|abastecido|en suministro'),
      'no traza suministro|no puede trazar suministro|no tiene suministro|no traza abastecimiento',
    ),
  ),
  paired(
    paired('|andrebbe|va|la metto|la mettiamo|sta|starebbe', paired('su|sopra|sopra a', 'un|una|il|l')),
    paired('unita|corpo|russo|corpo russo|unita russa', words(CUT_OFF.it, paired('che e|che sta', CUT_OFF.it))),
  ),
  paired(
    'il russo che sta li|il russo li|l unita su cui starebbe|l unita su cui va|il corpo su cui starebbe|l unita che sta li|il corpo che sta li',
    words(
      paired('e', CUT_OFF.it),
      paired('non e', 'rifornita|rifornito|in rifornimento'),
      'non traccia rifornimento|non puo tracciare rifornimento|non ha rifornimento|non traccia rifornimenti',
    ),
  ),
);
const UNDER_IT = words(
  inRow(
    '|the|its|his|a|to the',
    words(
      inRow('host|hosting|carrying|accompanying|supporting|parent', 'unit|corps|russian|russian corps|stack'),
      inRow(
        'unit|corps|russian|russian unit|russian corps|stack|russians',
        '|that|which|who',
        'it s stacked on|it s stacked with|it is stacked with|it stacks with|it sits with|it s with|it goes with|it s placed on|it is placed on|it goes on|it would go on|it lies with|holds it|holding it|carries it|carrying it|hosts it|hosting it|has it|goes with it|accompanies it|accompanying it|supports it|stacked with it|it s on|holds the marker|carries the marker',
      ),
    ),
  ),
  inRow(
    '|a la|al|la|el|los|una|un',
    'unidad|cuerpo|ruso|rusos|ficha|pila',
    '|rusa|ruso',
    'que lo lleva|que la lleva|que lo acompana|que la acompana|con la que esta|con el que esta|con la que va|que lo sostiene|que la sostiene|que lo tiene|que la tiene|que lo porta|que lo hospeda|que lo aloja|que lo apoya|que va con el|que va con ella|que esta con el|que esta con ella|anfitriona|anfitrion|donde va|sobre la que va',
  ),
  inRow(
    '|all|alla|al|l|il|i|la|un',
    'unita|corpo|russo|russi|pedina|pila',
    '|russa|russo',
    'che lo porta|che la porta|che lo accompagna|che la accompagna|con cui sta|con cui e|che lo tiene|che la tiene|che lo sostiene|che la sostiene|che lo ospita|che la ospita|che gli sta sotto|che le sta sotto|che sta con lui|che sta con lei|ospite|ospitante|su cui va|che ha con se',
  ),
  inRow(
    '|the|its|a|, but the',
    '|russian',
    'unit|corps|troops|russian|russians|counter|units|infantry',
    words(
      inRow(
        '|that is|that s|which is',
        'under|beneath|below|underneath',
        '|it|stavka|the stavka|the marker|the hq|him|the headquarters|there',
      ),
      inRow(
        '|that|which',
        'it|stavka|the stavka|the marker|he',
        'sits on|stands on|is on|s on|lies on|is stacked on|is sitting on',
      ),
      'in its hex|with it|of the stavka|of stavka',
    ),
  ),
  inRow(
    '|la|el|los|las|una|un',
    'unidad|cuerpo|tropas|ruso|rusos|ficha|infanteria',
    '|rusa|ruso|rusas',
    'de debajo|debajo|que tiene debajo|que esta debajo|que hay debajo|que lleva debajo|de abajo|bajo la stavka|bajo el stavka|bajo stavka|bajo el marcador|bajo ella|bajo el|bajo el cuartel general|sobre los que esta|sobre la que esta|sobre el que esta|sobre la que se encuentra|donde esta|de la stavka|del stavka|de stavka|en su hex',
  ),
  inRow(
    '|l|il|i|le|un|una',
    'unita|corpo|truppe|russo|russi|pedina|fanteria',
    '|russa|russo|russe',
    'sotto|di sotto|sottostante|la sotto|li sotto|sotto la stavka|sotto lo stavka|sotto il segnalino|sotto di essa|sotto di lei|che sta sotto|che le sta sotto|che c e sotto|che ha sotto|su cui sta|su cui si trova|su cui e|della stavka|dello stavka|nel suo esagono',
  ),
);
const ANY_ROUTE = words(
  ROUTE.en,
  'a route|any route|a supply line|a supply route|any supply|its route|its supply|line of supply',
  ROUTE.es,
  'linea de abastecimiento|una ruta|una linea|rutas|ninguna ruta|suministros|una ruta de suministro',
  ROUTE.it,
  'via di rifornimenti|una via|una linea|un percorso|un percorso di rifornimento|percorso|rifornimenti|una via di rifornimento|nessuna via',
);
const ROUTE_CUT = words(
  inRow(
    UNDER_IT,
    'is cut off from|has been cut off from|s cut off from|is off|lost|has lost|is deprived of|esta cortado de|esta cortada de|ha perdido|perdio|se ha quedado sin|se quedo sin|esta privado de|e priva di|e privo di|priva di|privo di|e tagliato fuori da|e tagliata fuori da|ha perso|e rimasta senza|e rimasto senza|le falta|no le llega',
    '|its|a|any|the|su|la|una|toda|la sua|ogni',
    ANY_ROUTE,
  ),
  inRow(
    UNDER_IT,
    'le falta|no le llega|no le queda|le han cortado|manca|non arriva|non resta|gli manca',
    '|la|el|una|toda|il',
    ANY_ROUTE,
  ),
  inRow(
    UNDER_IT,
    'has no|have no|has not got|hasn t got|haven t got|has got no|is without|are without|s without|without|lacks|lack|can t trace|cannot trace|can not trace|couldn t trace|is unable to trace|can t draw|cannot draw|can t find|no tiene|no tienen|esta sin|estan sin|sin|carece de|carecen de|no puede trazar|no pueden trazar|no logra trazar|no consigue trazar|no traza|no trazan|non ha|non hanno|e senza|sono senza|senza|manca di|non riesce a tracciare|non riescono a tracciare|non puo tracciare|non possono tracciare|non traccia|non tracciano|non trova',
    '|a|any|a single|ninguna|una|alcuna|un|la',
    ANY_ROUTE,
  ),
  inRow(
    UNDER_IT,
    '|is|are|s|being|got|has been|esta|estan|anda|queda|e|sono|sta|resta',
    words(CUT_OFF.en, CUT_OFF.es, CUT_OFF.it, 'tagliati fuori|cortados|aislados|isolati|unsupplied'),
  ),
  inRow(
    '|the|la|el|il|lo',
    ANY_ROUTE,
    'of|for|to|from|de|para|hasta|di|per|dell|del|dei|della',
    UNDER_IT,
    'is|s|has been|gets|esta|ha sido|queda|e|e stata|e stato|risulta',
    'blocked|cut|cut off|broken|interrupted|severed|gone|barred|bloqueada|cortada|interrumpida|bloqueado|cortado|cerrada|bloccata|tagliata|interrotta|chiusa|bloccato|tagliato|sbarrata',
  ),
  inRow(
    'no|sin|senza|without|without a|nessuna|non c e|there s no|there is no|no hay|with no|falta|manca',
    ANY_ROUTE,
    'for|to|para|hasta|a|per|fino a',
    UNDER_IT,
  ),
);
export const NO_ROUTE = words(
  ON_CUT_OFF,
  paired('|but|with|pero|con|ma|y|e|and', ROUTE_CUT),
  paired(
    UNDER.en,
    paired(
      'has no|has not got a|hasn t got a|has no more|lacks a|lacks|without|is without|can t trace a|cannot trace a|can t trace|cannot trace',
      ROUTE.en,
    ),
  ),
  paired(
    UNDER.en,
    'is cut off|is out of supply|is unsupplied|is isolated|is not supplied|isn t supplied|isn t in supply',
  ),
  paired(paired('no|without a|without', ROUTE.en), paired('for|to', UNDER.en)),
  paired(
    'on a|on a russian|on top of a|over a|above a',
    'corps that is cut off|unit that is cut off|corps cut off|cut off corps|cut off unit|corps out of supply|unit out of supply|corps without supply|unit without supply|corps that s cut off',
  ),
  paired(UNDER.es, paired('no tiene|carece de|sin|esta sin|no traza|no puede trazar', ROUTE.es)),
  paired(
    UNDER.es,
    'esta aislada|esta aislado|esta cortada|esta cortado|esta sin suministro|esta fuera de suministro|no esta abastecida|no esta abastecido',
  ),
  paired(paired('sin|no hay|ninguna', ROUTE.es), paired('para|hasta|a', UNDER.es)),
  paired(
    'encima de un|encima de una|sobre un|sobre una|en un|en una',
    'cuerpo aislado|unidad aislada|cuerpo cortado|unidad cortada|cuerpo copado|unidad copada|cuerpo sin suministro|unidad sin suministro|cuerpo sin abastecer|cuerpo fuera de suministro|cuerpo incomunicado',
  ),
  paired(
    UNDER.it,
    paired('non ha|e senza|senza|non traccia|non puo tracciare|non ha nessuna|non ha una|non ha alcuna', ROUTE.it),
  ),
  paired(
    UNDER.it,
    'e isolata|e isolato|e tagliata fuori|e tagliato fuori|e fuori rifornimento|non e rifornita|non e rifornito|e senza rifornimento',
  ),
  paired(paired('senza|nessuna|non c e', ROUTE.it), paired('per|fino a', UNDER.it)),
  paired(
    'sopra un|sopra una|sopra un unita|su un|su un unita|in cima a un',
    'corpo isolato|isolata|corpo tagliato fuori|tagliata fuori|corpo senza rifornimento|corpo fuori rifornimento|senza rifornimento|fuori rifornimento|corpo non rifornito',
  ),
);
