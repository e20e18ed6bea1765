import type { Block, CellRow, OddsRow } from '@/lib/calc/evaluation';
import { cellsBlock, oddsBlock, oddsRow, present, valueRow, valuesBlock, verdictBlock } from '@/lib/calc/ledger';
import { plain, signed } from '@/lib/core/numbers';
import { fraction } from '@/lib/prob/fraction';
import type { AmmunitionFinding, Face } from '@/lib/games/when-eagles-fight/ammunition/shortage';
import { nameOf, say } from '@/lib/games/when-eagles-fight/ammunition/words';

/** What the player sees: the roll or what it came to, the chances, who places what, the units, the cells. */
export function blocksOf(finding: AmmunitionFinding): readonly Block[] {
  if (finding.none) return [verdictBlock(say('verdict.none'), 'neutral', '3.4')];
  return present(verdict(finding), odds(finding), shares(finding), units(finding), cells(finding));
}

function verdict({ share, face, modifier, input }: AmmunitionFinding): Block {
  if (share?.number === 0) return verdictBlock(say('verdict.nobody'), 'yes', '9.9');
  if (share) {
    const { number, russian, central, lost } = share;
    return verdictBlock(
      say(lost > 0 ? 'verdict.lost' : 'verdict.short', { number, russian, central, lost }),
      'no',
      lost > 0 ? '9.13' : '9.11',
    );
  }
  if (face) return verdictBlock(say('verdict.read', { row: plain(face.roll), turn: input.turn }), 'neutral', '9.9');
  return verdictBlock(
    say(modifier ? 'verdict.rollWith' : 'verdict.roll', { value: signed(modifier) }),
    'neutral',
    '9.9',
  );
}

/** The chances of each number before the die; faces whose cell nobody has read stand in a row of their own. */
function odds({ faces, face, input }: AmmunitionFinding): readonly Block[] {
  if (face || input.number !== undefined || faces.every(({ number }) => number === undefined)) return [];
  const numbers = [...new Set(faces.map(({ number }) => number))].sort((a, b) => (a ?? 99) - (b ?? 99));
  const rows = numbers.map((number): OddsRow => {
    const some = faces.filter((one) => one.number === number);
    const label = number === undefined ? say('odds.unknown') : say('odds.number', { number });
    return oddsRow(label, fraction(some.length, faces.length), '9.9', some.length > 1 ? partsOf(some) : []);
  });
  return oddsBlock('number', say('odds.title'), rows);
}

const partsOf = (faces: readonly Face[]): readonly OddsRow[] =>
  faces.map(({ face, roll }) => oddsRow(say('odds.face', { face, row: plain(roll) }), fraction(1, 6)));

function shares({ share, input }: AmmunitionFinding): readonly Block[] {
  if (!share?.number) return [];
  return valuesBlock(
    'shares',
    say('shares.title'),
    present(
      valueRow(say('shares.russian'), share.russian, '9.11'),
      valueRow(say('shares.central'), share.central, '9.11'),
      share.lost > 0 && valueRow(say('shares.lost'), share.lost, '9.13'),
      input.eligible === undefined && valueRow(say('shares.exempt'), say('shares.exemptList'), '9.11'),
      valueRow(say('shares.limit'), say('shares.one'), '9.13'),
      valueRow(say('shares.effect'), say('shares.halved'), '9.10'),
    ),
  );
}

function units({ units: found }: AmmunitionFinding): readonly Block[] {
  return valuesBlock(
    'units',
    say('units.title'),
    found.map((one, i) => {
      const [bar] = one.barred;
      if (bar) return valueRow(nameOf(one, i), say('units.exempt', { why: say(`why.${bar.id}`) }), bar.rule);
      const { attack, defence, unit } = one;
      const factors = say('units.factors', { attack: attack ?? '–', defence: defence ?? '–' });
      const what = unit.outOfSupply ? say('units.already') : say('units.may');
      return valueRow(
        nameOf(one, i),
        attack === undefined && defence === undefined ? what : say('units.with', { what, factors }),
        unit.outOfSupply ? '9.10' : '9.11',
      );
    }),
  );
}

function cells({ faces, face, input }: AmmunitionFinding): readonly Block[] {
  if (input.number !== undefined) return [];
  const wanted = face ? [face] : faces;
  const rows = wanted.flatMap(({ ref, found, face: n, roll }): readonly CellRow[] =>
    ref
      ? [
          {
            cell: ref,
            label: say('cells.face', { face: n, row: plain(roll) }),
            ...(found ? { result: found.text, from: found.from } : {}),
            faces: [n],
            use: face ? 'now' : 'odds',
          },
        ]
      : [],
  );
  const missing = rows.filter(({ result }) => result === undefined).length;
  return cellsBlock('cells', say('cells.title', { missing }), rows);
}
