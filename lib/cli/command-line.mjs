// The command lines of all programs: what is not allowed is refused with what is. Plain Node and no dependency, since
// `npm start` reads its options before anything is installed.
import { parseArgs } from 'node:util';

/**
 * What an option takes: nothing, one of a list, or what `takes` says in words, held to `fits` where there is one.
 *
 * @typedef {object} Option
 * @property {readonly string[]} [allowed]
 * @property {string} [takes]
 * @property {(value: string) => boolean} [fits]
 */

/**
 * @template {Option} One
 * @typedef {One extends { allowed: readonly (infer Value)[] } ? Value : One extends { takes: string } ? string : true
 * } Given
 */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @typedef {{ readonly [Name in keyof Options]?: Given<Options[Name]> }} Values
 */

/** Says what is wrong with a command line, and how the command is used, on standard error; the exit code is 2. */
export function wrongUsage(usage, words) {
  process.stderr.write(`${words}\n\n${usage}\n`);
  process.exitCode = 2;
}

const takesValue = ({ allowed, takes }) => allowed !== undefined || takes !== undefined;
const wanted = ({ allowed, takes }) => allowed?.join(', ') ?? takes;

/** What is wrong with an option as it was given, or undefined. */
function wrongOption({ name, rawName, value, inlineValue }, options, earlier) {
  if (!Object.hasOwn(options, name)) {
    const allowed = [...Object.keys(options), 'help'].map((one) => `--${one}`).join(', ');
    return `${rawName} is no option. Allowed: ${allowed}.`;
  }
  const option = options[name];
  if (earlier.includes(name)) return `${rawName} is given twice.`;
  if (!takesValue(option)) return value === undefined ? undefined : `${rawName} takes no value.`;
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('-')))
    return `${rawName} needs a value: ${wanted(option)}.`;
  if (option.allowed ? option.allowed.includes(value) : (option.fits?.(value) ?? true)) return undefined;
  return `${rawName} is "${value}". Allowed: ${wanted(option)}.`;
}

/** The first thing that is wrong with the parts of a command line, or undefined. */
function firstWrong(tokens, options, most) {
  const earlier = [];
  const arguments_ = [];
  for (const token of tokens) {
    if (token.kind === 'positional') arguments_.push(token.value);
    if (token.kind !== 'option') continue;
    const wrong = wrongOption(token, options, earlier);
    if (wrong) return wrong;
    earlier.push(token.name);
  }
  if (arguments_.length <= most) return undefined;
  // npm keeps the options that stand before "--" for itself and hands on only their values.
  const hint = Object.keys(options).length ? ' (npm hands on options that stand after "--" only)' : '';
  return `"${arguments_[most]}" is one argument too many${hint}.`;
}

/**
 * The options and arguments of a command line. Undefined when the command has nothing left to do: help was asked for
 * and is printed, or something is wrong, which is said, and the exit code is 2. `most` is how many arguments there may
 * be beside the options.
 *
 * @template {Readonly<Record<string, Option>>} const Options
 * @param {{ readonly usage: string, readonly options?: Options, readonly most?: number }} command
 * @param {readonly string[]} [args]
 * @returns {{ readonly values: Values<Options>, readonly positionals: readonly string[] } | undefined}
 */
export function commandLine({ usage, options = {}, most = 0 }, args = process.argv.slice(2)) {
  const types = Object.entries(options).map(([name, option]) => [
    name,
    { type: takesValue(option) ? 'string' : 'boolean' },
  ]);
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  const wrong = firstWrong(tokens, options, most);
  return wrong ? wrongUsage(usage, wrong) : { values, positionals };
}
