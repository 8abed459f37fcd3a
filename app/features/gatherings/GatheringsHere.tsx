import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { GatheringList } from './GatheringList.tsx';
import { buildGatheringsQuery } from './gatheringQueries.ts';
import { OpenGatheringLink } from './OpenGatheringLink.tsx';

/** Under the tiles of a menu: discussions that are open here, and the way to open one. Nothing offline or where none is. */
export const GatheringsHere = ({ cuid, qrid }: { cuid: string; qrid: string }) => {
  const { t } = useTexts();
  const { data } = useQuery(buildGatheringsQuery(cuid, qrid));
  const open = (data?.data ?? []).filter(({ state, joined }) => joined || state !== 'ended');
  return (
    <>
      {open.length > 0 && <GatheringList title={t('gatherings.here')} gatherings={open} qrid={qrid} />}
      {data?.mayOpen && <OpenGatheringLink cuid={cuid} qrid={qrid} />}
    </>
  );
};
