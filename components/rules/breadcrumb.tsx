import type { ViewLink } from '@/components/rules/rule-view';

/** The way from the game to this page. */
export function Breadcrumb({
  label,
  links,
  here,
  hereLang,
}: {
  label: string;
  links: readonly ViewLink[];
  here: string;
  hereLang?: string | undefined;
}) {
  return (
    <nav aria-label={label} className="min-w-0 text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {links.map((link) => (
          <li key={link.href} className="flex items-center gap-1 after:text-soft after:content-['›'/'']">
            <a href={link.href} className="row-link">
              {link.label}
            </a>
          </li>
        ))}
        <li aria-current="page" lang={hereLang} className="text-soft">
          {here}
        </li>
      </ol>
    </nav>
  );
}
