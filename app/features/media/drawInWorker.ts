import { type DrawOptions, drawImage } from './drawImage.ts';
import type { DrawRequest, DrawResult } from './resizeWorker.ts';

/** Idle timeout, milliseconds: the worker holds decoded images in memory. */
const IDLE = 10_000;

interface PendingDrawing {
  readonly resolve: (blob: Blob) => void;
  readonly reject: (error: Error) => void;
  /** Fallback on the main thread. */
  readonly drawLocally: () => Promise<Blob>;
}

let worker: Worker | undefined;
let broken = false;
let asked = 0;
let idle: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, PendingDrawing>();

const stopWorker = () => {
  worker?.terminate();
  worker = undefined;
};

/** The worker failed: all drawing moves to the main thread. */
function handleWorkerFailure(): void {
  broken = true;
  stopWorker();
  for (const [id, { resolve, reject, drawLocally }] of waiting) {
    waiting.delete(id);
    drawLocally().then(resolve, reject);
  }
}

function handleResult({ data }: MessageEvent<DrawResult>): void {
  const one = waiting.get(data.id);
  waiting.delete(data.id);
  if ('blob' in data) one?.resolve(data.blob);
  else one?.reject(new Error(data.error));
  if (waiting.size === 0) idle = setTimeout(stopWorker, IDLE);
}

function start(): Worker {
  const begun = new Worker(new URL('./resizeWorker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', handleResult);
  begun.addEventListener('error', handleWorkerFailure);
  begun.addEventListener('messageerror', handleWorkerFailure);
  return begun;
}

/** On the main thread without OffscreenCanvas (Safari 15.4). */
export function drawInWorker(file: Blob, options: DrawOptions): Promise<Blob> {
  const drawLocally = () => drawImage(file, options);
  if (broken || typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return drawLocally();
  clearTimeout(idle);
  worker ??= start();
  const drawing = worker;
  return new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve, reject, drawLocally });
    drawing.postMessage({ id: asked, file, options } satisfies DrawRequest);
  });
}
