const rasterTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type RasterType = (typeof rasterTypes)[number];

export const isRasterType = (type: string): type is RasterType => rasterTypes.some((one) => one === type);

export type PictureRefusal = 'format' | 'tooBig';
