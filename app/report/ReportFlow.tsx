import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { placeLine } from '@parvis/locales/placeLine';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import { iconByName } from '@parvis/ui/icons/byName';
import { findEntry } from '@parvis/ui/screens/QrMenu/navigation';
import { ReportStart } from '@parvis/ui/screens/ReportStart';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { thanksFor } from '../cases/sentAs.ts';
import { useOutbox } from '../data/outbox/useOutbox.ts';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { reportLines } from '../questions/questionnaireWords.ts';
import { leaveSteps } from '../shell/useBackKey.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Emergency } from './Emergency.tsx';
import { menusLeft } from './menusLeft.ts';
import { photoMessages } from './photoMessages.ts';
import { questionQuery } from './questionQuery.ts';
import { ReportedBefore } from './ReportedBefore.tsx';
import { ReportQuestions } from './ReportQuestions.tsx';
import { reportDraft } from './reportDraft.ts';
import { isUnknown, UnknownCategory } from './UnknownCategory.tsx';
import { useContactStep } from './useContactStep.tsx';
import { useReportPhotos } from './useReportPhotos.tsx';

export type ReportFlowProps = { scan: Scan; ccatCode: string; crUid: string };

const drawIcon = (entry: MenuEntry | undefined) => {
  if (!entry?.imgSrc) return undefined;
  const Icon = iconByName(entry.imgSrc);
  return <Icon size={24} />;
};

/** The category's questions, the first of them beside whom to call and who sees what; the answers go to the outbox as one report. */
export const ReportFlow = ({ scan, ccatCode, crUid }: ReportFlowProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { outbox } = useOutbox();
  const { qrid, place, cstmr, menus } = scan;
  const where = placeLine(place.lbl, place.descr);
  const [draft] = useState(() => reportDraft(crUid, qrid, ccatCode));
  const question = useQuery(questionQuery(cstmr.cuid, ccatCode));
  const contact = useContactStep(cstmr.contactWanted, crUid, `${qrid}_${ccatCode}`);
  const photos = useReportPhotos(crUid, `${qrid}_${ccatCode}`);
  const entry = findEntry(menus, ccatCode);
  const label = entry?.lbl ?? question.data?.ccatLbls.at(-1) ?? t('report.title');
  const category = { label, icon: drawIcon(entry) };
  const opinion = entry?.urgency === 'none';
  const pageTitle = opinion ? label : t('report.start.title', { lbl: label });

  const leave = () => navigate(`/q/${qrid}`);
  const forget = () => {
    for (const kept of [draft.remove, contact.forget, photos.forget]) kept();
  };
  const giveUp = () => {
    forget();
    leave();
  };
  const finish: PlayProps['onFinal'] = async (report, definition, played) => {
    if (report.abort) return giveUp();
    const questionnaireId = question.data?.questionnaireId ?? '';
    const csid = draft.csid();
    const { given } = contact;
    await outbox.add({
      kind: 'case',
      id: csid,
      csid,
      cuid: cstmr.cuid,
      crUid,
      shown: {
        title: label,
        place: where,
        lines: [...reportLines(report, definition, texts), ...contact.lines],
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
      },
    });
    for (const message of photoMessages(photos.of(report), { cuid: cstmr.cuid, csid, crUid }))
      await outbox.add(message);
    forget();
    menusLeft.delete(qrid);
    await leaveSteps();
    navigate(`/m/case/${cstmr.cuid}/${csid}/sent`, { replace: true, state: thanksFor(opinion) });
  };

  if (isUnknown(question.error)) return <UnknownCategory scan={scan} />;

  const seen = [
    t('report.staffSee.list'),
    t('report.staffSee.not'),
    t('report.staffSee.erase', { count: cstmr.retentionDays }),
  ];
  return (
    <ReportQuestions
      category={category}
      place={where}
      pageTitles={[pageTitle, cstmr.cstmrLbl]}
      question={question}
      legal={cstmr}
      onFinal={finish}
      draft={draft}
      calls={cstmr.emergency.map(({ number }) => number)}
      opinion={opinion}
      contact={contact}
      photos={photos}
      around={(asked, isFirst) => (
        <ReportStart
          seenTitle={t('report.staffSee')}
          seen={isFirst ? seen : []}
          emergency={
            opinion || !isFirst ? undefined : (
              <Emergency numbers={cstmr.emergency} folded={entry?.urgency === 'low'} />
            )
          }
          notice={
            opinion || !isFirst ? undefined : (
              <ReportedBefore cuid={cstmr.cuid} ccatCode={ccatCode} place={where} crUid={crUid} />
            )
          }
        >
          {asked}
        </ReportStart>
      )}
      onLeave={leave}
      onGiveUp={giveUp}
    />
  );
};
