import { RuleLink } from '@/components/rules/rule-sheet';
import type { DialogProps } from '@/components/sheet/dialogs/sheet-dialogs';
import { useSpeaker, useWords } from '@/components/words/words';
import { parseInput } from '@/lib/calc/calculator';
import type { ReadySheet } from '@/lib/games/nach-paris/sheet/ready';
import { sheetSchema } from '@/lib/games/nach-paris/sheet/schema';

const LONGEST = 60;

/** The situations of the rulebook, each as a new sheet. */
export function ReadyList({ kit, shelf, onDialog }: DialogProps) {
  const t = useWords();
  const { lang } = useSpeaker();
  const choose = (ready: ReadySheet) => {
    const sheet = parseInput({ schema: sheetSchema }, { ...ready.sheet, title: ready.title[lang].slice(0, LONGEST) });
    if (sheet.ok) void shelf.add(sheet.value, t('hex-sheet.notice.ready', { sheet: ready.title[lang] }));
    onDialog(undefined);
  };
  return (
    <ul className="grid gap-2 pb-2">
      {kit.data.boards.map((ready) => (
        <li key={ready.id} className="card flex flex-wrap items-center gap-x-3 px-3 py-1">
          <button
            type="button"
            className="min-h-11 w-full text-left leading-tight font-semibold text-accent"
            onClick={() => choose(ready)}
          >
            {ready.title[lang]}
          </button>
          {ready.note && <p className="text-sm text-soft">{ready.note[lang]}</p>}
          {ready.rules.map((rule) => (
            <RuleLink key={rule} number={rule} className="inline-flex min-h-11 items-center text-sm tabular-nums" />
          ))}
        </li>
      ))}
    </ul>
  );
}
