'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onPointerEnter' | 'onFocus'>;

/**
 * A link within Umpire. Its page is fetched ahead once a finger, a pointer or the focus is on it, and not as soon as it
 * is in view: a page has dozens of links, and a phone would ask for what lies behind them while it starts.
 */
export default function Link(props: Props) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return <NextLink {...props} prefetch={meant ? null : false} onPointerEnter={mean} onFocus={mean} />;
}
