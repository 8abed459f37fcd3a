import { labelFields } from '../docs/case.docs.ts';
import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID, info } from '../docs/samples.docs.ts';
import { CASE_LABELS_MAX, LABEL_NAME_MAX, LABELS_MAX } from '../entities/label.ts';
import { type ListedLabel, labelCalls, listedLabelSchema } from './labels.ts';

const label: ListedLabel = { id: ID, name: 'Quote asked for', colour: 'social', cases: 4 };

const id = 'Made on the device: the same id saved again is replaced.';

export const labelDocs = documentCalls(labelCalls, {
  labelsListAll: {
    summary: 'Labels of the customer, by name.',
    schemas: [
      documentSchema('ListedLabel', listedLabelSchema, 'A label, with how often it is used.', {
        ...labelFields,
        cases: 'How many cases under way have it.',
      }),
    ],
    example: { answer: [label] },
  },
  labelsSave: {
    summary: `Makes a label, or renames the one with this id. A customer has ${LABELS_MAX} at most, each with a name of its own.`,
    body: { ...labelFields, id, name: `Its name, of 1 to ${LABEL_NAME_MAX} characters.` },
    example: {
      body: { id: ID, name: label.name, colour: 'social' },
      answer: [{ id: ID, name: label.name, colour: 'social' }],
    },
    errors: ['conflict'],
  },
  labelsRemove: {
    summary: 'Removes a label, also from the cases that have it.',
    body: { id: 'The label.' },
    answer: { removed: 'False where it was gone.' },
    example: { body: { id: ID }, answer: [{ removed: true }] },
  },
  casesLabel: {
    summary: `Puts labels on a case and takes others off. A case has ${CASE_LABELS_MAX} at most; visitors never read them.`,
    body: { csid: 'The case.', add: 'Labels that it gets.', remove: 'Labels that it loses.' },
    example: { body: { csid: CSID, add: [ID] }, answer: [info] },
    errors: ['stepNotAllowed'],
  },
});
