import turns from '@/content/when-eagles-fight/turns.json';
import { LANGUAGES } from '@/lib/core/language';
import { numberWord } from '@/lib/core/number-words';
import { LETTERS } from '@/lib/games/when-eagles-fight/events/fields';
import { asks, choice, field, filler } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import { inRow, paired } from '@/lib/typed/phrases';
import { happened, words } from '@/lib/typed/table-words';

/* What players call the events and the clocks of the campaign, which several tools of When Eagles Fight ask for. */

/** "June 1915", "June of '15", "junio del 15": the turn of a month; "late 1914" may be said of others as well. */
const SEASONS = /^(?:autumn|otoño|autunno|late|finales|fine)/;
export const DATES: readonly Entry[] = turns.turns.flatMap(({ n, name, year }) =>
  LANGUAGES.flatMap((lang) => {
    const said = name[lang].replace(/^.*, /, '').replace(/ (?:de )?\d{4}$/, '');
    if (SEASONS.test(said)) return [];
    const dates = said
      .split('–')
      .flatMap((month) =>
        [year, year - 1900].flatMap((one) => ['', 'of ', 'de ', 'del '].map((of) => `${month} ${of}${one}`)),
      );
    return [field(dates.join('|'), 'turn', n)];
  }),
);

/** An event by its letter; of a letter alone a verb says that it is one. */
export const letter = (one: string): string =>
  paired(
    'event|the event|random event|evento|el evento|l evento|un evento|suceso|el suceso|evento casuale|evento aleatorio',
    one,
  );
/** … or that it still counts: "event H is on", "la H salió antes y sigue contando". */
export const inForce = (name: string): string => {
  const its = paired(name, '|event|s|s effect|s event|s effects|s victory|effect|s bonus');
  const active = words(
    'on|active|running|in force|in effect|in play|in progress|ongoing|under way|going|working|valid|still standing|operative|operating',
    'activo|activa|en marcha|en vigor|vigente|en efecto|en curso|en juego|valido|valida|valiendo|contando|corriendo|funcionando|surtiendo efecto|haciendo efecto|con efecto',
    'attivo|attiva|in corso|in vigore|in gioco|in atto|operante|in funzione',
  );
  return words(
    inRow(
      its,
      'is|remains|stays|s|is still|still|esta|sigue|sigue estando|todavia esta|aun esta|aun|todavia|ya esta|continua|e|resta|rimane|sta|e ancora|ancora|e gia|e sempre',
      active,
    ),
    inRow('with|con', its, '|still|aun|todavia|ancora|gia|already', active),
    inRow(
      '|while|as long as|since|because|mientras|como|ya que|finche|mentre|dato che|visto che',
      its,
      '|still|aun|todavia|ancora',
      'lasts|lasting|holds|counts|applies|runs|works|goes on|has effect|has its effect|is being counted|dura|vale|cuenta|rige|surte efecto|tiene efecto|hace efecto|esta en efecto|se aplica|conta|fa effetto|ha effetto|fa ancora effetto|ha ancora effetto|si applica|sta ancora facendo effetto|agisce',
      '|ancora|still|aun|todavia',
    ),
    inRow(
      'while|as long as|mientras|mientras aun|mientras siga|finche|fino a quando|mentre',
      'dura|dure|rige|rija|vale|valga|activo|activa|en vigor|vigente|en marcha|duri|valga|e attivo|e in corso|e in vigore|e attiva|c e|hay',
      name,
    ),
    inRow(
      'salio|ha salido|ya salio|nos salio|sali|toco|nos toco|ocurrio|ha ocurrido|tuvimos|e uscito|e uscita|e gia uscito|e venuto|e capitato|abbiamo avuto|we had|we got|we rolled|i rolled',
      name,
      '|earlier|before|antes|ya|prima|gia',
      'and|y|e|, and|, y|, e|,|pero|but|ma',
      '|it|it s|he',
      '|still|aun|todavia|ancora|is still|sigue|esta',
      'counts|holds|lasts|applies|runs|on|in force|in effect|active|rige|rigiendo|cuenta|contando|vale|valiendo|dura|en vigor|vigente|activo|activa|se aplica|conta|dura|regge|vige|e in vigore|e attivo|e attiva|fa effetto|si applica',
      '|ancora|still|aun|todavia',
    ),
    inRow(
      name,
      'came up|came|was rolled|came out|happened|turned up|salio|ha salido|sali|toco|ocurrio|e uscito|e uscita|e venuto|e venuta|e arrivato|e capitato',
      '|earlier|before|already|turns ago|some turns ago|antes|ya|hace turnos|prima|gia|turni fa',
      'and|y|e|, and|, y|, e',
      '|it|he',
      '|still|sigue|aun|todavia|ancora|is still',
      'counts|holds|lasts|applies|runs|on|in force|is in force|in effect|active|rige|sigue|sigue rigiendo|aplica|se aplica|sigue vigente|regge|resta|vige|e valido|e ancora valido|si applica|contando|cuenta|vale|valiendo|en vigor|vigente|dura|activo|activa|conta|e in vigore|e attivo|e attiva|fa effetto',
      '|ancora|still|aun|todavia',
    ),
  );
};
/** … or that it does no longer: "event H is over", "ya no está activo". */
export const noLonger = (name: string): string =>
  inRow(
    name,
    '|event|s effect|effect',
    words(
      inRow(
        'is no longer|isn t|is not|no longer|ya no esta|no esta|ya no sigue|non e piu|non e',
        '|still|any more',
        'on|active|running|in force|in effect|in play|valid|activo|activa|en vigor|vigente|en marcha|en efecto|attivo|attiva|in vigore|in corso|valido|in gioco',
        '|any more|any longer',
      ),
      'is over|has ended|has expired|no longer counts|no longer applies|doesn t count any more|ha terminado|se acabo|se ha acabado|ya no cuenta|ya no vale|ya no dura|e finito|e finita|e scaduto|non conta piu|non vale piu|non dura piu',
    ),
  );
/** "H has happened", "ya salió el H". */
export const eventCame = (one: string): string => {
  const called = words(
    letter(one),
    one,
    ...(one === 'a' ? [] : [`the ${one}`, `el ${one}`, `l ${one}`, `il ${one}`, `la ${one}`]),
  );
  // "I" and "l" are words of their own.
  return words(happened(called), inForce(['a', 'i', 'l'].includes(one) ? letter(one) : called));
};

/** What the events that other tools ask for are called. */
const NAMES: Readonly<Record<string, string>> = {
  C: 'the offensive in the west|offensive in the west|an offensive in the west|la ofensiva en el oeste|ofensiva en el oeste|la ofensiva aliada en el oeste|la ofensiva en occidente|l offensiva a occidente|offensiva a occidente|l offensiva in occidente|offensiva in occidente|l offensiva a ovest|offensiva a ovest|l offensiva alleata in occidente|the allies attack in the west|allies attack in the west|los aliados atacan en el oeste|los aliados atacan en occidente|gli alleati attaccano a ovest|gli alleati attaccano in occidente|allied offensive in the west|an allied offensive in the west|the allied offensive in the west|ordinary allied offensive|ordinary offensive on the western front|an ordinary offensive on the western front|normal offensive in the west|offensive on the western front|ofensiva aliada en el oeste|ofensiva normal en el oeste|ofensiva normal en el frente occidental|ofensiva en el frente occidental|ofensiva aliada en occidente|offensiva alleata a ovest|offensiva alleata in occidente|offensiva normale sul fronte occidentale|offensiva sul fronte occidentale|l offensiva normale sul fronte occidentale|l offensiva alleata a ovest',
  D: 'major allied offensive|major allied offensive in the west|major offensive in the west|big allied offensive|gran ofensiva aliada|gran ofensiva aliada en el oeste|ofensiva aliada mayor|grande offensiva alleata|grande offensiva alleata a ovest|offensiva alleata maggiore',
  E: 'isonzo|the isonzo|isonzo offensive|italian offensive|italian offensive on the isonzo|ofensiva italiana|ofensiva italiana en el isonzo|ofensiva del isonzo|offensiva italiana|offensiva italiana sull isonzo|offensiva dell isonzo',
  F: 'russian defeat in the caucasus|defeat in the caucasus|derrota rusa en el caucaso|derrota en el caucaso|sconfitta russa nel caucaso|sconfitta nel caucaso',
  G: 'russian victory in the caucasus|victory in the caucasus|victoria rusa en el caucaso|victoria en el caucaso|vittoria russa nel caucaso|vittoria nel caucaso',
  J: 'austro hungarian offensive in italy|austrian offensive in italy|offensive in italy|trentino offensive|ofensiva austriaca en italia|ofensiva austrohungara en italia|offensiva austriaca in italia|offensiva austroungarica in italia',
};
const LETTER_OF = (one: string): string =>
  words(letter(one), `the ${one}`, `el ${one}`, `il ${one}`, `l ${one}`, `la ${one}`);
const ROLLED = words(
  'we rolled|i rolled|we got|i got|we drew|rolled|drew|got|salio|sale|nos salio|me salio|nos sale|ha salido|nos ha salido|me ha salido|sacamos|saque|hemos sacado|toco|nos toco',
  'e uscito|e uscita|esce|ci e uscito|mi e uscito|abbiamo tirato|e capitato|abbiamo fatto',
);
const COMES_UP =
  'came up|comes up|was rolled|is rolled|was drawn|came out|is the event|is this turn s event|es el evento|e l evento|ha salido|salio|e uscito|e uscita';
const EVENT_IS =
  'the event is|the event was|event is|our event is|this turn s event is|el evento es|el evento fue|el suceso es|el suceso fue|el evento ha sido|l evento e|l evento era|l evento e stato|evento e|evento era';
/** Which event was rolled, by its name or by its letter with a verb. */
export const EVENT_CAME: readonly Entry[] = [
  ...LETTERS.map((one) => {
    const its = one === 'A' ? letter('a') : LETTER_OF(one.toLowerCase());
    const bare =
      one === 'A' ? '' : `|${paired(EVENT_IS, words(one.toLowerCase(), its))}|${paired(one.toLowerCase(), COMES_UP)}`;
    return field(`${paired(ROLLED, its)}|${paired(its, COMES_UP)}${bare}`, 'event', one);
  }),
  ...Object.entries(NAMES).flatMap(([one, names]) => [
    field(
      words(names, happened(names), paired(EVENT_IS, names), paired(paired(one.toLowerCase(), ',|'), names)),
      'event',
      one,
    ),
    field(
      paired(
        names,
        `event ${one}|evento ${one}|suceso ${one}|, event ${one}|, evento ${one}|, the ${one}|, la ${one}|, el ${one}`,
      ),
      'event',
      one,
    ),
  ]),
];

const GALLIPOLI =
  'gallipoli|galipoli|event gallipoli|evento gallipoli|l evento gallipoli|el evento galipoli|gallipoli event|the gallipoli event|event of gallipoli|evento de galipoli|el evento de galipoli|suceso de galipoli|evento di gallipoli|l evento di gallipoli|victory at gallipoli|gallipoli victory|victoria de galipoli|la victoria de galipoli|vittoria di gallipoli|la vittoria di gallipoli';
const TAKEN_BY_ALLIES = words(
  paired(
    'the allies|allies|los aliados|aliados|gli alleati|alleati|the british|los britanicos|gli inglesi',
    paired(
      'took|have taken|won|have won|won at|hold|tomaron|han tomado|ganaron|ganaron en|han ganado|tienen|hanno preso|hanno vinto|hanno vinto a|tengono|presero',
      'gallipoli|galipoli',
    ),
  ),
  paired(
    'gallipoli|galipoli',
    'has been won|was won|is won|won|has fallen|fell|has been taken|was taken|is taken|taken|succeeded|se gano|ganado|ganada|ha sido ganada|ha caido|cayo|fue tomada|tomada|esta tomada|e stata vinta|vinta|e vinta|e caduta|caduta|e stata presa|e presa|presa',
  ),
  paired(
    'se gano|se ha ganado|cayo|ha caido|e caduta|abbiamo vinto a|abbiamo preso|we won at|we took',
    'gallipoli|galipoli',
  ),
);
const STRAITS = paired(
  'the straits are open|straits are open|the straits are opened|the dardanelles are open|los estrechos estan abiertos|estrechos abiertos|los estrechos abiertos|los dardanelos estan abiertos|gli stretti sono aperti|stretti aperti|i dardanelli sono aperti',
  '|after gallipoli|since gallipoli|thanks to gallipoli|tras galipoli|tras gallipoli|desde galipoli|gracias a galipoli|dopo gallipoli|grazie a gallipoli',
);
/** Whether the victory of Gallipoli is in force (7.2.H). */
export const notGallipoli = (name: string): Entry =>
  field(noLonger(words(GALLIPOLI, letter('h'), 'the h', 'la h', 'el h', 'l h')), name, false);
/** … told as what a turn is under. */
const UNDER_GALLIPOLI = words(
  paired('under|with|thanks to|bajo|con|gracias a|sotto|con|grazie a', 'gallipoli|galipoli'),
  inRow(
    'we have|we ve got|we ve|i have|i ve got|they have|tenemos|tengo|tienen|hay|esta|llevamos|abbiamo|ho|hanno|c e',
    '|the|el|la|il|l|lo',
    'h|event h|evento h|gallipoli|galipoli',
    'in effect|in force|going|running|active|on|in play|en marcha|en vigor|vigente|activo|activa|en juego|en curso|in corso|in vigore|attivo|attiva|in gioco|in atto',
  ),
);
export const gallipoli = (name: string): Entry =>
  field(
    words(STRAITS, UNDER_GALLIPOLI, happened(GALLIPOLI), inForce(GALLIPOLI), TAKEN_BY_ALLIES, eventCame('h')),
    name,
    true,
  );

/** Whether Italy stays neutral (7.2.I). */
export const NEUTRAL: Entry = field(
  words(
    'italy neutral|italy is neutral|italy stays neutral|italy remains neutral|italy is still neutral|italy still neutral|neutral italy|with italy neutral|italy stays out|italy stays out of the war|italy keeps out|keeps italy out|the one that keeps italy out|that keeps italy out|italy has not joined|italy hasn t joined|italy is not in the war|italy isn t in the war|italy is out of the war|italy never entered|italy did not enter|italy didn t enter',
    'italia neutral|italia sigue neutral|italia sigue siendo neutral|italia es neutral|italia permanece neutral|italia se queda neutral|italia se mantiene neutral|italia se queda fuera|italia no entra|italia no entra en guerra|italia no entra en la guerra|italia no ha entrado|italia no ha entrado en guerra|italia fuera de la guerra|italia esta fuera de la guerra|el de que italia no entra|italia no se mueve',
    paired(
      'l italia|italia|dell italia',
      'neutrale|e neutrale|resta neutrale|rimane neutrale|ancora neutrale|e ancora neutrale|sta fuori|resta fuori|resta fuori dalla guerra|non entra|non entra in guerra|che non entra|che non entra in guerra|non e entrata|non e entrata in guerra|fuori dalla guerra|e fuori dalla guerra',
    ),
    paired(
      'italy|the italians|italians|gli italiani|italiani|los italianos|italianos|italia|l italia',
      'stay at home|stays at home|never came in|never comes in|has not come in|hasn t come in|sit the war out|sits the war out|sits it out|sit it out|is staying out of it|are staying out of it|is staying out|stay out|stay out of it|stays out of it|are staying out|se quedan en casa|se queda en casa|se mantiene al margen|se mantienen al margen|sigue al margen|no entran|no entran en guerra|se quedan fuera|ne rimane fuori|rimane fuori|ne resta fuori|se ne sta fuori|se ne stanno a casa|se ne sta a casa|se ne sta alla finestra|stanno a casa|restano a casa|restano fuori|rimangono fuori|non entrano|non entrano in guerra',
    ),
    eventCame('i'),
  ),
  'neutral',
  true,
);

/** Whether Verdun has come (7.2.K). */
const NOT_YET =
  'not yet|has not come|has not come yet|hasn t come|hasn t come yet|has not happened|has not happened yet|hasn t happened|hasn t happened yet|did not happen|is still to come|aun no|todavia no|no ha llegado|no ha salido|no ha ocurrido|' +
  'aun no ha llegado|aun no ha salido|aun no ha ocurrido|todavia no ha llegado|todavia no ha salido|todavia no ha ocurrido|no ha pasado|non ancora|non e ancora uscito|non e ancora arrivato|non e ancora avvenuto|non e avvenuto|non e uscito|non c e ancora stato';
export const VERDUN: readonly Entry[] = [
  field(
    words(
      happened(
        'verdun|battle of verdun|the battle of verdun|batalla de verdun|la batalla de verdun|battaglia di verdun|la battaglia di verdun',
      ),
      eventCame('k'),
      inForce('verdun|the battle of verdun|la batalla de verdun|la battaglia di verdun'),
      paired(
        'verdun|the verdun battle|the battle of verdun|battle of verdun',
        'has been fought|was fought|is behind us|has already been fought|is over|is done|is done with|has been and gone|is already behind us|has begun|is past',
      ),
      paired(
        'verdun|la batalla de verdun|batalla de verdun',
        'se ha librado|ya se ha librado|se libro|ya se libro|ya nos toco|nos toco|ya quedo atras|ha quedado atras|ya ha quedado atras|ya la tuvimos|ya lo tuvimos|ha terminado|ya ha terminado|ya ha empezado',
      ),
      paired(
        'verdun|la battaglia di verdun|battaglia di verdun',
        'si e gia combattuta|si e combattuta|e stata combattuta|e gia stata combattuta|ce l abbiamo alle spalle|ci e gia toccato|ci e toccato|e alle spalle|e gia alle spalle|e finita|e gia finita|e gia cominciata',
      ),
    ),
    'verdun',
    true,
  ),
  field(
    words(
      'no verdun|no verdun yet|before verdun|sin verdun|antes de verdun|prima di verdun',
      paired('verdun', NOT_YET),
    ),
    'verdun',
    false,
  ),
];

const PEACE_NAMES = words(
  inRow('peace', '|,', 'bread', '|,|and|, and', 'land'),
  inRow('bread', '|,', 'peace', '|,|and|, and', 'land'),
  'bread and land|land and bread|pan y tierra|pane e terra',
  inRow('paz', '|,', 'pan', '|,|y|, y', 'tierra'),
  inRow('pan', '|,', 'paz', '|,|y|, y', 'tierra'),
  inRow('pace', '|,', 'pane', '|,|e|, e', 'terra'),
  inRow('pane', '|,', 'pace', '|,|e|, e', 'terra'),
);
const PEACE =
  'peace bread land|peace , bread , land|peace bread and land|peace , bread and land|peace marker|the peace marker|the bolsheviks|bolsheviks|bolsheviks marker|the bolsheviks marker|bolshevik marker|the bolshevik marker|bolsheviks s marker|' +
  'paz pan tierra|paz , pan , tierra|paz pan y tierra|paz , pan y tierra|marcador de paz|el marcador de paz|marcador de los bolcheviques|el marcador de los bolcheviques|marcador bolchevique|los bolcheviques|' +
  'pace pane terra|pace , pane , terra|pace pane e terra|pace , pane e terra|segnalino pace|il segnalino pace|segnalino dei bolscevichi|il segnalino dei bolscevichi|segnalino bolscevico|il segnalino bolscevico|i bolscevichi';
/** Whether "Peace, Bread, Land!" is out (7.2.L). */
export const peace: Entry = field(
  words(
    PEACE,
    happened(PEACE),
    paired(
      paired('|the|el|il|our|with the|we have the|tenemos el|abbiamo il', 'marker|marcador de|marcador|segnalino'),
      'peace bread land|peace , bread , land|paz pan tierra|paz , pan , tierra|paz pan y tierra|paz , pan y tierra|pan y tierra|pace pane terra|pace , pane , terra|pace pane e terra|pace , pane e terra|pane e terra|bread and land',
    ),
    'the bread and land marker|bread and land marker|bread and land marker is down',
    paired(
      'the bolsheviks are shouting|bolsheviks shout|the bolsheviks shout|the bolsheviks cry|the bolsheviks promise|los bolcheviques gritan|los bolcheviques piden|los bolcheviques prometen|i bolscevichi gridano|i bolscevichi chiedono|i bolscevichi promettono',
      'peace bread and land|peace , bread and land|peace bread land|peace , bread , land|paz pan y tierra|paz , pan y tierra|paz , pan , tierra|pace pane e terra|pace , pane e terra|pace , pane , terra',
    ),
    inRow(
      '|the|el|la|il|lo|they ve got the|they have the|we ve got the|there s the|hay|hay el|hay la|esta el|esta la|c e il|c e la|abbiamo il|abbiamo la|tenemos el|tenemos la|tienen el|hanno il|con el|con la|con il|with the',
      '|marker|counter|chit|marcador|marcador de|marcador del|marcador de la|ficha|ficha de|ficha de la|ficha del|segnalino|segnalino di|segnalino del|marcatore|marcatore di|pedina|pedina di',
      '|de|di',
      PEACE_NAMES,
      '|marker|counter|chit',
      '|s|is|has been|have|has|esta|ya esta|ha sido|ha|e|e gia|e stato|sta',
      'out|down|put out|put down|up|on the table|on the map|on the board|on the track|in play|placed|come|come out|been placed|fuera|puesto|puesta|en la mesa|en el mapa|en el tablero|en juego|colocado|colocada|salido|ya fuera|fuori|messo|messa|sul tavolo|sulla mappa|sul tabellone|in gioco|piazzato|piazzata|uscito',
    ),
    inRow(
      'there s|there is|they ve got|they have|we ve got|hay|esta|ya esta|ha salido|salio|ya salio|tenemos|tienen|c e|ci sta|e uscito|e uscita|abbiamo|hanno|e fuori|esce|sale',
      '|the|el|la|il|lo',
      '|marker|marker of|counter|counter of|marcador|marcador de|ficha|ficha de|segnalino|segnalino di|marcatore|marcatore di|pedina|pedina di',
      PEACE_NAMES,
      '|marker|counter|chit',
    ),
    paired(
      PEACE,
      'is down|is out|is up|e sul tracciato|sul tracciato|sul tracciato|esta puesto|is on the track|is on the board|on the track|is placed|is in play|esta en la pista|esta en el registro|esta en el tablero|esta colocado|esta puesto|en juego|e sul registro|sul registro|e sulla pista|e piazzato|in gioco',
    ),
    PEACE_NAMES,
    eventCame('l'),
    letter('l'),
    paired(
      'after|since|following|tras|despues de|despues del|desde|dopo',
      words(letter('l'), 'the l', 'el l', 'la l', 'l l'),
    ),
    paired(
      paired(
        'l|the l|el l|event l|el evento l|evento l|l evento l',
        'has happened|happened|has come|came|ha ocurrido|ocurrio|ha salido|salio|e avvenuto|e uscito',
      ),
      'since the last check|since the last victory check|desde la ultima comprobacion|desde el ultimo chequeo|dopo l ultima verifica|dall ultima verifica|dopo l ultimo controllo|dall ultimo controllo',
    ),
    paired('l l', 'e avvenuto dopo l ultima verifica|e uscito dopo l ultima verifica|e avvenuto|e uscito'),
  ),
  'peace',
  true,
);

const TSAR_COMMANDS = words(
  paired(
    'tsar|the tsar|nicholas|tsar nicholas|the czar|czar',
    'took command|takes command|has taken command|has command|in command|is in command|commands|is commanding|took over|has taken over|took charge|is in charge|leads the army|took over from the grand duke|replaced the grand duke|has replaced the grand duke|commands the army|took over the army',
  ),
  paired(
    'el zar|zar|nicolas',
    'al mando|esta al mando|tomo el mando|ha tomado el mando|manda|manda el ejercito|se ha puesto al mando|se puso al mando|se puso al frente|esta al frente|asumio el mando|ha asumido el mando|sustituyo al gran duque|sustituyo al gran duque al frente|sustituyo al gran duque al mando|ha sustituido al gran duque|reemplazo al gran duque',
  ),
  paired(
    'lo zar|zar',
    'al comando|e al comando|ha preso il comando|comanda|ha assunto il comando|si e messo al comando|guida l esercito|ha sostituito il granduca|ha sostituito il granduca al comando|sostituisce il granduca',
  ),
);
const TSAR_HIMSELF = words(
  paired(
    'tsar|the tsar|nicholas|nicholas ii|tsar nicholas|tsar nicholas ii|the czar|with nicholas ii|with the tsar|with nicholas',
    paired(
      'leads|commands|leading|commanding|is leading|is commanding|took command of|takes command of',
      'his troops in person|the troops in person|the army in person|in person|the troops himself|the army himself|his army in person|his army himself|himself|his army|his troops|the army|the troops',
    ),
  ),
  paired(
    'nicholas ii|tsar nicholas ii',
    'took command|takes command|has taken command|is in command|commands|in command|takes over|took over',
  ),
  paired(
    'el zar|zar|nicolas|nicolas ii|el zar nicolas|con nicolas ii|con el zar|con nicolas',
    paired(
      'manda|dirige|mandando|dirigiendo|al mando|conduce|encabeza',
      'en persona el ejercito|en persona|el mismo las tropas|el mismo el ejercito|el mismo|personalmente|personalmente el ejercito|en persona las tropas|el ejercito en persona|las tropas en persona|el ejercito|las tropas|las tropas el mismo',
    ),
  ),
  paired(
    'nicolas ii|el zar nicolas ii',
    'tomo el mando|ha tomado el mando|toma el mando|al mando|esta al mando|asumio el mando|manda|se puso al mando',
  ),
  paired(
    'lo zar|zar|nicola|nicola ii|lo zar nicola|con nicola ii|con lo zar|con nicola ii che|con lo zar che',
    paired(
      'comanda|guida|comandando|guidando|dirige|che comanda|che guida',
      'di persona l esercito|di persona|lui stesso le truppe|lui stesso l esercito|lui stesso|lui|personalmente|di persona le truppe|personalmente l esercito|l esercito di persona|le truppe di persona|l esercito|le truppe',
    ),
  ),
  paired(
    'nicola ii|lo zar nicola ii',
    'ha preso il comando|al comando|e al comando|prende il comando|ha assunto il comando|comanda',
  ),
);
const REFORMS = words(
  'tsar of the reforms|reforming tsar|the reforming tsar|zar de las reformas|el zar de las reformas|zar reformista|zar delle riforme|lo zar delle riforme|zar riformatore|lo zar riformatore|reforms decreed|reforms have been decreed|reforms were decreed|tsar reforms|the tsar s reforms|reformas decretadas|reformas del zar|las reformas del zar|riforme decretate|riforme dello zar|le riforme dello zar',
  paired('tsar|the tsar|czar|the czar', 'decreed reforms|decrees reforms|has decreed reforms|reforms|has reformed'),
  paired('el zar|zar', 'decreto reformas|ha decretado reformas|decreta reformas|ha hecho reformas|hizo reformas'),
  paired(
    'lo zar|zar',
    'ha decretato riforme|ha decretato le riforme|decreta riforme|decreta le riforme|ha fatto riforme|ha fatto le riforme',
  ),
);
export const TSAR_TOOK = TSAR_COMMANDS;
/** What the Tsar has done (7.2.A, 7.2.B). */
export const TSAR: readonly Entry[] = choice('tsar', {
  command: words(
    TSAR_COMMANDS,
    TSAR_HIMSELF,
    happened(letter('a')),
    paired('we had|i had|salio|tuvimos|abbiamo avuto', letter('a')),
  ),
  reforms: words(REFORMS, eventCame('b')),
});

const CENTRAL = [
  'germans|the germans|german|the german|central powers|the central powers|cp|the cp|enemy|the enemy',
  'los alemanes|alemanes|el aleman|los imperios centrales|imperios centrales|las potencias centrales|potencias centrales|los poderes centrales|poderes centrales|los centrales|las pc|los pc|pc|el enemigo',
  'i tedeschi|tedeschi|il tedesco|gli imperi centrali|imperi centrali|le potenze centrali|potenze centrali|i centrali|gli ic|ic|il nemico',
];
const HOLD = [
  'hold|holds|have|has|control|controls|took|takes|have taken|has taken|captured|have captured|own|are in|have conquered',
  'tienen|tiene|controlan|controla|tomaron|tomo|han tomado|ha tomado|capturaron|han capturado|han conquistado|conquistaron|ocupan|han ocupado|estan en',
  'hanno|ha|controllano|controlla|hanno preso|ha preso|tengono|tiene|hanno conquistato|hanno catturato|occupano|hanno occupato',
];
const FALLEN = words(
  'has fallen to the cp|has fallen to the central powers|has fallen to the germans|fell to the cp|fell to the germans|fell to the central powers|is under german control|under german control|is under central control|under cp control|is under cp control|in central hands|is in central hands|is cp controlled|ha caido en manos de los imperios centrales|ha caido en manos alemanas|ha caido en manos de los alemanes|ha caido en manos de los centrales|esta bajo control aleman|bajo control aleman|bajo control central|en manos centrales|esta en manos centrales|e caduta in mano ai centrali|e caduta in mano ai tedeschi|e caduta in mano agli imperi centrali|e sotto controllo tedesco|sotto controllo tedesco|sotto controllo centrale|in mano centrale|e in mano centrale|in mani centrali',
  'is in central powers hands|in central powers hands|is in the hands of the central powers|in the hands of the central powers|is in cp hands|in cp hands|in our german hands|is in the hands of the germans|in the hands of the germans|belongs to the germans|belongs to the central powers',
  'has fallen|fell|is fallen|is lost|is in german hands|in german hands|is german|is controlled by the germans|is controlled by the cp|is controlled by the central powers|is held by the germans|is held by the cp|is held by the central powers|taken by the germans|taken by the cp',
  paired(
    'esta en|en',
    paired(
      'manos|poder',
      'de los poderes centrales|de las potencias centrales|de los imperios centrales|de los centrales|del enemigo|de los alemanes|del aleman|de las pc|aleman|enemigas|centrales',
    ),
  ),
  'ha caido|cayo|esta perdida|en manos alemanas|esta en manos alemanas|es alemana|la tienen los alemanes|la controlan los alemanes|en poder aleman|esta en poder de los alemanes|controlada por los alemanes|tomada por los alemanes|en manos de las pc|en manos de las potencias centrales',
  paired(
    'e in|in|e nelle|nelle',
    paired(
      'mano|mani|potere',
      'agli imperi centrali|degli imperi centrali|delle potenze centrali|alle potenze centrali|ai centrali|dei centrali|al nemico|ai tedeschi|dei tedeschi|al tedesco',
    ),
  ),
  'e caduta|caduta|e persa|in mano tedesca|e in mano tedesca|in mani tedesche|e in mani tedesche|e tedesca|e in mano ai tedeschi|in mano ai tedeschi|e in mano agli imperi centrali|in mano agli imperi centrali|controllata dai tedeschi|presa dai tedeschi',
);
const RUSSIAN_LOST = words(
  paired('the russian|russian|the russians|russians|russia', 'lost|has lost|have lost'),
  paired('el ruso|los rusos|rusia', 'perdio|ha perdido|perdieron|han perdido'),
  paired('il russo|i russi|la russia', 'ha perso|hanno perso'),
  'cayo|ha caido|e caduta',
);
const AS_CENTRAL =
  'as the central powers|as central powers|as the cp|as cp|como potencias centrales|como los imperios centrales|como imperios centrales|como pc|come imperi centrali|come ic|da imperi centrali';
const WE_HOLD =
  'we hold|we have|we control|i hold|i have|i control|tenemos|tengo|controlamos|controlo|abbiamo|ho|teniamo|tengo|controlliamo|controllo';
/** Who has a city: the Central Powers. Of who says "I hold Warsaw" alone nobody knows which side is his. */
const taken = (city: string): string =>
  words(
    ...CENTRAL.map((who, lang) => paired(who, inRow('|already|still|now|ya|aun|gia|ancora', HOLD[lang] ?? '', city))),
    paired(city, FALLEN),
    paired(RUSSIAN_LOST, city),
    paired(paired(WE_HOLD, city), AS_CENTRAL),
    paired(AS_CENTRAL, paired(WE_HOLD, city)),
  );
const CITY_NAMES: Readonly<Record<string, string>> = {
  warsaw: 'warsaw|varsovia|varsavia',
  vilna: 'vilna|wilna|vilnius|vilno',
  brest: 'brest|brest litovsk',
  lemberg: 'lemberg|lvov|lwow|leopolis|leopoli',
};
/** "Nine cities, Warsaw is one of them". */
export const CITIES_AMONG: readonly Entry[] = Object.entries(CITY_NAMES).map(([name, city]) =>
  field(
    words(
      paired(
        city,
        'is one of them|is among them|among them|included|is included|es una de ellas|entre ellas|esta entre ellas|incluida|e una di queste|tra queste|e tra queste|compresa|inclusa',
      ),
      paired(
        'including|one of them is|one of them|among them|incluida|entre ellas|una de ellas es|compresa|tra cui|una di queste e|inclusa',
        city,
      ),
    ),
    name,
    true,
  ),
);
/** "Lemberg la tiene el ruso": the Central Powers do not have it. */
const russianStill = (city: string): string =>
  words(
    inRow(
      'the russian|the russians|russian|russians|russia|el ruso|los rusos|rusia|il russo|i russi|la russia',
      '|still|already|now|again|aun|todavia|ya|sigue|ancora|di nuovo',
      'hold|holds|holding|have|has|control|controls|own|keep|keeps|retook|took back|has retaken|have retaken|tiene|tienen|controla|controlan|conserva|conservan|retomo|ha retomado|ha|hanno|controlla|controllano|tengono|conserva|ha ripreso|hanno ripreso',
      '|ancora|again|back',
      city,
    ),
    inRow(
      '|if|with|and|con|y|e|si|se',
      city,
      '|is|stays|remains|s|es|sigue|sigue siendo|esta|e|resta|rimane|la|lo',
      '|still|again|aun|todavia|ancora|di nuovo|now',
      'russian|russian held|in russian hands|held by the russian|held by the russians|under russian control|controlled by the russians|controlled by the russian|in the russian s hands|with the russians|rusa|ruso|del ruso|de los rusos|en manos rusas|en manos del ruso|en manos de los rusos|tiene el ruso|tienen los rusos|controla el ruso|controlan los rusos|bajo control ruso|russa|del russo|dei russi|in mano russa|in mani russe|in mano al russo|in mano ai russi|tiene il russo|tengono i russi|controlla il russo|controllano i russi|ha il russo|hanno i russi|sotto controllo russo',
    ),
    inRow(city, 'ce l ha|ce l hanno', 'il russo|i russi'),
  );
export const CITIES_TAKEN: readonly Entry[] = Object.entries(CITY_NAMES).flatMap(([name, city]) => [
  field(taken(city), name, true),
  field(russianStill(city), name, false),
]);

const ODESSA_HELD = paired(
  'odessa|odessa is|odessa still|odessa is still|odessa remains|odessa stays|odessa es|odessa sigue|odessa sigue siendo|odessa todavia|odessa todavia es|' +
    'odessa aun|odessa aun es|odessa e|odessa ancora|odessa e ancora|odessa resta|odessa rimane',
  'russian|held|ours|mine|in russian hands|rusa|nuestra|mia|en manos rusas|en manos del ruso|en manos de los rusos|russa|nostra|' +
    'in mano russa|in mani russe|in mano al russo|in mano ai russi',
);
const RUSSIANS =
  'the russian|russian|the russians|russians|russia|rusia|el ruso|los rusos|la russia|il russo|i russi|us|me|nosotros|noi';
const ODESSA_GONE = words(
  inRow(
    '|with|now|con|ormai|y|e|and|now that|since',
    'odessa',
    words(
      inRow(
        '|is|has been|was|s|s been|has|being|already',
        '|now|already',
        'lost|gone',
        '|now|already',
        words('', inRow('to|for|by', RUSSIANS), 'to the enemy|to the central powers|to the germans'),
      ),
      inRow(
        '|is|has been|was|s been',
        '|now|already',
        'taken|captured|occupied|conquered',
        'by',
        'the enemy|the central powers|central powers|the cp|the germans|germans|the austrians',
      ),
      inRow('|esta|ha sido|fue|queda|se ha|ya esta', 'perdida|perdido', words('', inRow('para|por', RUSSIANS))),
      inRow(
        '|e|e stata|e andata|risulta|e gia',
        'persa|perduta|andata',
        words('', inRow('per|dal|dalla|dai|da', words(RUSSIANS, 'russo|russi|russia'))),
      ),
      'se ha perdido|se perdio|si e persa|is gone',
    ),
  ),
  inRow(
    words(RUSSIANS, 'he|they|we|i'),
    'no longer|not|has not|hasn t|have not|doesn t|does not|don t|do not|no|ya no|non',
    '|got|have|has|hold|holds|control|controls|own|tiene|tienen|tenemos|controla|controlan|controlamos|posee|conserva|ha|hanno|abbiamo|tiene|controlla|controllano|possiede|possiedono',
    '|any more|piu',
    'odessa',
    '|any more|anymore|any longer|ya',
  ),
);
/** "Odessa is not lost" says that it is his. */
const ODESSA_KEPT = inRow(
  'odessa',
  'isn t|is not|hasn t been|has not been|hasn t|has not|no esta|no ha sido|aun no esta|todavia no esta|no se ha|no ha|non e|non e ancora|non e stata|non e mai stata',
  '|yet|been|aun|ancora',
  'lost|taken|fallen|captured|perdida|perdido|tomada|caido|persa|perduta|presa|caduta',
  '|yet|aun|ancora',
);
const ODESSA_SAID = words(
  ODESSA_GONE,
  'odessa lost|we lost odessa|we have lost odessa|we ve lost odessa|i lost odessa|i ve lost odessa|hemos perdido odessa|perdimos odessa|abbiamo perso odessa|lost odessa|without odessa|odessa is lost|odessa has fallen|odessa fell|odessa was lost',
  'odessa perdida|sin odessa|he perdido odessa|perdi odessa|odessa persa|senza odessa|odessa caduta|ho perso odessa|odessa in enemy hands|odessa is in enemy hands|odessa en manos enemigas|odessa esta en manos enemigas|odessa in mano nemica|odessa e in mano nemica|odessa in mani nemiche|odessa ya no es rusa|odessa no es rusa|odessa non e piu russa|odessa non e russa|odessa is not russian|odessa isn t russian|odessa is no longer russian|odessa is no longer ours|odessa isn t ours|odessa is not ours|odessa no es nuestra|odessa non e nostra',
  paired(
    'the russian does not|the russian doesn t|russia does not|russia doesn t|the russians do not|the russians don t|we do not|we don t|i don t',
    'hold odessa|control odessa|have odessa',
  ),
  paired(
    'el ruso no|los rusos no|rusia no|no',
    'controla odessa|controlan odessa|tiene odessa|tienen odessa|tenemos odessa|tengo odessa',
  ),
  paired(
    'il russo non|i russi non|la russia non|non',
    'controlla odessa|controllano odessa|ha odessa|hanno odessa|tiene odessa|tengono odessa|abbiamo odessa|ho odessa',
  ),
  paired(
    'odessa',
    'is no longer controlled by the russian|is no longer under russian control|ya no la controla el ruso|non la controlla piu il russo',
  ),
  paired(
    'the russian|the russians|russia|we|i',
    'no longer controls odessa|no longer control odessa|no longer holds odessa|no longer hold odessa|no longer has odessa|no longer have odessa',
  ),
  paired(
    'el ruso|los rusos|rusia|',
    'ya no controla odessa|ya no controlan odessa|ya no tiene odessa|ya no tienen odessa|ya no tenemos odessa|ya no controlamos odessa',
  ),
  paired(
    'il russo|i russi|la russia|',
    'non controlla piu odessa|non controllano piu odessa|non ha piu odessa|non hanno piu odessa|non tiene piu odessa|non abbiamo piu odessa|non controlliamo piu odessa',
  ),
  paired(
    'they|we|the germans|the central powers|the cp|i|he',
    'took odessa from the russian|took odessa from the russians|have taken odessa from the russian|have taken odessa from the russians|took odessa from him|took odessa off the russian',
  ),
  'le han quitado odessa al ruso|le quitamos odessa al ruso|le quitaron odessa al ruso|les han quitado odessa a los rusos|les quitamos odessa a los rusos|hemos quitado odessa al ruso|han quitado odessa al ruso|le hemos quitado odessa al ruso|han tomado odessa al ruso|hanno tolto odessa al russo|hanno tolto odessa ai russi|abbiamo tolto odessa al russo|abbiamo preso odessa al russo|hanno preso odessa al russo|abbiamo preso odessa ai russi|hanno preso odessa ai russi',
  taken('odessa'),
);
/** "Odesa" is she as well. */
const ODESSA_LOST = words(ODESSA_SAID, ODESSA_SAID.replaceAll('odessa', 'odesa'));
/** Whether the Russian controls Odessa, which keeps Event H of use (9.12). */
export const ODESSA: readonly Entry[] = [
  field(
    `${ODESSA_HELD}|${ODESSA_KEPT}|russian odessa|we hold odessa|i hold odessa|i have odessa|holding odessa|tengo odessa|tenemos odessa|ho odessa|abbiamo odessa`,
    'odessa',
    true,
  ),
  field(ODESSA_LOST, 'odessa', false),
];

const OFFENSIVE = words(
  'brusilov|brusilov offensive|the brusilov offensive|brusilov s offensive|offensive of brusilov|the offensive of brusilov',
  'his brusilov|my brusilov|our brusilov|the brusilov|his brusilov offensive|my brusilov offensive|su brusilov|mi brusilov|la brusilov|su ofensiva brusilov|su ofensiva de brusilov|la sua brusilov|la sua offensiva brusilov|la mia brusilov|la nostra brusilov',
  'ofensiva brusilov|ofensiva de brusilov|la ofensiva brusilov|la ofensiva de brusilov',
  'offensiva brusilov|l offensiva brusilov|offensiva di brusilov|l offensiva di brusilov',
);
const ON_TURN =
  't|turn|gt|game turn|turno|tj|tg|on|in|on turn|in turn|on gt|in gt|on game turn|in game turn|since turn|since gt|el turno|en el turno|en el tj|en el|en|desde el turno|desde el tj|dal turno|dal tg|nel turno|nel tg|nel|al turno|al tg|al';
const BEGAN =
  'started|starts|began|begins|declared|was declared|is declared|launched|was launched|announced|was announced|in force|in force since|since|empieza|empezo|empezada|se declaro|fue declarada|se lanzo|se anuncio|' +
  'declarada|en vigor|en vigor desde|desde|inizia|iniziata|e iniziata|dichiarata|e stata dichiarata|lanciata|e stata lanciata|annunciata|e stata annunciata|cominciata|e cominciata|in vigore|in vigore dal|dal';
const DECLARED =
  'declared|announced|launched|started|began|called|he declared|he launched|he announced|' +
  'called|they called|they declared|they launched|they announced|proclaimed|kicked off|was called|unleashed|' +
  'declararon|han declarado|hemos declarado|anunciaron|han anunciado|hemos anunciado|lanzaron|han lanzado|hemos lanzado|empezaron|iniciaron|desataron|proclamaron|' +
  'hanno dichiarato|hanno annunciato|abbiamo annunciato|hanno lanciato|hanno iniziato|hanno cominciato|hanno scatenato|dichiararono|annunciarono|lanciarono|' +
  'declaro|declaramos|ha declarado|he declarado|anuncio|anuncie|anunciamos|ha anunciado|lanzo|lance|lanzamos|ha lanzado|he lanzado|empezo|empece|inicio|inicie|' +
  'dichiaro|ha dichiarato|ho dichiarato|abbiamo dichiarato|ha annunciato|ho annunciato|abbiamo annunciato|ha lanciato|ho lanciato|abbiamo lanciato|lancio|ha iniziato|ho iniziato|ha cominciato|ho cominciato';
/** The turn in which the offensive was declared (15.1), its name alone says none. */
const BRUSILOV: Entry = asks(
  words(
    inRow(OFFENSIVE, BEGAN, ON_TURN),
    inRow(DECLARED, OFFENSIVE, ON_TURN),
    inRow(paired('brusilov', 'declaration|declared'), '|:', ON_TURN),
    inRow('declaracion de|dichiarazione di|declaration of', OFFENSIVE, '|:', ON_TURN),
  ),
  'brusilov',
  15,
  18,
);

/** "Declare the Brusilov offensive on turn 17" names the turn that it is. */
export const DECLARE_ON: Entry = asks(
  paired(paired('declare|declaring|i declare|we declare', OFFENSIVE), ON_TURN),
  'turn',
  1,
  24,
);

/** "On the sixteenth turn": the turn of the offensive by its number in words. */
const NTH: readonly (readonly [turn: number, words: string])[] = [
  [15, 'fifteenth|15th|15o|15º|decimoquinto|quindicesimo'],
  [16, 'sixteenth|16th|16o|16º|decimosexto|sedicesimo'],
  [17, 'seventeenth|17th|17o|17º|decimoseptimo|diciassettesimo'],
  [18, 'eighteenth|18th|18o|18º|decimoctavo|diciottesimo'],
];
const BRUSILOV_NTH: readonly Entry[] = NTH.map(([turn, nth]) =>
  field(
    words(
      paired(
        paired(DECLARED, OFFENSIVE),
        words(
          paired('on the|in the|en el|al|nel', paired(nth, 'turn|turno|game turn')),
          paired('en el turno|al turno|nel turno', nth),
        ),
      ),
      paired(
        paired(OFFENSIVE, BEGAN),
        words(
          paired('on the|in the|en el|al|nel|', paired(nth, 'turn|turno|game turn')),
          paired('en el turno|al turno|nel turno', nth),
        ),
      ),
    ),
    'brusilov',
    turn,
  ),
);

const NTH_NUMBERS = NTH.map(([turn]) => words(String(turn), ...LANGUAGES.map((lang) => numberWord(turn, lang))));
/** "Turn 16 is when they called the Brusilov offensive": the turn stands before the verb. */
const BRUSILOV_WHEN: readonly Entry[] = NTH.map(([turn], at) =>
  field(
    inRow(
      '|it was|it was on|it was in|fue en|fue|era|e stato|fu|e stata',
      '|on|in|en|al|nel|the|el|il',
      'turn|game turn|gt|turno|tj|tg|t',
      NTH_NUMBERS[at] ?? '',
      '|is|was|es|fue|e|era|fu|e stato',
      'when|the turn when|cuando|en que|quando|in cui|that|che',
      words(
        inRow('|they|he|she|we|i|the russian|the russians|el ruso|los rusos|se|il russo|i russi|', DECLARED, OFFENSIVE),
        inRow(OFFENSIVE, '|was|se|fue|e stata', BEGAN),
      ),
    ),
    'brusilov',
    turn,
  ),
);

/** "Brusilov kicked off on 16": a turn without the word. */
const BRUSILOV_ON: Entry = asks(
  inRow(
    'brusilov|brusilov offensive|the brusilov offensive|brusilov s offensive|la ofensiva brusilov|ofensiva brusilov|l offensiva brusilov|offensiva brusilov',
    '|was|got|has|se|fue|e|e stata',
    'kicked off|went off|took off|broke out|launched|declared|started|began|begun|opened|arranco|empezo|comenzo|estallo|declaro|declarada|lanzada|partita|scattata|cominciata|iniziata|dichiarata',
    'on|in|en|en el|al|nel|il',
  ),
  'brusilov',
  15,
  18,
);

/** … in all ways. */
export const BRUSILOV_SAID: readonly Entry[] = [BRUSILOV, ...BRUSILOV_NTH, ...BRUSILOV_WHEN, BRUSILOV_ON];

/** When something was, and nothing more. */
export const WHEN = filler(
  'a moment ago|moment ago|just now|a while ago|ago|this phase|this same phase|in this phase|in this same phase|en esta fase|en esta misma fase|hace un momento|hace poco|hace un rato|un attimo fa|poco fa|in questa fase|in questa stessa fase',
);
