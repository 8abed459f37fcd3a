import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { GatheringList } from './GatheringList.tsx';
import { buildGatheringsQuery } from './gatheringQueries.ts';

/** Discussions of a customer that the visitor takes part in or may join; nothing without any. */
export const OwnGatherings = ({ cuid }: { cuid: string }) => {
  const { t } = useTexts();
  const { data = [] } = useQuery(buildGatheringsQuery(cuid));
  return data.length > 0 && <GatheringList title={t('gatherings.list')} gatherings={data} />;
};
