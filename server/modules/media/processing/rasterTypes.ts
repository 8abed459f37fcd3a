const rasterTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** A kind of picture made of pixels. */
export type RasterType = (typeof rasterTypes)[number];

export const isRasterType = (type: string): type is RasterType => rasterTypes.some((one) => one === type);

/** Why a picture is not taken: it cannot be decoded or is of another kind than it says, or it has too many pixels. */
export type NoPicture = 'format' | 'tooBig';
