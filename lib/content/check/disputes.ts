import type { Language } from '@/lib/core/language';
import { parseDisputes, type Dispute } from '@/lib/content/disputes';
import type { TextFile } from '@/lib/content/files';
import { checkText, type Known } from '@/lib/content/check/mentions';
import { problem, problemInBody, START, type Problem } from '@/lib/content/check/problem';

/** A file of disputes in one language, read. */
export interface DisputeFile extends TextFile, ReturnType<typeof parseDisputes> {
  readonly lang: Language;
}

export const readDisputes = (source: TextFile, lang: Language): DisputeFile => ({
  ...source,
  lang,
  ...parseDisputes(source.file, source.text, lang),
});

const at = ({ place }: Dispute) => ({ line: place.line, column: 1 });

/**
 * Everything wrong with the disputes of a game: form, references, repeated ids, and what the languages do not share.
 */
export function checkDisputes(files: readonly DisputeFile[], known: Known): readonly Problem[] {
  const english = files.find(({ lang }) => lang === 'en');
  return files.flatMap((source) => [
    ...source.problems.map(({ line, message }) => problem(source.file, { line, column: 1 }, message)),
    ...source.disputes.flatMap((dispute, i) => checkDispute(dispute, source.disputes.slice(0, i), known)),
    ...(english && english !== source ? compare(english.disputes, source.disputes, source.file) : []),
  ]);
}

function checkDispute(dispute: Dispute, before: readonly Dispute[], known: Known): readonly Problem[] {
  const { id, rules, body, place } = dispute;
  const found = rules
    .filter((rule) => !known.rule.has(rule))
    .map((rule) => problem(place.file, at(dispute), `dispute ${id}: dead reference: no rule "${rule}"`));
  if (before.some((other) => other.id === id))
    found.push(problem(place.file, at(dispute), `dispute ${id} is there twice`));
  for (const { offset, message, level } of checkText(body, known))
    found.push(problemInBody(place.file, place.bodyLine, body, offset, `${id}: ${message}`, level));
  return found;
}

function compare(english: readonly Dispute[], own: readonly Dispute[], file: string): readonly Problem[] {
  const missing = english
    .filter(({ id }) => !own.some((dispute) => dispute.id === id))
    .map(({ id }) => problem(file, START, `dispute ${id} is missing; English has it`));
  const rest = own.flatMap((dispute) => {
    const original = english.find(({ id }) => id === dispute.id);
    if (!original) return [problem(file, at(dispute), `dispute ${dispute.id} is not in the English file`)];
    const found: Problem[] = [];
    if (original.kind !== dispute.kind)
      found.push(
        problem(file, at(dispute), `dispute ${dispute.id}: kind ${dispute.kind}, in English ${original.kind}`),
      );
    if (original.rules.join() !== dispute.rules.join())
      found.push(
        problem(
          file,
          at(dispute),
          `dispute ${dispute.id}: rules ${dispute.rules.join(', ')}, in English ${original.rules.join(', ')}`,
        ),
      );
    return found;
  });
  return [...missing, ...rest];
}
