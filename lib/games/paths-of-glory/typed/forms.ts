import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { AskedTool } from '@/lib/typed/asked';
import { asks, choice, fell, field, filler, formTool, type Form } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { alternatives, inRow, paired } from '@/lib/typed/phrases';
import { words } from '@/lib/typed/table-words';
import { isNumeralButOne } from '@/lib/typed/tokens';
import { nthTurns } from '@/lib/typed/turn-words';
import { played } from '@/lib/games/paths-of-glory/typed/card-words';
import { atWar } from '@/lib/games/paths-of-glory/typed/countries';
import { missedBy } from '@/lib/games/paths-of-glory/typed/missed-words';
import {
  COMBINED,
  OFFENSIVE_WORDS,
  PEACE_WORDS,
  STATUS_WORDS,
  VP_LEVEL,
} from '@/lib/games/paths-of-glory/typed/status-words';

/* The turns of Paths of Glory by their names, and its tools that a text fills in a field at a time. */

/** The months are turns of their own in 1914 only; each season of the years after it is one (15.3.3). */
const MONTHS = ['august|aug|agosto', 'september|sept|sep|septiembre|setiembre|settembre'];
const SEASONS = ['winter|invierno|inverno', 'spring|primavera', 'summer|verano|estate', 'fall|autumn|otono|autunno'];
const FIRST_FALL = 3;
const LAST_TURN = 20;
const YEARS = [1914, 1915, 1916, 1917, 1918, 1919];

/** "August 1914", "agosto de 1914", "otoño del 14". */
const named = (words: string, year: number, turn: number): Entry =>
  field(
    alternatives(words)
      .flatMap((word) => [year, year % 100].flatMap((one) => ['', 'de ', 'del '].map((of) => `${word} ${of}${one}`)))
      .join('|'),
    'turn',
    turn,
  );

/** Every turn that a text may name, and "turn 5". */
export const TURNS: readonly Entry[] = [
  ...MONTHS.map((words, i) => named(words, 1914, i + 1)),
  ...YEARS.flatMap((year, y) =>
    SEASONS.map((words, season) => ({ words, turn: FIRST_FALL + 4 * (y - 1) + season + 1 }))
      .filter(({ turn }) => turn >= FIRST_FALL && turn <= LAST_TURN)
      .map(({ words, turn }) => named(words, year, turn)),
  ),
  ...nthTurns(LAST_TURN),
  asks(
    'turn|gt|game turn|turno|it s turn|es el turno|e il turno|ahora turno|adesso turno|adesso il turno|ahora el turno',
    'turn',
    1,
    LAST_TURN,
  ),
];

const DIE =
  'siege roll|tirada|tirada de asedio|tiro|tiro d assedio|tiro di assedio|die|dice|die roll|roll|roll of|rolled|rolling|rolls|dado|saco|saca|sacan|sacando|tirando|tiran|tira|esce';
const die = asks(DIE, 'die', 1, 6);
const VP = asks(
  'puntos|points|punti|pts|vp|vps|vp level|vp marker|vp track|victory points|victory point marker|pv|nivel de pv|livello pv|livello dei pv|marcador de pv|marcador pv|marcador de puntos de victoria|' +
    'puntos de victoria|punti vittoria|segnalino pv|segnalino dei punti vittoria',
  'vp',
  0,
  40,
  { before: true, optional: true },
);

/** What the opponent says to an offer of peace, whoever he is (16.5.2). */
const REFUSED =
  'turned down|turned it down|turned them down|turns it down|turns them down|refused|refuses|refuse|rejected|rejects|reject|' +
  'declined|declines|said no|says no|rechaza|rechazan|rechazo|rechazado|rechazada|rechazados|rechazaron|rehusa|rehusan|ha dicho que no|' +
  'dice que no|rifiuta|rifiutano|rifiutato|rifiutata|rifiutati|respinge|respingono|respinto|respinta|ha detto di no|dice di no';
const ACCEPTED =
  'accepted|accepts|accept|said yes|says yes|acepta|aceptan|acepto|aceptado|aceptada|aceptados|aceptaron|ha dicho que si|dice que si|' +
  'accetta|accettano|accettato|accettata|accettati|ha detto di si|dice di si';
const OPPONENTS =
  'the allies|allies|los aliados|gli alleati|the cp|cp|the central powers|central powers|las potencias centrales|gli imperi centrali|' +
  'the germans|los alemanes|i tedeschi|he|they|lui|el|ellos|loro|opponent|the opponent|rival|el rival|l avversario';
const WONT =
  'won t have it|won t have them|will not have it|won t accept|will not accept|doesn t want it|does not want it|doesn t accept|does not accept|doesn t take it|won t take it|will have none of it|turns the offer down|refuses the offer|rejects the offer|refused the offer|rejected the offer|isn t interested|dice que no|no la quiere|no las quiere|no acepta|no la acepta|no las acepta|no quiere|rehusa la oferta|rechaza la oferta|rechazo la oferta|la rechaza|las rechaza|la ha rechazado|las ha rechazado|no esta interesado|dijo que no|' +
  'dice di no|non la vuole|non le vuole|non accetta|non la accetta|non le accetta|non vuole|rifiuta l offerta|respinge l offerta|ha rifiutato l offerta|la rifiuta|le rifiuta|la respinge|le respinge|l ha rifiutata|le ha rifiutate|ha detto di no|non ci sta';
const OTHER_ONE =
  'the other|the other one|the other side|the other player|my opponent|the enemy|el otro|el otro jugador|mi rival|el contrario|el enemigo|l altro|l altro giocatore|il nemico|il mio avversario|avversario';
const ANSWERS = choice('answer', {
  refused: words(REFUSED, WONT, paired(words(OPPONENTS, OTHER_ONE), words(REFUSED, WONT))),
  accepted: words(
    ACCEPTED,
    paired(words(OPPONENTS, OTHER_ONE), ACCEPTED),
    paired(ACCEPTED, 'the offer|la oferta|l offerta|it|them'),
  ),
});

/** "CP at Total War", "con los alemanes en guerra total": the level of war of a side (16.1.1). */
const levels = (name: string, side: string): readonly Entry[] =>
  choice(
    name,
    Object.fromEntries(
      Object.entries({
        mobilization: 'mobilization|mobilisation|movilizacion|mobilitazione',
        limited: 'limited war|guerra limitada|guerra limitata',
        total: 'total war|guerra total|guerra totale',
      }).map(([value, level]) => [
        value,
        inRow(
          '|with|con|e|y|and',
          side,
          '|are|is|have reached|has reached|reached|remain|stay|went to|have gone to|estan|esta|han llegado|ha llegado|llegaron|siguen|sigue|han pasado|pasan|sono|e|hanno raggiunto|ha raggiunto|sono arrivati|sono passati|restano|resta',
          '|already|still|now|ya|aun|todavia|gia|ancora|ormai',
          '|at|on|in|en|a|in|alla|la',
          level,
        ),
      ]),
    ),
  );

const SIDES = {
  central: [
    'the central powers|central powers|the cp|cp|the germans|germans|the german|the central side',
    'las potencias centrales|potencias centrales|las pc|pc|los alemanes|el aleman|los centrales',
    'gli imperi centrali|imperi centrali|gli ic|ic|i tedeschi|il tedesco|i centrali',
  ],
  allied: [
    'the allies|allies|the entente|entente|the ap|ap|the allied side|the allied player',
    'los aliados|aliados|la entente|entente|los ap|el aliado|el bando aliado|pa',
    'gli alleati|alleati|l intesa|intesa|il giocatore alleato|pa',
  ],
} as const;
type SideWords = readonly [en: string, es: string, it: string];

const ROLLED = words(
  'rolled|rolled a|threw|threw a|got|got a|roll|rolls|rolls a|player rolled|player threw|player threw a|player rolled a|player got a|came up with|came up with a',
  'tiro|tiro un|tiraron|tiraron un|sacaron|sacaron un|saco|saco un|ha sacado|ha sacado un|han sacado|han sacado un|ha tirado un|han tirado un|sacan|sacan un|tiran un',
  'ha tirato|ha tirato un|hanno tirato|hanno tirato un|ha fatto|ha fatto un|hanno fatto|hanno fatto un|fanno|fa|tirano|tirano un',
);
const DICE_OF: readonly (readonly [name: string, who: SideWords])[] = [
  [
    'centralDie',
    [
      `${SIDES.central[0]}|the german player|the central player|the cp player`,
      `${SIDES.central[1]}|el jugador aleman|el jugador central`,
      `${SIDES.central[2]}|il giocatore tedesco|il giocatore centrale`,
    ],
  ],
  [
    'alliedDie',
    [
      `${SIDES.allied[0]}|the entente player`,
      `${SIDES.allied[1]}|el jugador aliado`,
      `${SIDES.allied[2]}|il giocatore dell intesa`,
    ],
  ],
];

/** That a side has not made the offensive that it had to (7.1). */
const missed = ([en, es, it]: SideWords): string =>
  words(
    inRow(
      'no|there was no|there was not a|no hubo|no ha habido|non c e stata|non c e stata nessuna|nessuna',
      en.includes('allies')
        ? 'allied mandated offensive|allied offensive|mandated offensive by the allies|ofensiva obligatoria aliada|ofensiva aliada|ofensiva obligatoria de los aliados|offensiva obbligatoria alleata|offensiva alleata|offensiva obbligatoria degli alleati'
        : 'cp mandated offensive|central mandated offensive|german mandated offensive|german offensive|mandated offensive by the cp|ofensiva obligatoria alemana|ofensiva obligatoria central|ofensiva obligatoria de las pc|offensiva obbligatoria tedesca|offensiva obbligatoria degli imperi centrali|offensiva tedesca',
      '|was made|made|happened|took place|was carried out|hecha|fatta',
    ),
    paired(
      en,
      paired(
        'didn t make|did not make|missed|have missed|has missed|failed to make|skipped|didn t carry out|did not carry out|didn t do|haven t made|hasn t made|never made|did not fulfil|didn t fulfil',
        'their mandated offensive|its mandated offensive|their offensive|the mandated offensive|their mo|the mo|theirs|their required offensive|a mandated offensive',
      ),
    ),
    paired(
      en,
      'failed to attack as ordered|didn t attack as ordered|did not attack as ordered|didn t attack as required|did not attack as mandated|failed to attack as mandated|never attacked as ordered|failed their mo|failed their mandated offensive',
    ),
    paired(
      es,
      paired(
        'no hicieron|no hizo|no han hecho|no ha hecho|no cumplieron|no cumplio|no han cumplido|no ha cumplido|se saltaron|fallaron|fallo|no realizaron|incumplieron|incumplio',
        'su ofensiva obligatoria|la ofensiva obligatoria|su ofensiva|la ofensiva|su oo|la oo|la suya',
      ),
    ),
    paired(
      es,
      'no atacaron como estaba mandado|no ataco como estaba mandado|no atacaron como debian|no ataco como debia|no atacaron donde debian',
    ),
    paired(
      it,
      paired(
        'non hanno fatto|non ha fatto|non hanno compiuto|non ha compiuto|hanno mancato|ha mancato|hanno saltato|ha saltato|non hanno eseguito|non ha eseguito|non hanno lanciato|non ha lanciato',
        'la loro offensiva obbligatoria|la sua offensiva obbligatoria|l offensiva obbligatoria|la loro offensiva|la sua offensiva|la loro oo|l offensiva|la oo|la loro',
      ),
    ),
    paired(
      it,
      'non hanno attaccato come dovevano|non ha attaccato come doveva|non hanno attaccato come ordinato|non ha attaccato come ordinato',
    ),
    paired(
      paired('la ofensiva que debian|la ofensiva que tocaba a|la ofensiva obligatoria de|la ofensiva de', es),
      'no llego|no se hizo|no se ha hecho|no se cumplio|no hubo|nunca llego',
    ),
    paired(
      paired(
        'l offensiva che toccava a|l offensiva che toccava agli|l offensiva che dovevano|l offensiva obbligatoria di|l offensiva obbligatoria degli|l offensiva degli',
        it.replaceAll(/(^|\|)gli /g, '$1'),
      ),
      'non c e stata|non e arrivata|non e stata fatta|non si e fatta|e mancata',
    ),
    paired(
      paired('the offensive of|the mandated offensive of|the offensive due from|the offensive owed by', en),
      'never came|was not made|wasn t made|did not happen|didn t happen|was missed',
    ),
    paired(
      en.includes('allies')
        ? 'the allied offensive|the allied mandated offensive|the allied mo|the allied offensive that was due'
        : 'the central offensive|the german offensive|the cp offensive|the cp mandated offensive|the cp mo|the german offensive that was due',
      'never came|was not made|wasn t made|did not happen|didn t happen|was missed|that was due never came',
    ),
  );

/** "CP commitment has climbed to twelve", "las Potencias Centrales van por doce" (16.1.1). */
const statusOf = (name: string, [en, es, it]: SideWords, people: string): readonly Entry[] => [
  asks(
    words(
      paired(
        words(en, paired(en, 'war status|commitment|war commitment|status')),
        'has climbed to|have climbed to|climbed to|has reached|have reached|is at|are at|stands at|stand at|is up to|are up to|is now at|are now at|have|has|at|have got to|is on|are on|sits at|is|are',
      ),
      paired(
        es,
        'van por|va por|han subido a|ha subido a|estan en|esta en|llegan a|han llegado a|ha llegado a|suben a|tienen|van ya por|en',
      ),
      paired(
        it,
        'sono saliti a|e salito a|e salita a|sono a|e a|sono arrivati a|e arrivata a|hanno|sono gia a|stanno a|a|arrivano a|salgono a',
      ),
    ),
    name,
    0,
    60,
    { optional: true },
  ),
  asks(
    words(
      paired(
        'for the',
        alternatives(people)
          .map((one) => `${one} side|${one} s side|${one} side s`)
          .join('|'),
      ),
      paired('for', en),
      paired(
        'para',
        words(
          es,
          name === 'central' ? 'el bando aleman|el lado aleman|el bando central' : 'el bando aliado|el lado aliado',
        ),
      ),
      paired('per', words(it, name === 'central' ? 'la parte tedesca|il lato tedesco' : 'la parte alleata')),
      'on our war status'.replace('our', name === 'central' ? 'the cp' : 'the allied'),
    ),
    name,
    0,
    60,
    { before: true, optional: true },
  ),
];

const FORMS: readonly Form[] = [
  {
    tool: 'war-status',
    words:
      'war status|combined war status|estado de guerra|estado de guerra combinado|stato di guerra|stato di guerra combinato|victory check|' +
      'comprobacion de victoria|controllo vittoria',
    takes: {
      turn: 'war-status.fields.turn',
      vp: 'war-status.fields.vp',
      central: 'war-status.fields.central',
      allied: 'war-status.fields.allied',
      combined: 'war-status.fields.combined',
      blockade: 'war-status.fields.blockade',
      italyNeutral: 'war-status.fields.italyNeutral',
      missedCentral: 'war-status.fields.missedCentral',
      missedAllied: 'war-status.fields.missedAllied',
      centralLevel: 'war-status.fields.centralLevel',
      alliedLevel: 'war-status.fields.alliedLevel',
      scenario: 'war-status.fields.scenario',
      mutinyAttack: 'war-status.fields.mutinyAttack',
      peaceAccepted: 'war-status.fields.peaceAccepted',
      firstToCommit: 'war-status.fields.firstToCommit',
      tournament: 'war-status.fields.tournament',
      bid: 'war-status.fields.bid',
      russia: 'war-status.fields.russia',
      russianVp: 'war-status.fields.russianVp',
      baku: 'war-status.fields.baku',
      tsarFellAt: 'war-status.fields.tsarFellAt',
      fellThisTurn: 'war-status.fields.fellThisTurn',
      unitedStates: 'war-status.fields.unitedStates',
      zimmermannThisTurn: 'war-status.fields.zimmermannThisTurn',
    },
    entries: [
      ...STATUS_WORDS,
      ...TURNS,
      VP_LEVEL,
      VP,
      field(words(missed(SIDES.central), missedBy('central')), 'missedCentral', true),
      field(words(missed(SIDES.allied), missedBy('allied')), 'missedAllied', true),
      ...statusOf('central', SIDES.central, 'german|germans'),
      ...statusOf('allied', SIDES.allied, 'allied|entente'),
      asks('central powers|cp|central|potencias centrales|pc|imperi centrali', 'central', 0, 60, { before: true }),
      asks('allies|allied|ap|aliados|pa|alleati', 'allied', 0, 60, { before: true }),
      // "War status and VP": it is asked, and nobody says how many.
      filler('and vp|y vp|e vp|and vps|y pv|e pv|and victory points|y puntos de victoria|e punti vittoria'),
      ...COMBINED,
      asks('combined|combinado|combinato', 'combined', 0, 60, { before: true }),
      field(
        words(
          played(
            'blockade|the blockade|allied blockade|naval blockade|bloqueo|el bloqueo|bloqueo naval|el bloqueo naval|blocco|il blocco|blocco navale|il blocco navale',
          ),
          paired(
            'blockade|the blockade|blockade event|the blockade event|bloqueo|el bloqueo|bloqueo naval|el bloqueo naval|evento del bloqueo|el evento del bloqueo|blocco|il blocco|blocco navale|il blocco navale|evento blocco|l evento blocco|evento del blocco|l evento del blocco',
            'is in effect|in effect|event is in effect|event is in force|is active|active|still in effect|esta en marcha|en marcha|esta en efecto|en efecto|sigue en efecto|sigue en vigor|sigue activo|sigue en marcha|e in effetto|in effetto|in corso|e in corso|e ancora in vigore|ancora in corso|is in force|in force|working|is working|is on|is up|running|is running|holds|esta en vigor|en vigor|funcionando|esta funcionando|activo|esta activo|en marcha|e in vigore|in vigore|in funzione|e in funzione|attivo|e attivo|funziona',
          ),
          paired(
            'we have the|we ve got the|there is a|there s a|under|tenemos el|hay|bajo|abbiamo il|abbiamo l|c e il|sotto',
            'blockade|blockade event|blockade event working|bloqueo|evento del bloqueo|evento del bloqueo funcionando|blocco|evento blocco|evento blocco in funzione|blocco navale',
          ),
          inRow(
            'britain|the british|the allies|the royal navy|we|gran bretana|los britanicos|los ingleses|los aliados|la gran bretagna|gli inglesi|i britannici|gli alleati',
            'has|have|keeps|keep|tiene|tienen|mantiene|mantienen|ha|hanno|mantiene|mantengono',
            '|the|a|el|un|il',
            '|naval',
            'blockade|bloqueo|blocco',
            '|up|on|going|running|in force|naval|navale|en marcha|en vigor|in corso|in vigore',
          ),
          'blockade|naval blockade|british blockade|royal navy blockade|bloqueo|blocco|blocco navale|bloqueo naval|bloqueo britanico|blocco britannico',
          inRow(
            'germany|the germans|the central powers|the cp|alemania|los alemanes|las potencias centrales|la germania|i tedeschi|gli imperi centrali|germania',
            '|is|are|esta|estan|e|sono',
            '|being|under|bajo|sotto|sometida al|siendo|still|ya|gia',
            'blockaded|blockade|the blockade|bloqueada|bloqueados|bloqueadas|bloqueo|el bloqueo|bloccata|bloccati|blocco|il blocco|blocco navale',
          ),
          inRow(
            'with|con',
            'the|el|il',
            '|naval|british',
            'blockade|bloqueo|blocco',
            '|naval|navale',
            '|running|on|in force|in effect|active|en marcha|en vigor|en efecto|activo|in corso|in vigore|in effetto|attivo',
          ),
        ),
        'blockade',
        true,
      ),
      field(
        'italy neutral|italy is neutral|italy still neutral|italy is still neutral|neutral italy|italia neutral|italia sigue neutral|italia neutrale|italia ancora neutrale',
        'italyNeutral',
        true,
      ),
      ...levels('centralLevel', words(...SIDES.central)),
      ...levels('alliedLevel', words('allied', ...SIDES.allied)),
      filler('war status|estado de guerra|stato di guerra'),
      filler(
        words(
          inRow('|at|the|at the|al|a|alla', 'end|close|final|fin|fine|termine', 'of|de|del|di', '|the|el|la'),
          'we are at the end of|it s the end of|stamos al final de|siamo alla fine di|siamo alla fine del|estamos al final de|estamos al final del',
        ),
      ),
    ],
  },
  {
    tool: 'peace-terms',
    words:
      'condiciones de paz|las condiciones de paz|condizioni di pace|le condizioni di pace|peace conditions|peace|peace terms|peace offer|peace roll|paz|oferta de paz|terminos de paz|tirada de paz|pace|offerta di pace|termini di pace',
    takes: {
      side: 'peace-terms.fields.side',
      vp: 'peace-terms.fields.vp',
      combined: 'peace-terms.fields.combined',
      answer: 'peace-terms.fields.answer',
      die: 'peace-terms.fields.die',
      scenario: 'peace-terms.fields.scenario',
      tournament: 'peace-terms.fields.tournament',
      acted: 'peace-terms.fields.acted',
      fourteenPoints: 'peace-terms.fields.fourteenPoints',
    },
    entries: [
      ...PEACE_WORDS,
      VP_LEVEL,
      ...choice('side', {
        central:
          'central powers|cp|central|potencias centrales|imperi centrali|pc|german|germans|aleman|alemanes|tedesco|tedeschi',
        allied: 'allies|allied|ap|aliados|alleati|aliado',
      }),
      ...ANSWERS,
      VP,
      asks(
        'combined|combined war status|combinado|combinato|estado de guerra combinado|stato di guerra combinato|war status|estado de guerra|stato di guerra',
        'combined',
        0,
        40,
      ),
      die,
      filler(
        'vamos por|with|puedo ofrecer|ofrecer|can i offer|posso offrire|offrire|offer|offers|ofrecen|ofrece|offrono|offre',
      ),
    ],
  },
  {
    tool: 'mandated-offensive',
    words:
      'mandated offensive|mandated offensives|mo|ofensiva obligatoria|ofensivas obligatorias|oo|offensiva obbligatoria|offensive obbligatorie',
    takes: {
      alliedDie: 'mandated-offensive.fields.alliedDie',
      centralDie: 'mandated-offensive.fields.centralDie',
      italy: 'mandated-offensive.fields.italy',
      turkey: 'mandated-offensive.fields.turkey',
      frenchMutiny: 'mandated-offensive.fields.frenchMutiny',
      hoffmann: 'mandated-offensive.fields.hoffmann',
      hlTakeCommand: 'mandated-offensive.fields.hlTakeCommand',
      bolshevikRevolution: 'mandated-offensive.fields.bolshevikRevolution',
      throughItaly: 'mandated-offensive.fields.throughItaly',
      withAmericans: 'mandated-offensive.fields.withAmericans',
      rome: 'mandated-offensive.fields.rome',
      dominions: 'mandated-offensive.fields.dominions',
    },
    entries: [
      ...OFFENSIVE_WORDS,
      field(
        atWar('italy|italia|the italians|italians|los italianos|italianos|gli italiani|italiani|l italia'),
        'italy',
        'at-war',
      ),
      field(
        atWar(
          'turkey|the turks|turks|the ottomans|ottoman empire|turquia|los turcos|turcos|el imperio otomano|la turchia|turchia|i turchi|turchi|l impero ottomano',
        ),
        'turkey',
        'at-war',
      ),
      ...choice('italy', {
        neutral: 'italy neutral|italy is neutral|neutral italy|con italia neutral|italia neutral|italia neutrale',
        'at-war':
          'italy at war|italy is at war|italy in the war|con italia en guerra|italia en guerra|italia in guerra|italia esta en guerra|italia e in guerra',
        occupied: 'italy occupied|italy is occupied|italia ocupada|italia occupata',
      }),
      ...choice('turkey', {
        neutral: 'turkey neutral|turkey is neutral|turquia neutral|turchia neutrale',
        'at-war':
          'turkey at war|turkey is at war|turquia en guerra|turquia esta en guerra|turchia in guerra|turchia e in guerra',
      }),
      field(
        words(
          played(
            'french mutiny|mutiny|the french mutiny|motin frances|el motin frances|motin|ammutinamento francese|l ammutinamento francese|ammutinamento',
          ),
          paired(
            'the french|french|the poilus|poilus|the french army|french army',
            'have mutinied|has mutinied|mutinied|are in mutiny|is in mutiny|in mutiny|are mutinying|have had their mutiny|are mutinous',
          ),
          paired(
            'los franceses|franceses|los poilus|poilus|el ejercito frances',
            'se han amotinado|se amotinaron|estan amotinados|estan en pleno motin|en pleno motin|estan en motin|se ha amotinado|amotinados',
          ),
          paired(
            'i francesi|francesi|i poilu|poilu|i poilus|l esercito francese',
            'si sono ammutinati|sono ammutinati|sono in ammutinamento|in ammutinamento|si e ammutinato|ammutinati|sono in rivolta',
          ),
          inRow(
            '|there is|there s|there has been|with|with a|after|after the|since the|a|hay|hubo|ha habido|con|tras|tras el|despues del|un|c e|c e un|c e stato|con l|dopo|dopo l|un|es hora de|in full',
            '|a|an|the|un|el|l|pleno',
            'mutiny|mutinies|mutinying|motin|motines|amotinamiento|rebelion|ammutinamento|ammutinamenti|rivolta',
            'in|among|of|within|inside|en|entre|de|del|nell|nelle|tra|fra|di|dei|delle|negli',
            '|the|el|los|la|las|l|le|gli|i',
            'french|french army|french ranks|french troops|french lines|army of france|poilus|ejercito frances|ejercito de francia|tropas francesas|franceses|filas francesas|francia|esercito francese|esercito di francia|truppe francesi|francesi|file francesi|poilu|francia',
          ),
          inRow(
            '|the|with the|with|las|los|el|con las|con los|con el|le|i|gli|l|con le|coi|con l',
            'french|french army|french troops|french soldiers|french units|poilus|tropas francesas|soldados franceses|franceses|unidades francesas|ejercito frances|truppe francesi|soldati francesi|francesi|unita francesi|esercito francese|poilu',
            '|are|is|have|has|being|all|now|estan|esta|se han|se ha|andan|ya|sono|e|si sono|si e|gia|ormai',
            '|already|ya|gia|all|in|en|in',
            'mutinied|mutinous|mutinying|mutiny|in mutiny|in revolt|revolting|refusing to attack|amotinados|amotinadas|amotinado|amotinada|motin|en rebeldia|rebeldia|rebelion|pleno motin|ammutinati|ammutinate|ammutinato|ammutinamento|rivolta|in rivolta|pieno ammutinamento|ribellione',
            inRow(
              '|,',
              '|the|el|l|con el|con l|event|evento',
              '|event|evento|card|carta',
              '|french mutiny|mutiny|motin frances|del motin|ammutinamento francese',
              '|is out|played|has been played|jugado|jugada|giocato|giocata|uscito|uscita|salido',
            ),
          ),
          'mutiny card s been played on the french|the mutiny card s been played on the french|ya salio la carta del motin frances|e gia uscita la carta dell ammutinamento francese|french mutiny',
        ),
        'frenchMutiny',
        true,
      ),
      field(played('hoffmann'), 'hoffmann', true),
      field(played('h l take command|hl take command|hindenburg ludendorff take command'), 'hlTakeCommand', true),
      field(
        inRow(
          '|with|now that|since|con|ahora que|ora che',
          'hindenburg|h|hindenburg and|h and',
          '|and|y|e|&',
          'ludendorff|l',
          '|have|has|are|ya|gia|han|estan|hanno|sono|already',
          '|already|ya|gia|now|ahora|ora',
          'taken command|took command|taken over|took over|in command|in charge|taking command|tomado el mando|tomaron el mando|al mando|asumido el mando|tomando el mando|preso il comando|al comando|assunto il comando|in carica',
        ),
        'hlTakeCommand',
        true,
      ),
      field(
        words(
          played(
            'bolshevik revolution|the bolshevik revolution|revolucion bolchevique|la revolucion bolchevique|rivoluzione bolscevica|la rivoluzione bolscevica|october revolution|revolucion de octubre|rivoluzione d ottobre',
          ),
          inRow(
            '|the|los|i|since the|after the|now that the',
            'bolsheviks|reds|bolcheviques|rojos|bolscevichi|rossi',
            '|have|ya|gia|are|han|estan|hanno|sono',
            '|already|ya|gia',
            'taken over|took over|taken power|took power|seized power|in power|won|in charge|tomado el poder|tomaron el poder|en el poder|ganado|preso il potere|al potere|vinto',
            '|in russia|en rusia|in russia',
          ),
        ),
        'bolshevikRevolution',
        true,
      ),
      ...DICE_OF.map(([name, who]) =>
        asks(
          words(
            ...who.map((one) => paired(one, ROLLED)),
            paired(
              'on the|for the',
              name === 'centralDie'
                ? 'central side|central powers side|german side|cp side|central powers roll'
                : 'allied side|entente side|allied roll',
            ),
            name === 'centralDie'
              ? 'dalla parte dei centrali|per la parte tedesca|por el lado central|del lado central|por parte de las pc|dalla parte dei centrali e uscito un|dalla parte dei centrali e uscito'
              : 'dalla parte degli alleati|por el lado aliado|del lado aliado|dalla parte degli alleati e uscito un',
          ),
          name,
          1,
          6,
          { optional: true },
        ),
      ),
      asks(
        'allies|allied|allied die|aliada|aliadas|alleata|alleate|allies roll|allies rolled|allied roll|aliados|aliado|los aliados sacan|aliados sacan|alleati|gli alleati',
        'alliedDie',
        1,
        6,
        { before: true, without: true },
      ),
      asks(
        'para las potencias centrales|per gli imperi centrali|for the central powers|for the cp|central powers|cp|central|cp roll|cp rolled|central powers roll|central powers rolled|potencias centrales|potencias centrales sacan|imperi centrali',
        'centralDie',
        1,
        6,
        { before: true, without: true },
      ),
      die,
      ...fell(6),
      filler('player|jugador'),
    ],
  },
];

/** "The Allied mandated offensive, I rolled a 5": the die is that of the side that is named (7.1.1). */
const withRoll = (tool: AskedTool<PogData>): AskedTool<PogData> => ({
  ...tool,
  make(reading, items, data) {
    const named = reading.fields.filter(({ field: name, usual }) => usual && SIDE_DICE.includes(name));
    const [rolled, other] = reading.fields.filter(({ field: name }) => name === 'die');
    const [side, second] = named;
    // "A three for them and a five for us": of two numbers nobody knows which is whose.
    const isLeft = reading.tokens.some((token, at) => reading.uses[at] === 'unknown' && isNumeralButOne(token));
    if (isLeft && rolled) {
      const open = [...named, rolled];
      const made = tool.make(withoutFields(reading, open), items, data);
      return made && { ...made, unused: [...(made.unused ?? []), ...open] };
    }
    if (!side || second || !rolled || other) {
      const made = tool.make(withoutFields(reading, named), items, data);
      return made && { ...made, unused: [...(made.unused ?? []), ...named] };
    }
    const own = (one: FieldRead): FieldRead => (one === rolled ? { ...one, field: side.field } : one);
    const made = tool.make(withoutFields({ ...reading, fields: reading.fields.map(own) }, named), items, data);
    const { field: told } = made ?? {};
    return made && told ? { ...made, field: (one) => told(one === side ? own(rolled) : own(one)) } : made;
  },
});
const SIDE_DICE = ['alliedDie', 'centralDie'];
const withoutFields = (reading: Reading, fields: readonly FieldRead[]): Reading => ({
  ...reading,
  fields: reading.fields.filter((one) => !fields.includes(one)),
});

export const FORM_TOOLS: readonly AskedTool<PogData>[] = FORMS.map((form) => {
  const tool = formTool<PogData>(form);
  return form.tool === 'mandated-offensive' ? withRoll(tool) : tool;
});
export { die };
