import { inRow } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';

/* Countries that begin neutral: that one has entered the war, or stays out of it. */

/** What the countries are called, by what they are in the forms. */
export const COUNTRIES = {
  turkey:
    'turkey|the turks|turks|the ottomans|ottoman empire|the ottoman empire|turquia|los turcos|turcos|el imperio otomano|la turchia|turchia|i turchi|turchi|l impero ottomano',
  bulgaria: 'bulgaria|the bulgarians|bulgarians|los bulgaros|bulgaros|la bulgaria|i bulgari|bulgari',
  italy: 'italy|the italians|italians|italia|los italianos|italianos|l italia|gli italiani|italiani',
  romania: 'romania|rumania|the romanians|romanians|los rumanos|rumanos|la romania|i rumeni|rumeni',
  greece: 'greece|the greeks|greeks|grecia|los griegos|griegos|la grecia|i greci|greci',
} as const;

/** "Italy has joined in", "los italianos están ya en la guerra", "è entrata l'Italia". */
export const entered = (who: string): string =>
  words(
    inRow(
      who,
      '|ya|gia|already|now',
      '|has|have|is|are|was|were|ha|han|hanno|esta|estan|e|sono',
      '|already|ya|gia|ormai|now|ahora|adesso',
      words(
        inRow(
          'joined|joined in|entered|come in|came in|joins|enters|entrado|entro|entrato|entrata|entrati|entra|entran',
          '|the war|already|en la guerra|en guerra|in guerra|nella guerra|en juego|in gioco|ya',
        ),
        inRow(
          'joined|joins|unido a|se han unido a|se ha unido a|se unio a|se unieron a|si e unita|si sono uniti|unita|uniti',
          '|a|ad|agli|al|alla|con',
          '|the|los|las|la|gli|l',
          'allies|entente|aliados|alleati|intesa|central powers|cp|potencias centrales|imperi centrali',
        ),
        inRow('in|at|en|in|nella|dentro', '|the|la', 'war|guerra', '|now|already|ahora|ya|adesso|gia|ormai'),
        inRow(
          'fighting|fights|fight|combate|combaten|combatiendo|lucha|luchan|combatte|combattono|belligerent|beligerante|belligerante',
        ),
      ),
      '|,',
      '|and|y|e|ya',
      '|no longer neutral|not neutral any more|not neutral anymore|no es neutral|ya no es neutral|no es ya neutral|non e piu neutrale|non piu neutrale',
    ),
    inRow(
      who,
      '|is|are|es|son|e|sono',
      'no longer neutral|not neutral any more|not neutral anymore|ya no es neutral|ya no son neutrales|no es ya neutral|non e piu neutrale|non sono piu neutrali|non piu neutrale',
      '|, fighting|fighting|, at war|, combate|, combatte',
    ),
    inRow(
      '|ya|gia|ormai|has',
      'entro|ha entrado|han entrado|entraron|e entrata|sono entrati|e gia entrata|sono gia entrati|entrata|entered',
      who,
      '|en la guerra|en guerra|in guerra|nella guerra',
    ),
  );

/** … is at war, in whatever words. */
export const atWar = (who: string): string =>
  words(
    entered(who),
    inRow(
      who,
      '|is|are|es|esta|estan|e|sono|now|ahora|ora',
      '|now|already|ya|gia',
      'at war|in the war|en guerra|en la guerra|in guerra|nella guerra|belligerent|in play|en juego|in gioco',
    ),
    inRow(who, 's|s already|s now|s also|too is|also is', 'at war|in the war|in|in it|in play|fighting|belligerent'),
    inRow(
      who,
      'is in|are in|is in now|is in already|ya esta dentro|ya esta|e dentro|e gia dentro|ci sono|e dentro la guerra',
    ),
    inRow(
      'with|con',
      who,
      '|already|now|ya|gia',
      'at war|in the war|in|in play|en guerra|en la guerra|en juego|in guerra|in gioco',
    ),
  );

/** "Italy is still out", "Turquía sigue sin entrar", "l'Italia non è ancora entrata". */
export const staysOut = (who: string): string =>
  words(
    inRow(
      '|with|con',
      who,
      '|is|are|es|son|esta|estan|sigue|siguen|e|sono|resta|restano|rimane|stays|remains|remain|stay|has stayed|have stayed|stayed|has remained|have remained|sta|stanno|sono rimasti|e rimasta|e rimasto|han seguido|ha seguido|permanece|permanecen|ha permanecido|han permanecido',
      '|still|yet|aun|todavia|ancora|siendo',
      'neutral|neutrals|neutrales|neutrale|neutrali|out of it|out of the war|out|fuera|fuera de la guerra|fuori|fuori dalla guerra|not in the war|not at war|sin entrar|sin entrar en la guerra|sin entrar en guerra',
      '|still|yet|aun|todavia|ancora',
    ),
    inRow(
      who,
      'hasn t|has not|haven t|have not|isn t|is not|aren t|are not|didn t|no ha|no han|aun no ha|todavia no ha|aun no han|no|aun no|todavia no|non e|non sono|non e ancora|non sono ancora|non',
      '|yet|aun|todavia|ancora|esta|estan',
      'joined|entered|come in|enter|in|at war|in the war|joined the war|entered the war|joined in|entrado|entro|entraron|en guerra|en la guerra|entrado en la guerra|entrado en guerra|entrata|entrato|entrati|in guerra|entrata in guerra|entrati in guerra|nella guerra',
      '|yet|aun|todavia|ancora|the war',
    ),
    inRow('no|nothing from|not with', who, 'yet|in the war yet|aun|todavia|ancora'),
    inRow('neutral|neutrale|neutrales|neutrali', who),
    inRow('aun no|todavia no|non|non e|non e ancora|non sono ancora', '|ha|han', 'entro|entrado|entrata|entrati', who),
  );
