import { useEffect, useState } from 'react';
import { InstallCard } from './InstallCard.tsx';
import { mayOffer, noteDeclined, noteOffered } from './offered.ts';
import { useInstallWay } from './useInstallWay.ts';

/** Offers to install the app after the device's first report, until dismissed. */
export const InstallOffer = ({ csid }: { csid: string }) => {
  const way = useInstallWay();
  const [open, setOpen] = useState(() => mayOffer(csid));
  const isShown = open && way !== undefined;
  useEffect(() => {
    if (isShown) noteOffered(csid);
  }, [isShown, csid]);
  if (!isShown) return null;
  const decline = () => {
    noteDeclined();
    setOpen(false);
  };
  return <InstallCard way={way} onClose={decline} />;
};
