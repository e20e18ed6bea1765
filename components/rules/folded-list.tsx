'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { fillRow, openRow } from '@/components/rules/list-rows';

/**
 * A list of folded lines. A line that is opened fetches its text from the page where it stands and becomes the
 * address; an address that names a line opens it, also within the page. Without scripts the lines are links.
 */
export function FoldedList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => void openRow(location.hash.slice(1));
    open();
    const navigation = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    window.addEventListener('hashchange', open);
    navigation?.addEventListener('currententrychange', open);
    return () => {
      window.removeEventListener('hashchange', open);
      navigation?.removeEventListener('currententrychange', open);
    };
  }, []);
  useEffect(() => {
    const place = list.current;
    // A toggle does not bubble: it is caught on its way down.
    place?.addEventListener('toggle', onToggle, true);
    return () => place?.removeEventListener('toggle', onToggle, true);
  }, []);
  return <div ref={list}>{children}</div>;
}

function onToggle({ target: row }: Event): void {
  if (!(row instanceof HTMLDetailsElement) || !row.open || !row.closest('[data-rows]')) return;
  history.replaceState(null, '', `#${row.id}`);
  void fillRow(row);
}
