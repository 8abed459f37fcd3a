import { mobileCalls } from '@parvis/api/calls/mobile';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../session/client.ts';
import { texts } from '../texts/store.ts';

/** A category's own questions, asked for when its tile is selected, so that they are there when they are needed. */
export const questionQuery = (cuid: string, ccatCode: string) =>
  queryOptions({
    queryKey: ['question', cuid, ccatCode, texts.locale()],
    queryFn: async () =>
      (await client.call(mobileCalls.casesQuestion, { cuid, body: { ccatCode } }))[0] ?? null,
    staleTime: 10 * 60_000,
  });
