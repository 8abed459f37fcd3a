import { BULK_MAX } from '../constants.ts';
import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID } from '../docs/samples.docs.ts';
import { type Bulk, bulkCalls, bulkSchema } from './bulk.ts';

const bulk: Bulk = {
  ...{ id: ID, state: 'waiting', due: '2026-03-02T08:00:10.000Z', done: [CSID] },
  left: [{ csid: 'b7PqLm2XvT9aBcDe', caseNbr: '4F7K', why: 'taken', who: 'Bruno Lescure' }],
};
const id = 'The id of `cases/bulk`.';

export const bulkDocs = documentCalls(bulkCalls, {
  casesBulk: {
    summary:
      'Takes one step in several cases, each as `cases/handling` does, after ten seconds in which it can be undone. It is noted in the audit log once, with their number.',
    body: {
      id: 'Made on the device: the same id sent again takes no second step.',
      csids: `The cases, ${BULK_MAX} at most; \`cases/select\` tells those of a view.`,
      step: '`handle`: takes those that nobody handles. `hold`, `close`, `reject`: those of the caller and those that nobody handles; `hold` takes these first. `label`: any. `category`, `assign`: all that have not ended.',
      outcome: 'How they end; with `close`.',
      txt: 'What each reporter reads: needed with `reject`, allowed with `hold` and `close`. With `assign` a note that the receiver alone reads.',
      reason: 'Why they wait, for staff alone; with `hold`.',
      until: 'Until when they wait; with `hold`.',
      ccatCode: 'The category they are put into; with `category`.',
      rlid: 'The colleague who gets them, of `staff/colleagues`; with `assign`.',
      gcatCode: 'Or the service.',
      labels: 'Labels that are put on them; with `label`.',
    },
    schemas: [
      documentSchema('Bulk', bulkSchema, 'A step in several cases.', {
        ...{ id: 'Made on the device.', due: 'When it is taken.' },
        state:
          '`waiting`: it can be undone. `running`: it is being taken. `done`: it was taken. `undone`: it was undone, nothing happened.',
        done: 'Cases in which it was taken; while it waits, in which it will be as things stand.',
        left: 'Cases in which it was not, and why.',
      }),
      documentSchema('BulkLeft', bulkSchema.shape.left.def.element, 'A case that stays as it is.', {
        ...{ csid: 'Names it.', caseNbr: 'Its number; left out where the case is not there.' },
        why: '`unknown`: no case of this customer. `taken`: a colleague handles it. `free`: nobody handles it yet. `already`: it is so already. `ended`: it has ended. `stopped`: moderation stopped it. `day`: it is erased before that day.',
        who: 'Who handles it, with `taken`.',
      }),
    ],
    example: {
      body: { id: ID, csids: [CSID, 'b7PqLm2XvT9aBcDe'], step: 'close', outcome: 'solved' },
      answer: [bulk],
    },
    errors: ['conflict'],
  },
  casesBulkRun: {
    summary:
      'Takes the step now, if it waits still, and tells what became of it. Without this call the server takes it by itself.',
    body: { id },
    example: { body: { id: ID }, answer: [{ ...bulk, state: 'done' }] },
  },
  casesBulkUndo: {
    summary: 'Undoes the step while it waits: nothing happened, and nobody is told.',
    body: { id },
    example: { body: { id: ID }, answer: [{ ...bulk, state: 'undone', done: [], left: [] }] },
  },
});
