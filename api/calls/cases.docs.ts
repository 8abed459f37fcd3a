import { documentCalls } from '../docs/describe.ts';
import { casesPageDocs } from '../docs/paging.docs.ts';
import { CSID, CUID, played, QRID, questionnaireId, summary } from '../docs/samples.docs.ts';
import { caseCalls } from './cases.ts';

export const caseCallDocs = documentCalls(caseCalls, {
  casesInit: {
    summary: 'Opens a case. csid is made on the device: sent twice, the case is opened once.',
    body: {
      csid: 'Names the case: made on the device, of 128 random bits. The same report sent again is answered as the first time; another one under a used id is a `conflict`.',
      qrid: 'The code that was scanned.',
      ccatCode: 'The category.',
      questionnaireId: 'The questionnaire that was shown, as `cases/question` named it.',
      flowId: 'The version of the question before sending that was shown.',
      contact:
        'How the reporter can be reached, where they want to say it: an e-mail address, a phone number, or both. Kept where the customer’s `contactWanted` is not missing.',
      gthrId:
        'The gathering that it is reported from. Kept, and in the answer, where the caller takes part in it and it is open at the same customer; elsewhere the report counts all the same.',
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
  },
  townListActivity: {
    summary: 'Own cases at all customers, newest activity first.',
    schemas: [casesPageDocs],
    example: { body: { limit: 20 }, answer: [summary] },
  },
  townGetJwt: {
    summary: 'A one-minute token for one customer, to be exchanged at its auth/login.',
    body: { cuid: 'The customer.' },
    answer: { jwt: 'The token: good for one minute, once, at that customer.' },
    example: { body: { cuid: CUID }, answer: [{ jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }] },
    errors: ['unknownCustomer'],
  },
});
