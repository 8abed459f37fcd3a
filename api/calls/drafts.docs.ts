import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID } from '../docs/samples.docs.ts';
import { draftCalls, draftSchema } from './drafts.ts';

const draft = { csid: CSID, txt: 'We come tomorrow.', saved: '2026-03-02T08:00:00.000Z' };
const fields = {
  csid: 'The case.',
  txt: 'The words. 8,000 characters at most.',
  saved: 'When they were stored, which names this version; left out where there is none.',
} as const;

export const draftDocs = documentCalls(draftCalls, {
  draftsListAll: {
    summary: 'Replies that the reader began and did not send, on whichever device.',
    schemas: [documentSchema('Draft', draftSchema, 'A reply that was begun.', fields)],
    example: { answer: [draft] },
  },
  draftsSave: {
    summary:
      'Keeps a reply that was begun, or forgets it where it is empty. Where another device changed it too, the newest words win and the others are answered.',
    body: {
      csid: fields.csid,
      txt: fields.txt,
      known: 'The version that the device knew, its `saved`; left out where it knew of none.',
      age: 'Milliseconds since the words were last changed.',
    },
    answer: { ...fields, other: 'What did not win, where two devices changed it.' },
    example: { body: { csid: CSID, txt: draft.txt, age: 400 }, answer: [draft] },
  },
});
