import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { GO_TO_LANGUAGE_SCRIPT } from '@/components/shell/first-language';
import { THEME_SCRIPT } from '@/components/shell/theme-script';
import { inter, sourceSerif } from '@/components/ui/fonts';
import '@/app/globals.css';

export const metadata: Metadata = {
  title: 'Umpire',
  manifest: '/manifest.webmanifest',
  icons: { icon: '/icon.svg', apple: '/icon-180.png' },
};
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** The document of "/", which has no language of its own: with scripts it is left before it is painted. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${inter.variable} ${sourceSerif.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${THEME_SCRIPT};${GO_TO_LANGUAGE_SCRIPT}` }} />
      </head>
      <body className="min-h-dvh">{children}</body>
    </html>
  );
}
