import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { field } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { spanish, words } from '@/lib/typed/table-words';

/* What a sentence of its own tells of units that another has named: "it's an active corps", "they're Cossacks". */

/** Whose units it tells of, what they are, and the words. */
const told = (whose: string, name: string, value: string, some: string): Entry =>
  field(some, 'told', `${whose}:${name}:${value}`);

const IT_IS = {
  en: 'it is|it s|its|he is|he s|that is|that s|this is|they are|they re|theyre|ours is|mine is|our corps is|the corps is',
  es: 'es|son|el nuestro es|el mio es|nuestro cuerpo es|el cuerpo es|se trata de',
  it: 'e|sono|il nostro e|il mio e|il nostro corpo e|il corpo e|si tratta di',
};
const NUMBERED = {
  en: words(...[4, 5, 6, 7, 8, 9].map((n) => `the ${n} is|the ${numberWord(n, 'en')} is|the one of ${n} is`)),
  es: words(...[4, 5, 6, 7, 8, 9].map((n) => `el de ${n} es|el de ${numberWord(n, 'es')} es|el ${n} es`)),
  it: words(
    ...[4, 5, 6, 7, 8, 9].map((n) => `quello da ${n} e|quello da ${numberWord(n, 'it')} e|quello di ${n} e|il ${n} e`),
  ),
};

/** The only German that is named has an active corps; nobody else has any (2.7). */
const ACTIVE: Entry = told(
  'german',
  'kind',
  'active',
  words(
    inRow(
      '|it|he|ours|the attacker|the german|el atacante|el aleman|el nuestro|l attaccante|il tedesco|il nostro',
      'counts as|count as|is counted as|cuenta como|vale como|se cuenta como|conta come|vale come|va contato come',
      '|an|a|un|uno',
      'active corps|active|active one|cuerpo activo|activo|corpo attivo|attivo',
    ),
    paired(NUMBERED.en, 'active'),
    paired(
      words(IT_IS.en, NUMBERED.en),
      'an active one|an active corps|one of the active corps|one of the actives|one of the active ones|an a corps , an active one|an a corps|an active german corps',
    ),
    paired(
      'we send in|we send|i send in|we use|i use|we attack with|i attack with|attacking with',
      'an active corps|an active one|one of the active corps|an active german corps',
    ),
    paired(
      'active corps|an active corps|active german corps|an active german corps|the active corps|an active one',
      'attacking|attacks|does it|does the attacking|is attacking|is the attacker|leads the attack|makes the attack|carries out the attack',
    ),
    paired(NUMBERED.es, 'activo'),
    paired(
      words(IT_IS.es, NUMBERED.es),
      'un cuerpo activo|uno activo|uno de los activos|de los activos|uno de los cuerpos activos|un cuerpo a , activo|un cuerpo a|un cuerpo activo aleman|un cuerpo aleman activo',
    ),
    paired(
      'ataca|mandamos|mando|enviamos|usamos|uso|atacamos con|ataco con|lo hace|ataca con|manda',
      'un cuerpo activo|un cuerpo activo aleman|un cuerpo aleman activo|uno activo|uno de los activos|el cuerpo activo',
    ),
    paired('un cuerpo activo|un cuerpo activo aleman|el cuerpo activo', 'ataca|lo hace|al ataque|atacando'),
    paired(NUMBERED.it, 'attivo'),
    paired(
      words(IT_IS.it, NUMBERED.it),
      'un corpo attivo|uno attivo|uno di quelli attivi|uno degli attivi|di quelli attivi|uno dei corpi attivi|un corpo a , attivo|un corpo a|un corpo attivo tedesco|un corpo tedesco attivo',
    ),
    paired(
      'attacca|mandiamo|mando|usiamo|uso|attacchiamo con|attacco con|lo fa|attacca con|inviamo|manda',
      'un corpo attivo|un corpo attivo tedesco|un corpo tedesco attivo|uno attivo|uno di quelli attivi|il corpo attivo',
    ),
    paired('un corpo attivo|un corpo attivo tedesco|il corpo attivo', 'attacca|lo fa|all attacco|attaccando'),
  ),
);

const FORTRESS = {
  en: 'fortress infantry|fort garrison|fort infantry|fortress|fort|garrison|fortress garrison|garrison counter|fortress counter|garrison unit|fortress unit|garrison of the fortress|garrison of the fort',
  es: 'fortaleza|fuerte|guarnicion|guarnicion de la fortaleza|guarnicion del fuerte|ficha de la fortaleza|ficha de fortaleza|ficha de guarnicion|unidad de fortaleza|unidad de guarnicion',
  it: 'fortezza|forte|guarnigione|guarnigione della fortezza|guarnigione del forte|pedina della fortezza|pedina di fortezza|unita di fortezza|unita di guarnigione|pedina della guarnigione',
};
/** Who defends is a fortress, where he was named as a unit alone. */
const GARRISON: Entry = told(
  'defence',
  'kind',
  'fortress',
  words(
    // "It's a fortress" may be said of a strength in all as well, and is read by itself.
    paired(
      paired('it s|it is|that s', '|the|a|his|its'),
      'fortress infantry|fort garrison|garrison|fortress garrison|garrison counter|fortress counter|garrison unit|fortress unit|garrison of the fortress|garrison of the fort',
    ),
    paired(
      paired('es', 'la|una|su'),
      paired(
        'guarnicion|guarnicion de la fortaleza|ficha de la fortaleza|ficha de fortaleza|unidad de fortaleza|unidad de guarnicion',
        '|, aun intacta|aun intacta',
      ),
    ),
    paired(
      paired('e', 'la|una|la sua'),
      paired(
        'guarnigione|guarnigione della fortezza|pedina della fortezza|pedina di fortezza|unita di fortezza|unita di guarnigione',
        '|, ancora intatta|ancora intatta',
      ),
    ),
    paired(
      paired(
        'we re attacking|we are attacking|we attack|i attack|i m attacking|they are|they re|the defender is|the defenders are|the russian is|the russians are|only|it s only|the unit is|the russian unit is|he only has|he has only|he s only got',
        '|his|its|their|the|a|only the|just the',
      ),
      FORTRESS.en,
    ),
    paired(
      paired('only the|only a|the|just the|his|a|there s only the|there s only a', FORTRESS.en),
      'is in there|in there|inside|is inside|defends|is defending|stands there|is there|is what defends|still stands , that s the unit|is the unit|is the defender|holds it',
    ),
    paired(
      paired(
        'atacamos|ataco|lo que defiende es|el que defiende es|quien defiende es|defiende|defiende solo|ahi esta|ahi esta solo|solo esta|ahi solo esta|dentro esta|dentro solo esta|el defensor es|la unidad es|la unidad rusa es|solo hay|ahi solo hay|solo tiene|ahi solo queda',
        '|su|la|una|el|un|solo la|a la',
      ),
      words(FORTRESS.es, paired(FORTRESS.es, ', aun intacta|aun intacta|intacta|, todavia intacta')),
    ),
    paired(
      paired('la|su|solo la|una', FORTRESS.es),
      'es lo que defiende|es la que defiende|es quien defiende|es el defensor|es la unidad|esta dentro',
    ),
    paired(
      paired(
        'attacchiamo|attacco|a difendere e|chi difende e|quello che difende e|difende|difende solo|dentro c e|dentro c e solo|c e solo|li c e solo|il difensore e|l unita e|l unita russa e|ha solo|li ha solo|c e dentro solo',
        '|la sua|la|una|il|il suo|un|solo la',
      ),
      words(FORTRESS.it, paired(FORTRESS.it, ', ancora intatta|ancora intatta|intatta')),
    ),
    paired(
      paired('la|la sua|solo la|una', FORTRESS.it),
      'e quello che difende|e chi difende|e il difensore|e l unita|e dentro|sta dentro',
    ),
  ),
);

const HORSE = {
  en: 'cavalry|cav|horse|horsemen|cossacks|cossack|mounted|mounted troops|mounted unit|a mounted unit|a cavalry unit|a cavalry corps|a cavalry division|on horseback|cossacks , cavalry',
  es: 'caballeria|cosacos|cosacas|jinetes|a caballo|una unidad montada|una unidad de caballeria|un cuerpo de caballeria|una division de caballeria|de caballeria|montados|montada|cosacos , caballeria',
  it: 'cavalleria|cosacchi|cavalieri|a cavallo|un unita montata|un unita di cavalleria|un corpo di cavalleria|una divisione di cavalleria|di cavalleria|montati|montata|cosacchi , cavalleria',
};
const DEFENDING_IS = {
  en: 'they are|they re|they re just|they are just|just|only|it s|it is|it s just|the ones attacked are|the unit being attacked is|those attacked are|whoever is attacked is|the russians are|the russian is|the russian unit is|the defender is|the defenders are|his unit is|he only has|he has only|he s only got|we hit his|we hit|we attack his|we fall upon his|we re attacking|we are attacking|we re attacking his|attacking his|we go for his|down on his|nothing but|he defends with|the unit is|the unit attacked is',
  es: 'la unidad atacada es|la unidad atacada esta|los atacados son|los atacados van|los atacados estan|son|es|son solo|son solamente|los rusos son|los rusos van|el ruso va|el ruso es|la unidad rusa es|la unidad rusa va|el defensor es|el defensor va|los defensores son|los defensores van|el que defiende va|quien defiende va|quien defiende es|solo tiene|solo hay|atacamos a su|atacamos su|caemos sobre su|vamos a por su|encima de su|golpeamos a su|van|va|la unidad es|defiende con',
  it: 'l unita attaccata e|gli attaccati sono|quelli attaccati sono|chi e attaccato e|sono|e|sono solo|i russi sono|i russi vanno|il russo e|il russo va|l unita russa e|l unita russa va|il difensore e|i difensori sono|chi difende e|chi difende va|ha solo|li ha solo|c e solo|attacchiamo la sua|colpiamo la sua|addosso alla sua|siamo addosso alla sua|piombiamo sulla sua|vanno|va|l unita e|difende con',
};
const CAVALRY: Entry = told(
  'defence',
  'kind',
  'cavalry',
  words(
    paired(DEFENDING_IS.en, words(HORSE.en, paired(HORSE.en, 'there|in there|only'))),
    paired(DEFENDING_IS.es, words(HORSE.es, paired(HORSE.es, 'ahi|alli|solo'))),
    paired(DEFENDING_IS.it, words(HORSE.it, paired(HORSE.it, 'li|la|solo'))),
  ),
);

/** Of the 2nd Army are Austrians alone (3.5). */
const AUSTRIAN_IS = {
  en: 'it is|it s|he is|he s|the attacker is|the austrian is|the austrian corps is|the corps is|our corps is|the attacking corps is|ours is|that s|it belongs to|the corps belongs to|the attacker belongs to|the austrian belongs to|from|it s from|',
  es: 'es|el atacante es|el austriaco es|el cuerpo austriaco es|el cuerpo es|nuestro cuerpo es|el que ataca es|el nuestro es|pertenece|el cuerpo pertenece|el austriaco pertenece|el atacante pertenece|',
  it: 'e|l attaccante e|l austriaco e|il corpo austriaco e|il corpo e|il nostro corpo e|chi attacca e|il nostro e|appartiene|il corpo appartiene|l austriaco appartiene|l attaccante appartiene|',
};
const SECOND_ARMY = {
  en: 'his counter reads / 2|the counter reads / 2|the counter says / 2|a / 2 corps|a / 2|a / 2 unit|/ 2 corps|2nd army unit|a 2nd army unit|second army unit|a second army unit|2nd army corps|a 2nd army corps|second army corps|a second army corps|one of the 2nd army|one of the second army|one of the 2nd army s|unit of the 2nd army|unit of the second army|a unit of the 2nd army|a corps of the 2nd army|a corps of the second army|one of the 2nd army corps|one of the 2nd army units',
  es: 'en la ficha pone / 2|en su ficha pone / 2|la ficha dice / 2|su ficha lleva / 2|un cuerpo / 2|cuerpo / 2|una unidad / 2|unidad del 2o ejercito|unidad del 2º ejercito|unidad del segundo ejercito|una unidad del 2º ejercito|una unidad del segundo ejercito|uno de los del segundo ejercito|uno de los del 2º ejercito|un cuerpo del segundo ejercito|un cuerpo del 2º ejercito|cuerpo del segundo ejercito|cuerpo del 2º ejercito|de los del segundo ejercito|de los del 2º ejercito',
  it: 'sulla pedina c e scritto / 2|sulla pedina e scritto / 2|sulla pedina c e / 2|la pedina porta / 2|un corpo / 2|corpo / 2|un unita / 2|unita della seconda armata|unita della 2a armata|unita della 2ª armata|un unita della seconda armata|un unita della 2a armata|uno di quelli della 2a armata|uno di quelli della seconda armata|uno della seconda armata|uno della 2a armata|un corpo della seconda armata|un corpo della 2a armata|corpo della seconda armata|corpo della 2a armata|di quelli della seconda armata|di quelli della 2a armata',
};
const OF_SECOND_ARMY: Entry = told(
  'austro-hungarian',
  'secondArmy',
  'true',
  words(
    paired(AUSTRIAN_IS.en, SECOND_ARMY.en),
    paired(AUSTRIAN_IS.es, SECOND_ARMY.es),
    paired(AUSTRIAN_IS.it, SECOND_ARMY.it),
  ),
);

const WHO = {
  attack:
    'the attacker|the attackers|my attacker|our attacker|the attacking corps|the attacking unit|the one attacking|el atacante|atacante|mi atacante|el que ataca|quien ataca|el cuerpo atacante|el cuerpo que ataca|l attaccante|attaccante|il mio attaccante|chi attacca|il corpo attaccante|il corpo che attacca',
  defence:
    'the corps under attack|the unit under attack|the attacked corps|the attacked unit|the one under attack|the attacked one|el atacado|los atacados|el cuerpo atacado|la unidad atacada|l attaccato|gli attaccati|il corpo attaccato|l unita attaccata|the defender|the defenders|the defending corps|the defending unit|his corps|his unit|defender|the one defending|el defensor|defensor|los defensores|el que defiende|quien defiende|el cuerpo que defiende|el cuerpo defensor|su cuerpo|su unidad|il difensore|difensore|i difensori|chi difende|il corpo che difende|il corpo difensore|il suo corpo|la sua unita',
  russian:
    'the russian|the russians|the russian corps|el ruso|los rusos|el cuerpo ruso|il russo|i russi|il corpo russo',
  german:
    'the german|the germans|the german corps|el aleman|los alemanes|el cuerpo aleman|il tedesco|i tedeschi|il corpo tedesco',
};
/** "Al alemán", "all'attaccante": whom it lacks. */
const WHOM = {
  attack:
    'al atacante|al que ataca|a los atacantes|al cuerpo atacante|al cuerpo que ataca|all attaccante|agli attaccanti|a chi attacca|al corpo attaccante|al corpo che attacca',
  defence:
    'al atacado|al cuerpo atacado|a los atacados|all attaccato|al corpo attaccato|al defensor|al que defiende|a los defensores|al cuerpo que defiende|a su cuerpo|al difensore|ai difensori|a chi difende|al corpo che difende|al suo corpo',
  russian: 'al ruso|a los rusos|al cuerpo ruso|al russo|ai russi|al corpo russo',
  german: 'al aleman|a los alemanes|al cuerpo aleman|al tedesco|ai tedeschi|al corpo tedesco',
};
const WEAK = {
  is: words(
    'is down to his weak side|is down to its weak side|is on its weak side|is on his weak side|isn t at full strength any more|is not at full strength any more|isn t at full strength|is not at full strength|is no longer at full strength|aren t at full strength|has only one step left|has only one step left of two|has just one step left|has one step left|is on its back side|is on the back side|is on its back|is flipped|is below full strength|is under strength|is understrength',
    paired('esta|estan|anda', spanish('mermad')),
    'ya no esta a plena fuerza|no esta a plena fuerza|ya no estan a plena fuerza|no estan a plena fuerza|ya no esta al completo|no esta al completo|no esta entero|ya no esta entero|va por el reverso|esta por el reverso|ya habia perdido un paso|habia perdido un paso|ya perdio un paso|ha perdido ya un paso',
    'non e piu a piena forza|non e a piena forza|non sono piu a piena forza|non e piu al completo|non e al completo|non e piu intero|e sul retro|aveva gia perso un passo|aveva perso un passo|e malconcio|e malridotto',
  ),
  lacks:
    'ya le falta un paso|le falta un paso|le falta ya un paso|les falta un paso|solo le queda un paso|ya solo le queda un paso|manca gia un passo|manca un passo|gli manca un passo|resta un solo passo|resta solo un passo',
};
const STARVED = {
  is: 'has nothing to eat , no supply|has nothing to eat|gets no supplies|gets no supply|gets nothing|is pocketed , unsupplied|is pocketed|are pocketed|is surrounded and unsupplied|are surrounded and unsupplied|is surrounded and out of supply|are surrounded and out of supply|is encircled and unsupplied|are encircled and unsupplied|des|esta des|esta aislado y no le llega nada|esta aislado y no recibe nada|no recibe nada|no recibe suministros|attacca senza rifornimento|attacca senza rifornimenti|ataca sin abastecimiento|ataca sin suministro|ataca sin suministros|attacks without supply|attacks unsupplied|e in sacca , senza rifornimento|e in sacca senza rifornimento|e in sacca|e isolato e non gli arriva niente|non riceve niente|esta en una bolsa',
  lacks:
    'no les llega el abastecimiento|no le llega el abastecimiento|no les llega abastecimiento|no le llega abastecimiento|no le llega el suministro|no les llega el suministro|no le llegan suministros|no les llegan suministros|no le llega nada|no les llega nada|le han cortado la linea de suministro|les han cortado la linea de suministro|le han cortado el suministro|le han cortado los suministros|le cortaron el suministro|non arrivano rifornimenti|non arriva rifornimento|non arriva il rifornimento|non arrivano i rifornimenti|non gli arrivano rifornimenti|hanno tagliato i rifornimenti|hanno tagliato il rifornimento|hanno tagliato la linea di rifornimento|non arriva niente|non arriva nulla',
};
const OUT_OF_AMMO = {
  is: 'is the one without shells|is the one short of ammo|is the one out of ammo|is the one out of shells|has an ammo marker on him|has an ammo marker on it|has an ammunition marker on it|has an ammunition marker on him|carries an ammunition marker|carries an ammo marker|guns have run out of shells|guns are out of shells|guns have no shells|has run out of shells|es el que no tiene proyectiles|es el que no tiene municion|es el que esta sin municion|tiene escasez de municion|sufre escasez de municion|soffre la penuria di munizioni|soffre di penuria di munizioni|ha penuria di munizioni|e quello senza proiettili|e quello senza munizioni|e senza munizioni',
  lacks:
    'mancano i proiettili|mancano le munizioni|mancano munizioni|mancano proiettili|mancano le granate|mancano i colpi|le faltan obuses|le faltan proyectiles|le falta municion|le faltan municiones|les falta municion|les faltan proyectiles|no le quedan proyectiles|no le queda municion',
};
const PUSHED = {
  en: 'retreated|fallen back|fell back|pushed back|pulled back|driven back|thrown back|forced back|beaten back|withdrawn|withdrew|given ground|gave ground|gone back',
  es: 'retirado|retirada|retirados|retiro|retiraron|retirarse|replegado|replegada|replego|replegarse|retroceder|retrocedido|retrocedio|rechazado|rechazada|rechazados|empujado|empujado atras|echado atras|empujado hacia atras',
  it: 'ritirato|ritirata|ritirati|ripiegato|ripiegata|ripiegati|arretrato|arretrata|indietreggiato|indietreggiata|respinto|respinta|respinti|ricacciato|ricacciato indietro|spinto indietro|respinto indietro|retrocesso',
};
const HAD_TO = {
  en: '|has|had|have|was|were|is|got|has been|had been|was already|has already|had already',
  es: '|se|se ha|se han|se habia|ya se|ya se ha|ya se habia|ha|han|habia|ya ha|acaba de|acaban de|acababa de|venia de|viene de|vienen de|ha sido|fue|fueron|ya fue|lo han|lo habian|los han|lo hicieron|lo han hecho|lo habian hecho|ya lo han hecho|ya lo habian hecho|le han hecho|le habian hecho|tuvo que|ha tenido que',
  it: '|si e|si era|si sono|si erano|si e gia|si era gia|e|era|sono|e gia|era gia|e stato|era stato|e gia stato|era gia stato|e stata|ha|aveva|hanno|e dovuto|ha dovuto',
};
const TO_HERE = {
  en: 'here|there|to here|to there|this far|into this hex|into that hex|to this hex|to that hex|in this hex|into the hex|onto this hex',
  es: 'aqui|ahi|alli|hasta aqui|hasta ahi|hasta alli|a este hex|a ese hex|a este hexagono|a ese hexagono|hasta este hexagono|hasta ese hexagono|hasta este hex|hasta ese hex|a esta casilla|a esa casilla',
  it: 'qui|li|la|fin qui|fin li|fino a qui|fino a li|in questo esagono|in quell esagono|in quello esagono|su questo esagono|in questa casella',
};
const THIS_PHASE = words(
  inRow(
    '|earlier|already|once|earlier in|during|within',
    '|in',
    'this|this same|this very|the same|the very same|that same',
    '|very|same|combat',
    'phase|combat phase',
    '|already',
  ),
  'this phase|earlier this phase|earlier in the phase|in the phase|once this phase|a moment ago|just now|just before',
  inRow('|ya|antes', 'en|durante', 'esta|la|esta misma|la misma', '|misma', 'fase', '|de combate'),
  'esta fase|esta misma fase|en la fase|hace un momento|hace poco|justo antes',
  inRow('|gia|prima', 'in|nella|durante', '|la', '|questa|questa stessa|stessa|medesima', 'fase', '|di combattimento'),
  'questa fase|nella fase|nella stessa fase|poco fa|un attimo fa|appena prima',
);
const JUST = 'just|only just|acaba de|acaban de|appena';
/** "Was pushed back into this hex a moment ago", "si era ritirato lì in questa fase". */
const PUSHED_BACK = words(
  inRow(HAD_TO.en, '|just|already|once|only just', PUSHED.en, `|once|${TO_HERE.en}`, THIS_PHASE),
  inRow(HAD_TO.en, JUST, PUSHED.en, `|${TO_HERE.en}`),
  inRow(HAD_TO.en, '|already', PUSHED.en, TO_HERE.en, '|already|before'),
  inRow(HAD_TO.es, PUSHED.es, `|ya|${TO_HERE.es}`, THIS_PHASE),
  inRow('acaba de|acaban de|acababa de|viene de|venia de', PUSHED.es, `|${TO_HERE.es}`),
  inRow(HAD_TO.es, PUSHED.es, TO_HERE.es, '|ya|antes'),
  inRow(HAD_TO.it, '|appena', PUSHED.it, `|gia|${TO_HERE.it}`, THIS_PHASE),
  inRow(HAD_TO.it, 'appena', PUSHED.it, `|${TO_HERE.it}`),
  inRow(HAD_TO.it, PUSHED.it, TO_HERE.it, '|gia|prima'),
);
/** "Got there by retreating this phase". */
const CAME_BACK = words(
  inRow(
    'arrived|got|came|has come|ended up',
    '|here|there|in this hex|to this hex',
    'by retreating|retreating|in retreat|in a retreat|by falling back|falling back|after retreating|after a retreat',
    `|${THIS_PHASE}`,
  ),
  inRow(
    'llego|ha llegado|vino|acabo|esta',
    '|aqui|ahi|alli|a este hex|a este hexagono',
    'retirandose|retrocediendo|replegandose|en retirada|tras retirarse|tras retroceder|tras una retirada',
    `|${THIS_PHASE}`,
  ),
  inRow(
    'e arrivato|e arrivata|e giunto|e finito|e venuto|e|sta',
    '|qui|li|la|in questo esagono',
    'ritirandosi|ripiegando|arretrando|indietreggiando|in ritirata|dopo una ritirata|dopo essersi ritirato',
    `|${THIS_PHASE}`,
  ),
  inRow(
    'is|stands|sits',
    '|only',
    'there|here|in the hex',
    'because|since|as',
    '|it|he',
    words(inRow(HAD_TO.en, '|just', PUSHED.en), 'retreated|fell back'),
    `|${THIS_PHASE}`,
  ),
  inRow('esta|se encuentra', '|ahi|alli|aqui', 'porque|ya que', words(inRow(HAD_TO.es, PUSHED.es)), `|${THIS_PHASE}`),
  inRow(
    'sta|e|si trova',
    '|li|qui|la',
    'perche|dato che',
    words(inRow(HAD_TO.it, '|appena', PUSHED.it)),
    `|${THIS_PHASE}`,
  ),
);
const FELL_BACK = words(
  PUSHED_BACK,
  CAME_BACK,
  inRow(
    'has just retreated|just retreated|has just fallen back|just fell back|has retreated|fell back|acaba de retirarse|acaba de retroceder|acaba de replegarse|se acaba de retirar|viene de retirarse|se retiro|se ha retirado|si e appena ritirato|si e ritirato|e appena arretrato|ha appena ripiegato|ha ripiegato',
    'to|into|onto|a|hasta|en|in|su',
    'that|this|ese|este|quell|quel|questo|quest',
    'hex|hexagono|esagono',
  ),
  'only got there by retreating this phase|got there by retreating this phase|comes from a retreat this very phase|comes from a retreat this phase|comes from a retreat|came from a retreat|retreated here earlier in the same phase|retreated here earlier this phase|retreated there earlier this phase|' +
    'llego aqui retirandose en esta misma fase|llego aqui retirandose|llego ahi retrocediendo hace un momento|llego ahi retrocediendo|llego ahi retirandose|viene de una retirada en esta misma fase|viene de una retirada|viene de retirarse en esta misma fase|' +
    'e arrivato qui ritirandosi in questa stessa fase|e arrivato qui ritirandosi|e finito li ripiegando poco fa|e finito li ripiegando|e finito li ritirandosi|viene da una ritirata in questa stessa fase|viene da una ritirata|e stato respinto li da una battaglia precedente della fase|e stato respinto li',
);

const STATES: readonly Entry[] = (Object.keys(WHO) as (keyof typeof WHO)[]).flatMap((whose) => {
  const said = (is: string, lacks: string): string => words(paired(WHO[whose], is), paired(WHOM[whose], lacks));
  return [
    told(whose, 'reduced', 'true', said(WEAK.is, WEAK.lacks)),
    told(whose, 'supply', 'out', said(STARVED.is, STARVED.lacks)),
    told(whose, 'ammo', 'true', said(OUT_OF_AMMO.is, OUT_OF_AMMO.lacks)),
    ...(whose === 'attack'
      ? []
      : [told(whose, 'retreated', 'true', paired(words(WHO[whose], WHOM[whose]), FELL_BACK))]),
  ];
});
/** "He retreated here earlier in the same phase": who attacks cannot be meant (13.22). */
const HE_FELL_BACK: Entry = told(
  'defence',
  'retreated',
  'true',
  words(FELL_BACK, paired('he|it|they|which|who|that|, which|, who|que|, que|che|, che', FELL_BACK)),
);

export const TOLD: readonly Entry[] = [ACTIVE, GARRISON, CAVALRY, OF_SECOND_ARMY, ...STATES, HE_FELL_BACK];

const NUMBERS = [1, 2, 3, 4, 5, 6].map((n) => words(String(n), ...LANGUAGES.map((lang) => numberWord(n, lang))));
/** "Four came up", "mi è venuto un 4": the number of a die with words that stand around it. */
export const CAME_UP: readonly Entry[] = NUMBERS.map((number, at) =>
  field(
    words(
      paired(
        paired('|a|an|un|el|il', number),
        'came up|comes up|has come up|was rolled|was the roll|is the roll|is what i rolled|is what we rolled|is on the die|fue lo que salio|es lo que ha salido|es lo que salio|e quello che e uscito',
      ),
      paired(
        paired(
          'me toco|nos toco|me ha tocado|nos ha tocado|cayo|mi e toccato|ci e toccato|tire y fue|tire y salio|tiramos y fue|tiramos y salio|fue|me vino|mi e venuto|ci e venuto|e venuto|mi e uscito|ci e uscito|ho tirato ed e uscito|il tiro e stato|il tiro e|il dado ha fatto|il nostro tiro e stato|il nostro tiro e stato solo|la tirada fue|la tirada ha sido|la tirada es|nuestra tirada fue|el dado fue|the roll was|the roll is|our roll was|our roll was only|the die came up|the die was',
          '|a|un|el|il|solo|only a|solo un',
        ),
        number,
      ),
    ),
    'die',
    at + 1,
  ),
);
