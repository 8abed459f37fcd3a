import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePictureAddress } from './parsePictureAddress.ts';
import { readRequest } from './request.ts';

const PAGE = 'https://parvis.example/samples/1/';
const read = (query: string) => readRequest(query, PAGE);
const colours = (json: string) => `appColors=${encodeURIComponent(json)}`;

describe('the address of a sample page', () => {
  test('reads colours, logos, name and scheme', () => {
    const found = read(
      `${colours('{"bg1":"#abc"}')}&logo=%2Fl.png&wlogo=https%3A%2F%2Fa.example%2Fw.svg&lbl=Nice&dark=1`,
    );
    expect(found).toEqual({
      ok: true,
      sample: {
        palette: { bg1: '#AABBCC' },
        scheme: 'dark',
        locale: 'fr-FR',
        logo: 'https://parvis.example/l.png',
        wlogo: 'https://a.example/w.svg',
        lbl: 'Nice',
      },
      asides: [],
    });
  });

  test.each([
    ['', 'missing'],
    ['appColors=', 'missing'],
    ['appColors=blue', 'notJson'],
    ['appColors=%5B1%5D', 'notObject'],
    ['appColors=12', 'notObject'],
  ])('returns the reason when no colour is usable (%s)', (query, reason) => {
    expect(read(query)).toEqual({ ok: false, reason });
  });

  test('reports an invalid colour or an unsafe logo and keeps the rest', () => {
    const found = read(`${colours('{"bg1":"red;}","txt":"#111"}')}&logo=javascript:alert(1)`);
    if (!found.ok) throw new Error(found.reason);
    expect(found.sample).toMatchObject({ palette: { txt: '#111111' }, logo: undefined });
    expect(found.asides).toMatchObject([
      { kind: 'colour', finding: { key: 'bg1', reason: 'notColour' } },
      { kind: 'picture', name: 'logo' },
    ]);
  });

  test('reports unknown parameters, but not those of our own pages or anchors', () => {
    const found = readRequest(`${colours('{}')}&appLabel=Nice&state=mail&tile=a&notices=0`, PAGE, '#content');
    expect(found).toMatchObject({ ok: true, asides: [{ kind: 'parameter', name: 'appLabel' }] });
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (colour, logo) => {
        const query = new URLSearchParams({ appColors: colour, logo, wlogo: colour, lbl: logo });
        expect(typeof read(String(query)).ok).toBe('boolean');
      }),
    );
  });
});

describe('a picture of the address', () => {
  test.each(['data:image/png;base64,AA==', 'data:image/svg+xml,%3Csvg/%3E', 'https://a.example/l.png'])(
    '%s is shown',
    (address) => expect(parsePictureAddress(address, PAGE)).toBe(address),
  );

  test.each([
    'http://a.example/l.png',
    'data:text/html,<script>',
    'javascript:alert(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//',
    ' ',
  ])('%s is not', (address) => expect(parsePictureAddress(address, PAGE)).toBeNull());
});
