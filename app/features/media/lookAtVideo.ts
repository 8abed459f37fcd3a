import { shoot } from './camera/openCamera.ts';

/** Timeout, milliseconds. */
const PATIENCE = 8_000;
/** The first frame may be black, seconds. */
const AFTER = 0.1;

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly seconds: number | undefined;
  /** An early frame. */
  readonly picture: Blob | undefined;
}

const happens = (video: HTMLVideoElement, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(name)), PATIENCE);
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error(name))),
      { once: true },
    );
  });

/** Loads a video in the browser's player; undefined if it cannot play it. */
export async function lookAtVideo(file: Blob): Promise<Look | undefined> {
  const src = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    const loaded = happens(video, 'loadeddata');
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src });
    video.load();
    await loaded;
    const { videoWidth: width, videoHeight: height, duration } = video;
    const seconds = Number.isFinite(duration) ? duration : undefined;
    const sought = happens(video, 'seeked');
    video.currentTime = Math.min(AFTER, (seconds ?? AFTER) / 2);
    const picture = await sought.then(
      () => shoot(video, 'video.jpg'),
      () => null,
    );
    return width > 0 ? { width, height, seconds, picture: picture ?? undefined } : undefined;
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(src);
  }
}
