import { speaker } from '@/lib/calc/say';
import { toolWords } from '@/lib/content/words';
import { toolAddress } from '@/lib/core/address';
import type { Language } from '@/lib/core/language';
import type { GameManifest } from '@/lib/games/manifest';

/** The tools of a game with their titles and addresses, in menu order. */
export function toolLinks({ id, tools }: GameManifest, lang: Language) {
  const names = tools.map(({ name }) => name);
  const { say } = speaker(toolWords(id, lang, names), lang);
  return names.map((name) => ({ name, label: say({ key: `${name}.title` }), href: toolAddress(lang, id, name) }));
}
