import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { AskedCode } from './askedCode.ts';
import { outcomeWords } from './codeLogin.ts';
import type { CodeOutcome } from './loginCalls.ts';

const [french, english] = [createTextStore('fr-FR'), createTextStore('en-US')];
await french.load('login');
await english.load('login');

type Row = readonly [CodeOutcome['outcome'], number, AskedCode['kind'], string, string];
const rows: readonly Row[] = [
  [
    ...(['wrongCode', 4, 'mail'] as const),
    'Ce code n’est pas le bon. Vérifiez-le : il reste 4 essais.',
    'That code is not right. Please check it: 4 tries left.',
  ],
  [
    ...(['wrongCode', 1, 'sms'] as const),
    'Ce code n’est pas le bon. Vérifiez-le : il reste 1 essai.',
    'That code is not right. Please check it: 1 try left.',
  ],
  [
    ...(['wrongCode', 0, 'sms'] as const),
    'Ce code n’est pas le bon, et ne peut plus servir. Demandez-en un autre.',
    'This is not the code, and it can no longer be used. Ask for another one.',
  ],
  [
    ...(['noRecord', 0, 'mail'] as const),
    'Ce code n’est plus valable. Demandez-en un autre.',
    'This code is no longer valid. Please ask for another.',
  ],
  [
    ...(['shared', 0, 'mail'] as const),
    'Cette adresse est celle d’un client du service : personne ne se connecte avec elle.',
    'This address is that of a customer of the service: nobody signs in with it.',
  ],
  [
    ...(['shared', 0, 'sms'] as const),
    'Ce numéro est celui d’un client du service : personne ne se connecte avec lui.',
    'This number is that of a customer of the service: nobody signs in with it.',
  ],
];

test.each(rows)(
  '%s with %i tries left of a code by %s is read in both languages',
  (outcome, triesLeft, kind, ...words) => {
    const come = { outcome, triesLeft, merged: false, moved: 0 };
    const read = [french, english].map(({ t }) =>
      outcomeWords(t, come, { kind, masked: 'a•••@ville.fr' })
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .replace('\u2011', '-'),
    );
    expect(read).toEqual(words);
  },
);

test('a code typed after another one was asked for is told which one counts, and where it went', () => {
  const come = { outcome: 'wrongCode', triesLeft: 4, merged: false, moved: 0 } as const;
  const read = [french, english].map(({ t }) =>
    outcomeWords(t, come, { kind: 'mail', masked: 'a•••@ville.fr', again: true }).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    ),
  );
  expect(read).toEqual([
    'Ce code n’est pas le bon : seul compte le dernier envoyé (a•••@ville.fr). Il reste 4 essais.',
    'That code is not right: only the newest one sent counts (a•••@ville.fr). 4 tries left.',
  ]);
});
