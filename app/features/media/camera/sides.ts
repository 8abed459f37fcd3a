export type Side = 'back' | 'front';

/** Words in device labels (specification 4). */
const NAMES: Readonly<Record<Side, RegExp>> = {
  back: /back|environment/i,
  front: /front|user|face/i,
};
const FACING: Readonly<Record<Side, string>> = { back: 'environment', front: 'user' };

/** Labels are empty before permission. */
export type Seen = Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'>;

const cameras = (devices: readonly Seen[]): Seen[] => devices.filter(({ kind }) => kind === 'videoinput');

export const cameraOf = (devices: readonly Seen[], side: Side): Seen | undefined =>
  cameras(devices).find(({ label, deviceId }) => deviceId !== '' && NAMES[side].test(label));

export const hasOther = (devices: readonly Seen[]): boolean => cameras(devices).length > 1;

/** Constraints: the labelled camera, else by facing mode. */
export function wanted(devices: readonly Seen[], side: Side): MediaTrackConstraints {
  const camera = cameraOf(devices, side);
  const size = { width: { ideal: 2560 }, height: { ideal: 1920 } };
  return camera
    ? { ...size, deviceId: { exact: camera.deviceId } }
    : { ...size, facingMode: { ideal: FACING[side] } };
}
