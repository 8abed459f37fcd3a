/** Tasks of worker threads, by name. Threads share no memory: arguments and results are copied. */
export { drawQr } from './qrPicture.ts';
export { cleanDrawing } from './vector.ts';
