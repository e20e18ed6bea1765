import { NUMBER_WORDS } from '@/lib/core/number-words';
import type { PogData } from '@/lib/games/paths-of-glory/data';
import type { AskedTool } from '@/lib/typed/asked';
import { asks, choice, fell, field, filler, formTool, type Form } from '@/lib/typed/form';
import type { Entry } from '@/lib/typed/meaning';
import type { FieldRead, Reading } from '@/lib/typed/reading';
import { paired } from '@/lib/typed/table-words';

/* The turns of Paths of Glory by their names, and its tools that a text fills in a field at a time. */

/** The months are turns of their own in 1914 only; each season of the years after it is one (15.3.3). */
const MONTHS = ['august|aug|agosto', 'september|sept|sep|septiembre|setiembre|settembre'];
const SEASONS = ['winter|invierno|inverno', 'spring|primavera', 'summer|verano|estate', 'fall|autumn|otono|autunno'];
const FIRST_FALL = 3;
const YEARS = [1914, 1915, 1916, 1917, 1918, 1919];

/** "August 1914", "agosto de 1914", "otoño del 14". */
const named = (words: string, year: number, turn: number): Entry =>
  field(
    words
      .split('|')
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
      .filter(({ turn }) => turn >= FIRST_FALL && turn <= 20)
      .map(({ words, turn }) => named(words, year, turn)),
  ),
  asks('turn|gt|game turn|turno', 'turn', 1, 20),
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
  { before: true },
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
const ANSWERS = choice('answer', {
  refused: `${REFUSED}|${paired(OPPONENTS, REFUSED)}`,
  accepted: `${ACCEPTED}|${paired(OPPONENTS, ACCEPTED)}`,
});

/** "CP at Total War": the level of war of a side (16.1.1). */
const levels = (name: string, side: string): readonly Entry[] =>
  choice(name, {
    mobilization: paired(
      side,
      'mobilization|at mobilization|movilizacion|en movilizacion|mobilitazione|in mobilitazione',
    ),
    limited: paired(
      side,
      'limited war|at limited war|in limited war|guerra limitada|en guerra limitada|guerra limitata|in guerra limitata',
    ),
    total: paired(
      side,
      'total war|at total war|in total war|guerra total|en guerra total|guerra totale|in guerra totale',
    ),
  });

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
      centralLevel: 'war-status.fields.centralLevel',
      alliedLevel: 'war-status.fields.alliedLevel',
    },
    entries: [
      ...TURNS,
      VP,
      asks('central powers|cp|central|potencias centrales|pc|imperi centrali', 'central', 0, 60, { before: true }),
      asks('allies|allied|ap|aliados|pa|alleati', 'allied', 0, 60, { before: true }),
      asks('combined|combinado|combinato', 'combined', 0, 60, { before: true }),
      field('blockade|bloqueo|blocco', 'blockade', true),
      field(
        'italy neutral|italy is neutral|italy still neutral|italy is still neutral|neutral italy|italia neutral|italia sigue neutral|italia neutrale|italia ancora neutrale',
        'italyNeutral',
        true,
      ),
      ...levels('centralLevel', 'cp|the cp|central powers|central|potencias centrales|pc|imperi centrali'),
      ...levels('alliedLevel', 'allies|allied|ap|aliados|pa|alleati'),
      filler('war status|estado de guerra|stato di guerra'),
    ],
  },
  {
    tool: 'peace-terms',
    words:
      'peace|peace terms|peace offer|peace roll|paz|oferta de paz|terminos de paz|tirada de paz|pace|offerta di pace|termini di pace',
    takes: {
      side: 'peace-terms.fields.side',
      vp: 'peace-terms.fields.vp',
      combined: 'peace-terms.fields.combined',
      answer: 'peace-terms.fields.answer',
      die: 'peace-terms.fields.die',
    },
    entries: [
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
    },
    entries: [
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
      fell(6),
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
    const isLeft = reading.tokens.some(
      ({ kind, folded }, at) =>
        reading.uses[at] === 'unknown' && (kind === 'number' || (NUMBER_WORDS.get(folded) ?? 1) > 1),
    );
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
