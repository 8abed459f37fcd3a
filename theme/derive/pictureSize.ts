/** Largest file of a logo, in bytes. */
export const MAX_PICTURE_BYTES = 5_000_000;
/** Largest picture, in pixels; a small file can unfold to far more. */
export const MAX_PICTURE_PIXELS = 40_000_000;
