/** Bytes. */
export const MAX_PICTURE_BYTES = 5_000_000;
/** Pixels; small files can decompress to far more. */
export const MAX_PICTURE_PIXELS = 40_000_000;
