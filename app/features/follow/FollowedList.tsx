import { styled } from '@parvis/theme/css/stitches';
import { iconDrawer } from '@parvis/ui/icons/byName';
import { CaseList } from '@parvis/ui/screens/CaseList';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { buildFollowingQuery } from './followQueries.ts';
import { formatFollowedState, getFollowTitle } from './followTexts.ts';

const Heading = styled('h2', { margin: 0, fontSize: '$md', fontWeight: '$bold', lineHeight: '$snug' });
const drawIcon = iconDrawer(20);

export const FollowedList = () => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { data = [] } = useQuery(buildFollowingQuery());
  if (data.length === 0) return null;
  const items = data.map((one) => ({
    id: one.csid,
    title: getFollowTitle(one),
    place: one.placeLbl,
    time: new Date(one.last),
    dateTime: one.last,
    status: formatFollowedState(one, texts),
    lastText: one.unread && t('follow.list.unread'),
    icon: one.imgSrc,
    href: `/m/follow/${one.cuid}/${one.csid}`,
  }));
  return (
    <>
      <Heading>{t('follow.list')}</Heading>
      <CaseList
        framed
        label={t('follow.list')}
        items={items}
        renderIcon={drawIcon}
        onSelect={(id) => navigate(items.find((item) => item.id === id)?.href ?? '/m/home')}
      />
    </>
  );
};
