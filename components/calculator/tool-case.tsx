'use client';

import { Suspense, useMemo, useState } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { AddressWatcher } from '@/components/calculator/address-watcher';
import { AnswerView } from '@/components/calculator/answer/answer';
import { ReadingsProvider } from '@/components/calculator/answer/readings-context';
import { BoardLinks } from '@/components/calculator/board-links';
import { ANSWER_ID, BottomBar } from '@/components/calculator/bottom-bar';
import { ControlsProvider } from '@/components/calculator/controls/controls';
import { RosterProvider } from '@/components/calculator/counters/roster-context';
import { Form } from '@/components/calculator/form/form';
import { LiveSummary } from '@/components/calculator/live-summary';
import { Notes, PresetNote } from '@/components/calculator/notes';
import type { Preset } from '@/components/calculator/presets';
import { SharedCellsNote } from '@/components/calculator/shared-cells-note';
import { PresetsSheet } from '@/components/calculator/sheets/presets-sheet';
import { afresh, type Start } from '@/components/calculator/start';
import type { Tool } from '@/components/calculator/tool';
import { ToolProvider } from '@/components/calculator/tool-context';
import { isOnBoard } from '@/lib/games/find';
import { ToolHeading } from '@/components/calculator/tool-heading';
import { useToolCards } from '@/components/calculator/use-tool-cards';
import { ownAddresses, useAddress } from '@/components/calculator/use-address';
import { useCase } from '@/components/calculator/use-case';
import { useSharedCells } from '@/components/calculator/use-shared-cells';
import { useTurnInPlay } from '@/components/storage/use-turn-in-play';
import { useWords } from '@/components/words/words';
import { withCells } from '@/lib/calc/address';
import { checkInput } from '@/lib/calc/check';
import { same } from '@/lib/calc/same';

interface Props {
  readonly tool: Tool;
  readonly start: Start;
  readonly presets: boolean;
  readonly rules: readonly string[];
  /** the address holds another case than the one on the screen */
  onOtherAddress(): void;
}

/** A tool with a case in it: what is asked on one side, what follows on the other. */
export function ToolCase({ tool: loaded, start, presets, rules, onOtherAddress }: Props) {
  const t = useWords();
  const { tool, cards } = useToolCards(loaded);
  const shown = useCase(tool, start);
  const [own] = useState(ownAddresses);
  const shared = useSharedCells(start.cells, cards);
  useAddress(withCells(shown.query, shared.undecided), own);
  const playing = useTurnInPlay(tool.game).moment;
  const [listOpen, setListOpen] = useState(false);
  const [preset, setPreset] = useState<Preset>();
  const presetInput = useMemo(() => preset && inputOf(tool, preset), [tool, preset]);
  const isPreset = preset && same(presetInput, shown.input);
  const choose = (chosen: Preset) => {
    setListOpen(false);
    setPreset(chosen);
    shown.replace(chosen.input, 'preset');
    window.scrollTo(0, 0);
  };
  const { result } = shown.answer;
  const refusal = result.ok ? undefined : result.error;
  const taken = result.ok ? result.value.taken : undefined;
  const data = result.ok ? result.value.outcome.data : undefined;
  return (
    <ToolProvider tool={tool} input={shown.input} refusal={refusal} data={data} taken={taken} cards={cards}>
      <ControlsProvider own={tool.formKit.controls}>
        <RosterProvider game={tool.game} counters={tool.view.counters} Sign={tool.formKit.CounterSign}>
          <ReadingsProvider shown={shown}>
            <Suspense>
              <AddressWatcher own={own} onOther={onOtherAddress} />
            </Suspense>
            <ToolHeading name={tool.name}>
              {presets && (
                <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setListOpen(true)}>
                  {t('tools.examples')}
                </button>
              )}
            </ToolHeading>
            <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 wide:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
              <div className="grid min-w-0 grid-cols-1 gap-3">
                <Notes shown={shown} />
                <SharedCellsNote shared={shared} />
                {isPreset && <PresetNote preset={preset} />}
                {isOnBoard(tool.game, tool.name) && <BoardLinks shown={shown} />}
                <Form
                  input={shown.input}
                  onChange={shown.set}
                  onReset={() => shown.replace(afresh(tool, shown.counts(), playing), 'reset')}
                />
              </div>
              <section
                id={ANSWER_ID}
                aria-label={t('tools.result')}
                className="min-w-0 border-t border-line pt-2 wide:border-t-0 wide:pt-0"
              >
                <h2 className="sr-only">{t('tools.result')}</h2>
                <AnswerView shown={shown} />
              </section>
            </div>
            <RulesApplied rules={rules} />
            <BottomBar shown={shown} />
            <LiveSummary shown={shown} />
            {presets && <PresetsSheet open={listOpen} onClose={() => setListOpen(false)} onChoose={choose} />}
          </ReadingsProvider>
        </RosterProvider>
      </ControlsProvider>
    </ToolProvider>
  );
}

function inputOf(tool: Tool, preset: Preset): unknown {
  const checked = checkInput(tool.calc, preset.input);
  return checked.ok ? checked.value : undefined;
}

/** Every rule that the tool knows, folded away: those of the case stand beside its answer and under Why. */
function RulesApplied({ rules }: { rules: readonly string[] }) {
  const t = useWords();
  return (
    <details className="my-4">
      <summary className="min-h-11 w-fit content-center text-sm font-semibold text-soft">
        {t('tools.rules')} ({rules.length})
      </summary>
      <ul className="flex flex-wrap gap-x-1">
        {rules.map((rule) => (
          <li key={rule}>
            <RuleLink
              number={rule}
              className="inline-flex min-h-11 min-w-11 items-center justify-center px-1 text-sm"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
