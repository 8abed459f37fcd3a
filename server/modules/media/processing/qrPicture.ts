import QRCode from 'qrcode';
import sharp from 'sharp';

/** In modules (ISO/IEC 18004). */
const MARGIN = 4;
/** Pixels, for printing. */
const PRINT_WIDTH = 600;
const LEVEL = { errorCorrectionLevel: 'M' } as const;

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

const drawings = { svg: drawSvg, png: drawPng } as const;

export type QrKind = keyof typeof drawings;

export const qrTypes: Readonly<Record<QrKind, string>> = { svg: 'image/svg+xml', png: 'image/png' };

export const drawQr = async ({ kind, address }: { kind: QrKind; address: string }): Promise<Uint8Array> =>
  drawings[kind](address);
