import { useEffect, useState } from 'react';
import { retryLoads } from '../../lib/texts/createLazy.ts';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import { type AddressAction, findOpenAction, lazyAddressDialog } from './addressActions.ts';
import type { AddressDialog } from './OwnAddressDialogs.tsx';

interface Asked {
  readonly way: AddressAction;
  readonly Dialog: typeof AddressDialog;
}

/** Opens the dialog, or reopens the pending one. */
export function useAddressDialog(
  kind: AddressKind,
  { onOpen, onFailed }: { onOpen?: () => void; onFailed: () => void },
) {
  const [opening, setOpening] = useState<AddressAction>();
  const [asked, setAsked] = useState<Asked>();
  const open = async (way: AddressAction): Promise<void> => {
    onOpen?.();
    setOpening(way);
    try {
      setAsked({ way, Dialog: await lazyAddressDialog.load() });
    } catch {
      retryLoads();
      onFailed();
    }
    setOpening(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins.
  useEffect(() => {
    const way = findOpenAction(kind);
    if (way) void open(way);
  }, []);
  return { opening, asked, open, close: () => setAsked(undefined) };
}
