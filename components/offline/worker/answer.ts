import { storedFile } from '@/components/offline/worker/store';
import { unpacker } from '@/components/offline/worker/unpack';
import { contentType } from '@/lib/offline/content-type';
import { placesOf, type OfflineList } from '@/lib/offline/list';
import { isDevicePage, LOST_PAGE, notHereAddress } from '@/lib/offline/lost';
import { inlineScripts, withPolicy } from '@/lib/offline/page-policy';
import { pageOfPayload, pageOfPiece, payloadOf } from '@/lib/offline/payload';

/** How long a page is waited for, in milliseconds, before the player is told that there is no signal. */
const PATIENCE = 15_000;

async function policyHash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** A page of the site. What has begun to come may take as long as it takes. */
async function fromSite(request: Request): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** A page as the server would send it: with the policy that lets only its own scripts run. */
const secured = async (html: string): Promise<string> =>
  withPolicy(html, await Promise.all(inlineScripts(html).map(policyHash)));

/** Answers what a page asks for: from the device what is there, else from the site, else by saying what is missing. */
export function answerer(list: OfflineList): (request: Request) => Promise<Response> {
  const placeOf = placesOf(list);
  const unpack = unpacker(list);
  const respond = (body: string | Uint8Array<ArrayBuffer>, type: string, status = 200): Response =>
    new Response(body, { status, headers: { ...list.headers, 'Content-Type': type } });

  /** The file of an address from the device; undefined when it is not there. */
  async function fromDevice(address: string, status = 200): Promise<Response | undefined> {
    const place = placeOf(address);
    const content = place && (await unpack(place, address));
    if (content === undefined) return undefined;
    const type = contentType(address);
    const isPage = typeof content === 'string' && type.startsWith('text/html');
    return respond(isPage ? await secured(content) : content, type, status);
  }

  /** What the router asks for, taken out of the page on the device; a piece of it is none there, which it expects. */
  async function forRouter(path: string): Promise<Response | undefined> {
    const page = pageOfPayload(path);
    const place = page === undefined ? undefined : placeOf(page);
    const html = page && place && (await unpack(place, page));
    if (typeof html === 'string') return respond(payloadOf(html), contentType(path));
    const ahead = pageOfPiece(path);
    const held = ahead === undefined ? undefined : placeOf(ahead);
    return held && (await storedFile(held.pack.path)) ? new Response(null, { status: 204 }) : undefined;
  }

  /** The page that an address without its last stroke means. */
  const withStroke = ({ pathname, search }: URL): Response | undefined =>
    placeOf(`${pathname}/`) ? Response.redirect(`${pathname}/${search}`, 308) : undefined;

  async function page(request: Request, url: URL, path: string): Promise<Response> {
    try {
      return await fromSite(request);
    } catch {
      if (isDevicePage(path)) return respond(list.emptyPage, contentType('/'), 503);
      if (placeOf(path)) return Response.redirect(notHereAddress(path + url.search), 302);
      return withStroke(url) ?? (await fromDevice(LOST_PAGE, 404)) ?? respond(list.emptyPage, contentType('/'), 503);
    }
  }

  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/\/index\.html$/, '/');
    const stored = await storedFile(path);
    if (stored) return stored;
    const found = (await fromDevice(path)) ?? (await forRouter(path));
    if (found) return found;
    return request.mode === 'navigate' ? page(request, url, path) : fetch(request);
  };
}
