import { inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* The words of a railway that is broken, and of a capital that was entered. */

/** "There's a hole in the line": no railway that goes through (11.1). */
const LINE = {
  en: 'the line|line|the railway|the rail line|the rails|the track|the tracks|railway|rail',
  es: 'la linea|linea|la via|via|el ferrocarril|ferrocarril|las vias|la linea ferrea',
  it: 'la linea|linea|la ferrovia|ferrovia|i binari|il binario|la linea ferroviaria',
};
export const GAP = words(
  paired(
    LINE.en,
    'has a hole in it|has a hole|has a gap in it|is interrupted , not connected|is interrupted not connected|is missing a stretch|lacks a stretch|breaks off in between|breaks off|stops in between',
  ),
  paired(paired('there s a|there is a|a', 'hole|gap|break'), paired('in', LINE.en)),
  paired(
    'no',
    paired(
      'continuous railway|continuous rail|unbroken railway|unbroken rail|continuous line',
      'between the two towns|between the two|between them|between the towns',
    ),
  ),
  paired(
    LINE.es,
    'se interrumpe|se interrumpe entre medias|se interrumpe en medio|tiene un hueco|se corta|se corta en medio|esta interrumpida|esta interrumpido',
  ),
  paired(paired('hay un|un', 'hueco|corte'), paired('en', LINE.es)),
  paired('a la linea|a la via|al ferrocarril', 'le falta un tramo|le falta un trozo'),
  paired(
    'no hay|sin',
    paired(
      'ferrocarril seguido|ferrocarril continuo|via seguida|via continua|linea seguida|linea continua',
      '|entre los dos pueblos|entre los dos|entre ambos pueblos',
    ),
  ),
  paired(
    LINE.it,
    'si interrompe|si interrompe in mezzo|ha un buco|e interrotta , non collegata|si spezza|si interrompe a meta',
  ),
  paired(paired('c e un|un', 'buco|interruzione'), paired('nella|nel', 'linea|ferrovia|binario|linea ferroviaria')),
  paired('alla linea|alla ferrovia', 'manca un tratto|manca un pezzo'),
  paired(
    'non c e|nessuna|senza',
    paired(
      'ferrovia ininterrotta|ferrovia continua|linea ininterrotta|linea continua',
      '|tra i due paesi|tra i due|fra i due paesi',
    ),
  ),
);

/** "The Central Powers walked into Petrograd": a capital that was entered (4.2). */
const SOMEBODY =
  '|russians|russian|a russian|a russian corps|russian troops|germans|austrians|rusos|un ruso|un cuerpo ruso|tropas rusas|alemanes|russi|un russo|un corpo russo|truppe russe|tedeschi|un tedesco|un aleman|a german|they|we|i|somebody|someone|he|the central powers|central powers|cp|cp troops|central units|central troops|the germans|the russians|the russian|the enemy|the austrians|los centrales|los imperios centrales|las potencias centrales|tropas centrales|unidades centrales|los alemanes|los rusos|el ruso|el enemigo|alguien|i centrali|gli imperi centrali|truppe centrali|unita centrali|i tedeschi|i russi|il russo|il nemico|qualcuno';
const IN_CAPITAL = 'into|in|to|inside|through|en|a|dentro de|dentro|nella|ad';
export const capitalEntered = (city: string): string =>
  words(
    inRow(
      city,
      '|is|was|has been|has|ha sido|fue|esta|e|e stata|e stato|ha',
      '|just|already|recien|ya|appena|gia',
      'taken|entered|captured|occupied|falls|fallen|fell|invaded|trodden|tomada|tomado|ocupada|capturada|pisada|cae|caido|cayo|invadida|presa|occupata|catturata|calpestata|cade|caduta|invasa|raggiunta',
      '|by the enemy|by the russian|by the russians|by the germans|por el enemigo|por el ruso|por los rusos|por los alemanes|dal nemico|dai russi|dal russo|dai tedeschi|to the enemy',
    ),
    inRow('cae|cayo|ha caido|cade|e caduta|taken|fallen', city),
    inRow(
      SOMEBODY,
      '|have|has|had|han|ha|hanno|sono|e|si sono|si e|se han|se ha|acaban de|acaba de|acabamos de',
      '|just|already|ya|gia|appena|recien',
      words(
        inRow(
          'entered|enter|took|take|taken|captured|pisado|pisan|pisar|pisaron|tomado|tomaron|tomo|preso|occupato',
          '|a|en',
        ),
        inRow(
          'meterse|meternos|metieron|colado|colarse|infilati|infilato|introdotti|messo piede|messi|penetrati|penetrato|irrotti|rolled|pushed|walked|marched|got|came|went|moved|broke|gone|are|is|entered|entrado|entraron|entro|entran|entra|entrar|metidas|metidos|metido|llegado|llegaron|entrati|entrato|entrate|entrata|entrano|entra|messo piede|arrivati|arrivate|arrivato',
          IN_CAPITAL,
        ),
        IN_CAPITAL,
      ),
      city,
      '|this turn|since this turn|now|just now|already|este turno|en este turno|desde este turno|ya|questo turno|in questo turno|da questo turno|gia',
    ),
    inRow(
      '|the|la',
      'capital|capitale',
      'entered|they entered|taken|en la que entraron|en la que han entrado|en que entraron|tomada|en la que entro|in cui sono entrati|in cui e entrato|presa|in cui entrano',
      'was|is|es|fue|e|e stata|:',
      city,
    ),
  );
