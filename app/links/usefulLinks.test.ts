import { expect, test } from 'vitest';
import { usefulLinks } from './usefulLinks.tsx';

const hrefs = (contact: Parameters<typeof usefulLinks>[0]['contact']) =>
  usefulLinks({ contact }, (id) => id).map(({ href }) => href);

test('site, phone and mail of the customer become links, in this order', () => {
  expect(hrefs({ mail: 'a@ville.example', phone: '04 65 71 20 10', www: 'https://ville.example/x' })).toEqual(
    ['https://ville.example/x', 'tel:0465712010', 'mailto:a@ville.example'],
  );
});

test.each(['javascript:alert(1)', 'data:text/html,hi', 'ville.example', ''])(
  'a site that is no http(s) address is left out (%s)',
  (www) => {
    expect(hrefs({ www })).toEqual([]);
  },
);

test('a customer who names nothing has no links', () => {
  expect(hrefs(undefined)).toEqual([]);
});
