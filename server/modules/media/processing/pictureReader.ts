import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AppIconRequest } from './appIconFiles.ts';
import type { Photo, PhotoRefusal } from './photo.ts';
import type { PictureTasks } from './pictureTasks.ts';
import type { PictureRefusal, RasterType } from './rasterTypes.ts';
import { createTaskProcess, TaskDied } from './taskProcess.ts';
import type { Video, VideoRefusal } from './videoKinds.ts';

const fromSource = import.meta.url.endsWith('.ts');
const file = new URL(fromSource ? './pictureTasksFromSource.mjs' : './pictureTasks.js', import.meta.url);

/** A separate process frees its memory on exit. */
const pictureProcess = createTaskProcess<PictureTasks>(file, {
  waiting: 16,
  patienceMs: 40_000,
  idleMs: 60_000,
});

/** A hostile video must not block photos. */
const videoProcess = createTaskProcess<PictureTasks>(file, {
  waiting: 16,
  patienceMs: 10_000,
  idleMs: 10_000,
});

/** A file that crashes the process is invalid. */
async function refuseOnCrash<T>(task: Promise<T>): Promise<T | 'format'> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof TaskDied) return 'format';
    throw error;
  }
}

/** @throws Refusal unavailable */
export const readPhoto = (path: string): Promise<Photo | PhotoRefusal> =>
  refuseOnCrash(pictureProcess.run('drawPhoto', path));

/** @throws Refusal unavailable */
export const readVideo = (from: string, to: string): Promise<Video | VideoRefusal> =>
  refuseOnCrash(videoProcess.run('remuxVideo', { from, to }, { tries: 1 }));

/**
 * Runs next: a person waits.
 * @throws Refusal unavailable
 */
export const reencodeLogo = (type: RasterType, bytes: Uint8Array): Promise<Uint8Array | PictureRefusal> =>
  refuseOnCrash(pictureProcess.run('redraw', { type, bytes }, { turn: 'next' }));

/**
 * Retries without the logo after a crash.
 * @throws Refusal unavailable
 */
export async function drawIcon(request: AppIconRequest): Promise<Uint8Array> {
  const draw = (one: AppIconRequest) => refuseOnCrash(pictureProcess.run('drawAppIcon', one));
  const drawn = await draw(request);
  if (drawn !== 'format') return drawn;
  const again = await draw({ ...request, logo: undefined });
  if (again === 'format') throw new Refusal('unavailable', { retryAfter: 5 });
  return again;
}
