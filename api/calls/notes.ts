import * as z from 'zod/mini';
import { townCall } from '../call.ts';
import { STAFF_MESSAGE_MAX } from '../constants.ts';
import { composedText, deviceIdSchema, idSchema } from '../entities/basics.ts';
import { colleagueSchema, NOTE_MENTIONS_MAX, noteSchema } from '../entities/note.ts';

const writtenNote = z.object({
  csid: idSchema,
  id: deviceIdSchema,
  txt: composedText(STAFF_MESSAGE_MAX).check(z.minLength(1)),
  mentions: z.optional(z.array(idSchema).check(z.maxLength(NOTE_MENTIONS_MAX))),
});

/** Notes of staff in a case, which no visitor reads. */
export const noteCalls = {
  notesList: townCall({
    path: 'notes/list',
    who: 'staff',
    limit: 'ceiling',
    body: z.object({ csid: idSchema, before: z.optional(idSchema) }),
    answer: z.array(noteSchema),
  }),
  notesAdd: townCall({
    path: 'notes/add',
    who: 'staff',
    limit: 'send',
    body: writtenNote,
    answer: z.array(noteSchema),
  }),
  notesChange: townCall({
    path: 'notes/change',
    who: 'staff',
    limit: 'send',
    body: writtenNote,
    answer: z.array(noteSchema),
  }),
  notesRemove: townCall({
    path: 'notes/remove',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema, id: deviceIdSchema }),
    answer: z.array(z.object({ removed: z.boolean() })),
  }),
  notesSeen: townCall({
    path: 'notes/seen',
    who: 'staff',
    limit: 'send',
    body: z.object({ csid: idSchema }),
    answer: z.array(z.object({ seen: z.int() })),
  }),
  notesColleagues: townCall({
    path: 'notes/colleagues',
    method: 'GET',
    who: 'staff',
    limit: 'ceiling',
    answer: z.array(colleagueSchema),
  }),
} as const;
