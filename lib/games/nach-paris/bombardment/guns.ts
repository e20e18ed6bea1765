import type { TextParam } from '@/lib/calc/evaluation';

/** "18.ID 12, Fußa.9 18": the guns that have a name, each with its factor; whether there are any. */
export function namedGuns(
  guns: readonly { readonly name: string; readonly factor: number }[],
): Readonly<Record<'named' | 'names', TextParam>> {
  const names = guns.flatMap(({ name, factor }) => (name ? [`${name} ${factor}`] : []));
  return { named: names.length ? 'yes' : 'no', names: names.join(', ') };
}
