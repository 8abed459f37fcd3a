import type { CaseInfo } from '@parvis/api/entities/case';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import type { CaseFact } from '@parvis/ui/screens/CaseDetails';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { formatCaseState } from '../../cases/caseTexts.ts';
import { formatHungCase } from '../../cases/systemMessages.ts';
import { formatPhase } from '../polls/describePoll.ts';
import { getResultsUrl } from '../polls/pollUrls.ts';
import { buildStaffGatheringQuery } from './staffGatherings.ts';

const List = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '$2' });
const State = styled('span', { display: 'block', fontWeight: 'normal' });

type Hung = Pick<StaffGathering, 'cuid' | 'hungCases' | 'hungPolls'>;

const HungCases = ({ cuid, hungCases = [] }: Hung) => {
  const texts = useTexts();
  return (
    <List role="list">
      {hungCases.map((one) => (
        <li key={one.caseNbr}>
          <Link href={`/staff/${cuid}/${one.csid}`}>{formatHungCase(one, texts.t)}</Link>
          <State>{formatCaseState(one, texts)}</State>
        </li>
      ))}
    </List>
  );
};

const HungPolls = ({ cuid, hungPolls = [] }: Hung) => {
  const texts = useTexts();
  return (
    <List role="list">
      {hungPolls.map((poll) => (
        <li key={poll.code}>
          <Link href={getResultsUrl(cuid, poll.code)}>{poll.lbl}</Link>
          <State>{formatPhase(poll, texts)}</State>
        </li>
      ))}
    </List>
  );
};

/** The gathering a case was reported from. */
export function useGatheringFacts(
  { cuid, csid }: { readonly cuid: string; readonly csid: string },
  info: Pick<CaseInfo, 'gthrId'> | null | undefined,
): CaseFact[] {
  const { t } = useTexts();
  const gthrId = info?.gthrId;
  const { data, isError } = useQuery({
    ...buildStaffGatheringQuery(cuid, gthrId ?? ''),
    enabled: gthrId !== undefined,
  });
  if (gthrId === undefined || gthrId === csid) return [];
  const link = data && <Link href={`/staff/${cuid}/${gthrId}`}>{data.title}</Link>;
  const value = link ?? (isError ? t('gatherings.desk.from.gone') : '…');
  return [{ id: 'gathering', label: t('gatherings.desk.from'), value }];
}

/** Items linked to a gathering. */
export const buildHungFacts = (gathering: Hung, { t }: Pick<TextStore, 't'>): CaseFact[] => [
  ...(gathering.hungCases
    ? [{ id: 'hungCases', label: t('gatherings.desk.hung.cases'), value: <HungCases {...gathering} /> }]
    : []),
  ...(gathering.hungPolls
    ? [{ id: 'hungPolls', label: t('gatherings.desk.hung.polls'), value: <HungPolls {...gathering} /> }]
    : []),
];
