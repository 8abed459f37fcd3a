import { isRecord } from '@parvis/questionnaire/model/record';
import type { HeldFile } from '../data/outgoing.ts';
import { dataAddressOf, fileIn } from '../media/dataAddress.ts';
import { keeper } from '../session/keeper.ts';

/** Photos that wait for their report, by the item that asked for them. */
export type PhotosByItem = Readonly<Record<string, readonly HeldFile[]>>;

/** Where they wait, for a day at most: beside the answers, as long as the browser has room for both. */
export interface PhotosDraft {
  readonly load: () => PhotosByItem;
  readonly save: (photos: PhotosByItem) => Promise<void>;
  readonly remove: () => void;
}

function heldIn(kept: unknown): HeldFile[] {
  if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.data !== 'string') return [];
  const blob = fileIn(kept.data);
  if (!blob) return [];
  return [{ id: kept.id, blob, ...(typeof kept.alt === 'string' && { alt: kept.alt }) }];
}

const photosAmong = (files: readonly HeldFile[]) => files.filter(({ video }) => !video);

/** The photos of the half-filled report of an identity, by the name of what is reported. */
export function photosDraft(crUid: string, name: string): PhotosDraft {
  const { load, save, remove } = keeper(crUid, `photos_${name}`);
  let saves = 0;
  return {
    load() {
      const kept = load();
      if (!isRecord(kept)) return {};
      return Object.fromEntries(
        Object.entries(kept).map(([item, files]) => [
          item,
          Array.isArray(files) ? files.flatMap(heldIn) : [],
        ]),
      );
    },
    async save(photos) {
      saves += 1;
      const own = saves;
      const written = Object.entries(photos).map(async ([item, files]) => [
        item,
        await Promise.all(
          // A film is too much for where answers are kept: after a reload it is chosen anew.
          photosAmong(files).map(async ({ id, blob, alt }) => ({
            id,
            data: await dataAddressOf(blob),
            ...(alt && { alt }),
          })),
        ),
      ]);
      const all = Object.fromEntries(await Promise.all(written));
      // What was changed or sent meanwhile is not brought back.
      if (own === saves) save(all);
    },
    remove() {
      saves += 1;
      remove();
    },
  };
}
