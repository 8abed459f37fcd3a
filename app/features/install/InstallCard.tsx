import type { TextId } from '@parvis/locales/areas';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { OfferCard } from '../../shell/OfferCard.tsx';
import { InstallButton, InstallSteps } from './InstallSteps.tsx';
import { type InstallWay, opensElsewhere } from './ways.ts';

type Words = readonly [title: TextId, text: TextId];

const elsewhere = { openSafari: 'install.openSafari.title', openChrome: 'install.openChrome.title' } as const;

/** What is said of it: elsewhere it is opened first. */
const wordsOf = (way: InstallWay): Words =>
  opensElsewhere(way) ? [elsewhere[way], 'install.open.text'] : ['install.title', 'install.text'];

/** How the app is installed here, for whoever wants it. */
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
