import { useMemo } from 'react';
import { RuleLink } from '@/components/rules/rule-sheet';
import { Why } from '@/components/desk/why';
import { traceOf, type Scene, type TracedUnit } from '@/components/games/paths-of-glory/board/scene';
import { subjectsOf } from '@/components/games/paths-of-glory/board/trace';
import type { Desk } from '@/components/games/paths-of-glory/board/desk';
import { useSpeaker, useWords } from '@/components/words/words';
import { pathText } from '@/lib/games/paths-of-glory/board/words';
import { failureText } from '@/lib/games/paths-of-glory/supply/ledger';

interface Props {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly focus: string;
}

/** The supply of one unit, of the units of a space, or of an empty space, with its derivation. */
export function TraceCard({ desk, scene, focus }: Props) {
  const { say } = useSpeaker();
  const subjects = subjectsOf(scene, focus);
  const answer = useMemo(() => traceOf(scene, focus), [scene, focus]);
  const [verdict] = answer?.outcome.blocks ?? [];
  return (
    <div className="grid gap-2">
      {subjects.length > 0 ? (
        <ul className="grid gap-2">
          {alike(subjects).map((units) => (
            <Subject key={units[0]?.id} desk={desk} scene={scene} units={units} />
          ))}
        </ul>
      ) : (
        verdict?.kind === 'verdict' && (
          <p>
            {say(verdict.text)}{' '}
            {verdict.rule && <RuleLink number={verdict.rule} className="inline-block py-1 text-sm" />}
          </p>
        )
      )}
      {answer && <Why steps={answer.steps.filter(({ id }) => id !== 'count')} notApplied={answer.notApplied} />}
    </div>
  );
}

/** The rule that keeps a unit in supply without a line (14.1.5, 14.1.6, 9.5.2.4). */
const privilegeRule = (scene: Scene, unit: string): string =>
  traceOf(scene, unit)?.steps.find(({ id }) => ['always', 'serbs', 'greeks'].includes(id))?.rule ?? '14.1.5';

/** Units with the same line together: what is said of one is said of all. */
function alike(units: readonly TracedUnit[]): readonly (readonly TracedUnit[])[] {
  const groups = new Map<string, TracedUnit[]>();
  for (const unit of units) {
    const key = JSON.stringify([unit.path, unit.failure]);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()];
}

function Subject({ desk, scene, units }: { desk: Desk; scene: Scene; units: readonly TracedUnit[] }) {
  const t = useWords();
  const { say } = useSpeaker();
  const [unit] = units;
  if (!unit) return null;
  const ids = new Set(units.map(({ id }) => id));
  const named = scene.board.units.filter(({ id }) => ids.has(id)).map(desk.names.unit);
  const { path, failure, inSupply } = unit;
  const rule = failure?.rule ?? (path?.sea ? '14.1.4' : path ? '14.1.2' : privilegeRule(scene, unit.id));
  const remedies = failure?.remedies.map(desk.names.space).join(', ');
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{named.join(', ')}</span>
        <span className={`rounded px-1.5 text-sm font-semibold text-paper ${inSupply ? 'bg-good' : 'bg-bad'}`}>
          {t(inSupply ? 'board.supply.in' : 'board.supply.out')}
        </span>
        <RuleLink number={rule} className="inline-flex min-h-11 min-w-11 items-center text-sm tabular-nums" />
      </p>
      {path && <p className="text-sm">{pathText(scene.board, path)}</p>}
      {inSupply && !path && <p className="text-sm">{t('board.trace.privilege')}</p>}
      {failure && (
        <p className="text-sm first-letter:uppercase">
          {say(failureText(failure, scene.board))}{' '}
          {remedies && t('board.trace.remedy', { spaces: remedies, count: failure.remedies.length })}
        </p>
      )}
    </li>
  );
}
