import { useEffect, useState } from 'react';
import { retryLoads } from '../../lib/texts/onDemand.ts';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import { type AddressWay, addressDialog, begunWay } from './addressWays.ts';
import type { AddressDialog } from './OwnAddressDialogs.tsx';

interface Asked {
  readonly way: AddressWay;
  readonly Dialog: typeof AddressDialog;
}

/** Loads and opens the dialog, or reopens the one in progress. */
export function useAddressDialog(
  kind: AddressKind,
  { onOpen, onFailed }: { onOpen?: () => void; onFailed: () => void },
) {
  const [opening, setOpening] = useState<AddressWay>();
  const [asked, setAsked] = useState<Asked>();
  const open = async (way: AddressWay): Promise<void> => {
    onOpen?.();
    setOpening(way);
    try {
      setAsked({ way, Dialog: await addressDialog.load() });
    } catch {
      retryLoads();
      onFailed();
    }
    setOpening(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins.
  useEffect(() => {
    const way = begunWay(kind);
    if (way) void open(way);
  }, []);
  return { opening, asked, open, close: () => setAsked(undefined) };
}
