import { encodeInput, withCells } from '@/lib/calc/address';
import { keepValid } from '@/lib/calc/check';
import type { GameId } from '@/lib/core/game-id';
import { GAMES } from '@/lib/games/registry';
import { cellKey, NO_ENTRIES } from '@/lib/tables/card';
import { shareEntries } from '@/lib/tables/card-share';
import { BOARDS, type BoardAddresses } from '@/tests/attack/boards';
import { targetFor, type Target } from '@/tests/attack/targets';
import { below, chanceFrom, pick, type Chance } from '@/tests/support/chance';
import { damaged } from '@/tests/support/random-inputs';

/** An address below the language of the page, as something has damaged it or somebody made it up. */
export interface HostileAddress {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
  /** what it should open; absent where it leads nowhere */
  readonly opens?: { readonly tool: Target } | { readonly board: BoardAddresses } | undefined;
}

const MARKS = ['(', ')', ';', ',', ':', '*', '&', '=', '%', '%00', '%E0%A4', '%25', '+', '#', '?', '/', '..%2F', '%0A'];
const NAMES = ['__proto__', 'constructor', 'toString', 'v', 'cells', 'sheet', 'x'.repeat(300), '%F0%9F%92%A5', ''];
const VALUES = [
  ...[
    '__proto__',
    '-1',
    '1e9',
    '9'.repeat(400),
    'NaN',
    '%00',
    '%ED%A0%80',
    '<script>alert(1)</script>',
    'javascript:1',
  ],
  ...[
    '{"a":'.repeat(2000),
    '('.repeat(3000),
    '(;a:('.repeat(900),
    'x'.repeat(6000),
    '%F0%9F%83%8F'.repeat(200),
    '{x}',
    '*',
  ],
];

/** A query that somebody means harm with, made of a sound one. */
function hostile(query: string, chance: Chance): string {
  const parts = query.split('&');
  const name = pick(chance, parts)?.split('=')[0] ?? 'v';
  const kind = below(chance, 6);
  if (kind === 0) return `${query}&${pick(chance, NAMES)}=${pick(chance, VALUES)}`;
  if (kind === 1) return `${name}=${pick(chance, VALUES)}&${query}`;
  if (kind === 2) return Array.from({ length: below(chance, 400) }, () => pick(chance, parts)).join('&');
  if (kind === 3)
    return parts
      .map((part) => part.replace(/[=(;,:)]/g, (mark) => (chance() < 0.1 ? (pick(chance, MARKS) ?? mark) : mark)))
      .join('&');
  if (kind === 4)
    return `${name}=${encodeURIComponent(JSON.stringify({ [pick(chance, NAMES) ?? '']: [pick(chance, VALUES)] }))}`;
  return parts.map((part) => `${part.split('=')[0]}=${pick(chance, VALUES)}`).join('&');
}

/** A sound query after one to four things have befallen it. */
function befallen(query: string, chance: Chance): string {
  let now = query;
  for (let left = 1 + below(chance, 4); left > 0; left--)
    now = chance() < 0.6 ? damaged(now, chance) : hostile(now, chance);
  return now;
}

/** A text of chart cells that the tool's game may bring along, sound in itself. */
function cellsOf({ cards }: Target, chance: Chance): string {
  const card = pick(chance, Object.values(cards));
  if (!card) return '1;c,none;zzzz';
  const cells = { [cellKey(undefined, '40', '1')]: '+1', [cellKey(undefined, '1:1', '3')]: '— / —' };
  return shareEntries(cards, { [card.id]: { ...NO_ENTRIES, headings: ['40', '52'], cells } }) ?? '1;c;0000';
}

const GAMES_AND_MORE: readonly string[] = [...GAMES.map(({ id }) => id), 'nowhere', '__proto__', '%00', '..'];
const PARTS = [
  'rules',
  'tools',
  'charts',
  'board',
  'turn',
  'glossary',
  'disputes',
  'search',
  'about',
  '12',
  '12.4.99',
  'fire',
  'x',
];

/** A path of pieces that exist, seldom in a way that leads anywhere. */
function nowhere(chance: Chance): HostileAddress {
  const pieces = Array.from({ length: below(chance, 4) }, () => pick(chance, PARTS));
  const hash = chance() < 0.3 ? `#${pick(chance, ['r-1', 'r-99.9', '%', '__proto__', '<x>', 'x'.repeat(4000)])}` : '';
  return {
    path: `/${[pick(chance, GAMES_AND_MORE), ...pieces].join('/')}/`,
    query: chance() < 0.3 ? 'q=%E0%A4%A' : '',
    hash,
  };
}

const folder = (game: GameId, ...rest: readonly string[]): string => `/${[game, ...rest].join('/')}/`;

/** The address of a seed. */
export function addressOf(seed: number): HostileAddress {
  const chance = chanceFrom(seed ^ 0x165667b1);
  const kind = chance();
  if (kind < 0.1) return nowhere(chance);
  const board = pick(chance, BOARDS);
  if (kind < 0.25 && board) {
    const query = befallen(pick(chance, board.sound) ?? '', chance);
    return { path: folder(board.game, 'board'), query, hash: '', opens: { board } };
  }
  const tool = targetFor(seed);
  const { calc, form, inputOf } = tool;
  const sound = encodeInput(form, keepValid(calc, inputOf(seed)).input);
  const cells = kind < 0.4 ? befallen(cellsOf(tool, chance), chance) : undefined;
  const query = cells === undefined ? befallen(sound, chance) : withCells(sound, cells);
  const path = folder(calc.game, 'tools', calc.id.slice(calc.game.length + 1));
  return { path, query, hash: '', opens: { tool } };
}
