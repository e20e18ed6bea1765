import { choice } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How players tell of a landing from the sea, and whether the enemy waits for it (13.3.4.a4). */

const LANDING = [
  inRow(
    '|it s|it is|this is|with|in|by|as|after',
    '|a|an|the|their',
    words(
      'rule britannia landing|rule britannia|seaborne landing|sea landing|amphibious landing|seaborne assault|amphibious assault|landing from the sea|landing from the ships|landing',
      'seaborne attack|amphibious attack|beach landing|coastal landing|naval landing|disembarkation',
    ),
  ),
  inRow(
    '|es|esto es|con|en|por|se trata de|mediante',
    '|un|el|su',
    'desembarco de rule britannia|desembarco rule britannia|rule britannia|desembarco desde el mar|desembarco por mar|desembarco anfibio|desembarco naval|desembarco en la costa|desembarco|asalto anfibio|asalto desde el mar',
  ),
  inRow(
    '|e|questo e|con|in|si tratta di|mediante',
    '|uno|lo|il loro|un|l',
    'sbarco di rule britannia|sbarco rule britannia|rule britannia|sbarco dal mare|sbarco anfibio|sbarco navale|sbarco sulla costa|sbarco|assalto anfibio|assalto dal mare',
  ),
] as const;
const SHIPS = ['boats|ships|sea|transports|water', 'barcos|buques|mar|barcazas', 'navi|barche|mare'] as const;
const LANDED = [
  words(
    inRow(
      '|they|it|we|the british|the tommies|which|that|and|the division',
      '|are|is|have|has|were|s|re',
      words(
        'land|lands|landed|landing|put ashore|set ashore|come ashore|comes ashore|came ashore|coming ashore|go ashore|goes ashore|going ashore|disembark|disembarks|disembarked|disembarking|step ashore|storm ashore',
        inRow(
          'come|comes|came|coming|arrive|arrives|arriving|attack|attacks|attacking|get|gets|jump|jumping|step|stepping',
          'off|from|by|over|out of',
          '|the',
          SHIPS[0],
        ),
      ),
      '|from the sea|from the ships|by sea|on the beach|on the coast',
    ),
  ),
  words(
    inRow(
      '|los britanicos|los ingleses|la division|que|y',
      '|han|ha|acaban de|estan',
      words(
        'desembarca|desembarcan|desembarcado|desembarcando|desembarcar|desembarcada|desembarcados',
        inRow(
          'llega|llegan|llegando|llegado|baja|bajan|bajando|ataca|atacan|atacando|viene|vienen|saltan|vino',
          'por|desde|desde el|de|de los|del|desde los',
          SHIPS[1],
        ),
      ),
      '|desde el mar|por mar|en la costa|en la playa',
    ),
  ),
  words(
    inRow(
      '|i britannici|gli inglesi|la divisione|che|e',
      '|sono|e|hanno|ha',
      words(
        'sbarca|sbarcano|sbarcata|sbarcati|sbarcando|sbarcare|sbarcato',
        inRow(
          'arriva|arrivano|arrivando|arrivata|arrivati|scende|scendono|scendendo|attacca|attaccano|viene|vengono|saltano',
          'dal|dalle|da|dai|per',
          SHIPS[2],
        ),
      ),
      '|dal mare|via mare|sulla costa|sulla spiaggia',
    ),
  ),
] as const;
const ENEMY = ['|the|their', '|a|al|el|los|a los|su|un', '|il|i|l|gli|un'] as const;
const GERMANS = [
  'germans|german|enemy|defender|defenders|boche|garrison|foe',
  'alemanes|aleman|enemigo|defensor|defensores',
  'tedeschi|tedesco|nemico|difensore|difensori',
] as const;
const UNAWARE = [
  words(
    'by surprise|with surprise|without warning|without any warning|unannounced|unexpectedly|unexpected|out of the blue|as a surprise|is a surprise|was a surprise|comes as a surprise|achieves surprise|a surprise',
    inRow(
      '|and|which|that|with|where|it',
      '|nobody|no one|none of them|the germans never|the enemy never|the germans|the enemy|never|not',
      'expected|expects|saw|sees|was expecting|waits for|expecting|is waiting for|was ready for',
      '|it|them|that|this|us',
      '|coming',
    ),
    inRow(
      '|and|that|which|it|they',
      'catches|catch|caught|takes|take|took|finds|surprises|surprise|surprised|catching|taking|surprising',
      ENEMY[0],
      GERMANS[0],
      '|off guard|off his guard|unawares|by surprise|unprepared|unready|napping|asleep|off balance',
    ),
    inRow('|with|and', ENEMY[0], GERMANS[0], '|is|are', 'surprised|unprepared|unready|off guard|caught off guard'),
    inRow('|with', ENEMY[0], GERMANS[0], 'not|aren t|are not|isn t|is not', 'ready|prepared|expecting it'),
  ),
  words(
    'por sorpresa|de sorpresa|con sorpresa|sorpresa|sin avisar|y sin avisar|sin aviso|sin previo aviso|de improviso|inesperado|inesperadamente|sorpresivo|a traicion|es una sorpresa',
    inRow(
      '|y',
      'sin',
      'que',
      '|nadie|los alemanes|el enemigo|el aleman',
      '|los|lo|las|la',
      'espere|esperara|esperase|esperen|esperaran|vea venir|viera venir',
    ),
    inRow('|y|que', 'nadie', '|los|lo|las|la|se lo', 'espera|esperaba|espero|vio venir'),
    inRow(
      '|y|que',
      'pilla|pillan|coge|cogen|sorprende|sorprenden|encuentra|pillando|sorprendiendo|cogiendo',
      '|desprevenido|desprevenidos|por sorpresa|desprevenida|en bragas',
      ENEMY[1],
      GERMANS[1],
      '|desprevenido|desprevenidos|por sorpresa|durmiendo|sin preparar',
    ),
    inRow(
      '|con|y',
      ENEMY[1],
      GERMANS[1],
      '|esta|estan',
      'desprevenido|desprevenidos|sorprendidos|sorprendido|sin preparar',
    ),
  ),
  words(
    'di sorpresa|a sorpresa|con sorpresa|sorpresa|senza preavviso|senza avvisare|e senza avvisare|all improvviso|d improvviso|improvviso|inatteso|inaspettato|inaspettatamente|e una sorpresa',
    inRow(
      '|e',
      'senza',
      'che',
      '|nessuno|i tedeschi|il nemico|il tedesco',
      '|li|lo|le|la|se lo',
      'aspetti|aspettasse|aspettino|aspettassero|veda arrivare',
    ),
    inRow('|e|che', 'nessuno', '|li|lo|le|la|se lo', 'aspetta|aspettava|vede arrivare'),
    inRow(
      '|e|che',
      'coglie|colgono|sorprende|sorprendono|prende|trova|cogliendo|sorprendendo|prendendo',
      '|di sorpresa|alla sprovvista',
      ENEMY[2],
      GERMANS[2],
      '|impreparato|impreparati|di sorpresa|alla sprovvista|nel sonno',
    ),
    inRow('|con|e', ENEMY[2], GERMANS[2], '|e|sono', 'impreparato|impreparati|sorpreso|sorpresi|colti di sorpresa'),
  ),
] as const;
const AWAITED = [
  words(
    'that is expected|which is expected|that was expected|expected by the germans|expected|awaited|without surprise|with no surprise|no surprise|but no surprise|not a surprise',
    inRow(
      '|but|and|with|where|against|that|which|while',
      ENEMY[0],
      GERMANS[0],
      '|is|are|was|were|s|re|stands|stand',
      '|already|fully|all',
      'ready|waiting|prepared|alert|on guard|expecting it|expecting them|expect it|expects it|forewarned|waiting for it|waiting for them',
    ),
    inRow('but|and', '|the', GERMANS[0], 'saw|see|knew|expected', 'it|them', '|coming|was coming'),
    inRow('into|against', '|the|a', 'ready|waiting|prepared|alert|expectant', GERMANS[0]),
  ),
  words(
    'esperado|previsto|anunciado|sin sorpresa|pero sin sorpresa|no es sorpresa|sin factor sorpresa',
    inRow(
      '|pero|y|con|contra|donde|mientras',
      ENEMY[1],
      GERMANS[1],
      '|esta|estan|estaba|estaban|ya esta|ya estan',
      'preparado|preparados|listo|listos|alerta|en guardia|esperando|avisado|avisados|prevenido|prevenidos|esperandolo|esperandolos',
    ),
    inRow(
      '|pero|y|que',
      '|ya',
      ENEMY[1],
      GERMANS[1],
      '|ya|se lo|lo|los',
      'esperaba|esperaban|espera|esperan|vio venir|vieron venir',
    ),
  ),
  words(
    'atteso|previsto|annunciato|senza sorpresa|ma senza sorpresa|non e una sorpresa|senza effetto sorpresa',
    inRow(
      '|ma|e|con|contro|dove|mentre',
      ENEMY[2],
      GERMANS[2],
      '|e|sono|era|erano|e gia|sono gia',
      'pronto|pronti|preparato|preparati|all erta|in guardia|in attesa|avvisato|avvisati|che aspetta|che aspettano',
    ),
    inRow(
      '|ma|e|che',
      ENEMY[2],
      GERMANS[2],
      '|gia|se lo|lo|li',
      'aspettava|aspettavano|aspetta|aspettano|ha visto arrivare',
    ),
  ),
] as const;

/** "A surprise landing" in English, where the word for it comes before. */
const ahead = (adjective: string): string =>
  inRow(
    '|it s|it is|this is|with|in|by|as|after',
    '|a|an|the|their',
    adjective,
    '|rule britannia|seaborne|amphibious|sea|naval|british|coastal',
    'landing|assault|disembarkation',
    '|from the sea|by sea|from the ships|of rule britannia|under rule britannia',
  );

const told = (state: readonly [string, string, string], adjective: string): string =>
  words(
    ahead(adjective),
    ...([0, 1, 2] as const).flatMap((lang) => [
      inRow(LANDING[lang], '|,|that|which|que|che', '|is|was|es|era|e', state[lang]),
      inRow(LANDED[lang], '|,', state[lang]),
      inRow(state[lang], '|,', LANDED[lang]),
    ]),
  );
export const LANDINGS: readonly Entry[] = choice('landing', {
  ready: told(AWAITED, 'expected|awaited|foreseen'),
  surprise: told(UNAWARE, 'surprise|unexpected|unannounced|surprising|sudden'),
});
