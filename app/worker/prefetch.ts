import { stores } from '../features/offline/stores.ts';

/** Parallel downloads; pages need bandwidth, too. */
const CONCURRENCY = 4;
/** Lifetime of old builds' files, for open pages, milliseconds. */
const WEEK = 7 * 24 * 60 * 60_000;

interface BrowserHints {
  readonly language: string;
  readonly connection?: { readonly saveData?: boolean };
}

/** Fewer with `saveData`. */
export function selectPrefetch(
  files: readonly string[],
  spared: Readonly<Record<string, readonly string[]>>,
  { language, connection }: BrowserHints,
): readonly string[] {
  if (!connection?.saveData) return files;
  const [tag = ''] = language.split('-');
  const left = new Set(spared[tag] ?? Object.values(spared)[0]);
  return files.filter((file) => !left.has(file));
}

/** Downloads missing files. @throws TypeError on failure */
export async function downloadFiles(files: readonly string[]): Promise<void> {
  const store = await caches.open(stores.files);
  const waiting = [...files];
  const downloadNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      if (!(await store.match(file, { ignoreVary: true }))) await store.add(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, downloadNext));
}

const isOld = (answer: Response | undefined): boolean =>
  Date.now() - Date.parse(answer?.headers.get('date') ?? '') > WEEK;

export async function pruneFiles(files: readonly string[]): Promise<void> {
  const store = await caches.open(stores.files);
  const needed = new Set(files);
  for (const request of await store.keys())
    if (!needed.has(new URL(request.url).pathname) && isOld(await store.match(request)))
      await store.delete(request);
}
