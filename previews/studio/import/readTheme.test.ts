import { describe, expect, test } from 'vitest';
import { readLookAddress } from './readLookAddress.ts';
import { readTheme } from './readTheme.ts';

const PAGE = 'https://parvis.example/samples/1/';

describe('an imported theme', () => {
  test('reads name and logos of an address; reports an unsafe logo and keeps the present one', () => {
    const address = `${PAGE}?appColors=bg1-FFE&lbl=Valmer&logo=javascript:alert(1)#wlogo=data:image/png;base64,AA==`;
    expect(readTheme(address)).toEqual({
      ok: true,
      format: 'address',
      findings: [],
      outside: [],
      theme: { palette: { bg1: '#FFFFEE' }, label: 'Valmer', wlogo: 'data:image/png;base64,AA==', shape: {} },
      refused: ['logo'],
      label: [],
      shape: [],
    });
  });

  test('keeps name and logos when the text has only colours', () => {
    const read = readTheme('{"bg1":"#FFFFEE"}', PAGE);
    expect(read.ok && Object.keys(read.theme)).toEqual(['palette']);
  });

  test('reports a truncated or cleaned name, on import and on opening', () => {
    const long = `${PAGE}?appColors=bg1-FFE&lbl=${encodeURIComponent(`\u202eemlaV ${'mot '.repeat(60)}`)}`;
    const read = readTheme(long);
    expect(read).toMatchObject({ ok: true, label: ['cleaned', 'cut'] });
    expect(read.ok && read.theme.label).toMatch(/…$/);
    expect(readLookAddress(long)).toMatchObject({ ok: true, ignored: 2 });
    expect(readTheme(`${PAGE}?appColors=bg1-FFE&lbl=%E2%80%8B`)).toMatchObject({ label: ['unseen'] });
    expect(readTheme(`${PAGE}?appColors=bg1-FFE&lbl=Valmer`)).toMatchObject({ label: [] });
  });

  test('reports what it could not use and imports the rest', () => {
    const read = readTheme('{"bg1":"#FFFFEE","txt":"ink","font":"serif"}', PAGE);
    expect(read.ok && read.findings.map(({ key }) => key)).toEqual(['txt', 'font']);
  });

  test('imports the usable part of a shape and reports the rest', () => {
    const huge = { kind: 'shape', finding: { key: 'radius', value: 'huge', reason: 'notOption' } };
    for (const text of [
      `${PAGE}?appColors=bg1-FFE&appShape=radius-huge_font-serif`,
      ':root{--pv-colors-bg1:#FFE;--pv-shape:radius-huge_font-serif}',
      '{"radius":"huge","font":"serif"}',
      'radius-huge_font-serif',
    ])
      expect(readTheme(text, PAGE)).toMatchObject({
        ok: true,
        theme: { shape: { font: 'serif' } },
        shape: [huge],
      });
    const unread = readTheme(`${PAGE}?appColors=bg1-FFE&appShape=round`);
    expect(unread).toMatchObject({ ok: true, shape: [{ kind: 'noShape' }] });
    expect(unread.ok && 'shape' in unread.theme).toBe(false);
  });

  const GIVEN = '{"bg1":"#FFF8E7","txt":"#222222","btn1Bg":"#A11D33"}';
  test.each([
    ['a byte-order mark', `\uFEFF${GIVEN}`],
    ['a comma too many', GIVEN.replace('}', ',}')],
    ['no brace at its end', GIVEN.replace('}', '')],
    ['single quotes', GIVEN.replaceAll('"', "'")],
    ['curly quotes', GIVEN.replaceAll(/"([^"]*)"/g, '“$1”')],
    ['the name of the parameter before it', `appColors=${GIVEN}`],
    ['a comment', GIVEN.replace(',', ', // ground\n')],
  ])('recognises the application’s own keys with %s', (_, text) => {
    const read = readTheme(text, PAGE);
    expect(read).toMatchObject({
      ok: true,
      format: 'appColors',
      theme: { palette: { bg1: '#FFF8E7', txt: '#222222', btn1Bg: '#A11D33' } },
    });
  });

  test.each([
    ['{"bg1":"#FFF8E7" "txt":"#222222"}', { line: 1, column: 18, near: '"txt":"#2222' }],
    ['{\n  "bg1": "#FFF8E7",\n  txt: "#222222"\n}', { line: 3, column: 3, near: 'txt: "#22222' }],
    ['{"bg1":', { line: 1, column: 8, near: '' }],
  ])('refuses JSON with the position of its error %j, and does not read it as a brand', (text, slip) => {
    expect(readTheme(text, PAGE)).toEqual({ ok: false, reason: 'slip', slip });
  });

  test('leaves text without application keys to the brand reader', () => {
    expect(readTheme("{ primary: '#00509D', accent: '#A11D33' }", PAGE)).toMatchObject({
      ok: false,
      reason: 'notJson',
    });
  });
});
