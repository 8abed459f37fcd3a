import { expect, test } from 'vitest';
import { chooseScheme, replaceColours } from './exampleAddress.ts';
import { readRequest } from './request.ts';

test('suggests a valid address with the same name, logo and scheme when colours are missing', () => {
  const query = '?lbl=L%27%C3%8Ele+%26+Cie&dark=1&logo=https%3A%2F%2Fa.example%2Fl.png&appColors=blue';
  const [found, fragment = ''] = replaceColours(
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
])('shows the error in the scheme of %j on a dark device: %s', (query, device, scheme) =>
  expect(chooseScheme(query, device)).toBe(scheme),
);
