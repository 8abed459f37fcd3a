import { documentCalls, documentSchema } from '../docs/describe.ts';
import { codeRequestSchema, loginCalls } from './login.ts';

const RQID = 'Jw6LdN0pSx3CqUyTgEfR1B';

/** Fields of a request for a code by mail. */
export const mailAsked = {
  mail: {
    description:
      'The address: 255 characters at most. Missing where the code goes to the address that belongs to a number.',
    format: 'email',
  },
  rqid: 'In place of an address: the request by SMS that was answered with `checkEmail`.',
  language: 'The language of the mail; that of the caller where it is left out.',
} as const;

/** A requested code. */
export const mailRequested = {
  ...{ rqid: RQID, mailSent: true, maskedEmail: 'j•••@mail.example' },
  ...{ expires: '2026-03-02T08:31:00.000Z', lasts: 600, again: 30 },
};

/** Fields of a code that is submitted. */
export const codeGiven = {
  rqid: 'The request that the code was sent for; without it, the last one of this person or browser by this channel.',
  code: 'The code: five letters and digits, in either case.',
} as const;

/** Fields of the result of a mailed code. */
export const mailTried = {
  success: 'Signed in: the cookie is set.',
  wrongCode: 'Another code was sent.',
  noRecord: 'No such request, too old, or tried too often: ask for another code.',
  triesLeft: 'How often the code may still be tried.',
  mergedAccount: 'What was done on this device before now belongs to the account.',
  movedCases: 'Of a merged account: how many cases came along, none where nothing was reported before.',
  checkPhone:
    'The account has a number, too: a code sent there is to be given as well (`login/sms/init` with this `rqid`).',
  maskedPhone: 'That number with most of it hidden.',
  belongsToCustomer: 'A customer receives its mail there: it is nobody’s own.',
} as const;

/** A correct code. */
export const mailTaken = {
  ...{ success: true, wrongCode: false, noRecord: false, triesLeft: 5, mergedAccount: false },
  ...{ checkPhone: false, belongsToCustomer: false },
};

export const loginDocs = documentCalls(loginCalls, {
  loginCstmr: {
    summary: 'The address of the site a staff member signs in at; unknown names are answered alike.',
    body: { username: 'What a member of staff signs in with: an address or a mobile number.' },
    answer: {
      www: 'The origin of the site to sign in at; empty for the one that was asked, where the server knows it by the request alone. A number that nobody lists is answered with one as well.',
    },
    example: { body: { username: 'anna@town.example' }, answer: [{ www: 'https://reports.example' }] },
  },
  loginMailReq: {
    summary:
      'Sends a code to the e-mail address of a staff member, or of the asker; other addresses are answered alike.',
    body: {
      ...mailAsked,
      own: 'The asker, who has an identity, says that the address is their own: it gets a code whoever knows it.',
    },
    schemas: [
      documentSchema('CodeRequest', codeRequestSchema, 'A code on its way by mail.', {
        rqid: 'Names this request where its code is given: at `login/mail/confirm`, or for an address of one’s own at `mail/verif/code`.',
        mailSent: 'The mail server took the mail.',
        maskedEmail: 'The address with most of its name hidden.',
        expires: 'Until when the code is good.',
        lasts: 'Seconds until then, for devices whose clock is wrong.',
        again: 'Seconds until another code may be asked for.',
      }),
    ],
    cookies: ['pv_code'],
    example: {
      body: { mail: 'anna@town.example' },
      answer: [{ ...mailRequested, maskedEmail: 'a•••@town.example' }],
    },
    errors: ['unavailable', 'unauthenticated'],
  },
  loginMailConfirm: {
    summary: 'Signs in with the code. Opens a session when there is none.',
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    body: codeGiven,
    answer: mailTried,
    example: { body: { rqid: RQID, code: 'a7b2c' }, answer: [mailTaken] },
    errors: ['unauthenticated'],
  },
  loginMailSts: {
    summary:
      'What became of a mail with a code that the caller asked for to their own address, or to one that they are known to have.',
    body: {
      rqid: 'The request, made by the caller: for an address of their own, on a device on which they signed in with it before, or for a second code.',
    },
    answer: {
      noRecord:
        'No such request of the caller, or one to an address of which they are not told whether anybody has it.',
      mailSent: 'A mail server took the mail.',
      failed: 'It will not arrive.',
    },
    example: { body: { rqid: RQID }, answer: [{ noRecord: false, mailSent: true, failed: false }] },
  },
});
