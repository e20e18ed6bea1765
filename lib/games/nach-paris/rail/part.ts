import type { Block, Fact, NotApplied, OpenPoint, Step } from '@/lib/calc/evaluation';
import { sayIn } from '@/lib/calc/ledger';
import type { Words } from '@/lib/calc/tool';
import type { Rule } from '@/lib/core/rule';

const say = sayIn('rail');

/** What one question of the tool gives, before it is an evaluation. */
export interface RailPart<D> {
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  readonly notApplied: readonly NotApplied[];
  readonly blocks: readonly Block[];
  readonly open: readonly OpenPoint[];
  readonly data: D;
}

const point = (id: string, rule: Rule, dispute: string): OpenPoint => ({ text: say(`open.${id}`), rule, dispute });

/** What the tool's questions leave open alike. */
export const OPEN_POINTS = {
  columns: point('columns', '12.2.1', 'mobility-column-order'),
  embark: point('embark', '12.2.1', 'embark-cost-table'),
  period: point('period', '12.2.1', 'rail-capacity-period'),
  structure: point('structure', '16.1.9', 'destroyed-structure-dead-end'),
  passage: point('passage', '16.1.9', 'ap20-example-18'),
  deadEnd: point('deadEnd', '12.2.1', 'rail-dead-end-halving'),
  lowDeadEnd: point('lowDeadEnd', '12.1.5', 'lcr-dead-end-on-lcr'),
  cut: point('cut', '12.1.6', 'rail-zoc-cut'),
  small: point('small', '12.1.1', 'small-unit-on-rails'),
  neutral: point('neutral', '12.1.7', 'belgian-rail-before-gt3'),
  police: point('police', '11.6.15', 'enc-police-railways'),
  budget: point('budget', '12.3.4', 'fifty-mf'),
  rain: point('rain', '15.1.2', 'torrential-rain-odds'),
  trains: point('trains', '12.2.4', 'one-train-per-hex'),
  standing: point('standing', '12.3.5', 'one-train-per-hex'),
  turning: point('turning', '12.3.7', 'direction-change-table'),
  turnWhere: point('turnWhere', '12.3.7', 'direction-change-where'),
  convoys: point('lines', '12.4.1', 'convoy-count'),
} as const satisfies Readonly<Record<string, OpenPoint>>;

/** A question is answered in words of its own. */
export const words: Words<RailPart<unknown>, unknown> = {
  factsOf: ({ facts }) => facts,
  stepsOf: ({ steps }) => steps,
  notAppliedOf: ({ notApplied }) => notApplied,
  blocksOf: ({ blocks }) => blocks,
  openOf: ({ open }) => open,
};
