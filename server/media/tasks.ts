/**
 * What threads beside the server do, by name: their file, loaded in each of them. A thread shares no memory with the
 * server, so that what is given and what comes back are copied.
 */
export { drawQr } from './qrPicture.ts';
export { cleanDrawing } from './vector.ts';
