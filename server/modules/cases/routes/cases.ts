import type { BodyOf } from '@parvis/api/call';
import type { caseCalls } from '@parvis/api/calls/cases';
import { LIST_MAX } from '@parvis/api/constants';
import { type Ask, contributorOf, type Handlers, identityOf, Paged, sessionOf } from '../../context/ask.ts';
import { makeToken } from '../../identity/tokens.ts';
import { ownCases } from '../caseLists.ts';
import { openCase } from '../openCase.ts';

type PageAsked = BodyOf<typeof caseCalls.townListActivity>;

export async function pageOfOwn(ask: Ask<PageAsked>, cuid?: string) {
  const { before, limit = LIST_MAX } = ask.body;
  const page = { before, limit: Math.floor(limit) };
  const { cases, next } = await ownCases(ask.services.db, contributorOf(ask), page, cuid);
  return new Paged(cases, { ...(next !== undefined && { next }) });
}

export const caseHandlers: Handlers<typeof caseCalls> = {
  casesInit: async (ask) => [
    await openCase(ask.services, ask.body, contributorOf(ask), {
      ...{ session: sessionOf(ask).hash, prefix: ask.prefix, onStored: ask.stored },
    }),
  ],

  townListActivity: (ask) => pageOfOwn(ask),

  async townGetJwt(ask) {
    const { cuid } = await ask.services.customers.get(ask.body.cuid);
    return [{ jwt: makeToken(ask.services, { session: sessionOf(ask), crUid: identityOf(ask) }, cuid) }];
  },
};
