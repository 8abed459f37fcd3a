import { buildConstraints, hasOtherCamera, type Side } from './cameraSides.ts';

export type CameraFault = 'insecure' | 'denied' | 'none' | 'busy' | 'notSupported';

export class CameraFailed extends Error {
  readonly fault: CameraFault;
  constructor(fault: CameraFault) {
    super(fault);
    this.fault = fault;
  }
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export interface LiveCamera {
  readonly stream: MediaStream;
  readonly hasOther: boolean;
  readonly torch: ((on: boolean) => Promise<void>) | undefined;
  readonly close: () => void;
}

const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** TypeScript's library lacks torches. */
function getTorch(stream: MediaStream): LiveCamera['torch'] {
  const [track] = stream.getVideoTracks();
  const able = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || able?.torch !== true) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

/** Undefined on plain http (specification 8). */
const getMediaDevices = (): MediaDevices | undefined => navigator.mediaDevices;

export const canOpenCamera = (): boolean => getMediaDevices()?.getUserMedia !== undefined;

/** @throws CameraFailed */
export async function openCamera(side: Side): Promise<LiveCamera> {
  const devices = getMediaDevices();
  if (!devices?.getUserMedia) {
    console.warn('getUserMedia is not supported: https is required', { event: 'camera_unsupported' });
    throw new CameraFailed(window.isSecureContext ? 'notSupported' : 'insecure');
  }
  try {
    const video = buildConstraints(await devices.enumerateDevices(), side);
    const stream = await devices.getUserMedia({ video, audio: false });
    const known = await devices.enumerateDevices().catch(() => []);
    return {
      stream,
      hasOther: hasOtherCamera(known),
      torch: getTorch(stream),
      close: () => release(stream),
    };
  } catch (error) {
    console.warn('Failed to open the camera', {
      event: 'camera_open_failed',
      code: 'notSupported',
      err: error,
    });
    throw new CameraFailed(FAULTS[error instanceof Error ? error.name : ''] ?? 'notSupported');
  }
}

/** Current frame; null on failure (specification 8: logged). */
export async function captureFrame(video: HTMLVideoElement, name: string): Promise<File | null> {
  try {
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    if (!blob || width === 0) throw new Error('empty');
    return new File([blob], name, { type: blob.type });
  } catch (error) {
    console.warn('Failed to take a photo', { event: 'photo_capture_failed', photo: null, err: error });
    return null;
  }
}
