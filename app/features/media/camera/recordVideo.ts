/** How sound is looked at (specification 9). */
const ANALYSER = {
  fftSize: 1024,
  smoothingTimeConstant: 0.3,
  minDecibels: -60,
  maxDecibels: -10,
} as const;

/** Returns the highest sound level as 0 to 1. Each level is a byte: 0 is −60 dB or less, 255 is −10 dB or more. */
export const loudest = (heard: Uint8Array): number =>
  heard.reduce((most, one) => Math.max(most, one), 0) / 255;

/** Measures how loud a stream is. */
interface SoundLevel {
  readonly now: () => number;
  readonly close: () => void;
}

/** Listens to the sound of a stream; it is not played. */
function soundLevelOf(stream: MediaStream): SoundLevel {
  const context = new AudioContext();
  const analyser = Object.assign(context.createAnalyser(), ANALYSER);
  context.createMediaStreamSource(stream).connect(analyser);
  const heard = new Uint8Array(analyser.frequencyBinCount);
  return {
    now: () => {
      analyser.getByteFrequencyData(heard);
      return loudest(heard);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

/** What a film is recorded as, the first that a browser can: MP4 is played everywhere, sound of phones the same. */
const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** The same without sound: a codec of sound that never comes is waited for. */
const SILENT = ['video/mp4;codecs=avc1.42E01E', 'video/mp4', 'video/webm;codecs=vp8', 'video/webm'] as const;

/** The best type that can be recorded; nothing where none is known, and the browser takes its own. */
export const recordedType = (canRecord: (type: string) => boolean, hasSound = true): string | undefined =>
  (hasSound ? TYPES : SILENT).find((type) => canRecord(type));

/** What the name of such a film ends with. */
const endingOf = (type: string): 'mp4' | 'webm' => (type.startsWith('video/webm') ? 'webm' : 'mp4');

/** What is enough to make out what happens; half a minute of it has seven megabytes. */
const BITS = { videoBitsPerSecond: 2_000_000, audioBitsPerSecond: 64_000 } as const;

/** What is recorded comes in pieces of so long, milliseconds: where a device gives up, what came before is there. */
const EACH = 500;
/** So long it is waited for the first of them. */
const PATIENCE = 4_000;

/** A film that is being recorded. */
export interface Recording {
  /** No microphone, or it may not be used. */
  readonly isSilent: boolean;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  readonly stop: () => void;
  /** What was recorded once it is over; nothing where that failed. */
  readonly file: Promise<File | null>;
}

/** Whether a browser records at all. */
export const mayRecord = (): boolean => typeof MediaRecorder !== 'undefined';

/** The sound of the place, asked for when it is wanted; a film without it is one too. */
const microphone = (): Promise<MediaStream | undefined> =>
  navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    console.warn('microphone', 'notSupported', error);
    return undefined;
  });

function fileOf(recorder: MediaRecorder, parts: readonly Blob[], name: string): File | null {
  const type = recorder.mimeType || 'video/mp4';
  const file = new File([...parts], `${name}.${endingOf(type)}`, { type });
  return file.size > 0 ? file : null;
}

/** Records what a camera shows, with sound where that is given. The microphone is let go of when it ends. @throws Error where it cannot begin */
export async function recordVideo(camera: MediaStream, name: string): Promise<Recording> {
  const sound = await microphone();
  const level = sound && soundLevelOf(sound);
  const release = () => {
    level?.close();
    for (const track of sound?.getTracks() ?? []) track.stop();
  };
  try {
    const tracks = [...camera.getVideoTracks(), ...(sound?.getAudioTracks() ?? [])];
    const mimeType = recordedType((type) => MediaRecorder.isTypeSupported(type), sound !== undefined);
    const recorder = new MediaRecorder(new MediaStream(tracks), { ...BITS, ...(mimeType && { mimeType }) });
    const parts: Blob[] = [];
    let isWanted = true;
    const end = () => recorder.state !== 'inactive' && recorder.stop();
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) parts.push(data);
      if (!isWanted && parts.length > 0) end();
    });
    const file = new Promise<File | null>((resolve) => {
      recorder.addEventListener('stop', () => resolve(fileOf(recorder, parts, name)), { once: true });
      // What came until then is a film, too.
      recorder.addEventListener('error', (error) => console.warn('recorder', error), { once: true });
    });
    recorder.start(EACH);
    return {
      isSilent: sound === undefined,
      level: () => level?.now() ?? 0,
      stop: () => {
        isWanted = false;
        // A slow device has nothing yet of the first moment.
        if (parts.length > 0) end();
        else setTimeout(end, PATIENCE);
      },
      file: file.finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}
