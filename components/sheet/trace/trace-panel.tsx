import { useEffect, useRef } from 'react';
import { OddsBlock } from '@/components/calculator/answer/odds';
import { ValuesBlock } from '@/components/calculator/answer/values';
import { VerdictBlock } from '@/components/calculator/answer/verdict';
import { Why } from '@/components/desk/why';
import { RuleLink } from '@/components/rules/rule-sheet';
import type { Desk, TraceKit } from '@/components/sheet/kit';
import { useKit } from '@/components/sheet/kit-context';
import { FillKey } from '@/components/sheet/panel/counter-keys';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import type { Act, Answer } from '@/components/sheet/trace/tracer';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import type { ToolLink } from '@/lib/calc/evaluation';

/** A tool over the sheet: which one, what was pointed at, and its answer with the reasons. */
export function TracePanel({ desk, kit: { tools, Above, Below } }: { desk: Desk; kit: TraceKit }) {
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
        {Object.keys(tools).map((tool) => (
          <ChoiceKey key={tool} on={tool === trace.tool} onChoose={() => trace.choose(tool)}>
            {t(`hex-sheet.trace.tools.${tool}`)}
          </ChoiceKey>
        ))}
      </Keys>
      <Above desk={desk} />
      {trace.failed && <p role="alert">{t('board.notLoaded')}</p>}
      {answer?.ok && <Found desk={desk} answer={answer.value} />}
      {answer && !answer.ok && (
        <p role="alert" className="border-l-4 border-bad py-1 pl-3">
          {say(answer.error.text)}{' '}
          {answer.error.rule && <RuleLink number={answer.error.rule} className="rule-tap text-sm underline" />}
        </p>
      )}
      <Below desk={desk} />
      <p className="text-sm text-soft">{t(`hex-sheet.trace.hint.${trace.tool}`)}</p>
    </div>
  );
}

function Found({ desk, answer: { evaluation, act, link } }: { desk: Desk; answer: Answer }) {
  const { say } = useSpeaker();
  const { counters } = desk.kit.units;
  return (
    <div className="grid gap-2">
      <div role="status" className="grid gap-1">
        {evaluation.outcome.blocks.map(
          (block, i) => block.kind === 'verdict' && <VerdictBlock key={i} block={block} inDrawer />,
        )}
      </div>
      {act && <CarryOut desk={desk} act={act} />}
      {link && <InTool link={link} />}
      {counters && <FillKey counters={counters} state={desk.state} />}
      {evaluation.outcome.blocks.map(
        (block) => block.kind === 'values' && <ValuesBlock key={block.id} block={block} />,
      )}
      {evaluation.outcome.blocks.map(
        (block) =>
          block.kind === 'odds' && <OddsBlock key={block.id} block={block} first={false} heading={undefined} />,
      )}
      {evaluation.open.map(({ text, rule }, i) => (
        <p key={i} className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-1.5 text-sm">
          {say(text)} {rule && <RuleLink number={rule} className="rule-tap" />}
        </p>
      ))}
      <Why steps={evaluation.steps} notApplied={evaluation.notApplied} />
    </div>
  );
}

/** Opens the tool with the case of the sheet. */
function InTool({ link: { tool, text, query } }: { link: ToolLink }) {
  const { say, lang } = useSpeaker();
  const { kind } = useKit();
  return (
    <Link href={`/${lang}/${kind.game}/tools/${tool}/?${query}`} className="btn btn-primary w-fit">
      {say(text)}
    </Link>
  );
}

/** Makes the move on the sheet. */
function CarryOut({ desk: { state, trace }, act: { label, edit, after } }: { desk: Desk; act: Act }) {
  const t = useWords();
  const key = useRef<HTMLButtonElement>(null);
  return (
    <button
      ref={key}
      type="button"
      className="btn btn-primary w-fit"
      onClick={() => {
        // The key goes with the move that it makes: the focus stays in the panel.
        key.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
        state.apply(edit);
        trace.pick(after);
      }}
    >
      {t(label)}
    </button>
  );
}
