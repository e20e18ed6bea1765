import { text, type Block, type Text, type ToolLink, type ValueRow } from '@/lib/calc/evaluation';
import { present, sayIn, valueRow } from '@/lib/calc/ledger';
import { sumOf, weigh } from '@/lib/calc/modifiers';
import { signed } from '@/lib/core/numbers';
import type { CardBook } from '@/lib/tables/card';
import { AMMUNITION_MODIFIERS } from '@/lib/games/when-eagles-fight/ammunition/modifiers';
import { ammunitionSchema } from '@/lib/games/when-eagles-fight/ammunition/fields';
import { phaseOf } from '@/lib/games/when-eagles-fight/campaign/advance';
import type { ClocksInput } from '@/lib/games/when-eagles-fight/campaign/fields';
import { linkTo, victoryCase } from '@/lib/games/when-eagles-fight/campaign/links';
import { has, hasVerdun, meaningNow, tsarOf, turnOf } from '@/lib/games/when-eagles-fight/campaign/state';
import { verdunOdds } from '@/lib/games/when-eagles-fight/campaign/verdun-odds';
import {
  DECLARED,
  GUNS_BACK,
  isOver,
  isRunning,
  offensiveModifier,
} from '@/lib/games/when-eagles-fight/clocks/brusilov';
import { nextOberost, nextStavka } from '@/lib/games/when-eagles-fight/clocks/command';
import {
  boxBefore,
  FIRST_BOX,
  isPastVerdun,
  lastByMarker,
  VERDUN_TURNS,
} from '@/lib/games/when-eagles-fight/clocks/verdun';
import { LAST_TURN } from '@/lib/games/when-eagles-fight/turns';
import { settleVictory, GERMAN_CITIES, printedTurn } from '@/lib/games/when-eagles-fight/victory/finding';
import { germanLimit } from '@/lib/games/when-eagles-fight/stacking/limits';

/* The clocks, a card each: how it stands, what moves it next, and the tool that goes on with it. */

const say = sayIn('clocks');

const card = (id: string, rows: readonly ValueRow[], link?: ToolLink): Block => ({
  kind: 'values',
  id,
  title: say(`titles.${id}`),
  rows,
  ...(link ? { link } : {}),
});

export function eventsCard(one: ClocksInput): Block {
  const meaning = meaningNow(one);
  const name = (letter: string): Text => say('event', { letter, name: text(`events.name.${letter}`) });
  const now =
    one.turn < 5
      ? say('events.early')
      : !meaning
        ? say('events.roll')
        : meaning.takes
          ? say(meaning.as === meaning.rolled ? 'events.is' : 'events.as', {
              event: name(meaning.rolled),
              as: name(meaning.as),
            })
          : say('events.none', { event: name(meaning.rolled) });
  return card(
    'events',
    present(
      valueRow(say('events.now'), now, '7.1'),
      one.past.map(({ event, turn }) => valueRow(name(event), say('events.since', { turn }), `7.2.${event}`)),
      !one.past.length && valueRow(say('events.inForce'), say('events.noneInForce'), '7.2'),
    ),
    linkTo('events', one),
  );
}

export function verdunCard(one: ClocksInput, book: CardBook): Block {
  const { turn, guns } = one;
  const verdun = hasVerdun(one);
  const { box, guns: left } = phaseOf(one);
  const marker = boxBefore(turn, one.marker);
  const open = !verdun && !isPastVerdun(turn);
  return card(
    'verdun',
    present(
      verdun && valueRow(say('verdun.state'), say('verdun.come', { turn: turnOf(one, 'K') ?? turn }), '7.2.K'),
      verdun && valueRow(say('verdun.storing'), say('verdun.noStoring'), '7.2.K'),
      open && valueRow(say('verdun.state'), say(turn < VERDUN_TURNS.first ? 'verdun.later' : 'verdun.window'), '7.2.K'),
      open && verdunOdds(book, turn).map(({ turn: at, by }) => valueRow(say('verdun.by', { turn: at }), by, '7.2.K')),
      open && valueRow(say('verdun.else'), say('verdun.placed', { turn: FIRST_BOX }), '7.3'),
      !verdun &&
        isPastVerdun(turn) && [
          valueRow(say('verdun.guns'), left < guns ? say('verdun.gunsNow', { guns, left }) : guns, '7.3'),
          valueRow(
            say('verdun.marker'),
            marker === undefined || box === undefined
              ? say('verdun.ask')
              : say(box < marker ? 'verdun.moves' : 'verdun.stays', { from: marker, to: box }),
            '7.3',
          ),
          ...(box === undefined
            ? []
            : [valueRow(say('verdun.last'), say('turn', { turn: lastByMarker(turn, box, left) }), '7.3')]),
        ],
    ),
    linkTo('events', one),
  );
}

export function brusilovCard(one: ClocksInput): Block {
  const { turn, brusilov } = one;
  const verdun = hasVerdun(one);
  const state = (): Text => {
    if (brusilov !== undefined) {
      if (isRunning(turn, brusilov))
        return say('brusilov.running', {
          declared: brusilov,
          nth: turn - brusilov + 1,
          value: signed(offensiveModifier(turn, brusilov)),
        });
      return say('brusilov.over', { declared: brusilov });
    }
    return say(turn < DECLARED.first ? 'brusilov.later' : turn <= DECLARED.last ? 'brusilov.open' : 'brusilov.missed');
  };
  return card(
    'brusilov',
    present(
      valueRow(say('brusilov.state'), state(), '15.1'),
      valueRow(say('brusilov.limit'), germanLimit(turn, brusilov), '6.4'),
      brusilov !== undefined && valueRow(say('brusilov.romania'), say('turn', { turn: brusilov + 3 }), '15.6'),
      brusilov !== undefined &&
        has(one, 'A') &&
        isRunning(turn, brusilov) &&
        valueRow(say('brusilov.north'), say('brusilov.oneAttack'), '15.3'),
      brusilov === undefined &&
        verdun &&
        valueRow(say('brusilov.never'), say('brusilov.quiet', { turn: GUNS_BACK }), '15.9'),
    ),
    linkTo('brusilov', one),
  );
}

export function ammunitionCard(one: ClocksInput): Block {
  const { turn, scenario, odessa, brusilov } = one;
  const at = (when: number): number =>
    sumOf(
      weigh(
        AMMUNITION_MODIFIERS,
        ammunitionSchema.parse({ turn: when, scenario, odessa, brusilov, eventH: has(one, 'H') }),
      ).applied,
    );
  const now = at(turn);
  const change = Array.from({ length: LAST_TURN - turn }, (_, i) => turn + 1 + i).find((when) => at(when) !== now);
  return card(
    'ammunition',
    present(
      valueRow(say('ammunition.now'), signed(now), '9.12'),
      change !== undefined &&
        valueRow(
          say('ammunition.next'),
          say('ammunition.from', { turn: change, value: signed(at(change)) }),
          at(change) > now ? '15.8' : '9.12',
        ),
      has(one, 'H') &&
        valueRow(say('ammunition.gallipoli'), say(odessa ? 'ammunition.held' : 'ammunition.lost'), '9.12'),
      !isOver(turn, brusilov) &&
        brusilov !== undefined &&
        valueRow(say('ammunition.brusilov'), say('turn', { turn: brusilov + 3 }), '15.8'),
    ),
    linkTo('ammunition', one),
  );
}

export function commandCard(one: ClocksInput): Block {
  const { turn, scenario, stavkaLast, oberostLast } = one;
  const tsar = tsarOf(one);
  const at = (last: number | undefined, next: number | undefined): Text => {
    if (last === turn) return say(next === undefined ? 'command.usedLast' : 'command.used', { next: next ?? 0 });
    if (next === undefined) return say('command.never');
    return say(next === turn ? 'command.now' : 'command.from', { next });
  };
  // A use of this turn leaves the next one that it allows.
  const later = (last: number | undefined): number => (last === turn ? turn + 1 : turn);
  return card(
    'command',
    [
      valueRow(
        say('command.stavka'),
        tsar === 'command'
          ? say('command.gone')
          : at(stavkaLast, nextStavka({ turn: later(stavkaLast), scenario, tsar, stavkaLast })),
        tsar === 'command' ? '7.2.A' : '14.2',
      ),
      valueRow(
        say('command.oberost'),
        at(oberostLast, nextOberost({ turn: later(oberostLast), scenario, tsar, oberostLast })),
        '14.3',
      ),
    ],
    linkTo('command', one),
  );
}

/** The two checks: what the Russian lacks, and the revolution as things stand. */
export function checkCards(one: ClocksInput, book: CardBook): readonly Block[] {
  const { one: check, modifier, chance } = settleVictory(victoryCase(one), book);
  const { german, hexes, victory, revolution } = check;
  const printed = printedTurn(check.check);
  const lacks = (have: number, need: number): Text => say('checks.of', { have, need, more: Math.max(0, need - have) });
  return [
    card(
      'checks',
      [
        valueRow(say('checks.next'), say(check.isNow ? 'checks.now' : 'turn', { turn: check.check }), '4.1'),
        valueRow(say('checks.german'), lacks(german, GERMAN_CITIES), '4.3'),
        valueRow(
          say('checks.hexes'),
          victory.value === undefined ? say('checks.ask', { have: hexes, turn: printed }) : lacks(hexes, victory.value),
          '4.3',
        ),
      ],
      linkTo('victory', one),
    ),
    card(
      'revolution',
      present(
        valueRow(say('revolution.cities'), one.cities, '4.4'),
        valueRow(say('revolution.modifier'), signed(modifier), '4.5'),
        valueRow(say('revolution.rev', { turn: printed }), revolution.value ?? say('revolution.ask'), '4.4'),
        chance && valueRow(say('revolution.chance', { turn: check.check }), chance, '4.4'),
      ),
      linkTo('victory', one),
    ),
  ];
}

/** Units off the map and replacements that are stored. */
export function unitsCard(one: ClocksInput): Block {
  const { away, germanStored, austrianStored, russianStored } = one;
  return card(
    'units',
    present(
      away.map(({ nation, steps, back }) =>
        valueRow(
          say(`units.${nation}`, { steps }),
          back === undefined ? say('units.open') : say('units.back', { turn: back }),
          '10.15',
        ),
      ),
      !away.length && valueRow(say('units.away'), say('units.nobody'), '10.15'),
      valueRow(
        say('units.stored'),
        say('units.steps', { german: germanStored, austrian: austrianStored, russian: russianStored }),
        '10.9',
      ),
    ),
  );
}
