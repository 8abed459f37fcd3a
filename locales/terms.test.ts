import { expect, it } from 'vitest';
import { terms as english } from './en/terms.ts';
import { terms as french } from './fr/terms.ts';

const join = (texts: Readonly<Record<string, string>>): string => Object.values(texts).join(' ');

it('the terms date from 21 June 2025', () => {
  expect(french['terms.updated']).toMatch(/21 juin 2025$/);
  expect(english['terms.updated']).toMatch(/June 21, 2025$/);
});

it.each([
  [french, [/intermédiaire/, /pas relus avant/, /hébergeur/, /réseau local .*entraide/, /30 jours/]],
  [english, [/intermediary/, /not reviewed before/, /\bhost\b/, /local network/, /30 days/]],
])('the terms name intermediary, no prior moderation, host, local network and erasure', (texts, said) => {
  for (const words of said) expect(join(texts)).toMatch(words);
});
