/** Worker tasks by name; arguments and results are copied. */
export { drawQr } from './qrPicture.ts';
export { cleanDrawing } from './vector.ts';
