import { captionsSchema } from '@parvis/api/calls/captions';
import * as z from 'zod/mini';
import type { HeldFile } from '../../lib/api/outgoing.ts';
import { newId } from '../../lib/outbox/ids.ts';
import { keeper } from '../../lib/session/keeper.ts';
import { type BegunPhotos, countOf, NOTHING } from './begunPhotos.ts';
import { begunSchema } from './captionsDraft.ts';
import { keepFilm, keptFilm, PHOTOS, tidyFilms } from './keptFilms.ts';

/** Larger unread files are not stored, bytes: copying them costs more than a rare reload. */
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
const keptSchema = z.object({
  files: z.array(z.object({ ...picture, video: z.optional(videoSchema) })),
  raw: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })),
  captions: z.array(z.object({ film: z.string(), begun: begunSchema })),
});
type Kept = z.infer<typeof keptSchema>;
type KeptFile = Kept['files'][number];

const ids = new WeakMap<File, string>();
function idOf(file: File): string {
  const id = ids.get(file) ?? newId();
  ids.set(file, id);
  return id;
}

const withoutBytes = ({ id, alt, size }: HeldFile) => ({ id, alt, size });

const written = ({ files, raw, captions }: BegunPhotos): Kept => ({
  files: files.map(({ video, ...file }) => ({
    ...withoutBytes(file),
    video: video && { ...video, poster: video.poster && withoutBytes(video.poster) },
  })),
  raw: raw.map((file) => ({ id: idOf(file), name: file.name, type: file.type })),
  captions: [...captions].map(([film, begun]) => ({ film, begun })),
});

const bytesOf = ({ files, raw }: BegunPhotos): Map<string, Blob> =>
  new Map([
    ...files.flatMap(({ video }) => (video?.poster ? [[video.poster.id, video.poster.blob] as const] : [])),
    ...files.map(({ id, blob }) => [id, blob] as const),
    ...raw.filter(({ size }) => size <= RAW_MAX).map((file) => [idOf(file), file] as const),
  ]);

type BlobOf = (id: string) => Promise<Blob | undefined>;

async function again({ id, alt, size, video }: KeptFile, blobOf: BlobOf): Promise<HeldFile | undefined> {
  const blob = await blobOf(id);
  if (!blob) return undefined;
  const { poster, ...film } = video ?? {};
  const picture = poster && (await again(poster, blobOf));
  return {
    ...{ id, blob },
    ...(alt !== undefined && { alt }),
    ...(size && { size }),
    ...(video && { video: { ...(film as Omit<typeof video, 'poster'>), poster: picture } }),
  };
}

async function rawAgain({ id, name, type }: Kept['raw'][number], blobOf: BlobOf): Promise<File | undefined> {
  const blob = await blobOf(id);
  if (!blob) return undefined;
  const file = blob instanceof File ? blob : new File([blob], name, { type });
  ids.set(file, id);
  return file;
}

const isThere = <T>(one: T | undefined): one is T => one !== undefined;

/** Stores the sheet's content, for a day at most. */
export interface PhotosKeeper {
  readonly load: () => Promise<BegunPhotos>;
  readonly save: (begun: BegunPhotos) => void;
  readonly remove: () => void;
}

/** Memory of this page, for devices without storage. */
interface Here {
  readonly begun: BegunPhotos;
  readonly bytes: ReadonlyMap<string, Blob>;
  readonly isWritten: boolean;
}
const here = new Map<string, Here>();
/** Serialises writes, and reads after them. */
let turn: Promise<unknown> = Promise.resolve();

export function photosKeeper(crUid: string, name: string): PhotosKeeper {
  const key = `${PHOTOS}sheet_${name}`;
  const { load, save, remove } = keeper(crUid, key);
  const own = `${crUid} ${key}`;
  const tidy = () => {
    turn = turn.then(tidyFilms);
  };
  const drop = () => {
    remove();
    if (here.delete(own)) tidy();
  };
  return {
    async load() {
      await turn;
      const kept = z.safeParse(keptSchema, load()).data;
      const last = here.get(own);
      if (!kept) return last && !last.isWritten ? last.begun : NOTHING;
      const blobOf: BlobOf = async (id) => (await keptFilm(id)) ?? last?.bytes.get(id);
      const files = await Promise.all(kept.files.map((one) => again(one, blobOf)));
      const raw = await Promise.all(kept.raw.map((one) => rawAgain(one, blobOf)));
      return {
        files: files.filter(isThere),
        raw: raw.filter(isThere),
        captions: new Map(kept.captions.map(({ film, begun }) => [film, begun] as const)),
      };
    },
    save(begun) {
      if (countOf(begun) === 0) return drop();
      const before = here.get(own)?.bytes;
      const bytes = bytesOf(begun);
      save(written(begun));
      here.set(own, { begun, bytes, isWritten: load() !== undefined });
      const news = [...bytes].filter(([id]) => !before?.has(id));
      turn = turn.then(async () => {
        for (const [id, blob] of news) await keepFilm(id, blob).catch(() => undefined);
      });
      if (before && news.length + before.size !== bytes.size) tidy();
    },
    remove: drop,
  };
}
