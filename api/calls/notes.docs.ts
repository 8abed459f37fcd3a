import { documentCalls, documentSchema } from '../docs/describe.ts';
import { AGENT, CSID, ID } from '../docs/samples.docs.ts';
import {
  type Colleague,
  colleagueSchema,
  NOTE_MENTIONS_MAX,
  NOTES_PAGE,
  type Note,
  noteSchema,
} from '../entities/note.ts';
import { noteCalls } from './notes.ts';

const colleague: Colleague = { rlid: 'b2c3d4e5f6', name: 'Bruno Petit', grpLbl: 'Roads and lighting' };
const note: Note = {
  id: ID,
  txt: '@[b2c3d4e5f6] has the key of the cabinet.',
  at: '2026-03-02T08:40:00.000Z',
  crUid: AGENT,
  name: 'Anna Roux',
  mine: true,
  mentions: [colleague],
};
const txt = 'The words. A colleague who is mentioned stands in them as `@[` the id of their role `]`.';
const mentions = `Roles of the colleagues that it mentions, ${NOTE_MENTIONS_MAX} at most: they are alerted, without a word of the note.`;
const body = {
  csid: 'The case.',
  id: 'Made on the device: the same sent again is stored once.',
  txt,
  mentions,
};
const written = { csid: CSID, id: ID, txt: note.txt, mentions: [colleague.rlid] };

export const noteDocs = documentCalls(noteCalls, {
  notesList: {
    summary: `Notes of a case, the newest ${NOTES_PAGE} or those before one of them, newest first. For staff alone.`,
    schemas: [
      documentSchema('Note', noteSchema, 'What staff noted in a case. No visitor reads it, ever.', {
        id: 'Its id.',
        txt,
        at: 'When it was written.',
        changed: 'When its author corrected it, if they did.',
        crUid: 'Its author. Left out once they erased themselves.',
        name: 'Their name. Left out with them.',
        mine: 'The reader wrote it, and may correct or remove it.',
        mentions: 'Colleagues that it mentions and who still work for the customer.',
        unseen: 'It mentions the reader, who has not looked at it yet.',
      }),
      documentSchema('Colleague', colleagueSchema, 'A staff member whom a note may mention.', {
        rlid: 'Their role.',
        name: 'Their name.',
        grpLbl: 'Their service, if the customer’s file names one.',
      }),
    ],
    body: { csid: 'The case.', before: 'Id of a note: those before it.' },
    example: { body: { csid: CSID }, answer: [note] },
    errors: ['unknownCase'],
  },
  notesAdd: {
    summary: 'Adds a note to a case, also to a closed one. It changes nothing of the case.',
    body,
    example: { body: written, answer: [note] },
    errors: ['badRequest', 'conflict', 'stepNotAllowed', 'unknownCase'],
  },
  notesChange: {
    summary: 'Corrects a note of the reader’s own. Who is mentioned anew is alerted.',
    body: { ...body, id: 'The note.' },
    example: { body: written, answer: [{ ...note, changed: '2026-03-02T08:42:00.000Z' }] },
    errors: ['badRequest', 'forbidden', 'notFound', 'unknownCase'],
  },
  notesRemove: {
    summary: 'Removes a note of the reader’s own.',
    body: { csid: 'The case.', id: 'The note.' },
    answer: { removed: 'False where it was gone.' },
    example: { body: { csid: CSID, id: ID }, answer: [{ removed: true }] },
    errors: ['forbidden', 'unknownCase'],
  },
  notesSeen: {
    summary: 'Says that the reader looked at the notes of a case: they are alerted of none any more.',
    body: { csid: 'The case.' },
    answer: { seen: 'How many of them mentioned the reader for the first time.' },
    example: { body: { csid: CSID }, answer: [{ seen: 1 }] },
  },
  notesColleagues: {
    summary: 'Whom a note may mention: all staff of the customer but the reader, by name.',
    example: { answer: [colleague] },
  },
});
