import type { CaseMedia } from '@parvis/api/calls/media';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { Media } from '@parvis/api/entities/media';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { type CaseSide, caseKeys } from '../../lib/api/keys.ts';
import { queryClient } from '../../lib/api/queryClient.ts';

/** Whose files. */
export interface MediaOf {
  readonly side: CaseSide;
  readonly cuid: string;
  readonly csid: string;
  /** Whoever reads them may change nothing: not even what their own show or say. */
  readonly isReadOnly?: boolean | undefined;
}

const calls = { mobile: mobileCalls.fetchMedia, town: townCalls.fetchMedia } as const;

/** Messages with their files as they are described by now; the same list where nothing of it changed. */
export function withMedia(messages: readonly CaseMessage[], files: readonly Media[]): readonly CaseMessage[] {
  const now = new Map(files.map((file) => [file.id, file]));
  const described = messages.map((message) =>
    message.media ? { ...message, media: message.media.map((one) => now.get(one.id) ?? one) } : message,
  );
  return replaceEqualDeep(messages, described);
}

/** Puts files into the conversation as they are described by now: one that is known fetches what came after it alone. */
export function noteMedia({ side, csid }: Omit<MediaOf, 'cuid'>, files: readonly Media[]): void {
  const key = caseKeys.messages(side, csid);
  const known = queryClient.getQueryState<readonly CaseMessage[]>(key);
  if (!known?.data) return;
  const now = withMedia(known.data, files);
  // Its messages are as old as they were.
  if (now !== known.data) queryClient.setQueryData(key, now, { updatedAt: known.dataUpdatedAt });
}

/** The files of all messages of a case, which are asked for anew with its messages: what they show may be said later. */
export const caseMediaQuery = (of: MediaOf) =>
  queryOptions({
    queryKey: [...caseKeys.messages(of.side, of.csid), 'media'],
    queryFn: async (): Promise<readonly CaseMedia[]> => {
      const all = await client.call(calls[of.side], { cuid: of.cuid, body: { csid: of.csid } });
      noteMedia(
        of,
        all.flatMap(({ media }) => media),
      );
      return all;
    },
  });

/** Follows what the files of a shown conversation show and say, where it has any. */
export const useMediaNews = (of: MediaOf, hasFiles: boolean): void =>
  void useQuery({ ...caseMediaQuery(of), enabled: hasFiles, notifyOnChangeProps: [] });
