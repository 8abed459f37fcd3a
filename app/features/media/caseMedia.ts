import type { CaseMedia } from '@parvis/api/calls/media';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import type { Media } from '@parvis/api/entities/media';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { type CaseSide, caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { queryClient } from '../../lib/api/queryClient.ts';

export interface MediaScope {
  readonly side: CaseSide;
  readonly cuid: string;
  readonly csid: string;
  /** Not even own files. */
  readonly isReadOnly?: boolean | undefined;
}

const calls = { mobile: mobileCalls.fetchMedia, town: townDiscussCalls.fetchMedia } as const;

/** Updates descriptions; unchanged lists keep their identity. */
export function updateMessageMedia(
  messages: readonly CaseMessage[],
  files: readonly Media[],
): readonly CaseMessage[] {
  const now = new Map(files.map((file) => [file.id, file]));
  const described = messages.map((message) =>
    message.media ? { ...message, media: message.media.map((one) => now.get(one.id) ?? one) } : message,
  );
  return replaceEqualDeep(messages, described);
}

/** The cached conversation refetches only new messages. */
export function updateCachedMedia({ side, csid }: Omit<MediaScope, 'cuid'>, files: readonly Media[]): void {
  const key = caseKeys.messages(side, csid);
  const known = queryClient.getQueryState<readonly CaseMessage[]>(key);
  if (!known?.data) return;
  const now = updateMessageMedia(known.data, files);
  // Keeps their age.
  if (now !== known.data) queryClient.setQueryData(key, now, { updatedAt: known.dataUpdatedAt });
}

/** Refetched with messages: descriptions may change. */
export const getCaseMediaQuery = (of: MediaScope) =>
  queryOptions({
    queryKey: [...caseKeys.messages(of.side, of.csid), 'media'],
    queryFn: async (): Promise<readonly CaseMedia[]> => {
      const all = await client.call(calls[of.side], { cuid: of.cuid, body: { csid: of.csid } });
      updateCachedMedia(
        of,
        all.flatMap(({ media }) => media),
      );
      return all;
    },
  });

/** Updates a conversation's descriptions. */
export const useMediaNews = (of: MediaScope, hasFiles: boolean): void =>
  void useQuery({ ...getCaseMediaQuery(of), enabled: hasFiles, notifyOnChangeProps: [] });
