import {
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeVideo,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { VideoSize } from './videoSize.ts';

/** Limits of a sent video: minutes on a slow network. */
const LIMITS = { edge: 1280, bitrate: 1_500_000 } as const;
/** Bits a second not worth shrinking. */
const SMALL_ENOUGH = 2_500_000;
/** Milliseconds; then the original is sent. */
const TIMEOUT = 90_000;

const openInput = (file: Blob): Input =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });

/** By its container, playable or not; undefined if not a video. */
export async function measureVideo(file: Blob): Promise<VideoSize | undefined> {
  const input = openInput(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    return {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      seconds: (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp()),
      hasSound: (await input.getPrimaryAudioTrack()) !== null,
    };
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}

const isSmall = (file: Blob, { width, height, seconds }: VideoSize): boolean =>
  Math.max(width, height) <= LIMITS.edge && (file.size * 8) / seconds <= SMALL_ENOUGH;

/** @throws Error */
async function convertVideo(input: Input, { width, height }: VideoSize): Promise<Blob | undefined> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const longer =
    Math.max(width, height) <= LIMITS.edge ? {} : { [width > height ? 'width' : 'height']: LIMITS.edge };
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    video: { codec: 'avc', bitrate: LIMITS.bitrate, ...longer },
    tags: {},
    showWarnings: false,
  });
  // Never drop the sound.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return undefined;
  const timer = setTimeout(() => void conversion.cancel(), TIMEOUT);
  await conversion.execute().finally(() => clearTimeout(timer));
  return target.buffer ? new Blob([target.buffer], { type: 'video/mp4' }) : undefined;
}

/** With WebCodecs, where supported and useful. */
export async function resizeVideo(file: Blob, size: VideoSize): Promise<Blob> {
  if (isSmall(file, size) || typeof VideoEncoder === 'undefined' || typeof VideoDecoder === 'undefined')
    return file;
  const input = openInput(file);
  try {
    if (!(await canEncodeVideo('avc'))) return file;
    const made = await convertVideo(input, size);
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  } finally {
    input.dispose();
  }
}
