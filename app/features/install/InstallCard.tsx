import type { TextId } from '@parvis/locales/areas';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { OfferCard } from '../../shell/OfferCard.tsx';
import { InstallButton, InstallSteps } from './InstallSteps.tsx';
import { type InstallWay, opensElsewhere } from './ways.ts';

type Words = readonly [title: TextId, text: TextId];

const elsewhere = { openSafari: 'install.openSafari.title', openChrome: 'install.openChrome.title' } as const;

const wordsOf = (way: InstallWay): Words =>
  opensElsewhere(way) ? [elsewhere[way], 'install.open.text'] : ['install.title', 'install.text'];

export const InstallCard = ({ way, onClose }: { way: InstallWay; onClose: () => void }) => {
  const { t } = useTexts();
  const [title, text] = wordsOf(way);
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
