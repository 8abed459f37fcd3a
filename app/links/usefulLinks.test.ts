import { expect, test } from 'vitest';
import { usefulLinks } from './LinksPage.tsx';

test('site, phone and mail of the customer become links with words of their own, in this order', () => {
  const contact = { mail: 'a@ville.example', phone: '04 65', www: 'https://ville.example/x' };
  expect(usefulLinks({ contact }, (id) => id)).toMatchObject([
    { href: 'https://ville.example/x', label: 'links.www', note: 'ville.example', external: true },
    { href: 'tel:0465', label: 'links.phone', note: '04 65', external: false },
    { href: 'mailto:a@ville.example', label: 'links.mail', note: 'a@ville.example', external: false },
  ]);
});
