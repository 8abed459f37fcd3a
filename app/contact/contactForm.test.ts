import { contactCalls } from '@parvis/api/calls/contact';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactFaults, contactLengths, contactMessage, emptyContact } from './contactForm.ts';

const typed = { name: ' Camille ', mail: ' camille@exemple.fr ', message: ' Bonjour\r\nà vous ' };

describe('what is sent', () => {
  test('is what was typed without the spaces around it; lines stay lines', () => {
    expect(contactMessage(typed)).toEqual({
      name: 'Camille',
      mail: 'camille@exemple.fr',
      message: 'Bonjour\nà vous',
    });
  });

  test('has no name where none was given', () => {
    expect(contactMessage({ ...typed, name: '  ' })).not.toHaveProperty('name');
  });

  test.each([
    'pasted\u0000 from\u001b[2J a terminal\u000b\u0085',
    'half a pair \ud83d',
    `${'x'.repeat(999)}\u{1f600}`,
    'tab\tand line\nbreak, emoji \u{1f600}, Ŵ, ‏עברית',
  ])('is taken by the call whatever was pasted: %j', (text) => {
    const body = {
      ...contactMessage({ ...typed, name: text, message: text }),
      id: 'x'.repeat(22),
      challenge: 'x',
      solution: 1,
    };
    const { body: schema } = contactCalls.contactSend;
    expect(schema && z.safeParse(schema, body).success).toBe(true);
  });
});

describe('what is wrong is told', () => {
  test.each([
    ['', 'contact.mail.missing'],
    ['  ', 'contact.mail.missing'],
    ['camille', 'contact.mail.invalid'],
    ['camille@exemple', 'contact.mail.invalid'],
    ['a@b.fr, c@d.fr', 'contact.mail.characters'],
    ['camille\u{1F600}@exemple.fr', 'contact.mail.characters'],
    [`${'a'.repeat(250)}@exemple.fr`, 'contact.mail.tooLong'],
    [' camille@exemple.fr ', undefined],
  ])('of the address %j', (mail, fault) => expect(contactFaults.mail(mail)).toBe(fault));

  test.each([
    ['', 'contact.message.missing'],
    [' \n ', 'contact.message.missing'],
    ['\u200e\u2060 \u3164', 'contact.message.missing'],
    ['👍', undefined],
    ['?', undefined],
    ['x'.repeat(contactLengths.message), undefined],
  ])('of a message', (message, fault) => expect(contactFaults.message(message)).toBe(fault));

  test('of an empty form: the address and the message, never the name', () => {
    expect(Object.keys(contactFaults)).toEqual(['mail', 'message']);
    expect(emptyContact.name).toBe('');
  });
});
