import type { ReadVideo } from './videoWorker.ts';

/** In a worker; undefined if that cannot load. */
export async function readVideo(file: Blob): Promise<ReadVideo | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const worker = new Worker(new URL('./videoWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadVideo | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadVideo>) => resolve(data));
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
