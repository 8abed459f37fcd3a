import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Link } from 'wouter';
import { addressPage } from '../../lib/session/addressPage.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { OfferCard } from '../../shell/OfferCard.tsx';

/** Device too old for notifications: offers e-mail. */
export const UnsupportedCard = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <OfferCard
      title={t('notif.old.title')}
      action={
        <Link href={addressPage} asChild>
          <ButtonLink>{t('notif.old.give')}</ButtonLink>
        </Link>
      }
      close={{ label: t('notif.old.close'), onPress: onClose }}
    >
      <p>{t('notif.old')}</p>
      <p>{t('notif.old.mail')}</p>
    </OfferCard>
  );
};
