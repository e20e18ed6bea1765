/** Puts the keyboard into a space of the map, without scrolling the page. */
export function focusSpace(space: string): void {
  document.querySelector<SVGElement>(`.board-map [data-space="${CSS.escape(space)}"]`)?.focus({ preventScroll: true });
}
