import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Notice } from '@parvis/ui/screens/Notice';
import { BrowserLanguageOffer } from '../shell/LanguageOffers.tsx';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';

/** `/home/campus` where the server knows no regional campus elsewhere: it would have led there. */
export const CampusPage = () => {
  const { t } = useTexts();
  useDocumentTitle(t('campus.none'), t('app.name'));
  return (
    <Notice
      header={{ label: t('app.name') }}
      icon={<BuildingIcon size={32} />}
      texts={{ title: t('campus.none'), text: t('campus.none.text') }}
      actions={
        <>
          <ButtonLink block variant="solid" href="/">
            {t('nav.home')}
          </ButtonLink>
          <ButtonLink block variant="quiet" href="/links">
            {t('info.links')}
          </ButtonLink>
        </>
      }
    >
      <BrowserLanguageOffer />
      <LegalFooter customer={undefined} />
    </Notice>
  );
};
