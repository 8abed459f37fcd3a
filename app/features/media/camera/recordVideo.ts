import { ANALYSER } from '../../../lib/constants.ts';

/** Peak from 0 to 1; a byte spans −60 to −10 dB. */
export const computeLevel = (heard: Uint8Array): number =>
  heard.reduce((most, one) => Math.max(most, one), 0) / 255;

interface SoundLevel {
  readonly now: () => number;
  readonly close: () => void;
}

/** Without playing it. */
export function measureSound(stream: MediaStream): SoundLevel {
  const context = new AudioContext();
  const analyser = Object.assign(context.createAnalyser(), ANALYSER);
  context.createMediaStreamSource(stream).connect(analyser);
  const heard = new Uint8Array(analyser.frequencyBinCount);
  return {
    now: () => {
      analyser.getByteFrequencyData(heard);
      return computeLevel(heard);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

/** By preference; MP4 plays everywhere. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** Without sound: a recorder would wait for an audio codec. */
const SILENT_TYPES = [
  'video/mp4;codecs=avc1.42E01E',
  'video/mp4',
  'video/webm;codecs=vp8',
  'video/webm',
] as const;

/** First supported type; undefined leaves it to the browser. */
export const pickRecordingType = (
  canRecord: (type: string) => boolean,
  hasSound = true,
): string | undefined => (hasSound ? TYPES : SILENT_TYPES).find((type) => canRecord(type));

const getExtension = (type: string): 'mp4' | 'webm' => (type.startsWith('video/webm') ? 'webm' : 'mp4');

/** Half a minute takes seven megabytes. */
const BITRATES = { videoBitsPerSecond: 2_000_000, audioBitsPerSecond: 64_000 } as const;

/** Milliseconds: if a device fails, earlier chunks are saved. */
const CHUNK_LENGTH = 500;
/** Milliseconds. */
const FIRST_CHUNK_TIMEOUT = 4_000;

export interface Recording {
  /** No microphone, or not permitted. */
  readonly isSilent: boolean;
  /** 0 to 1. */
  readonly level: () => number;
  readonly stop: () => void;
  /** Null if it failed. */
  readonly file: Promise<File | null>;
}

export const isRecordingSupported = (): boolean => typeof MediaRecorder !== 'undefined';

/** Optional. */
const openMicrophone = (): Promise<MediaStream | undefined> =>
  navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    console.warn('Recording without sound', {
      event: 'microphone_open_failed',
      code: 'notSupported',
      err: error,
    });
    return undefined;
  });

function buildFile(recorder: MediaRecorder, parts: readonly Blob[], name: string): File | null {
  const type = recorder.mimeType || 'video/mp4';
  const file = new File([...parts], `${name}.${getExtension(type)}`, { type });
  return file.size > 0 ? file : null;
}

/** With sound, if permitted. Releases the microphone at the end. @throws Error */
export async function recordVideo(camera: MediaStream, name: string): Promise<Recording> {
  const sound = await openMicrophone();
  const level = sound && measureSound(sound);
  const release = () => {
    level?.close();
    for (const track of sound?.getTracks() ?? []) track.stop();
  };
  try {
    const tracks = [...camera.getVideoTracks(), ...(sound?.getAudioTracks() ?? [])];
    const mimeType = pickRecordingType((type) => MediaRecorder.isTypeSupported(type), sound !== undefined);
    const recorder = new MediaRecorder(new MediaStream(tracks), {
      ...BITRATES,
      ...(mimeType && { mimeType }),
    });
    const parts: Blob[] = [];
    let isWanted = true;
    const stopRecorder = () => recorder.state !== 'inactive' && recorder.stop();
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) parts.push(data);
      if (!isWanted && parts.length > 0) stopRecorder();
    });
    const file = new Promise<File | null>((resolve) => {
      recorder.addEventListener('stop', () => resolve(buildFile(recorder, parts, name)), { once: true });
      // Earlier chunks remain usable.
      recorder.addEventListener(
        'error',
        (error) => console.warn('Failed to go on recording', { event: 'recording_failed', err: error }),
        { once: true },
      );
    });
    recorder.start(CHUNK_LENGTH);
    return {
      isSilent: sound === undefined,
      level: () => level?.now() ?? 0,
      stop: () => {
        isWanted = false;
        // A slow device has no chunk yet.
        if (parts.length > 0) stopRecorder();
        else setTimeout(stopRecorder, FIRST_CHUNK_TIMEOUT);
      },
      file: file.finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}
