import type { JsonFile } from '@/lib/content/check/json';
import { problemInJson, type Problem } from '@/lib/content/check/problem';
import { waysSchema } from '@/lib/content/schemas';
import { LANGUAGES } from '@/lib/core/language';

/** Ways of saying a thing that a tool has twice: nobody would know which of two things they say. */
export function checkWays(json: JsonFile): readonly Problem[] {
  const { ways = [] } = waysSchema.safeParse(json.value).data ?? {};
  return LANGUAGES.flatMap((lang) => {
    const places = ways.flatMap((one, i) =>
      one.ways[lang].map((way, n) => ({
        way,
        key: `${one.tool} ${way.trim().toLowerCase()}`,
        path: ['ways', i, 'ways', lang, n],
      })),
    );
    const first = new Map<string, number>();
    places.forEach(({ key }, at) => first.set(key, first.get(key) ?? at));
    return places.flatMap(({ way, key, path }, at) =>
      first.get(key) === at ? [] : [problemInJson(json, path, `"${way}" is there twice`)],
    );
  });
}
