/** A line of a menu: what it does, and a word about it. */
export function Choice({ label, detail, onClick }: { label: string; detail: string; onClick: () => void }) {
  return (
    <button type="button" className="card min-h-14 px-3 py-1.5 text-left" onClick={onClick}>
      <span className="block font-semibold text-accent">{label}</span>
      <span className="block text-sm text-soft">{detail}</span>
    </button>
  );
}
