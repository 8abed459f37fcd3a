import { describe, expect, it } from 'vitest';
import { pictureTraits } from './pictureTraits.ts';
import { withoutOutside } from './withoutOutside.ts';

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}<path d="M0 0"/></svg>`;

describe('withoutOutside', () => {
  it.each([
    '<image href="https://a.example/l.png"/>',
    "<image width='4' xlink:href='photo.jpg'/>",
    '<image href="photo.jpg"></image>',
    '<use href="other.svg#sign"/>',
    '<svg:image xlink:href="photo.jpg" />',
    '<foreignObject width="4" height="4"><div xmlns="http://www.w3.org/1999/xhtml">a<p>b</p></div></foreignObject>',
    '<foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" width="1"/>',
  ])('removes %s', (inside) => {
    const without = withoutOutside(drawing(inside));
    expect(without).toBe(drawing(''));
    expect(pictureTraits(new TextEncoder().encode(without))).toEqual([]);
  });

  it.each([
    '<image href="data:image/png;base64,AA=="/>',
    '<use href="#sign"/>',
    '<a href="https://a.example/"><text>a</text></a>',
  ])('keeps %s', (inside) => expect(withoutOutside(drawing(inside))).toBe(drawing(inside)));
});
