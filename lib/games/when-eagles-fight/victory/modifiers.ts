import revolutionModifiers from '@/content/when-eagles-fight/tables/revolution-modifiers.json';
import type { Modifier } from '@/lib/calc/modifiers';
import { hasBegun } from '@/lib/games/when-eagles-fight/clocks/brusilov';
import type { Tsar } from '@/lib/games/when-eagles-fight/clocks/state';
import { asChart, printedNumber } from '@/lib/tables/chart-number';

/** What the modifiers of the revolution roll look at. */
export interface RevolutionCase {
  readonly turn: number;
  readonly tsar: Tsar;
  readonly brusilov?: number | undefined;
  readonly peace: boolean;
}

const valueOf = (id: string): number => printedNumber(asChart(revolutionModifiers), id, 'value');

/** The modifiers of the revolution roll, in the order of 4.5. */
export const REVOLUTION_MODIFIERS: readonly Modifier<RevolutionCase>[] = [
  { id: 'tsar', rule: '4.5', value: valueOf('tsar'), needs: [({ tsar }) => tsar === 'command'] },
  {
    id: 'brusilov',
    rule: '15.7',
    value: valueOf('brusilov'),
    needs: [({ turn, brusilov }) => hasBegun(turn, brusilov)],
  },
  { id: 'peace', rule: '7.2.L', value: valueOf('peace'), needs: [({ turn, peace }) => turn >= 5 && peace] },
  { id: 'reforms', rule: '7.2.B', value: valueOf('reforms'), needs: [({ tsar }) => tsar === 'reforms'] },
];
