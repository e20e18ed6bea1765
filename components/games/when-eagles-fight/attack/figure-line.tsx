import type { Ring } from '@/components/games/when-eagles-fight/attack/places';
import { RuleLink } from '@/components/rules/rule-sheet';
import { useSpeaker, useWords } from '@/components/words/words';
import { AROUND } from '@/lib/games/when-eagles-fight/attack/fields';

/** What makes the attack concentric in words, or which hex would (13.16); nothing against a fortress (13.15). */
export function FigureLine({ ring, nameOf }: { readonly ring: Ring; readonly nameOf: (around: string) => string }) {
  const t = useWords();
  const { lang } = useSpeaker();
  const { concentric, figures, fortress, wanted, places } = ring;
  const list = (names: readonly string[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(lang, { type }).format(names);
  const said = (): string | undefined => {
    if (fortress) return concentric && t('ring.fortress');
    if (concentric === 'more-than-three')
      return t('ring.moreThanThree', { count: places.filter(({ at }) => at !== undefined).length });
    if (concentric) {
      const [figure = []] = figures;
      return t(`ring.${concentric === 'opposite' ? 'opposite' : 'threeApart'}`, {
        hexes: list(
          figure.map((direction) => nameOf(AROUND[direction])),
          'conjunction',
        ),
      });
    }
    return wanted.length > 0 ? t('ring.wanted', { hexes: list(wanted.map(nameOf), 'disjunction') }) : undefined;
  };
  const words = said();
  return (
    <p role="status" className="min-h-5 text-sm">
      {words && (
        <>
          {words} <RuleLink number={fortress ? '13.15' : '13.16'} className="rule-tap underline" />
        </>
      )}
    </p>
  );
}
