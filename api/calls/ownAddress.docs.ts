import { documentCalls } from '../docs/describe.ts';
import { codeGiven, mailAsked, mailRequested, mailTaken, mailTried } from './login.docs.ts';
import { ownAddressCalls } from './ownAddress.ts';

export const ownAddressDocs = documentCalls(ownAddressCalls, {
  mailVerifInit: {
    summary: 'Sends a code to the e-mail address that the caller says is their own.',
    body: {
      ...mailAsked,
      phoneMob: 'Refused with `notPossible`: a number is proved by `login/sms/init` with `newPhone`.',
    },
    example: { body: { mail: 'jo@mail.example' }, answer: [mailRequested] },
    errors: ['unavailable'],
  },
  mailVerifCode: {
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    summary:
      'Gives the caller the address that the code was sent to. Whose account it is already becomes one with the caller, unless they have an address of their own.',
    body: {
      ...codeGiven,
      rqid: 'The request that the code was sent for, by the same person; without it, the last one by mail.',
    },
    answer: {
      ...mailTried,
      success: 'The address is the caller’s: a new cookie is set.',
      mailExists: 'The caller has another address already, and this one is that of another account.',
      mergedAccount: 'What was done on this device before now belongs to the account with that address.',
    },
    example: {
      body: { rqid: mailRequested.rqid, code: 'a7b2c' },
      answer: [{ ...mailTaken, mailExists: false }],
    },
  },
  mailRemove: {
    summary: 'Forgets the address of the caller, who keeps their reports on the devices they have.',
    answer: {
      success: 'The caller has no address any more.',
      belongsToCustomer: 'A customer knows the caller, who works for it, by the address: it stays.',
    },
    example: { answer: [{ success: true, belongsToCustomer: false }] },
  },
});
