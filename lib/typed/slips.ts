import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How players say that somebody leaves before a battle, in the three languages. */

const BEFORE_EN =
  'before it comes to blows|before they come to blows|before we come to blows|before it comes to that|before it comes to fighting|before blows are exchanged|before the clash|before the assault|before combat|before the combat|before battle|before the battle|before the fight|before fighting|before the attack|before it comes to a fight|before we hit them|before contact|before we attack|before the dice are rolled|before the dice|before any dice|before the roll|before we roll|before rolling|before any shooting|before the shooting|before the shooting starts|before a shot is fired|before the first shot|before it starts|before it begins|before combat starts|before we engage|before we fire|before we shoot|before any shots|before engaging|beforehand|first|in time|ahead of combat|ahead of the fight|instead of fighting|rather than fight|without fighting|without a fight|without giving battle';
const ANTES =
  'antes de llegar a las manos|antes de que lleguen a las manos|antes de que haya lucha|antes de que haya combate|antes del asalto|los primeros|las primeras|la primera|el primero|antes de luchar|antes de combatir|antes de la lucha|antes de la pelea|antes del combate|antes de la batalla|antes del ataque|antes del choque|antes de pelear|antes de la tirada|antes de tirar|antes de los dados|antes de que se tire|antes de tirar los dados|antes de disparar|antes del primer tiro|antes de que empiece|antes de empezar|antes del contacto|antes|antes de que disparemos|antes de que tiremos|antes de que ataquemos|de antemano|a tiempo|primero|en vez de luchar|en lugar de luchar|en vez de combatir|sin combatir|sin luchar|sin pelear|sin dar batalla|sin presentar batalla|sin aceptar el combate';
const PRIMA =
  'per prima|per primo|per primi|per prime|prima di venire alle mani|prima che si venga alle mani|prima di arrivare alle mani|prima dell assalto|prima di combattere|prima dello scontro|prima della lotta|prima della battaglia|prima del combattimento|prima dell attacco|prima di battersi|prima del contatto|prima del tiro|prima dei dadi|prima di tirare|prima di tirare i dadi|prima di sparare|prima del primo colpo|prima che cominci|prima che inizi|prima di cominciare|prima|prima che spariamo|prima che tiriamo|prima che attacchiamo|in anticipo|per tempo|in tempo|subito|invece di combattere|anziche combattere|senza combattere|senza battersi|senza lottare|senza dare battaglia|senza accettare battaglia';
/** Cavalry does not wait for a battle: "the horsemen clear off before the dice are rolled". */
export const SLIPS_AWAY = words(
  paired(
    'refuses|refuse|declines|decline|avoids|avoid|dodges|dodge|evades|evade|won t accept|does not accept|doesn t accept',
    'battle|the battle|combat|the combat|the fight|to fight',
  ),
  paired(
    'rehuye|rehuyen|rehusa|rehusan|evita|evitan|esquiva|esquivan|elude|eluden|no acepta|no aceptan',
    'el combate|la batalla|la lucha|el choque|combate',
  ),
  paired(
    'rifiuta|rifiutano|evita|evitano|schiva|schivano|elude|eludono|non accetta|non accettano',
    'la battaglia|il combattimento|lo scontro|la lotta|battaglia',
  ),
  paired(
    'rides off|ride off|gets away|slips away|leaves|is gone',
    'before we arrive|before we get there|before we come',
  ),
  paired('se va|se van|se escabulle|se marcha', 'antes de que lleguemos|antes de que llegue el ataque'),
  paired('se ne va|se ne vanno|si ritira|si sottrae', 'prima che arriviamo|prima che arrivi l attacco'),
  paired(
    'retire|retires|retreat|retreats|withdraw|withdraws|slip away|slips away|slip off|slips off|get away|gets away|pull back|pulls back|pull out|pulls out|ride off|rides off|ride away|rides away|leave|leaves|run away|runs away|make off|makes off|evade|evades|avoid it|avoids it|fall back|falls back|clear off|clears off|clear out|clears out|get out|gets out|bolt|bolts|bail out|bails out|bail|bails|take off|takes off|trot off|trots off|gallop off|gallops off|gallop away|gallops away|melt away|melts away|vanish|vanishes|decamp|decamps|disengage|disengages|scarper|scarpers|skedaddle|skedaddles|back off|backs off|back away|backs away|give way|gives way|give ground|gives ground|move off|moves off|move away|moves away|run for it|runs for it|is withdrawn|are withdrawn|goes|retreating|withdrawing|pulling back|pulling out|slipping away|riding off|falling back',
    BEFORE_EN,
  ),
  paired(
    'se retira|se retiran|se escabulle|se escabullen|se escapa|se escapan|se larga|se largan|se esfuma|se esfuman|se va|se van|se aleja|se alejan|se marcha|se marchan|se repliega|se repliegan|huye|huyen|elude|eluden|sale corriendo|salen corriendo|sale pitando|salen pitando|pone tierra de por medio|ponen tierra de por medio|se quita de en medio|se quitan de en medio|se quita|se quitan|se aparta|se apartan|se desengancha|se desenganchan|se echa atras|se echan atras|retrocede|retroceden|cede terreno|se retirara|se ha retirado|se han retirado|se ha ido|se han ido|se fue|se fueron|retirarse|retirandose|elige retirarse|eligen retirarse|decide retirarse|prefiere irse|deciden retirarse|prefiere retirarse|prefieren retirarse|opta por retirarse|irse|marcharse',
    ANTES,
  ),
  paired(
    'si ritira|si ritirano|se la svigna|se la svignano|si sottrae|si sottraggono|si sfila|si sfilano|se ne va|se ne vanno|scappa|scappano|si defila|si defilano|si allontana|si allontanano|fugge|fuggono|si sgancia|si sganciano|ripiega|ripiegano|se la squaglia|se la squagliano|se la fila|se la filano|taglia la corda|tagliano la corda|se la da a gambe|se la danno a gambe|batte in ritirata|battono in ritirata|si toglie di mezzo|si tolgono di mezzo|si leva di mezzo|si levano di mezzo|si dilegua|si dileguano|svicola|svicolano|si tira indietro|si tirano indietro|indietreggia|indietreggiano|arretra|arretrano|cede terreno|si e ritirata|si sono ritirati|se n e andata|ritirarsi|ritirandosi|sceglie di ritirarsi|scelgono di ritirarsi|decide di ritirarsi|decidono di ritirarsi|preferisce ritirarsi|preferiscono ritirarsi|andarsene|sfilarsi|sganciarsi',
    PRIMA,
  ),
  // "The cav won't stand, it pulls back first"
  inRow(
    'won t stand|will not stand|doesn t stand|does not stand|won t fight|will not fight|doesn t wait|does not wait|won t wait|refuses to stand|isn t staying|doesn t hang around|won t hang around',
    ',|and|, it|and it|, they|and they',
    'pulls back|pull back|falls back|fall back|withdraws|withdraw|retreats|retreat|slips away|rides off|leaves|is off|clears off|goes',
    `|${BEFORE_EN}`,
  ),
  inRow(
    'no espera|no esperan|no aguanta|no aguantan|no se queda|no se quedan|no pelea|no pelean|no lucha|no luchan|no planta cara',
    ',|y|, y',
    'se va|se van|se retira|se retiran|se larga|se largan|se marcha|se marchan|se escabulle|se repliega|se repliegan',
    `|${ANTES}`,
  ),
  inRow(
    'non aspetta|non aspettano|non regge|non resta|non restano|non combatte|non combattono|non accetta battaglia',
    ',|e|, e|ma',
    'si sfila|si sfilano|se ne va|se ne vanno|si ritira|si ritirano|ripiega|ripiegano|si sgancia|si sganciano|si sottrae',
    `|${PRIMA}`,
  ),
  inRow(
    '|uses|use|makes|make|using|does|do|declares|declare|declaring|announces|opts for|takes|chooses|a|with a|by|by a|in|the',
    '|a|the|its|their',
    'cavalry retreat|cavalry withdrawal|cav retreat|cav withdrawal|cavalry evasion',
    `|declared|announced|is declared|is announced|is made|used|${BEFORE_EN}`,
  ),
  paired(
    '|usa|usan|hace|hacen|declara|declaran|anuncia|elige|con|mediante|con una|una|en',
    inRow(
      'retirada de caballeria|la retirada de caballeria|una retirada de caballeria|su retirada de caballeria',
      `|declarada|anunciada|${ANTES}`,
    ),
  ),
  paired(
    '|usa|usano|fa|fanno|dichiara|dichiarano|annuncia|sceglie|con|con una|una|mediante|in',
    inRow(
      'ritirata di cavalleria|la ritirata di cavalleria|una ritirata di cavalleria|la sua ritirata di cavalleria',
      `|dichiarata|annunciata|${PRIMA}`,
    ),
  ),
);
