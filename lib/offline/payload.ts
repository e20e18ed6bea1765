const PUSHED = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/**
 * What the router fetches to show a page without leaving the one before: it stands in the page's own scripts, so it
 * need not be kept twice.
 */
export const payloadOf = (html: string): string =>
  [...html.matchAll(PUSHED)].map(([, text]) => JSON.parse(text ?? '""') as string).join('');

const PAYLOAD = 'index.txt';
/** Pieces of payloads that the router fetches ahead; without them it asks for the whole when a link is followed. */
const PIECE = /\/__next\.[^/]*\.txt$/;

/** The address of the page whose payload a path is; undefined for every other path. */
export const pageOfPayload = (path: string): string | undefined =>
  path.endsWith(`/${PAYLOAD}`) ? path.slice(0, -PAYLOAD.length) : undefined;

/** The address of the page of which a path is a piece of payload. */
export const pageOfPiece = (path: string): string | undefined =>
  PIECE.test(path) ? path.replace(PIECE, '/') : undefined;
