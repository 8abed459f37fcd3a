import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { GatheringList } from './GatheringList.tsx';
import { buildGatheringsQuery } from './gatheringQueries.ts';
import { OpenGatheringLink } from './OpenGatheringLink.tsx';

/** Below a menu's tiles: open discussions, and a link to open one. Hidden offline or if empty. */
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
