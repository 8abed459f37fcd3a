import type { CaseInfo } from '@parvis/api/entities/case';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { ReactNode } from 'react';
import { BlockedCase } from './BlockedCase.tsx';
import { ClosedCase } from './ClosedCase.tsx';
import type { WaitingItem } from './stranded.ts';
import { WithdrawnCase } from './WithdrawnCase.tsx';
import { WithdrawnReport } from './WithdrawnReport.tsx';

export type CaseFootProps = {
  cuid: string;
  /** The report, where it did not reach the server. */
  report: WaitingItem | undefined;
  info: CaseInfo | undefined;
  customer: CustomerInfo | undefined;
  /** What was being written. */
  draft: string;
  /** Photos that were chosen, and not sent. */
  photos: ReactNode;
  /** Something could be written here since this page was opened. */
  wasOpen: boolean;
  /** The problem is still there. */
  onReopen: () => void;
};

/** In place of the field of a case that takes no words: why, and what can be done. */
export const CaseFoot = (props: CaseFootProps) => {
  const { cuid, report, info, customer, draft, photos, wasOpen, onReopen } = props;
  if (report?.refused === 'withdrawn') return <WithdrawnReport {...{ cuid, customer }} />;
  const known = report ? undefined : info;
  if (known?.withdrawn)
    return <WithdrawnCase info={known} {...{ customer, draft, photos }} justNow={wasOpen} />;
  if (known?.blocked)
    return <BlockedCase blocked={known.blocked} at={{ cuid, caseNbr: known.caseNbr }} customer={customer} />;
  return (
    <ClosedCase
      cuid={cuid}
      report={report}
      state={info?.state}
      onReopen={info?.can.includes('reopen') ? onReopen : undefined}
    />
  );
};
