import { BellIcon } from '@parvis/ui/icons/BellIcon';
import { ExternalIcon } from '@parvis/ui/icons/ExternalIcon';
import { LinkIcon } from '@parvis/ui/icons/LinkIcon';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { TagIcon } from '@parvis/ui/icons/TagIcon';
import { Links } from '@parvis/ui/screens/Links';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { sitesQuery } from '../../lib/api/useSiteLinks.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { getPageUrl } from './deskPages.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

const pages = [
  { place: 'labels', label: 'labels.title', note: 'labels.open', icon: <TagIcon size={24} /> },
  { place: 'links', label: 'invites.links.title', note: 'invites.links.open', icon: <LinkIcon size={24} /> },
  {
    place: 'delivery',
    label: 'deliveries.title',
    note: 'deliveries.open.text',
    icon: <BellIcon size={24} />,
  },
  { place: 'trail', label: 'trail.title', note: 'trail.open.text', icon: <ListIcon size={24} /> },
] as const;

/** `/staff/{cuid}/administration`: occasional tasks of administrators. */
export const StaffAdmin = (desk: DeskProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const admin = useQuery(sitesQuery).data?.admin;
  const nav = useDeskPage(desk, 'administration', t('staff.nav.admin'));
  const elsewhere = admin?.startsWith('/') ? undefined : admin;
  return (
    <StaffPlace nav={nav}>
      <Links
        wide
        texts={{ title: t('staff.nav.admin'), cases: '', useful: t('staff.admin.pages'), legal: '' }}
        header={{ label: cstmrLbl, logoSrc: desk.config?.cstmr.logo }}
        useful={[
          ...pages.map(({ place, label, note, icon }) => ({
            href: getPageUrl(place, cuid),
            label: t(label),
            note: t(note),
            icon,
          })),
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
          // Another site needs a full load.
          if (href === elsewhere) location.assign(href);
          else navigate(href);
        }}
        footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
      />
    </StaffPlace>
  );
};
