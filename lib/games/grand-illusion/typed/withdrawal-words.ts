import { NATION_WORDS } from '@/lib/games/grand-illusion/typed/nation-words';
import { trait } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* How players tell of cavalry that goes before the combat (9.6.2). */

const CAVALRY = [
  'cavalry|horse|horsemen|riders|troopers|cavalry division|cavalry corps|mounted troops|cavalrymen',
  'caballeria|jinetes|caballos|division de caballeria|cuerpo de caballeria|de a caballo|soldados a caballo|tropas a caballo',
  'cavalleria|cavalieri|cavalli|divisione di cavalleria|corpo di cavalleria|soldati a cavallo|truppe a cavallo|cavalleggeri',
] as const;
/** "Tries to withdraw", "would rather slip away": whoever wants to goes. */
const WOULD = [
  inRow(
    '|would|will|may|can|could|d|does',
    'try to|tries to|trying to|wants to|want to|rather|attempt to|attempts to|prefers to|prefer to|chooses to|choose to|decides to|decide to|intends to|is trying to|are trying to|going to|is going to|about to|elects to',
    '|just',
    'withdraw|slip away|pull out|pull back|ride off|retire|fall back|get out|get away|clear off|back off|leave|retreat|go|be gone|scoot',
  ),
  inRow(
    'intenta|intentan|quiere|quieren|prefiere|prefieren|trata de|tratan de|procura|procuran|va a|van a|opta por|optan por|elige|eligen|decide|deciden|desea|busca',
    'retirarse|escabullirse|replegarse|irse|marcharse|largarse|escapar|salir|esfumarse|rehuir|evitar el combate|desaparecer',
  ),
  inRow(
    'prova a|provano a|tenta di|tentano di|vuole|vogliono|preferisce|preferiscono|cerca di|cercano di|sta per|sceglie di|scelgono di|decide di|decidono di|intende|intendono',
    'ritirarsi|sganciarsi|ripiegare|andarsene|sottrarsi|sfilarsi|filarsela|svignarsela|evitare il combattimento|scappare|sparire',
  ),
] as const;
const WITHDRAWS = [
  words(
    'withdraws|withdraw|withdrawing|pulls back|pull back|pulls out|pull out|pulling out|slips away|slip away|slipping away|rides off|ride off|retires|retire|falls back|fall back|gets out|backs off|clears off',
    WOULD[0],
    paired(
      words(
        WOULD[0],
        'withdraws|withdraw|withdrawing|pulls back|pull back|pulls out|pull out|pulling out|slips away|slip away|slipping away|rides off|ride off|goes|go|going|leaves|leave|gets out|get out|falls back|fall back|retreats|retreat|retires|scoots|clears off|takes off',
      ),
      AHEAD(0),
    ),
  ),
  words(
    'se retira|se retiran|se repliega|se repliegan|se escabulle|se escabullen|retirandose|replegandose|escabullendose',
    WOULD[1],
    paired(
      words(
        WOULD[1],
        'se retira|se retiran|se repliega|se repliegan|se escabulle|se escabullen|se va|se van|se marcha|se marchan|se larga|se largan|sale|salen|retirandose|replegandose|escabullendose|yendose|marchandose',
      ),
      AHEAD(1),
    ),
  ),
  words(
    'si ritira|si ritirano|ripiega|ripiegano|si sottrae|si sottraggono|si sgancia|si sganciano|che si ritira|che si ritirano|che ripiega|che ripiegano|ritirandosi|ripiegando|sganciandosi',
    WOULD[2],
    paired(
      words(
        WOULD[2],
        'si ritira|si ritirano|ripiega|ripiegano|si sottrae|se la fila|se la filano|se ne va|se ne vanno|va via|vanno via|scappa|scappano|si sgancia|si sganciano|che si ritira|che si ritirano|che ripiega|che ripiegano|ritirandosi|ripiegando|sganciandosi|andandosene',
      ),
      AHEAD(2),
    ),
  ),
] as const;
function AHEAD(lang: 0 | 1 | 2): string {
  return (
    [
      words(
        'first|beforehand|ahead of time',
        inRow(
          'before|ahead of|prior to|in advance of|rather than|than|instead of',
          '|the|any|a|all',
          'combat|battle|fight|fighting|shooting|we fire|we shoot|shots|it comes to blows|clash|contact|dice|dice fly|dice roll|dice are rolled|die is rolled|rolling|we roll|combat starts|battle starts|be fought|being fought|be shot at|firing',
        ),
      ),
      words(
        'primero|antes|de antemano',
        inRow(
          'antes de|antes del|antes de los|antes de la|antes de que|previo al|en vez de|en lugar de',
          '|el|la|se|los|nadie',
          'combate|pelear|combatir|luchar|batalla|tiros|que disparemos|disparar|choque|pelea|lucha|tirar|tirar dados|tirar los dados|dados|tire|tire dados|empiece el combate|empezar|chocar|tirada|contacto|que empiece',
        ),
      ),
      words(
        'prima|per prima|per primi|in anticipo',
        inRow(
          'prima di|prima del|prima della|prima dei|prima dello|prima che|invece di|piuttosto che',
          '|il|la|si|i|qualcuno',
          'combattimento|combattere|battaglia|scontro|tiri|sparare|che spariamo|lotta|dadi|tirare|tirare i dadi|tirare dadi|lanciare i dadi|tiro|inizi il combattimento|cominciare|contatto|urto|battersi|lottare',
        ),
      ),
    ][lang] ?? ''
  );
}
const TAKES_OUT = [
  inRow('takes|pulls|draws|gets', '|his|the|its|their', CAVALRY[0], 'out|back|away', AHEAD(0)),
  inRow('saca|retira|quita|aparta', '|a|su|la|a su', CAVALRY[1], AHEAD(1)),
  inRow('toglie|ritira|porta via|sfila', '|la|la sua|i', CAVALRY[2], AHEAD(2)),
] as const;
/** The cavalry of a nation that goes before the combat. */
export const WITHDRAWALS: readonly Entry[] = [
  trait(words(...TAKES_OUT), { kind: 'cavalry', withdraws: true }),
  ...([0, 1, 2] as const).flatMap((lang) => [
    trait(
      words(
        paired(
          ['the|those|the poor', 'la|los|las|esa|esos', 'la|i|le|quella|quei'][lang] ?? '',
          paired(CAVALRY[lang], paired('|don t wait for us , they|,', WITHDRAWS[lang])),
        ),
        inRow(
          AHEAD(lang),
          '|,',
          ['the|those|', 'la|los|las|', 'la|i|le|quella|'][lang] ?? '',
          CAVALRY[lang],
          WITHDRAWS[lang],
        ),
      ),
      { kind: 'cavalry', withdraws: true },
    ),
    ...Object.entries(NATION_WORDS).map(([nation, some]) =>
      trait(
        lang === 0
          ? inRow('|the|with the|with', some, CAVALRY[0], WITHDRAWS[0])
          : words(
              inRow(lang === 1 ? '|la|los|con la|con los' : '|la|i|con la|con i', CAVALRY[lang], some, WITHDRAWS[lang]),
              inRow(
                lang === 1 ? '|los|la|con los|con la' : '|i|la|con i|con la',
                some,
                lang === 1 ? 'a caballo|montados' : 'a cavallo|montati',
                WITHDRAWS[lang],
              ),
            ),
        { nation, kind: 'cavalry', withdraws: true },
      ),
    ),
  ]),
  trait(words(AHEADS(0), AHEADS(1), AHEADS(2)), { withdraws: true }),
];
function AHEADS(lang: 0 | 1 | 2): string {
  const verbs = [
    'withdraws|pulls back|pull back|slips away|slip away|goes|leaves|falls back|retreats',
    'se retira|se retiran|se repliega|se repliegan|se escabulle|se escabullen',
    'si ritira|si ritirano|ripiega|ripiegano|se la fila|se la filano|se ne vanno|se ne va|si sottrae',
  ][lang];
  return inRow('|which|that|who|it|they|que|che', words(verbs ?? '', WOULD[lang]), AHEAD(lang));
}
