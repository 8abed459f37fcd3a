import { boardCalls } from '@parvis/api/calls/board';
import type { CaseInfo } from '@parvis/api/entities/case';
import { placeParts } from '@parvis/locales/placeLine';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { canBeKept } from './canBeKept.ts';

const FOUND_MAX = 20;

export type CaseRef = Pick<CaseInfo, 'cuid' | 'csid' | 'placeLbl' | 'ccatCode' | 'simulation'>;

/** Default: same category and place. */
const suggest = ({ placeLbl, ccatCode }: CaseRef) => ({
  search: placeParts(placeLbl)[0] ?? '',
  where: { ccatCodes: [ccatCode] },
});

/** By the board's search. */
export const getKeptCasesQuery = (info: CaseRef, search: string) =>
  queryOptions({
    queryKey: ['keptCases', info.cuid, info.csid, search] as const,
    queryFn: async () => {
      const asked = search === '' ? suggest(info) : { search };
      const find = async (filter?: 'all') => {
        const body = { limit: FOUND_MAX, ...asked, filter };
        const { data } = await client.page(boardCalls.casesListAll, { cuid: info.cuid, body });
        return data.filter((one) => canBeKept(one, info));
      };
      const underWay = await find('all');
      // A search also finds old ones.
      return underWay.length > 0 || search === '' ? underWay : find();
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
