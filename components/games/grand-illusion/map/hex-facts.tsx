import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import type { ListedMap } from '@/lib/board/listed/read';
import type { GiData } from '@/lib/games/grand-illusion/data';
import { hexOf, type Hex } from '@/lib/games/grand-illusion/map/hexes';

interface Fact {
  readonly key: string;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Which marker of the set-up says who controls a hex. */
const START_RULES: Readonly<Record<number, string>> = { 19: '3.1.2.c', 94: '3.1.2.b' };

/** What the rulebooks say of a hex, each with its rule. */
function factsOf(hex: Hex): readonly Fact[] {
  const { sp, pd, belgian, port, supply, germanVp, plan17, paris, vosges, forts, optionalFort, start } = hex;
  return [
    ...(paris ? [{ key: 'paris', rule: '3.2.2' }] : []),
    ...(sp ? [{ key: 'sp', rule: '8.4.8' }] : []),
    ...(pd ? [{ key: 'pd', rule: '8.4.9.a' }] : []),
    ...(belgian ? [{ key: belgian === true ? 'belgian' : `belgian-${belgian}`, rule: '8.4.7.a' }] : []),
    ...(port ? [{ key: 'port', rule: '10.4' }] : []),
    ...(supply ?? []).map((nation) => ({ key: `source-${nation}`, rule: nation === 'german' ? '11.2.5' : '11.2.4' })),
    ...(germanVp ? [{ key: 'germanVp', rule: '3.2.2', params: { times: germanVp } }] : []),
    ...(plan17 ? [{ key: 'plan17', rule: '3.2.1.a', params: { times: plan17 } }] : []),
    ...(vosges ? [{ key: 'vosges', rule: '8.4.6.a' }] : []),
    ...(forts ? [{ key: 'forts', rule: '9.5', params: { forts } }] : []),
    ...(optionalFort ? [{ key: 'optionalFort', rule: '9.5' }] : []),
    ...(start ? [{ key: `start-${start}`, rule: START_RULES[hex.n] ?? '3.1.3.g' }] : []),
  ];
}

/** A hex by its number, with what the texts say of it. */
export function HexFacts({ hex, map, data }: { hex: number; map: ListedMap; data: GiData }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const one = hexOf(data.hexes, hex);
  const facts = factsOf(one);
  const loose = map.loose(hex);
  return (
    <div className="grid gap-1">
      <h2 className="text-xl font-semibold">
        {t('hexlist.hex', { n: hex })}
        {one.name && ` · ${one.name[lang]}`}
      </h2>
      {facts.length ? (
        <ul className="grid gap-0.5 text-sm">
          {facts.map(({ key, rule, params }) => (
            <li key={key}>
              {t(`hexlist.fact.${key}`, params)} <RuleLink number={rule} className="rule-tap underline" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">{t('hexlist.nothing')}</p>
      )}
      {loose.length > 0 && <p className="text-sm">{t('hexlist.loose', { list: loose.join(', ') })}</p>}
    </div>
  );
}
