import { useEffect, useState } from 'react';
import { countPageUse } from '../../lib/usage/countUse.ts';
import { InstallCard } from './InstallCard.tsx';
import { canOffer, isFirstOffer, recordDecline, recordOffer } from './offerState.ts';
import { useInstallMethod } from './useInstallMethod.ts';

/** After the device's first report, until dismissed. */
export const InstallOffer = ({ csid }: { csid: string }) => {
  const way = useInstallMethod();
  const [open, setOpen] = useState(() => canOffer(csid));
  const isShown = open && way !== undefined;
  useEffect(() => {
    if (!isShown) return;
    if (isFirstOffer()) countPageUse({ type: 'install', value: 'offered' });
    recordOffer(csid);
  }, [isShown, csid]);
  if (!isShown) return null;
  const dismissOffer = () => {
    recordDecline();
    countPageUse({ type: 'install', value: 'dismissed' });
    setOpen(false);
  };
  return <InstallCard way={way} onClose={dismissOffer} />;
};
