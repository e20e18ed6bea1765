import { Key } from '@/components/desk/key';
import type { Desk } from '@/components/sheet/use-desk';
import { useWords } from '@/components/words/words';

/** The keys of what is shown over the sheet: ZOC of each side, who controls the railways. */
export function LayerKeys({ desk: { layers, setLayers } }: { desk: Desk }) {
  const t = useWords();
  return (
    <div className="flex -space-x-px">
      <Key
        label={t('hex-sheet.layers.zoc', { side: t('hex-sheet.side.german') })}
        pressed={layers.german}
        onClick={() => setLayers({ ...layers, german: !layers.german })}
        className="rounded-r-none text-central aria-pressed:text-on-accent"
        path="M12 20L5 6h14zM12 20L8 9h8z"
      />
      <Key
        label={t('hex-sheet.layers.zoc', { side: t('hex-sheet.side.allied') })}
        pressed={layers.allied}
        onClick={() => setLayers({ ...layers, allied: !layers.allied })}
        className="rounded-none text-allied aria-pressed:text-on-accent"
        path="M12 20L5 6h14z"
      />
      <Key
        label={t('hex-sheet.layers.control')}
        pressed={layers.control}
        onClick={() => setLayers({ ...layers, control: !layers.control })}
        className="rounded-l-none"
        path="M7 3v18M17 3v18M5 7h14M5 12h14M5 17h14"
      />
    </div>
  );
}
