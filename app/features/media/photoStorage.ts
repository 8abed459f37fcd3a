import { captionsSchema } from '@parvis/api/calls/captions';
import * as z from 'zod/mini';
import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { createUserSlot } from '../../lib/session/storageSlot.ts';
import { pendingCaptionsSchema } from './captionsDraft.ts';
import { countPending, NO_PHOTOS, type PendingPhotos } from './pendingPhotos.ts';
import { loadStoredVideo, PHOTOS_PREFIX, pruneVideos, storeVideo } from './videoStorage.ts';

/** Bytes; copying larger unread files costs more than a rare reload. */
const RAW_MAX = 100 * 1024 * 1024;

const shape = { width: z.number(), height: z.number() };
const picture = { id: z.string(), alt: z.optional(z.string()), size: z.optional(z.object(shape)) };
const videoSchema = z.object({
  ...shape,
  seconds: z.number(),
  poster: z.optional(z.object(picture)),
  captions: z.optional(captionsSchema),
  hasSound: z.optional(z.boolean()),
  noSpeech: z.optional(z.boolean()),
});
const storedSchema = z.object({
  files: z.array(z.object({ ...picture, video: z.optional(videoSchema) })),
  raw: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })),
  captions: z.array(z.object({ film: z.string(), begun: pendingCaptionsSchema })),
});
type StoredPhotos = z.infer<typeof storedSchema>;
type StoredFile = StoredPhotos['files'][number];

const ids = new WeakMap<File, string>();
function getFileId(file: File): string {
  const id = ids.get(file) ?? createId();
  ids.set(file, id);
  return id;
}

const removeBytes = ({ id, alt, size }: QueuedFile) => ({ id, alt, size });

const toStoredPhotos = ({ files, raw, captions }: PendingPhotos): StoredPhotos => ({
  files: files.map(({ video, ...file }) => ({
    ...removeBytes(file),
    video: video && { ...video, poster: video.poster && removeBytes(video.poster) },
  })),
  raw: raw.map((file) => ({ id: getFileId(file), name: file.name, type: file.type })),
  captions: [...captions].map(([film, begun]) => ({ film, begun })),
});

const collectBytes = ({ files, raw }: PendingPhotos): Map<string, Blob> =>
  new Map([
    ...files.flatMap(({ video }) => (video?.poster ? [[video.poster.id, video.poster.blob] as const] : [])),
    ...files.map(({ id, blob }) => [id, blob] as const),
    ...raw.filter(({ size }) => size <= RAW_MAX).map((file) => [getFileId(file), file] as const),
  ]);

type LoadBlob = (id: string) => Promise<Blob | undefined>;

async function restoreFile(
  { id, alt, size, video }: StoredFile,
  loadBlob: LoadBlob,
): Promise<QueuedFile | undefined> {
  const blob = await loadBlob(id);
  if (!blob) return undefined;
  const { poster, ...film } = video ?? {};
  const picture = poster && (await restoreFile(poster, loadBlob));
  return {
    ...{ id, blob },
    ...(alt !== undefined && { alt }),
    ...(size && { size }),
    ...(video && { video: { ...(film as Omit<typeof video, 'poster'>), poster: picture } }),
  };
}

async function restoreRaw(
  { id, name, type }: StoredPhotos['raw'][number],
  loadBlob: LoadBlob,
): Promise<File | undefined> {
  const blob = await loadBlob(id);
  if (!blob) return undefined;
  const file = blob instanceof File ? blob : new File([blob], name, { type });
  ids.set(file, id);
  return file;
}

const isDefined = <T>(one: T | undefined): one is T => one !== undefined;

/** For a day at most. */
export interface PhotoStorage {
  readonly load: () => Promise<PendingPhotos>;
  readonly save: (begun: PendingPhotos) => void;
  readonly remove: () => void;
}

/** In memory, for devices without storage. */
interface PageCopy {
  readonly begun: PendingPhotos;
  readonly bytes: ReadonlyMap<string, Blob>;
  readonly isWritten: boolean;
}
const pageCopies = new Map<string, PageCopy>();
/** Serialises writes, and reads after them. */
let writeQueue: Promise<unknown> = Promise.resolve();

export function createPhotoStorage(crUid: string, name: string): PhotoStorage {
  const key = `${PHOTOS_PREFIX}sheet_${name}`;
  const { load, save, remove } = createUserSlot(crUid, key);
  const own = `${crUid} ${key}`;
  const pruneUnused = () => {
    writeQueue = writeQueue.then(pruneVideos);
  };
  const drop = () => {
    remove();
    if (pageCopies.delete(own)) pruneUnused();
  };
  return {
    async load() {
      await writeQueue;
      const kept = z.safeParse(storedSchema, load()).data;
      const last = pageCopies.get(own);
      if (!kept) return last && !last.isWritten ? last.begun : NO_PHOTOS;
      const loadBlob: LoadBlob = async (id) => (await loadStoredVideo(id)) ?? last?.bytes.get(id);
      const files = await Promise.all(kept.files.map((one) => restoreFile(one, loadBlob)));
      const raw = await Promise.all(kept.raw.map((one) => restoreRaw(one, loadBlob)));
      return {
        files: files.filter(isDefined),
        raw: raw.filter(isDefined),
        captions: new Map(kept.captions.map(({ film, begun }) => [film, begun] as const)),
      };
    },
    save(begun) {
      if (countPending(begun) === 0) return drop();
      const before = pageCopies.get(own)?.bytes;
      const bytes = collectBytes(begun);
      save(toStoredPhotos(begun));
      pageCopies.set(own, { begun, bytes, isWritten: load() !== undefined });
      const news = [...bytes].filter(([id]) => !before?.has(id));
      writeQueue = writeQueue.then(async () => {
        for (const [id, blob] of news) await storeVideo(id, blob).catch(() => undefined);
      });
      if (before && news.length + before.size !== bytes.size) pruneUnused();
    },
    remove: drop,
  };
}
