/** A pair of scales: what settles a dispute. */
export function SettleSign() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
      <path d="M10 3v14M6 17h8M4 5h12M4 5 1.5 11h5L4 5M16 5l-2.5 6h5L16 5" />
    </svg>
  );
}

/** Three corners of a QR code. */
export function CodeSign() {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
      <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M16 17h1" />
    </svg>
  );
}
