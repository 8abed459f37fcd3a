import { photoToSend } from '../../../app/media/resize.ts';
import { openViewer } from './openViewer.ts';

/** What the page of the measurement does. */
export interface DeviceBench {
  /** Makes a photo as it is sent. @returns milliseconds, the longest time for which the page did not answer, and bytes */
  readonly make: (photo: Blob) => Promise<{ ms: number; held: number; bytes: number }>;
  /** Makes a photo of noise, which no encoder makes small. */
  readonly noise: (width: number, height: number) => Promise<Blob>;
  /** Opens the viewer on a photo as it is sent. @returns milliseconds until it is drawn */
  readonly view: (photo: Blob) => Promise<number>;
}

/** Watches how long a page does not answer. */
function watchHeld(): () => number {
  let last = performance.now();
  let held = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    held = Math.max(held, now - last);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return Math.max(held, performance.now() - last);
  };
}

const bench: DeviceBench = {
  view: async (photo) => openViewer(await photoToSend(photo)),
  async make(photo) {
    const held = watchHeld();
    const begun = performance.now();
    const { size } = await photoToSend(photo);
    return { ms: performance.now() - begun, held: held(), bytes: size };
  },
  async noise(width, height) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(width, height);
    if (!context || !pixels) throw new Error('This browser draws nothing.');
    let value = 1;
    for (let at = 0; at < pixels.data.length; at += 1) {
      value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
      pixels.data[at] = at % 4 === 3 ? 255 : 108 + ((value >> 16) % 40);
    }
    context.putImageData(pixels, 0, 0);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No photo.'))), 'image/jpeg', 0.85);
    });
  },
};
Object.assign(globalThis, { bench });
document.documentElement.dataset.ready = '';
