const pages = new Map<string, Promise<Document>>();

/** The page at an address, fetched once; one that did not come is asked for again. */
export function pageAt(address: string): Promise<Document> {
  const known = pages.get(address);
  if (known) return known;
  const page = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  });
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

const linkOf = (row: Element): HTMLAnchorElement | null => row.querySelector(':scope > a');

/** Puts its text into a line in place of the link to it; the link stays when the page cannot be had. */
export async function fillRow(row: HTMLDetailsElement): Promise<void> {
  const address = linkOf(row)?.pathname;
  if (address === undefined) return;
  const page = await pageAt(address).catch(() => undefined);
  const body = page?.getElementById(row.id)?.querySelector('[data-body]');
  if (body) linkOf(row)?.replaceWith(document.importNode(body, true));
}

/** The text of a line of the list at an address, from any page; undefined where the list has no such line. */
export async function listedText(list: string, id: string): Promise<string | undefined> {
  const row = (await pageAt(list)).getElementById(id);
  const link = row?.querySelector(':scope > a')?.getAttribute('href');
  if (!row || link === null || link === undefined) return undefined;
  const page = await pageAt(new URL(link, new URL(list, location.origin)).pathname);
  const body = page.getElementById(id)?.querySelector('[data-body]')?.cloneNode(true);
  if (!(body instanceof Element)) return undefined;
  // Whoever shows it elsewhere has opened its card already.
  body.querySelector('[data-settle]')?.remove();
  return body.innerHTML;
}

/** Puts the texts into all lines of the page: whoever filters looks into them too. */
export async function fillRows(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLDetailsElement>('[data-rows] > details')].map(fillRow));
}

/** Opens the line or the group that an address names, with the groups around it, and brings it into view. */
export async function openRow(id: string): Promise<void> {
  const target = id ? document.getElementById(id) : null;
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  for (let fold = target.parentElement?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  target.hidden = false;
  target.open = true;
  if (target.closest('[data-rows]')) await fillRow(target);
  target.scrollIntoView();
}
