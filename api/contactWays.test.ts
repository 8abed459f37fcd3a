import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactWays } from './contactWays.ts';

describe.each(['with', 'without'])('contact links in a browser %s URL.canParse', (has) => {
  const { canParse } = URL;
  beforeEach(() => {
    if (has === 'without') Reflect.deleteProperty(URL, 'canParse');
  });
  afterEach(() => {
    URL.canParse = canParse;
  });

  test('links mail, phone and site in this order', () => {
    expect(
      contactWays({ www: 'https://ville.example/x', phone: '04 65 71 20 10', mail: 'a@ville.example' }),
    ).toEqual([
      { kind: 'mail', href: 'mailto:a@ville.example', label: 'a@ville.example' },
      { kind: 'phone', href: 'tel:0465712010', label: '04 65 71 20 10' },
      { kind: 'www', href: 'https://ville.example/x', label: 'ville.example' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'javascript://ville.example/%0Aalert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,hi',
    'ftp://ville.example/',
    'httpx://ville.example/',
    'xhttps://ville.example/',
    'ville.example',
    '',
  ])('omits a site that is no http(s) address (%s)', (www) => {
    expect(contactWays({ www })).toEqual([]);
  });

  test.each([
    ['+33465712010', '+33 4 65 71 20 10'],
    ['+15145550123', '+1 514 555 0123'],
    ['514-555-0123', '514-555-0123'],
  ])('groups the digits of %s, unless the customer did', (phone, label) => {
    expect(contactWays({ phone })).toMatchObject([{ kind: 'phone', label }]);
  });

  test('accepts http sites and shows their port', () => {
    expect(contactWays({ www: 'http://ville.example:8080/x' })).toEqual([
      { kind: 'www', href: 'http://ville.example:8080/x', label: 'ville.example:8080' },
    ]);
  });
});

test.each([
  ['a space', '04 65'],
  ['a no-break space', '04\u00A065'],
  ['a narrow no-break space', '04\u202F65'],
  ['a tabulator', '04\t65'],
])('removes %s from the called number, not from the shown one', (_title, phone) => {
  expect(contactWays({ phone })).toEqual([{ kind: 'phone', href: 'tel:0465', label: phone }]);
});

test('is empty for a customer without contact details', () => {
  expect(contactWays(undefined)).toEqual([]);
});
