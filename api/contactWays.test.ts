import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactWays } from './contactWays.ts';

describe.each(['with', 'without'])('ways to reach a customer, in a browser %s URL.canParse', (has) => {
  const { canParse } = URL;
  beforeEach(() => {
    if (has === 'without') Reflect.deleteProperty(URL, 'canParse');
  });
  afterEach(() => {
    URL.canParse = canParse;
  });

  test('mail, phone and site become links, in this order', () => {
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
  ])('a site that is no http(s) address is left out (%s)', (www) => {
    expect(contactWays({ www })).toEqual([]);
  });

  test('a site may be reached by http, and is read with its port', () => {
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
])('a number is called without %s in it, and read as it was written', (_title, phone) => {
  expect(contactWays({ phone })).toEqual([{ kind: 'phone', href: 'tel:0465', label: phone }]);
});

test('a customer who names nothing has none', () => {
  expect(contactWays(undefined)).toEqual([]);
});
