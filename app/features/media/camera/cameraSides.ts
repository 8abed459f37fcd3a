export type Side = 'back' | 'front';

/** Words in device labels (specification 4). */
const NAMES: Readonly<Record<Side, RegExp>> = {
  back: /back|environment/i,
  front: /front|user|face/i,
};
const FACING: Readonly<Record<Side, string>> = { back: 'environment', front: 'user' };

/** Labels are empty before permission. */
export type CameraDevice = Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'>;

const listCameras = (devices: readonly CameraDevice[]): CameraDevice[] =>
  devices.filter(({ kind }) => kind === 'videoinput');

export const findCamera = (devices: readonly CameraDevice[], side: Side): CameraDevice | undefined =>
  listCameras(devices).find(({ label, deviceId }) => deviceId !== '' && NAMES[side].test(label));

export const hasOtherCamera = (devices: readonly CameraDevice[]): boolean => listCameras(devices).length > 1;

/** By label, else by facing mode. */
export function buildConstraints(devices: readonly CameraDevice[], side: Side): MediaTrackConstraints {
  const camera = findCamera(devices, side);
  const size = { width: { ideal: 2560 }, height: { ideal: 1920 } };
  return camera
    ? { ...size, deviceId: { exact: camera.deviceId } }
    : { ...size, facingMode: { ideal: FACING[side] } };
}
