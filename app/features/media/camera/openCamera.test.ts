import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CameraFailed, canOpenCamera, captureFrame, openCamera } from './openCamera.ts';

const warned = vi.fn();
beforeEach(() => {
  warned.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const device = (label: string) => ({ kind: 'videoinput', label, deviceId: label });
const track = (capabilities?: object) => ({
  stop: vi.fn(),
  applyConstraints: vi.fn(async () => undefined),
  getCapabilities: capabilities && (() => capabilities),
});

/** Fakes cameras. @returns the constraints requested */
function cameras(devices: object[], give: () => object) {
  const asked: object[] = [];
  const getUserMedia = async (wanted: object) => {
    asked.push(wanted);
    return give();
  };
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: async () => devices, getUserMedia } });
  return asked;
}
const streamOf = (one: object) => ({ getTracks: () => [one], getVideoTracks: () => [one] });

describe('the camera', () => {
  it('is chosen by its label, without sound, and tells of a second one', async () => {
    const asked = cameras([device('Front'), device('Back')], () => streamOf(track()));
    const { hasOther, torch } = await openCamera('back');
    await openCamera('front');
    expect(asked).toMatchObject([
      { audio: false, video: { deviceId: { exact: 'Back' } } },
      { audio: false, video: { deviceId: { exact: 'Front' } } },
    ]);
    expect([hasOther, torch]).toEqual([true, undefined]);
  });

  it('is released on close', async () => {
    const one = track();
    cameras([device('Back')], () => streamOf(one));
    const { hasOther, close } = await openCamera('back');
    expect([hasOther, one.stop.mock.calls.length]).toEqual([false, 0]);
    close();
    expect(one.stop).toHaveBeenCalledOnce();
  });

  it.each([
    [{ torch: true }, true],
    [{ torch: false }, false],
    [{}, false],
    [undefined, false],
  ])('with %j has a torch: %s', async (capabilities, has) => {
    const one = track(capabilities);
    cameras([device('Back')], () => streamOf(one));
    const { torch } = await openCamera('back');
    expect(torch !== undefined).toBe(has);
    await torch?.(true);
    expect(one.applyConstraints.mock.calls).toEqual(has ? [[{ advanced: [{ torch: true }] }]] : []);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'notSupported'],
  ])('that fails with %s has the fault %s, and is logged', async (name, fault) => {
    const error = Object.assign(new Error('no'), { name });
    cameras([device('Back')], () => {
      throw error;
    });
    const failed = await openCamera('back').catch((one: unknown) => one);
    expect(failed).toBeInstanceOf(CameraFailed);
    expect((failed as CameraFailed).fault).toBe(fault);
    expect(warned.mock.calls).toEqual([
      ['Failed to open the camera', { event: 'camera_open_failed', code: 'notSupported', err: error }],
    ]);
  });

  it.each([
    [true, 'notSupported'],
    [false, 'insecure'],
  ])('is unavailable without mediaDevices (https: %s)', async (isSecureContext, fault) => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { isSecureContext });
    expect(canOpenCamera()).toBe(false);
    await expect(openCamera('back')).rejects.toMatchObject({ fault });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('https is required'), {
      event: 'camera_unsupported',
    });
  });
});

it.each([
  ['draws nothing', 640, new Error('no')],
  ['has no pixels', 0, undefined],
])('a frame of a canvas that %s is null, and is logged', async (_, videoWidth, thrown) => {
  const drawImage = () => {
    if (thrown) throw thrown;
  };
  const toBlob = (give: BlobCallback, type: string) => give(new Blob(['x'], { type }));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ drawImage }), toBlob }) });
  const video = { videoWidth, videoHeight: 480 } as HTMLVideoElement;
  expect(await captureFrame(video, 'photo.jpg')).toBeNull();
  const err = thrown ?? expect.any(Error);
  expect(warned.mock.calls).toEqual([
    ['Failed to take a photo', { event: 'photo_capture_failed', photo: null, err }],
  ]);
});
