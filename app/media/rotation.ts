/** Degrees by which a picture is turned, clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** A quarter further. */
export const NEXT_ROTATION = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
