import { drawAppIcon } from './appIcon.ts';
import { drawPhoto } from './photo.ts';
import { reencodeRaster } from './raster.ts';
import type { RasterType } from './rasterTypes.ts';
import { serveTasks } from './serveTasks.ts';
import { remuxVideo } from './video.ts';

/** Only this process decodes uploads. */
const tasks = {
  drawAppIcon,
  drawPhoto,
  remuxVideo,
  redraw: ({ type, bytes }: { type: RasterType; bytes: Uint8Array }) =>
    reencodeRaster(type, Buffer.from(bytes)),
};

export type PictureTasks = typeof tasks;

serveTasks(tasks);
