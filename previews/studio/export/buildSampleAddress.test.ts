import { writeCss } from '@parvis/theme/export/css';
import { writeTokens } from '@parvis/theme/export/tokens';
import { formatPalette, withoutDefaults } from '@parvis/theme/palette/palette';
import { formatShape, type Shape } from '@parvis/theme/shape/shape';
import { anyPalette } from '@parvis/theme/testing/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../../samples/shared/request.ts';
import { readTheme } from '../import/readTheme.ts';
import { buildSampleAddress, shortenForCode } from './buildSampleAddress.ts';

const SAMPLES = 'https://parvis.example/preview/samples/';
const PICTURE = 'data:image/png;base64,iVBOR+/w0KGgo=';

const aPicture = fc.constantFrom('', 'https://a.example/l.png?size=2&a=b#c', PICTURE);
const aDocument = fc.record({
  palette: anyPalette,
  logo: aPicture,
  wlogo: aPicture,
  label: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  shape: fc.constantFrom<Shape>(
    {},
    { radius: 'none' },
    { density: 'compact', font: 'serif' },
    { radius: 'large', fontFile: 'https://a.example/x.woff2?a=1&b=%22' },
  ),
});

describe('a sample address', () => {
  test('opens the same page: colours, logos, name and scheme', () => {
    fc.assert(
      fc.property(aDocument, fc.constantFrom('light' as const, 'dark' as const), (document, scheme) => {
        const { search, hash, href } = new URL(buildSampleAddress(SAMPLES, 1, document, scheme));
        const read = readRequest(search, href, hash);
        expect(read).toEqual({
          ok: true,
          asides: [],
          sample: {
            palette: withoutDefaults(document.palette),
            scheme,
            locale: 'fr-FR',
            logo: document.logo || undefined,
            wlogo: document.wlogo || undefined,
            lbl: document.label || undefined,
            shape: Object.keys(document.shape).length > 0 ? formatShape(document.shape) : undefined,
          },
        });
      }),
    );
  });

  test('imports into the studio unchanged', () => {
    fc.assert(
      fc.property(aDocument, (document) => {
        const read = readTheme(buildSampleAddress(SAMPLES, 2, document, 'light'));
        expect(read).toMatchObject({
          ok: true,
          theme: { ...document, palette: withoutDefaults(document.palette) },
          findings: [],
        });
      }),
    );
  });

  test('never sends an uploaded logo to a server, and omits it from a QR code', () => {
    const document = { palette: {}, logo: PICTURE, wlogo: '', label: '', shape: {} };
    const address = buildSampleAddress(SAMPLES, 1, document, 'light');
    expect(new URL(address).search).not.toContain('data:');
    expect(shortenForCode(address)).toEqual({ text: `${SAMPLES}1/?appColors=_`, whole: false });
  });
});

test('round-trips every export', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      for (const write of [formatPalette, writeCss, writeTokens]) {
        const read = readTheme(write(palette), SAMPLES);
        expect(read.ok && withoutDefaults(read.theme.palette ?? {})).toEqual(withoutDefaults(palette));
      }
    }),
  );
});
