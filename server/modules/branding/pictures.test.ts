import { logoAddress } from '@parvis/api/addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectPicture, parseLogoAddress, parsePictureAddress } from './pictures.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const DOCTYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const typeOf = (text: string) => detectPicture(Buffer.from(text))?.type ?? null;

describe('detects an SVG logo', () => {
  it.each([
    ['by hand', SVG],
    [
      'by Illustrator',
      `<?xml version="1.0" encoding="utf-8"?>\r\n<!-- Generator: Adobe Illustrator 28.0 -->\r\n${DOCTYPE}\r\n${SVG}`,
    ],
    ['by Inkscape', `\uFEFF<?xml version="1.0"?>\n<!-- Created with Inkscape -->\n\n${SVG}`],
    ['with a style sheet named before it', `<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${SVG}`],
    ['with a remark longer than a page', `<!-- ${'x'.repeat(9000)} -->${SVG}`],
  ])('%s', (_, text) => expect(typeOf(text)).toBe('image/svg+xml'));

  it.each([
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG}`],
    [
      'a subset behind a quoted end',
      `<!DOCTYPE svg SYSTEM "><!--" [<!ENTITY a "b"><!ENTITY z "--><svg ">]>${SVG}`,
    ],
    ['a page', '<!DOCTYPE html><html><svg/></html>'],
    ['a doctype that never ends', '<!DOCTYPE svg'],
    ['words before it', `hello ${SVG}`],
  ])('but not with %s', (_, text) => expect(typeOf(text)).toBeNull());

  it('scans thousands of comments in linear time', () => {
    expect(typeOf('<!---->'.repeat(50_000))).toBeNull();
  });
});

describe('parses a picture in a data URL', () => {
  const plain = encodeURIComponent(SVG);
  const base64 = Buffer.from(SVG).toString('base64');
  it.each([
    `data:image/svg+xml,${plain}`,
    `data:image/svg+xml;utf8,${plain}`,
    `data:image/svg+xml;charset=utf-8,${plain}`,
    `data:image/svg+xml;charset=UTF-8;base64,${base64}`,
    `DATA:image/svg+xml;BASE64,${base64}`,
  ])('%s', (address) => expect(parsePictureAddress(address)?.bytes.toString()).toBe(SVG));

  it.each([`data:text/html,${plain}`, 'data:image/svg+xml,%E0%A4%A', 'data:image/svg+xml', 'data:,', ''])(
    'finds none in %s',
    (address) => expect(parsePictureAddress(address)).toBeNull(),
  );
});

describe('the id of a stored picture', () => {
  it('is null for a malformed address', () =>
    expect(parseLogoAddress(`${logoAddress('a')}%E0%A4%A`)).toBeNull());

  it('never throws, for any address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const address of [text, logoAddress('a') + text, `data:image/svg+xml;${text}`, `data:${text}`]) {
          expect(() => parseLogoAddress(address)).not.toThrow();
          expect(() => parsePictureAddress(address)).not.toThrow();
        }
      }),
    );
  });
});
