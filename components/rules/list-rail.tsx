interface Props {
  readonly label: string;
  readonly lang?: string | undefined;
  readonly places: readonly { readonly id: string; readonly sign: string; readonly name: string }[];
}

/** The letters or kinds of a long list, to jump by; they stay in reach in one line. */
export function ListRail({ label, places, lang }: Props) {
  return (
    <nav
      aria-label={label}
      className="sticky top-14 z-10 -mx-3 border-b border-line bg-paper px-3 print:hidden"
      data-rail
    >
      <ul className="flex overflow-x-auto" lang={lang}>
        {places.map(({ id, sign, name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="grid min-h-11 min-w-11 place-items-center px-2 font-semibold whitespace-nowrap no-underline hover:underline"
              aria-label={name}
            >
              {sign}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
