import type { ReadFilm } from './videoWorker.ts';

/** Reads a film in a worker; nothing where its code cannot be loaded. */
export async function readVideo(file: Blob): Promise<ReadFilm | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(new URL('./videoWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadFilm | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFilm>) => resolve(data));
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
