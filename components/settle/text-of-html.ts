/** What a text of the site reads like without its marks, a line for each of its paragraphs, items and rows. */
export function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...page.body.querySelectorAll('p, li, tr, h3, h4, blockquote')].filter(
    (block) => !block.querySelector('p, li, tr, blockquote'),
  );
  const lines = blocks.map((block) =>
    [...(block.localName === 'tr' ? block.children : [block])]
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
      .join(' | '),
  );
  return lines.filter(Boolean).join('\n') || page.body.textContent.trim();
}
