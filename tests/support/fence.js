import { readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Who may import whom (README, "The tree"), as a rule of ESLint; tests/architecture.test.ts holds the rule and the tree
// against each other.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of the kernel, each with those that it may import, besides itself. It has no cycle. */
export const KERNEL = {
  core: [],
  prob: ['core'],
  board: ['core'],
  rules: ['core'],
  glossary: ['core'],
  sequence: ['core'],
  offline: ['core'],
  tables: ['core', 'prob'],
  search: ['core', 'tables', 'rules', 'sequence', 'glossary'],
  calc: ['core', 'prob', 'tables'],
  sheet: ['core', 'board', 'calc'],
  typed: ['core', 'search', 'calc'],
  settle: ['core', 'rules', 'calc'],
};

const KERNEL_FOLDERS = Object.keys(KERNEL);
/** What every layer above the games sees of them; a game itself is reached through the list of manifests. */
const GAMES = ['manifest', 'registry', 'find'];

/**
 * The layers above the kernel, each with those that it may import, besides itself. `game` and `game-view` (a game's
 * folder below lib/games and below components/games) and `game-content` stand for those of one and the same game, but
 * for the two registries, which name every game.
 */
const LAYERS = {
  manifest: KERNEL_FOLDERS,
  game: ['manifest', 'game-content', ...KERNEL_FOLDERS],
  registry: ['manifest', 'game'],
  find: ['manifest', 'registry', ...KERNEL_FOLDERS],
  words: [],
  'game-content': [],
  content: KERNEL_FOLDERS,
  cli: ['content', ...GAMES, ...KERNEL_FOLDERS],
  components: ['words', 'view-registry', ...GAMES, ...KERNEL_FOLDERS],
  'game-view': ['components', 'view-registry', 'game', 'game-content', 'words', ...GAMES, ...KERNEL_FOLDERS],
  'view-registry': ['components', 'game-view', ...GAMES, ...KERNEL_FOLDERS],
  app: ['components', 'view-registry', 'content', 'words', ...GAMES, ...KERNEL_FOLDERS],
};
const OF_EVERY_GAME = ['registry', 'view-registry'];

/** Packages that compute and touch no platform: the kernel and the games import these and no others. */
const PURE_PACKAGES = [
  'flatqueue',
  'flexsearch',
  'hast',
  'intl-messageformat',
  'mdast',
  'mdast-util-to-string',
  'papaparse',
  'rehype-stringify',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'unified',
  'unist',
  'unist-util-visit',
  'zod',
];
/** Packages that one file imports for all: no index is ever read under other options than it was written with. */
const ONE_IMPORTER = { flexsearch: 'lib/search/index.ts' };

const PURE_LAYERS = [...KERNEL_FOLDERS, 'manifest', 'game', 'registry', 'find'];
const WITH_NODE = ['content', 'cli'];

/**
 * The layer of a file of the project, given by its path from the root, and the game whose it is; undefined outside the
 * layers.
 */
export function placeOf(path) {
  const [top, second, third] = path.split('/');
  const inFolder = path.split('/').length > 3;
  if (top === 'app') return { layer: 'app' };
  if (top === 'content') return second === 'ui' ? { layer: 'words' } : { layer: 'game-content', game: second };
  if (top === 'components' && second === 'games')
    return inFolder ? { layer: 'game-view', game: third } : { layer: 'view-registry' };
  if (top === 'components') return { layer: 'components' };
  if (top === 'lib' && second === 'games') {
    if (inFolder) return { layer: 'game', game: third };
    const name = third?.replace(/\.tsx?$/, '') ?? '';
    return GAMES.includes(name) ? { layer: name } : undefined;
  }
  if (top === 'lib' && second !== undefined && (second in KERNEL || second in LAYERS)) return { layer: second };
  return undefined;
}

/** The path from the root that a specifier in a file leads to; undefined for a package. */
export function targetOf(file, specifier) {
  if (specifier.startsWith('@/')) return posix.normalize(specifier.slice(2));
  if (/^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..')
    return posix.join(posix.dirname(file), specifier);
  return undefined;
}

/** Why a file may not import a specifier; undefined when it may. Both are given from the root of the project. */
export function whyNot(file, specifier) {
  const from = placeOf(file);
  if (!from)
    return /^(app|components|lib)\//.test(file) ? `${file} has no place in tests/support/fence.js.` : undefined;
  if (/(^|\/)\.\.(\/|$)/.test(specifier)) return 'Import by @/…, never upwards.';
  const target = targetOf(file, specifier);
  if (target === undefined) return whyNoPackage(file, from, specifier);
  const to = placeOf(target) ?? placeOf(`${target}.ts`);
  if (!to) return `${specifier} is in no layer that others import.`;
  if (to.layer === from.layer) {
    return to.game === from.game ? undefined : `A game never imports another: ${from.game} knows no ${to.game}.`;
  }
  const may = KERNEL[from.layer] ?? LAYERS[from.layer] ?? [];
  if (!may.includes(to.layer)) return `${from.layer} never imports ${to.layer}${to.game ? ` (${to.game})` : ''}.`;
  if (to.game !== undefined && to.game !== from.game && !OF_EVERY_GAME.includes(from.layer))
    return `A game never imports another: ${from.game} knows no ${to.game}.`;
  return undefined;
}

function whyNoPackage(file, { layer }, specifier) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (name in ONE_IMPORTER && ONE_IMPORTER[name] !== file) return `Only ${ONE_IMPORTER[name]} imports ${name}.`;
  if (specifier.includes(':') || builtinModules.includes(specifier) || builtinModules.includes(name))
    return WITH_NODE.includes(layer) ? undefined : `${layer} runs in the browser too: no ${specifier}.`;
  if (PURE_LAYERS.includes(layer) && !PURE_PACKAGES.includes(name))
    return `${layer} is pure: ${name} is not among the packages of tests/support/fence.js.`;
  return undefined;
}

/** The text of a specifier, also of one in back quotes; undefined when it is made up at run time. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TSLiteralType') return textOf(node.literal);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

const isRequire = ({ callee }) =>
  (callee.type === 'Identifier' && callee.name === 'require') ||
  (callee.type === 'MemberExpression' && callee.object.name === 'require') ||
  (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty');

const arrows = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(ROOT, context.filename).replaceAll('\\', '/');
    const check = (node, source) => {
      const specifier = textOf(source);
      const why = specifier === undefined ? 'An import names its file in the open.' : whyNot(file, specifier);
      if (why !== undefined) context.report({ node, message: why });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument),
      TSExternalModuleReference: (node) => check(node, node.expression),
      CallExpression: (node) => isRequire(node) && check(node, node.arguments[0]),
    };
  },
};

/**
 * Names of the platform, of the clock and of chance. Tools get what they need; the same input gives the same answer.
 */
const GLOBALS = [
  'window document self frames parent top navigator location history screen fetch XMLHttpRequest WebSocket EventSource',
  'localStorage sessionStorage indexedDB caches cookieStore BroadcastChannel Worker SharedWorker Notification alert',
  'globalThis global process Buffer require module exports __dirname __filename console',
  'Date Temporal performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame requestIdleCallback',
  'crypto Crypto eval Function',
].flatMap((line) => line.split(' '));

const message = 'The kernel and the games are pure: no platform, no clock, no chance.';

/** What ESLint's configuration takes over. */
export const fence = [
  {
    files: ['app/**', 'components/**', 'lib/**'],
    plugins: { fence: { rules: { arrows } } },
    rules: { 'fence/arrows': 'error' },
  },
  {
    files: [...KERNEL_FOLDERS.map((folder) => `lib/${folder}/**`), 'lib/games/**'],
    rules: {
      'no-restricted-globals': ['error', ...GLOBALS.map((name) => ({ name, message }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message }],
    },
  },
];

/** Every source file of the layers, by its path from the root. */
export const sourceFiles = () =>
  ['app', 'components', 'lib'].flatMap((top) =>
    readdirSync(`${ROOT}/${top}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|mjs|js)$/.test(path)),
  );
