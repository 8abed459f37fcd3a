const PREFIX = 'pv-';

/** Only `media` holds personal data. */
export const stores = {
  files: `${PREFIX}files`,
  /** Pages of codes, and the fallback page. */
  pages: `${PREFIX}pages`,
  /** Of the current person's messages. */
  media: `${PREFIX}media`,
  pictures: `${PREFIX}pictures`,
  questions: `${PREFIX}questions`,
} as const;

type StoreName = (typeof stores)[keyof typeof stores];

export async function createStores(): Promise<void> {
  for (const name of Object.values(stores)) await caches.open(name);
}

/** Undefined until acceptance of the terms on this device. */
export async function openStore(name: StoreName): Promise<Cache | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return undefined;
  return caches.open(name);
}

export async function clearStore(name: StoreName): Promise<void> {
  if ((await openStore(name)) && (await caches.delete(name))) await caches.open(name);
}

export async function deleteStores(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/** In all sizes. */
export async function deleteMedia(ids: readonly string[]): Promise<void> {
  const store = ids.length > 0 ? await openStore(stores.media) : undefined;
  const isGone = ({ url }: Request) => ids.some((id) => new URL(url).pathname.endsWith(`/${id}`));
  for (const request of (await store?.keys()) ?? []) if (isGone(request)) await store?.delete(request);
}

/** Oldest first. */
export async function pruneStore(store: Cache, most: number, spared?: string): Promise<void> {
  const kept = (await store.keys()).filter(({ url }) => new URL(url).pathname !== spared);
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await store.delete(request);
}
