import { captionsSchema } from '@parvis/api/calls/captions';
import { isRecord } from '@parvis/questionnaire/model/record';
import * as z from 'zod/mini';
import type { QueuedFile, QueuedVideo } from '../../lib/api/outboxItems.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { decodeDataUrl, encodeDataUrl } from '../media/dataUrl.ts';
import { loadStoredVideo, PHOTOS_PREFIX, pruneVideos, storeVideo } from '../media/videoStorage.ts';

export type PhotosByItem = Readonly<Record<string, readonly QueuedFile[]>>;

/** For a day at most, if the browser has room. */
export interface PhotosDraft {
  /** Photos only, synchronous. */
  readonly load: () => PhotosByItem;
  readonly loadAll: () => Promise<PhotosByItem>;
  readonly save: (photos: PhotosByItem) => Promise<void>;
  readonly remove: () => void;
}

const sizeSchema = z.object({ width: z.number(), height: z.number() });
function parseSize({ size }: Record<string, unknown>): Pick<QueuedFile, 'size'> {
  const known = z.safeParse(sizeSchema, size).data;
  return known ? { size: known } : {};
}

const parseAlt = ({ alt }: Record<string, unknown>) => (typeof alt === 'string' ? { alt } : {});

function parsePhoto(kept: unknown): QueuedFile | undefined {
  if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.data !== 'string') return undefined;
  const blob = decodeDataUrl(kept.data);
  return blob && { id: kept.id, blob, ...parseAlt(kept), ...parseSize(kept) };
}

function parseVideo(kept: unknown): QueuedVideo | undefined {
  if (!isRecord(kept)) return undefined;
  const { width, height, seconds, poster, noSpeech } = kept;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof seconds !== 'number')
    return undefined;
  const captions = z.safeParse(captionsSchema, kept.captions).data;
  const said = { ...(captions && { captions }), ...(noSpeech === true && { noSpeech }) };
  return { width, height, seconds, poster: parsePhoto(poster), ...said };
}

async function restoreFile(kept: unknown): Promise<QueuedFile | undefined> {
  if (!isRecord(kept) || typeof kept.id !== 'string') return undefined;
  const video = parseVideo(kept.video);
  if (!video) return parsePhoto(kept);
  const blob = await loadStoredVideo(kept.id);
  return blob && { id: kept.id, blob, video, ...parseAlt(kept) };
}

async function serializeFile({ id, blob, alt, size: seen, video }: QueuedFile): Promise<object> {
  const named = { id, ...(alt && { alt }), ...(seen && { size: seen }) };
  if (!video) return { ...named, data: await encodeDataUrl(blob) };
  // Videos are too large for this store.
  const { poster, ...size } = video;
  return { ...named, video: { ...size, ...(poster && { poster: await serializeFile(poster) }) } };
}

const isFile = (file: QueuedFile | undefined): file is QueuedFile => file !== undefined;

/** Inserts stored videos at their position. A removed photo stays removed. */
export function mergeStoredVideos(shown: PhotosByItem, kept: PhotosByItem): PhotosByItem {
  const items = [...new Set([...Object.keys(kept), ...Object.keys(shown)])];
  return Object.fromEntries(
    items.map((item) => {
      const here = shown[item] ?? [];
      const hasFile = (files: readonly QueuedFile[], id: string) => files.some((one) => one.id === id);
      const before = (kept[item] ?? []).filter(({ id, video }) => video || hasFile(here, id));
      return [item, [...before, ...here.filter(({ id }) => !hasFile(before, id))]];
    }),
  );
}

export function createPhotosDraft(crUid: string, name: string): PhotosDraft {
  const { load, save, remove } = createUserSlot(crUid, PHOTOS_PREFIX + name);
  let saves = 0;
  const loadLists = (): [string, readonly unknown[]][] => {
    const kept = load();
    if (!isRecord(kept)) return [];
    return Object.entries(kept).map(([item, files]) => [item, Array.isArray(files) ? files : []]);
  };
  return {
    load: () =>
      Object.fromEntries(loadLists().map(([item, files]) => [item, files.map(parsePhoto).filter(isFile)])),
    async loadAll() {
      const lists = loadLists().map(
        async ([item, files]) => [item, (await Promise.all(files.map(restoreFile))).filter(isFile)] as const,
      );
      return Object.fromEntries(await Promise.all(lists));
    },
    async save(photos) {
      saves += 1;
      const version = saves;
      const lists = Object.entries(photos).map(
        async ([item, files]) => [item, await Promise.all(files.map(serializeFile))] as const,
      );
      const all = Object.fromEntries(await Promise.all(lists));
      // A later change or removal wins the race.
      if (version !== saves) return;
      save(all);
      const films = Object.values(photos)
        .flat()
        .filter(({ video }) => video);
      for (const { id, blob } of films) await storeVideo(id, blob);
      await pruneVideos();
    },
    remove() {
      saves += 1;
      remove();
      void pruneVideos();
    },
  };
}
