import { useLabels } from '@/components/calculator/labels';
import { useWords } from '@/components/words/words';
import type { FormField } from '@/lib/calc/form';

/** What nobody has entered yet of a counter that was drawn: its usual value stands in for it. */
export function Missing({ fields }: { fields: readonly FormField[] }) {
  const t = useWords();
  const labels = useLabels();
  if (!fields.length) return null;
  return (
    <p className="rounded-lg border border-l-4 border-line border-l-warn px-3 py-2 text-sm">
      {t('tools.counters.missing', { fields: fields.map((field) => labels.field(field, 'unit')).join(', ') })}
    </p>
  );
}
