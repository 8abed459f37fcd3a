import { expect, it } from 'vitest';
import { parseUrl } from './parseUrl.ts';

it('parses an address with an accent, however many were parsed before', () => {
  const read = (text: string) => parseUrl(text)?.hostname;
  for (let at = 0; at < 200_000; at += 1) read(`https://ville-${at % 9}.fr`);
  expect(read('https://mairie-é.fr')).toBe('xn--mairie--hya.fr');
  for (const none of ['', 'mairie', 'https://', 'https://a b']) expect(parseUrl(none)).toBeUndefined();
});
