import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useMemo } from 'react';
import { ReporterMenu } from './ReporterMenu.tsx';
import { createStepSender } from './reporterSteps.ts';
import { useAbuseReport } from './useAbuseReport.tsx';
import type { CaseReader, OpenCase } from './useCase.ts';
import { useMessageMenu } from './useMessageMenu.tsx';

/** What a reporter does with their case and its messages: menus, and the dialogs behind them. */
export function useReporterMenus(
  reader: CaseReader,
  { outbox, info, messages, view, paper, isStepPending }: OpenCase,
  customer: CustomerInfo | undefined,
) {
  const { cuid, csid, crUid } = reader;
  const abuse = useAbuseReport(reader, info);
  const menu = useMessageMenu({ side: 'mobile', cuid, csid }, view.behind, abuse.addActions);
  const sendStep = useMemo(
    () => createStepSender(outbox, { cuid, csid, crUid }),
    [outbox, cuid, csid, crUid],
  );
  return {
    sendStep,
    renderMenu: menu.renderMenu,
    header: info && !paper && (
      <ReporterMenu
        {...{ info, messages, customer, sendStep }}
        isPending={isStepPending}
        onAbuse={abuse.start}
      />
    ),
    overlays: (
      <>
        {menu.toast}
        {abuse.dialog}
      </>
    ),
  };
}
