import type { caseCalls } from '@parvis/api/calls/cases';
import { LIST_MAX } from '@parvis/api/constants';
import { ownCases } from '../cases/caseView.ts';
import { openCase } from '../cases/openCase.ts';
import { makeToken } from '../people/tokens.ts';
import { contributorOf, type Handlers, identityOf, sessionOf } from './ask.ts';

/** A contributor's cases across customers. */
export const caseHandlers: Handlers<typeof caseCalls> = {
  casesInit: async (ask) => [
    await openCase(ask.services, ask.body, contributorOf(ask), sessionOf(ask).hash, ask.stored),
  ],

  townListActivity: (ask) => ownCases(ask.services.db, contributorOf(ask), LIST_MAX),

  async townGetJwt(ask) {
    const { cuid } = await ask.services.customers.get(ask.body.cuid);
    return [{ jwt: makeToken(ask.services, identityOf(ask), cuid) }];
  },
};
