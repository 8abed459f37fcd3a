import { onDemand } from '../../lib/texts/onDemand.ts';
import { texts } from '../../lib/texts/store.ts';
import { type AskedKeeper, askedAddress, askedSignIn } from '../sign-in/addresses/askedAddress.ts';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';

export type AddressWay = 'give' | 'signIn' | 'verify' | 'erase';

/** The dialog to reopen after a reload, unless closed. */
export function begunWay(kind: AddressKind): AddressWay | undefined {
  const isOpen = ({ load }: AskedKeeper) => {
    const kept = load();
    return kept?.kind === kind && !kept.left;
  };
  if (isOpen(askedSignIn)) return 'signIn';
  return isOpen(askedAddress) ? 'give' : undefined;
}

/** On demand: few people give an address. */
export const addressDialog = onDemand(async () => {
  const [{ AddressDialog }] = await Promise.all([
    import('./OwnAddressDialogs.tsx'),
    texts.load('flows', 'login'),
  ]);
  return AddressDialog;
});
