import { writeFileSync } from 'node:fs';
import { GAME_IDS } from '@/lib/games/find';
import { ruleType, ruleTypePath } from '@/tests/contract/rule-type';

// `npm run rule-type`: writes the rule numbers of every game as a type.

for (const game of GAME_IDS) writeFileSync(ruleTypePath(game), ruleType(game));
