import type { Block, CellRow } from '@/lib/calc/evaluation';
import { cellsBlock, oddsBlock, oddsRow, present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { effectsOf, type Effect } from '@/lib/games/when-eagles-fight/events/effects';
import { FIRST_TURN, outcomes, type EventsFinding, type Meaning } from '@/lib/games/when-eagles-fight/events/finding';
import { say } from '@/lib/games/when-eagles-fight/events/words';

/** What the player sees: what the event is now, what to do, what stays for later; before a roll what each would be. */
export function blocksOf(finding: EventsFinding): readonly Block[] {
  if (finding.input.turn < FIRST_TURN)
    return [verdictBlock(say('verdict.early', { turn: FIRST_TURN }), 'neutral', '7.1')];
  const effects = effectsOf(finding);
  return present(
    verdict(finding),
    listed('now', effects),
    listed('later', effects),
    !finding.meaning && odds(finding),
    !finding.meaning && table(finding),
    cells(finding),
  );
}

function verdict({ meaning, roll }: EventsFinding): Block {
  if (!meaning)
    return verdictBlock(roll ? say('verdict.unread', { sum: roll.sum }) : say('verdict.roll'), 'neutral', '7.1');
  const { rolled, as, takes } = meaning;
  const params = { letter: rolled, name: say(`name.${as}`), to: as };
  if (!takes)
    return verdictBlock(say('verdict.none', { ...params, name: say(`name.${rolled}`) }), 'neutral', `7.2.${as}`);
  return verdictBlock(say(as === rolled ? 'verdict.is' : 'verdict.as', params), 'neutral', `7.2.${as}`);
}

const listed = (when: Effect['when'], effects: readonly Effect[]): readonly Block[] =>
  valuesBlock(
    when,
    say(`titles.${when}`),
    effects.flatMap((one) =>
      one.when === when ? [valueRow(say(`what.${one.id}`), say(`do.${one.id}`, one.params), one.rule)] : [],
    ),
  );

/** An event as it is now: itself, another one, or none. */
const nowIs = ({ rolled, as, takes }: Meaning) =>
  takes ? say(as === rolled ? 'table.is' : 'table.as', { to: as, name: say(`name.${as}`) }) : say('table.none');

function table({ all }: EventsFinding): readonly Block[] {
  return valuesBlock(
    'table',
    say('titles.table'),
    all.map((one) =>
      valueRow(
        say('table.event', { letter: one.rolled, name: say(`name.${one.rolled}`) }),
        nowIs(one),
        `7.2.${one.as}`,
      ),
    ),
  );
}

/** The chances of what comes, as soon as a cell of the turn's column is known. */
function odds(finding: EventsFinding): readonly Block[] {
  if (finding.rolls.every(({ letter }) => letter === undefined)) return [];
  return oddsBlock(
    'event',
    say('titles.odds'),
    outcomes(finding).map(({ meaning, rolls, chance }) => {
      const label = !meaning
        ? say('odds.unread')
        : meaning.takes
          ? say('odds.event', { letter: meaning.as, name: say(`name.${meaning.as}`) })
          : say('odds.none');
      const parts = rolls.map((roll) =>
        oddsRow(
          roll.letter ? say('odds.roll', { sum: roll.sum, letter: roll.letter }) : say('odds.sum', { sum: roll.sum }),
          roll.chance,
        ),
      );
      return oddsRow(label, chance, meaning ? `7.2.${meaning.as}` : '7.1', parts);
    }),
  );
}

function cells({ rolls, roll, input }: EventsFinding): readonly Block[] {
  if (input.event !== undefined) return [];
  const rows = (roll ? [roll] : rolls).flatMap(({ ref, found, sum }): readonly CellRow[] =>
    ref
      ? [
          {
            cell: ref,
            label: say('cells.sum', { sum }),
            ...(found ? { result: found.text, from: found.from } : {}),
            use: roll ? 'now' : 'odds',
          },
        ]
      : [],
  );
  return cellsBlock(
    'cells',
    say('cells.title', { missing: rows.filter(({ result }) => result === undefined).length }),
    rows,
  );
}
