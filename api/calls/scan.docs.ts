import { documentCalls } from '../docs/describe.ts';
import { profile, QRID, scan } from '../docs/samples.docs.ts';
import { scanCalls } from './scan.ts';

export const scanDocs = documentCalls(scanCalls, {
  initQrScan: {
    summary: 'Gives the session an identity and scans a code: `init/id` and `qr/scan` in one.',
    body: { qrid: 'The code; one that is not in use is not noted: `qrRefused` says so.' },
    example: { body: { qrid: QRID }, answer: { ...profile, scan } },
  },
});
