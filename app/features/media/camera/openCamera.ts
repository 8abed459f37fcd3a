import { hasOther, type Side, wanted } from './sides.ts';

/** Why no camera is shown: not over https, not allowed, none there, taken by another program, or not made for it. */
export type CameraFault = 'insecure' | 'denied' | 'none' | 'busy' | 'notSupported';

/** No camera could be opened. */
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

/** A camera that is on. */
export interface LiveCamera {
  readonly stream: MediaStream;
  /** There is a second one to turn to. */
  readonly hasOther: boolean;
  /** Its lamp, where it has one. */
  readonly torch: ((on: boolean) => Promise<void>) | undefined;
  /** Lets go of it: its light goes out. */
  readonly close: () => void;
}

const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Lamps are no part of what the types of browsers tell. */
function torchOf(stream: MediaStream): LiveCamera['torch'] {
  const [track] = stream.getVideoTracks();
  const able = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || able?.torch !== true) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

/** The cameras of this device: `undefined` where a page is not given any (specification 8: https is required). */
const mediaDevices = (): MediaDevices | undefined => navigator.mediaDevices;

/** Whether a camera can be asked for at all. */
export const mayOpen = (): boolean => mediaDevices()?.getUserMedia !== undefined;

/** Opens the camera that looks that way. @throws CameraFailed */
export async function openCamera(side: Side): Promise<LiveCamera> {
  const devices = mediaDevices();
  if (!devices?.getUserMedia) {
    console.warn('getUserMedia is not supported: https is required');
    throw new CameraFailed(window.isSecureContext ? 'notSupported' : 'insecure');
  }
  try {
    const video = wanted(await devices.enumerateDevices(), side);
    const stream = await devices.getUserMedia({ video, audio: false });
    const known = await devices.enumerateDevices().catch(() => []);
    return {
      stream,
      hasOther: hasOther(known),
      torch: torchOf(stream),
      close: () => release(stream),
    };
  } catch (error) {
    console.warn('camera', 'notSupported', error);
    throw new CameraFailed(FAULTS[error instanceof Error ? error.name : ''] ?? 'notSupported');
  }
}

/** What the camera shows now, as a file; nothing where it could not be taken (specification 8: logged). */
export async function shoot(video: HTMLVideoElement, name: string): Promise<File | null> {
  try {
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    if (!blob || width === 0) throw new Error('empty');
    return new File([blob], name, { type: blob.type });
  } catch (error) {
    console.warn('photo', null, error);
    return null;
  }
}
