import type { CaseInfo, CaseSummary } from '@parvis/api/entities/case';
import type { QueryClient } from '@tanstack/react-query';
import { caseKeys } from './keys.ts';

/** Something that came from the server, and when (milliseconds since 1970). */
interface Came<T> {
  readonly data: T;
  readonly at: number;
}

const byActivity = (one: CaseSummary, other: CaseSummary): number => other.last.at.localeCompare(one.last.at);

/**
 * A person's cases as this device knows them: the list as it was fetched, if it was, with what the conversations that were
 * opened since have told: those were read. Those with the latest activity first; nothing where nothing is known.
 */
export function knownCases(
  list: Came<readonly CaseSummary[]> | undefined,
  opened: readonly Came<CaseInfo>[],
): readonly CaseSummary[] | undefined {
  const newer = opened.filter(({ at }) => at > (list?.at ?? 0)).map(({ data }) => ({ ...data, unread: 0 }));
  if (newer.length === 0) return list?.data;
  const cases = new Map<string, CaseSummary>();
  for (const one of [...(list?.data ?? []), ...newer]) cases.set(one.csid, one);
  return [...cases.values()].sort(byActivity);
}

/** What the conversations that were opened here told of their cases. */
export const openedCases = (cached: QueryClient): readonly Came<CaseInfo>[] =>
  cached
    .getQueryCache()
    .findAll({ queryKey: caseKeys.infos('mobile') })
    .flatMap(({ queryKey, state: { dataUpdatedAt: at } }) => {
      const data = cached.getQueryData<CaseInfo | null>(queryKey);
      return data ? [{ data, at }] : [];
    });
