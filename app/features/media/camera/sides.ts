/** Which way a camera looks: at what is reported, or at whoever reports. */
export type Side = 'back' | 'front';

/** Words by which the labels of devices tell it (specification 4). */
const NAMES: Readonly<Record<Side, RegExp>> = {
  back: /back|environment/i,
  front: /front|user|face/i,
};
const FACING: Readonly<Record<Side, string>> = { back: 'environment', front: 'user' };

/** What a page may know of a device; labels are empty until somebody allowed the camera. */
export type Seen = Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'>;

const cameras = (devices: readonly Seen[]): Seen[] => devices.filter(({ kind }) => kind === 'videoinput');

/** The first camera whose label says that it looks that way. */
export const cameraOf = (devices: readonly Seen[], side: Side): Seen | undefined =>
  cameras(devices).find(({ label, deviceId }) => deviceId !== '' && NAMES[side].test(label));

/** Whether there is a second camera to turn to. */
export const hasOther = (devices: readonly Seen[]): boolean => cameras(devices).length > 1;

/** What is asked of the browser: the camera of that label, else whichever looks that way, else any. */
export function wanted(devices: readonly Seen[], side: Side): MediaTrackConstraints {
  const camera = cameraOf(devices, side);
  const size = { width: { ideal: 2560 }, height: { ideal: 1920 } };
  return camera
    ? { ...size, deviceId: { exact: camera.deviceId } }
    : { ...size, facingMode: { ideal: FACING[side] } };
}
