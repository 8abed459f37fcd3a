import type { Scan } from '@parvis/api/entities/customer';
import type { Usage, UsageValue } from '@parvis/api/entities/usage';
import { useState } from 'react';
import { classifyTimeSinceScan } from '../../lib/usage/countOpening.ts';
import { countUse, mayCount } from '../../lib/usage/countUse.ts';
import type { ReportDraft } from './reportDraft.ts';

/** Counted here for unsent reports. */
const counted = new Set<string>();

/** Each step once; another page counted its own draft's steps. */
function createStepCounts({ qrid, cstmr, fake }: Scan, ccatCode: string, isResumed: boolean) {
  const getKey = (value: string) => `${qrid} ${ccatCode} ${value}`;
  let isFirst = true;
  const countStep = (value: UsageValue<'report'>, isNew: boolean): void => {
    const key = getKey(value);
    if (fake || counted.has(key)) return;
    counted.add(key);
    if (isNew) countUse(cstmr, { type: 'report', value });
  };
  return {
    count(isReview: boolean): void {
      countStep('begun', !isResumed);
      if (isReview) countStep('reviewed', !(isResumed && isFirst));
      isFirst = false;
    },
    /** Counts for a sent report. */
    takeSent(): readonly Usage[] | undefined {
      for (const value of ['begun', 'reviewed']) counted.delete(getKey(value));
      if (fake || !mayCount(cstmr)) return undefined;
      const time = isResumed ? undefined : classifyTimeSinceScan(qrid);
      return [
        { type: 'report', value: 'sent' },
        ...(time ? [{ type: 'scanToReport', value: time } as const] : []),
      ];
    },
  };
}

export function useStepCounts(scan: Scan, ccatCode: string, draft: ReportDraft) {
  const [steps] = useState(() => createStepCounts(scan, ccatCode, draft.load() !== undefined));
  return steps;
}
