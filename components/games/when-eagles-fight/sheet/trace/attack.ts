import { attackers } from '@/components/games/when-eagles-fight/sheet/trace/attackers';
import type { WefTracer } from '@/components/games/when-eagles-fight/sheet/types';
import { NOTHING_TRACED, type Tone, type DrawnTrace } from '@/components/sheet/draw/traced';
import { run } from '@/lib/calc/calculator';
import type { Block, Evaluation, ToolLink } from '@/lib/calc/evaluation';
import { ok } from '@/lib/core/result';
import { signed } from '@/lib/core/numbers';
import { attack, type AttackAnswer } from '@/lib/games/when-eagles-fight/calculators/attack';
import type { SheetView } from '@/lib/games/when-eagles-fight/sheet/view';

/** The attack on the stack that was tapped in the chosen phase, out of the chosen hexes, and the tool filled in. */
export const attackTracer: WefTracer = {
  tap: (view, picks, hex) => ({ ...picks, without: [], to: view.unitsAt.has(hex) ? view.names[hex] : undefined }),
  ask(view, picks, data) {
    if (picks.to === undefined) return undefined;
    const { to: target, phase, without } = picks;
    const only = without.length ? attackers(view, picks) : [];
    const answer = run(attack, { source: 'sheet', sheet: view.sheet, target, phase, only }, data);
    if (!answer.ok) return answer;
    const { evaluation, link } = withoutLink(answer.value);
    return ok({ evaluation, traced: tracedOf(view, answer.value.outcome.data), ...(link ? { link } : {}) });
  },
};

/** The link to the tool stands at the top of the panel, not among the values. */
function withoutLink(answer: Evaluation): { readonly evaluation: Evaluation; readonly link: ToolLink | undefined } {
  const { blocks } = answer.outcome;
  const link = blocks.flatMap((block) => (block.kind === 'values' && block.link ? [block.link] : []))[0];
  const plain = blocks.map((block): Block => (block.kind === 'values' ? withNo(block) : block));
  return { evaluation: { ...answer, outcome: { ...answer.outcome, blocks: plain } }, link };
}
const withNo = ({ kind, id, title, rows }: Extract<Block, { readonly kind: 'values' }>): Block => ({
  kind,
  id,
  title,
  rows,
});

/** The defender's hex with the odds, and around it what each hex lends. */
export function tracedOf(view: SheetView, { target, from, lent, odds, drm, column }: AttackAnswer): DrawnTrace {
  const hexOf = (name: string | null): number => view.index.get(name ?? '') ?? -1;
  const tints = new Map<number, Tone>([
    ...from.map((hex) => [hexOf(hex), 'good'] as const),
    [hexOf(target), 'warn'] as const,
  ]);
  const words = new Map<number, string>([
    ...from.map(
      (hex, i) => [hexOf(hex), String((lent[i]?.full ?? 0) + Math.ceil((lent[i]?.halved ?? 0) / 2))] as const,
    ),
    [hexOf(target), column && drm ? `${odds} ${signed(drm)}` : odds] as const,
  ]);
  return { ...NOTHING_TRACED, tints, words };
}
