import type { ReactNode } from 'react';
import { inLanguage } from '@/lib/core/language';
import type { AxisItem } from '@/lib/tables/chart';
import { OUTLINE, type ChartGridProps, type LitProps } from '@/components/tables/chart-props';
import { roleOf } from '@/components/tables/chart-rows';
import { LinkedText } from '@/components/tables/linked-text';
import type { LitColumn } from '@/components/tables/lit';

/** The column heads; the steps of a shift are drawn as arrows. */
export function ChartHead({ chart, lang, say, lights, game, asRows, sticky }: LitProps & { readonly sticky: boolean }) {
  const lookup = chart.kind === 'lookup';
  const stay = sticky ? 'sticky top-0 z-10' : '';
  return (
    <thead role={roleOf('rowgroup', asRows)}>
      {lookup && (
        <tr>
          <th
            rowSpan={2}
            scope="col"
            className="sticky left-0 z-20 w-0 border-r border-line bg-sunk text-left align-bottom text-xs leading-tight font-semibold"
          >
            {chart.rows.label[lang]}
          </th>
          <th colSpan={chart.columns.items.length} scope="colgroup" className="bg-sunk text-left font-semibold">
            {chart.columns.label[lang]}
          </th>
        </tr>
      )}
      <tr role={roleOf('row', asRows)}>
        {!lookup && (
          <th
            scope="col"
            role={roleOf('columnheader', asRows)}
            className={`sticky left-0 z-20 border-r border-line bg-sunk text-left align-bottom font-semibold ${sticky ? 'top-0' : ''}`}
          >
            {chart.rows.label[lang]}
          </th>
        )}
        {chart.columns.items.map((item) => (
          <ColumnHead
            key={item.id}
            item={item}
            lang={lang}
            game={game}
            lit={lights.columns.get(item.id)}
            say={say}
            role={roleOf('columnheader', asRows)}
            className={`${stay} ${lookup ? 'text-center' : 'text-left'}`}
          />
        ))}
      </tr>
    </thead>
  );
}

function ColumnHead({
  item,
  lang,
  game,
  lit,
  say,
  role: nativeRole,
  className,
}: Pick<ChartGridProps, 'lang' | 'game' | 'say'> & {
  item: AxisItem;
  lit: LitColumn | undefined;
  role: string | undefined;
  className: string;
}) {
  const role = lit?.role;
  const surface = role === 'use' ? 'bg-accent text-on-accent' : 'bg-sunk';
  return (
    <th
      scope="col"
      role={nativeRole}
      data-role={role}
      className={`align-bottom font-semibold ${inLanguage(item.label, lang).length < 8 ? 'whitespace-nowrap' : ''} ${surface} ${role ? OUTLINE[role] : ''} ${className}`}
    >
      {lit?.from === 'right' && <Arrow words={say('charts.shiftLeft')}>←</Arrow>}
      {lit?.from === 'left' && <Arrow words={say('charts.shiftRight')}>→</Arrow>}
      <LinkedText text={inLanguage(item.label, lang)} lang={lang} game={game} />
      {role && <span className="sr-only"> ({say(`charts.${role}`)})</span>}
    </th>
  );
}

function Arrow({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className="block text-center leading-none">
      <span aria-hidden>{children}</span>
      <span className="sr-only">{words}: </span>
    </span>
  );
}
