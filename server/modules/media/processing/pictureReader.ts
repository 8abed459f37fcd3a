import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AppIconAsked } from './appIconFiles.ts';
import type { NoPhoto, Photo } from './photo.ts';
import type { PictureTasks } from './pictureTasks.ts';
import type { NoPicture, RasterType } from './rasterTypes.ts';
import { processFor, TaskDied } from './taskProcess.ts';
import type { NoVideo, Video } from './videoKinds.ts';

const fromSource = import.meta.url.endsWith('.ts');
const file = new URL(fromSource ? './pictureTasksFromSource.mjs' : './pictureTasks.js', import.meta.url);

/** Decodes one at a time in a separate process, which frees its memory on exit. */
const reader = processFor<PictureTasks>(file, { waiting: 16, patienceMs: 40_000, idleMs: 60_000 });

/** Separate, so that a hostile video does not block photos. */
const videos = processFor<PictureTasks>(file, { waiting: 16, patienceMs: 10_000, idleMs: 10_000 });

/** A file that crashes the process is invalid. */
async function orNone<T>(asked: Promise<T>): Promise<T | 'format'> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TaskDied) return 'format';
    throw error;
  }
}

/** @throws Refusal unavailable */
export const readPhoto = (path: string): Promise<Photo | NoPhoto> => orNone(reader.run('drawPhoto', path));

/** @throws Refusal unavailable */
export const readVideo = (from: string, to: string): Promise<Video | NoVideo> =>
  orNone(videos.run('remuxVideo', { from, to }, { tries: 1 }));

/**
 * Runs next, since a person waits.
 * @throws Refusal unavailable
 */
export const redraw = (type: RasterType, bytes: Uint8Array): Promise<Uint8Array | NoPicture> =>
  orNone(reader.run('redraw', { type, bytes }, { turn: 'next' }));

/**
 * Retries without the logo if it crashes the process.
 * @throws Refusal unavailable
 */
export async function drawIcon(asked: AppIconAsked): Promise<Uint8Array> {
  const draw = (one: AppIconAsked) => orNone(reader.run('drawAppIcon', one));
  const drawn = await draw(asked);
  if (drawn !== 'format') return drawn;
  const again = await draw({ ...asked, logo: undefined });
  if (again === 'format') throw new Refusal('unavailable', { retryAfter: 5 });
  return again;
}
