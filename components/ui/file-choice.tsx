import { useRef } from 'react';
import { Choice } from '@/components/ui/choice';

/** A line of a menu that asks for a JSON file. The same file may be chosen again. */
export function FileChoice({ label, detail, onFile }: { label: string; detail: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Choice label={label} detail={detail} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
