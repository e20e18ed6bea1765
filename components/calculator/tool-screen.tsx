'use client';

import { useCallback, useEffect, useState } from 'react';
import { caseSlot } from '@/components/calculator/case-slot';
import { keptSlot } from '@/components/calculator/kept';
import { startOf, type Start } from '@/components/calculator/start';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { ToolCase } from '@/components/calculator/tool-case';
import { ToolHeading } from '@/components/calculator/tool-heading';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { onStoredElsewhere } from '@/components/storage/other-pages';
import { rememberTool } from '@/components/storage/recent-tools';
import { keyOf } from '@/components/storage/slot';
import { turnSlot } from '@/components/storage/slots';
import { store } from '@/components/storage/store';
import { useWords } from '@/components/words/words';
import type { GameId } from '@/lib/core/game-id';

interface Props {
  readonly game: GameId;
  readonly name: string;
  /** the rulebook has worked examples for it */
  readonly presets: boolean;
  /** every rule that it cites */
  readonly rules: readonly string[];
}

interface Opened {
  readonly tool: Tool;
  readonly start: Start;
  /** goes up with each case that comes from the address, so that it replaces the one on the screen */
  readonly turn: number;
}

/** A tool's page: the frame at once, the case when the calculator and its data are here. */
export function ToolScreen({ game, name, presets, rules }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(1);
  // The device had not given the last case when the tool was opened.
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let left = false;
    Promise.all([
      loadTool(game, name),
      store.load(caseSlot(game, name)),
      store.load(keptSlot(game)),
      store.load(turnSlot(game)),
    ])
      .then(([tool, { value, problem }, { value: counts }, { value: playing }]) => {
        if (left) return;
        setLate(problem === 'silent');
        setFailed(!tool);
        if (tool) setOpened({ tool, start: startOf(tool, location.search, value, counts, playing), turn });
      })
      // The calculator did not load: there is no connection and no copy on the device.
      .catch(() => left || setFailed(true));
    return () => {
      left = true;
    };
  }, [game, name, turn]);
  useEffect(() => void rememberTool(game, name), [game, name]);
  const openAgain = useCallback(() => setTurn((n) => n + 1), []);
  useEffect(
    // What was entered meanwhile stands in the address, and stays.
    () => (isLate ? onStoredElsewhere(keyOf(caseSlot(game, name)), () => !location.search && openAgain()) : undefined),
    [isLate, game, name, openAgain],
  );
  return (
    <RuleSheetProvider game={game}>
      <main id="main" className="frame flex-1 py-2">
        {opened ? (
          <ToolCase
            key={opened.turn}
            tool={opened.tool}
            start={opened.start}
            presets={presets}
            rules={rules}
            onOtherAddress={openAgain}
          />
        ) : (
          <Waiting name={name} failed={failed} onAgain={openAgain} />
        )}
      </main>
    </RuleSheetProvider>
  );
}

/** The frame while the tool loads; it takes the room of a whole screen, so that nothing moves when the tool comes. */
function Waiting({ name, failed, onAgain }: { name: string; failed: boolean; onAgain: () => void }) {
  const t = useWords();
  return (
    <div className="min-h-dvh" aria-busy={!failed}>
      <ToolHeading name={name} />
      {failed ? (
        <p role="alert" className="grid justify-items-start gap-2">
          {t('tools.notLoaded')}
          <button type="button" className="btn" onClick={onAgain}>
            {t('common.error.again')}
          </button>
        </p>
      ) : (
        <p className="text-soft">{t('common.loading')}</p>
      )}
      <noscript>{t('tools.noScript')}</noscript>
    </div>
  );
}
