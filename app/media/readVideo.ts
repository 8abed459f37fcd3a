import type { ReadFilm } from './videoWorker.ts';

/**
 * Reads a film beside the page, which goes on answering; what reads it comes with the first one. Nothing where it cannot be loaded
 * (no network just now).
 */
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
