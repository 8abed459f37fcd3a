import { measureVideo, resizeVideo } from './resizeVideo.ts';
import { isTooLong, type VideoSize } from './videoSize.ts';

export interface ReadVideo {
  readonly size: VideoSize | undefined;
  readonly blob: Blob;
}

async function readFile(file: Blob): Promise<ReadVideo> {
  const size = await measureVideo(file);
  return { size, blob: size && !isTooLong(size) ? await resizeVideo(file, size) : file };
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<Blob>) => void readFile(data).then((film) => self.postMessage(film)),
);
