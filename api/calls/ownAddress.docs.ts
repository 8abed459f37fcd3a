import { documentCalls } from '../docs/describe.ts';
import { ownAddressCalls } from './ownAddress.ts';

const RQID = 'Jw6LdN0pSx3CqUyTgEfR1B';

/** The address of a person. */
export const ownAddressDocs = documentCalls(ownAddressCalls, {
  mailVerifInit: {
    summary: 'Sends a code to the e-mail address that the caller says is their own.',
    body: {
      mail: {
        description:
          'The address: 255 characters at most. Missing where the code goes to the address that belongs to a number.',
        format: 'email',
      },
      rqid: 'In place of an address: the request by SMS that was answered with `checkEmail`.',
      language: 'The language of the mail; that of the caller where it is left out.',
    },
    example: {
      body: { mail: 'jo@mail.example' },
      answer: [
        {
          rqid: RQID,
          mailSent: true,
          maskedEmail: 'j•••@mail.example',
          expires: '2026-03-02T08:31:00.000Z',
          lasts: 600,
          again: 30,
        },
      ],
    },
    errors: ['unavailable'],
  },
  mailVerifCode: {
    cookies: ['pv_session', 'pv_device', 'pv_code'],
    summary:
      'Gives the caller the address that the code was sent to. Whose account it is already becomes one with the caller, unless they have an address of their own.',
    body: {
      rqid: 'The request that the code was sent for, by the same person.',
      code: 'The code: five letters and digits, in either case.',
    },
    answer: {
      success: 'The address is the caller’s: a new cookie is set.',
      wrongCode: 'Another code was sent.',
      noRecord: 'No such request, too old, or tried too often: ask for another code.',
      mailExists: 'The caller has another address already, and this one is that of another account.',
      belongsToCustomer: 'A customer receives its mail there.',
      checkPhone:
        'The account has a number, too: a code sent there is to be given as well (`login/sms/init` with this `rqid`).',
      maskedPhone: 'That number with most of it hidden.',
      triesLeft: 'How often the code may still be tried.',
      mergedAccount: 'What was done on this device before now belongs to the account with that address.',
      movedCases: 'Of a merged account: how many cases came along, none where nothing was reported before.',
    },
    example: {
      body: { rqid: RQID, code: 'a7b2c' },
      answer: [
        {
          ...{
            success: true,
            wrongCode: false,
            noRecord: false,
            mailExists: false,
            belongsToCustomer: false,
          },
          ...{ checkPhone: false, triesLeft: 0, mergedAccount: false },
        },
      ],
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
