import type { CustomerInfo } from '@parvis/api/entities/customer';
import { useCallback, useMemo } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { ReporterMenu } from './ReporterMenu.tsx';
import { createStepSender } from './reporterSteps.ts';
import { useAbuseReport } from './useAbuseReport.tsx';
import type { CaseReader, OpenCase } from './useCase.ts';
import { type AnswerOptions, useCorrection } from './useCorrection.tsx';
import { useMessageMenu } from './useMessageMenu.tsx';

/** Reporter's menus of the case and its messages, with dialogs. */
export function useReporterMenus(
  reader: CaseReader,
  { outbox, info, messages, view, paper, pending, isStepPending }: OpenCase,
  customer: CustomerInfo | undefined,
  options: AnswerOptions,
) {
  const { cuid, csid, crUid } = reader;
  const abuse = useAbuseReport(reader, info);
  const correction = useCorrection(reader, { info, messages, pending }, options);
  const addActions = useCallback(
    (message: CaseMessage) => [...correction.addActions(message), ...abuse.addActions(message)],
    [correction.addActions, abuse.addActions],
  );
  const menu = useMessageMenu({ side: 'mobile', cuid, csid }, view.behind, addActions);
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
        {correction.dialog}
      </>
    ),
  };
}
