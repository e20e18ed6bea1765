import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What is told of the works of a hex: who is not in them, and where they protect nobody. */

const WORKS_EN = 'works|fieldworks|field works|entrenchments|trenches|fortifications|positions|defences|defenses';
const OBRAS =
  'obras|obras de campana|obras de campo|obra|trincheras|atrincheramientos|fortificaciones|posiciones|defensas';
const OPERE =
  'opere|opere campali|opere da campo|opera|trincee|trinceramenti|fortificazioni|posizioni|difese|lavori campali';
const THE_EN = '|the|his|their|its|any|those|these|our';
const LAS = '|las|los|la|sus|ellas|esas|esos|ningunas|su';
const LE = '|le|i|gli|la|le loro|le sue|i suoi|i loro|quelle|quei';
const IN_LE = 'nelle|nei|negli|nell|dentro le|dentro i|dentro gli|nelle loro|nelle sue|dentro nelle|nei suoi|nei loro';
const OUT_OF_LE =
  'fuori dalle|fuori dai|fuori dagli|fuori delle|fuori dei|davanti alle|davanti ai|fuori dalle sue|fuori dalle loro';

const NOT_EN =
  'not|isn t|aren t|is not|are not|wasn t|weren t|was not|were not|hasn t|haven t|has not|have not|never|don t|doesn t|do not|does not|didn t|did not|hadn t';
const STAYS_EN =
  'is|are|stays|stay|stayed|stands|stand|stood|standing|sits|sit|sat|sitting|remains|remained|left|lies|lie|camps|camping|was left|were left|has stayed|have stayed|waits|keeps|kept|deployed|caught';
const QUEDA =
  'esta|estan|se queda|se quedan|se quedo|se quedaron|se ha quedado|se han quedado|queda|quedan|quedo|permanece|permanecen|sigue|siguen|acampa|acampan|va|andan|anda';
const RESTA =
  'e|sono|sta|stanno|resta|restano|e rimasta|e rimasto|sono rimasti|sono rimaste|rimane|rimangono|si trova|si trovano|si e fermata|si e fermato|e restata|e restato';

/** Somebody of the hex is not in its works (10.2.2). */
export const OUTSIDE = words(
  inRow(
    NOT_EN,
    '|yet|got|gone|dug|moved|been|really|actually|all|set foot|even',
    'in|inside|into|within|behind|occupy|occupying|entered|enter|use|using|used|man|manning|manned|hold|holding|protected by|sheltered by|covered by|part of',
    THE_EN,
    `${WORKS_EN}|them|it`,
  ),
  inRow(NOT_EN, '|yet|even', 'inside|dug in|in there'),
  inRow(
    `|${STAYS_EN}`,
    'outside|outside of|out of|clear of|away from|in front of|ahead of',
    THE_EN,
    `${WORKS_EN}|them`,
  ),
  inRow('stays|stay|stayed|stands|stand|sits|sit|sat|remains|remained|waits|camps', 'outside'),
  inRow('without', 'entering|occupying|getting into|going into|using|manning|being in', THE_EN, WORKS_EN),
  inRow(
    'no|nunca|tampoco|sin',
    '|se|lo|la|los|las',
    '|esta|estan|estaba|estaban|estar|ha|han|haber|hallan|halla|encuentra|encuentran',
    '|metida|metido|metidas|metidos|meterse|entrado|entrar|refugiada|refugiado|puesto|mete|meten|metio|metieron',
    'dentro de|en|dentro|entre|tras',
    LAS,
    `${OBRAS}|ellas|ellos`,
  ),
  inRow('no|nunca|tampoco|sin', 'ocupa|ocupan|ocupar|usa|usan|usar|guarnece|guarnecen|aprovecha|pisa', LAS, OBRAS),
  inRow('no|tampoco', 'esta|estan|se mete|se meten|estaba|estaban', 'dentro|metida dentro|ahi dentro|alli dentro'),
  inRow(`|${QUEDA}`, 'fuera de|delante de|por fuera de', LAS, `${OBRAS}|ellas|ellos`),
  inRow('se quedo|se quedaron|se ha quedado|se han quedado|se queda|se quedan|acampa|acampan', 'fuera'),
  inRow(
    'non|mai|senza',
    '|si|ci|vi',
    '|e|sono|sta|stanno|ha|hanno|essere|trova|trovano',
    '|messa|messo|messi|mettersi|entrata|entrato|entrati|entrare|rifugiata|mette|mettono|entra|entrano',
    IN_LE,
    `${OPERE}|esse`,
  ),
  inRow('non|mai|senza', 'occupa|occupano|occupare|usa|usano|usare|presidia|tiene', LE, OPERE),
  inRow('non', '|ci|vi', 'sta|stanno|e|sono', 'dentro|la dentro'),
  inRow(`|${RESTA}`, OUT_OF_LE, `${OPERE}|esse`),
  inRow(
    'e rimasta|e rimasto|sono rimasti|sono rimaste|rimane|rimangono|resta|restano|si e fermata|si e fermato|e restata',
    'fuori',
  ),
);

const SIDE_EN = 'side|sides|hexside|hexsides|edge|flank|hex|direction|way';
const LADO = 'lado|lado de hex|lado de hexagono|lado del hexagono|costado|borde|flanco|sitio|parte';
const LATO = 'lato|lato d esagono|lato dell esagono|lati|fianco|bordo|parte|punto';
const PROTECT = 'protect|protects|cover|covers|shelter|shelters|guard|guards|face|faces|defend|shield|reach|close';
const PROTEGEN =
  'protegen|protege|cubren|cubre|defienden|defiende|guardan|guarda|tapan|tapa|cierran|cierra|dan a|miran a';
const PROTEGGONO =
  'proteggono|protegge|coprono|copre|difendono|difende|riparano|ripara|guardano|chiudono|chiude|danno su|arrivano';
const OPEN_EN = 'unprotected|uncovered|undefended|open|exposed|bare|unguarded|unfortified|unentrenched';
const ABIERTO =
  'desprotegido|descubierto|sin proteger|sin cubrir|abierto|expuesto|indefenso|sin defensa|sin obras|no protegido|no cubierto|sin proteccion|desguarnecido';
const APERTO =
  'scoperto|non protetto|non coperto|non difeso|aperto|esposto|indifeso|sguarnito|senza opere|senza protezione|sprotetto';

/** They come across a hexside that the works do not protect (11.1.5). */
export const UNCOVERED = words(
  inRow(
    '|across|over|through|from|on|at|by|along|entering|coming',
    '|a|the|that|this|one|where',
    `|${SIDE_EN}`,
    '|that|which|where',
    THE_EN,
    WORKS_EN,
    'don t|do not|doesn t|does not|can t|cannot|didn t|fail to|won t|aren t there to',
    PROTECT,
    '|it|him|them|us',
  ),
  inRow(
    THE_EN,
    WORKS_EN,
    'don t|do not|doesn t|does not|can t|cannot|didn t|fail to|won t',
    PROTECT,
    'the|that|this|his|its|our',
    SIDE_EN,
    '|it comes from|they come from|he comes from|we come from|we cross|it crosses|we come across|attacked|of the attack',
  ),
  inRow(
    '|where|entering where|coming in where',
    THE_EN,
    WORKS_EN,
    'give|gives|offer|offers|provide|provides|have|are',
    'no cover|no protection|no shelter|open|gaps|a gap|nothing|no front',
  ),
  inRow(
    '|the|that|this|a',
    SIDE_EN,
    'isn t|is not|aren t|wasn t|not',
    'protected|covered|defended|guarded|shielded|fortified|closed',
    'by',
    THE_EN,
    WORKS_EN,
  ),
  inRow(
    '|across|over|through|from|coming over|coming across',
    '|a|an|the|that|this|one|his',
    OPEN_EN,
    SIDE_EN,
    '|of|in|by',
    THE_EN,
    WORKS_EN,
  ),
  inRow(
    '|across|over|through|from|coming over|coming across',
    '|a|an|the|that|this|one|his',
    SIDE_EN,
    '|that s|that is|which is|is|s',
    OPEN_EN,
    'in|of|by|to',
    THE_EN,
    WORKS_EN,
  ),
  inRow('across|over|through|from', 'an|the|that', 'unprotected|uncovered|undefended|unfortified', 'side|hexside|edge'),
  inRow(
    '|por|desde|cruzando|a traves de|entra por|entran por|viene por|por donde|donde|viene por donde|ataca por donde|ataca por',
    '|un|el|ese|este',
    `|${LADO}`,
    '|que|donde|por donde|en que',
    LAS,
    OBRAS,
    'no',
    '|lo|le|nos',
    PROTEGEN,
    '|nada',
  ),
  inRow(
    LAS,
    OBRAS,
    'no',
    PROTEGEN,
    'ese|el|este|su|por ese',
    LADO,
    '|por el que entra|por donde entra|por donde viene',
  ),
  inRow(
    '|por|donde|por donde|viene por donde|entra por donde|entran por donde',
    LAS,
    OBRAS,
    'estan abiertas|estan abiertos|no llegan|no alcanzan|dejan un hueco|no dan proteccion|tienen un hueco',
  ),
  inRow(
    '|por|desde|cruzando|a traves de|entra por|viene por',
    '|un|el|ese|este',
    LADO,
    '|por el que entra|por el que viene|por donde entra|por donde viene|por el que ataca',
    '|esta|que esta|queda',
    `${ABIERTO}|no esta protegido|no esta cubierto|no esta defendido`,
    inRow('|de|por|en', LAS, `|${OBRAS}`),
  ),
  inRow(
    '|da|dal|da un|attraverso|passando|passando da|arriva da|entra da|per|dove|arriva dove|entra dove|attacca dove',
    '|un|il|quel|questo',
    `|${LATO}`,
    '|che|dove|da cui|in cui',
    LE,
    OPERE,
    'non',
    '|lo|la|ci',
    PROTEGGONO,
  ),
  inRow(
    LE,
    OPERE,
    'non',
    PROTEGGONO,
    'quel|il|questo|il suo|da quel',
    LATO,
    '|da cui entra|da cui viene|da cui arriva',
  ),
  inRow(
    '|dove|arriva dove|entra dove|viene da dove|attacca dove',
    LE,
    OPERE,
    'sono aperte|sono aperti|non arrivano|hanno un varco|lasciano un varco|non danno riparo|non danno protezione',
  ),
  inRow(
    '|da|dal|attraverso|passando|passando da|passando per|arriva da|entra da|su|per',
    '|un|il|quel|questo',
    LATO,
    '|da cui entra|da cui viene|da cui arriva|da cui attacca',
    '|e|che e|resta',
    `${APERTO}|non e protetto|non e coperto|non e difeso`,
    inRow('|delle|dei|degli|dalle|dai|dagli|nelle|nei', `|${OPERE}`),
  ),
);
