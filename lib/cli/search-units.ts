import type * as z from 'zod';
import { readContent } from '@/lib/cli/read-content';
import { unitNamesSchema } from '@/lib/content/schemas';
import { chartAddress } from '@/lib/core/address';
import type { GameId } from '@/lib/core/game-id';
import type { Language } from '@/lib/core/language';
import { ruleAddress } from '@/lib/rules/address';
import type { NamedThing } from '@/lib/search/thing-names';
import { ANY_NUMBER } from '@/lib/search/unit-words';

type UnitNames = z.output<typeof unitNamesSchema>;
type Unit = UnitNames['units'][number];

/** Units of a game that the search finds by their names; each leads to the chart or the rule that tells of it. */
export function unitsOf(game: GameId, lang: Language): readonly NamedThing[] {
  const content = readContent(unitNamesSchema, game, 'unit-names.json');
  return (content?.units ?? []).map((unit) => ({
    id: `unit:${unit.id}`,
    kind: 'unit',
    names: {
      en: namesIn(unit, 'en', content),
      es: namesIn(unit, 'es', content),
      it: namesIn(unit, 'it', content),
    },
    address: 'rule' in unit ? ruleAddress(lang, game, unit.rule) : chartAddress(lang, game, unit.chart),
  }));
}

/** Its own names, and whose it is with what it is: "GE corps", «cuerpo alemán»; any number before what has one. */
function namesIn(unit: Unit, lang: Language, content: UnitNames | undefined): readonly string[] {
  const wordsOf = (list: UnitNames['kinds'] | undefined, id: string | undefined): readonly string[] =>
    list?.find((one) => one.id === id)?.names[lang] ?? [];
  const kinds = wordsOf(content?.kinds, unit.kind);
  const made = unit.numbered
    ? kinds.map((kind) => `${ANY_NUMBER} ${kind}`)
    : wordsOf(content?.peoples, unit.people).flatMap((people) =>
        kinds.map((kind) => (lang === 'en' ? `${people} ${kind}` : `${kind} ${people}`)),
      );
  return [...new Set([unit.name[lang], ...unit.also[lang], ...made])];
}
