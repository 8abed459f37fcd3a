import QRCode from 'qrcode';
import sharp from 'sharp';

/** White modules around a code, as its standard asks. */
const MARGIN = 4;
/** A picture is at least this wide, so that it can be printed, pixels. */
const PRINT_WIDTH = 600;
const LEVEL = { errorCorrectionLevel: 'M' } as const;

/** The picture of an address as pixels. The modules are found here, the rest is done by threads of their own. */
async function drawPng(address: string): Promise<Buffer> {
  const { size, data } = QRCode.create(address, LEVEL).modules;
  const scale = Math.ceil(PRINT_WIDTH / (size + 2 * MARGIN));
  const pixels = Buffer.from(Array.from(data, (dark) => (dark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .extend({
      top: MARGIN * scale,
      bottom: MARGIN * scale,
      left: MARGIN * scale,
      right: MARGIN * scale,
      background: 'white',
    })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

const drawSvg = async (address: string): Promise<Buffer> =>
  Buffer.from(await QRCode.toString(address, { type: 'svg', ...LEVEL, margin: MARGIN }));

/** How the picture of an address is drawn, by the end of its name. */
export const qrFormats = {
  svg: { type: 'image/svg+xml', draw: drawSvg },
  png: { type: 'image/png', draw: drawPng },
} as const;
