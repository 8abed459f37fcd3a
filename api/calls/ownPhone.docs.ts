import { documentCalls, documentSchema } from '../docs/describe.ts';
import { codeGiven, mailTried } from './login.docs.ts';
import { ownPhoneCalls, phoneDiscoveryCalls } from './ownPhone.ts';

const RQID = 'Jw6LdN0pSx3CqUyTgEfR1B';
const PHONE = '06 12 34 56 78';
const { wrongCode, triesLeft, movedCases } = mailTried;
const tried = {
  ...{ wrongCode, triesLeft, movedCases },
  success: 'The number is the caller’s, or they are signed in: a new cookie is set.',
  noRecord: 'No such request, too old, tried too often, or for another number: ask for another code.',
  mergedAccount: 'What was done on this device before now belongs to the account with that number.',
  phoneExists: 'The caller and the account with that number both have an address or a number of their own.',
  belongsToCustomer: 'A customer answers at that number: it is nobody’s own. Its staff sign in with it.',
  checkEmail:
    'The account has an e-mail address, too: a code sent there is to be given as well (`login/mail/req` or `mail/verif/init` with this `rqid`).',
  maskedEmail: 'That address with most of its name hidden.',
} as const;
const body = { rqid: RQID, phoneMob: PHONE, code: 'a7b2c' };
const done = {
  ...{ success: true, wrongCode: false, noRecord: false, phoneExists: false, belongsToCustomer: false },
  ...{ checkEmail: false, triesLeft: 0, mergedAccount: false },
};

export const ownPhoneDocs = documentCalls(ownPhoneCalls, {
  loginSmsInit: {
    cookies: ['pv_code'],
    summary:
      'Sends a code by SMS to the number of a staff member, or to the new number of the caller; other numbers are answered alike.',
    body: {
      phoneMob:
        'A French mobile number, `+33`, `33` or `0` and nine digits, spaces as people write them. Missing where the code goes to the number that belongs to an address.',
      rqid: 'In place of a number: the request by mail that was answered with `checkPhone`.',
      newPhone:
        'The caller, who has an identity, says that the number is to be their own: its code is given at `phone/confirm`.',
      language: 'The language of the SMS; that of the caller where it is left out.',
    },
    answer: {
      rqid: 'Names this request where the code is given; missing where the number was refused.',
      smsSent: 'The SMS was taken by who delivers it.',
      maskedPhone: 'The number with most of it hidden.',
      expires: 'Until when the code is good.',
      lasts: 'Seconds until then, for devices whose clock is wrong.',
      again: 'Seconds until another code may be asked for.',
      numberRefused:
        'No SMS goes there: `form` is no French number, `foreign` one of another country, `landline` a line without SMS, `premium` one that costs its callers money.',
    },
    example: {
      body: { phoneMob: PHONE },
      answer: [
        {
          ...{ rqid: RQID, smsSent: true, maskedPhone: '+33 6 •• •• •• 78' },
          ...{ expires: '2026-03-02T08:31:00.000Z', lasts: 600, again: 30 },
        },
      ],
    },
    errors: ['unavailable', 'unauthenticated'],
  },
  loginSmsConfirm: {
    summary: 'Signs in with the code. Opens a session when there is none.',
    schemas: [
      documentSchema('SmsCode', ownPhoneCalls.loginSmsConfirm.body, 'A code that was sent by SMS.', {
        ...codeGiven,
        phoneMob:
          'The number that it was sent to; left out with a second code, whose number is told in part.',
      }),
      documentSchema(
        'SmsCodeTried',
        ownPhoneCalls.loginSmsConfirm.answer,
        'What came of a code that was sent by SMS.',
        tried,
      ),
    ],
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    example: { body, answer: [done] },
    errors: ['unauthenticated'],
  },
  loginSmsSts: {
    summary:
      'What became of an SMS that the caller asked for to their own number, or to one that they are known to have.',
    body: {
      rqid: 'The request, made by the caller: with `newPhone`, on a device on which they signed in with the number before, or for a second code.',
    },
    answer: {
      noRecord:
        'No such request of the caller, or one to a number of which they are not told whether anybody has it.',
      smsSent: 'The SMS was taken by who delivers it.',
      delivered: 'The phone has it, where whoever delivers it tells so.',
      failed: 'It will not arrive.',
    },
    example: {
      body: { rqid: RQID },
      answer: [{ noRecord: false, smsSent: true, delivered: true, failed: false }],
    },
  },
  phoneConfirm: {
    summary:
      'Gives the caller the number that the code was sent to. Whose account it is already becomes one with the caller, unless both have a number or an address of their own.',
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    example: { body, answer: [done] },
  },
  phoneRemove: {
    summary: 'Forgets the number of the caller, who keeps their reports on the devices they have.',
    answer: {
      success: 'The caller has no number any more.',
      belongsToCustomer: 'A customer knows the caller, who works for it, by the number: it stays.',
    },
    example: { answer: [{ success: true, belongsToCustomer: false }] },
  },
});

/** A number verified by an incoming SMS. */
export const phoneDiscoveryDocs = documentCalls(phoneDiscoveryCalls, {
  phoneDiscvrInitUsid: {
    summary:
      'A code that the caller sends from their phone to prove its number. Unavailable where the service receives no SMS.',
    answer: {
      usid: 'The code that is to be sent from the phone, alone or within words.',
      number: 'The number that it is to be sent to.',
      expires: 'Until when it is taken; another one asked for ends it.',
    },
    example: {
      answer: [{ usid: 'a7b2cd3e4f', number: '+33600000000', expires: '2026-03-02T08:31:00.000Z' }],
    },
    errors: ['unavailable'],
  },
  phoneDiscvrSts: {
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    summary:
      'Whether the code of `phone/discvr/init/usid` came: nothing is set until it does, then the number is the caller’s. A number of another account, of staff or of a customer is not given by it. Unavailable where the service receives no SMS.',
    body: { usid: 'The code, as `phone/discvr/init/usid` gave it.' },
    answer: {
      ...tried,
      numberRefused:
        'It came from a number that is not taken: `foreign` one of another country, `landline` a line without SMS, `premium` one that costs its callers money. Another phone may still send it.',
    },
    example: { body: { usid: 'a7b2cd3e4f' }, answer: [{ ...done, success: false, noRecord: true }] },
    errors: ['unavailable'],
  },
});
