import type { MediaStorage } from './mediaStorage.ts';

async function findFirst<T>(
  places: readonly MediaStorage[],
  ask: (place: MediaStorage) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const place of places) {
    const known = await ask(place);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Writes to the current one, reads and removes in all. */
export function combineStorages(current: MediaStorage, former: readonly MediaStorage[]): MediaStorage {
  if (former.length === 0) return current;
  // Twice, for a piece moved between lookups.
  const places = [current, ...former, current];
  return {
    put: (id, name, bytes) => current.put(id, name, bytes),
    read: (id, name) => findFirst(places, (place) => place.read(id, name)),
    async open(id, name) {
      const piece = await findFirst(places, (place) => place.open(id, name));
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
    async listNames(id) {
      const names: string[] = [];
      // Previous first: a moving piece appears twice rather than never.
      for (const place of [...former, current]) names.push(...(await place.listNames(id)));
      return [...new Set(names)].sort();
    },
    async remove(id, names) {
      // Previous first: the move command rechecks there and reverts.
      for (const place of [...former, current]) await place.remove(id, names);
    },
    async *listFiles() {
      const earlier = new Map<string, Date>();
      for (const place of former)
        for await (const { id, changed } of place.listFiles()) {
          const known = earlier.get(id);
          earlier.set(id, known && known > changed ? known : changed);
        }
      for await (const { id, changed } of current.listFiles()) {
        const known = earlier.get(id);
        earlier.delete(id);
        yield { id, changed: known && known > changed ? known : changed };
      }
      for (const [id, changed] of earlier) yield { id, changed };
    },
    async removeUnfinished(before) {
      let ended = 0;
      for (const place of [...former, current]) ended += await place.removeUnfinished(before);
      return ended;
    },
  };
}
