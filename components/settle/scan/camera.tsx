'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadDecoder, readFrame } from '@/components/settle/scan/decode';
import { useWords } from '@/components/words/words';

/** Time between two looks at the camera, in milliseconds: a phone stays cool, and a hand is slower. */
const BETWEEN = 150;

type State = 'asking' | 'watching' | 'denied' | 'busy' | 'none';

const stateOf = (error: unknown): State => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
};

/** Watches the camera for a code, and says what stands in its way. It lets go of the camera when it leaves. */
export function Camera({ onCode }: { onCode(said: string): void }) {
  const t = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('asking');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const release = () => stream?.getTracks().forEach((track) => track.stop());
    const watch = async () => {
      // Pages that are not served safely have no camera at all.
      const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
      if (!mediaDevices) throw new DOMException('', 'NotFoundError');
      const [given, decode] = await Promise.all([
        mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
        loadDecoder(),
      ]);
      stream = given;
      if (left || !video.current) return release();
      video.current.srcObject = stream;
      await video.current.play();
      setState('watching');
      const look = () => {
        const said = video.current ? readFrame(video.current, decode) : undefined;
        // A code that stays before the camera is told once.
        if (said !== undefined && said !== last) tell(said);
        if (said !== undefined) last = said;
        timer = setTimeout(look, BETWEEN);
      };
      look();
    };
    watch().catch((error: unknown) => {
      release();
      if (!left) setState(stateOf(error));
    });
    return () => {
      left = true;
      clearTimeout(timer);
      release();
    };
  }, []);
  const isOn = state === 'asking' || state === 'watching';
  return (
    <div className="grid gap-2">
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('settle.scan.view')}
          className="aspect-square max-h-[45dvh] w-full rounded-lg bg-black object-cover"
        />
      )}
      <p role="status">{t(`settle.scan.${state}`)}</p>
    </div>
  );
}
