/* The words between the two sides of a fight, in three languages: all that the search knows before it asks a game. */

/** Words between the two sides, by their force. */
export const AGAINST =
  'vs|v|versus|against|contra|contro|frente a|opposed by|opposite|en contra de|enfrentado a|enfrentados a|enfrenta a|' +
  'se enfrenta a|se enfrentan a|up against|go against|goes against|going against|go in against|gegen|a por|va contra|van contra|marcha contra|marchan contra|va contro|vanno contro|vado contro|voy contra|vamos contra';
const PASSIVE = [
  'attacked hit stormed assaulted struck charged pushed raided jumped smashed rushed',
  'atacado asaltado golpeado embestido cargado',
  'attaccato assalito assaltato colpito caricato investito',
].map((words) => words.split(' '));
const ENDED = (word: string): readonly string[] =>
  ['o', 'a', 'os', 'as', 'i', 'e'].map((end) => word.slice(0, -1) + end);
/** "Attacked by", "asaltados por", "assalita dalle": who follows attacks. */
const SUFFERED = PASSIVE.flatMap((words, lang) =>
  words
    .flatMap((word) => (lang === 0 ? [word] : ENDED(word)))
    .flatMap((word) =>
      [['by'], ['por'], ['da', 'dai', 'dal', 'dalle', 'dalla', 'dagli']][lang]?.map((by) => `${word} ${by}`),
    ),
).join('|');
export const ATTACKED =
  `${SUFFERED}|` +
  'lo ataca|la ataca|los ataca|las ataca|le ataca|lo atacan|la atacan|los atacan|las atacan|le atacan|lo attacca|la attacca|lo attaccano|la attaccano|li attacca|li attaccano|' +
  'takes an attack from|take an attack from|si prende un attacco da|si prendono un attacco da|prende un attacco da|prendono un attacco da|se lleva un ataque de|se llevan un ataque de|' +
  'catching it from|catches it from|takes a beating from|me rodea|me rodean|nos rodean|mi circonda|mi circondano|me come|me comen|se come un ataque de|se comen un ataque de|se come el ataque de|' +
  'me cae encima|me caen encima|nos cae encima|nos caen encima|mi piomba addosso|mi piombano addosso|ci piomba addosso|ci piombano addosso|les caen encima|le caen encima|le cae encima|les cae encima|gli piomba addosso|gli piombano addosso|' +
  'me ataca|me atacan|nos ataca|nos atacan|me asalta|me asaltan|nos asaltan|me viene|me vienen|mi attacca|mi attaccano|ci attacca|ci attaccano|mi assale|mi assalgono|' +
  'recibe el ataque de|reciben el ataque de|recibe un ataque de|reciben un ataque de|sufre el ataque de|sufre un ataque de|sufren un ataque de|bajo ataque de|' +
  'subisce l attacco di|subisce un attacco di|subiscono un attacco di|sotto attacco di|sotto attacco da|under attack by|under attack from|' +
  'se defiende de|se defienden de|defienden de|si difende da|si difendono da|takes a hit from|is hit from';
/** "A fortress held by a corps". */
export const HELD_BY =
  'defended by|held by|defendido por|defendida por|defendidos por|difeso da|difesa da|difesi da|difeso dai|' +
  'garrisoned by|guarnecido por|guarnecida por|presidiato da|presidiata da|tenuto da|tenuta da';
export const DEFENDED =
  'held with|he has|he s got|they have|the enemy has|there s|there is|there are|where there are|where there is|' +
  'dove sta|dove stanno|donde estan|inside there s|inside there is|inside there are|inside is|inside are|dentro hay|dentro esta|dentro estan|donde hay|donde esta|donde estan|' +
  'lo defiende|la defiende|lo defienden|la defienden|lo defendia|el tiene|ellos tienen|lo difende|la difende|lo difendono|la difendono|' +
  'they ve got|they got|he got|they ve|they only have|he only has|they only got|he only got|he only s got|they just have|he just has|enemy has|he is holding with|' +
  'y tiene|y tienen|e ha solo|e hanno solo|and has only|and it has|ella tiene|ella vale|y vale|' +
  'solo tiene|solo tienen|el otro tiene|el enemigo tiene|tiene solo|tienen solo|lui ha|loro hanno|lui ha solo|loro hanno solo|il nemico ha|' +
  'enfrente|enfrente hay|enfrente esta|enfrente estan|enfrente tengo|enfrente tenemos|en frente hay|en frente esta|di fronte c e|di fronte ci sono|di fronte sta|di fronte ho|facing me is|facing me are|facing us is|facing us are|opposite is|opposite are|' +
  'dentro ci sono|dentro c e|dove ci sono|dove c e|dentro sta|dentro stanno';
export const ATTACKS =
  'ha atacado|han atacado|he atacado|hemos atacado|ha attaccato|hanno attaccato|ho attaccato|abbiamo attaccato|want to take|wants to take|try to take|tries to take|trying to take|quieren tomar|quiere tomar|quiero tomar|vogliono prendere|vuole prendere|voglio prendere|' +
  'roll into|rolls into|roll over|rolls over|pile onto|piles onto|pile into|piles into|go at|goes at|going at|have a go at|has a go at|charge|charges|charging|caricano|' +
  'on the attack|al ataque|all attacco|al asalto|all assalto|in attacco|defeat|defeats|batir a|vencer a|derrotar a|derrota a|sconfiggere|sconfigge|sconfiggono|battere|attack|attacks|attacking|attacked|assault|assaults|assaulting|ataca|atacan|atacando|atacar|ataco|ataque|atacamos|' +
  'attacca|attaccano|attaccando|attaccare|attacco|attacchiamo|asalta|asaltan|asalto|assalta|assaltano|fights|fight|' +
  'beat|beats|hit|hits|hitting|strike|strikes|striking|smashing|hammering|contra ataca|bombard|bombards|bombarding|bombardment|bombardeo|bombardear|bombardare|bombardamento|shell|shells|shelling|bombardea|bombardean|bombarda|bombardano|fires at|fire at|' +
  'fires on|dispara a|dispara contra|combate con|lucha con|se lanza contra|se lanzan contra|carga contra|cargan contra|' +
  'carga|cargan|cargamos|carica|smash into|smashes into|crash into|crashes into|run into|runs into|bump into|bumps into|lean on|leans on|take a swing at|takes a swing at|poke at|pokes at|throw|throws|jump|jumps|need to take|necesito para tomar|mi serve per prendere|serve per prendere|' +
  'choca con|chocan con|se topa con|se topan con|revienta|revientan|se echa encima de|se echan encima de|se tiran contra|' +
  'premono su|preme su|si avventa su|si avventano su|vanno all assalto di|va all assalto di|si scontra con|si scontrano con|' +
  'storm|storms|stormed|storming|go for|goes for|going for|went for|push|pushes|pushing|push into|pushes into|pushing into|go in on|goes in on|going in on|go after|goes after|' +
  'come at|comes at|coming at|fall on|falls on|pound|pounds|pounding|hit back at|hits back at|take on|takes on|march on|marches on|advance on|advances on|hammer|hammers|charge at|charges at|' +
  'bombardo|le doy|les doy|le damos|le dan|pega a|pegan a|pego a|pegamos a|le pega a|le pegan a|le pego a|les pega a|les pegan a|les pego a|empuja a|empujan a|empujo a|le doy a|le da a|le dan a|le damos a|le entra a|le entran a|le entro a|le entro|le entramos|' +
  'le tira a|le tiran a|le tiro a|tira contra|tiran contra|tiro contra|se lanza sobre|se lanzan sobre|cae sobre|caen sobre|avanza sobre|avanzan sobre|golpea|golpean|embiste|embisten|acomete|acometen|' +
  'le hago a|les hago a|gli faccio a|le llego|les llego|pego|pega|pegan|pegamos|machaca|machacan|machaco|machacar|revienta a|revientan a|zurra|zurran|smack|smacks|smash|smashes|whack|whacks|bash|bashes|come in|comes in|go in|goes in|going in|come for|comes for|' +
  'goes into|go into|going into|moves on|move on|' +
  'asaltamos|bombardeamos|bombardiamo|assaltiamo|contraataca|contraatacan|le mete a|le meten a|le meto a|' +
  'le pegamos a|le pegamos al|le pego al|le pega al|le pegan al|les pegamos a|le pegan a|le zurramos a|le arreamos a|les zurramos a|pegarle a|pegarles a|le atizo a|le atizamos a|picchia|picchiano|picchiamo|picchio|pestano|pesta|menano|mena|mazzola|mazzolano|battono|' +
  'assale|assalgono|assalgo|assaliamo|si lancia su|si lanciano su|piomba su|piombano su|colpisce|colpiscono|investe|investono|aggredisce|aggrediscono|all assalto di|assalto';

/** Of those the ones that are no noun as well, as "attacco" and "asalto" are: whoever follows is attacked. */
export const I_ATTACK =
  'ataco|atacamos|le entro|le entramos|bombardeamos|asaltamos|attacchiamo|assalgo|assaliamo|assaltiamo|bombardo|bombardiamo';

/** "They come with 59": a verb whose attackers follow. */
export const COMES_WITH =
  'come with|comes with|come in with|comes in with|coming with|coming in with|go in with|goes in with|bring up|attack it with|attack him with|attack them with|' +
  'hit it with|hit him with|hit them with|ride it down with|ride them down with|vienen con|viene con|llegan con|llega con|entran con|entra con|vengono con|arrivano con|arriva con|entrano con';
/** … of which these say that it is who speaks. */
export const I_COME_WITH =
  'pego con|pegamos con|golpeo con|i bring|we bring|traigo|traemos|porto|portiamo|vengo con|venimos con|llego con|llegamos con|entro con|entramos con|' +
  'voy con|vamos con|le entro con|lo ataco con|la ataco con|los ataco con|le pego con|arrivo con|arriviamo con|vado con|andiamo con|entriamo con|' +
  'lo attacco con|la attacco con|li attacco con';
