'use client';

import { useEffect } from 'react';

/** How far below the top of the screen the rule stands that is being read, in pixels: just under the header. */
const READING_LINE = 120;

/**
 * Marks in the column of contents the section that is being read and keeps it in sight there. Without it the column is
 * a plain list of links.
 */
export function FollowSection({ column }: { readonly column: string }) {
  useEffect(() => {
    const list = document.getElementById(column);
    if (!list) return;
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const places = links.map((link) => document.getElementById(link.hash.slice(1)));
    let frame = 0;
    let marked: HTMLAnchorElement | undefined;
    const follow = () => {
      frame = 0;
      // Hidden on a narrow screen, and beside another language.
      if (list.offsetParent === null) return;
      const next = links[readIndex(places.map((place) => place?.getBoundingClientRect().top))];
      if (next === marked) return;
      marked?.removeAttribute('aria-current');
      next?.setAttribute('aria-current', 'location');
      marked = next;
      if (next) keepInSight(list, next);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    follow();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [column]);
  return null;
}

/** The last of some places that has reached the reading line; -1 above all of them. */
export const readIndex = (tops: readonly (number | undefined)[]): number =>
  tops.findLastIndex((top) => top !== undefined && top <= READING_LINE);

/** Scrolls the column alone, never the page. */
function keepInSight(list: HTMLElement, link: HTMLElement): void {
  const top = link.offsetTop - list.offsetTop;
  if (top < list.scrollTop + 40 || top + link.offsetHeight > list.scrollTop + list.clientHeight - 40)
    list.scrollTop = top - list.clientHeight / 3;
}
