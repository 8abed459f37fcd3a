import type { BodyOf } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { counterCalls } from '@parvis/api/calls/counter';
import { queryOptions } from '@tanstack/react-query';
import { caseKeys } from '../../../lib/api/cacheKeys.ts';
import { client } from '../../../lib/api/client.ts';
import { texts } from '../../../lib/texts/store.ts';
import { noteOpened } from './openedHere.ts';

export type CounterOpening = BodyOf<(typeof counterCalls)['counterOpen']>;

export const getCounterStartQuery = (cuid: string) =>
  queryOptions({
    queryKey: ['counterStart', cuid, texts.locale()] as const,
    queryFn: async () => (await client.call(counterCalls.counterStart, { cuid }))[0] ?? null,
  });

/** The board has all. */
const ALIKE_MAX = 5;

/** Open cases of the same place and category. */
export const getSameCasesQuery = (cuid: string, placeCode: string, ccatCode: string) =>
  queryOptions({
    queryKey: [...caseKeys.board(cuid), 'same', placeCode, ccatCode] as const,
    queryFn: async () =>
      (
        await client.page(boardCalls.casesListAll, {
          cuid,
          body: {
            limit: ALIKE_MAX,
            filter: 'all',
            where: { placeCodes: [placeCode], ccatCodes: [ccatCode] },
          },
        })
      ).data,
  });

export async function openForPerson(cuid: string, body: CounterOpening) {
  // Before the answer: the stream may be faster.
  noteOpened(body.id);
  const [opened] = await client.call(counterCalls.counterOpen, { cuid, body });
  if (!opened) throw new Error('The case was not answered.');
  return { ...opened, wanted: body.send };
}
export type OpenedCase = Awaited<ReturnType<typeof openForPerson>>;
