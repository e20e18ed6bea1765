import type { Backend } from '@/components/storage/backend';

/** A backend in memory, with the data in it. */
export function memoryBackend(start: Readonly<Record<string, unknown>> = {}): {
  readonly data: Map<string, unknown>;
  readonly backend: Backend;
} {
  const data = new Map<string, unknown>(Object.entries(start));
  const backend: Backend = {
    get: async (key) => structuredClone(data.get(key)),
    async update(key, next) {
      const puts: [string, unknown][] = [];
      const value = next(structuredClone(data.get(key)), (at, one) => puts.push([at, structuredClone(one)]));
      for (const [at, one] of [...puts, [key, structuredClone(value)] as const])
        if (one === undefined) data.delete(at);
        else data.set(at, one);
    },
    del: async (key) => void data.delete(key),
    keys: async () => [...data.keys()],
  };
  return { data, backend };
}

/** A backend that reads and has no room left. */
export function fullBackend({ backend }: { readonly backend: Backend }): Backend {
  return { ...backend, update: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) };
}
