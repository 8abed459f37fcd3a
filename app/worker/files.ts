import { stores } from '../features/offline/stores.ts';

/** So many files are asked for at once: a page may want the network, too. */
const AT_ONCE = 4;
/** A page that was opened before a newer build may still ask for its files, milliseconds. */
const WEEK = 7 * 24 * 60 * 60_000;

/** What a browser says of itself, as far as Chromium does. */
interface Saying {
  readonly language: string;
  readonly connection?: { readonly saveData?: boolean };
}

/** Which files are brought before anybody asks for them: all, or few where the browser is asked to spare data. */
export function broughtAhead(
  files: readonly string[],
  spared: Readonly<Record<string, readonly string[]>>,
  { language, connection }: Saying,
): readonly string[] {
  if (!connection?.saveData) return files;
  const [tag = ''] = language.split('-');
  const left = new Set(spared[tag] ?? Object.values(spared)[0]);
  return files.filter((file) => !left.has(file));
}

/** Brings the files of this build that are not here yet. @throws TypeError where one cannot be had */
export async function bringFiles(files: readonly string[]): Promise<void> {
  const store = await caches.open(stores.files);
  const waiting = [...files];
  const bring = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      if (!(await store.match(file, { ignoreVary: true }))) await store.add(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bring));
}

const isOld = (answer: Response | undefined): boolean =>
  Date.now() - Date.parse(answer?.headers.get('date') ?? '') > WEEK;

/** Lets go of files of builds that nobody has open any more. */
export async function tidyFiles(files: readonly string[]): Promise<void> {
  const store = await caches.open(stores.files);
  const needed = new Set(files);
  for (const request of await store.keys())
    if (!needed.has(new URL(request.url).pathname) && isOld(await store.match(request)))
      await store.delete(request);
}
