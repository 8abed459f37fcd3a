import { type FilmSize, isTooLong } from './filmSize.ts';
import { measured, smaller } from './smallerVideo.ts';

export interface ReadFilm {
  readonly size: FilmSize | undefined;
  readonly blob: Blob;
}

async function read(file: Blob): Promise<ReadFilm> {
  const size = await measured(file);
  return { size, blob: size && !isTooLong(size) ? await smaller(file, size) : file };
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<Blob>) => void read(data).then((film) => self.postMessage(film)),
);
