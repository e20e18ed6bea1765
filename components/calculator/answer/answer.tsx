'use client';

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Assumed } from '@/components/calculator/answer/assumed';
import { AnswerBlock } from '@/components/calculator/answer/block';
import { LitCharts, type ChartBlock } from '@/components/calculator/answer/lit-charts';
import { Readings } from '@/components/calculator/answer/readings';
import { useKnownReadings } from '@/components/calculator/answer/readings-context';
import { Refused } from '@/components/calculator/answer/refused';
import { Dice } from '@/components/calculator/form/dice';
import { UnitDiceRows } from '@/components/calculator/form/unit-dice-rows';
import { useWide } from '@/components/ui/use-wide';
import { useTool } from '@/components/calculator/tool-context';
import { askedDice, unshownDice, withoutDice, type Answer } from '@/components/calculator/case';
import type { Case } from '@/components/calculator/use-case';
import { useWords } from '@/components/words/words';
import type { Input } from '@/lib/calc/check';
import type { Block, Evaluation } from '@/lib/calc/evaluation';

const isChart = (block: Block): block is ChartBlock => block.kind === 'chart';

/**
 * The answer, in the order in which a table needs it: what comes first before the dice, the dice with what each face
 * brings, what the dice brought, the charts with the case lit. What stands above the dice does not move when they are
 * entered.
 */
export function AnswerView({ shown }: { shown: Case }) {
  const t = useWords();
  const { tool } = useTool();
  const wide = useWide();
  const { input, answer, good, set, setMany } = shown;
  const refusal = answer.result.ok ? undefined : answer.result.error;
  const dice = askedDice(tool, input);
  const hasDice = dice.length > 0;
  const idle = unshownDice(tool, input, answer, good);
  const complete = hasDice && dice.every(({ name }) => input[name] !== undefined || idle.includes(name));
  const { place, onRoll } = useShowWhenRolled(complete);
  const parts = good && partsOf(good, hasDice);
  const choose = (field: string, option: string) => set(field, option);
  const top = useRef<HTMLDivElement>(null);
  const next = (values: Input) => {
    shown.next({ ...withoutDice(tool, input), ...values });
    // The key goes with the dice: the focus stays in the answer, where the next dice are entered.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  // Any cell of a row sets the die that comes to it: the column follows from the situation.
  const rowSetter = ({ id }: ChartBlock) => {
    const die = answer.dice.find(({ block }) => block === id);
    return die && wide && !refusal
      ? (row: string) => set(die.die, die.faces.find((face) => face.row === row)?.face ?? input[die.die])
      : undefined;
  };
  const stale = refusal ? 'border-l-4 border-dashed border-line pl-2 grayscale' : '';
  return (
    <div
      ref={top}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-20 grid-cols-1 content-start gap-4 focus:outline-none"
    >
      {refusal && <Refused refusal={refusal} stale={good !== undefined} />}
      {parts?.first && (
        <div className={stale}>
          <AnswerBlock block={parts.first} first onChoose={choose} onNext={next} />
        </div>
      )}
      <Dice
        input={input}
        faces={answer.dice}
        idle={idle}
        onChange={(dice) => {
          onRoll();
          setMany(dice);
        }}
      />
      <Turned />
      {parts && (
        <div className={`grid grid-cols-1 gap-5 ${stale}`}>
          {good.rolled && (
            <div ref={place} className="grid grid-cols-1 gap-5 *:scroll-mt-20 *:scroll-mb-40">
              <Blocks
                blocks={parts.rest}
                first
                heading={complete ? undefined : t('tools.soFar')}
                inserted={!wide && <UnitDiceRows key="dice" input={input} idle={idle} onChange={set} />}
                onChoose={choose}
                onNext={next}
              />
            </div>
          )}
          {parts.charts.length > 0 && <LitCharts blocks={parts.charts} rowSetter={rowSetter} />}
          {!good.rolled && <Blocks blocks={parts.rest} onChoose={choose} onNext={next} />}
          <Assumed evaluation={parts.evaluation} />
        </div>
      )}
      <Readings shown={shown} />
    </div>
  );
}

/** An answer that is turned by another reading says so: below the dice, which it must not move when it comes. */
function Turned() {
  const { turned } = useKnownReadings();
  return turned === undefined ? null : <p className="border-l-4 border-warn pl-3 text-warn">? {turned}</p>;
}

interface Parts {
  readonly evaluation: Evaluation;
  readonly first: Block | undefined;
  readonly charts: readonly ChartBlock[];
  readonly rest: readonly Block[];
}

function partsOf({ result, first, rolled }: Answer, hasDice: boolean): Parts | undefined {
  if (!result.ok) return undefined;
  const { blocks } = result.value.outcome;
  if (!hasDice) return { evaluation: result.value, first: blocks[0], charts: [], rest: blocks.slice(1) };
  return {
    evaluation: result.value,
    first,
    charts: blocks.filter(isChart),
    rest: (rolled ? blocks : blocks.slice(1)).filter((block) => !isChart(block)),
  };
}

/** How many blocks at the top say what fell and which cells it reads. */
function leadOf(blocks: readonly Block[]): number {
  const other = blocks.findIndex(({ kind }) => kind !== 'verdict' && kind !== 'cells');
  return other < 0 ? blocks.length : Math.max(1, other);
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** the first of them is what a player wants first */
  readonly first?: boolean;
  readonly heading?: string | undefined;
  /** stands below what fell, among the blocks: one that a change moves past it stays the same block */
  readonly inserted?: ReactNode;
  onChoose(field: string, option: string): void;
  onNext(values: Input): void;
}

function Blocks({ blocks, first = false, heading, inserted, onChoose, onNext }: BlocksProps) {
  const shown = blocks.map((block, i) => (
    <AnswerBlock
      // An id is one of its kind only: chances of a retreat, and what holds in every retreat.
      key={'id' in block ? `${block.kind}-${block.id}` : i}
      block={block}
      first={first && i === 0}
      heading={i === 0 ? heading : undefined}
      onChoose={onChoose}
      onNext={onNext}
    />
  ));
  const lead = leadOf(blocks);
  return [...shown.slice(0, lead), inserted, ...shown.slice(lead)];
}

/**
 * Where the first lines of what the dice brought stand: they come into view when the player enters the last die, not
 * when a case arrives with its dice.
 */
function useShowWhenRolled(complete: boolean): { readonly place: RefObject<HTMLDivElement | null>; onRoll(): void } {
  const place = useRef<HTMLDivElement>(null);
  const rolling = useRef(false);
  const was = useRef(complete);
  // After every render: a roll counts for the render that it brings about, and no later one.
  useEffect(() => {
    const entered = complete && !was.current && rolling.current;
    was.current = complete;
    rolling.current = false;
    if (entered)
      place.current?.firstElementChild?.scrollIntoView({
        block: 'nearest',
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      });
  });
  return {
    place,
    onRoll: () => {
      rolling.current = true;
    },
  };
}
