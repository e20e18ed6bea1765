import { fact, notApplied, present, sayIn, step, verdictBlock } from '@/lib/calc/ledger';
import type { RailInput } from '@/lib/games/nach-paris/rail/fields';
import type { RailPart } from '@/lib/games/nach-paris/rail/part';
import { rainLines } from '@/lib/games/nach-paris/rail/trip';
import { FIRING_POSITION } from '@/lib/games/nach-paris/tables/rail';
import { RAIN_MF } from '@/lib/games/nach-paris/tables/marching';

const say = sayIn('rail');

export interface GunAnswer {
  readonly mode: 'gun';
  readonly mf: number;
  readonly available: number;
  readonly possible: boolean;
}

/** Siege artillery into its firing position or out of it (7.9, 12.5). */
export function gunPart({ gun, leaving, mf, spent, rain }: RailInput): RailPart<GunAnswer> {
  const position = FIRING_POSITION[gun];
  const [cost, rule] = leaving ? [position.out, position.ruleOut] : [position.into, position.ruleInto];
  const dried = Math.max(0, mf - (rain ? RAIN_MF : 0));
  const available = Math.max(0, dried - spent);
  const wet = rainLines({ rain }, mf, dried);
  const possible = cost <= available;
  const way = leaving ? 'out' : 'into';
  return {
    facts: [fact(say('facts.gun', { gun: say(`options.gun.${gun}`), mf, spent }), rule)],
    steps: present(
      wet.steps,
      step('left', '7.1.2', say('step.left', { available })),
      step('position', rule, say(`step.position.${way}`, { mf: cost })),
      possible && step('side', gun === 'rail' ? (leaving ? '12.5.3' : '12.5.2') : rule, say(`step.side.${way}`)),
    ),
    notApplied: [...wet.not, notApplied('bombarded', '8.1.3', say('not.bombarded'))],
    blocks: [
      verdictBlock(
        say(`verdict.${possible ? way : 'stuck'}`, { mf: cost, left: available - cost, available }),
        possible ? 'yes' : 'no',
        rule,
      ),
    ],
    open: [],
    data: { mode: 'gun', mf: cost, available, possible },
  };
}
