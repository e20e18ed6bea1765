import { OddsBlock } from '@/components/calculator/answer/odds';
import { ValuesBlock } from '@/components/calculator/answer/values';
import { VerdictBlock } from '@/components/calculator/answer/verdict';
import { Why } from '@/components/map/why';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useUnitNames } from '@/components/sheet/names';
import { UNIT_NATIONS } from '@/components/sheet/modes';
import { Icon } from '@/components/sheet/panel/icon';
import { ChoiceKey, Keys } from '@/components/sheet/panel/keys';
import { TransitRows } from '@/components/sheet/trace/transit-rows';
import { TRACE_TOOLS, type Answer } from '@/components/sheet/trace/tracer';
import type { Desk } from '@/components/sheet/use-desk';
import { useSpeaker, useWords } from '@/components/words/words';

/** A tool over the sheet: which one, what was pointed at, and its answer with the reasons. */
export function TracePanel({ desk }: { desk: Desk }) {
  const t = useWords();
  const { say } = useSpeaker();
  const { trace } = desk;
  const { answer } = trace;
  return (
    <div className="grid gap-2">
      <Keys label={t('hex-sheet.trace.label')}>
        {TRACE_TOOLS.map((tool) => (
          <ChoiceKey key={tool} on={tool === trace.tool} onChoose={() => trace.choose(tool)}>
            {t(`hex-sheet.trace.tools.${tool}`)}
          </ChoiceKey>
        ))}
      </Keys>
      <Circumstances desk={desk} />
      {trace.failed && <p role="alert">{t('board.notLoaded')}</p>}
      {answer?.ok && <Found answer={answer.value} />}
      {answer && !answer.ok && (
        <p role="alert" className="border-l-4 border-bad py-1 pl-3">
          {say(answer.error.text)} {answer.error.rule && <RuleLink number={answer.error.rule} className="px-1 py-3 text-sm underline" />}
        </p>
      )}
      {trace.tool === 'stacking' && <TransitRows desk={desk} />}
      <p className="text-sm text-soft">{t(`hex-sheet.trace.hint.${trace.tool}`)}</p>
    </div>
  );
}

function Found({ answer: { evaluation } }: { answer: Answer }) {
  const { say } = useSpeaker();
  return (
    <div className="grid gap-2">
      <div role="status" className="grid gap-1">
        {evaluation.outcome.blocks.map((block, i) => block.kind === 'verdict' && <VerdictBlock key={i} block={block} />)}
      </div>
      {evaluation.outcome.blocks.map((block) => block.kind === 'values' && <ValuesBlock key={block.id} block={block} />)}
      {evaluation.outcome.blocks.map((block) => block.kind === 'odds' && <OddsBlock key={block.id} block={block} first={false} heading={undefined} />)}
      {evaluation.open.map(({ text, rule }, i) => (
        <p key={i} className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-1.5 text-sm">
          {say(text)} {rule && <RuleLink number={rule} className="px-1 py-3" />}
        </p>
      ))}
      <Why steps={evaluation.steps} notApplied={evaluation.notApplied} />
    </div>
  );
}

/** What the sheet does not hold: whose trains, the weather, forced march; and what was pointed at. */
const CIRCUMSTANCES = ['heat', 'rain', 'forced', 'marchedBefore', 'outOfCommand'] as const;

function Circumstances({ desk: { trace, view } }: { desk: Desk }) {
  const t = useWords();
  const names = useUnitNames();
  const { tool, picks, pick } = trace;
  const unit = view.units.find(({ id }) => id === picks.unit);
  return (
    <>
      {unit && (tool === 'loc' || tool === 'movement') && (
        <p className="flex items-center gap-2 font-semibold">
          {names.unit(unit)} · {unit.hex}
          <button type="button" className="btn px-0" aria-label={t('hex-sheet.trace.drop', { unit: names.unit(unit) })} onClick={() => pick({ unit: undefined, to: undefined, path: [] })}>
            <Icon name="remove" />
          </button>
        </p>
      )}
      {tool === 'rail' && (
        <Keys label={t('unit.fields.nation')}>
          {UNIT_NATIONS.map((nation) => (
            <ChoiceKey key={nation} on={nation === picks.nation} onChoose={() => pick({ nation })}>
              {names.nation(nation)}
            </ChoiceKey>
          ))}
        </Keys>
      )}
      {tool === 'movement' && (
        <Keys label={t('hex-sheet.trace.circumstances')}>
          {CIRCUMSTANCES.map((one) => (
            <ChoiceKey key={one} on={picks[one]} onChoose={() => pick({ [one]: !picks[one] })}>
              {t(one === 'marchedBefore' || one === 'outOfCommand' ? `movement.fields.${one}` : `hex-sheet.trace.${one}`)}
            </ChoiceKey>
          ))}
        </Keys>
      )}
    </>
  );
}
