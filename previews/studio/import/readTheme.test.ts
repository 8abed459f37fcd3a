import { describe, expect, test } from 'vitest';
import { readTheme } from './readTheme.ts';

const PAGE = 'https://parvis.example/samples/1/';

describe('a theme that is put in', () => {
  test('keeps name and logos that its address names; an unsafe one is named, and the present logo stays', () => {
    const address = `${PAGE}?appColors=bg1-FFE&lbl=Valmer&logo=javascript:alert(1)#wlogo=data:image/png;base64,AA==`;
    expect(readTheme(address)).toEqual({
      ok: true,
      format: 'appColors',
      findings: [],
      outside: [],
      theme: { palette: { bg1: '#FFFFEE' }, label: 'Valmer', wlogo: 'data:image/png;base64,AA==', shape: {} },
      refused: ['logo'],
    });
  });

  test('without logos in its address it has none', () => {
    expect(readTheme(`${PAGE}?appColors=_`)).toMatchObject({ theme: { logo: '', wlogo: '' }, refused: [] });
  });

  test('leaves name and logos alone where it holds colours only', () => {
    const read = readTheme('{"bg1":"#FFFFEE"}', PAGE);
    expect(read.ok && Object.keys(read.theme)).toEqual(['palette']);
  });

  test('names what it could not use and takes the rest', () => {
    const read = readTheme('{"bg1":"#FFFFEE","txt":"ink","font":"serif"}', PAGE);
    expect(read.ok && read.findings.map(({ key }) => key)).toEqual(['txt', 'font']);
  });

  test('an object of which nothing can be used wipes nothing out', () => {
    expect(readTheme('{"name":"parvis","version":"1"}', PAGE)).toEqual({ ok: false, reason: 'noColours' });
  });
});
