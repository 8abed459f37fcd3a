import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useEffect, useId, useState } from 'react';
import { noteCardClass } from '../shell/noteCard.ts';
import { useTexts } from '../texts/useTexts.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { mayOffer, noteDeclined, noteOffered } from './offered.ts';
import { useInstallWay } from './useInstallWay.ts';
import { type InstallWay, opensElsewhere } from './ways.ts';

const Card = styled('section', noteCardClass, {
  gap: '$3',
  justifyItems: 'start',
  '& h2, & p': { margin: 0 },
  '& h2': { fontSize: '$md' },
});

type Words = readonly [title: TextId, text: TextId];

const elsewhere = { openSafari: 'install.openSafari.title', openChrome: 'install.openChrome.title' } as const;

/** What is said of it: elsewhere it is opened first. */
const wordsOf = (way: InstallWay): Words =>
  opensElsewhere(way) ? [elsewhere[way], 'install.open.text'] : ['install.title', 'install.text'];

/** Offers to install the app after the first report of this device, once: whoever closes it finds it in the settings. */
export const InstallOffer = ({ csid }: { csid: string }) => {
  const { t } = useTexts();
  const way = useInstallWay();
  const titleId = useId();
  const [open, setOpen] = useState(() => mayOffer(csid));
  const isShown = open && way !== undefined;
  useEffect(() => {
    if (isShown) noteOffered(csid);
  }, [isShown, csid]);
  if (!isShown) return null;
  const [title, text] = wordsOf(way);
  const decline = () => {
    noteDeclined();
    setOpen(false);
  };
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{t(title)}</h2>
      <p>{t(text)}</p>
      <InstallSteps way={way} />
      <Button variant="plain" onClick={decline}>
        {t('install.close')}
      </Button>
    </Card>
  );
};
