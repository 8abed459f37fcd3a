import type { BodyOf } from '@parvis/api/call';
import { noteCalls } from '@parvis/api/calls/notes';
import { NOTES_PAGE, type Note } from '@parvis/api/entities/note';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/queryClient.ts';

/** Newest first. */
export const getNotesQuery = (cuid: string, csid: string) =>
  infiniteQueryOptions({
    queryKey: caseKeys.notes(csid),
    queryFn: ({ pageParam }) =>
      client.call(noteCalls.notesList, { cuid, body: { csid, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < NOTES_PAGE ? undefined : page.at(-1)?.id),
  });

/** Colleagues that a note may mention. */
export const getColleaguesQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['noteColleagues', cuid] as const,
    queryFn: () => client.call(noteCalls.notesColleagues, { cuid }),
    staleTime: 60_000,
  });

export type WrittenNote = BodyOf<typeof noteCalls.notesAdd>;

/** Before the refetch. */
function showNote(csid: string, note: Note): void {
  queryClient.setQueryData<InfiniteData<Note[], string>>(caseKeys.notes(csid), (known) => {
    const [first = [], ...others] = known?.pages ?? [];
    if (!known || known.pages.flat().some(({ id }) => id === note.id)) return known;
    return { ...known, pages: [[note, ...first], ...others] };
  });
}

const refreshNotes = (csid: string) => queryClient.invalidateQueries({ queryKey: caseKeys.notes(csid) });

export async function addNote(cuid: string, body: WrittenNote): Promise<void> {
  const [note] = await client.call(noteCalls.notesAdd, { cuid, body });
  if (note) showNote(body.csid, note);
  void refreshNotes(body.csid);
}

export async function changeNote(cuid: string, body: WrittenNote): Promise<void> {
  await client.call(noteCalls.notesChange, { cuid, body });
  await refreshNotes(body.csid);
}

export async function removeNote(cuid: string, body: { csid: string; id: string }): Promise<void> {
  await client.call(noteCalls.notesRemove, { cuid, body });
  await refreshNotes(body.csid);
}

export async function markNotesSeen(cuid: string, csid: string): Promise<void> {
  await client.call(noteCalls.notesSeen, { cuid, body: { csid } });
  void queryClient.invalidateQueries({ queryKey: caseKeys.board(cuid) });
  await refreshNotes(csid);
}
