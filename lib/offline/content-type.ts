const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** The type of the file at an address, by which the browser reads it; pages are addresses that end with a stroke. */
export function contentType(address: string): string {
  if (address.endsWith('/')) return TYPES.html ?? '';
  return TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether a file of that type is read by its letters. */
export const isText = (address: string): boolean => /^text|json|svg/.test(contentType(address));
