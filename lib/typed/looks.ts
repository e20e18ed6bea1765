import { editDistance } from '@/lib/search/edit-distance';
import { fold } from '@/lib/search/text';
import { AGAINST, ATTACKED, ATTACKS, COMES_WITH, DEFENDED, HELD_BY } from '@/lib/typed/between';

/** Longer texts are no fight: a sentence of one takes a line or two. */
export const LONGEST_FIGHT = 500;

const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[AGAINST, ATTACKS, COMES_WITH, ATTACKED, HELD_BY, DEFENDED].flatMap((words) => words.split('|')).join('|')}|def\p{L}+|dif\p{L}+|attacc\p{L}*|atacad\p{L}*)(?![\p{L}])|[>→]`,
  'u',
);

/** "3 to 1", "5:1", "thirty on ten": a word stands between two numbers as well. */
const NUMBER =
  String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+(?:teen|ty)|uno?|dos|tres|cuatro|cinco|` +
  String.raw`seis|siete|ocho|nueve|diez|once|doce|\p{L}*(?:ce|enta|einta|einte|anta|enti)|veinti\p{L}+|dieci\p{L}+|due|tre|quattro|` +
  String.raw`cinque|sei|sette|otto|nove|\p{L}*dici|venti\p{L}*)`;
const ODDS = new RegExp(String.raw`(?:${NUMBER}\s+(?:to|a|on)\s+${NUMBER}|\d\s*:\s*\d)(?!\p{L})`, 'u');
/** "Two armies on a corps": a word between units. */
const ONTO =
  /(?<!\p{L})(?:arm[iya]|corp|ejerc|cuerp|divis|infant|fant|cab|cav)\p{L}*(?:\s+\p{L}+){0,2}\s+(?:on|onto|upon|into|sobre|su|a)\s/u;
/** Words between the sides that are known with a slip of the finger; "flanks" and the nouns of either side too. */
const NEAR = 'against contra contro versus attacks attack ataca atacan attacca attaccano flanks flanquea aggira'.split(
  ' ',
);
const SHORTEST_NEAR = 5;

/** How the names of the tools begin that a text may fill in without two sides; more words have to stand beside them. */
const ASKED = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    'sieg|besieg|asedi|siti[aoe]|assed|stack|apil|pila|impil|raggrupp|cabe|caben|fit|suppl|suminist|abastec|riforn|' +
    'bombar|heavy|gun|artill|artigl|ha|abf|aff|arf|cab|field ?work|obras|opere|transit|ammo|ammun|munici|muniz|' +
    'in the same|in one hex|ends? (?:its|their|the|his) move|flan[kqc]|fianc|aggir|go(?:es)? in|come(?:s)? in|en el mismo|nello stesso|entrench|dig|trench|atrinch|trincer|cava|cavar|scav|upgrade|improve|' +
    'mejor|miglior|activ|attiv|replac|rebuild|reempl|reconst|rimpiaz|ricost|reinforc|refuerz|rinforz|mandat|obligat|' +
    'obbligat|ofensiv|offens|peace|paz|pace|war status|estado de guerra|stato di guerra|redep|redesp|rischier|ridisp|sr|rs(?!\\p{L})|re(?!\\p{L})|activ|screen|pantall|schermo|' +
    'event|suceso|win(?:s|ning)|gana|vinc|consolid|enter|entra|split|divid|spezz|recomb|ricomb|victor|vittor|revol|rivol|brusil|stavka|ober|headq|cuartel|quartier|withdr|retir|ritir|retreat|evacu|' +
    'escape|strateg|estrateg|rail|train|tren|treno|ferro|by sea|por mar|via mare|concentr|recon|scout|explor|esplor|' +
    'ricogn|destr|distru|demol|blow|repair|repar|ripar|vol|vuel|esclus|sluice|chius|weather|clima|tiempo|meteo|tempo|' +
    'command|orden|ordin|cerca[dr]|cavo|scavo|canon|put|poner|meter|mettere|what do i|tenut|too many|demasiad|tropp|hold|aguant|resist|naval|embark|embarc|desemb|imbarc|sbarc|land|doctrin|dottrin|recover|recup|rally|fortun|fow|cap|caps|pam|pams|pac|' +
    'joffr|moltk|falkenh|mando|comando|new unit|encima|rind|resa|surrend|arrend|capitul|huy|fugg|flee|loc|convo|railhead|station|estacion|stazion|cost|cuest|steps|pasos|passi|zar|tsar|reclam|lev[ae]nt|muert|dead|mort[io]|initiat|inicia|inizia|charg|carga|carica|screen|movem|movim|march|marci|masonry|mampost|concrete|hormig)',
  'u',
);

/** Whether a word stands in it that is between two sides and nothing else. */
export const partsSides = (typed: string): boolean => BETWEEN.test(fold(typed));

/** "24 French bump into 30 Germans": two numbers and who they count, whatever stands between. */
const COUNTED = new RegExp(String.raw`(?<!\p{L})${NUMBER}(?!\p{L})`, 'gu');
const LEAST_WORDS = 4;

/** "[11.5.6] assault": the number of a rule with words behind it. */
const RULE_NUMBER = /^[^\p{L}\p{N}]*(?:[1-9]|1\d|2[0-5])(?:\.\d{1,2})+(?![\d½])(?!\s*(?:cm|to|a|:))/u;

/** Whether a text may be a fight: the least that tells, before anything of a game is loaded. */
export function mayBeFight(typed: string): boolean {
  if (typed.length > LONGEST_FIGHT || typed.length < 5 || RULE_NUMBER.test(typed)) return false;
  const folded = fold(typed);
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST_NEAR);
  return (
    BETWEEN.test(folded) ||
    ODDS.test(folded) ||
    ONTO.test(folded) ||
    (words.length + 1 >= LEAST_WORDS && (folded.match(COUNTED) ?? []).length > 1) ||
    (ASKED.test(folded) && /[\p{L}\d]\s+[\p{L}\d]/u.test(folded)) ||
    words.some((word) => NEAR.some((near) => word[0] === near[0] && editDistance(word, near, 1) <= 1))
  );
}
