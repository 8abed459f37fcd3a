import { caseCalls } from '../../calls/cases.ts';
import { pageOfCases } from '../telling/paging.ts';
import { CSID, CUID, played, QRID, questionnaireId, summary } from '../telling/samples.ts';
import { type Told, tell } from '../telling/told.ts';

/** A contributor’s cases across customers. */
export const caseTold: readonly Told[] = [
  tell(caseCalls.casesInit, {
    body: {
      csid: 'Names the case: made on the device, of 128 random bits. The same report sent again is answered as the first time; another one under a used id is a `conflict`.',
      qrid: 'The code that was scanned.',
      ccatCode: 'The category.',
      questionnaireId: 'The questionnaire that was shown, as `cases/question` named it.',
      flowId: 'The version of the question before sending that was shown.',
      contact:
        'How the reporter can be reached, where they want to say it: an e-mail address, a French phone number, or both. Kept where the customer’s `contactWanted` is not missing.',
      played: 'What was done with it; the server plays it again.',
    },
    example: {
      body: { csid: CSID, qrid: QRID, ccatCode: 'light', questionnaireId, played },
      answer: [summary],
    },
    errors: [
      'blocked',
      'unknownQr',
      'staleQr',
      'withdrawn',
      'unknownCategory',
      'unknownCustomer',
      'conflict',
    ],
  }),
  tell(caseCalls.townListActivity, {
    body: pageOfCases,
    example: { body: { limit: 20 }, answer: [summary] },
  }),
  tell(caseCalls.townGetJwt, {
    body: { cuid: 'The customer.' },
    answer: { jwt: 'The token: good for one minute, once, at that customer.' },
    example: { body: { cuid: CUID }, answer: [{ jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }] },
    errors: ['unknownCustomer'],
  }),
];
