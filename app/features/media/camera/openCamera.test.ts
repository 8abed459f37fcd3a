import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CameraFailed, mayOpen, openCamera } from './openCamera.ts';

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

/** A device with these cameras, which gives this; what was asked of it. */
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
  it('that looks one way is opened by its label, without sound; there is a second to turn to', async () => {
    const asked = cameras([device('Front'), device('Back')], () => streamOf(track()));
    const { hasOther, torch } = await openCamera('back');
    await openCamera('front');
    expect(asked).toMatchObject([
      { audio: false, video: { deviceId: { exact: 'Back' } } },
      { audio: false, video: { deviceId: { exact: 'Front' } } },
    ]);
    expect([hasOther, torch]).toEqual([true, undefined]);
  });

  it('is let go of when it is closed', async () => {
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
  ])('with %j has a lamp: %s', async (capabilities, has) => {
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
  ])('that fails with %s is said to be %s, and logged', async (name, fault) => {
    const error = Object.assign(new Error('no'), { name });
    cameras([device('Back')], () => {
      throw error;
    });
    const failed = await openCamera('back').catch((one: unknown) => one);
    expect(failed).toBeInstanceOf(CameraFailed);
    expect((failed as CameraFailed).fault).toBe(fault);
    expect(warned.mock.calls).toEqual([['camera', 'notSupported', error]]);
  });

  it.each([
    [true, 'notSupported'],
    [false, 'insecure'],
  ])('of a page that is not given any (https: %s) cannot be asked for', async (isSecureContext, fault) => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { isSecureContext });
    expect(mayOpen()).toBe(false);
    await expect(openCamera('back')).rejects.toMatchObject({ fault });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('https is required'));
  });
});
