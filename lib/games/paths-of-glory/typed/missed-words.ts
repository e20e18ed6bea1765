import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* That a side has not made the offensive that it had to make (7.1), in whatever order it is said. */

/** What a side is called, as a noun, and as what is its own: "the Allied offensive". */
interface SideWords {
  readonly who: string;
  readonly own: string;
}
const SIDES: Readonly<Record<'central' | 'allied', SideWords>> = {
  allied: {
    who: words(
      inRow('|the', 'allies|entente|allied side|allied player|entente player|western powers|ap'),
      inRow('|los|el|la', 'aliados|aliado|entente|bando aliado|lado aliado|jugador aliado'),
      inRow('|gli|la|il|l', 'alleati|intesa|parte alleata|giocatore alleato|lato alleato|giocatore dell intesa'),
    ),
    own: 'allied|entente|allies|allied s|allies s|aliada|aliado|de los aliados|del bando aliado|del aliado|de la entente|alleata|alleato|degli alleati|dell intesa|della parte alleata',
  },
  central: {
    who: words(
      inRow(
        '|the',
        'central powers|cp|germans|german side|german player|central player|central side|austrians|cp player',
      ),
      inRow(
        '|las|los|el',
        'potencias centrales|pc|alemanes|aleman|centrales|bando central|bando aleman|lado central|jugador aleman|jugador central|austriacos',
      ),
      inRow(
        '|gli|i|la|il',
        'imperi centrali|ic|tedeschi|tedesco|centrali|parte centrale|parte tedesca|giocatore tedesco|giocatore centrale|austriaci',
      ),
    ),
    own: 'central|german|cp|central powers|cp s|german s|alemana|central|de las potencias centrales|de las pc|de los alemanes|del bando central|tedesca|degli imperi centrali|dei tedeschi|della parte tedesca|centrale|degli ic',
  },
};

const ORDERED =
  'mandated|mandatory|required|obligatory|compulsory|obliged|ordered|imposed|due|obligatoria|obligada|obligado|mandada|debida|impuesta|obligatorio|obbligatoria|obbligata|obbligato|imposta|imposto|dovuta|dovuto|obbligatorio|comandata';
const ATTACK = 'offensive|attack|offensives|mo|ofensiva|oo|ataque|offensiva|attacco|om';
const THEIR =
  '|the|a|an|any|its|their|his|our|that|la|su|el|una|sus|il|l|un|la loro|la sua|una loro|il loro|il suo|con la|con su|con el|alla|alla loro|l loro';
/** "The offensive that they were obliged to make" */
const THAT_WAS_DUE = words(
  inRow(
    '|that|which',
    '|they|it|he',
    'were obliged to make|was obliged to make|had to make|was required|were required to make|was required to make|were told to make|had been ordered|was due|were supposed to make|was supposed to make|owed|had rolled|was rolled|had drawn|had to|were meant to make|should have made|was theirs to make',
  ),
  'que le tocaba|que les tocaba|que tenian que hacer|que tenia que hacer|que debian hacer|que debia hacer|que tocaba|que debian|que debia|que le correspondia|que les correspondia|a la que estaban obligados|a que estaban obligados|que les salio|que le salio|que estaba mandada',
  'che gli toccava|che toccava loro|che dovevano fare|che doveva fare|che dovevano|che doveva|che gli spettava|che spettava loro|a cui erano obbligati|a cui era obbligata|imposta dal dado|che era uscita|che era dovuta',
);
const OFFENSIVE = words(
  inRow(THEIR, `|${ORDERED}`, ATTACK, `|${ORDERED}`, `|${THAT_WAS_DUE}`),
  inRow(THEIR, 'mo|oo|om'),
);
const MISS = words(
  'miss|missed|misses|missing|skip|skipped|skips|skipping|fail|failed|fails|failing|flunk|flunked|ignored|ignores|forgot|forget|forgot about|dodged|neglected|failed to make|failed to carry out|failed to launch|failed in|failing to make|failed at|fell short of|passed up|omitted|gave up on|didn t|missed out on|blew',
  inRow(
    'didn t|did not|haven t|hasn t|have not|has not|never|not|without|couldn t|could not|don t|doesn t|won t',
    'make|made|making|carry out|carried out|carrying out|do|done|doing|launch|launched|launching|fulfil|fulfill|fulfilled|fulfilling|conduct|conducted|perform|performed|execute|executed|meet|met|attempt|attempted|declare|declared|comply with|honour|deliver|undertake|undertook',
  ),
  inRow(
    '|se',
    'saltaron|salto|saltan|salta|han saltado|ha saltado|fallaron|fallo|fallan|falla|fallando|fallar|incumplen|incumple|incumplio|incumplieron|incumpliendo|olvidaron|olvido|omitieron|perdieron|perdio|ignoraron|saltando|saltandose|dejaron de hacer|dejo de hacer|dejaron sin hacer|dejo sin hacer',
  ),
  inRow(
    'no|sin|nunca|sin que',
    '|ha|han|habian|llegaron a|llego a|pudieron|pudo',
    'hicieron|hizo|hecho|hacer|cumplieron|cumplio|cumplido|cumplir|cumplan|realizaron|realizo|realizado|realizar|lanzaron|lanzo|lanzado|lanzar|llevaron a cabo|llevado a cabo|ejecutaron|ejecutado|ejecutar|efectuaron|hagan|cumplen|cumple|hacen|hace|lanzan|emprendieron|emprendido',
  ),
  inRow(
    '|hanno|ha|si sono|si e|avendo|che',
    'mancato|mancano|manca|mancando|saltato|saltano|salta|saltando|fallito|falliscono|fallendo|dimenticato|persi|perso|persa|perdono|ignorato|ignorano|omesso|disatteso|disattendono|tralasciato',
  ),
  inRow(
    'non|senza|mai|senza che',
    '|hanno|ha|abbiano|abbia|sono riusciti a|e riuscita a',
    'fatto|fare|fanno|fa|lanciato|lanciare|lanciano|compiuto|compiere|compiono|eseguito|eseguire|eseguono|rispettato|rispettano|rispettassero|rispettare|rispettino|effettuato|effettuano|svolto|condotto|attuato|portato a termine|adempiuto|facciano|facessero|compissero',
  ),
);
const LATELY =
  '|this turn|in this turn|this time|again|at all|though they had one|, though they had one|although they had one|even though they had one|when they had one|this turn though they had one|this turn although they had one|this turn even though they had one|este turno|en este turno|esta vez|otra vez|aunque la tenian|aunque tenian una|questo turno|in questo turno|stavolta|di nuovo|anche se ce l avevano|pur avendola';
const NOT_DONE = words(
  inRow(
    'wasn t|was not|isn t|hasn t been|has not been|never|never got|didn t get|never was|not|went|remains|remained|stayed|was left|is',
    '|ever|actually',
    'carried out|made|done|launched|fulfilled|conducted|performed|executed|met|unmade|undone|unfulfilled|missed|skipped|failed|came|come|happened|took place|attempted|declared|missing|neglected|ignored|left out',
  ),
  'didn t happen|did not happen|didn t take place|didn t come|never happened|never took place|never came|failed|was missed|missed|skipped',
  inRow(
    'no|nunca|se quedo|quedo|ha quedado|se ha quedado|sigue|fue|se',
    '|se|ha sido|fue|ha|se ha|llego a|se llego a',
    'hizo|hecha|hacerse|cumplio|cumplida|cumplido|realizo|realizada|lanzo|lanzada|ejecuto|ejecutada|llevo a cabo|llevada a cabo|hacer|sin hacer|sin cumplir|sin lanzar|sin realizar|sin ejecutar|fallada|incumplida|saltada|hubo|hacerse|salto',
  ),
  inRow(
    'non|mai|e|e rimasta|resta|rimane|e stata',
    '|e stata|si e|e|e mai stata|viene|c e',
    'fatta|fatto|compiuta|eseguita|lanciata|effettuata|svolta|condotta|rispettata|attuata|mancata|saltata|stata|da fare|disattesa|inevasa|incompiuta|portata a termine|fallita',
  ),
);
const NONE =
  'no|there was no|there s been no|there has been no|without a|without an|without any|without the|no hubo|no ha habido|sin|sin ninguna|ninguna|sin la|nessuna|niente|non c e stata|non c e stata nessuna|non c e|senza|senza l|senza la|senza alcuna';

/** That a side has missed it. */
export const missedBy = (name: 'central' | 'allied'): string => {
  const { who, own } = SIDES[name];
  const offensive = words(
    inRow(
      THEIR,
      `|${ORDERED}`,
      words(inRow(own, `|${ORDERED}`, ATTACK, `|${ORDERED}`), inRow(ATTACK, `|${ORDERED}`, own, `|${ORDERED}`)),
      `|${THAT_WAS_DUE}`,
    ),
    inRow(
      THEIR,
      `|${ORDERED}`,
      ATTACK,
      `|${ORDERED}`,
      'by|of|for|from|due from|owed by|de|por|por parte de|degli|dei|da parte degli|da parte dei|dagli|dai|della|da parte della|per',
      who,
    ),
  );
  return words(
    inRow('|with|and|con|e|y|che', who, '|who|that|que|che|have|has|had', MISS, OFFENSIVE, LATELY),
    // "Sin cumplir los aliados con la ofensiva obligada", "fallando los aliados su MO"
    inRow('|with|and|con|senza che|sin que', MISS, who, OFFENSIVE, LATELY),
    inRow('senza che|sin que', who, MISS, OFFENSIVE, LATELY),
    inRow(
      'senza che|sin que|without',
      who,
      '|abbiano|abbia|hayan|haya|having|ever',
      'rispettassero|facessero|facciano|compissero|rispettino|fatto|rispettato|compiuto|lanciato|lanciassero|hagan|hicieran|hecho|cumplan|cumplieran|cumplido|lancen|lanzaran|making|made|carrying out|launching',
      OFFENSIVE,
      LATELY,
    ),
    inRow(
      'a|to|ad|al|all|agli|ai|alla',
      who,
      '|se|gli|si',
      'les paso|le paso|les ha pasado|le ha pasado|les olvido|le olvido|e sfuggita|e scappata|e saltata|e mancata|escaped',
      OFFENSIVE,
      LATELY,
    ),
    inRow('a|al', who, 'se', 'les|le', 'paso|ha pasado|olvido|ha olvidado|escapo', '|hacer', OFFENSIVE, LATELY),
    inRow('|with|con|and', offensive, '|was|is|being|e|fue', NOT_DONE, LATELY),
    inRow(NONE, offensive, `|${NOT_DONE}|made|hecha|fatta`, LATELY),
    inRow('missed|failed|skipped|mancata|saltata|fallada|incumplida', offensive, LATELY),
  );
};
