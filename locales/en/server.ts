import type { server as French } from '../fr/server.ts';
import type { Translation } from '../plurals.ts';

/** What the server says: names and mails. */
export const server: Translation<typeof French> = {
  'name.contributor': 'Contributor',
  'mail.code.subject': '{{code}} is your sign-in code',
  'mail.code.text': `Hello,

Here is your code to sign in to {{host}}:

    {{code}}

It is valid for {{minutes}} minutes and works once. Do not share it with anyone: our teams will never ask you for it.

If you did not ask for it, ignore this message: nobody can sign in as you without this code.
`,
};
