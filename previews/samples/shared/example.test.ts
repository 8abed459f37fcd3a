import { expect, test } from 'vitest';
import { addressWith, schemeWanted } from './example.ts';
import { readRequest } from './request.ts';

test('an address without colours leads to one that works, with the same name, logo and scheme', () => {
  const query = '?lbl=L%27%C3%8Ele+%26+Cie&dark=1&logo=https%3A%2F%2Fa.example%2Fl.png&appColors=blue';
  const [found, fragment = ''] = addressWith(
    '{"bg1":"#FFE"}',
    query,
    '#wlogo=data:image/png;base64,AA==',
  ).split('#');
  const read = readRequest(found ?? '', 'https://parvis.example/samples/1/', `#${fragment}`);
  expect(read).toMatchObject({
    ok: true,
    sample: {
      palette: { bg1: '#FFFFEE' },
      scheme: 'dark',
      lbl: "L'Île & Cie",
      logo: 'https://a.example/l.png',
      wlogo: 'data:image/png;base64,AA==',
    },
  });
});

test.each([
  ['?dark=1', false, 'dark'],
  ['?dark=0', true, 'light'],
  ['', true, 'dark'],
  ['', false, 'light'],
])('what is wrong is said in the scheme of %j on a device that is dark: %s', (query, device, scheme) =>
  expect(schemeWanted(query, device)).toBe(scheme),
);
