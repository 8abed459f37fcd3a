import { BellIcon } from '@parvis/ui/icons/BellIcon';
import { ChartIcon } from '@parvis/ui/icons/ChartIcon';
import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { ExternalIcon } from '@parvis/ui/icons/ExternalIcon';
import { LinkIcon } from '@parvis/ui/icons/LinkIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { PaletteIcon } from '@parvis/ui/icons/PaletteIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { ShieldIcon } from '@parvis/ui/icons/ShieldIcon';
import { Links } from '@parvis/ui/screens/Links';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getBoardCountsQuery } from '../../lib/api/boardQuery.ts';
import { sitesQuery } from '../../lib/api/useSiteLinks.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { formatTitle, useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { withCount } from '../notifications/news/withCount.ts';
import { getModerationUrl, THEME_URL } from './adminUrls.ts';
import { getGatheringsUrl } from './gatherings/staffGatherings.ts';
import { getPollsUrl } from './polls/pollUrls.ts';
import { type DeskProps, useDeskNav } from './useDeskNav.tsx';

/** `/staff/{cuid}/administration`: the administrators' pages. */
export const StaffAdmin = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl, moderate } = desk.role;
  const unread = useQuery(getBoardCountsQuery(cuid)).data?.waiting ?? 0;
  const admin = useQuery(sitesQuery).data?.admin;
  const nav = useDeskNav(desk, 'admin', unread);
  useDocumentTitle(withCount(formatTitle(t('staff.nav.admin'), cstmrLbl), unread));
  const elsewhere = admin?.startsWith('/') ? undefined : admin;
  return (
    <StaffPlace nav={nav}>
      <Links
        texts={{ title: t('staff.nav.admin'), cases: '', useful: t('staff.admin.pages'), legal: '' }}
        header={{ label: cstmrLbl, logoSrc: desk.config?.cstmr.logo }}
        useful={[
          {
            href: `/staff/${cuid}/figures`,
            label: t('figures.title'),
            note: t('figures.open.text'),
            icon: <ChartIcon size={24} />,
          },
          {
            href: `/staff/${cuid}/codes`,
            label: t('codes.title'),
            note: t('codes.open.text'),
            icon: <QrIcon size={24} />,
          },
          {
            href: `/staff/${cuid}/links`,
            label: t('invites.links.title'),
            note: t('invites.links.open'),
            icon: <LinkIcon size={24} />,
          },
          {
            href: getPollsUrl(cuid),
            label: t('staff.nav.polls'),
            note: t('staff.admin.polls'),
            icon: <ChartIcon size={24} />,
          },
          {
            href: getGatheringsUrl(cuid),
            label: t('staff.nav.gatherings'),
            note: t('staff.admin.gatherings'),
            icon: <ChatIcon size={24} />,
          },
          {
            href: `/staff/${cuid}/delivery`,
            label: t('deliveries.title'),
            note: t('deliveries.open.text'),
            icon: <BellIcon size={24} />,
          },
          ...(moderate
            ? [
                {
                  href: getModerationUrl(cuid),
                  label: t('notices.title'),
                  note: t('notices.open.text'),
                  icon: <ShieldIcon size={24} />,
                },
              ]
            : []),
          {
            href: `/staff/${cuid}/trail`,
            label: t('trail.title'),
            note: t('trail.open.text'),
            icon: <ListIcon size={24} />,
          },
          {
            href: THEME_URL,
            label: t('staff.nav.theme'),
            note: t('staff.admin.theme'),
            icon: <PaletteIcon size={24} />,
          },
          ...(elsewhere === undefined
            ? []
            : [
                {
                  href: elsewhere,
                  label: t('site.admin'),
                  note: t('site.admin.text', { host: new URL(elsewhere, location.href).host }),
                  icon: <ExternalIcon size={24} />,
                  external: true,
                },
              ]),
        ]}
        legal={[]}
        onLink={(href) => {
          // Pages with another CSP or site need a full load.
          if (href.startsWith(`/staff/${cuid}/`)) navigate(href);
          else location.assign(href);
        }}
        footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
      />
    </StaffPlace>
  );
};
