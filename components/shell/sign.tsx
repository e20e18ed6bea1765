interface Props {
  /** the lines, in a square of `box` */
  readonly path: string;
  readonly box?: number;
  readonly size?: number;
  readonly width?: number;
  readonly className?: string;
}

/** A sign drawn in the colour of the words beside it. */
export function Sign({ path, box = 24, size = 20, width = 2, className }: Props) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
