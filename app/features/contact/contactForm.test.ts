import { contactCalls } from '@parvis/api/calls/contact';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildContactMessage, contactValidators } from './contactForm.ts';

const typed = { name: ' Camille ', mail: ' camille@exemple.fr ', message: ' Bonjour\r\nà vous ' };

describe('contact message', () => {
  test.each([
    'pasted\u0000 from\u001b[2J a terminal\u000b\u0085',
    'half a pair \ud83d',
    `${'x'.repeat(999)}\u{1f600}`,
    'tab\tand line\nbreak, emoji \u{1f600}, Ŵ, ‏עברית',
  ])('satisfies the call schema for any pasted text: %j', (text) => {
    const body = {
      ...buildContactMessage({ ...typed, name: text, message: text }),
      id: 'x'.repeat(22),
      challenge: 'x',
      solution: 1,
    };
    const { body: schema } = contactCalls.contactSend;
    expect(schema && z.safeParse(schema, body).success).toBe(true);
  });
});

describe('contact validation', () => {
  test.each([
    ['', 'contact.mail.missing'],
    ['  ', 'contact.mail.missing'],
    ['camille', 'contact.mail.invalid'],
    ['camille@exemple', 'contact.mail.invalid'],
    ['a@b.fr, c@d.fr', 'contact.mail.characters'],
    ['camille\u{1F600}@exemple.fr', 'contact.mail.characters'],
    [`${'a'.repeat(250)}@exemple.fr`, 'contact.mail.tooLong'],
    [' camille@exemple.fr ', undefined],
  ])('checks the address %j', (mail, fault) => expect(contactValidators.mail(mail)).toBe(fault));
});
