import type { MediaStorage } from './storage.ts';

async function firstKnown<T>(
  places: readonly MediaStorage[],
  ask: (place: MediaStorage) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const place of places) {
    const known = await ask(place);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** One storage of several places: what comes is kept in the first, what was kept in the others is read and removed there, too. */
export function withFormer(current: MediaStorage, former: readonly MediaStorage[]): MediaStorage {
  if (former.length === 0) return current;
  // What was moved after the first was asked, and before the others were, stands in the first.
  const places = [current, ...former, current];
  return {
    put: (id, name, bytes) => current.put(id, name, bytes),
    read: (id, name) => firstKnown(places, (place) => place.read(id, name)),
    async open(id, name) {
      const piece = await firstKnown(places, (place) => place.open(id, name));
      return (
        piece && {
          size: piece.size,
          bytes: (range) =>
            piece.bytes(range).catch(async (error: unknown) => {
              const moved = await current.open(id, name);
              if (!moved) throw error;
              return moved.bytes(range);
            }),
        }
      );
    },
    async names(id) {
      const names: string[] = [];
      // The former ones first: what is moved meanwhile is named twice rather than not at all.
      for (const place of [...former, current]) names.push(...(await place.names(id)));
      return [...new Set(names)].sort();
    },
    async remove(id, names) {
      // The former ones first: whoever moves a piece looks for it there once more, and takes it back.
      for (const place of [...former, current]) await place.remove(id, names);
    },
    async *files() {
      const earlier = new Map<string, Date>();
      for (const place of former)
        for await (const { id, changed } of place.files()) {
          const known = earlier.get(id);
          earlier.set(id, known && known > changed ? known : changed);
        }
      for await (const { id, changed } of current.files()) {
        const known = earlier.get(id);
        earlier.delete(id);
        yield { id, changed: known && known > changed ? known : changed };
      }
      for (const [id, changed] of earlier) yield { id, changed };
    },
    async tidy(before) {
      let ended = 0;
      for (const place of [...former, current]) ended += await place.tidy(before);
      return ended;
    },
  };
}
