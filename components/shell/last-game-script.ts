export const LAST_GAME_KEY = 'umpire/last-game';

/** What shows the card of a game first on the start page, whose markup is the same for everybody. */
const RULE = ['li[data-game="', '"]{order:-1}'] as const;

/** The style sheet that shows a game first. */
export function firstOf(game: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULE.join(CSS.escape(game)));
  return sheet;
}

/** Runs before the first paint: shows the game that was open last first, so that no card moves afterwards. */
export const LAST_GAME_SCRIPT = `try{var g=localStorage.getItem('${LAST_GAME_KEY}');if(g){var s=new CSSStyleSheet();s.replaceSync('${RULE[0]}'+CSS.escape(g)+'${RULE[1]}');document.adoptedStyleSheets=[s]}}catch(e){}`;
