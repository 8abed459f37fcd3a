import { mobileCalls } from '@parvis/api/calls/mobile';
import type { CaseSummary } from '@parvis/api/entities/case';
import { queryOptions } from '@tanstack/react-query';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { texts } from '../../lib/texts/store.ts';

export const buildOwnCasesQuery = (cuid: string) =>
  queryOptions({
    queryKey: [...caseKeys.own, cuid, texts.locale()],
    queryFn: () => client.call(mobileCalls.statusActivity, { cuid, body: {} }),
  });

/** With the case to object by. */
export interface ReporterBlock {
  readonly blocked: NonNullable<CaseSummary['blocked']>;
  readonly caseNbr: string;
}

/** Every summary carries the block: the first suffices. */
export function findReporterBlock(cases: readonly CaseSummary[] | undefined): ReporterBlock | undefined {
  const [one] = cases ?? [];
  return one?.blocked && { blocked: one.blocked, caseNbr: one.caseNbr };
}
