import { expect, test } from 'vitest';
import { splitLinks } from './pieces.ts';

const formatLinks = (text: string, calls?: readonly string[]) =>
  splitLinks(text, calls).flatMap(({ text, href }) => (href ? [`${text} → ${href}`] : []));

test.each([
  ['Appelez le 04 65 71 20 10.', ['04 65 71 20 10 → tel:0465712010']],
  [
    'au 04.65.71.20.10 ou +33 4 65 71 20 10',
    ['04.65.71.20.10 → tel:0465712010', '+33 4 65 71 20 10 → tel:+33465712010'],
  ],
  ['+33 (0)4 65 71 20 10', ['+33 (0)4 65 71 20 10 → tel:+33465712010']],
  [
    'Voir https://www.belleroche.example/travaux, merci.',
    ['https://www.belleroche.example/travaux → https://www.belleroche.example/travaux'],
  ],
  ['(www.belleroche.example)', ['www.belleroche.example → https://www.belleroche.example']],
  ['http://a.example/b?c=d&e=1#f !', ['http://a.example/b?c=d&e=1#f → http://a.example/b?c=d&e=1#f']],
  ['javascript:alert(1) ftp://a.example data:text/html,x', []],
  ['Référence 10465712010, facture 04657120101', []],
  ['dans 15 minutes, salle 112', []],
  [
    'Voir https://fr.wikipedia.org/wiki/Place_(urbanisme).',
    ['https://fr.wikipedia.org/wiki/Place_(urbanisme) → https://fr.wikipedia.org/wiki/Place_(urbanisme)'],
  ],
  [
    '(https://fr.wikipedia.org/wiki/Place_(urbanisme))',
    ['https://fr.wikipedia.org/wiki/Place_(urbanisme) → https://fr.wikipedia.org/wiki/Place_(urbanisme)'],
  ],
  ['[voir https://a.example/x[1]/y, (b)]', ['https://a.example/x[1]/y → https://a.example/x[1]/y']],
  ['contact@ville.example', ['contact@ville.example → mailto:contact@ville.example']],
  [
    'Écrivez à <eau.potable+nord@ville-de-test.example>.',
    ['eau.potable+nord@ville-de-test.example → mailto:eau.potable+nord@ville-de-test.example'],
  ],
  [
    'https://a.example/@mairie?x=jean@b.example',
    ['https://a.example/@mairie?x=jean@b.example → https://a.example/@mairie?x=jean@b.example'],
  ],
  ['@mairie, 3 @ 2 €, a@b', []],
  [
    'Appelez le 39 39 ou le 3939, ou Numéro vert\u202f: 30 30.',
    ['39 39 → tel:3939', '3939 → tel:3939', '30 30 → tel:3030'],
  ],
  ['Vous pouvez nous joindre au 3975', ['3975 → tel:3975']],
  ['Call 112, or text 114.', ['112 → tel:112', '114 → sms:114']],
  ['Appelez le 15 ou le 112.', ['15 → tel:15', '112 → tel:112']],
  ['Rappelez le 15, ou appelez le 15 mars ou le 18 à 9 h.', []],
  [
    'le 0 800 123 456 ou le 0800 12 34 56',
    ['0 800 123 456 → tel:0800123456', '0800 12 34 56 → tel:0800123456'],
  ],
  ['au 0 805 100\u00a0200.', ['0 805 100\u00a0200 → tel:0805100200']],
  ['Il y a 3 200 places, 1 500 € et 0 800 m.', []],
  ['Référence 3939, dossier 30 12 2026, depuis 2026.', []],
  ['composez le 1014 ou le 118\u00a0712', ['1014 → tel:1014', '118\u00a0712 → tel:118712']],
])('%s', (text, links) => {
  expect(formatLinks(text)).toEqual(links);
});

const EMERGENCY = ['15', '17', '18', '112', '114'];

test.each([
  ['Si quelqu’un est blessé, appelez le 15 ou le 112.', ['15 → tel:15', '112 → tel:112']],
  ['appelez le 17 ou le 112, ou le 114 par SMS.', ['17 → tel:17', '112 → tel:112', '114 → sms:114']],
  ['Il arrive dans 15 min, à 18 h, il y en a 17 %.', []],
  ['Le 1512 et le 2112 ne sont pas des numéros.', []],
])('links emergency numbers named in the text: %s', (text, links) => {
  expect(formatLinks(text, EMERGENCY)).toEqual(links);
});

test('pieces add up to the whole text', () => {
  for (const text of [
    '',
    'a',
    '15',
    'https://a.example',
    ' 04 65 71 20 10 ',
    'fin.\nEt 112 !',
    '0'.repeat(400),
  ])
    expect(
      splitLinks(text, EMERGENCY)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});
