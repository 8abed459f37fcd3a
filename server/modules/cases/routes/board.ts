import type { boardCalls } from '@parvis/api/calls/board';
import { BOARD_PAGE, BULK_MAX } from '@parvis/api/constants';
import { type Handlers, Paged, requireStaff } from '../../context/requestContext.ts';
import { loadBoardCases, selectBoardCases } from '../boardCases.ts';
import { countBoardCases, loadSharedCounts } from '../boardCounts.ts';
import { loadBoardDay } from '../boardDay.ts';
import { loadBoardFacets } from '../boardFacets.ts';
import { findCategories, getServiceScope } from '../boardScope.ts';

export const boardHandlers: Handlers<typeof boardCalls> = {
  async casesListAll(ask) {
    const { context, cuid, body } = ask;
    const { limit = BOARD_PAGE } = body;
    const reader = requireStaff(ask);
    const customer = await context.customers.get(cuid);
    const scope = getServiceScope(customer, reader.role);
    const [{ cases, next, total }, counts] = await Promise.all([
      loadBoardCases(context, cuid, reader, {
        ...{ ...body, limit: Math.floor(limit) },
        ...(scope && { scope }),
        categoriesOf: (gcatCodes) => findCategories(customer, gcatCodes),
      }),
      body.counts
        ? countBoardCases(context.db, cuid, reader, scope, loadSharedCounts(context, cuid, scope))
        : undefined,
    ]);
    return new Paged(cases, {
      ...(next !== undefined && { next }),
      ...(total !== undefined && { total }),
      ...(counts && { counts }),
    });
  },

  async casesSelect(ask) {
    const { context, cuid, body } = ask;
    const reader = requireStaff(ask);
    const customer = await context.customers.get(cuid);
    const scope = getServiceScope(customer, reader.role);
    return [
      await selectBoardCases(context, cuid, reader, {
        ...{ ...body, limit: BULK_MAX },
        ...(scope && { scope }),
        categoriesOf: (gcatCodes) => findCategories(customer, gcatCodes),
      }),
    ];
  },

  async casesFacets(ask) {
    const { context, cuid } = ask;
    return [await loadBoardFacets(context.db, await context.customers.get(cuid), requireStaff(ask))];
  },

  async casesDay(ask) {
    const { context, cuid } = ask;
    return [await loadBoardDay(context, await context.customers.get(cuid), requireStaff(ask))];
  },
};
