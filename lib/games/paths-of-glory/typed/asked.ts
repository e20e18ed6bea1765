import type { PogData } from '@/lib/games/paths-of-glory/data';
import { withNumbers } from '@/lib/games/paths-of-glory/typed/armies';
import { FORM_TOOLS } from '@/lib/games/paths-of-glory/typed/forms';
import { NEAR_EAST_FIELDS, NEAR_EAST_WORDS } from '@/lib/games/paths-of-glory/typed/near-east-words';
import { REPLACEMENT_WORDS } from '@/lib/games/paths-of-glory/typed/replacement-words';
import { STACK_WORDS } from '@/lib/games/paths-of-glory/typed/stack-words';
import { ENTRENCH_WORDS } from '@/lib/games/paths-of-glory/typed/trench-words';
import type { AskedTool } from '@/lib/typed/asked';
import { withFields } from '@/lib/typed/form';
import { activation } from '@/lib/games/paths-of-glory/typed/asked/activation';
import { entrench } from '@/lib/games/paths-of-glory/typed/asked/entrenchment';
import { redeployment } from '@/lib/games/paths-of-glory/typed/asked/redeployment';
import { replacements } from '@/lib/games/paths-of-glory/typed/asked/replacements';
import { siege } from '@/lib/games/paths-of-glory/typed/asked/siege';
import { stacking } from '@/lib/games/paths-of-glory/typed/asked/stacking';
import { supply } from '@/lib/games/paths-of-glory/typed/asked/supply';

/* Tools of Paths of Glory that a text names and fills in: a siege, a stack, the supply of a space. */

/** "Dig in with the second French": also here only armies bear numbers. */
const withArmies = (tool: AskedTool<PogData>): AskedTool<PogData> => ({
  ...tool,
  make: (reading, items, data) =>
    tool.make(reading, withNumbers({ ...reading, attack: items, defence: [] }).attack, data),
});

export const ASKED_TOOLS: readonly AskedTool<PogData>[] = [
  ...[
    siege,
    withFields(stacking, ['moment', 'enemy', 'parisFull'], STACK_WORDS, ['events']),
    supply,
    withFields(entrench, ['rounds'], ENTRENCH_WORDS),
    activation,
    withFields(replacements, ['salonika', 'parisFull'], REPLACEMENT_WORDS, ['neutral']),
    withFields(redeployment, NEAR_EAST_FIELDS, NEAR_EAST_WORDS),
  ].map(withArmies),
  ...FORM_TOOLS,
];
