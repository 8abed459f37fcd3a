import type { DecodeOptions, Pixels } from './decodeCode.ts';
import type { DecodeRequest, DecodeResult } from './decodeWorker.ts';

type Decode = (pixels: Pixels, options: DecodeOptions) => Promise<string | undefined>;

const decodeLocally: Decode = async (pixels, options) =>
  (await import('./decodeCode.ts')).decodeCode(pixels, options);

export interface Decoder {
  readonly decode: Decode;
  readonly close: () => void;
}

/** Falls back to the main thread. One picture at a time. */
export function createWorkerDecoder(): Decoder {
  const waiting = new Map<number, (text: string | undefined) => void>();
  let asked = 0;
  let broken = false;
  const worker = new Worker(new URL('./decodeWorker.ts', import.meta.url), { type: 'module' });
  const handleFailure = () => {
    broken = true;
    worker.terminate();
    // The next frame is decoded here.
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<DecodeResult>) => {
    waiting.get(data.id)?.(data.text);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', handleFailure);
  worker.addEventListener('messageerror', handleFailure);
  return {
    decode(pixels, options) {
      if (broken) return decodeLocally(pixels, options);
      asked += 1;
      const id = asked;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, pixels, options } satisfies DecodeRequest, [pixels.data.buffer]);
      });
    },
    close() {
      broken = true;
      worker.terminate();
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}
