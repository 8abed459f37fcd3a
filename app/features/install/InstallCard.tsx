import type { TextId } from '@parvis/locales/areas';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { OfferCard } from '../../shell/OfferCard.tsx';
import { InstallButton, InstallSteps } from './InstallSteps.tsx';
import { type InstallMethod, isOtherBrowserNeeded } from './installMethods.ts';

type Words = readonly [title: TextId, text: TextId];

const otherBrowserTitles = {
  openSafari: 'install.openSafari.title',
  openChrome: 'install.openChrome.title',
} as const;

const getCardTexts = (way: InstallMethod): Words =>
  isOtherBrowserNeeded(way)
    ? [otherBrowserTitles[way], 'install.open.text']
    : ['install.title', 'install.lead'];

export const InstallCard = ({ way, onClose }: { way: InstallMethod; onClose: () => void }) => {
  const { t } = useTexts();
  const [title, text] = getCardTexts(way);
  return (
    <OfferCard
      title={t(title)}
      action={way === 'prompt' && <InstallButton />}
      close={{ label: t('install.close'), onPress: onClose }}
    >
      <p>{t(text)}</p>
      {way !== 'prompt' && <InstallSteps way={way} />}
    </OfferCard>
  );
};
