// Read by any Node that knows modules, as check-node.mjs, start.mjs and test.mjs are: nothing in these may be newer.

/** The oldest Node that will do: the one that package.json asks for. */
export const OLDEST = [20, 9];

/** Whether this Node can run the project; says so when it cannot. */
export function nodeWillDo(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return true;
  console.error(
    'Umpire needs Node ' + OLDEST.join('.') + ' or newer; this is Node ' + version + '. Get it from https://nodejs.org',
  );
  return false;
}
