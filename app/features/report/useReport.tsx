import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { placeLine } from '@parvis/locales/placeLine';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { iconByName } from '@parvis/ui/icons/byName';
import { findEntry } from '@parvis/ui/screens/QrMenu/navigation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { removeSteps } from '../../shell/useBackKey.ts';
import { createThanksHistoryState } from '../cases/thanksState.ts';
import type { PlayProps } from '../questionnaire/PlayQuestionnaire.tsx';
import { formatReportLines } from '../questionnaire/textResolver.ts';
import { menuStates } from './menuStates.ts';
import { buildPhotoMessages } from './photoMessages.ts';
import { buildQuestionQuery } from './questionQuery.ts';
import { createReportDraft } from './reportDraft.ts';
import { useContactStep } from './useContactStep.tsx';
import { useReportPhotos } from './useReportPhotos.tsx';
import { useStepCounts } from './useStepCounts.ts';

const drawIcon = (entry: MenuEntry | undefined) => {
  if (!entry?.imgSrc) return undefined;
  const Icon = iconByName(entry.imgSrc);
  return <Icon size={24} />;
};

export type ReportSource = { scan: Scan; ccatCode: string; crUid: string };

/** From the address. */
const findGatheringId = (search: string): string | undefined =>
  new URLSearchParams(search).get('gthr') ?? undefined;

/** One report until sent: subject, questions, drafts. */
export function useReport({ scan, ccatCode, crUid }: ReportSource) {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const search = useSearch();
  const gthrId = findGatheringId(search);
  const { outbox } = useOutbox();
  const { qrid, cstmr, menus } = scan;
  const { cuid } = cstmr;
  const place = placeLine(scan.place.lbl, scan.place.descr);
  const [draft] = useState(() => createReportDraft(crUid, qrid, ccatCode));
  const steps = useStepCounts(scan, ccatCode, draft);
  const question = useQuery(buildQuestionQuery(cuid, ccatCode));
  const contact = useContactStep(cstmr.contactWanted, crUid, `${qrid}_${ccatCode}`);
  const photos = useReportPhotos(crUid, `${qrid}_${ccatCode}`);
  const entry = findEntry(menus, ccatCode);
  const label = entry?.lbl ?? question.data?.ccatLbls.at(-1) ?? t('report.title');
  const opinion = entry?.urgency === 'none';
  const letters: MessageLetters | undefined = cstmr.messageLetters === 'all' ? 'all' : undefined;

  const leave = () => navigate(gthrId === undefined ? `/q/${qrid}` : `/q/${qrid}?gthr=${gthrId}`);
  const clearDrafts = () => {
    for (const kept of [draft.remove, contact.clear, photos.clear]) kept();
  };
  const discard = () => {
    clearDrafts();
    leave();
  };
  const submit: PlayProps['onFinal'] = async (report, definition, played) => {
    if (report.abort) return discard();
    const questionnaireId = question.data?.questionnaireId ?? '';
    const csid = draft.csid();
    const { given } = contact;
    const usage = steps.takeSent();
    await outbox.add({
      kind: 'case',
      id: csid,
      csid,
      cuid,
      crUid,
      ...(usage && { usage }),
      shown: {
        title: label,
        place,
        lines: [...formatReportLines(report, definition, texts), ...contact.lines],
        ...(entry?.imgSrc && { imgSrc: entry.imgSrc }),
      },
      body: {
        csid,
        qrid,
        ccatCode,
        questionnaireId,
        flowId: flowId(sendReport),
        played,
        ...(given && { contact: given }),
        ...(gthrId !== undefined && { gthrId }),
      },
    });
    for (const message of buildPhotoMessages(photos.collect(report), { cuid, csid, crUid }))
      await outbox.add(message);
    clearDrafts();
    menuStates.delete(qrid);
    await removeSteps();
    navigate(`/m/case/${cuid}/${csid}/sent`, { replace: true, state: createThanksHistoryState(opinion) });
  };

  return {
    ...{ gthrId, crUid, cstmr, ccatCode, place, question, draft, contact, photos, letters, steps },
    category: { label, icon: drawIcon(entry) },
    /** An opinion is not called a report. */
    opinion,
    pageTitles: [opinion ? label : t('report.start.title', { lbl: label }), cstmr.cstmrLbl] as const,
    leave,
    /** Unlinks it from the gathering. */
    unlink: () => navigate(`/q/${qrid}/report/${ccatCode}`, { replace: true }),
    discard,
    submit,
  };
}

export type OngoingReport = ReturnType<typeof useReport>;
