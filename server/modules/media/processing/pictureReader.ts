import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AppIconAsked } from './appIconFiles.ts';
import type { NoPhoto, Photo } from './photo.ts';
import type { PictureTasks } from './pictureTasks.ts';
import type { NoPicture, RasterType } from './rasterTypes.ts';
import { processFor, TaskDied } from './taskProcess.ts';
import type { NoVideo, Video } from './videoKinds.ts';

const fromSource = import.meta.url.endsWith('.ts');
const file = new URL(fromSource ? './pictureTasksFromSource.mjs' : './pictureTasks.js', import.meta.url);

/** Process that decodes pictures one at a time; a large one takes as much memory as the server, freed there. */
const reader = processFor<PictureTasks>(file, { waiting: 16, patienceMs: 40_000, idleMs: 60_000 });

/** The process that remuxes videos, apart so that a hostile one keeps no photo waiting. */
const videos = processFor<PictureTasks>(file, { waiting: 16, patienceMs: 10_000, idleMs: 10_000 });

/** What a process dies of is none. */
async function orNone<T>(asked: Promise<T>): Promise<T | 'format'> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TaskDied) return 'format';
    throw error;
  }
}

/** A photo decoded and written anew, from a file; or why it is none. @throws Refusal unavailable */
export const readPhoto = (path: string): Promise<Photo | NoPhoto> => orNone(reader.run('drawPhoto', path));

/** A video written anew from one file to another; or why it is none, and nothing is written. @throws Refusal unavailable */
export const readVideo = (from: string, to: string): Promise<Video | NoVideo> =>
  orNone(videos.run('remuxVideo', { from, to }, { tries: 1 }));

/** A logo or banner, decoded and written anew: somebody waits for it at a desk, so that it is the next one. @throws Refusal unavailable */
export const redraw = (type: RasterType, bytes: Uint8Array): Promise<Uint8Array | NoPicture> =>
  orNone(reader.run('redraw', { type, bytes }, { turn: 'next' }));

/** An icon of an app. A logo of which the process dies is one that there is not. @throws Refusal unavailable */
export async function drawIcon(asked: AppIconAsked): Promise<Uint8Array> {
  const draw = (one: AppIconAsked) => orNone(reader.run('drawAppIcon', one));
  const drawn = await draw(asked);
  if (drawn !== 'format') return drawn;
  const again = await draw({ ...asked, logo: undefined });
  if (again === 'format') throw new Refusal('unavailable', { retryAfter: 5 });
  return again;
}
