/** Arguments and results are copied. */
export { drawQr } from './qrPicture.ts';
export { cleanDrawing } from './vector.ts';
