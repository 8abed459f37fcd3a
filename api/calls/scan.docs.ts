import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CUID, profile, QRID, scan } from '../docs/samples.docs.ts';
import { codeCheckSchema } from '../entities/codes.ts';
import { scanCalls } from './scan.ts';

export const scanDocs = documentCalls(scanCalls, {
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
  initQrScan: {
    summary: 'Gives the session an identity and scans a code: `init/id` and `qr/scan` in one.',
    body: { qrid: 'The code; one that is not in use is not noted: `qrRefused` says so.' },
    example: { body: { qrid: QRID }, answer: { ...profile, scan } },
  },
  userQridStale: {
    summary:
      'Tells that a code out of service was scanned: administrators read how often. Counted once in ten minutes by device.',
    body: { qrid: 'The code; without it the one that the session scanned last.' },
    answer: { success: 'It is a code out of service, and was counted.' },
    example: { body: { qrid: QRID }, answer: [{ success: false }] },
  },
});
