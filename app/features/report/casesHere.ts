import { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseSummary } from '@parvis/api/entities/case';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { caseKeys } from '../../lib/api/keys.ts';
import { texts } from '../../lib/texts/store.ts';

/** A person's own cases at a customer. */
export const casesHereQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.own, cuid, texts.locale()],
    queryFn: () => client.call(mobileCalls.statusActivity, { cuid, body: {} }),
  });

/** That somebody may send nothing to a customer, and by which of their cases they can ask why. */
export interface BlockedHere {
  readonly blocked: NonNullable<CaseSummary['blocked']>;
  readonly caseNbr: string;
}

/** Whether the customer of somebody's cases takes nothing from them: each of them says so. */
export function blockedHere(cases: readonly CaseSummary[] | undefined): BlockedHere | undefined {
  const [one] = cases ?? [];
  return one?.blocked && { blocked: one.blocked, caseNbr: one.caseNbr };
}
