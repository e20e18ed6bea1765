import { played } from '@/lib/games/paths-of-glory/typed/card-words';
import { outOfSupply, UNSUPPLIED } from '@/lib/games/paths-of-glory/typed/out-of-supply';
import { field, filler } from '@/lib/typed/form';
import { NATIONS } from '@/lib/games/paths-of-glory/typed/words';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* What a stack is activated for, how it is supplied, and the event that activates it (9.2). */

const WHO =
  '|they|they re|they ll|i|i m|i ll|we|we re|we ll|he|he s|he ll|it|it s|the stack|this stack|the units|both|all|ellos|yo|la pila|las unidades|el espacio|noi|io|loro|la pila|le unita|lo spazio';
const WANT =
  '|are|is|am|will|just|only|both|all|want|wants|want to|wants to|going to|are going to|is going to|am going to|about to|plan to|intend to|need to|have to|want them|i want them|want them to|i want them to|so they can|so that they|in order|for|meant to|supposed to|van a|va a|voy a|vamos a|quiero|queremos|quieren|quiere|solo|es|es para|son para|para|para que|pienso|pensamos|deben|tienen que|los quiero|quiero que|a|se|quiero que se|solo van a|vanno|va|voglio|vogliamo|vogliono|devono|per|solo|e per|e|sono per|li voglio|si|voglio che|voglio che si|stanno per|intendo|perche si';
const NOT_FIGHT =
  '|, not fighting|not fighting|, not attacking|not attacking|, no attack|, no combat|, not to attack|, not to fight|, not for combat|not for combat|, they won t fight|, without fighting|rather than fighting|, no combaten|no combaten|, no combate|, no atacan|no atacan|, no luchan|, no para combatir|, no para combate|no para combatir|no para combate|sin combatir|, sin combatir|y no combatir|en vez de combatir|, non combattono|non combattono|, non attaccano|non attaccano|, non combattere|, non per combattere|non per combattere|, niente combattimento|senza combattere|, senza combattere|anziche combattere';
const NOT_MOVE =
  '|, not moving|not moving|, not to move|not to move|, not for movement|not for movement|, no movement|, no move|, they won t move|, without moving|rather than moving|, no se mueven|no se mueven|, no mueven|no mueven|, no para mover|no para mover|, no para moverse|, no para movimiento|sin moverse|, sin moverse|en vez de mover|, non si muovono|non si muovono|, non muovono|, non per muovere|non per muovere|, niente movimento|senza muovere|, senza muoversi|anziche muovere';
const MOVE = words(
  'move|moving|march|marching|be moved|be moving|movement|march off|advance without fighting|be on the move|go somewhere|relocate|mover|moverse|moverlos|moverlas|moverla|moverlo|moviendose|muevan|mueven|mueve|movimiento|marchar|marchan|marcharse|desplazarse|desplazarlos|desplazan|muovere|muoversi|muoverli|muoverle|muoverla|muovono|muove|muovano|movimento|spostarsi|spostarli|spostarle|spostarla|spostano|spostare|marciare|marciano|si muoveranno|muoveranno|se moveran|moveran',
);
const FIGHT = words(
  'fight|fighting|attack|attacking|combat|battle|assault|assaulting|strike|shoot|be attacking|combatir|combatan|combaten|combate|combatiendo|atacar|atacan|ataquen|atacando|ataque|luchar|luchan|luchen|pelear|pelean|asaltar|combattere|combattono|combattano|combattendo|combattimento|attaccare|attaccano|attacchino|attaccando|attacco|lottare|assalire|attaccheranno|combatteranno|atacaran|combatiran|lucharan|dare battaglia|dar batalla',
);
const OF_KIND = (en: string, es: string, it: string): string =>
  words(
    inRow(
      '|it s|it is|this is|that s|as|the activation is|activation is|i mean',
      '|a|an|the',
      inRow(en, 'activation|order|marker|counter|orders|activations'),
    ),
    inRow(
      '|es|es una|la|una|como|con|la activacion es|con un|un|el',
      'activacion|orden|marcador|ficha',
      'de|para|es de|es para',
      '|el|la',
      es,
    ),
    inRow(
      '|e|e un|e un|l|un|come|con|l attivazione e|con un|il|e una|una',
      'attivazione|ordine|segnalino',
      'di|per|da|e di|e per|d',
      '|il|la|l',
      it,
    ),
    inRow(
      '|activated|activate|activate it|activate them|attivato|attivata|attivati|attivate|activado|activada|activados|activadas|lo activo|la activo|los activo|lo attivo|la attivo|li attivo|i m activating it|i m activating them',
      'for|para|per',
      '|a|the|el|il|la|l|un',
      words(en, es, it),
    ),
  );
/** Without its empty alternative. */
const said = (list: string): string => list.replace(/^\|/, '');
const BUT =
  '|,|but|, but|but only|, just|, only|just|only|sino|, sino|sino a|pero|, pero|solo|, solo|ma|, ma|ma solo|bensi';
const actionOf = (verbs: string, kinds: string, not: string): string =>
  words(
    inRow(WHO, said(WANT), verbs, not),
    inRow(said(WHO), verbs, not),
    inRow(WHO, verbs, said(not)),
    inRow(said(not).replaceAll(/(^|\|), /g, '$1'), BUT, WHO, WANT, verbs),
    inRow(kinds, not),
  );
const actionsAs = (name: string): readonly Entry[] => [
  field(
    actionOf(
      MOVE,
      OF_KIND('movement|move|moving|march', 'movimiento|mover|marcha', 'movimento|muovere|marcia'),
      NOT_FIGHT,
    ),
    name,
    'movement',
  ),
  field(
    actionOf(
      FIGHT,
      OF_KIND('combat|attack|battle|fighting', 'combate|ataque|combatir', 'combattimento|attacco|combattere'),
      NOT_MOVE,
    ),
    name,
    'combat',
  ),
];

const PEOPLE = inRow('the|los|las|i|gli|le|el|il', words(...Object.values(NATIONS)));
const BEACHHEAD =
  'a beachhead|una cabeza de playa|una cabeza de puente|una testa di ponte|una testa di sbarco|la cabeza de playa mef|cabeza de playa mef|testa di ponte mef|la testa di ponte mef|beachhead|the beachhead|the mef beachhead|mef beachhead|cabeza de playa|la cabeza de playa|cabeza de puente|la cabeza de puente|testa di ponte|la testa di ponte|testa di sbarco|la testa di sbarco|the landing|el desembarco|lo sbarco';
const SUPPLIES: readonly Entry[] = [
  field(words(UNSUPPLIED, outOfSupply(PEOPLE)), 'supply', 'out'),
  field(
    words(
      inRow(
        '|they|it|the stack|its|their|la pila|el espacio|lo spazio|ellos|loro|the|el|il',
        '|are|is|only|solo|esta|estan|se|e|sono|si|get|gets|draw|draws|receive|take|ricevono|riceve|prendono|reciben|recibe|les llega|le llega|gli arriva',
        'supplied|in supply|supply|supply comes|draw supply|draws supply|trace supply|traces supply|trace|traces|abastecido|abastecida|abastecidos|abastecidas|abastecen|en suministro|suministro|trazan suministro|traza suministro|el suministro llega|recibe suministro|reciben suministro|con suministro|rifornito|rifornita|riforniti|rifornite|rifornisce|riforniscono|rifornimento|tracciano rifornimento|traccia rifornimento|il rifornimento arriva|riceve rifornimento|in rifornimento',
        '|only|solo|just',
        'through|via|by|from|over|to|por|desde|a traves de|por medio de|hasta|da|dalla|attraverso|tramite|via|per|dallo',
        BEACHHEAD,
      ),
      inRow('beachhead|cabeza de playa|cabeza de puente', 'supply|supplied|suministro'),
      inRow(
        '|their|the|its|el|su|il|i|il loro',
        'supply|suministro|abastecimiento|rifornimento|rifornimenti',
        '|les|le|gli|only|solo',
        'comes|goes|arrives|is|runs|llega|viene|pasa|va|passa|arriva|viene|giunge',
        '|only|solo',
        'from|through|via|by|over|de|desde|por|a traves de|da|dalla|dallo|per|attraverso|tramite',
        '|a|an|una|un',
        BEACHHEAD,
        '|mef',
      ),
    ),
    'supply',
    'beachhead',
  ),
];
const STACK_CARDS: readonly Entry[] = [
  ...Object.entries({
    'sud-army':
      'sud army|the sud army|sudarmee|sud army event|sud armee|ejercito sud|ejercito sur|ejercito del sur|armata sud|armata del sud',
    'eleventh-army':
      'eleventh army|11th army|the eleventh army|the 11th army|11 army|11 ejercito|undecimo ejercito|ejercito 11|undicesima armata|11 armata|armata 11|xi army|11ª armata|11º ejercito',
    'everyone-into-battle':
      'everyone into battle|everyone into the battle|todos a la batalla|todos al combate|tutti in battaglia|tutti alla battaglia',
  }).map(([value, names]) =>
    field(
      words(
        played(names),
        inRow(
          '|with|using|by|under|i use|we use|it s|through|thanks to|for|con|usando|uso|usamos|por|gracias a|mediante|con|uso|usiamo|grazie a|tramite|per',
          '|the|la|el|l|il|lo',
          '|event|card|evento|carta',
          '|of|de|di',
          names,
          '|event|card|used|on it|on this stack|on the stack|here|evento|carta|usada|en esta pila|en esa pila|aqui|usata|su questa pila|qui',
        ),
      ),
      'card',
      value,
    ),
  ),
  filler('on this stack|on the stack|en esta pila|en la pila|su questa pila|sulla pila'),
];
export const ACTIVATION_WORDS: readonly Entry[] = [...actionsAs('action'), ...SUPPLIES, ...STACK_CARDS];
/** … as the form of an army that digs in calls it. */
export const ACTIVATED_FOR: readonly Entry[] = [
  ...actionsAs('activation'),
  filler(
    'activate|activates|activated|activation|activar|activado|activada|activados|activadas|activacion|activo|attivare|attivato|attivata|attivati|attivate|attivazione',
  ),
];
