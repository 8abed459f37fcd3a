import type { Translation } from '../forms/plurals.ts';
import type { mailFaults as French } from '../fr/mailFaults.ts';

/** What else than that it is not complete is wrong with an address of mail, wherever one is typed. */
export const mailFaults: Translation<typeof French> = {
  'mail.tooLong': 'This address is too long: it has 255 characters at most.',
  'mail.characters':
    'This address has a sign that addresses cannot hold: a space, an accent or an emoji, for example.',
};
