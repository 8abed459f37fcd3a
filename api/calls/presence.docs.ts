import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID } from '../docs/samples.docs.ts';
import { presentPersonSchema } from '../presence.ts';
import { presenceCalls } from './presence.ts';

const state = '`reading`: the case is open. `typing`: a reply is being typed. `left`: it is closed.';

export const presenceDocs = documentCalls(presenceCalls, {
  presenceSend: {
    summary:
      'Says that the reader looks at a case or types in it, and answers who else does: every 10 seconds while it is shown. Stored nowhere; after 15 seconds without a word somebody counts as gone.',
    schemas: [
      documentSchema('PresentPerson', presentPersonSchema, 'A member of staff in a case.', {
        ...{ crUid: 'Who.', name: 'Their name.', state },
      }),
    ],
    body: { csid: 'The case.', id: 'Of the page, made on the device: one person may have several.', state },
    example: {
      body: { csid: CSID, id: ID, state: 'typing' },
      answer: [{ crUid: ID, name: 'Bruno Lescure', state: 'reading' }],
    },
  },
});
