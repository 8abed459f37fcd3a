import { crc32, deflateSync } from 'node:zlib';

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value | 0);
  return bytes;
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([long(data.length), body, long(crc32(body))]);
}

/** A number with sixteen bits before and sixteen after the point, as profiles hold them. */
const fixed = (value: number): Buffer => long(Math.round(value * 65_536));

/** A colour profile (ICC 2.1) of a screen with a gamma of 1.8 and wider primaries than sRGB. */
function wideProfile(): Buffer {
  const xyz = (...parts: number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...parts.map(fixed)]);
  const gamma = Buffer.concat([Buffer.from('curv\0\0\0\0'), long(1), Buffer.from([0x01, 0xcc, 0, 0])]);
  const name = Buffer.concat([Buffer.from('desc\0\0\0\0'), long(5), Buffer.from('wide\0'), Buffer.alloc(79)]);
  const tags: [string, Buffer][] = [
    ['desc', name],
    ['cprt', Buffer.from('text\0\0\0\0none\0\0\0\0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.6097, 0.3111, 0.0195)],
    ['gXYZ', xyz(0.2053, 0.6257, 0.0609)],
    ['bXYZ', xyz(0.1492, 0.0632, 0.7446)],
    ['rTRC', gamma],
    ['gTRC', gamma],
    ['bTRC', gamma],
  ];
  let at = 128 + 4 + tags.length * 12;
  const table = tags.map(([sign, { length }]) => {
    const row = Buffer.concat([Buffer.from(sign), long(at), long(length)]);
    at += length;
    return row;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrRGB XYZ ', 12);
  head.write('acsp', 36);
  Buffer.concat([fixed(0.9642), fixed(1), fixed(0.8249)]).copy(head, 68);
  return Buffer.concat([head, long(tags.length), ...table, ...tags.map(([, data]) => data)]);
}

const SIDE = 64;

/** How a PNG says that its numbers are not those of the screen. */
const said = {
  plain: () => Buffer.alloc(0),
  gamma: () => chunk('gAMA', long(100_000)),
  profile: () => chunk('iCCP', Buffer.concat([Buffer.from('wide\0\0'), deflateSync(wideProfile())])),
} as const;

/** A PNG of one colour, with or without a gamma or a profile. */
export function profiledPng(hex: string, kind: keyof typeof said) {
  const size = Buffer.concat([long(SIDE), long(SIDE), Buffer.from([8, 2, 0, 0, 0])]);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.from(hex.slice(1).repeat(SIDE), 'hex')]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    said[kind](),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: `${kind}.png`, mimeType: 'image/png', buffer };
}
