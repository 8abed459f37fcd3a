import { afterEach, expect, it, vi } from 'vitest';
import { soundLevelOf } from './recordVideo.ts';

afterEach(() => vi.unstubAllGlobals());

it('sound is looked at as the specification says, and not played', async () => {
  const connected: unknown[] = [];
  const analyser = {
    frequencyBinCount: 512,
    getByteFrequencyData: (heard: Uint8Array) => heard.set([3, 102], 4),
  };
  const close = vi.fn(async () => undefined);
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => analyser;
      createMediaStreamSource = () => ({ connect: (to: unknown) => connected.push(to) });
      close = close;
    },
  );
  const level = soundLevelOf({} as MediaStream);
  expect(analyser).toMatchObject({
    fftSize: 1024,
    smoothingTimeConstant: 0.3,
    minDecibels: -60,
    maxDecibels: -10,
  });
  expect(connected).toEqual([analyser]);
  expect(level.now()).toBe(0.4);
  level.close();
  expect(close).toHaveBeenCalledOnce();
});
