import type { Translation } from '../forms/plurals.ts';
import type { contact as source } from '../fr/contact.ts';

export const contact: Translation<typeof source> = {
  'contact.title': 'Write to us',
  // Start of a message about a case.
  'contact.about': 'About my report Ref.\u00a0{{nbr}}:',
  'contact.to': 'To: {{to}}. The answer will come to you by e-mail.',
  'contact.operator': 'the team that runs this service',
  'contact.name': 'Name',
  'contact.mail': 'E-mail address',
  'contact.mail.hint': 'To answer you. It is used for nothing else.',
  'contact.mail.missing': 'Give your e-mail address: the answer will arrive there.',
  'contact.mail.invalid': 'This address is not complete. Write it like this: first.last@example.com',
  'contact.mail.tooLong': 'This address is too long: it has 255 characters at most.',
  'contact.mail.characters':
    'This address has a sign that addresses cannot hold: a space, an accent or an emoji, for example.',
  'contact.message': 'Message',
  'contact.message.missing': 'Write your message.',
  'contact.trap': 'Leave this field empty',
  'contact.kept': 'Your message leaves by e-mail: once it has left, this site does not keep its text.',
  'contact.send': 'Send',
  'contact.sent': 'Message sent',
  'contact.sent.text': 'The answer will arrive at {{mail}}.',
  'contact.waiting': 'Message saved',
  'contact.waiting.text':
    'It will leave as soon as the mail service answers: there is nothing to send again. The answer will arrive at {{mail}}. If it could not leave within two days, it is erased here.',
  'contact.again': 'Write another message',
  'contact.failed': 'The message was not sent',
  'contact.failed.text': 'Nothing is lost. Send it again in a moment, or choose another way below.',
  'contact.refused.text':
    'The recipient’s mail service does not accept it. Nothing is lost: copy your message, then choose another way below.',
  'contact.offline.text': 'Nothing is lost. Check the network, then send it again.',
  'contact.tooMany.text_one':
    'Too many attempts in a short time. Nothing is lost: send it again in {{count}} minute.',
  'contact.tooMany.text_other':
    'Too many attempts in a short time. Nothing is lost: send it again in {{count}} minutes.',
  'contact.closed': 'This page cannot receive messages',
  'contact.unreached.text': 'Check your connection and try again, or choose another way below.',
  'contact.closed.text': 'Please choose another way below.',
  'contact.closed.none': 'Please ask the staff on site.',
  'contact.others': 'Other ways to reach us',
  'contact.cookies':
    'This page uses basic cookies only: your choices of language and appearance can be kept in them, and nothing else. A message you have begun stays in this tab until it is sent, for a day at most.',
};
