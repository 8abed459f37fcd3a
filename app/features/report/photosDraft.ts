import { captionsSchema } from '@parvis/api/calls/captions';
import { isRecord } from '@parvis/questionnaire/model/record';
import * as z from 'zod/mini';
import type { HeldFile, HeldVideo } from '../../lib/api/outgoing.ts';
import { keeper } from '../../lib/session/keeper.ts';
import { dataAddressOf, fileIn } from '../media/dataAddress.ts';
import { keepFilm, keptFilm, PHOTOS, tidyFilms } from '../media/keptFilms.ts';

/** By item id. */
export type PhotosByItem = Readonly<Record<string, readonly HeldFile[]>>;

/** Stored for a day at most, as far as the browser has room. */
export interface PhotosDraft {
  /** Photos only, synchronously. */
  readonly load: () => PhotosByItem;
  readonly loadAll: () => Promise<PhotosByItem>;
  readonly save: (photos: PhotosByItem) => Promise<void>;
  readonly remove: () => void;
}

const shape = z.object({ width: z.number(), height: z.number() });
function sizeOf({ size }: Record<string, unknown>): Pick<HeldFile, 'size'> {
  const known = z.safeParse(shape, size).data;
  return known ? { size: known } : {};
}

const altOf = ({ alt }: Record<string, unknown>) => (typeof alt === 'string' ? { alt } : {});

function photoIn(kept: unknown): HeldFile | undefined {
  if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.data !== 'string') return undefined;
  const blob = fileIn(kept.data);
  return blob && { id: kept.id, blob, ...altOf(kept), ...sizeOf(kept) };
}

function videoIn(kept: unknown): HeldVideo | undefined {
  if (!isRecord(kept)) return undefined;
  const { width, height, seconds, poster, noSpeech } = kept;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof seconds !== 'number')
    return undefined;
  const captions = z.safeParse(captionsSchema, kept.captions).data;
  const said = { ...(captions && { captions }), ...(noSpeech === true && { noSpeech }) };
  return { width, height, seconds, poster: photoIn(poster), ...said };
}

async function fileKept(kept: unknown): Promise<HeldFile | undefined> {
  if (!isRecord(kept) || typeof kept.id !== 'string') return undefined;
  const video = videoIn(kept.video);
  if (!video) return photoIn(kept);
  const blob = await keptFilm(kept.id);
  return blob && { id: kept.id, blob, video, ...altOf(kept) };
}

async function written({ id, blob, alt, size: seen, video }: HeldFile): Promise<object> {
  const named = { id, ...(alt && { alt }), ...(seen && { size: seen }) };
  if (!video) return { ...named, data: await dataAddressOf(blob) };
  // Videos are too large for this store.
  const { poster, ...size } = video;
  return { ...named, video: { ...size, ...(poster && { poster: await written(poster) }) } };
}

const isThere = (file: HeldFile | undefined): file is HeldFile => file !== undefined;

/** Adds stored videos at their position. A photo removed since then stays removed. */
export function withKept(shown: PhotosByItem, kept: PhotosByItem): PhotosByItem {
  const items = [...new Set([...Object.keys(kept), ...Object.keys(shown)])];
  return Object.fromEntries(
    items.map((item) => {
      const here = shown[item] ?? [];
      const has = (files: readonly HeldFile[], id: string) => files.some((one) => one.id === id);
      const before = (kept[item] ?? []).filter(({ id, video }) => video || has(here, id));
      return [item, [...before, ...here.filter(({ id }) => !has(before, id))]];
    }),
  );
}

export function photosDraft(crUid: string, name: string): PhotosDraft {
  const { load, save, remove } = keeper(crUid, PHOTOS + name);
  let saves = 0;
  const keptLists = (): [string, readonly unknown[]][] => {
    const kept = load();
    if (!isRecord(kept)) return [];
    return Object.entries(kept).map(([item, files]) => [item, Array.isArray(files) ? files : []]);
  };
  return {
    load: () =>
      Object.fromEntries(keptLists().map(([item, files]) => [item, files.map(photoIn).filter(isThere)])),
    async loadAll() {
      const lists = keptLists().map(
        async ([item, files]) => [item, (await Promise.all(files.map(fileKept))).filter(isThere)] as const,
      );
      return Object.fromEntries(await Promise.all(lists));
    },
    async save(photos) {
      saves += 1;
      const own = saves;
      const lists = Object.entries(photos).map(
        async ([item, files]) => [item, await Promise.all(files.map(written))] as const,
      );
      const all = Object.fromEntries(await Promise.all(lists));
      // A later change or removal wins the race.
      if (own !== saves) return;
      save(all);
      const films = Object.values(photos)
        .flat()
        .filter(({ video }) => video);
      for (const { id, blob } of films) await keepFilm(id, blob);
      await tidyFilms();
    },
    remove() {
      saves += 1;
      remove();
      void tidyFilms();
    },
  };
}
