import type { noteCalls } from '@parvis/api/calls/notes';
import { type Handlers, requireStaff } from '../../context/requestContext.ts';
import { listColleagues } from '../mentions.ts';
import { addNote, changeNote, listNotes, markNotesSeen, removeNote } from '../notes.ts';

export const noteHandlers: Handlers<typeof noteCalls> = {
  notesList: (ask) => listNotes(ask.context, ask.body, requireStaff(ask)),

  notesAdd: async (ask) => [await addNote(ask.context, ask.body, requireStaff(ask))],

  notesChange: async (ask) => [await changeNote(ask.context, ask.body, requireStaff(ask))],

  notesRemove: async (ask) => [{ removed: await removeNote(ask.context, ask.body, requireStaff(ask)) }],

  notesSeen: async (ask) => [{ seen: await markNotesSeen(ask.context, ask.body.csid, requireStaff(ask)) }],

  notesColleagues: (ask) => listColleagues(ask.context.db, requireStaff(ask)),
};
