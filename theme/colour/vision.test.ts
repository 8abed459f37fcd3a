import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { parseHex } from './rgba.ts';
import { colourMatrixOf, seenAs, visions } from './vision.ts';

describe('seenAs', () => {
  it.each(visions)('keeps black, white and greys: %s', (vision) => {
    for (const grey of ['#000000', '#FFFFFF', '#777777']) {
      const seen = parseHex(seenAs(grey, vision));
      for (const part of [0, 1, 2] as const)
        expect(Math.abs(seen[part] - parseHex(grey)[part])).toBeLessThan(2);
    }
  });
});

it('uses the published matrices, as culori does', () => {
  const copies = {
    protan: filterDeficiencyProt(1),
    deutan: filterDeficiencyDeuter(1),
    tritan: filterDeficiencyTrit(1),
  };
  for (const [vision, simulate] of Object.entries(copies)) {
    // Culori's filter is then the bare matrix.
    const row = colourMatrixOf(vision as 'protan')
      .split(' ')
      .map(Number);
    const seen = simulate({ mode: 'rgb', r: 0.5, g: 0.5, b: 0.5 });
    expect(formatHex(seen)).toMatch(/^#(7f|80){3}$/);
    const red = simulate({ mode: 'rgb', r: 1, g: 0, b: 0 });
    expect([red.r, red.g, red.b].map((part) => part.toFixed(3))).toEqual(
      [row[0], row[5], row[10]].map((part) => (part ?? 0).toFixed(3)),
    );
  }
});

it('writes twenty values for an SVG filter and keeps alpha', () => {
  for (const vision of visions) {
    const values = colourMatrixOf(vision).split(' ').map(Number);
    expect(values).toHaveLength(20);
    expect(values.slice(15)).toEqual([0, 0, 0, 1, 0]);
  }
});
