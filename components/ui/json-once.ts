const files = new Map<string, Promise<unknown>>();

/** A JSON file of the site, fetched once; a failure is forgotten, so that asking again tries again. */
export function jsonOnce<T>(path: string): Promise<T> {
  const known = files.get(path);
  if (known) return known as Promise<T>;
  const file = fetchJson(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file as Promise<T>;
}

async function fetchJson(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
