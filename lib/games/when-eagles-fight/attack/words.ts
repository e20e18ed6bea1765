import type { Block, Fact, NotApplied, OpenPoint, Step, Taken } from '@/lib/calc/evaluation';
import { present } from '@/lib/calc/ledger';
import * as blocks from '@/lib/games/when-eagles-fight/attack/blocks';
import type { AttackCase } from '@/lib/games/when-eagles-fight/attack/case';
import { NO_LACKS, withConditions } from '@/lib/games/when-eagles-fight/attack/conditions';
import * as ledger from '@/lib/games/when-eagles-fight/attack/ledger';
import * as open from '@/lib/games/when-eagles-fight/attack/open';
import * as onSheet from '@/lib/games/when-eagles-fight/attack/sheet-words';
import type { WefData } from '@/lib/games/when-eagles-fight/data';

/* An attack in words: what the rules make of it, and what its sheet adds where it is read off one. */

export const factsOf = ({ finding, sheet }: AttackCase): readonly Fact[] =>
  present(sheet && onSheet.factsOf(sheet), ledger.factsOf(finding));

export const stepsOf = ({ finding }: AttackCase): readonly Step[] => ledger.stepsOf(finding);

export const notAppliedOf = ({ finding, sheet }: AttackCase): readonly NotApplied[] =>
  present(ledger.notAppliedOf(finding), sheet && onSheet.notAppliedOf(sheet));

export const blocksOf = ({ finding, sheet }: AttackCase, { cards }: WefData): readonly Block[] =>
  present(
    withConditions(finding, sheet?.lacks ?? NO_LACKS, blocks.blocksOf(finding, cards)),
    sheet && onSheet.blocksOf(sheet),
  );

export const openOf = ({ finding, sheet }: AttackCase): readonly OpenPoint[] =>
  present(open.openOf(finding), sheet && onSheet.openOf(sheet));

export const takenOf = ({ sheet }: AttackCase): readonly Taken[] => (sheet ? onSheet.takenOf(sheet) : []);
