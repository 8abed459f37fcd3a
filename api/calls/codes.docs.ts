import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CUID, QRID } from '../docs/samples.docs.ts';
import { codeCheckSchema } from '../entities/codes.ts';
import { codeCalls } from './codes.ts';

export const codeDocs = documentCalls(codeCalls, {
  initQrValidate: {
    summary: 'What a code leads to, before it is opened. Nothing is noted, and no identity is made.',
    body: { qrid: 'The code, as it was scanned or typed.' },
    schemas: [
      documentSchema('CodeCheck', codeCheckSchema, 'What a code leads to.', {
        known: 'A customer has it, or had it.',
        stale: 'It is no longer in use.',
        cuid: 'The customer that has it.',
        replacedBy: 'With `stale`: the code that hangs there now.',
        ended: 'With `stale`: the customer has ended its service.',
        alike: 'Of an unknown one: codes of the same letters and digits.',
      }),
    ],
    example: { body: { qrid: QRID }, answer: [{ known: true, stale: false, cuid: CUID }] },
  },
  userQridStale: {
    summary:
      'Tells that a code out of service was scanned: administrators read how often. Counted once in ten minutes by device.',
    body: { qrid: 'The code; without it the one that the session scanned last.' },
    answer: { success: 'It is a code out of service, and was counted.' },
    example: { body: { qrid: QRID }, answer: [{ success: false }] },
  },
});
