import type { BodyOf } from '@parvis/api/call';
import type { caseCalls } from '@parvis/api/calls/cases';
import { LIST_MAX } from '@parvis/api/constants';
import {
  type Handlers,
  Paged,
  type RequestContext,
  requireContributor,
  requireIdentity,
  requireSession,
} from '../../context/requestContext.ts';
import { createToken } from '../../identity/service.ts';
import { openCase } from '../openCase.ts';
import { loadOwnCases } from '../ownCases.ts';

type CasesPageBody = BodyOf<typeof caseCalls.townListActivity>;

export async function loadOwnCasesPage(request: RequestContext<CasesPageBody>, cuid?: string) {
  const { before, limit = LIST_MAX } = request.body;
  const page = { before, limit: Math.floor(limit) };
  const { cases, next } = await loadOwnCases(request.context, requireContributor(request), page, cuid);
  return new Paged(cases, { ...(next !== undefined && { next }) });
}

export const caseHandlers: Handlers<typeof caseCalls> = {
  casesInit: async (request) => [
    await openCase(request.context, request.body, requireContributor(request), {
      ...{ session: requireSession(request).hash, prefix: request.ipPrefix, onStored: request.markStored },
    }),
  ],

  townListActivity: (request) => loadOwnCasesPage(request),

  async townGetJwt(request) {
    const { cuid } = await request.context.customers.get(request.body.cuid);
    return [
      {
        jwt: createToken(
          request.context,
          { session: requireSession(request), crUid: requireIdentity(request) },
          cuid,
        ),
      },
    ];
  },
};
