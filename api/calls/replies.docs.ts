import { documentCalls, documentSchema } from '../docs/describe.ts';
import { CSID, ID } from '../docs/samples.docs.ts';
import {
  REPLY_TITLE_MAX,
  replyVersionSchema,
  SAVED_REPLIES_MAX,
  SAVED_VERSIONS_MAX,
  type SavedReply,
  savedReplySchema,
} from '../entities/savedReply.ts';
import { replyCalls, replyValuesSchema } from './replies.ts';

const content = {
  title: `How staff find it. ${REPLY_TITLE_MAX} characters at most.`,
  words:
    'The reply by language tag, 2,000 characters at most each. `{place}`, `{number}`, `{handler}` and `{date}` stand for what the case says.',
  ccatCodes: 'Categories that suggest it, also for what is below them; any where there is none.',
  states: 'States of a case that suggest it; any where there is none.',
} as const;
const by = { by: 'Who saved it last.', saved: 'When.' } as const;
const shared = 'The customer’s: all staff read it, managers change it. Otherwise the reader’s own.';

const reply: SavedReply = {
  ...{ id: ID, shared: false, title: 'Taken in hand' },
  words: { fr: 'Nous nous en occupons\u202f: {place}.', en: 'We are on it: {place}.' },
  ...{ ccatCodes: ['light'], states: ['open'], by: 'Bruno Lescure', saved: '2026-03-02T09:00:00.000Z' },
};
const { archived: _, id, shared: isShared, ...version } = reply;
const { by: __, saved: ___, ...words } = version;

export const replyDocs = documentCalls(replyCalls, {
  repliesListAll: {
    summary: 'Saved replies: the reader’s own and the customer’s, by title, with those that were deleted.',
    schemas: [
      documentSchema('SavedReply', savedReplySchema, 'A reply that staff send again.', {
        ...{ id: 'Names it.', shared, archived: 'It was deleted: saving it again puts it back.' },
        ...{ ...content, ...by },
      }),
    ],
    example: { answer: [reply] },
  },
  repliesSave: {
    summary: `Saves a reply, or replaces the one with this id, whose words its history keeps. A person and a customer have ${SAVED_REPLIES_MAX} each at most.`,
    body: {
      id: 'Made on the device: the same id saved again is replaced.',
      shared: `${shared} An own one may become the customer’s, never the other way round.`,
      ...content,
    },
    example: { body: { id, shared: isShared, ...words, states: ['open'] }, answer: [reply] },
    errors: ['conflict'],
  },
  repliesArchive: {
    summary: 'Deletes a saved reply. It can be put back, and what was sent stays.',
    body: { id: 'The reply.' },
    answer: { archived: 'False where it was gone.' },
    example: { body: { id: ID }, answer: [{ archived: true }] },
  },
  repliesRemove: {
    summary: 'Removes a deleted reply for good, with its history.',
    body: { id: 'The reply.' },
    answer: { removed: 'False where it was gone, or is not deleted.' },
    example: { body: { id: ID }, answer: [{ removed: true }] },
  },
  repliesHistory: {
    summary: `Former versions of a saved reply, ${SAVED_VERSIONS_MAX} at most, the newest first.`,
    body: { replyId: 'The reply.' },
    schemas: [
      documentSchema('ReplyVersion', replyVersionSchema, 'A saved reply before a change.', {
        ...{ ...content, ...by },
      }),
    ],
    example: { body: { replyId: ID }, answer: [version] },
  },
  repliesValues: {
    summary: 'What a case puts in place of placeholders, in each language.',
    body: { csid: 'The case.' },
    schemas: [
      documentSchema('ReplyValues', replyValuesSchema, 'What a case puts in place of placeholders.', {
        language: 'The language tag.',
        place: 'The place of the case.',
      }),
    ],
    example: { body: { csid: CSID }, answer: [{ language: 'fr', place: 'Halles du marché' }] },
  },
});
