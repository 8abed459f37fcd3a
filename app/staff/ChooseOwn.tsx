import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { NothingHere } from '../shell/NothingHere.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { OwnPage } from './ownPage.ts';

/** Leads on to a page of somebody's own customer, by their choice where they have several. */
export const ChooseOwn = ({ pages }: { pages: readonly OwnPage[] }) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const only = pages.length === 1 ? pages[0]?.href : undefined;
  useEffect(() => {
    if (only !== undefined) navigate(only, { replace: true });
  }, [only, navigate]);
  if (only !== undefined) return null;
  return (
    <NothingHere
      icon={<BuildingIcon size={36} />}
      texts={{ title: t('staff.whose'), text: t('staff.whose.text') }}
      ways={pages}
      equal
    />
  );
};
