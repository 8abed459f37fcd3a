import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ReportStart } from '@parvis/ui/screens/ReportStart';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { EmergencyNotice } from '../../shell/EmergencyNotice.tsx';
import { noteCardClass } from '../../shell/noteCard.ts';
import { formatCaseState } from '../cases/caseTexts.ts';
import { type DuplicateReport, findDuplicateReport } from './duplicateReport.ts';
import { GatheringNotice } from './GatheringNotice.tsx';
import { buildOwnCasesQuery } from './reporterBlock.ts';
import type { OngoingReport } from './useReport.tsx';

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

/** Offers to continue an earlier report, without preventing another. */
const DuplicateNotice = ({ report: { cstmr, ccatCode, place, crUid } }: { report: OngoingReport }) => {
  const texts = useTexts();
  const { t } = texts;
  const { cuid } = cstmr;
  const { items } = useOutbox();
  const { data = [] } = useQuery(buildOwnCasesQuery(cuid));
  const duplicate = findDuplicateReport(data, items, { cuid, ccatCode, place, crUid }, Date.now());
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

type ReportNoticesProps = {
  report: OngoingReport;
  isFirst: boolean;
  tellsDanger: boolean;
  children: ReactNode;
};

/**
 * Notices above the first question; emergency numbers above each, folded until an answer indicates danger.
 */
export const ReportNotices = ({ report, isFirst, tellsDanger, children }: ReportNoticesProps) => {
  const { t } = useTexts();
  const { cstmr, opinion } = report;
  const emergency = tellsDanger ? (
    <EmergencyNotice
      numbers={cstmr.emergency}
      title={t('report.emergency')}
      text={t('report.emergency.text')}
    />
  ) : (
    <EmergencyNotice folded numbers={cstmr.emergency} title={t('report.emergency.short')} />
  );
  const seen = [
    t('report.staffSee.list'),
    t('report.staffSee.not'),
    t('report.staffSee.erase', { count: cstmr.retentionDays }),
  ];
  return (
    <ReportStart
      seenTitle={t('report.staffSee')}
      seen={isFirst ? seen : []}
      emergency={!opinion && emergency}
      notice={
        isFirst && (
          <>
            {report.gthrId !== undefined && <GatheringNotice report={report} gthrId={report.gthrId} />}
            {!opinion && <DuplicateNotice report={report} />}
          </>
        )
      }
    >
      {children}
    </ReportStart>
  );
};
