import { moderationCalls } from '@parvis/api/calls/moderation';
import type { Moderation } from '@parvis/api/entities/notice';
import { queryOptions } from '@tanstack/react-query';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';

/** Under the board's key: its events refresh it. */
export const buildModerationQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.board(cuid), 'moderation'] as const,
    queryFn: async (): Promise<Moderation | null> =>
      (await client.call(moderationCalls.moderationGet, { cuid }))[0] ?? null,
  });

/** Undecided. */
export const countOpenNotices = (moderation: Moderation | null): number =>
  moderation?.notices.filter(({ decided }) => !decided).length ?? 0;
