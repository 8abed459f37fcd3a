import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { decodeCode, type Pixels } from './decodeCode.ts';

/** White pixels with codes of `scale` pixels a module. */
function draw(side: number, codes: readonly { text: string; x: number; y: number; scale: number }[]): Pixels {
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { text, x, y, scale } of codes) {
    const { size, data: modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' }).modules;
    for (let row = 0; row < size * scale; row += 1)
      for (let column = 0; column < size * scale; column += 1)
        if (modules[Math.floor(row / scale) * size + Math.floor(column / scale)])
          data.fill(0, ((y + row) * side + x + column) * 4, ((y + row) * side + x + column) * 4 + 3);
  }
  return { width: side, height: side, data };
}

const address = (name: string) => `https://signaler.ville.example/q/${name}`;

describe('the decoder', () => {
  it('reads the code in the middle among several', () => {
    const corners = [10, 560].flatMap((x) =>
      [10, 560].map((y) => ({ text: address(`c${x}-${y}`), x, y, scale: 4 })),
    );
    const pixels = draw(720, [...corners, { text: address('halles'), x: 290, y: 290, scale: 4 }]);
    expect(decodeCode(pixels, { thorough: false })).toBe(address('halles'));
  });

  it('reads a code that fills the picture, and one at its edge', () => {
    expect(
      decodeCode(draw(720, [{ text: address('gare'), x: 30, y: 30, scale: 20 }]), { thorough: false }),
    ).toBe(address('gare'));
    expect(
      decodeCode(draw(720, [{ text: address('gare'), x: 20, y: 20, scale: 5 }]), { thorough: true }),
    ).toBe(address('gare'));
  });

  it('reads nothing where there is none', () => {
    expect(decodeCode(draw(300, []), { thorough: true })).toBeUndefined();
  });
});
