type Asked = string | { readonly url: string };

/** Fake CacheStorage of one site. */
export function fakeCaches(names: readonly string[] = []) {
  const site = 'https://site.example';
  const url = (asked: Asked): string => new URL(typeof asked === 'string' ? asked : asked.url, site).href;
  const stored = new Map<string, Map<string, Response>>(names.map((name) => [name, new Map()]));
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: Asked) => entries.get(url(asked))?.clone(),
    put: async (asked: Asked, answer: Response) => void entries.set(url(asked), answer),
    delete: async (asked: Asked) => entries.delete(url(asked)),
    keys: async () => [...entries.keys()].map((one) => ({ url: one })),
    add: async (asked: string) => void entries.set(url(asked), await fetch(asked)),
  });
  return {
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    /** Cached paths, the oldest first; undefined without the cache. */
    paths: (name: string) => {
      const entries = stored.get(name);
      return entries && [...entries.keys()].map((one) => new URL(one).pathname);
    },
  };
}

export const pageOf = (html: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
