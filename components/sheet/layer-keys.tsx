import { Key } from '@/components/desk/key';
import type { Desk } from '@/components/sheet/kit';
import { useSpeaker } from '@/components/words/words';

/** The keys of what is shown over the sheet, beside each other. */
export function LayerKeys({ desk: { kit, layers, setLayers } }: { desk: Desk }) {
  const { say } = useSpeaker();
  const last = kit.layers.length - 1;
  const toggle = (id: string) => {
    const next = new Set(layers);
    if (!next.delete(id)) next.add(id);
    setLayers(next);
  };
  return (
    <div className="flex -space-x-px">
      {kit.layers.map(({ id, label, path, className = '' }, i) => (
        <Key
          key={id}
          label={label((key, params) => say(params ? { key, params } : { key }))}
          pressed={layers.has(id)}
          onClick={() => toggle(id)}
          className={`${last === 0 ? '' : i === 0 ? 'rounded-r-none' : i === last ? 'rounded-l-none' : 'rounded-none'} ${className}`}
          path={path}
        />
      ))}
    </div>
  );
}
