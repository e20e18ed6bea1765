/** One address of each kind of page, below the language. */
export const PAGE_KINDS: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['search', '/search/?q=flank'],
  ['about', '/about/'],
  ['game', '/paths-of-glory/'],
  ['contents', '/paths-of-glory/rules/'],
  ['chapter', '/paths-of-glory/rules/12/#r-12.4.3'],
  ['glossary', '/paths-of-glory/glossary/'],
  ['questions', '/paths-of-glory/disputes/'],
  ['tools', '/paths-of-glory/tools/'],
  ['fire', '/paths-of-glory/tools/fire/'],
  ['replacements', '/paths-of-glory/tools/replacements/'],
  ['supply', '/paths-of-glory/tools/supply/'],
  ['turn', '/paths-of-glory/turn/'],
  ['board', '/paths-of-glory/board/'],
  ['charts', '/paths-of-glory/charts/'],
  ['chart', '/paths-of-glory/charts/fire-army/'],
];
