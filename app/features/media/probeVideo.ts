import { captureFrame } from './camera/openCamera.ts';

/** Milliseconds. */
const TIMEOUT = 8_000;
/** The first frame may be black, seconds. */
const FRAME_TIME = 0.1;

export interface VideoProbe {
  readonly width: number;
  readonly height: number;
  readonly seconds: number | undefined;
  /** An early frame. */
  readonly picture: Blob | undefined;
}

const waitForEvent = (video: HTMLVideoElement, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(name)), TIMEOUT);
    const finish = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(name, finish(resolve), { once: true });
    video.addEventListener(
      'error',
      finish(() => reject(new Error(name))),
      { once: true },
    );
  });

/** By the browser's player; undefined if it cannot play it. */
export async function probeVideo(file: Blob): Promise<VideoProbe | undefined> {
  const src = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    const loaded = waitForEvent(video, 'loadeddata');
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src });
    video.load();
    await loaded;
    const { videoWidth: width, videoHeight: height, duration } = video;
    const seconds = Number.isFinite(duration) ? duration : undefined;
    const sought = waitForEvent(video, 'seeked');
    video.currentTime = Math.min(FRAME_TIME, (seconds ?? FRAME_TIME) / 2);
    const picture = await sought.then(
      () => captureFrame(video, 'video.jpg'),
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
