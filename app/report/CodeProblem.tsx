import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { usePageOwner } from '../session/useOwner.ts';
import { BrowserLanguageOffer } from '../shell/LanguageOffers.tsx';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';

const words = {
  unknownQr: ['qr.unknown', 'qr.unknown.text'],
  staleQr: ['qr.stale', 'qr.stale.text'],
} as const;

/** A code that leads nowhere: why, and what to do. */
export const CodeProblem = ({ qrid, why }: { qrid: string; why: keyof typeof words }) => {
  const { t } = useTexts();
  const owner = usePageOwner();
  const [title, text] = words[why];
  const said =
    owner && why === 'staleQr' ? t('qr.stale.of', { cstmr: owner }) : t(text, { qrid: qrid.slice(0, 40) });
  useDocumentTitle(t(title), owner ?? t('app.name'));
  return (
    <ErrorScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t(title), text: said }}
      actions={
        <>
          <ButtonLink variant="quiet" href="/m/home">
            {t('error.home')}
          </ButtonLink>
          <BrowserLanguageOffer />
          <LegalFooter />
        </>
      }
    />
  );
};
