import type { caseCalls } from '@parvis/api/calls/cases';
import { ownCases } from '../domain/caseView.ts';
import { openCase } from '../domain/openCase.ts';
import { makeToken } from '../domain/tokens.ts';
import { contributorOf, type Handlers, identityOf, sessionOf } from '../http/ask.ts';

/** Most cases a list answers. */
export const LIST_MAX = 200;

/** A contributor's cases across customers. */
export const caseHandlers: Handlers<typeof caseCalls> = {
  casesInit: async (ask) => [await openCase(ask.house, ask.body, contributorOf(ask), sessionOf(ask).hash)],

  townListActivity: (ask) => ownCases(ask.house.db, contributorOf(ask), LIST_MAX),

  async townGetJwt(ask) {
    const { cuid } = await ask.house.customers.get(ask.body.cuid);
    return [{ jwt: makeToken(ask.house, identityOf(ask), cuid) }];
  },
};
