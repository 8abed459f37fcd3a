import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { GatheringList } from './GatheringList.tsx';
import { buildGatheringsQuery } from './gatheringQueries.ts';
import { OpenGatheringLink } from './OpenGatheringLink.tsx';

/** A customer's discussions that the visitor joined or may join. */
export const OwnGatherings = ({ cuid }: { cuid: string }) => {
  const { t } = useTexts();
  const { data } = useQuery(buildGatheringsQuery(cuid));
  if (!data) return null;
  return (
    <>
      {data.data.length > 0 && <GatheringList title={t('gatherings.list')} gatherings={data.data} />}
      {data.mayOpen && <OpenGatheringLink cuid={cuid} />}
    </>
  );
};
