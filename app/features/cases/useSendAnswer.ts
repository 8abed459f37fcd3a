import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { useCallback } from 'react';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatReportLines } from '../questionnaire/textResolver.ts';
import type { CaseReader } from './useCase.ts';

/** Queues answers to a question. */
export function useSendAnswer({ cuid, csid, crUid }: CaseReader, outbox: Outbox) {
  const texts = useTexts();
  return useCallback(
    (msgIdAnswer: number, final: FinalReport, definition: Questionnaire, played: Played, flowId?: string) => {
      const id = createId();
      const shown = { lines: formatReportLines(final, definition, texts), msgIdAnswer };
      const body = { csid, id, msgIdAnswer, played, ...(flowId && { flowId }) };
      return outbox.add({ kind: 'form', id, cuid, csid, crUid, shown, body });
    },
    [outbox, cuid, csid, crUid, texts],
  );
}

export type SendAnswer = ReturnType<typeof useSendAnswer>;
