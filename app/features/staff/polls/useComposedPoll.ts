import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { type ComposedPoll, createEmptyPoll, toComposedPoll } from './pollDraft.ts';
import { buildResultsQuery } from './pollQueries.ts';
import { createPollStorage } from './pollStorage.ts';

/** New or by code; a draft on the device until saved. */
export function useComposedPoll(cuid: string, code: string | undefined) {
  const { locale } = useTexts();
  const storage = useMemo(() => createPollStorage(cuid, code), [cuid, code]);
  const [restored] = useState(storage.load);
  const [composed, setComposed] = useState(restored ?? (code === undefined ? createEmptyPoll() : undefined));
  const [isDirty, setDirty] = useState(restored !== undefined);
  const stored = useQuery({
    ...buildResultsQuery(cuid, code ?? '', locale()),
    ...{ enabled: code !== undefined, refetchInterval: false as const, staleTime: 0 },
  });
  const { data, isFetchedAfterMount } = stored;
  if (!composed && data && isFetchedAfterMount) setComposed(toComposedPoll(data.poll, data.questionnaire));
  // A closed tab loses nothing, but the user may not know.
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    composed,
    wasRestored: restored !== undefined,
    isDirty,
    /** Answers of the stored poll. */
    many: data?.poll.many ?? 0,
    isUnknown: code !== undefined && data === null,
    hasFailed: stored.isError && !data && !composed,
    refetch: stored.refetch,
    change(next: ComposedPoll): void {
      setComposed(next);
      setDirty(true);
      storage.save(next);
    },
    /** Drops the draft after saving. */
    settle(): void {
      storage.remove();
      setDirty(false);
    },
    discard(): void {
      storage.remove();
      setDirty(false);
      setComposed(
        data
          ? toComposedPoll(data.poll, data.questionnaire)
          : code === undefined
            ? createEmptyPoll()
            : undefined,
      );
    },
  };
}
