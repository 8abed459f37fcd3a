import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawOptions, drawImage, getRegionPixels } from './drawImage.ts';

const done = vi.fn();
const closed = vi.fn();
let context: object | null;

class Canvas {
  constructor(width: number, height: number) {
    done('canvas', width, height);
  }
  getContext = () => context;
  convertToBlob = async (how: object) => {
    done('as', how);
    return new Blob(['x'], { type: 'image/jpeg' });
  };
}

beforeEach(() => {
  const steps = ['fillRect', 'translate', 'rotate', 'drawImage', 'putImageData'];
  context = Object.fromEntries(steps.map((step) => [step, (...how: unknown[]) => done(step, ...how)]));
  Object.assign(context, {
    getImageData: (_: number, __: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
      width,
      height,
    }),
  });
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async (_: Blob, how: object) => {
    done('decoded', how);
    return { width: 4000, height: 3000, close: closed };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  done.mockClear();
  closed.mockClear();
});

const file = new Blob(['x'], { type: 'image/png' });
const drawn = async (options: DrawOptions = {}) => {
  await drawImage(file, options);
  const of = (step: string) => done.mock.calls.filter(([name]) => name === step).map(([, ...how]) => how);
  return { size: of('canvas')[0], turned: of('rotate')[0], as: of('as')[0], put: of('putImageData') };
};

describe('a redrawn picture', () => {
  it('is by default an upright JPEG of quality 100 in full size', async () => {
    expect(await drawn()).toEqual({
      size: [4000, 3000],
      turned: [0],
      as: [{ type: 'image/jpeg', quality: 1 }],
      put: [],
    });
    expect(done).toHaveBeenCalledWith('decoded', { imageOrientation: 'from-image' });
    expect(done).toHaveBeenCalledWith('fillRect', 0, 0, 4000, 3000);
  });
  it.each([
    [90, Math.PI / 2, [3000, 4000]],
    [180, Math.PI, [4000, 3000]],
    [270, 1.5 * Math.PI, [3000, 4000]],
  ] as const)('is turned by %d degrees, clockwise', async (rotation, angle, size) => {
    expect(await drawn({ rotation })).toMatchObject({ size, turned: [angle] });
  });
  it('has the requested size and quality, with regions blurred', async () => {
    const veiled = [{ x: 0.5, y: 0.5, width: 0.25, height: 0.25 }];
    const { size, as, put } = await drawn({ pixels: 3_145_728, quality: 84, blurredRegions: veiled });
    expect([size, as]).toEqual([[2048, 1536], [{ type: 'image/jpeg', quality: 0.84 }]]);
    expect(put).toEqual([[expect.objectContaining({ width: 512, height: 384 }), 1024, 768]]);
  });
});

it.each([
  ['in the middle', { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, [25, 25, 50, 50]],
  ['that touches a pixel', { x: 0.999, y: 0, width: 0.001, height: 0.001 }, [99, 0, 1, 1]],
  ['beyond the edges', { x: -1, y: 0.9, width: 9, height: 9 }, [0, 90, 100, 10]],
  ['of nothing', { x: 1, y: 1, width: 0, height: 0 }, [99, 99, 1, 1]],
])('a region %s covers all pixels it touches', (_, region, pixels) => {
  expect(getRegionPixels(region, 100, 100)).toEqual(pixels);
});
