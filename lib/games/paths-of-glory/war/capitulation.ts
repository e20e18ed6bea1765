import type { Rule } from '@/lib/core/rule';
import type { Thresholds } from '@/lib/games/paths-of-glory/war/phase';

/** The last Russian event that has been played (16.4.3 to 16.4.8). */
export const RUSSIAN_STAGES = [
  'none',
  'tsar-takes-command',
  'fall-of-the-tsar',
  'bolshevik-revolution',
  'brest-litovsk',
] as const;
export type RussianStage = (typeof RUSSIAN_STAGES)[number];

export interface RussiaCase {
  readonly stage: RussianStage;
  /** Russian VP spaces that the Central Powers hold, Baku apart */
  readonly russianVp: number;
  readonly baku: boolean;
  readonly combined: number;
  /** where the "Tsar Fell" marker was put (16.4.5) */
  readonly tsarFellAt: number;
  readonly fellThisTurn: boolean;
}

/** The next event on the way to a separate peace: whether it may be played, and what it still lacks. */
export interface NextEvent {
  readonly event: 'tsar-takes-command' | 'fall-of-the-tsar' | 'bolshevik-revolution' | 'brest-litovsk';
  readonly rule: Rule;
  readonly allowed: boolean;
  /** VP spaces, or War Status and VP spaces together, that are missing */
  readonly missing: number;
  /** the event has to wait for the next turn */
  readonly nextTurn: boolean;
}

/** All seven Russian VP spaces of the main map (16.4.6). */
const ALL_BUT_BAKU = 7;

/** What Russia's capitulation needs next (16.4.3, 16.4.4, 16.4.6, 16.4.8); null after the treaty. */
export function nextRussianEvent(
  { stage, russianVp, baku, combined, tsarFellAt, fellThisTurn }: RussiaCase,
  { tsarTakesCommand, fallOfTheTsar }: Thresholds,
): NextEvent | null {
  const held = russianVp + Number(baku);
  const needing = (event: NextEvent['event'], rule: Rule, missing: number, nextTurn = false): NextEvent => ({
    event,
    rule,
    missing: Math.max(0, missing),
    nextTurn,
    allowed: missing <= 0 && !nextTurn,
  });
  switch (stage) {
    case 'none':
      return needing('tsar-takes-command', '16.4.3', tsarTakesCommand - held);
    case 'tsar-takes-command':
      return needing('fall-of-the-tsar', '16.4.4', fallOfTheTsar - combined - held);
    case 'fall-of-the-tsar':
      return needing(
        'bolshevik-revolution',
        '16.4.6',
        Math.min(tsarFellAt + 1 - held, ALL_BUT_BAKU - russianVp),
        fellThisTurn,
      );
    case 'bolshevik-revolution':
      return needing('brest-litovsk', '16.4.8', 0);
    case 'brest-litovsk':
      return null;
  }
}

/** Boxes of the Russian Capitulation Track. */
export type RussianBox =
  | 'god-save-the-tsar'
  | Exclude<RussianStage, 'none'>
  | `${'tsar-takes-command' | 'fall-of-the-tsar' | 'bolshevik-revolution'}-allowed`;

/**
 * Where the Russian Capitulation marker stands: it goes back when the condition of the next event fails again (16.4.3
 * to 16.4.8).
 */
export function russianBox(stage: RussianStage, next: NextEvent | null): RussianBox {
  if (next?.allowed && next.event !== 'brest-litovsk') return `${next.event}-allowed`;
  return stage === 'none' ? 'god-save-the-tsar' : stage;
}

export const US_STAGES = ['neutral', 'zimmermann', 'over-there'] as const;
export type UsStage = (typeof US_STAGES)[number];

/** The next US event: whether it may be played, and what it still lacks. */
export interface NextUsEvent {
  readonly event: 'zimmermann' | 'over-there';
  readonly rule: Rule;
  readonly allowed: boolean;
  readonly missing: number;
  readonly nextTurn: boolean;
}

/** The next US event (16.3.2, 16.3.4); null once Over There is played. */
export function nextUsEvent(
  stage: UsStage,
  combined: number,
  zimmermannThisTurn: boolean,
  { zimmermann }: Thresholds,
): NextUsEvent | null {
  if (stage === 'neutral')
    return {
      event: 'zimmermann',
      rule: '16.3.2',
      allowed: combined >= zimmermann,
      missing: Math.max(0, zimmermann - combined),
      nextTurn: false,
    };
  if (stage === 'zimmermann')
    return {
      event: 'over-there',
      rule: '16.3.4',
      allowed: !zimmermannThisTurn,
      missing: 0,
      nextTurn: zimmermannThisTurn,
    };
  return null;
}

/** Where the US Entry marker stands (16.3.1 to 16.3.4): the Combined War Status never falls, so it never goes back. */
export const usBox = (stage: UsStage, next: NextUsEvent | null): UsStage | 'zimmermann-allowed' =>
  next?.event === 'zimmermann' && next.allowed ? 'zimmermann-allowed' : stage;
