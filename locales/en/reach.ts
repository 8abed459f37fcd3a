import type { Translation } from '../forms/plurals.ts';
import type { reach as French } from '../fr/reach.ts';

/** Contact details of a reporter: before sending, in the conversation, and for staff. */
export const reach: Translation<typeof French> = {
  'reach.dialog': 'Your contact details',
  'reach.title': 'How to reach you',
  'reach.text':
    'The team answers you here. With a number or an address it can also call or write to you; it is erased with the report.',
  'reach.phone': 'Phone',
  'reach.phone.example': '06 12 34 56 78',
  'reach.phone.wrong':
    'This is not a phone number. One of another country begins with +, such as +32\u00a0470\u00a012\u00a034\u00a056.',
  'reach.phone.premium':
    'This is a special or premium-rate number, which the team does not call. Give a mobile or landline number.',
  'reach.mail': 'E-mail',
  'reach.mail.example': 'name@example.com',
  'reach.mail.wrong': 'This address is not complete.',
  'reach.mail.tooLong': 'This address is too long: it has 255 characters at most.',
  'reach.mail.characters':
    'This address has a sign that addresses cannot hold: a space, an accent or an emoji, for example.',
  'reach.mail.proved': 'Verified address',
  'reach.mail.use': 'Give {{mail}}',
  'reach.wrong.send': 'Correct it, or send once more to go without.',
  'reach.wrong.save': 'Correct it, or empty the field.',
  'reach.offer': 'Leave a phone number or an e‑mail address (optional)',
  'reach.given': 'Reach you: {{ways}}',
  'reach.none': 'The team has neither your phone number nor your e‑mail address.',
  'reach.verified': 'verified',
  'reach.claimed': 'given, not verified',
  'reach.verify': 'Verify',
  'reach.later': 'Later',
  'reach.without': 'Leave nothing',
  'reach.later.text': 'You can do it later, in the conversation.',
  'reach.change': 'Change',
  'reach.add': 'Leave a phone number or an e‑mail address',
  'reach.save': 'Save',
  'reach.withdraw': 'Withdraw my contact details',
  'reach.sending': 'My contact details: {{ways}}',
  'reach.withdrawing': 'I withdraw my contact details',
  'statement.mobileNeeded': 'We need a mobile number to go on. Do you agree to receive a text message?',
  'statement.mobileNeeded.me': 'You asked for a mobile number',
  'statement.mobileNeeded.staff': '{{name}} asked for a mobile number',
};
