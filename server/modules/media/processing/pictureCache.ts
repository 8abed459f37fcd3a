import { createLruCache } from '../../../platform/lib/lruCache.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';

export interface PictureCacheSize {
  readonly concurrency: number;
  /** Further requests are refused. */
  readonly maxWaiting: number;
  readonly cacheSize: number;
}

/** @throws Refusal unavailable */
export type PictureCache = (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

/** Deduplicates concurrent requests. */
export function createPictureCache({ concurrency, maxWaiting, cacheSize }: PictureCacheSize): PictureCache {
  const cached = createLruCache<Buffer>(cacheSize);
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function runQueued(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (busy >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await draw();
    } finally {
      // The next one takes this slot.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  function startDrawing(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (busy >= concurrency && waiting.length >= maxWaiting)
      throw new Refusal('unavailable', { retryAfter: 2 });
    return runQueued(draw);
  }

  return (key, draw) => cached(key, () => startDrawing(draw));
}
