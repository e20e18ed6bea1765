/* The words between the two sides of a fight, in three languages: all that the search knows before it asks a game. */

/** Words between the two sides, by their force. */
export const AGAINST =
  'vs|v|versus|against|contra|contro|frente a|opposed by|opposite|en contra de|enfrentado a|enfrentados a|enfrenta a|' +
  'se enfrenta a|se enfrentan a|gegen|a por|va contra|van contra|marcha contra|marchan contra|va contro|vanno contro';
export const ATTACKED =
  'attacked by|is attacked by|are attacked by|atacado por|atacada por|atacados por|atacadas por|' +
  'es atacado por|son atacados por|attaccato da|attaccata da|attaccati da|attaccate da|attaccato dai|attaccati dai|' +
  'attaccato dalle|attaccati dalle|e attaccato da|lo ataca|la ataca|los ataca|le ataca|lo atacan|la atacan|los atacan|le atacan|lo attacca|la attacca|lo attaccano|la attaccano|li attacca|li attaccano|recibe el ataque de|reciben el ataque de|sufre el ataque de|sufre un ataque de|bajo ataque de|subisce l attacco di|subisce un attacco di|sotto attacco di|sotto attacco da|viene attaccato da|viene attaccata da|vengono attaccati da|under attack by|under attack from|attacked from|se defiende de|se defienden de|si difende da|si difendono da|assaulted by|asaltado por|asaltada por|assaltato da';
export const DEFENDED =
  'defended by|held by|defendido por|defendida por|defendidos por|difeso da|difesa da|difesi da|difeso dai|' +
  'garrisoned by|guarnecido por|presidiato da|tenuto da';
export const ATTACKS =
  'attack|attacks|attacking|attacked|assault|assaults|assaulting|ataca|atacan|atacando|atacar|ataco|ataque|atacamos|' +
  'attacca|attaccano|attaccando|attaccare|attacco|attacchiamo|asalta|asaltan|asalto|assalta|assaltano|fights|fight|' +
  'beat|beats|hit|hits|strike|strikes|contra ataca|bombard|bombards|bombarding|bombardment|bombardeo|bombardear|bombardare|bombardamento|shell|shells|shelling|bombardea|bombardean|bombarda|bombardano|fires at|fire at|' +
  'fires on|dispara a|dispara contra|combate con|lucha con|se lanza contra|se lanzan contra|carga contra|cargan contra';
