import type { Note } from '@parvis/api/entities/note';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CaseReader } from '../../cases/useCase.ts';
import { usePageVisible } from '../../cases/useReadMark.ts';
import { getNotesQuery, markNotesSeen } from './noteQueries.ts';

/** Marks mentions of the reader as seen, once. */
function useSeenMark({ cuid, csid }: CaseReader, notes: readonly Note[]): void {
  const isVisible = usePageVisible();
  const hasUnseen = notes.some(({ unseen }) => unseen);
  useEffect(() => {
    // The next note or visit retries.
    if (isVisible && hasUnseen) markNotesSeen(cuid, csid).catch(() => undefined);
  }, [isVisible, hasUnseen, cuid, csid]);
}

/**
 * As far back as loaded messages.
 * @param since oldest loaded message, milliseconds; undefined if all are loaded
 */
export function useNoteList(reader: CaseReader, enabled: boolean, since: number | undefined) {
  const { cuid, csid } = reader;
  const query = useInfiniteQuery({ ...getNotesQuery(cuid, csid), enabled });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const notes = useMemo(() => data?.pages.flat() ?? [], [data]);
  const oldest = notes.at(-1);
  const wantsMore =
    hasNextPage && oldest !== undefined && (since === undefined || Date.parse(oldest.at) > since);
  useEffect(() => {
    if (wantsMore && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [wantsMore, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  useSeenMark(reader, notes);
  return { notes, failed: query.isError, retry: () => void query.refetch() };
}
