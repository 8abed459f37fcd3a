import type { Translation } from '../forms/plurals.ts';
import type { login as French } from '../fr/login.ts';
import { connect } from './connect.ts';

export const login: Translation<typeof French> = {
  ...connect,
  'login.title': 'Sign in',
  'login.username': 'Username',
  'login.username.hint': 'The e-mail address or mobile number of your staff account',
  'login.password': 'Password',
  'login.password.hint': 'Not needed: a code will be sent to you.',
  'login.submit': 'Continue',
  'login.staff.title': 'Staff area',
  'login.staff.lead': 'Receive a code at your work address, or by text message on your mobile.',
  'login.gate.lead': 'For the teams who handle cases.',
  'login.gate.cookies':
    'Once you agree, a cookie keeps you signed in on this device; your choice of language is kept here too. No advertising, no tracking.',
  'login.mail': 'E-mail address or mobile number',
  'login.mail.hint': 'For example: first.last@town.example, or 06\u00a012\u00a034\u00a056\u00a078',
  'login.mail.invalid': 'This e-mail address is not complete.',
  'login.mail.tooLong': 'This address is too long: it has 255 characters at most.',
  'login.mail.characters':
    'This address has a sign that addresses cannot hold: a space, an accent or an emoji, for example.',
  'login.mail.neither': 'This is neither an e-mail address nor a mobile number.',
  'login.phone.form': 'This mobile number is not complete.',
  'login.phone.foreign': 'This number is of another country: text messages go to French mobiles alone.',
  'login.phone.landline': 'A landline gets no text messages: give a mobile number, beginning with 06 or 07.',
  'login.phone.premium':
    'This is a special or premium-rate number: give a mobile number, beginning with 06 or 07.',
  'login.send': 'Get a code',
  'login.sent': 'If this address belongs to a staff member, a code has just been sent to {{mail}}.',
  'login.sent.sms': 'If this number belongs to a member of staff, a code has just been sent to {{phone}}.',
  'login.second.mail':
    'This account has an e-mail address, too. A second code has just been sent to {{masked}}: enter it to sign in.',
  'login.second.sms':
    'This account has a mobile number, too. A second code has just been sent to {{masked}}: enter it to sign in.',
  'login.second.noMail': 'I cannot read mail there',
  'login.second.noPhone': 'I do not have that phone',
  'login.second.failed': 'Without this second code we cannot verify that this account is yours.',
  'login.shared.mail': 'This address is that of a customer of the service: nobody signs in with it.',
  'login.shared.sms': 'This number is that of a customer of the service: nobody signs in with it.',
  'login.second.away':
    'This account asks for a second code, which cannot be sent from here. It cannot be opened for now.',
  'login.second.over': 'The first code can no longer be used. Give your address or number again.',
  'login.second.later_one': 'The second code cannot be sent for now. Start again in {{count}}\u00a0minute.',
  'login.second.later_other':
    'The second code cannot be sent for now. Start again in {{count}}\u00a0minutes.',
  'login.noSms': 'No text messages leave from here. Give your e-mail address.',
  'login.code.title': 'Enter the code you received',
  'login.code.late': 'Sending takes longer than usual: a code may take a few minutes to arrive.',
  'login.code.undelivered.mail':
    'The e-mail could not be delivered: this code will not arrive. Ask for another one, or give your mobile number.',
  'login.code.undelivered.sms':
    'The text message could not be delivered: this code will not arrive. Ask for another one, or give your e-mail address.',
  'login.second.undelivered.mail':
    'The e-mail could not be delivered: this second code will not arrive. Ask for another one.',
  'login.second.undelivered.sms':
    'The text message could not be delivered: this second code will not arrive. Ask for another one.',
  'login.code.nothing.mail': 'Nothing yet? Check the address, and look in your junk mail as well.',
  'login.code.nothing.sms': 'Nothing yet? Check the number, or give your e-mail address.',
  'login.code.newest': 'Only this newest code is valid.',
  'login.code': 'Code received',
  'login.code.hint': '5 letters or digits, valid for 10 minutes',
  'login.code.invalid': 'A code has 5 letters or digits, without l, o, 0 or 1.',
  'login.confirm': 'Sign in',
  'login.wrongCode_one': 'That code is not right. Please check it: {{count}}\u00a0try left.',
  'login.wrongCode_other': 'That code is not right. Please check it: {{count}}\u00a0tries left.',
  'login.wrongCode.newest_one':
    'That code is not right: only the newest one sent counts ({{to}}). {{count}}\u00a0try left.',
  'login.wrongCode.newest_other':
    'That code is not right: only the newest one sent counts ({{to}}). {{count}}\u00a0tries left.',
  'login.noTries': 'This is not the code, and it can no longer be used. Ask for another one.',
  'login.noRecord': 'This code is no longer valid. Please ask for another.',
  'login.again': 'Get another code',
  'login.againIn': 'Another code can be asked for in {{count}} s',
  'login.againIn.minutes_one': 'Another code can be asked for in {{count}}\u00a0minute',
  'login.againIn.minutes_other': 'Another code can be asked for in {{count}}\u00a0minutes',
  'login.other': 'Give another address or number',
  'login.proving':
    'Many codes are being asked for at the moment: your device is doing a calculation that discourages abuse. This may take a minute.',
  'login.tooMany': 'Too many requests. Try again in {{count}} s.',
  'login.tooMany.minutes_one': 'Too many requests. Try again in {{count}}\u00a0minute.',
  'login.tooMany.minutes_other': 'Too many requests. Try again in {{count}}\u00a0minutes.',
};
