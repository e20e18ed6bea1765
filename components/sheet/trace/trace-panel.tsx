import { useEffect, useRef } from 'react';
import { OddsBlock } from '@/components/calculator/answer/odds';
import { ValuesBlock } from '@/components/calculator/answer/values';
import { VerdictBlock } from '@/components/calculator/answer/verdict';
import { Why } from '@/components/desk/why';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useUnitNames } from '@/components/sheet/names';
import { UNIT_NATIONS } from '@/components/sheet/modes';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { TransitRows } from '@/components/sheet/trace/transit-rows';
import { PhaseBar } from '@/components/sheet/trace/phase-bar';
import { TRACE_TOOLS, type Answer, type TraceTool } from '@/components/sheet/trace/tracer';
import type { Desk } from '@/components/sheet/use-desk';
import { useSpeaker, useWords } from '@/components/words/words';

/** A tool over the sheet: which one, what was pointed at, and its answer with the reasons. */
export function TracePanel({ desk }: { desk: Desk }) {
  const t = useWords();
  const { say } = useSpeaker();
  const { trace } = desk;
  const { answer, tool, picks } = trace;
  const panel = useRef<HTMLDivElement>(null);
  // A tap on the sheet asks anew: its answer stands at the top of a panel that may have been scrolled.
  useEffect(() => {
    panel.current?.closest('section')?.scrollTo({ top: 0 });
  }, [tool, picks]);
  return (
    <div ref={panel} className="grid gap-2" tabIndex={-1}>
      <Keys label={t('hex-sheet.trace.label')}>
        {TRACE_TOOLS.map((tool) => (
          <ChoiceKey key={tool} on={tool === trace.tool} onChoose={() => trace.choose(tool)}>
            {t(`hex-sheet.trace.tools.${tool}`)}
          </ChoiceKey>
        ))}
      </Keys>
      <Circumstances desk={desk} />
      {trace.failed && <p role="alert">{t('board.notLoaded')}</p>}
      {answer?.ok && <Found desk={desk} answer={answer.value} />}
      {answer && !answer.ok && (
        <p role="alert" className="border-l-4 border-bad py-1 pl-3">
          {say(answer.error.text)}{' '}
          {answer.error.rule && <RuleLink number={answer.error.rule} className="px-1 py-3 text-sm underline" />}
        </p>
      )}
      {trace.tool === 'stacking' && <TransitRows desk={desk} />}
      {trace.tool !== 'loc' && <PhaseBar desk={desk} />}
      <p className="text-sm text-soft">{t(`hex-sheet.trace.hint.${trace.tool}`)}</p>
    </div>
  );
}

function Found({ desk, answer: { evaluation, act } }: { desk: Desk; answer: Answer }) {
  const { say } = useSpeaker();
  return (
    <div className="grid gap-2">
      <div role="status" className="grid gap-1">
        {evaluation.outcome.blocks.map(
          (block, i) => block.kind === 'verdict' && <VerdictBlock key={i} block={block} />,
        )}
      </div>
      {act && <CarryOut desk={desk} act={act} />}
      {evaluation.outcome.blocks.map(
        (block) => block.kind === 'values' && <ValuesBlock key={block.id} block={block} />,
      )}
      {evaluation.outcome.blocks.map(
        (block) =>
          block.kind === 'odds' && <OddsBlock key={block.id} block={block} first={false} heading={undefined} />,
      )}
      {evaluation.open.map(({ text, rule }, i) => (
        <p key={i} className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-1.5 text-sm">
          {say(text)} {rule && <RuleLink number={rule} className="px-1 py-3" />}
        </p>
      ))}
      <Why steps={evaluation.steps} notApplied={evaluation.notApplied} />
    </div>
  );
}

/** Makes the move on the sheet: the unit stands where it ends, and the phase counts what it used. */
function CarryOut({ desk: { state, trace }, act: { way, edit } }: { desk: Desk; act: NonNullable<Answer['act']> }) {
  const t = useWords();
  const key = useRef<HTMLButtonElement>(null);
  const { picks, pick } = trace;
  return (
    <button
      ref={key}
      type="button"
      className="btn btn-primary w-fit"
      onClick={() => {
        // The key goes with the move that it makes: the focus stays in the panel.
        key.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
        state.apply(edit);
        pick({ path: [], from: way === 'ride' ? picks.to : undefined, to: undefined, deploy: false });
      }}
    >
      {t(`hex-sheet.phase.${way}`)}
    </button>
  );
}

/** What the sheet does not hold: whose trains, the weather, forced march; and what was pointed at. */
const CIRCUMSTANCES: Readonly<Record<TraceTool, readonly Circumstance[]>> = {
  loc: [],
  rail: ['leaves', 'rain'],
  movement: ['heat', 'rain', 'forced', 'marchedBefore', 'outOfCommand'],
  stacking: [],
};
/** Siege guns make no forced march, but take position. */
const GUN_CIRCUMSTANCES: readonly Circumstance[] = ['rain', 'deploy', 'austrian'];
/** Words that a tool has for a field of its own. */
const OWN_WORDS: Readonly<Partial<Record<Circumstance, string>>> = {
  leaves: 'rail.fields.leaves',
  marchedBefore: 'movement.fields.marchedBefore',
  outOfCommand: 'movement.fields.outOfCommand',
  deploy: 'movement.fields.deploy',
  austrian: 'movement.fields.austrian',
};
type Circumstance = 'heat' | 'rain' | 'forced' | 'marchedBefore' | 'outOfCommand' | 'leaves' | 'deploy' | 'austrian';

function Circumstances({ desk: { trace, view } }: { desk: Desk }) {
  const t = useWords();
  const names = useUnitNames();
  const { tool, picks, pick } = trace;
  const found = view.units.find(({ id }) => id === picks.unit);
  const unit = tool === 'rail' && found?.hex !== picks.from ? undefined : found;
  const traced = unit && tool !== 'stacking' ? `${names.unit(unit)} · ${unit.hex}` : undefined;
  const asked = tool === 'movement' && unit?.kind === 'sar' ? GUN_CIRCUMSTANCES : CIRCUMSTANCES[tool];
  return (
    <>
      {tool === 'rail' && !unit && (
        <Keys label={t('unit.fields.nation')}>
          {UNIT_NATIONS.map((nation) => (
            <ChoiceKey key={nation} on={nation === picks.nation} onChoose={() => pick({ nation })}>
              {names.nation(nation)}
            </ChoiceKey>
          ))}
        </Keys>
      )}
      {(traced !== undefined || asked.length > 0) && (
        <Keys label={t('hex-sheet.trace.circumstances')}>
          {traced !== undefined && (
            <button
              type="button"
              className="btn max-w-full shrink-0 gap-1.5 px-2.5 text-sm"
              aria-label={t('hex-sheet.trace.drop', { unit: traced })}
              onClick={() => pick({ unit: undefined, to: undefined, path: [] })}
            >
              <span className="truncate">{traced}</span>
              <Icon name="remove" />
            </button>
          )}
          {asked.map((one) => (
            <ChoiceKey key={one} on={picks[one]} onChoose={() => pick({ [one]: !picks[one] })}>
              {t(OWN_WORDS[one] ?? `hex-sheet.trace.${one}`)}
            </ChoiceKey>
          ))}
        </Keys>
      )}
    </>
  );
}
