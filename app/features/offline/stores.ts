/** Begins the name of all that is cached on a device. */
const PREFIX = 'pv-';

/** What a device keeps to open without a network, by the names of its caches; no word of anybody is in them, and pictures of messages in one alone. */
export const stores = {
  /** Scripts of the app, named by their content. */
  files: `${PREFIX}files`,
  /** Pages of codes that were seen, with their menus, and one page for all else. */
  pages: `${PREFIX}pages`,
  /** Pictures of messages that were seen, of whoever is here. */
  media: `${PREFIX}media`,
  /** Logos and banners of customers. */
  pictures: `${PREFIX}pictures`,
  /** Questions of customers, as they came. */
  questions: `${PREFIX}questions`,
} as const;

type StoreName = (typeof stores)[keyof typeof stores];

/** Makes all of them: whoever accepted here may find them again. */
export async function openStores(): Promise<void> {
  for (const name of Object.values(stores)) await caches.open(name);
}

/** One of them, unless nobody has accepted here, or whoever did has left. */
export async function storeOf(name: StoreName): Promise<Cache | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return undefined;
  return caches.open(name);
}

/** Lets go of all that is in one of them. */
export async function emptyStore(name: StoreName): Promise<void> {
  if ((await storeOf(name)) && (await caches.delete(name))) await caches.open(name);
}

/** Deletes all of them. */
export async function deleteStores(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/** Lets go of the oldest beyond so many. */
export async function keepNewest(store: Cache, most: number, spared?: string): Promise<void> {
  const kept = (await store.keys()).filter(({ url }) => new URL(url).pathname !== spared);
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await store.delete(request);
}
