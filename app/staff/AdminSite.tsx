import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { useQuery } from '@tanstack/react-query';
import { sitesQuery } from '../sites/useSiteLinks.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Where administrators administer: at another host where one is set. */
export const AdminSite = () => {
  const { t } = useTexts();
  const { data } = useQuery(sitesQuery);
  if (!data) return null;
  const { host } = new URL(data.admin, location.href);
  return (
    <SettingsPart title={t('site.admin')} text={t('site.admin.text', { host })}>
      <ButtonLink variant="quiet" href={data.admin}>
        {t('site.admin.open')}
      </ButtonLink>
    </SettingsPart>
  );
};
