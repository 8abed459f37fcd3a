import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeLevel, measureSound, pickRecordingType } from './recordVideo.ts';

describe('the recording format', () => {
  it.each([
    ['as phones do', () => true, 'video/mp4;codecs=avc1.42E01E,mp4a.40.2'],
    [
      'in MP4 with another sound',
      (type: string) => !type.includes('mp4a'),
      'video/mp4;codecs=avc1.42E01E,opus',
    ],
    ['in WebM where there is no MP4', (type: string) => type.includes('webm'), 'video/webm;codecs=vp8,opus'],
    ['as the browser likes where it tells nothing', () => false, undefined],
  ])('is chosen %s', (_, can, type) => expect(pickRecordingType(can)).toBe(type));
});

it('the level is the loudest frequency', () => {
  expect(computeLevel(new Uint8Array([0, 0]))).toBe(0);
  expect(computeLevel(new Uint8Array([3, 255, 9]))).toBe(1);
  expect(computeLevel(new Uint8Array([51, 0]))).toBe(0.2);
});

describe('the sound of a recording', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it('is measured as specified, and not played', () => {
    const analyser = {
      frequencyBinCount: 2,
      getByteFrequencyData: (heard: Uint8Array) => heard.set([51, 0]),
    };
    const source = { connect: vi.fn() };
    const createMediaStreamSource = vi.fn(() => source);
    const Context = class {
      createAnalyser = () => analyser;
      createMediaStreamSource = createMediaStreamSource;
    };
    vi.stubGlobal('AudioContext', Context);
    const stream = {} as MediaStream;
    const level = measureSound(stream).now();
    expect(analyser).toMatchObject({
      ...{ fftSize: 1024, smoothingTimeConstant: 0.3, minDecibels: -60, maxDecibels: -10 },
    });
    expect(createMediaStreamSource.mock.calls).toEqual([[stream]]);
    expect(source.connect.mock.calls).toEqual([[analyser]]);
    expect(level).toBe(0.2);
  });
});
