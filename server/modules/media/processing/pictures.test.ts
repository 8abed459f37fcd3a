import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencodeRaster } from './raster.ts';
import { hasLogoComplexity } from './svgComplexity.ts';
import { cleanDrawing } from './vector.ts';

const square = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1450CC' } });

const png = (edge: number) => square(edge, edge).png().toBuffer();
const [small, medium, huge] = [await png(9), await png(400), await png(6400)];

describe('raster picture', () => {
  it('is re-encoded upright, within size limits, without metadata', async () => {
    const photo = await square(3000, 1000)
      .jpeg()
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'Jeanne Martin' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } },
      })
      .toBuffer();
    const bytes = await reencodeRaster('image/jpeg', photo);
    const { width, height, exif, format } = await sharp(Buffer.from(bytes)).metadata();
    expect([width, height, format, exif]).toEqual([533, 1600, 'jpeg', undefined]);
  });

  it.each([
    ['eight bytes that begin like one', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
    [
      'a page behind its first bytes',
      'image/png',
      Buffer.from('\x89PNG<html><script>alert(1)</script>', 'latin1'),
    ],
    ['one that is cut off', 'image/png', medium.subarray(0, 300)],
    ['one of another kind than it says', 'image/webp', small],
    ['nothing', 'image/jpeg', Buffer.alloc(0)],
  ] as const)('is refused: %s', async (_, type, bytes) =>
    expect(await reencodeRaster(type, bytes)).toBe('format'),
  );

  it('is refused with more pixels than the studio accepts', async () => {
    expect(await reencodeRaster('image/png', huge)).toBe('tooBig');
  });

  it('is converted from CMYK to sRGB, and an animation to its first frame', async () => {
    const print = await square(40, 40).toColourspace('cmyk').jpeg().toBuffer();
    const anew = await reencodeRaster('image/jpeg', print);
    expect((await sharp(Buffer.from(anew)).metadata()).space).toBe('srgb');
    const red = { create: { width: 9, height: 9, channels: 3, background: '#E2001A' } } as const;
    const views = [await sharp(red).png().toBuffer(), small];
    const moving = await sharp(views, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const still = Buffer.from(await reencodeRaster('image/webp', moving));
    expect((await sharp(still).metadata()).pages).toBeUndefined();
    expect([...(await sharp(still).raw().toBuffer()).subarray(0, 3)]).toEqual([0xe2, 0x00, 0x1a]);
  });

  it('drops data appended to the file', async () => {
    const polyglot = Buffer.concat([small, Buffer.from('<script>alert(1)</script>')]);
    const bytes = await reencodeRaster('image/png', polyglot);
    expect(Buffer.from(bytes).includes('PNG')).toBe(true);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
  });
});

const drawing = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"${more}>${inner}</svg>`;

describe('SVG', () => {
  it.each([
    ['shapes', '<path d="M0 0h9v9H0z" fill="#1450CC"/>'],
    [
      'gradients and their use',
      '<defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><rect fill="url(#a)" width="9" height="9"/>',
    ],
    ['a style of its own', '<style>.a{fill:red}</style><rect class="a" width="9" height="9"/>'],
    ['words', '<text x="1" y="2">Mairie &amp; Cie</text>'],
    ['filters', '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>'],
  ])('keeps %s', async (_, inner) => expect(await cleanDrawing(drawing(inner))).toBe(drawing(inner)));

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['what runs when it is loaded', '<rect onload="alert(1)" onclick="alert(1)"/>'],
    [
      'a page in it',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
    ],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    ['a picture of another site', '<image href="https://evil.example/a.png" width="9" height="9"/>'],
    ['a drawing of another site', '<use xlink:href="https://evil.example/a.svg#x"/>'],
    ['a style of another site', '<style>@import url(https://evil.example/a.css);</style>'],
    ['a picture by style', '<rect style="background:url(https://evil.example/a.png)"/>'],
    ['a style of another site, written otherwise', '<style>@\\69mport "https://evil.example/a.css";</style>'],
    ['a picture by style, written otherwise', '<rect style="fill:u\\72l(https://evil.example/a.png)"/>'],
    ['a picture chosen by style', '<style>text{cursor:image-set("https://evil.example/a.png" 1x)}</style>'],
    [
      'a change that makes a link',
      '<a id="l"><animate attributeName="href" values="javascript:alert(1)"/></a>',
    ],
  ])('removes %s', async (_, inner) => {
    const cleaned = await cleanDrawing(drawing(inner));
    expect(cleaned).toContain('<svg');
    expect(cleaned).not.toMatch(/script|alert|evil|iframe|onload|onclick|import/);
  });

  it.each([
    [
      'the doctype of the audit',
      '<!DOCTYPE svg SYSTEM "><!--" [<!ENTITY a "aaaa"><!ENTITY z "--><svg ">]><svg/>',
    ],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${drawing('<text>&a;</text>')}`],
    ['a tag that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    ['svg of no namespace', '<svg/>'],
    ['nothing', ''],
  ])('is refused: %s', async (_, text) => expect(await cleanDrawing(text)).toBeNull());

  it('is refused with more or deeper elements than a logo has', async () => {
    expect(await cleanDrawing(drawing('<g>'.repeat(50_000) + '</g>'.repeat(50_000)))).toBeNull();
    expect(hasLogoComplexity(drawing('<g>'.repeat(200) + '</g>'.repeat(200)))).toBe(false);
    expect(hasLogoComplexity(drawing('<g a="/>"><!--</g>--><![CDATA[</g>]]>'.repeat(200)))).toBe(false);
    const attributes = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
    expect(hasLogoComplexity(drawing(`<g ${attributes(101)}/>`))).toBe(false);
    expect(hasLogoComplexity(drawing(`<g ${attributes(90)}/>`.repeat(200)))).toBe(false);
    expect(hasLogoComplexity(drawing(`<g ${attributes(90)}/><g a=">"></g>`.repeat(99)))).toBe(true);
    expect(await cleanDrawing(drawing('<path/>'.repeat(3_000)))).toBe(drawing('<path/>'.repeat(3_000)));
  });
});
