import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { NotFoundScreen } from '../../../shell/NotFoundScreen.tsx';

/** `/home/campus` without a known regional campus. */
export const NoCampusPage = () => {
  const { t } = useTexts();
  return (
    <NotFoundScreen
      icon={<BuildingIcon size={36} />}
      texts={{ title: t('campus.none'), text: t('campus.none.text') }}
      links={[
        { href: '/', label: t('error.home') },
        { href: '/links', label: t('info.links') },
      ]}
    />
  );
};
