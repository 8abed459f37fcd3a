import { CallFailed } from '@parvis/api/client';
import type { MenuEntry, Scan } from '@parvis/api/entities/customer';
import type { TextId } from '@parvis/locales/areas';
import { placeLine } from '@parvis/locales/placeLine';
import type { TextStore } from '@parvis/locales/translate';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import { styled } from '@parvis/theme/css/stitches';
import { iconByName } from '@parvis/ui/icons/byName';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { findEntry } from '@parvis/ui/screens/QrMenu/navigation';
import { ReportStart } from '@parvis/ui/screens/ReportStart';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { EmergencyNotice, type EmergencyNoticeProps } from '../../shell/EmergencyNotice.tsx';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { noteCardClass } from '../../shell/noteCard.ts';
import { removeSteps } from '../../shell/useBackKey.ts';
import { formatCaseState } from '../cases/caseTexts.ts';
import { createThanksState } from '../cases/thanksState.ts';
import type { PlayProps } from '../questionnaire/PlayQuestionnaire.tsx';
import { formatReportLines } from '../questionnaire/textResolver.ts';
import { type DuplicateReport, findDuplicateReport, type ReportTarget } from './duplicateReport.ts';
import { menuStates } from './menuStates.ts';
import { buildPhotoMessages } from './photoMessages.ts';
import { buildQuestionQuery } from './questionQuery.ts';
import { ReportQuestions } from './ReportQuestions.tsx';
import { createReportDraft } from './reportDraft.ts';
import { buildOwnCasesQuery } from './reporterBlock.ts';
import { useContactStep } from './useContactStep.tsx';
import { useReportPhotos } from './useReportPhotos.tsx';

const Card = styled('section', noteCardClass, {
  '& h2, & p': { margin: 0, fontSize: '$sm' },
  '& a': { justifySelf: 'start' },
});

const TITLES = {
  waiting: 'report.again.waiting',
  open: 'report.again',
  closed: 'report.again.closed',
} as const satisfies Record<DuplicateReport['kind'], TextId>;

function describeDuplicate(duplicate: DuplicateReport, texts: TextStore): string {
  const { t } = texts;
  if (duplicate.kind === 'waiting') {
    const lbl = duplicate.item.shown.title ?? t('chat.report');
    return t('report.again.waiting.text', { lbl, state: t('case.state.waiting') });
  }
  const { caseNbr, ccatLbls, ccatCode } = duplicate.one;
  const known = {
    lbl: ccatLbls.at(-1) ?? ccatCode,
    state: formatCaseState(duplicate.one, texts),
    nbr: caseNbr,
  };
  return t(duplicate.kind === 'open' ? 'report.again.text' : 'report.again.closed.text', known);
}

/** Offers to continue an earlier report of the same, without preventing another one. */
const DuplicateNotice = (here: ReportTarget) => {
  const texts = useTexts();
  const { t } = texts;
  const { cuid } = here;
  const { items } = useOutbox();
  const { data = [] } = useQuery(buildOwnCasesQuery(cuid));
  const duplicate = findDuplicateReport(data, items, here, Date.now());
  if (!duplicate) return null;
  const { csid } = duplicate.kind === 'waiting' ? duplicate.item : duplicate.one;
  const title = t(TITLES[duplicate.kind]);
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      <p>{describeDuplicate(duplicate, texts)}</p>
      <Link href={`/m/case/${cuid}/${csid}`} asChild>
        <ButtonLink size="small">{t('report.again.open')}</ButtonLink>
      </Link>
    </Card>
  );
};

const isUnknownCategory = (error: Error | null): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unknownCategory';

/** A retry cannot help; the menu can. */
const UnknownCategory = ({ scan: { qrid, cstmr } }: { scan: Scan }) => {
  const { t } = useTexts();
  return (
    <NotFoundScreen
      texts={{ title: t('report.unknown'), text: t('report.unknown.text') }}
      links={[
        { href: `/q/${qrid}`, label: t('report.toMenu') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    />
  );
};

/** Folded until an answer indicates danger. */
const ReportEmergency = ({ numbers, folded }: Pick<EmergencyNoticeProps, 'numbers' | 'folded'>) => {
  const { t } = useTexts();
  return folded ? (
    <EmergencyNotice folded numbers={numbers} title={t('report.emergency.short')} />
  ) : (
    <EmergencyNotice numbers={numbers} title={t('report.emergency')} text={t('report.emergency.text')} />
  );
};

export type ReportFlowProps = { scan: Scan; ccatCode: string; crUid: string };

const drawIcon = (entry: MenuEntry | undefined) => {
  if (!entry?.imgSrc) return undefined;
  const Icon = iconByName(entry.imgSrc);
  return <Icon size={24} />;
};

/** Asks the category's questions and queues the answers in the outbox as one report. */
export const ReportFlow = ({ scan, ccatCode, crUid }: ReportFlowProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { outbox } = useOutbox();
  const { qrid, place, cstmr, menus } = scan;
  const placeText = placeLine(place.lbl, place.descr);
  const [draft] = useState(() => createReportDraft(crUid, qrid, ccatCode));
  const question = useQuery(buildQuestionQuery(cstmr.cuid, ccatCode));
  const contact = useContactStep(cstmr.contactWanted, crUid, `${qrid}_${ccatCode}`);
  const photos = useReportPhotos(crUid, `${qrid}_${ccatCode}`);
  const entry = findEntry(menus, ccatCode);
  const label = entry?.lbl ?? question.data?.ccatLbls.at(-1) ?? t('report.title');
  const category = { label, icon: drawIcon(entry) };
  const opinion = entry?.urgency === 'none';
  const pageTitle = opinion ? label : t('report.start.title', { lbl: label });

  const leaveReport = () => navigate(`/q/${qrid}`);
  const clearDrafts = () => {
    for (const kept of [draft.remove, contact.clear, photos.clear]) kept();
  };
  const cancelReport = () => {
    clearDrafts();
    leaveReport();
  };
  const submitReport: PlayProps['onFinal'] = async (report, definition, played) => {
    if (report.abort) return cancelReport();
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
        place: placeText,
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
      },
    });
    for (const message of buildPhotoMessages(photos.collect(report), { cuid: cstmr.cuid, csid, crUid }))
      await outbox.add(message);
    clearDrafts();
    menuStates.delete(qrid);
    await removeSteps();
    navigate(`/m/case/${cstmr.cuid}/${csid}/sent`, { replace: true, state: createThanksState(opinion) });
  };

  if (isUnknownCategory(question.error)) return <UnknownCategory scan={scan} />;

  const seen = [
    t('report.staffSee.list'),
    t('report.staffSee.not'),
    t('report.staffSee.erase', { count: cstmr.retentionDays }),
  ];
  return (
    <ReportQuestions
      category={category}
      place={placeText}
      pageTitles={[pageTitle, cstmr.cstmrLbl]}
      question={question}
      legal={cstmr}
      onFinal={submitReport}
      draft={draft}
      calls={cstmr.emergency.map(({ number }) => number)}
      letters={cstmr.messageLetters === 'all' ? 'all' : undefined}
      opinion={opinion}
      contact={contact}
      photos={photos}
      around={(asked, { isFirst, tellsDanger }) => (
        <ReportStart
          seenTitle={t('report.staffSee')}
          seen={isFirst ? seen : []}
          emergency={
            !opinion &&
            (isFirst || tellsDanger) && <ReportEmergency numbers={cstmr.emergency} folded={!tellsDanger} />
          }
          notice={
            opinion || !isFirst ? undefined : (
              <DuplicateNotice cuid={cstmr.cuid} ccatCode={ccatCode} place={placeText} crUid={crUid} />
            )
          }
        >
          {asked}
        </ReportStart>
      )}
      onLeave={leaveReport}
      onGiveUp={cancelReport}
    />
  );
};
