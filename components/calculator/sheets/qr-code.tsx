'use client';

import { useEffect, useState } from 'react';

/** An address as a QR code for the other player's phone: black on white in either theme, so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let left = false;
    void import('qr').then(({ default: encode }) => {
      const data = encode(text, 'raw', { border: 3, ecc: 'low' });
      const path = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
      if (!left) setCode({ size: data.length, path });
    });
    return () => {
      left = true;
    };
  }, [text]);
  return (
    <div className="mx-auto aspect-square w-full max-w-[min(22rem,60dvh)] rounded-lg bg-white">
      {code && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className="size-full"
        >
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
