import type { Gathering } from '@parvis/api/entities/gathering';
import { styled } from '@parvis/theme/css/stitches';
import { CaseList } from '@parvis/ui/screens/CaseList';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatPeople, formatPeriod, getGatheringPath, getPictureUrl } from './gatheringTexts.ts';
import { NO_PICTURE, renderGatheringIcon } from './renderGatheringIcon.tsx';

const Heading = styled('h2', { margin: 0, fontSize: '$md', fontWeight: '$bold', lineHeight: '$snug' });

export type GatheringListProps = {
  title: string;
  gatherings: readonly Gathering[];
  qrid?: string | undefined;
};

/** With place, period and size. */
export const GatheringList = ({ title, gatherings, qrid }: GatheringListProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const items = gatherings.map((one) => ({
    id: one.gthrId,
    title: one.title,
    place: one.placeLbl ?? one.cstmrLbl,
    time: new Date(one.last),
    dateTime: one.last,
    status: formatPeriod(one, texts),
    lastText: one.unread
      ? t('gatherings.unread', { count: one.unread })
      : [one.joined && t('gatherings.joined'), formatPeople(one, texts)].filter(Boolean).join(' · '),
    unread: one.unread ?? 0,
    icon: getPictureUrl('mobile', one, 'small') ?? NO_PICTURE,
    href: getGatheringPath(one, qrid),
  }));
  return (
    <>
      <Heading>{title}</Heading>
      <CaseList
        framed
        label={title}
        items={items}
        renderIcon={renderGatheringIcon}
        onSelect={(id) => navigate(items.find((item) => item.id === id)?.href ?? '/m/home')}
      />
    </>
  );
};
