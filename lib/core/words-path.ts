/** public/generated/words/<game>.<lang>.json: the sentences of all tools of a game, for a page that may need any. */
export const toolWordsPath = (game: string, lang: string): string => `/generated/words/${game}.${lang}.json`;
