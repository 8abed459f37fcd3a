import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Must not be published. */
const CAMERA = {
  exif: {
    IFD0: { Make: 'Fairphone', Model: 'Fairphone 5', ImageDescription: 'Devant chez moi' },
    IFD2: { DateTimeOriginal: '2026:11:24 08:12:31', BodySerialNumber: 'SN-4711' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '48/1 51/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '2/1 21/1 0/1',
    },
  },
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Belleroche"/></rdf:RDF></x:xmpmeta>',
} as const;

/** A red quarter shows the orientation. */
export function createScene(width = 400, height = 300): Sharp {
  const corner = {
    create: { width: width / 2, height: height / 2, channels: 3, background: 'red' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: corner, left: 0, top: 0 },
  ]);
}

/** Sets the EXIF orientation, too. */
export async function rotateScene(orientation: number): Promise<Buffer> {
  const upright = await createScene().png().toBuffer();
  const turned: Readonly<Record<number, (image: Sharp) => Sharp>> = {
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.flip().rotate(90),
    6: (image) => image.rotate(270),
    7: (image) => image.flip().rotate(270),
    8: (image) => image.rotate(90),
  };
  const written = await (turned[orientation]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer();
  return sharp(written)
    .jpeg({ quality: 95 })
    .withExif(CAMERA.exif)
    .withXmp(CAMERA.xmp)
    .withMetadata({ orientation, exif: CAMERA.exif })
    .toBuffer();
}

const makeChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(computeCrc(body));
  return Buffer.concat([length, body, sum]);
};

function computeCrc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Default: black and white. */
function makePngHeader(width: number, height: number, kind: readonly number[] = [1, 0, 0, 0, 0]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  return makeChunk('IHDR', head);
}

/** Claims 16-bit RGBA interlaced, without pixels. */
export const makeDeepPng = (width: number, height: number): Buffer =>
  Buffer.concat([
    PNG,
    makePngHeader(width, height, [16, 6, 0, 0, 1]),
    makeChunk('IDAT', deflateSync(Buffer.alloc(9))),
  ]);

/** Few bytes at any size. */
export function makePng(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    PNG,
    makePngHeader(width, height),
    ...more,
    makeChunk('IDAT', rows),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Decompresses to a hundred times its size. */
export const makeTextBomb = (megabytes: number): Buffer =>
  makeChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes * 2 ** 20, 65))]),
  );

export const makeTextChunks = (chunks: number): Buffer =>
  Buffer.concat(Array.from({ length: chunks }, () => makeChunk('tEXt', Buffer.from('Comment\0x', 'latin1'))));

export function makeGif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000ff0000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** Progressive; extra scans of few bytes each cost a full pass. */
export async function makeRescannedJpeg(times: number, width = 400, height = 300): Promise<Buffer> {
  const jpeg = await createScene(width, height).jpeg({ progressive: true }).toBuffer();
  // One code word: 16,384 blocks and 14 bits more stay unchanged.
  const words = Buffer.concat([Buffer.from('ffc400141001', 'hex'), Buffer.alloc(15), Buffer.from([0xe0])]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const said = Buffer.alloc(2 * Math.ceil(blocks / 32_767), Buffer.from('7ffe', 'hex'));
  const scan = Buffer.concat([Buffer.from('ffda0008010100013f00', 'hex'), said]);
  const end = jpeg.length - 2;
  return Buffer.concat([jpeg.subarray(0, end), words, ...Array(times).fill(scan), jpeg.subarray(end)]);
}
