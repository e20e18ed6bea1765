'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useWords } from '@/components/words/words';
import { copyText } from '@/components/ui/copy-text';

const SHOWN_MS = 4000;
const RULE_ANCHOR = /^#r-([\w.]{1,20})$/;

/**
 * The only script of a chapter: copies the link of a tapped number, marks the rule of the address and opens what
 * belongs to it, and follows links inside Umpire without loading a new document. Without it the page works as plain
 * links.
 */
export function RulesPage({ children }: { children: ReactNode }) {
  const t = useWords();
  const router = useRouter();
  const page = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState('');
  const [missing, setMissing] = useState('');
  useMarkedTarget(page, setMissing);
  useEffect(() => {
    if (!notice && !missing) return;
    const timer = setTimeout(() => {
      setNotice('');
      setMissing('');
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, missing]);
  const said = notice || (missing && t('common.noRule', { number: missing }));

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (link.hasAttribute('data-copy')) {
      event.preventDefault();
      history.replaceState(null, '', link.hash);
      markTarget(page.current);
      const address = `${location.origin}${location.pathname}${link.hash}`;
      void copyText(address).then((copied) =>
        setNotice(copied ? t('common.copied') : t('common.copyFailed', { link: address })),
      );
      return;
    }
    const samePage = link.pathname === location.pathname && link.hash;
    if (link.origin !== location.origin || link.target || samePage) return;
    event.preventDefault();
    router.push(link.pathname + keptSearch(link) + link.hash);
  };
  return (
    <div ref={page} className="rules-page" onClick={onClick}>
      {children}
      <p role="status" className="pointer-events-none fixed inset-x-3 bottom-20 z-30 text-center print:hidden">
        {said && <span className="inline-block max-w-full rounded-lg bg-ink px-4 py-2 text-paper">{said}</span>}
      </p>
    </div>
  );
}

/** From chapter to chapter the second language stays beside the first. */
function keptSearch(link: HTMLAnchorElement): string {
  const chapters = /\/rules\/[^/]+\/$/;
  return chapters.test(link.pathname) && chapters.test(location.pathname) ? location.search : link.search;
}

/**
 * Keeps the rule of the address marked and tells the number that is not in the chapter, or ''. `:target` alone misses
 * navigation that does not load a document.
 */
function useMarkedTarget(page: React.RefObject<HTMLDivElement | null>, onMissing: (number: string) => void) {
  useEffect(() => {
    const mark = () => {
      markTarget(page.current);
      onMissing(document.getElementById(location.hash.slice(1)) ? '' : (RULE_ANCHOR.exec(location.hash)?.[1] ?? ''));
    };
    mark();
    page.current?.setAttribute('data-enhanced', '');
    const navigation = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    window.addEventListener('hashchange', mark);
    navigation?.addEventListener('currententrychange', mark);
    return () => {
      window.removeEventListener('hashchange', mark);
      navigation?.removeEventListener('currententrychange', mark);
    };
  }, [page, onMissing]);
}

function markTarget(page: HTMLElement | null): void {
  page?.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
  if (!target || !page?.contains(target)) return;
  target.setAttribute('data-target', '');
  // The keyboard goes on from the rule, also when no document was loaded; a focus that is somewhere stays there.
  if (document.activeElement === document.body) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}
