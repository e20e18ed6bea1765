import { useMemo, useState } from 'react';
import { ValuesBlock } from '@/components/calculator/answer/values';
import { askedIn, circumstancesOf, siegesAfter } from '@/components/games/grand-illusion/map/asked';
import type { Look } from '@/components/games/grand-illusion/map/slots';
import type { MapState } from '@/components/games/grand-illusion/map/use-map';
import { RuleLink } from '@/components/rules/rule-sheet';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import Link from '@/components/ui/link';
import { useSpeaker, useWords } from '@/components/words/words';
import { encodeInput } from '@/lib/calc/address';
import { run } from '@/lib/calc/calculator';
import { formOf } from '@/lib/calc/form';
import { supply } from '@/lib/games/grand-illusion/calculators/supply';
import { NATIONS } from '@/lib/games/grand-illusion/sides';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { stackSchema, supplySchema } from '@/lib/games/grand-illusion/supply/fields';

interface Props {
  readonly state: MapState;
  readonly hex: number;
  readonly data: GiData;
  /** what was entered of the turn and of forts */
  readonly asked: Look['asked'];
  /** the turn of the checklist */
  readonly playing: number | undefined;
  onAsk(change: Look['asked']): void;
}

const FORM = formOf(supplySchema);

/** Supply of the hex on the map as it is: for the units there, or for a unit of a nation that might stand there. */
export function SupplyCard({ state, hex, data, asked, playing, onAsk }: Props) {
  const t = useWords();
  const { say, lang } = useSpeaker();
  const [nation, setNation] = useState<(typeof NATIONS)[number]>('german');
  const { map, control, cavalry, besieged, stacks } = state.position;
  const given = useMemo(() => circumstancesOf(asked, { besieged }, playing), [asked, besieged, playing]);
  const { answer, query } = useMemo(() => {
    const there = stacks.filter((one) => one.hex === hex);
    const units = there.length ? there : [stackSchema.parse({ hex, nation })];
    const input = { map, control, cavalry, besieged, stacks: units, ...given };
    const all = { ...input, stacks: stacks.length ? stacks : units };
    return { answer: run(supply, input, data), query: encodeInput(FORM, all) };
  }, [map, control, cavalry, besieged, stacks, hex, nation, given, data]);
  return (
    <section className="card grid gap-2 px-3 py-2" aria-label={t('hexlist.supply.title')}>
      <h3 className="font-sans font-semibold">{t('hexlist.supply.title')}</h3>
      {!stacks.some((one) => one.hex === hex) && (
        <div role="group" aria-label={t('hexlist.supply.imagined')} className="flex flex-wrap gap-2">
          {NATIONS.map((one) => (
            <button
              key={one}
              type="button"
              className="btn"
              aria-pressed={one === nation}
              onClick={() => setNation(one)}
            >
              {t(`supply.options.nation.${one}`)}
            </button>
          ))}
        </div>
      )}
      {answer.ok ? (
        <ul className="grid gap-1" aria-live="polite">
          {answer.value.outcome.blocks.map((block) =>
            block.kind === 'verdict' ? (
              <li key="verdict" className={`font-semibold ${TONES[block.tone]}`}>
                {say(block.text)}{' '}
                {block.rule !== undefined && <RuleLink number={block.rule} className="rule-tap underline" />}
              </li>
            ) : undefined,
          )}
          {answer.value.steps.map(({ id, text, rule }) => (
            <li key={id} className="text-sm">
              {say(text)} <RuleLink number={rule} className="rule-tap underline" />
            </li>
          ))}
          {answer.value.outcome.blocks.map((block) =>
            block.kind === 'values' && block.id === 'threats' ? (
              <li key="threats">
                <ValuesBlock block={block} />
              </li>
            ) : undefined,
          )}
        </ul>
      ) : (
        <p role="alert">
          {say(answer.error.text)}{' '}
          {answer.error.rule !== undefined && <RuleLink number={answer.error.rule} className="rule-tap underline" />}
        </p>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-accent">
          {t('hexlist.supply.when')}
        </summary>
        <PlainFields
          fields={askedIn(given)}
          values={given}
          owner="supply"
          onChange={(change) => {
            onAsk(change as Look['asked']);
            if ('maubeuge' in change) state.set({ besieged: [...siegesAfter({ besieged }, change.maubeuge)] });
          }}
        />
      </details>
      <Link
        className="inline-flex min-h-11 items-center text-accent underline"
        href={`/${lang}/grand-illusion/tools/supply/?${query}`}
      >
        {t('hexlist.supply.tool')}
      </Link>
    </section>
  );
}

const TONES = { yes: 'text-good', no: 'text-bad', neutral: 'text-warn' } as const;
