import { ReadyList as List } from '@/components/desk/ready-list';
import type { DialogProps } from '@/components/sheet/dialogs/props';
import { useWords } from '@/components/words/words';
import { parseInput } from '@/lib/calc/calculator';

const LONGEST = 60;

/** The situations of the rulebook, each as a new sheet. */
export function ReadyList({ kit, shelf, onDialog }: DialogProps) {
  const t = useWords();
  return (
    <List
      list={kit.ready}
      onChoose={(ready, title) => {
        const sheet = parseInput({ schema: kit.kind.schema }, { ...ready.sheet, title: title.slice(0, LONGEST) });
        if (!sheet.ok) return;
        // What is done before it lies on the table would be done to the one before.
        void shelf.add(sheet.value, t('hex-sheet.notice.ready', { sheet: title })).finally(() => onDialog(undefined));
      }}
    />
  );
}
