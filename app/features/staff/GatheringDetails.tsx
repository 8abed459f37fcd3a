import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import type { StaffGathering } from '@parvis/api/entities/gathering';
import { CaseDetails } from '@parvis/ui/screens/CaseDetails';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatGatheringDay, formatPeriod } from '../gatherings/gatheringTexts.ts';
import { GatheringMembers } from './GatheringMembers.tsx';
import { buildHungFacts } from './gatherings/useGatheringFacts.tsx';

export type GatheringDetailsProps = {
  gathering: StaffGathering | null | undefined;
  info: CaseInfo | undefined;
  hideTitle?: boolean;
  onAnswer: (person: Participant) => void;
};

export const GatheringDetails = ({ gathering, info, hideTitle = false, onAnswer }: GatheringDetailsProps) => {
  const texts = useTexts();
  const { t } = texts;
  const facts = gathering && [
    ...(gathering.intro ? [{ id: 'intro', label: t('gatherings.desk.intro'), value: gathering.intro }] : []),
    {
      id: 'place',
      label: t('gatherings.desk.place'),
      value: gathering.placeLbl ?? t('gatherings.desk.nowhere'),
    },
    { id: 'period', label: t('gatherings.join.period'), value: formatPeriod(gathering, texts) },
    {
      id: 'access',
      label: t('gatherings.desk.access'),
      value: t(
        gathering.access === 'place' || gathering.access === 'link'
          ? `gatherings.desk.access.${gathering.access}`
          : 'gatherings.desk.access.customer',
      ),
    },
    {
      id: 'approval',
      label: t('gatherings.desk.approval.fact'),
      value: t(gathering.premoderated ? 'gatherings.desk.approval.yes' : 'gatherings.desk.approval.no'),
    },
    { id: 'by', label: t('gatherings.desk.by.fact'), value: gathering.by || t('gatherings.desk.gone') },
    ...buildHungFacts(gathering, texts),
    { id: 'erase', label: t('gatherings.desk.erase'), value: formatGatheringDay(gathering.eraseOn, texts) },
  ];
  return (
    <CaseDetails title={t('gatherings.desk.details')} hideTitle={hideTitle} facts={facts ?? undefined}>
      {info && <GatheringMembers info={info} onAnswer={onAnswer} />}
    </CaseDetails>
  );
};
