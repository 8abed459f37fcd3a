import { useEffect, useState } from 'react';
import { InstallCard } from './InstallCard.tsx';
import { canOffer, recordDecline, recordOffer } from './offerState.ts';
import { useInstallMethod } from './useInstallMethod.ts';

/** Offers to install the app after the device's first report, until dismissed. */
export const InstallOffer = ({ csid }: { csid: string }) => {
  const way = useInstallMethod();
  const [open, setOpen] = useState(() => canOffer(csid));
  const isShown = open && way !== undefined;
  useEffect(() => {
    if (isShown) recordOffer(csid);
  }, [isShown, csid]);
  if (!isShown) return null;
  const dismissOffer = () => {
    recordDecline();
    setOpen(false);
  };
  return <InstallCard way={way} onClose={dismissOffer} />;
};
