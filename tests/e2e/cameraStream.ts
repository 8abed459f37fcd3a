import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { generateSheets, renderSvg } from '../../server/modules/printing/service.ts';
import { createPrintBranding } from '../../server/testing/createPrintBranding.ts';
import { scenarioOptions } from '../chromium.ts';

/** Read by Chromium each time a page opens the camera. */
const STREAM = join(tmpdir(), `parvis-camera-${process.pid}.y4m`);

const [WIDTH, HEIGHT] = [1280, 720];
/** Dots per millimetre of the filmed sheet. */
const DOTS = 8;
/** Degrees by which a hand turns the camera, frame by frame. */
const SWAY = [-4, -2, 0, 3, 6];

/** Starts Chromium with a camera that plays the last `film…` of this process. */
export const filmedCamera = {
  ...scenarioOptions,
  args: [
    ...(scenarioOptions.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${STREAM}`,
  ],
};

/** A 3 × 8 sheet of stickers with this address in its middle, and others around it, as the product prints it. */
function drawSheet(address: string): Buffer {
  const codes = Array.from({ length: 24 }, (_, at) => ({
    qrid: `code-${at}`,
    address: at === 10 ? address : `https://other-${at}.example/q/code-${at}`,
    place: 'Halles du marché',
  }));
  const [sheet] = generateSheets(codes, createPrintBranding(), 'stickers');
  if (!sheet) throw new Error('There is no sheet.');
  return Buffer.from(renderSvg(sheet));
}

/** Centre of the code of the eleventh sticker, in millimetres. */
const AIM = { x: 70 + 18.5, y: 3 * 37.125 + 18.5 };

/** Luma of one frame: the part of the sheet around the code, turned. */
async function drawFrame(sheet: Buffer, degrees: number): Promise<Buffer> {
  const side = 90 * DOTS;
  const part = await sharp(sheet)
    .extract({
      left: Math.round(AIM.x * DOTS - side / 2),
      top: Math.round(AIM.y * DOTS - side / 2),
      width: side,
      height: side,
    })
    .rotate(degrees, { background: '#777' })
    .toBuffer();
  return await sharp(part).resize(WIDTH, HEIGHT, { fit: 'cover' }).greyscale().raw().toBuffer();
}

/** Writes an uncompressed YUV4MPEG2 film without colours. */
function writeFilm(frames: readonly Buffer[]): void {
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`);
  const begin = Buffer.from('FRAME\n');
  writeFileSync(STREAM, Buffer.concat([header, ...frames.flatMap((luma) => [begin, luma, chroma])]));
}

/** Lets the camera see a printed sheet with this address in its middle. */
export async function filmSheet(address: string): Promise<void> {
  const sheet = await sharp(drawSheet(address))
    .resize(210 * DOTS)
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
  writeFilm(await Promise.all(SWAY.map((degrees) => drawFrame(sheet, degrees))));
}

/** Lets the camera see a grey wall. */
export const filmWall = (): void => writeFilm([Buffer.alloc(WIDTH * HEIGHT, 120)]);

/** A photo of such a sheet, as a gallery has it. */
export const photographSheet = async (address: string): Promise<Buffer> =>
  sharp(drawSheet(address))
    .resize(210 * DOTS)
    .flatten({ background: 'white' })
    .extract({ left: 40 * DOTS, top: 90 * DOTS, width: 110 * DOTS, height: 80 * DOTS })
    .jpeg()
    .toBuffer();
