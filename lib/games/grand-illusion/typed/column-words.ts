import { sideOfVerb } from '@/lib/typed/persons';
import type { SideName } from '@/lib/typed/reading';

/* Words of the dice of the battle board, in three languages, each without its accents. */

export const SPACE = /^(?:spaces?|front|columns?|casillas?|frente|columnas?|casell[ae]|fronte|colonn[ae]|spazio)$/;
export const RESERVE = /^(?:reserves?|reservas?|riserv[ae])$/;
export const BEHIND = /^(?:behind|tras|detras|dietro)$/;
/** "On two", "behind three", "en la dos", "sulla due" */
export const LOOSELY_AT =
  /(?:^|\s)(?:on|behind|tras|(?:en|tras|de|desde|contra) la|sulla|nella|della|dalla|(?:su|dietro|contro) la)$/;
export const ORDINAL: readonly RegExp[] = [
  /^(?:first|primer|primera|primo|prima)$/,
  /^(?:second|segundo|segunda|secondo|seconda)$/,
  /^(?:third|tercer|tercera|terzo|terza)$/,
  /^(?:fourth|cuarto|cuarta|quarto|quarta)$/,
];
const ATTACKED = /^(?:attacked|atacamos|attaccato)$/;
const DEFENDED = /^(?:defended|defendio|difeso)$/;
/** Whose a die is by a word beside it: a verb of a die tells who rolled it, "the French attacked with a 4". */
export const roleOf = (word: string): SideName | undefined => {
  if (ATTACKED.test(word)) return 'attack';
  return DEFENDED.test(word) ? 'defence' : sideOfVerb(word, 'who', 'noun', 'doing');
};
export const RIDERS =
  /^(?:cavalry|horse|horses|horsemen|riders|caballeria|jinetes|caballos|cavalleria|cavalieri|cavalli)$/;

/** A verb or a noun that says that a die is rolled, or that somebody shoots. */
export const DIE_WORD =
  /^(?:roll(?:s|ed|ing)?|throws?|threw|thrown|die|dice|fir(?:e|es|ed|ing)|shots?|shoots?|shooting|dados?|tirada|tir[oa]|tiraron|tirado|sac(?:a|an|o|aron|ado|amos)|salio|dispar(?:a|an|o|ar|aron)|fuego|tiri|tirato|lancia|lanciato|fatto|fa|fanno|uscito|venuto|spar(?:a|ano|ando|ato)|fuoco)$/;

/** A shot at cavalry before it fights (9.6.1). */
export const FREE = /^(?:free|early|gratis|gratuit[ao]|previo|anticipato|charge|charging|carga|carica)$/;
const MOUNTED =
  'cavalry|horse|horsemen|riders|caballeria|jinetes|caballos|cavalleria|cavalieri|cavalli|charge|carga|carica';
export const SHOT_AT_RIDERS = new RegExp(
  `(?:^| )(?:at|against|on|contra|sobre|a|contro|sulla|sui|alla|ai)(?: \\p{L}+){0,3}? (?:${MOUNTED})(?: |$)` +
    '|(?:^| )(?:infantry|infanteria|la fanteria|fanteria) (?:shoots first|dispara antes|dispara primero|spara prima|spara per prima)(?: |$)',
  'u',
);
/** Cavalry that leaves its space before the combats (9.6.2). */
export const WITHDRAW =
  /^(?:withdraw(?:s|al|ing)?|away|out|off|leav(?:e|es|ing)|getaway|retirada|retirarse|retiran|van|irse|escabullirse|huida|dej(?:a|an|ar)|sale|abandonan?|fuera|ripiegamento|ripiegando|ripiegano|vanno|andarsene|andandosene|svignandosela|fuga|lascia(?:no|ndo)?|esce|molla|via)$/;

/** Before a number: it is a strength, but for the number of a roll. */
export const HAS_STRENGTH =
  /(?:^|\s)(?:strength|cs|fuerza|forza|worth|vale|valen|valgono)(?: \p{L}+)?$|^(?!roll |throw |tirada |tiro |dado |die )\p{L}+ (?:of|de|da|di)$/u;

/** Who stands on the board: a clause that names him is none of a die. */
export const UNIT =
  /^(?:corps|corpo|corpi|cuerpos?|divisions?|division(?:es)?|divisione|divisioni|brigad[ae]s?|brigat[ae]|forts?|fortress|fuertes?|fort[ei]|fortezza|units?|unidad(?:es)?|unita|attacks?|attacked|atacan?|attaccano|attacca)$/;

/** Words of such clauses that say nothing themselves, or are told by others: "to get away", "by the charging horse". */
export const KNOWN: ReadonlySet<string> = new Set(
  (
    'a an the s in on of to at for from with by against before behind first then it its his her one each is was were are ' +
    'gets get getting got came come comes up out off away slip slipping slips pull pulls pulling back backing go going ' +
    'leave leaves leaving withdraw withdraws withdrawing withdrawal withdrawals getaway free early charge charging ' +
    'lands infantry fight combat waiting anything lovely unlucky blew return attacking ' +
    'al del el la los las un una en con de por para contra sobre tras desde detras antes lo se y le les fue es son ' +
    'retirada retirarse retiran irse van escabullirse huida deja dejan dejar sale abandona abandonan fuera gratis ' +
    'previo carga infanteria combate primero llegue que mala recibe reciben hizo fallo precioso su ' +
    'il lo i gli le l d un uno una nel nella nello nell nei in con da dal dalla dall dai di del dello della dell dei per contro su sul ' +
    'sulla sui sull al allo alla all ai tra prima che e stato stata si ne se ripiegamento ripiegando ripiegano vanno andarsene ' +
    'andandosene svignandosela fuga lascia lasciano lasciando esce molla via gratuito gratuita anticipato carica ' +
    'fanteria combattimento arrivi subiscono subisce suo hanno ha bell sfortunato'
  ).split(' '),
);
