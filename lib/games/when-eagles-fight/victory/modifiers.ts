import type { Modifier } from '@/lib/calc/modifiers';
import { hasBegun } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { Tsar } from '@/lib/games/when-eagles-fight/clocks/state';

/** What the modifiers of the revolution roll look at. */
export interface RevolutionCase {
  readonly turn: number;
  readonly tsar: Tsar;
  readonly brusilov?: number | undefined;
  readonly peace: boolean;
}

/** The modifiers of the revolution roll, in the order of 4.5. */
export const REVOLUTION_MODIFIERS: readonly Modifier<RevolutionCase>[] = [
  { id: 'tsar', rule: '4.5', value: 1, needs: [({ tsar }) => tsar === 'command'] },
  { id: 'brusilov', rule: '15.7', value: 1, needs: [({ turn, brusilov }) => hasBegun(turn, brusilov)] },
  { id: 'peace', rule: '7.2.L', value: 1, needs: [({ turn, peace }) => turn >= 5 && peace] },
  { id: 'reforms', rule: '7.2.B', value: -1, needs: [({ tsar }) => tsar === 'reforms'] },
];
