import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import { iconByName } from '@parvis/ui/icons/byName';
import { findEntry } from '@parvis/ui/screens/QrMenu/navigation';
import { ReportStart } from '@parvis/ui/screens/ReportStart';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { newId } from '../data/outbox/ids.ts';
import { useOutbox } from '../data/outbox/useOutbox.ts';
import type { PlayProps } from '../questions/PlayQuestionnaire.tsx';
import { reportLines } from '../questions/questionnaireWords.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';
import { questionQuery } from './questionQuery.ts';
import { ReportQuestions } from './ReportQuestions.tsx';
import { reportDraft } from './reportDraft.ts';

export type ReportFlowProps = { scan: Scan; ccatCode: string; crUid: string };

const drawIcon = (entry: MenuEntry | undefined) => {
  if (!entry?.imgSrc) return undefined;
  const Icon = iconByName(entry.imgSrc);
  return <Icon size={24} />;
};

/** What will happen is said first; then the category's questions; the answers go to the outbox as one report. */
export const ReportFlow = ({ scan, ccatCode, crUid }: ReportFlowProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { outbox } = useOutbox();
  const { qrid, place, cstmr, menus } = scan;
  const [draft] = useState(() => reportDraft(crUid, qrid, ccatCode));
  const [started, setStarted] = useState(() => draft.load() !== undefined);
  const question = useQuery(questionQuery(cstmr.cuid, ccatCode));
  const entry = findEntry(menus, ccatCode);
  const label = entry?.lbl ?? question.data?.ccatLbls.at(-1) ?? ccatCode;
  const category = { label, icon: drawIcon(entry) };
  useDocumentTitle(t('report.start.title', { lbl: label }));

  const leave = () => navigate(`/q/${qrid}`);
  const giveUp = () => {
    draft.remove();
    leave();
  };
  const finish: PlayProps['onFinal'] = async (report, definition, played) => {
    if (report.abort) return giveUp();
    const questionnaireId = question.data?.questionnaireId ?? '';
    const csid = newId();
    await outbox.add({
      kind: 'case',
      id: csid,
      csid,
      cuid: cstmr.cuid,
      crUid,
      shown: {
        title: label,
        place: place.lbl,
        lines: reportLines(report, definition, texts),
        ...(entry?.imgSrc && { imgSrc: entry.imgSrc }),
      },
      body: { csid, qrid, ccatCode, questionnaireId, flowId: flowId(sendReport), played },
    });
    draft.remove();
    navigate(`/m/case/${cstmr.cuid}/${csid}/sent`, { replace: true });
  };

  if (started)
    return (
      <ReportQuestions
        category={category}
        place={place.lbl}
        question={question}
        onFinal={finish}
        draft={draft}
        calls={cstmr.emergency.map(({ number }) => number)}
        onLeave={leave}
        onGiveUp={giveUp}
      />
    );
  return (
    <ReportStart
      texts={{
        title: t('report.title'),
        seenTitle: t('report.staffSee'),
        start: t('report.start'),
        cancel: t('report.cancel'),
      }}
      category={category}
      place={place.lbl}
      seen={[
        t('report.staffSee.list'),
        t('report.staffSee.not'),
        t('report.staffSee.erase', { count: cstmr.retentionDays }),
      ]}
      emergency={
        <EmergencyNotice
          numbers={cstmr.emergency}
          title={t('report.emergency')}
          text={t('report.emergency.text')}
        />
      }
      onStart={() => setStarted(true)}
      onCancel={leave}
    />
  );
};
