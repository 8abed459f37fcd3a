import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawRequest } from './resizeWorker.ts';

const here = vi.hoisted(() => vi.fn(async () => new Blob(['here'])));
vi.mock('./drawImage.ts', () => ({ drawImage: here }));

class FakeWorker extends EventTarget {
  readonly asked: DrawRequest[] = [];
  ended = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage = (asked: DrawRequest) => void this.asked.push(asked);
  terminate = () => {
    this.ended = true;
  };
  answer(answered: object) {
    this.dispatchEvent(new MessageEvent('message', { data: answered }));
  }
}
let workers: FakeWorker[];
const worker = () => workers.at(-1) ?? expect.fail('There is no worker.');

const file = new Blob(['x']);
const load = async () => (await import('./drawInWorker.ts')).drawInWorker;

beforeEach(() => {
  workers = [];
  here.mockClear();
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one worker draws all pictures, each for its caller', async () => {
  const drawBeside = await load();
  const both = Promise.all([drawBeside(file, { pixels: 1 }), drawBeside(file, { pixels: 2 })]);
  const [one, two] = worker().asked;
  expect([workers.length, one?.options, two?.options]).toEqual([1, { pixels: 1 }, { pixels: 2 }]);
  worker().answer({ id: two?.id, blob: new Blob(['bb']) });
  worker().answer({ id: one?.id, blob: new Blob(['a']) });
  expect((await both).map(({ size }) => size)).toEqual([1, 2]);
  expect(here).not.toHaveBeenCalled();
});
test('an idle worker is terminated, and the next picture starts another', async () => {
  const drawBeside = await load();
  const first = drawBeside(file, {});
  vi.advanceTimersByTime(60_000);
  expect(worker().ended).toBe(false);
  worker().answer({ id: worker().asked[0]?.id, blob: file });
  await first;
  vi.advanceTimersByTime(9_999);
  expect(worker().ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker().ended).toBe(true);
  void drawBeside(file, {});
  expect(workers).toHaveLength(2);
});

test('after a failure of the worker the main thread draws everything', async () => {
  const drawBeside = await load();
  const waiting = [drawBeside(file, { pixels: 1 }), drawBeside(file, { pixels: 2 })];
  worker().dispatchEvent(new Event('error'));
  expect((await Promise.all(waiting)).map(({ size }) => size)).toEqual([4, 4]);
  expect(worker().ended).toBe(true);
  await drawBeside(file, { pixels: 3 });
  expect([workers.length, here.mock.calls.length]).toEqual([1, 3]);
});
